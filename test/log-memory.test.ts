import { memoryLog } from "../mocks/log/memory.js";
import { describeLog } from "./log-conformance.js";

describeLog("the memory", memoryLog);
