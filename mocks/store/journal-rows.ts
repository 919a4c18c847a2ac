import { Unreadable } from "./errors.js";
import type { JournalEntry } from "./journal.js";
import { objectFrom } from "./row-text.js";

/** As far from 1970 as a date can be, in milliseconds. */
const DATE_MAX = 8.64e15;

/** What a part of an entry can be. */
const KINDS = {
  text: (value: unknown) => typeof value === "string",
  number: (value: unknown) => typeof value === "number",
  instant: (value: unknown) => typeof value === "number" && Math.abs(value) <= DATE_MAX,
  list: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => typeof value === "object" && !Array.isArray(value),
} as const;

/** A part that can be null, and one that an older paystub did not write, end in a mark each: `|null`, `?`. */
type Part = `${keyof typeof KINDS}${"" | "|null"}${"" | "?"}`;

const PARTS: { readonly [Name in keyof Required<Omit<JournalEntry, "id">>]: Part } = {
  at: "instant",
  operationId: "text|null",
  method: "text",
  path: "text",
  status: "number|null",
  requestBody: "text|null",
  responseBody: "text|null",
  tolerated: "list",
  faults: "list",
  struck: "list?",
  headers: "text?",
  code: "text|null",
  refusal: "object|null",
  explanation: "text|null",
  place: "object|null",
  wallAt: "instant?",
  durationMs: "number?",
  after: "number|null?",
  token: "text|null?",
  step: "text|null?",
  during: "list?",
  endedAt: "instant|null?",
  clientClosedAt: "instant|null?",
  cut: "list",
};

const CHECKS = Object.entries(PARTS).map(([name, part]) => {
  const [kind = ""] = part.split(/[|?]/);
  const isKind = KINDS[kind as keyof typeof KINDS];
  const [mayBeNull, mayLack] = [part.includes("|null"), part.endsWith("?")];
  const fits = (value: unknown) =>
    value === null ? mayBeNull : value === undefined ? mayLack : isKind(value);
  return { name, fits };
});

/** The entry of a row in the journal of requests. Throws `Unreadable` for what is none. */
export function entryFrom(id: number, body: string): JournalEntry {
  const what = () => `request ${id}`;
  const written = objectFrom(body, what);
  const wrong = CHECKS.find(({ name, fits }) => !fits(written[name]));
  if (wrong) throw new Unreadable(what(), `its ${wrong.name} is missing, or of another kind`);
  return { id, ...written } as JournalEntry;
}
