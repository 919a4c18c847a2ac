import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { executeConclusively } from "../../mocks/explore/execute.js";
import { loadFastCheck, sequenceAt, sequences } from "../../mocks/explore/generate.js";
import type { Sequence, SequenceStep } from "../../mocks/explore/sequence.js";
import { type ExplorationSession, openSession } from "../../mocks/explore/session.js";
import type { ShopCredentials } from "../../mocks/explore/shop.js";
import { steered, stuttered, transitionsOf } from "../../mocks/explore/steer.js";
import { FLORIST_BUGS, openFlorist } from "../support/florist.js";
import { FLORIST_SEQUENCES } from "../support/florist-sequences.js";

/** The shop waits longer than this machine is ever busy, and we wait longer than the shop. */
const TIMEOUT_MS = 1000;
const PATIENCE_MS = 4000;
const LIMIT_MS = 60_000;

let bug: string | undefined;
let session: ExplorationSession & { close(): Promise<void> };
beforeAll(async () => {
  const open = (credentials: ShopCredentials) =>
    openFlorist({ ...credentials, bug, timeoutMs: TIMEOUT_MS });
  session = await openSession(async () => ({ open }), { patienceMs: PATIENCE_MS });
});
afterAll(() => session.close());

/** What is wrong with the shop under a bug, or with the right one. */
async function found(sequence: Sequence, planted: string | undefined) {
  bug = planted;
  const { findings } = await executeConclusively(session, sequence, 0);
  return findings.map(({ invariant }) => invariant);
}

describe("the shortest sequence for each bug of the second shop", () => {
  test.each(FLORIST_SEQUENCES)(
    "shows $bug, and nothing wrong with the right shop",
    async ({ bug: planted, invariant, sequence }) => {
      expect(await found(sequence, planted)).toContain(invariant);
      expect(await found(sequence, undefined)).toEqual([]);
    },
    LIMIT_MS,
  );

  test("is there for every bug", () => {
    expect(FLORIST_SEQUENCES.map((row) => row.bug).sort()).toEqual([...FLORIST_BUGS].sort());
    expect(FLORIST_BUGS.length).toBeGreaterThan(20);
  });
});

test(
  "what only shows when everything comes twice is found by a stutter",
  async () => {
    const row = FLORIST_SEQUENCES.find(({ bug: planted }) => planted === "blocks-double-clicks");
    const steps = row?.sequence.steps.filter((_, index) => index < 2 || index % 2 === 0) ?? [];
    const once: Sequence = { world: {}, steps };
    expect(steps).toHaveLength(6);
    expect(await found(once, row?.bug)).toEqual([]);
    expect(await found(stuttered(once), row?.bug)).toContain("denies-payment");
  },
  LIMIT_MS,
);

/** What the right shop was blamed for once, and does well. */
test(
  "a shop need not know an invoice that a stranger reported it of as if it were another order's",
  async () => {
    const order = { does: "start", amount: 20, name: "Sara Al Harbi" } as const;
    const sequence: Sequence = {
      world: { "expiry-notifies": "no" },
      steps: [
        { ...order, under: { fault: "lost-reply", operation: "addInvoice" } },
        { ...order, under: { fault: "truncated-json", operation: "addInvoice" } },
        { does: "forge", how: "callback-of-another", which: 0 },
      ],
    };
    expect(await found(sequence, undefined)).toEqual([]);
  },
  LIMIT_MS,
);

const start: SequenceStep = { does: "start", amount: 20, name: "Sara Al Harbi" };
const RUNS = 300;

const fc = await loadFastCheck();

/** So many sequences as they are tried. */
function drawn(seed: number): readonly Sequence[] {
  const draw = steered(fc, sequences(fc), seed);
  return Array.from({ length: RUNS }, () => draw());
}

const distinct = (all: readonly Sequence[]) => new Set(all.flatMap(transitionsOf)).size;

describe("what is explored is steered", () => {
  test("by the seed alone: the same one gives the same sequences, another one others", () => {
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
  });

  test.each([1, 2, 3])(
    "to rare transitions first: with seed %i, to a fifth more of them",
    (seed) => {
      const arbitrary = sequences(fc);
      const unsteered = Array.from({ length: RUNS }, (_, n) => sequenceAt(fc, arbitrary, seed, n));
      expect(distinct(drawn(seed))).toBeGreaterThan(distinct(unsteered) * 1.2);
    },
  );
});

describe("a transition", () => {
  test.each<[string, readonly SequenceStep[], readonly string[]]>([
    [
      "is a deed with the state that it meets",
      [start, { does: "pay", which: 0 }, { does: "pay", which: 0 }],
      ["none start", "pending pay", "paid pay"],
    ],
    [
      "is another one under trouble, which may lie ahead",
      [
        { ...start, under: { fault: "lost-reply", operation: "addInvoice" } },
        { does: "fault", fault: "hang", operation: "getInvoice" },
        { does: "look", which: 1 },
      ],
      [
        "none start under lost-reply on addInvoice",
        "none fault",
        "pending look under hang on getInvoice",
      ],
    ],
    ["is none where there is nothing yet to do it to", [{ does: "pay", which: 0 }], []],
    [
      "tells subscriptions from orders",
      [
        { ...start, does: "subscribe" },
        { does: "confirm-subscription", which: 0 },
      ],
      ["none subscribe", "registered confirm-subscription"],
    ],
  ])("%s", (_what, steps, transitions) => {
    expect(transitionsOf({ world: {}, steps })).toEqual(transitions);
  });
});
