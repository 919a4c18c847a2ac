import { BODIES } from "./bodies.js";
import { INVOICES } from "./invoices.js";
import type { Mistake } from "./mistake.js";
import { NAMES } from "./names.js";
import { PATHS } from "./paths.js";
import { QUERIES } from "./queries.js";
import { SCHEDULES } from "./schedules.js";
import { TOKENS } from "./tokens.js";
import { VALUES } from "./values.js";
import { WALLET } from "./wallet.js";

/** Real mistakes, each with the first thing that a developer is to read. */
export const CORPUS: Readonly<Record<string, readonly Mistake[]>> = {
  "the names of fields": NAMES,
  "what the fields hold": VALUES,
  "a schedule": SCHEDULES,
  "the token": TOKENS,
  "the body": BODIES,
  "the address": PATHS,
  "the query, and who is looked for": QUERIES,
  "which invoice is meant": INVOICES,
  "a wallet payment": WALLET,
};
