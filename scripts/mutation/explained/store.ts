import { changesIn, type Explained } from "./entry.js";

const of = changesIn("mocks/store");

/** What survives in the log in memory, and why. */
export const STORE: readonly Explained[] = [
  ...of("body-segments", [
    { line: "latin1", into: "false", why: "ASCII is the same in both encodings" },
    { line: "segment.bytes.write", into: "length >= 0", why: "writing nothing changes nothing" },
  ]),
  ...of("event-forms", [
    {
      code: "form === formOf(lifts)",
      into: "false",
      why: "today's form has no lift to go through",
    },
  ]),
  ...of("event-list", [
    { line: "#last", code: "[]", why: "the first event of a chunk begins a new one" },
  ]),
  ...of("journal", [
    { line: "function isShort", why: "the long way comes to the same" },
    { line: "return length <= most", into: "false", why: "the long way comes to the same" },
    { line: "return length <= most", into: "length < most", why: "so does it at the limit" },
    { line: "isShort(record, most)", into: "false", why: "the long way comes to the same" },
    { line: "values.length === 0", into: "false", why: "no texts have no letters" },
    { line: "const isLarge", into: "true", why: "null is short as a text" },
    { line: "record: cut.length", into: "false", why: "a copy of what was not cut is equal" },
    { line: "[...bodies, ...cut]", into: "false", why: "none before those cut is those cut" },
  ]),
  ...of("memory", [
    {
      line: "from.epoch === at.epoch && from.seq >= at.seq",
      why: "the long way finds no event after the end either",
    },
    { code: "sandbox !== null", into: "true", why: "no log has the name null" },
    { code: "{ return undefined; }", into: "{}", why: "the end of a function gives the same" },
    { line: "writers: []", why: "an entry without a number is of no event" },
    { code: "events.length > 0", why: "an entry for no event tells nothing" },
    {
      code: "last?.writer === this",
      into: "false",
      why: "two entries of one writer say what one says",
    },
    {
      line: "while (log.writers.length > 1",
      code: "log.writers.length > 1",
      why: "one alone has none before it, whose number would be none",
    },
    {
      code: "Number(log.writers.at(-2)?.until) >= keep",
      into: "Number(log.writers.at(-2)?.until) > keep",
      why: "what stays is of no event, or goes on",
    },
    { code: "log.writers.at(-2)?.until", why: "there are two" },
    { line: "if (last)", why: "a log has a first event, which somebody wrote" },
    { line: "keys = []", code: "[]", why: "nobody asks for a key of that name" },
    { line: "const isFreed", why: "where the log ends there is nothing to free" },
    { line: "seq <= until", why: "somebody wrote each event" },
  ]),
  ...of("memory-journal", [
    { line: "if (!slot)", into: "true", why: "slots are used again to be quick" },
    { line: "more > journalBytes", why: "a byte less is as good" },
    {
      code: "last.bytes.length - last.used >= needed",
      into: "last.bytes.length - last.used > needed",
      why: "a byte that stays empty is as good",
    },
    {
      line: "while (this.#segments.length > 0",
      code: "this.#segments.length > 0",
      why: "the next entry's segment is among them, and of none the first is none",
    },
    { code: "this.#segments.shift()?.bytes", why: "there is one" },
    { line: "!request && !response", into: "false", why: "none before those cut is those cut" },
  ]),
  ...of("memory-storage", [
    { code: "key === undefined", into: "false", why: "nobody owns the key undefined" },
  ]),
];
