import { DOMAIN } from "./explained/domain.js";
import type { Explained } from "./explained/entry.js";
import { RUNTIME } from "./explained/runtime.js";
import { STORE } from "./explained/store.js";

/** An entry that no survivor needs any more is told by the run, and fails it. */
export const EXPLAINED: readonly Explained[] = [...DOMAIN, ...STORE, ...RUNTIME];
