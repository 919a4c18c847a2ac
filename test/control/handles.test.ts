import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gatewayHandle } from "../../mocks/control/handles.js";
import { Refused } from "../../mocks/control/refused.js";
import { remoteGateway } from "../../mocks/control/remote.js";
import { type GatewayHandle, type SandboxHandle, startGateway } from "../../mocks/index.js";
import type { GatewayParts } from "../../mocks/sandbox/gateway.js";
import { controlOperations } from "../../spec/generated/control.operations.js";
import { T0 } from "../support/domain.js";
import { testLogs } from "../support/kept-logs.js";
import { manualClock } from "../support/manual-clock.js";
import { checksLicense, registersMerchant } from "../support/onboarding.js";
import { BASE_URL, partsWith } from "../support/parts.js";
import { type Persons, startPersons } from "../support/persons.js";

/** The handle in this process and the one over HTTP behave alike: here is what both are held to. */

let persons: Persons & { close(): Promise<void> };
let elsewhere: GatewayHandle;
let remote: SandboxHandle;
let no = "";
let plan = "";

beforeAll(async () => {
  persons = await startPersons();
  no = await persons.merchant.createsInvoice();
  plan = await persons.merchant.registers();
  elsewhere = remoteGateway({ url: persons.gateway.controlUrl });
  remote = await elsewhere.find("shop");
});
afterAll(() => persons.close());

/** Untyped JavaScript can pass anything. */
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
const agenda: Job = (sandbox, wrong) => sandbox.clock.agenda(wrong);
const idle: Job = (sandbox, wrong) => sandbox.idle(wrong);
const events: Job = (sandbox, wrong) => sandbox.events(wrong);
const page: Job = (sandbox, wrong) => sandbox.invoices.list(wrong);
const assume: Job = (sandbox, wrong) => sandbox.assumptions.change(wrong);

test.each<[string, Job, unknown, string]>([
  [
    "outcomes misspelt",
    charges,
    { outcomes: ["fial"] },
    "outcomes[0] must be one of succeed, fail",
  ],
  [
    "a field of a payment",
    pay,
    { metod: "mada" },
    "metod is not a field of this request. Did you mean method?",
  ],
  ["a time that is too long", idle, { quiet: "2m" }, "quiet must be at most 1m, but you sent 2m"],
  [
    "a parameter of events",
    events,
    { tpye: "invoice-paid" },
    "tpye is not a parameter of this query. Did you mean type?",
  ],
  [
    "a limit below one",
    agenda,
    { limit: -1 },
    "limit must be a whole number from 1 to 10000, but you sent -1",
  ],
  ["a query that is none", page, "newest", 'the query must be an object, but you sent "newest"'],
  [
    "the number of a request",
    (sandbox, wrong) => sandbox.request(wrong),
    "x",
    "requestId must be a whole number",
  ],
  [
    "nothing but undefined",
    assume,
    { "order-status-case": undefined },
    "the body must have at least 1 field, but you sent {}",
  ],
  ["a switch as a text", assume, "x", 'the body must be an object, but you sent "x"'],
  [
    "an invoice of undefined",
    (sandbox, wrong) => sandbox.invoices.read(wrong),
    undefined,
    "transactionNo must be a text, but you sent nothing",
  ],
  [
    "an invoice of no letters",
    (sandbox, wrong) => sandbox.invoices.read(wrong),
    "",
    "transactionNo must not be empty",
  ],
])("%s: has the same refusal", async (_what, job, wrong, sentence) => {
  const here = await refusalOf(job, persons.tester, wrong);
  expect(here).toContain(sentence);
  expect(await refusalOf(job, remote, wrong)).toBe(here);
});

test("a refused call rejects, and does not throw", async () => {
  const reading = persons.tester.invoices.read(undefined as never);
  await expect(reading).rejects.toMatchObject({ name: "Refused", failure: { status: 400 } });
  const there = remote.invoices.read(undefined as never);
  await expect(there).rejects.toMatchObject({ name: "ControlFailure", status: 400 });
});

const BOTH = [
  ["in this process", () => persons.gateway, () => persons.tester],
  ["elsewhere", () => elsewhere, () => remote],
] as const satisfies readonly (readonly [string, () => GatewayHandle, () => SandboxHandle])[];

