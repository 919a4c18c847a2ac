import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SandboxHandle, startGateway } from "../../mocks/index.js";
import { remoteHost } from "../../mocks/testkit/remote.js";
import { type Persons, startPersons } from "../support/persons.js";

/** What the handle in this process is given wrongly is refused as over HTTP, in the same sentence. */

let persons: Persons & { close(): Promise<void> };
let remote: SandboxHandle;
let no = "";
let plan = "";

beforeAll(async () => {
  persons = await startPersons();
  no = await persons.merchant.createsInvoice();
  plan = await persons.merchant.registers();
  remote = await remoteHost({ url: persons.gateway.controlUrl }).get("shop");
});
afterAll(() => persons.close());

/** Whoever writes JavaScript can give anything. */
type Job = (sandbox: SandboxHandle, wrong: never) => unknown;

/** The sentence in which a call is refused, or that it was not. */
async function refusalOf(job: Job, sandbox: SandboxHandle, wrong: unknown): Promise<string> {
  try {
    await job(sandbox, wrong as never);
    return "it was not refused";
  } catch (error) {
    return (error as Error).message;
  }
}

const charges: Job = (sandbox, wrong) => sandbox.recurring.arrangeCharges(plan, wrong);
const pay: Job = (sandbox, wrong) => sandbox.invoices.pay(no, wrong);
const decline: Job = (sandbox, wrong) => sandbox.invoices.decline(no, wrong);
const advance: Job = (sandbox, wrong) => sandbox.clock.advance(wrong);
const agenda: Job = (sandbox, wrong) => sandbox.clock.agenda(wrong);
const idle: Job = (sandbox, wrong) => sandbox.idle(wrong);
const events: Job = (sandbox, wrong) => sandbox.events(wrong);
const page: Job = (sandbox, wrong) => sandbox.invoices.page(wrong);
const assume: Job = (sandbox, wrong) => sandbox.assumptions.change(wrong);

test.each<[string, Job, unknown, string]>([
  [
    "outcomes misspelt",
    charges,
    { outcomes: ["fial"] },
    "outcomes[0] must be one of succeed, fail",
  ],
  ["outcomes misspelt, with what is near", charges, { outcomes: ["fial"] }, "did you mean fail?"],
  ["no outcomes", charges, { outcomes: [] }, "outcomes must have at least 1 element, but [] came"],
  ["outcomes left out", charges, {}, "outcomes is required, but nothing came"],
  ["charges of nothing", charges, undefined, "outcomes is required, but nothing came"],
  ["outcomes as a text", charges, { outcomes: "fail" }, "outcomes must be an array"],
  [
    "a field of a payment",
    pay,
    { metod: "mada" },
    "metod is no field of this request; did you mean method?",
  ],
  [
    "a field of a decline",
    decline,
    { cod: "X" },
    "cod is no field of this request; did you mean code?",
  ],
  ["a code that is a number", decline, { code: 5 }, "code must be a text, but 5 came"],
  [
    "what becomes of callbacks",
    advance,
    { by: "1h", callbacks: "none" },
    "callbacks must be one of send, skip",
  ],
  ["a time below zero", idle, { quietMs: -1 }, "quietMs must be at least 0, but -1 came"],
  [
    "a field of waiting",
    idle,
    { quiet: 1 },
    "quiet is no field of this request; did you mean quietMs?",
  ],
  ["a type of event", events, { type: "nope" }, 'type is no type of event: "nope"'],
  [
    "a parameter of events",
    events,
    { tpye: "invoice-paid" },
    "tpye is no parameter of this query; did you mean type?",
  ],
  [
    "a clock",
    (sandbox, wrong) => sandbox.stats(wrong),
    { time: "foo" },
    "time must be sandbox or wall",
  ],
  [
    "a limit below one",
    agenda,
    { limit: -1 },
    'limit must be a whole number from 1 to 10000, but "-1" came',
  ],
  ["an order", page, { order: "newst" }, 'order must be oldest or newest, but "newst" came'],
  [
    "a parameter of a list",
    page,
    { limt: 1 },
    "limt is no parameter of this query; did you mean limit?",
  ],
  ["a query that is none", page, "newest", 'the query must be an object, but "newest" came'],
  [
    "the number of a request",
    (sandbox, wrong) => sandbox.request(wrong),
    "x",
    "requestId must be a whole number",
  ],
  [
    "a label of nothing",
    (sandbox, wrong) => sandbox.labels.add(wrong),
    undefined,
    "name is required, but nothing came",
  ],
  ["no switch at all", assume, {}, "the body must have at least 1 field, but {} came"],
  [
    "nothing but undefined",
    assume,
    { "order-status-case": undefined },
    "the body must have at least 1 field, but {} came",
  ],
  ["a switch as a text", assume, "x", 'the body must be an object, but "x" came'],
  [
    "merchants as an object",
    (sandbox, wrong) => sandbox.merchants.seed(wrong),
    {},
    "merchants must be an array",
  ],
  [
    "an invoice of undefined",
    (sandbox, wrong) => sandbox.invoices.read(wrong),
    undefined,
    "transactionNo must be a text, but nothing came",
  ],
  [
    "an invoice of null",
    (sandbox, wrong) => sandbox.invoices.why(wrong),
    null,
    "transactionNo must be a text, but nothing came",
  ],
  [
    "an invoice of an object",
    (sandbox, wrong) => sandbox.invoices.cancel(wrong),
    { no: 1 },
    'transactionNo must be a text, but {"no":1} came',
  ],
  [
    "an invoice of no letters",
    (sandbox, wrong) => sandbox.invoices.read(wrong),
    "",
    "transactionNo must not be empty",
  ],
  [
    "a recurring payment of undefined",
    (sandbox, wrong) => sandbox.recurring.start(wrong),
    undefined,
    "recurringId must be a text, but nothing came",
  ],
  [
    "a callback of undefined",
    (sandbox, wrong) => sandbox.callbacks.resend(wrong),
    undefined,
    "callbackId must be a text, but nothing came",
  ],
  [
    "a fault of undefined",
    (sandbox, wrong) => sandbox.faults.remove(wrong),
    undefined,
    "faultId must be a text, but nothing came",
  ],
])("%s: refused alike", async (_what, job, wrong, sentence) => {
  const here = await refusalOf(job, persons.tester, wrong);
  expect(here).toContain(sentence);
  expect(await refusalOf(job, remote, wrong)).toBe(here);
});

