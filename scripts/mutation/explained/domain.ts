import { changesIn, type Explained } from "./entry.js";

const of = changesIn("mocks/domain");

/** What survives in the rules, and why. */
export const DOMAIN: readonly Explained[] = [
  ...of("agenda", [
    {
      line: "!this.#lanes[kind].add",
      into: "true",
      why: "an entry too many is dropped in its turn",
    },
    { line: "if (this.#first && at", why: "the first one is found again" },
    { line: "const filled", why: "what is empty adds nothing" },
    { line: "const [only = []]", why: "there is always a part" },
    { line: "const isOrdered", why: "what is in order stays as it is when it is sorted" },
    { line: "add(at: EpochMs", why: "all can be in the heap: a lane takes less" },
    { line: "length > this.#head && at", why: "all can be in the heap: a lane takes less" },
    { line: "return true;", into: "false", why: "an entry too many is dropped in its turn" },
    { line: "if (at === undefined || !other)", into: "false", why: "no number is before another" },
    { line: "return at < other.at", why: "no two have one order" },
    { line: "this.#head > TAKEN_MAX", why: "it is about memory alone" },
    { line: "for (let n = this.#head", why: "after the last there is none" },
    { code: "entry", into: "true", why: "up to the last there is one" },
    { line: "at === undefined || id === undefined", why: "the three are there together" },
  ]),
  ...of("callback", [
    {
      code: 'event.type === "callback-scheduled"',
      into: "true",
      why: "no other beginning can be held",
    },
  ]),
  ...of("card", [
    {
      code: "total + (value > 9 ? value - 9 : value)",
      why: "a sum and its negative are both whole tens, or neither is",
    },
    { line: "number === undefined", into: "false", why: "the digits of no number are none" },
  ]),
  ...of("decide", [
    {
      code: "callbacks.length === 0",
      into: "false",
      why: "adding nothing makes an equal decision",
    },
  ]),
  ...of("evolve", [
    { code: "event.at > world.lastAt", why: "the same instant is the same" },
    {
      code: 'event.type !== "charges-arranged"',
      into: "true",
      why: "an entry too many is dropped in its turn",
    },
    {
      line: "if (isIn) table.set(id, true)",
      into: "false",
      why: "what counts is that it is there",
    },
  ]),
  ...of("fold-invoice", [
    {
      code: "before?.status",
      into: "before.status",
      why: "an invoice that nobody created has thrown",
    },
    {
      code: 'event.type === "invoice-reopened"',
      into: "true",
      why: "the agenda drops an entry too many when it looks at it",
    },
    { code: "from === to", into: "false", why: "counting in and out of one state changes nothing" },
    { code: "later", into: "true", why: "one that is not the latest has a later one" },
  ]),
  ...of("journey", [
    {
      code: "startedAt === null",
      into: "false",
      why: "what was not started has no next charge",
    },
  ]),
  ...of("planned-callbacks", [
    {
      code: "world.recurring.get(recurringId)?.plan",
      why: "charges are of payments that are there",
    },
    { line: "target === undefined", why: "charges are of payments that are there" },
  ]),
  ...of("receivers", [
    { code: "[]", why: "an order without receivers is not shared out, and not asked about" },
  ]),
  ...of("recurring", [
    { line: 'event.type === "recurring-withdrawn"', into: "{}", why: "it is gone right after" },
    { line: "arranged.length > 0", why: "less of nothing is nothing" },
  ]),
  ...of("table", [
    { line: "if (id !== this.#lastId)", into: "true", why: "what is found again is the same" },
    { line: "const isDeleted", why: "nothing is among those deleted where there are none" },
  ]),
  ...of("world", [
    { code: "next.earlier === null", into: "false", why: "no invoice has the number null" },
  ]),
  ...of("card", [{ line: "const [, month", code: "[]", why: "no match has no second part" }]),
  ...of("otp", [
    { line: "const isLast", into: "true", why: "after three wrong codes nothing else comes" },
  ]),
  ...of("shown", [
    { line: "const part", why: "what is long is cut below: it saves writing out what is longer" },
    { line: "part === value", into: "true", why: "what was cut is long enough to be cut again" },
    { line: "part === value", code: "text.slice(0, -1)", why: "its end is cut off below" },
  ]),
  ...of("time", [
    {
      code: "at !== latestAt",
      into: "true",
      why: "what is remembered is made anew, and is the same",
    },
  ]),
];
