import { gatewaySource } from "./data/gateway.js";
import { show } from "./main.js";

show(gatewaySource);
