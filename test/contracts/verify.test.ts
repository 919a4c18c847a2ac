import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Case, Report } from "../../mocks/report/report.js";
import { folder, paystub } from "../support/command-line.js";
import { invoiceFields } from "../support/orders.js";
import { bodyOf, listening } from "../support/servers.js";

/** What a pact says of one thing. */
type Part = Readonly<Record<string, unknown>>;

/** The body of a request or an answer, as version 4 of Pact writes it. */
function jsonBody(content: unknown): Part {
  return { content, contentType: "application/json", encoded: false };
}

const JSON_HEADER = { "Content-Type": ["application/json"] };

/** An invoice that the service accepts, with a token that was never issued. */
const ADDS_INVOICE: Part = {
  method: "POST",
  path: "/api/addInvoice",
  headers: { ...JSON_HEADER, Authorization: ["Bearer anything"] },
  body: jsonBody(invoiceFields("https://shop.example/paid")),
};

/** An answer with a body that is matched by types. */
function answers(status: number, content: unknown): Part {
  const matchers = [{ match: "type" }];
  return {
    status,
    headers: JSON_HEADER,
    body: jsonBody(content),
    matchingRules: { body: { $: { combine: "AND", matchers } } },
  };
}

/** One interaction; what is left out adds an invoice and gets one. */
function interaction(description: string, part: Part = {}): Part {
  return {
    type: "Synchronous/HTTP",
    description,
    pending: false,
    request: ADDS_INVOICE,
    response: answers(200, { transactionNo: "1772355600000", orderStatus: "PENDING" }),
    ...part,
  };
}

/** A pact of a shop, with some interactions. */
function pact(interactions: readonly Part[], part: Part = {}): Part {
  return {
    consumer: { name: "shop" },
    provider: { name: "payment-service" },
    interactions,
    metadata: { pactSpecification: { version: "4.0" } },
    ...part,
  };
}

/** A file in a folder of its own, which is deleted after the test. */
function fileWith(text: string, name = "shop.json"): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

/** A file with such a pact. */
function pactFile(interactions: readonly Part[], part: Part = {}): string {
  return fileWith(JSON.stringify(pact(interactions, part)));
}

const READS_INVOICE: Part = {
  method: "GET",
  path: "/api/getInvoice/1772355600000",
  headers: { Authorization: ["Bearer anything"] },
  generators: {
    path: {
      type: "ProviderState",
      expression: `/api/getInvoice/\${transactionNo}`,
      dataType: "STRING",
    },
  },
};

/** Verifies pacts by the command, and reads the report. Pact prints its own past it. */
async function verified(...argv: string[]) {
  const { code, out, complaints } = await paystub("verify", ...argv, "--json");
  expect(complaints).toBe("");
  const { sections, notes = [] }: Report = JSON.parse(out);
  const cases = (part: string): readonly Case[] =>
    sections.filter(({ name }) => name.includes(part)).flatMap((section) => section.cases);
  const statuses = (part: string) =>
    Object.fromEntries(cases(part).map(({ name, status }) => [name.split(" - ").at(-1), status]));
  return { code, notes, live: statuses("verified"), spec: cases("compared with the spec") };
}

const refusedAs = (status: number) =>
  answers(status, { title: "x", type: "https://x.example", status: String(status), detail: "no" });

const { content: order } = ADDS_INVOICE.body as { readonly content: object };

test("the pacts of the reference consumers hold, and that of callbacks is left out", async () => {
  const { code, live, spec, notes } = await verified();
  expect(code).toBe(0);
  expect(new Set(Object.values(live))).toEqual(new Set(["passed"]));
  expect(spec.filter(({ status }) => status !== "passed")).toEqual([]);
  expect(notes).toContainEqual(expect.stringMatching(/^Left out: .* is for merchant-callback\./));
});

