import { gatewaySource } from "./gateway.js";
import { show } from "./main.js";

show(gatewaySource);