test("what is refused rejects, and throws nothing at once", async () => {
  const reading = persons.tester.invoices.read(undefined as never);
  await expect(reading).rejects.toMatchObject({ name: "Refused", failure: { status: 400 } });
  const elsewhere = remote.invoices.read(undefined as never);
  await expect(elsewhere).rejects.toMatchObject({ name: "ControlFailure", status: 400 });
});

describe.each([
  ["in this process", () => persons.tester],
  ["elsewhere", () => remote],
] as const)("the handle of a sandbox %s", (_where, sandboxOf) => {
  test("takes a number for its digits", async () => {
    const { transactionNo } = await sandboxOf().invoices.read(Number(no) as never);
    expect(transactionNo).toBe(no);
    const { requests } = await sandboxOf().requests({ q: "5" });
    expect(await sandboxOf().requests({ q: 5 as never })).toMatchObject({ requests });
    expect((await sandboxOf().request("1" as never)).id).toBe(1);
  });

  test("takes what is undefined as absent", async () => {
    const sandbox = sandboxOf();
    const nothing = { code: undefined, message: undefined } as never;
    const { invoice } = await sandbox.invoices.decline(no, nothing);
    expect(invoice.declines.at(-1)).toMatchObject({ code: "DECLINED" });
    const { secretKey } = await sandbox.settings.change({ secretKey: undefined } as never);
    expect(secretKey).toBe((await sandbox.settings.read()).secretKey);
    const limited = await sandbox.events({ limit: 1, type: undefined, q: undefined } as never);
    expect(limited.events.map(({ type }) => type)).toEqual(["sandbox-opened"]);
  });

  test("begins with what was chosen, and leaves the rest as it is", async () => {
    const sandbox = sandboxOf();
    const before = await sandbox.assumptions.read();
    const chosen = { "order-status-case": undefined, "callback-method": "get" } as never;
    expect(await sandbox.assumptions.change(chosen)).toEqual({
      ...before,
      "callback-method": "get",
    });
  });
});

test("a gateway, and each of its sandboxes, starts with what is there, and undefined is not", async () => {
  const settings = { secretKey: undefined, callbackSecret: "whsec" } as never;
  const gateway = await startGateway({ sandbox: "shop", settings, host: undefined } as never);
  const made = await gateway.create({ name: "made", settings, seed: undefined } as never);
  const open = await gateway.get("shop").settings.read();
  expect(open).toMatchObject({ secretKey: null, callbackSecret: "whsec" });
  expect(await made.settings.read()).toMatchObject({ secretKey: null, callbackSecret: "whsec" });
  await gateway.close();
});