describe("against the mock", () => {
  const aboutToken = (name: string, status: number) =>
    interaction(name, { providerStates: [{ name }], response: refusedAs(status) });

  test("a pact with the states of the catalog holds", async () => {
    const upper = { id: "order-status-case", option: "upper" };
    const providerStates = [
      { name: "an assumption is chosen", params: upper },
      { name: "a paid invoice", params: { amount: 99.5 } },
    ];
    const response = { ...answers(200, { orderStatus: "PAID", amount: 99.5 }), matchingRules: {} };
    const taken = [{ name: "the order number is taken", params: { orderNumber: "ORD-1" } }];
    const file = pactFile([
      interaction("adds without a state"),
      aboutToken("the token has expired", 401),
      aboutToken("the token is of the other kind", 403),
      interaction("reads a paid one", { request: READS_INVOICE, providerStates, response }),
      interaction("is refused", { providerStates: taken, response: refusedAs(400) }),
      interaction("adds in a sandbox of its own"),
    ]);
    const { code, live } = await verified("--pacts", file, "--only", "live");
    expect(live).toEqual({
      "adds without a state": "passed",
      "the token has expired": "passed",
      "the token is of the other kind": "passed",
      "reads a paid one": "passed",
      "is refused": "passed",
      "adds in a sandbox of its own": "passed",
    });
    expect(code).toBe(0);
  });

  test("a broken interaction fails, also where only its state is wrong", async () => {
    const wrong = { response: answers(500, {}) };
    const reads = (name: string, state: Part) =>
      interaction(name, { request: READS_INVOICE, providerStates: [state], ...wrong });
    const file = pactFile([
      interaction("earns points", { response: answers(200, { loyaltyPoints: 7 }) }),
      interaction("is created", { response: { status: 201 } }),
      reads("is not reached", { name: "a pending invoice", params: { amount: 1 } }),
      interaction("is unknown", { providerStates: [{ name: "a payed invoice" }] }),
      interaction("is pending", { pending: true, response: { status: 202 } }),
      interaction("holds"),
    ]);
    const { code, live } = await verified("--pacts", file, "--only", "live");
    expect(live).toEqual({
      "earns points": "failed",
      "is created": "failed",
      "is not reached": "failed",
      "is unknown": "failed",
      "is pending": "pending",
      holds: "passed",
    });
    expect(code).toBe(1);
  });
});

describe("against the spec", () => {
  const exact = (value: unknown) => ({
    response: { ...answers(200, value), matchingRules: { body: {} } },
  });
  const stated = (orderStatus: string, regex: string) => {
    const rule = { combine: "AND", matchers: [{ match: "regex", regex }] };
    const rules = { body: { "$.orderStatus": rule } };
    return { response: { ...answers(200, { orderStatus }), matchingRules: rules } };
  };
  const PACT = [
    interaction("adds an invoice"),
    interaction("relies on a lost field", { response: answers(200, { loyaltyPoints: 7 }) }),
    interaction("reads a short number", { response: answers(200, { transactionNo: "7" }) }),
    interaction("relies on a short number", exact({ transactionNo: "7" })),
    interaction("accepts any letter case", stated("paid", "(?i)^paid$")),
    interaction("accepts a status of another service", stated("settled", "^settled$")),
    interaction("is pending", { pending: true, response: { status: 202 } }),
  ];

  test("a difference fails; one that is about an example only is a warning", async () => {
    const file = pactFile(PACT);
    const { code, live, spec } = await verified("--pacts", file, "--only", "spec");
    expect(live).toEqual({});
    expect(spec.map(({ name, status }) => [name, status])).toEqual([
      ["adds an invoice", "passed"],
      ["relies on a lost field", "failed"],
      ["reads a short number", "warning"],
      ["relies on a short number", "failed"],
      ["accepts any letter case", "warning"],
      ["accepts a status of another service", "failed"],
    ]);
    expect(spec[1]).toMatchObject({ message: expect.stringContaining("loyaltyPoints"), file });
    expect(spec[4]?.message).toContain("its regular expression accepts Paid and PAID");
    expect(code).toBe(1);
  });

  test("--spec compares with the next version", async () => {
    const path = join(import.meta.dirname, "../../spec/compiled/openapi.json");
    const { default: spec } = await import(path, { with: { type: "json" } });
    const next = structuredClone(spec);
    delete next.paths["/api/addInvoice"];
    const file = fileWith(JSON.stringify(next), "next.json");
    const one = pactFile([interaction("adds an invoice")]);
    const now = await verified("--pacts", one, "--only", "spec");
    const later = await verified("--pacts", one, "--only", "spec", "--spec", file);
    expect([now.code, later.code]).toEqual([0, 1]);
  });
});

test("a null as state is no state", async () => {
  const metadata = { pactSpecification: { version: "2.0.0" } };
  const headers = { "Content-Type": "application/json", Authorization: "Bearer x" };
  const old = {
    ...{ description: "adds", providerState: null },
    request: { method: "POST", path: "/api/addInvoice", headers, body: order },
    response: { status: 200 },
  };
  const { code, live, spec } = await verified("--pacts", pactFile([old], { metadata }));
  expect([code, live, spec.length]).toEqual([0, { adds: "passed" }, 1]);
});

