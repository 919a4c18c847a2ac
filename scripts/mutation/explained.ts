/** A change of the code that no test has to notice, and why. Whoever lists one has looked at it. */
export interface Explained {
  readonly file: string;
  /** A part of the line on which the change begins; any line if there is none. */
  readonly line?: string;
  /** The code that is changed, on one line. */
  readonly code?: string;
  /** What it is changed into, on one line; any change of it if there is none. */
  readonly into?: string;
  readonly why: string;
}

/** Changes of one file of the domain. */
const domain = (name: string, entries: readonly Omit<Explained, "file">[]) =>
  entries.map((entry): Explained => ({ file: `mocks/domain/${name}.ts`, ...entry }));

/** An entry that no survivor needs any more is told by the run, and fails it. */
export const EXPLAINED: readonly Explained[] = [
  ...domain("callback", [
    {
      code: 'event.type === "callback-scheduled"',
      into: "true",
      why: "no other beginning can be held",
    },
  ]),
  ...domain("card", [
    {
      code: "total + (value > 9 ? value - 9 : value)",
      why: "a sum and its negative are both whole tens, or neither is",
    },
    { line: "number === undefined", into: "false", why: "the digits of no number are none" },
  ]),
  ...domain("decide", [
    {
      code: "callbacks.length === 0",
      into: "false",
      why: "adding nothing makes an equal decision",
    },
  ]),
  ...domain("fold-invoice", [
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
  ...domain("journey", [
    {
      code: "startedAt === null",
      into: "false",
      why: "what was not started has no next charge",
    },
  ]),
  ...domain("planned-callbacks", [
    {
      code: "world.recurring.get(recurringId)?.plan",
      why: "charges are of payments that are there",
    },
    { line: "target === undefined", why: "charges are of payments that are there" },
  ]),
  ...domain("receivers", [
    { code: "[]", why: "an order without receivers is not shared out, and not asked about" },
  ]),
  ...domain("world", [
    { code: "next.earlier === null", into: "false", why: "no invoice has the number null" },
  ]),
];
