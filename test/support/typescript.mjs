import { createRequire } from "node:module";

/** The compiler. Node looks through all of it for its exports where it is imported, and not so here. */
export default createRequire(import.meta.url)("typescript");