describe("a pact that cannot be verified ends with one sentence and exit code 2", () => {
  const plugin = { pactSpecification: { version: "4.0" }, plugins: [{ name: "protobuf" }] };
  test.each<[string, () => string, string]>([
    [
      "a status as text",
      () => pactFile([interaction("adds", { response: { status: "200" } })]),
      'has the status "200", which must be a number',
    ],
    ["a plugin", () => pactFile([interaction("adds")], { metadata: plugin }), "plugin protobuf"],
    [
      "another provider",
      () => pactFile([interaction("adds")], { provider: { name: "stock" } }),
      'is a pact for stock, not for payment-service. Give --provider "stock"',
    ],
    ["no JSON", () => fileWith("{"), "is not valid JSON"],
    ["a list", () => fileWith("[]"), "holds no object"],
    [
      "a number as interaction",
      () => fileWith(JSON.stringify(pact([7 as never]))),
      "not an object",
    ],
    ["no interaction", () => pactFile([]), "has no interactions"],
    ["no file", () => "/no/such/file.json", "does not exist"],
  ])("%s", async (_what, file, why) => {
    const { code, out, complaints } = await paystub("verify", "--pacts", file());
    expect(complaints).toContain(why);
    expect(complaints.trim().split("\n")).toHaveLength(1);
    expect([code, out]).toEqual([2, ""]);
  });

  test("--provider names it", async () => {
    const file = pactFile([interaction("adds")], { provider: { name: "stock" } });
    expect((await verified("--pacts", file, "--provider", "stock")).code).toBe(0);
  });

  test("nothing to compare", async () => {
    const file = pactFile([interaction("adds", { pending: true })]);
    const { code, complaints } = await paystub("verify", "--pacts", file, "--only", "spec");
    expect(complaints).toContain("nothing was compared");
    expect(code).toBe(2);
  });

  test("Pact finds no interaction", async () => {
    const url = "http://127.0.0.1:9/pact.json";
    const { code, complaints } = await paystub("verify", "--pacts", url);
    expect(complaints).toContain("Pact verified no interaction");
    expect(code).toBe(2);
  });
});

test.each([
  [["--publish"], "--publish needs --provider-version"],
  [["--selector", "{}"], "--selector needs --broker"],
  [["--broker", "http://u:hidden@127.0.0.1:9"], "--broker contains credentials"],
  [["--pacts", "http://u:hidden@127.0.0.1:9/x"], "--pacts contains credentials"],
  [["--broker", "http://127.0.0.1:9", "--selector", "latest"], "is not a JSON object"],
])("%j is a mistake of the caller", async (argv, complaint) => {
  const { code, out, complaints } = await paystub("verify", ...argv);
  expect(complaints).toContain(complaint);
  expect(complaints + out).not.toContain("hidden");
  expect(code).toBe(2);
});

/** A Pact broker with one pact, and what it received. */
async function broker(raw: object) {
  const received: { path: string; body: Record<string, unknown>; token: string | undefined }[] = [];
  const { url } = await listening(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const body = await bodyOf(request);
    if (method !== "GET") {
      received.push({ path, body: body ? JSON.parse(body) : {}, token: headers.authorization });
    }
    const pacts = [
      {
        shortDescription: "latest main",
        verificationProperties: { pending: false, notices: [] },
        _links: { self: { href: `${url}/pact`, name: "shop" } },
      },
    ];
    const answers: Readonly<Record<string, object>> = {
      "/": {
        _links: {
          "pb:provider-pacts-for-verification": { href: `${url}/{provider}`, templated: true },
        },
      },
      "/payment-service": {
        _embedded: { pacts },
        _links: { self: { href: `${url}/payment-service` } },
      },
      "/pact": {
        ...raw,
        _links: { "pb:publish-verification-results": { href: `${url}/results` } },
      },
    };
    response.writeHead(200, { "Content-Type": "application/hal+json" });
    response.end(JSON.stringify(answers[path] ?? { _links: {} }));
  });
  return { url, received };
}

test("the pacts of a broker are verified, and the results published", async () => {
  const { url, received } = await broker(pact([interaction("adds"), interaction("adds another")]));
  const { code, out } = await paystub(
    ...["verify", "--broker", url, "--broker-token", "t0ken", "--selector", '{"mainBranch":true}'],
    ...["--publish", "--provider-version", "1.4.0", "--json"],
  );
  const report: Report = JSON.parse(out);
  expect([code, report.sections[0]?.cases.length]).toEqual([0, 2]);
  const [selection, result] = [
    received.find(({ path }) => path === "/payment-service"),
    received.find(({ path }) => path === "/results"),
  ];
  expect(selection).toMatchObject({
    body: { consumerVersionSelectors: [{ mainBranch: true }] },
    token: "Bearer t0ken",
  });
  expect(result?.body).toMatchObject({ success: true, providerApplicationVersion: "1.4.0" });
});
