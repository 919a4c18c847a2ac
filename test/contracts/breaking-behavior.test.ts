import { describe, expect } from "vitest";
import { behaviorChanges } from "../../contracts/breaking/behavior.js";
import { readVersion, type SpecChange, type Version } from "../../contracts/breaking/version.js";
import { after } from "../../mocks/control/instants.js";
import { TOKEN_LIFETIME_MS } from "../../mocks/domain/begin.js";
import { RETRY_SPAN_MS, RETRY_WAITS_MS } from "../../mocks/domain/callback.js";
import { INVOICE_LIFETIME_MS } from "../../mocks/domain/invoice.js";
import { MINIMUM_IN_SAR, toUnits } from "../../mocks/domain/money.js";
import { INVOICE_MOVES, RECURRING_MOVES, REGISTRATION_MOVES } from "../../mocks/domain/moves.js";
import { WRONG_CODES_MAX } from "../../mocks/domain/otp.js";
import { switches } from "../../spec/generated/assumptions.js";
import { operations } from "../../spec/generated/operations.js";
import { requestValidators } from "../../spec/generated/request-validators.js";
import { test } from "../support/persons.js";

const HERE = `${import.meta.dirname}/../..`;
const reported = await readVersion("spec", `${HERE}/spec/generated/openapi.json`);
const { limits, states } = reported;

const inMs = (value: unknown) =>
  [value].flat().map((duration) => after(0, String(duration), "duration"));

describe("the behavior in the spec is the mock's behavior", () => {
  test.each([
    ["invoice-lifetime", inMs(limits["invoice-lifetime"]?.value), [INVOICE_LIFETIME_MS]],
    ["invoice-minimum", limits["invoice-minimum"]?.minimum, toUnits(MINIMUM_IN_SAR)],
    ["token-lifetime", inMs(limits["token-lifetime"]?.value), [TOKEN_LIFETIME_MS.short]],
    [
      "persistent-token-lifetime",
      inMs(limits["persistent-token-lifetime"]?.value),
      [TOKEN_LIFETIME_MS.lasting],
    ],
    ["otp-wrong-codes", limits["otp-wrong-codes"]?.maximum, WRONG_CODES_MAX],
    [
      "callback-waits-growing",
      inMs(limits["callback-waits-growing"]?.value),
      RETRY_WAITS_MS.growing,
    ],
    ["callback-waits-fixed", inMs(limits["callback-waits-fixed"]?.value), RETRY_WAITS_MS.fixed],
    ["callback-retry-span", inMs(limits["callback-retry-span"]?.maximum), [RETRY_SPAN_MS]],
    ["the states of an invoice", states.invoice?.moves, INVOICE_MOVES],
    ["the states of a recurring payment", states.recurring?.moves, RECURRING_MOVES],
    ["the states of a registration", states.registration?.moves, REGISTRATION_MOVES],
  ])("%s", (_name, inSpec, inMock) => {
    expect(inSpec).toEqual(inMock);
  });

  test.for([
    ["interval-days", "minimum", "intervalDays"],
    ["interval-days", "maximum", "intervalDays"],
    ["retry-count", "minimum", "retryCount"],
    ["retry-count", "maximum", "retryCount"],
  ] as const)("%s, %s", ([id, bound, field], { merchant }) => {
    const limit = Number(limits[id]?.[bound]);
    const plan = (value: number) =>
      merchant.plan({ recurring: { type: "Custom", intervalDays: 10, [field]: value } });
    expect(requestValidators.RegisterPaymentRequest(plan(limit))).toBe(true);
    const beyond = bound === "minimum" ? limit - 1 : limit + 1;
    expect(requestValidators.RegisterPaymentRequest(plan(beyond))).toBe(false);
  });

  test("amount-maximum", ({ merchant }) => {
    const maximum = Number(limits["amount-maximum"]?.maximum);
    const validate = requestValidators.AddInvoiceRequest;
    expect(validate(merchant.order({ amount: maximum }))).toBe(true);
    expect(validate(merchant.order({ amount: maximum + 0.01 }))).toBe(false);
  });

  test("charge-retry-wait", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers();
    await tester.recurring.arrangeCharges(recurringId, { outcomes: ["fail"] });
    await tester.recurring.start(recurringId);
    const { nextDue, now } = await tester.clock.read();
    const wait = Date.parse(nextDue?.at ?? "") - Date.parse(now);
    expect([wait]).toEqual(inMs(limits["charge-retry-wait"]?.value));
  });

  test("a test proves every limit", () => {
    expect(Object.keys(limits).sort()).toEqual(
      [
        ...["invoice-lifetime", "invoice-minimum", "amount-maximum", "interval-days"],
        ...["retry-count", "charge-retry-wait", "token-lifetime", "persistent-token-lifetime"],
        ...["otp-wrong-codes", "callback-waits-growing", "callback-waits-fixed"],
        "callback-retry-span",
      ].sort(),
    );
  });

  test("the switches are those of the assumptions, with their defaults", () => {
    const ours = Object.entries(switches).map(([id, one]) => [
      id,
      { default: one.default, options: one.options.map((option) => option.id) },
    ]);
    expect(reported.switches).toMatchObject(Object.fromEntries(ours));
    expect(Object.keys(reported.switches ?? {})).toHaveLength(ours.length);
  });

  test("the assumptions beside a YAML spec define the same switches", async () => {
    const { switches: beside } = await readVersion("spec", `${HERE}/spec/openapi.yaml`);
    expect(reported.switches).toMatchObject(beside ?? { none: true });
  });

  test("every named operation exists", () => {
    const known = operations.map(({ id }): string => id);
    const named = [...Object.values(limits), ...Object.values(states)].map((one) => one.operations);
    for (const one of named) expect(one?.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...new Set(named.flatMap((one) => one ?? []))]));
  });
});

