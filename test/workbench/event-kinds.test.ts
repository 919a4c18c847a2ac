import { describe, expect, expectTypeOf } from "vitest";
import type { EventType } from "../../mocks/domain/events.js";
import {
  beforeLast,
  EVENT_GROUPS,
  EVENT_KINDS,
  stateOfEvent,
  statusAfter,
} from "../../mocks/workbench/app/event-kinds.js";
import type { Event } from "../../spec/generated/control.types.js";
import { type Persons, test } from "../support/persons.js";

const AT = "2026-03-01T12:00:00.000Z";

/** A log of events that are reported by their types, all at one instant; some with more. */
const logOf = (...reported: readonly (string | Partial<Event>)[]): readonly Event[] =>
  reported.map((one, n): Event => {
    const event = typeof one === "string" ? { type: one } : one;
    return { seq: n + 1, at: AT, type: "clock-set", ...event };
  });

const cb = (type: string, more: object = {}) => ({
  type: `callback-${type}`,
  callbackId: "1",
  ...more,
});
const NOTIFIED = [cb("scheduled"), cb("attempted"), cb("answered")];

describe("a step back leaves the events up to number", () => {
  test.for<readonly [string, readonly Event[], number | undefined]>([
    ["nothing is known", logOf(), undefined],
    ["the sandbox was opened", logOf("sandbox-opened"), undefined],
    ["its clock was set besides", logOf("sandbox-opened", "clock-set"), undefined],
    ["an invoice was created", logOf("sandbox-opened", "invoice-created"), 1],
    ["a text message notified of it", logOf("sandbox-opened", "invoice-created", "sms-sent"), 1],
    ["the clock was frozen then", logOf("sandbox-opened", "invoice-created", "clock-set"), 1],
    ["another one was", logOf("sandbox-opened", "invoice-created", "invoice-created"), 2],
    ["it was paid", logOf("sandbox-opened", "invoice-created", "invoice-paid", ...NOTIFIED), 2],
    ["a wallet paid it", logOf("sandbox-opened", "invoice-created", "otp-used", "invoice-paid"), 2],
    [
      "a recurring payment began",
      logOf("sandbox-opened", "recurring-started", "charge-succeeded", ...NOTIFIED),
      1,
    ],
    [
      "a charge fell due later",
      logOf("sandbox-opened", "recurring-started", {
        type: "charge-succeeded",
        at: "2026-04-01T12:00:00.000Z",
      }),
      2,
    ],
    [
      "the last charge ended it",
      logOf("sandbox-opened", "recurring-started", "charge-succeeded", "recurring-completed"),
      1,
    ],
    [
      "a callback was tried again",
      logOf("sandbox-opened", "invoice-paid", ...NOTIFIED, cb("attempted"), cb("answered")),
      5,
    ],
    [
      "a callback was made that was put off",
      logOf("sandbox-opened", "invoice-paid", cb("scheduled", { dueAt: AT }), cb("attempted")),
      3,
    ],
    [
      "a callback was asked for again",
      logOf("sandbox-opened", "invoice-paid", ...NOTIFIED, cb("resend-asked"), cb("attempted")),
      5,
    ],
    [
      "a rewind cut a callback off",
      logOf(
        ...["sandbox-opened", "invoice-paid", cb("scheduled"), cb("attempted"), "clock-set"],
        cb("answered"),
      ),
      1,
    ],
    ["a person named the moment", logOf("sandbox-opened", "invoice-created", "label-added"), 2],
  ])("before it where %s", ([, events, left]) => {
    expect(beforeLast(events)).toBe(left);
  });
});

/** Takes a step back, and returns the number of invoices and of paid ones then. */
async function stepsBack({ gateway, tester }: Persons): Promise<readonly [number, number]> {
  const to = beforeLast((await tester.events()).events);
  if (to !== undefined) await gateway.rewind("shop", { to });
  const { pending, paid } = (await tester.summary()).invoices;
  return [pending + paid, paid];
}

test.for([
  ["runs", async ({ tester }: Persons) => tester.clock.resume()],
  ["was frozen afterwards", async ({ tester }: Persons) => tester.clock.freeze()],
] as const)("each step goes one further where the clock %s", async ([name, then], { persons }) => {
  const { tester, merchant } = persons;
  await tester.clock.resume();
  const no = await merchant.createsInvoice();
  await merchant.createsInvoice();
  await tester.invoices.pay(no);
  await then(persons);
  const { mode } = await tester.clock.read();
  expect(mode === "frozen", name).toBe(name !== "runs");

  expect(await stepsBack(persons)).toEqual([2, 0]);
  expect(await stepsBack(persons)).toEqual([1, 0]);
  expect(await stepsBack(persons)).toEqual([0, 0]);
  // What is left is the sandbox, and its clock.
  expect(beforeLast((await tester.events()).events)).toBeUndefined();
});

test("every type of event has its kind", () => {
  expectTypeOf<keyof typeof EVENT_KINDS>().toEqualTypeOf<EventType>();
  expect(Object.keys(EVENT_KINDS).length).toBeGreaterThan(0);
});

describe("the status of an invoice after its events", () => {
  test.for<readonly [readonly string[], string | undefined]>([
    [[], undefined],
    [["invoice-created"], "pending"],
    [["invoice-created", "payment-declined"], "pending"],
    [["invoice-created", "invoice-paid", "invoice-refunded"], "paid"],
    [["invoice-created", "invoice-canceled"], "canceled"],
  ])("%j: %s", ([types, status], { expect }) => {
    expect(statusAfter(logOf(...types))).toBe(status);
  });
});

describe("the list of events", () => {
  test.for([
    [{ type: "callback-answered", result: { outcome: "refused", status: 404 } }, "failed"],
    [{ type: "callback-answered", result: { outcome: "delivered", status: 200 } }, "ok"],
    [{ type: "fault-matched", injected: true }, "injected"],
    [{ type: "callback-dropped" }, "injected"],
    [{ type: "callback-attempted" }, "waiting"],
    [{ type: "payment-declined" }, "failed"],
    [{ type: "invoice-paid" }, "ok"],
  ] as const)("marks %j as %s", ([event, state]) => {
    expect(stateOfEvent(event)).toBe(state);
  });

  test("filters by every type of event, each in one group", () => {
    const all = EVENT_GROUPS.flatMap(({ states }) => states);
    expect(all.toSorted()).toEqual(Object.keys(EVENT_KINDS).toSorted());
    expect(new Set(EVENT_GROUPS.map(({ title }) => title)).size).toBe(EVENT_GROUPS.length);
  });
});
