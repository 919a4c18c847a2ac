import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Case, Report } from "../../../mocks/report/report.js";
import { paystub } from "../../support/command-line.js";
import {
  ADDS_INVOICE,
  answers,
  interaction,
  type Part,
  pact,
  pactFile,
  READS_INVOICE,
} from "../../support/pact-files.js";

/** Verifies pact files by the command, and reads the report. */
async function verified(...argv: string[]) {
  const { code, out, complaints } = await paystub("verify", ...argv, "--json");
  expect(complaints).toBe("");
  const report: Report = JSON.parse(out);
  const cases = (part: string): readonly Case[] =>
    report.sections.filter(({ name }) => name.includes(part)).flatMap((section) => section.cases);
  return { code, report, live: cases(", verified"), compared: cases(", compared") };
}

const PAID = { name: "a paid invoice", params: { amount: 99.5 } };

describe("the pacts of the reference consumers", () => {
  test("hold, and leave nothing of the contract's operations and statuses out", async () => {
    const { code, report, live, compared } = await verified();
    const bad = [...live, ...compared].filter(({ status }) => status !== "passed");
    expect(bad).toEqual([]);
    expect(code).toBe(0);
    const tables = report.sections.flatMap((section) => section.tables ?? []);
    expect(tables.map(({ title }) => title)).toEqual([
      "Response fields that no consumer relies on",
    ]);
  });
});

/** A case by the interaction that it is of. */
const named = (cases: readonly Case[], name: string) => cases.find((one) => one.name === name);

/** Files that are gone after all tests of a block, for a run that its tests share. */
function shared() {
  const where = mkdtempSync(join(tmpdir(), "paystub-"));
  afterAll(() => rmSync(where, { recursive: true }));
  return (name: string, interactions: readonly Part[], part?: Part) => {
    const path = join(where, name);
    writeFileSync(path, JSON.stringify(pact(interactions, part)));
    return path;
  };
}

const refusedAs = (status: number) =>
  answers(status, { title: "x", type: "https://x.example", status: String(status), detail: "no" });

describe("a team's own pact needs no state handlers", () => {
  const written = shared();
  const aboutToken = (name: string, status: number) =>
    interaction(name, { providerStates: [{ name }], response: refusedAs(status) });
  let ran: Awaited<ReturnType<typeof verified>>;

  // Pact starts a process of its own for each run: one of all that holds shows that it does.
  beforeAll(async () => {
    const upper = { id: "order-status-case", option: "upper" };
    const providerStates = [{ name: "an assumption is chosen", params: upper }, PAID];
    const response = { ...answers(200, { orderStatus: "PAID", amount: 99.5 }), matchingRules: {} };
    const shop = written("shop.json", [
      interaction("adds an invoice"),
      interaction("is refused", { response: refusedAs(401) }),
      aboutToken("the token has expired", 401),
      aboutToken("the token is of the other kind", 403),
      interaction("reads a paid one", { request: READS_INVOICE, providerStates, response }),
    ]);
    const request = {
      method: "GET",
      path: "/rest/partner/getMyMerchants",
      headers: { Authorization: "Bearer x" },
    };
    const old = { description: "lists", providerState: "a partner without merchants", request };
    const metadata = { pactSpecification: { version: "2.0.0" } };
    const partner = { consumer: { name: "partner" }, metadata };
    const second = written("old.json", [{ ...old, response: { status: 200, body: [] } }], partner);
    ran = await verified("--pacts", shop, second);
  });

  test.each([
    ["without any state, a token is an example: the sandbox's takes its place", "adds an invoice"],
    ["a 401 that is expected without a state keeps its bad token", "is refused"],
    ["a state about tokens gives its own: expired", "the token has expired"],
    ["a state about tokens gives its own: of the other kind", "the token is of the other kind"],
    ["states have parameters and inject values, also two of them at once", "reads a paid one"],
    ["a pact of version 2 is verified as well", "lists"],
  ])("%s", (_what, name) => {
    expect(named(ran.live, name)).toMatchObject({ status: "passed" });
  });

  test("and nothing else was verified: the contract holds", () => {
    expect([ran.code, ran.live.length]).toEqual([0, 6]);
  });

  test("interactions of one description stay apart, each in a sandbox of its own", async () => {
    const providerStates = [
      { name: "the order number is taken", params: { orderNumber: "ORD-1" } },
    ];
    const file = pactFile([
      interaction("adds", { providerStates }),
      interaction("adds"),
      interaction("adds", { providerStates: [{ name: "a paid invoice" }] }),
    ]);
    const { code, live } = await verified("--pacts", file);
    expect(live.map(({ status }) => status)).toEqual(["failed", "passed", "passed"]);
    expect(code).toBe(1);
  });
});

