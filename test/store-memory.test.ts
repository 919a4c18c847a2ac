import { memoryStorage } from "../mocks/store/memory.js";
import { describeStore } from "./store-conformance.js";
import { STORAGES } from "./support/stores.js";

describeStore("in memory", memoryStorage);

// The twin that answers later must be a store itself: other suites rely on it.
for (const [name, storageOf] of STORAGES.slice(1)) describeStore(name, storageOf);
