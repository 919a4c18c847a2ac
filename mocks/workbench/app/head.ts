import { readEarly } from "./early.js";

readEarly();