describe.each(BOTH)("the handle of a gateway %s", (where, gatewayOf) => {
  const named = (name: string) => `${name}-${where.replaceAll(" ", "-")}`;

  test("has the same operations as the other one, and nothing else", () => {
    const names = (handle: object) => Object.keys(handle).sort();
    const own = names(elsewhere).filter((name) => name !== "find");
    expect(names(gatewayOf())).toEqual(expect.arrayContaining(own));
    expect(own).toEqual(methodsOf("gateway"));
  });

  test("lists, creates, forks, imports and resets sandboxes", async () => {
    const gateway = gatewayOf();
    const made = await gateway.create({ name: named("made"), clock: "frozen" });
    await made.labels.add({ name: "begun" });
    const fork = await gateway.fork(made.name, { name: named("fork"), at: "begun" });
    const copy = await gateway.import(named("copy"), await fork.export());
    expect([made.token, fork.name]).toEqual([`sandbox_${named("made")}`, named("fork")]);
    expect((await copy.labels.list()).labels).toMatchObject([{ name: "begun" }]);
    const { sandboxes } = await gateway.list();
    expect(sandboxes.find(({ name }) => name === copy.name)).toMatchObject({
      events: 2,
      clock: { mode: "frozen" },
    });
    await expect(gateway.create({ name: made.name })).rejects.toMatchObject({ status: 409 });
    for (const { name } of [made, fork, copy]) {
      expect(await gateway.reset(name)).toEqual({ reset: name });
    }
    await expect(gateway.find(made.name)).rejects.toMatchObject({ status: 404 });
    await expect(made.summary()).rejects.toMatchObject({ status: 404 });
  });

  test("opens sandboxes for a test, each with a name and a seed of its own", async () => {
    const gateway = gatewayOf();
    const opening = { test: `pays: ${where}!`, seed: "seven", settings: [] as never };
    const [one, other] = [await gateway.create(opening), await gateway.create(opening)];
    expect([one.name, other.name]).toEqual([named("pays"), `${named("pays")}-2`]);
    const { description } = await one.settings.read();
    expect(description).toBe(`pays: ${where}!`);
    const [opened] = (await other.events()).events;
    expect(opened).toMatchObject({ seed: `seven/${named("pays")}-2` });
    await gateway.reset(one.name);
    const again = await gateway.create(opening);
    expect(again.name).toBe(one.name);
    const { test } = opening;
    await again.outcomes.add({ test, ended: "passed" });
    expect((await gateway.create(opening)).name).toBe(`${named("pays")}-3`);
    await again.outcomes.add({ test, attempt: 2, ended: "failed" });
    await again.labels.add({ name: "failed" });
    await expect(gateway.create({ ...opening, clock: "never" as never })).rejects.toThrow("clock");
    expect((await again.labels.list()).labels).toHaveLength(1);
    const replacing = await gateway.create(opening);
    expect(replacing.name).toBe(again.name);
    expect((await replacing.labels.list()).labels).toEqual([]);
    for (const [wrong, why] of [
      [{}, "name is missing. Give a name, or the name of a test"],
      [[], "name is missing"],
      [{ name: "x", test: "y" }, "name and test exclude each other"],
      [{ test: "" }, "test must not be empty"],
    ] as const) {
      await expect(gateway.create(wrong as never)).rejects.toThrow(why);
    }
  });

  test("refuses the second of two rewinds whose label the first one removed", async () => {
    const gateway = gatewayOf();
    const sandbox = await gateway.create({ name: named("twice"), clock: "frozen" });
    await sandbox.labels.add({ name: "early" });
    await sandbox.labels.add({ name: "late" });
    const both = [{ to: 2 }, { to: "late" }].map((to) => gateway.rewind(sandbox.name, to));
    const [first, second] = await Promise.allSettled(both);
    if (first?.status !== "fulfilled") throw new Error("the first one was refused");
    expect((await first.value.labels.list()).labels).toMatchObject([{ name: "early" }]);
    expect(second).toMatchObject({ status: "rejected", reason: { status: 404 } });
  });

  test("answers what is the same for all sandboxes", async () => {
    const { failures, health, readiness } = gatewayOf();
    expect((await failures()).faults.length).toBeGreaterThan(10);
    expect(await health()).toEqual(await readiness());
  });
});

