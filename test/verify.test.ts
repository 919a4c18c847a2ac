import { describe, expect, test } from "vitest";
import type { Case, Report } from "../mocks/report/report.js";
import { paystub } from "./support/command-line.js";
import {
  ADDS_INVOICE,
  answers,
  interaction,
  pactFile,
  READS_INVOICE,
} from "./support/pact-files.js";

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

describe("a team's own pact needs no state handlers", () => {
  test("without any state, a token is an example and the sandbox's takes its place", async () => {
    const { code, live } = await verified("--pacts", pactFile([interaction("adds an invoice")]));
    expect(live).toEqual([expect.objectContaining({ name: "adds an invoice", status: "passed" })]);
    expect(code).toBe(0);
  });

  test("a 401 that is expected without a state keeps its bad token", async () => {
    const { title, type, status } = {
      title: "Unauthorized",
      type: "https://x.example",
      status: "401",
    };
    const response = answers(401, { title, type, status, detail: "no" });
    const { code } = await verified("--pacts", pactFile([interaction("is refused", { response })]));
    expect(code).toBe(0);
  });

  test.for([
    ["the token has expired", 401],
    ["the token is of the other kind", 403],
  ] as const)("%s: a state about tokens gives its own", async ([name, status]) => {
    const body = { title: "x", type: "https://x.example", status: String(status), detail: "no" };
    const providerStates = [{ name }];
    const file = pactFile([
      interaction("is refused", { providerStates, response: answers(status, body) }),
    ]);
    expect((await verified("--pacts", file)).code).toBe(0);
  });

  test("states have parameters and inject values, also two of them at once", async () => {
    const upper = { id: "order-status-case", option: "upper" };
    const providerStates = [{ name: "an assumption is chosen", params: upper }, PAID];
    const response = { ...answers(200, { orderStatus: "PAID", amount: 99.5 }), matchingRules: {} };
    const file = pactFile([
      interaction("reads a paid one", { request: READS_INVOICE, providerStates, response }),
    ]);
    expect((await verified("--pacts", file)).code).toBe(0);
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
    const { live } = await verified("--pacts", file);
    expect(live.map(({ status }) => status)).toEqual(["failed", "passed", "passed"]);
  });

  test("a pact of version 2 is verified as well", async () => {
    const request = {
      method: "GET",
      path: "/rest/partner/getMyMerchants",
      headers: { Authorization: "Bearer x" },
    };
    const old = { description: "lists", providerState: "a partner without merchants", request };
    const metadata = { pactSpecification: { version: "2.0.0" } };
    const file = pactFile([{ ...old, response: { status: 200, body: [] } }], { metadata });
    const { code, live } = await verified("--pacts", file);
    expect(live).toMatchObject([{ status: "passed" }]);
    expect(code).toBe(0);
  });
});

describe("a broken contract is exit code 1, and told so that somebody can act on it", () => {
  test("a field that is not there: live, and against the spec", async () => {
    const response = answers(200, { transactionNo: "1772355600000", loyaltyPoints: 7 });
    const file = pactFile([interaction("earns points", { response })]);
    const { code, live, compared } = await verified("--pacts", file);
    expect(live).toMatchObject([
      {
        status: "failed",
        message: expect.stringMatching(/^\$ of the answer: .*missing.*loyaltyPoints/),
        details: [expect.stringContaining("POST /api/addInvoice answered 200: {")],
        file,
        line: 1,
      },
    ]);
    expect(compared).toMatchObject([
      { status: "failed", message: expect.stringContaining("loyaltyPoints") },
    ]);
    expect(code).toBe(1);
  });

  test("a status that the spec does not name", async () => {
    const file = pactFile([interaction("is created", { response: { status: 201 } })]);
    const { code, live, compared } = await verified("--pacts", file);
    expect(live).toMatchObject([{ message: "the answer has status 200, not 201" }]);
    expect(compared).toMatchObject([{ status: "failed", message: expect.stringContaining("201") }]);
    expect(code).toBe(1);
  });

  test("a status that only a provider can tell to be wrong", async () => {
    const body = { detail: "x", title: "x", type: "https://x.example", status: "400" };
    const file = pactFile([interaction("is refused", { response: answers(400, body) })]);
    const { code, live, compared } = await verified("--pacts", file);
    expect(compared).toMatchObject([{ status: "passed" }]);
    expect(live).toMatchObject([{ message: "the answer has status 200, not 400" }]);
    expect(code).toBe(1);
  });

  test("a state that cannot be reached", async () => {
    const providerStates = [{ name: "a pending invoice", params: { amount: 1 } }];
    const file = pactFile([interaction("reads", { request: READS_INVOICE, providerStates })]);
    const { code, live } = await verified("--pacts", file);
    const why =
      /^the state "a pending invoice" was not reached: addInvoice answered 400: .*minimum/;
    expect(live).toMatchObject([{ status: "failed", message: expect.stringMatching(why) }]);
    expect(code).toBe(1);
  });

  test("a state that is unknown, with the nearest names", async () => {
    const providerStates = [{ name: "a payed invoice" }];
    const file = pactFile([interaction("reads", { request: READS_INVOICE, providerStates })]);
    const { code, live } = await verified("--pacts", file);
    const told = 'there is no state "a payed invoice"; the nearest are "a paid invoice"';
    expect(live).toMatchObject([{ status: "failed", message: expect.stringContaining(told) }]);
    expect(code).toBe(1);
  });

  test("a value that no state injects", async () => {
    const providerStates = [{ name: "a merchant" }];
    const file = pactFile([interaction("reads", { request: READS_INVOICE, providerStates })]);
    const { code, live } = await verified("--pacts", file);
    const told = `the request asks for \${transactionNo}, and its states inject token`;
    expect(live).toMatchObject([{ status: "failed", message: told }]);
    expect(code).toBe(1);
  });
});

describe("what is not judged", () => {
  const response = { status: 202 };

  test("a pending interaction is told of, and does no harm", async () => {
    const broken = { pending: true, response };
    const file = pactFile([
      interaction("works"),
      interaction("is not there yet", broken),
      interaction("has no such state", { ...broken, providerStates: [{ name: "a dream" }] }),
    ]);
    const { code, report, live, compared } = await verified("--pacts", file);
    expect(live.map(({ status }) => status)).toEqual(["passed", "pending", "pending"]);
    expect(live[1]?.message).toBe("the answer has status 200, not 202");
    expect(compared.map(({ name }) => name)).toEqual(["works"]);
    expect(report.summary).toBe("the contract holds, for shop; 2 pending");
    expect(code).toBe(0);
  });

  test("a message is told of", async () => {
    const message = { type: "Asynchronous/Messages", description: "an event", contents: {} };
    const file = pactFile([interaction("works"), message]);
    const { code, live } = await verified("--pacts", file);
    expect(live[1]).toMatchObject({
      status: "skipped",
      message: expect.stringContaining("message"),
    });
    expect(code).toBe(0);
  });
});

test("coverage names what no consumer relies on", async () => {
  const request = { ...ADDS_INVOICE };
  const { report } = await verified("--pacts", pactFile([interaction("adds", { request })]));
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