describe("a broken contract is exit code 1, and reported so that somebody can act on it", () => {
  const written = shared();
  const reads = (name: string, state: Part) =>
    interaction(name, { request: READS_INVOICE, providerStates: [state] });
  const points = { transactionNo: "1772355600000", loyaltyPoints: 7 };
  let ran: Awaited<ReturnType<typeof verified>>;
  let file: string;

  beforeAll(async () => {
    file = written("shop.json", [
      interaction("earns points", { response: answers(200, points) }),
      interaction("is created", { response: { status: 201 } }),
      interaction("is refused", { response: refusedAs(400) }),
      reads("is not reached", { name: "a pending invoice", params: { amount: 1 } }),
      reads("is unknown", { name: "a payed invoice" }),
      reads("injects nothing", { name: "a merchant" }),
    ]);
    ran = await verified("--pacts", file);
  });

  test("each of them fails, and so does the run", () => {
    expect([ran.code, ran.live.map(({ status }) => status)]).toEqual([1, Array(6).fill("failed")]);
  });

  test("a field that is not there: live, and against the spec", () => {
    expect(named(ran.live, "earns points")).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/^\$ of the answer: .*missing.*loyaltyPoints/),
      details: [expect.stringContaining("POST /api/addInvoice answered 200: {")],
      file,
      line: 1,
    });
    expect(named(ran.compared, "earns points")).toMatchObject({
      status: "failed",
      message: expect.stringContaining("loyaltyPoints"),
    });
  });

  test("a status that the spec does not name", () => {
    const message = "the answer has status 200, not 201";
    expect(named(ran.live, "is created")).toMatchObject({ message });
    expect(named(ran.compared, "is created")).toMatchObject({
      status: "failed",
      message: expect.stringContaining("201"),
    });
  });

  test("a status that only a provider can tell to be wrong", () => {
    const message = "the answer has status 200, not 400";
    expect(named(ran.live, "is refused")).toMatchObject({ message });
    expect(named(ran.compared, "is refused")).toMatchObject({ status: "passed" });
  });

  test.each([
    [
      "a state that cannot be reached",
      "is not reached",
      /^the state "a pending invoice" was not reached: addInvoice answered 400: .*minimum/,
    ],
    [
      "a state that is unknown, with the nearest names",
      "is unknown",
      /there is no state "a payed invoice"; the nearest are "a paid invoice"/,
    ],
    [
      "a value that no state injects",
      "injects nothing",
      /^the request asks for \$\{transactionNo\}, and its states inject token$/,
    ],
  ])("%s", (_what, name, reported) => {
    expect(named(ran.live, name)?.message).toMatch(reported);
  });
});

describe("what is not judged", () => {
  const response = { status: 202 };

  test("reports a pending interaction and a message with a reply, and passes", async () => {
    const broken = { pending: true, response };
    const message = { type: "Synchronous/Messages", description: "an event", contents: {} };
    const file = pactFile([
      interaction("works"),
      interaction("is not there yet", broken),
      interaction("has no such state", { ...broken, providerStates: [{ name: "a dream" }] }),
      message,
    ]);
    const { code, report, live, compared } = await verified("--pacts", file);
    const statuses = live.map(({ status }) => status);
    expect(statuses).toEqual(["passed", "pending", "pending", "skipped"]);
    expect(live[1]?.message).toBe("the answer has status 200, not 202");
    expect(live[3]?.message).toContain("message");
    expect(compared.map(({ name }) => name)).toEqual(["works"]);
    expect(report.summary).toBe("the contract holds, for shop; 2 pending");
    expect(code).toBe(0);
  });
});

test("coverage names what no consumer relies on", async () => {
  const request = { ...ADDS_INVOICE };
  const file = pactFile([interaction("adds", { request })]);
  const { report } = await verified("--only", "spec", "--pacts", file);
  const tables = new Map(
    report.sections.flatMap(({ tables = [] }) => tables).map(({ title, rows }) => [title, rows]),
  );
  const without = tables.get("Operations without an interaction")?.flat();
  expect(without).toContain("getInvoice");
  expect(without).not.toContain("addInvoice");
  expect(tables.get("Statuses without an interaction")).toContainEqual([
    "addInvoice",
    "400, 401, 403, 413, 415, 500",
  ]);
  const fields = tables.get("Response fields that no consumer relies on")?.at(0);
  expect(fields?.slice(0, 2)).toEqual(["addInvoice", "200"]);
  expect(fields?.[2]?.split(", ")).toEqual(
    expect.arrayContaining(["gatewayOrderRequest.products[].title", "qrUrl"]),
  );
  expect(fields?.[2]?.split(", ")).not.toContain("transactionNo");
});