const LIFE = {
  moves: { open: { pay: "paid", fail: "open" }, paid: {} },
  operations: ["addInvoice"],
};
const BASE: Version = {
  file: "base.yaml",
  document: {},
  limits: {
    days: { minimum: 1, maximum: 180 },
    life: { value: "PT24H" },
    waits: { value: ["PT1M", "PT5M"] },
  },
  states: { invoice: LIFE },
  switches: { tabby: { default: "accept", options: ["accept", "reject"] } },
};

const lived = (moves: object) => ({ states: { invoice: { ...LIFE, moves } } }) as Partial<Version>;
const limited = (change: object) => ({ limits: { ...BASE.limits, ...change } }) as Partial<Version>;
const switched = (one: object) => ({ switches: { tabby: one } }) as Partial<Version>;

describe("a change of behaviour", () => {
  const { open } = LIFE.moves;
  test.each<[string, Partial<Version>, SpecChange["grade"], string]>([
    [
      "a higher minimum",
      limited({ days: { minimum: 2, maximum: 180 } }),
      "breaking",
      "Its minimum is 2 and no longer 1.",
    ],
    [
      "a lower minimum",
      limited({ days: { minimum: 0, maximum: 180 } }),
      "compatible",
      "Its minimum is 0 and no longer 1.",
    ],
    [
      "a lower maximum",
      limited({ days: { minimum: 1, maximum: 30 } }),
      "breaking",
      "Its maximum is 30 and no longer 180.",
    ],
    ["no maximum", limited({ days: { minimum: 1 } }), "compatible", "It no longer has a maximum."],
    [
      "a maximum at last",
      limited({ life: { value: "PT24H", maximum: 5 } }),
      "breaking",
      "It has the maximum 5 now.",
    ],
    [
      "a maximum that is not a number",
      limited({ days: { minimum: 1, maximum: "many" } }),
      "breaking",
      "Its maximum is many and no longer 180.",
    ],
    [
      "a shorter life",
      limited({ life: { value: "PT12H" } }),
      "breaking",
      "It is PT12H and no longer PT24H.",
    ],
    [
      "a longer life",
      limited({ life: { value: "P2D" } }),
      "notable",
      "It is P2D and no longer PT24H.",
    ],
    [
      "fewer retries",
      limited({ waits: { value: ["PT1M"] } }),
      "breaking",
      "It is PT1M and no longer PT1M, PT5M.",
    ],
    [
      "other waits",
      limited({ waits: { value: ["PT1M", "PT9M"] } }),
      "notable",
      "It is PT1M, PT9M and no longer PT1M, PT5M.",
    ],
    [
      "a new limit",
      limited({ more: { maximum: 1 } }),
      "notable",
      "It is documented for the first time.",
    ],
    [
      "a limit that is gone",
      { limits: { days: { minimum: 1, maximum: 180 }, life: { value: "PT24H" } } },
      "notable",
      "It is no longer documented.",
    ],
    ["a new status", lived({ ...LIFE.moves, held: {} }), "notable", "The status held is new."],
    ["a status that is gone", lived({ open }), "breaking", "The status paid is gone."],
    [
      "a new move",
      lived({ open: { ...open, hold: "open" }, paid: {} }),
      "notable",
      "From open, hold leads to open now.",
    ],
    [
      "a move that is gone",
      lived({ open: { pay: "paid" }, paid: {} }),
      "breaking",
      "From open, fail cannot happen any more.",
    ],
    [
      "a move elsewhere",
      lived({ open: { ...open, fail: "paid" }, paid: {} }),
      "breaking",
      "From open, fail leads to paid and no longer to open.",
    ],
    [
      "another default",
      switched({ default: "reject", options: ["accept", "reject"] }),
      "breaking",
      "Its default is reject and no longer accept.",
    ],
    [
      "a new option",
      switched({ default: "accept", options: ["accept", "reject", "ask"] }),
      "compatible",
      "Its option ask is new.",
    ],
    [
      "an option that is gone",
      switched({ default: "accept", options: ["accept"] }),
      "breaking",
      "Its option reject is gone.",
    ],
    [
      "a switch that is gone",
      { switches: {} },
      "breaking",
      "It is gone, and cannot be set any more.",
    ],
    [
      "a new switch",
      { switches: { ...BASE.switches, more: { default: "a", options: ["a"] } } },
      "compatible",
      "It is new; its default is a.",
    ],
  ])("%s", (_name, change, grade, message) => {
    expect(behaviorChanges(BASE, { ...BASE, ...change })).toMatchObject([{ grade, message }]);
  });

  test("finds nothing between a version and itself", () => {
    expect(behaviorChanges(reported, reported)).toEqual([]);
  });

  test("invents nothing for a version without behavior", () => {
    const silent = { ...BASE, limits: {}, states: {}, switches: undefined };
    expect(behaviorChanges(silent, BASE)).toEqual([]);
    expect(behaviorChanges(BASE, silent)).toEqual([]);
  });
});
