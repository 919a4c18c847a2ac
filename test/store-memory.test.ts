import { memoryStore } from "../mocks/store/memory.js";
import { describeStore } from "./store-conformance.js";

describeStore("the memory", memoryStore);