/** The methods of a handle by the table of operations, parts as one. */
function methodsOf(whole: "gateway" | "sandbox"): readonly string[] {
  const own = controlOperations.map(({ id }) => id.split(".")).filter(([first]) => first === whole);
  return [...new Set(own.map(([, name = ""]) => name))].sort();
}

describe.each(BOTH)("the handle of a sandbox %s", (where, _gatewayOf, sandboxOf) => {
  test("has each operation", () => {
    const { name, token, ...methods } = sandboxOf();
    expect([name, token]).toEqual(["shop", "sandbox_shop"]);
    expect(Object.keys(methods).sort()).toEqual(methodsOf("sandbox"));
  });

  test("waits with settled until an open callback has ended", async () => {
    const { invoices, settled, clock } = sandboxOf();
    const { shop } = persons.merchant;
    let answers = () => {};
    const answered = new Promise<void>((resolve) => {
      answers = resolve;
    });
    const called = new Promise<void>((resolve) => {
      shop.meanwhile(() => {
        resolve();
        return answered;
      });
    });
    // On a frozen clock, a payment ends with its callback.
    const paying = invoices.pay(await persons.merchant.createsInvoice());
    await called;
    let isSettled = false;
    const waiting = settled().then(() => {
      isSettled = true;
    });
    // Later calls are answered, so an answer to this one would have come by now.
    for (let calls = 0; calls < 5; calls += 1) await clock.read();
    expect(isSettled).toBe(false);
    answers();
    await Promise.all([paying, waiting]);
    shop.meanwhile(async () => {});
  });

  test("refuses a decision on a registration that does not wait or is unknown", async () => {
    const { registrations, assumptions } = sandboxOf();
    await assumptions.change({ "activation-approval": "by-merchant" });
    const { sessionUuid: early = "" } = await checksLicense(persons.merchant);
    const licenseNumber = `twice-${where}`;
    const { proof } = await registersMerchant(persons.merchant, { licenseNumber });
    const { proof: other } = await registersMerchant(persons.merchant, { licenseNumber });
    await registrations.approve(proof.sessionUuid ?? "");
    for (const { answer, id, status, message } of [
      { id: early, status: 409, message: "is code-sent. Call validate-otp next" },
      { id: proof.sessionUuid, status: 409, message: "is active. It is complete" },
      { id: "none", status: 404, message: "there is no registration none" },
    ].flatMap((refusal) => [
      { ...refusal, answer: registrations.approve },
      { ...refusal, answer: registrations.reject },
    ])) {
      const refusal = { status, message: expect.stringContaining(message) };
      await expect(answer(id ?? "")).rejects.toMatchObject(refusal);
    }
    await expect(registrations.approve(other.sessionUuid ?? "")).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`the license ${licenseNumber} already`),
    });
  });

  test("settles on command, lists settlements with open payments, and reads one", async () => {
    const { settlements, invoices } = sandboxOf();
    await settlements.run().catch(() => undefined);
    const transactionNo = await persons.merchant.createsInvoice({ amount: 100 });
    await invoices.pay(transactionNo, { method: "mada" });
    expect((await settlements.list()).open).toMatchObject({ entries: 1, fees: 1.5, net: 98.27 });
    const [made] = (await settlements.run()).settlements;
    const settlementNumber = made?.settlementNumber ?? "";
    expect(await invoices.read(transactionNo)).toMatchObject({ settlementNumber });
    expect(await settlements.read(settlementNumber)).toMatchObject({
      ...made,
      lines: [{ kind: "payment", transactionNo, method: "mada", amount: 100, net: 98.27 }],
    });
    const newest = await settlements.list({ order: "newest", limit: 1, q: transactionNo });
    expect(newest).toMatchObject({ settlements: [made], matches: 1, next: null });
    await expect(settlements.run()).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("no payment waits for its settlement"),
    });
    await expect(settlements.read("STL-0")).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining("there is no settlement STL-0"),
    });
  });

  test("takes the order number of an invoice in each operation on one", async () => {
    const { invoices, clock } = sandboxOf();
    const orderNumber = `5/7 ${where}`;
    const order = `order:${orderNumber}`;
    const first = await persons.merchant.createsInvoice({ orderNumber });
    expect(await invoices.read(order)).toMatchObject({ transactionNo: first });
    const transactionNo = await persons.merchant.createsInvoice({ orderNumber });
    expect(await invoices.read(order)).toMatchObject({ transactionNo, orderNumber });
    expect((await invoices.decline(order)).invoice.declines).toHaveLength(1);
    expect((await invoices.pay(order)).invoice).toMatchObject({ transactionNo, status: "paid" });
    expect((await invoices.refund(order)).invoice.refund?.status).toBe("refunded");
    const why = await invoices.why(order);
    expect(why).toMatchObject({ transactionNo, status: "paid" });
    expect(why).toEqual(await invoices.why(transactionNo));
    expect(await invoices.sequence(order)).toEqual(await invoices.sequence(transactionNo));
    const other = `order:cancel ${where}`;
    await persons.merchant.createsInvoice({ orderNumber: `cancel ${where}` });
    expect((await invoices.cancel(other)).invoice.status).toBe("canceled");
    const { sandboxes } = await persons.gateway.list({ has: order });
    expect(sandboxes.map(({ name }) => name)).toEqual(["shop"]);
    const refusal = {
      status: 404,
      message: expect.stringMatching(/^there is no invoice of order NO;/),
    };
    const jobs = [
      ...([invoices.read, invoices.why, invoices.sequence, invoices.cancel] as const),
      ...([invoices.pay, invoices.decline, invoices.refund] as const),
      (transactionNo: string) => clock.toBoundary({ boundary: "expiry", transactionNo }),
    ];
    for (const job of jobs) await expect(job("order:NO")).rejects.toMatchObject(refusal);
  });

  test("finds requests by operation, fields, status and number", async () => {
    const { findRequests } = sandboxOf();
    const orderNumber = `find ${where}`;
    await persons.merchant.createsInvoice({ orderNumber });
    await persons.merchant.addsInvoice({ orderNumber, amount: 1 });
    const find = (part: object) =>
      findRequests({ operation: "addInvoice", fields: { orderNumber }, ...part });
    expect(await find({})).toMatchObject({ holds: true, count: 2, requests: [{}, {}] });
    expect(await find({ times: 2 })).toMatchObject({ holds: true });
    expect(await find({ status: 400, times: 1 })).toMatchObject({
      holds: true,
      requests: [{ status: 400, operationId: "addInvoice" }],
    });
    const fields = { orderNumber, products: [{ qty: 1 }], amount: 25 };
    const once = await find({ fields, times: 2 });
    expect(once).toMatchObject({ holds: false, count: 1 });
    expect(once.explanation).toMatch(
      /^expected sandbox shop to have received addInvoice with \{.*\} twice; calls like that: 1; it received:\n/,
    );
    expect((await find({ fields: [] })).count).toBeGreaterThanOrEqual(2);
    for (const [part, why] of [
      [{ operation: "addInvoices" }, "which is no operation. Did you mean addInvoice?"],
      [{ fields: { mobil: 1 } }, "fields has mobil, which is no field of addInvoice"],
      [{ fields: "x" }, 'fields must be an object, but you sent "x"'],
      [{ times: -1 }, "times must be"],
    ] as const) {
      await expect(find(part)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(why),
      });
    }
  });

  test("accepts instants with any zone", async () => {
    const sandbox = sandboxOf();
    const { now } = await sandbox.clock.read();
    const there = now.replace("Z", "+00:00");
    expect((await sandbox.clock.freeze({ at: there })).now).toBe(now);
  });

  test("accepts a number for its digits", async () => {
    const { transactionNo } = await sandboxOf().invoices.read(Number(no) as never);
    expect(transactionNo).toBe(no);
    const { requests } = await sandboxOf().requests({ q: "5" });
    expect(await sandboxOf().requests({ q: 5 as never })).toMatchObject({ requests });
    expect((await sandboxOf().request("1" as never)).id).toBe(1);
  });

  test("treats undefined as absent", async () => {
    const sandbox = sandboxOf();
    const nothing = { code: undefined, message: undefined } as never;
    const { invoice } = await sandbox.invoices.decline(no, nothing);
    expect(invoice.declines.at(-1)).toMatchObject({ code: "DECLINED" });
    const { secretKey } = await sandbox.settings.change({ secretKey: undefined } as never);
    expect(secretKey).toBe((await sandbox.settings.read()).secretKey);
    const limited = await sandbox.events({ limit: 1, type: undefined, q: undefined } as never);
    expect(limited.events.map(({ type }) => type)).toEqual(["sandbox-opened"]);
  });
});

