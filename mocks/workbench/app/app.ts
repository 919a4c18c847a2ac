import { gatewaySource } from "./gateway-source.js";
import { show } from "./main.js";

show(gatewaySource);
