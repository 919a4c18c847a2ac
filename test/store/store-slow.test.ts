import { slowStorage } from "../support/store.js";
import { describeStore } from "./store-conformance.js";

// The twin that answers later must be a store itself: other suites rely on it.
describeStore("in memory that answers later", slowStorage);