test("a gateway and its sandboxes have defaults and treat undefined as absent", async () => {
  const settings = { secretKey: undefined, callbackSecret: "whsec" } as never;
  const gateway = await startGateway({ sandbox: "shop", settings, host: undefined } as never);
  const made = await gateway.create({ name: "made", settings, seed: undefined } as never);
  const open = await gateway.get("shop").settings.read();
  expect(open).toMatchObject({ secretKey: null, callbackSecret: "whsec" });
  expect(await made.settings.read()).toMatchObject({ secretKey: null, callbackSecret: "whsec" });
  await gateway.close();
});

function handleWith(others: Partial<GatewayParts> = {}) {
  const { gateway } = partsWith(manualClock(T0), undefined, {}, others);
  return gatewayHandle(gateway, () => BASE_URL);
}

/** The status of the refusal that a job ends in, its code, and why in a sentence. */
async function refusalBy(job: () => unknown): Promise<readonly [number, string, string]> {
  try {
    await job();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, code, detail } = error.failure;
    return [status, code, detail];
  }
  throw new Error("it was not refused");
}

describe("a handle of a sandbox that was reset", () => {
  const GONE = "sandbox test was reset, and its data is gone";

  test.each<[string, (handle: SandboxHandle) => Promise<unknown>]>([
    ["reads", (handle) => handle.summary()],
    ["changes something", (handle) => handle.labels.add({ name: "later" })],
    ["waits", (handle) => handle.settled()],
  ])("is refused with 404 if it %s", async (_what, job) => {
    const handle = handleWith();
    const held = await handle.open("test");
    await handle.reset("test");
    expect(await refusalBy(() => job(held))).toEqual([404, "sandbox-unknown", GONE]);
  });
});

test("a change is answered when the disk has it, and refused with 503 when it does not", async () => {
  const logs = testLogs();
  const held = await handleWith({ logs }).open("test");
  logs.holds = true;
  let hasAnswer = false;
  const labeled = held.labels.add({ name: "kept" }).then(() => {
    hasAnswer = true;
  });
  await new Promise(setImmediate);
  expect(hasAnswer).toBe(false);
  logs.flush();
  await labeled;
  logs.loses = new Error("no space left");
  const [status, code, detail] = await refusalBy(() => held.labels.add({ name: "lost" }));
  expect([status, code]).toEqual([503, "store-unavailable"]);
  expect(detail).toContain("no space left");
});

test("refuse an invalid name as a rejection too", () => {
  const handle = handleWith();
  expect(() => handle.get("nobody")).toThrow(Refused);
});

describe("the stack of a refusal contains the line of the caller", () => {
  /** Named in the stack, as a test is by its file. */
  async function theTest(job: (handle: SandboxHandle) => Promise<unknown>): Promise<unknown> {
    const handle = await handleWith().open("test");
    try {
      return await job(handle);
    } catch (error) {
      return error;
    }
  }

  test.each<[string, (handle: SandboxHandle) => Promise<unknown>]>([
    ["reads", ({ invoices }) => invoices.read("1")],
    ["pays", ({ invoices }) => invoices.pay("1")],
    ["adds no rule", ({ faults }) => faults.add({ fault: "nosuch" } as never)],
  ])("if it %s", async (_what, job) => {
    const error = await theTest(job);
    expect(error).toBeInstanceOf(Refused);
    const { message, stack } = error as Refused;
    expect(stack).toContain(`Refused: ${message}\n`);
    expect(stack).toMatch(/\n +at .*theTest/);
  });
});
