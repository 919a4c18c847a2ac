import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { nearest } from "../../../contracts/states/catalogue.js";
import { findPacts } from "../../../contracts/verify/sources.js";
import { startGateway } from "../../../mocks/index.js";
import type { Case, Report } from "../../../mocks/report/report.js";
import { callbackKinds } from "../../../spec/generated/faults.js";
import { startBroker } from "../../fixtures/broker.js";
import { folder, paystub } from "../../support/command-line.js";
import { guide } from "../../support/guides.js";
import {
  ADDS_INVOICE,
  answers,
  fileWith,
  interaction,
  jsonBody,
  type Part,
  pact,
  pactFile,
} from "../../support/pact-files.js";
import { test } from "../../support/persons.js";
import { answering, type Got, unusedAddress } from "../../support/servers.js";

/** Reads the invoice that a state hands out. */
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

/** Verifies pact files by the command, and reads the report. */
async function verified(...argv: string[]) {
  const { code, out, complaints } = await paystub("verify", ...argv, "--json");
  // On a slow machine the command reports its progress.
  expect(complaints.replace(/^\d+ of \d+ interactions.*\n/gm, "")).toBe("");
  const report: Report = JSON.parse(out);
  const cases = (part: string): readonly Case[] =>
    report.sections.filter(({ name }) => name.includes(part)).flatMap((section) => section.cases);
  return { code, report, live: cases(", verified"), compared: cases(", compared") };
}

const PAID = { name: "a paid invoice", params: { amount: 99.5 } };

describe("the pacts of the reference consumers", () => {
  test("pass, and cover all operations and statuses of the contract", async () => {
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

/** Files that are deleted after all tests of a block, for a run that its tests share. */
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

  test("and nothing else: the contract holds", () => {
    expect([ran.code, ran.live.length]).toEqual([0, 6]);
  });

  test("interactions with one description stay separate, each in its own sandbox", async () => {
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

describe("a broken contract has exit code 1, and a report to act on", () => {
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

  test("a missing field: live, and against the spec", () => {
    expect(named(ran.live, "earns points")).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/^\$ of the answer: .*missing.*loyaltyPoints/),
      details: [expect.stringMatching(/POST http:.*\/api\/addInvoice answered 200: \{/)],
      file,
      line: 1,
    });
    expect(named(ran.compared, "earns points")).toMatchObject({
      status: "failed",
      message: expect.stringContaining("loyaltyPoints"),
    });
  });

  test("a status that is not in the spec", () => {
    const message = "the answer has status 200, not 201";
    expect(named(ran.live, "is created")).toMatchObject({ message });
    expect(named(ran.compared, "is created")).toMatchObject({
      status: "failed",
      message: expect.stringContaining("201"),
    });
  });

  test("a status that only a provider can reject", () => {
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

describe("an unjudged part", () => {
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

test("coverage lists what no consumer relies on", async () => {
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

const { content: order } = ADDS_INVOICE.body as { readonly content: object };
const sending = (part: object) => ({
  request: { ...ADDS_INVOICE, body: jsonBody({ ...order, ...part }) },
});

const LISTS_MERCHANTS = {
  request: {
    method: "GET",
    path: "/rest/partner/getMyMerchants",
    headers: { Authorization: ["Bearer anything"] },
  },
  response: { status: 200 },
};

const exact = (value: unknown) => ({
  response: { ...answers(200, value), matchingRules: { body: {} } },
});

/** An answer with a status under a regular expression. */
const stated = (orderStatus: string, regex: string) => {
  const rule = { combine: "AND", matchers: [{ match: "regex", regex }] };
  const rules = { body: { "$.orderStatus": rule } };
  return { response: { ...answers(200, { orderStatus }), matchingRules: rules } };
};

/** Interactions that held without a word, each with what is said of it now. */
const FILE = [
  interaction("misspells a field", sending({ clientMail: "sara@shop.example" })),
  interaction("misspells another", sending({ smsMesage: "Pay [AMOUNT]" })),
  interaction("sends an amount as text", sending({ amount: "25.5" })),
  interaction("asks as a merchant", {
    ...LISTS_MERCHANTS,
    providerStates: [{ name: "a merchant" }],
  }),
  interaction("asks as a partner", {
    ...LISTS_MERCHANTS,
    providerStates: [{ name: "a partner with merchants" }],
  }),
  interaction("adds an invoice"),
  interaction("reads a short number", { response: answers(200, { transactionNo: "7" }) }),
  interaction("reads an amount as text", { response: answers(200, { amount: "25.5" }) }),
  interaction("relies on a short number", exact({ transactionNo: "7" })),
  interaction("accepts any letter case", stated("paid", "(?i)^paid$")),
  interaction("accepts a status of another service", stated("settled", "^settled$")),
];

async function verifiedParts(...argv: string[]) {
  const { code, out } = await paystub("verify", "--pacts", pactFile(FILE), ...argv, "--json");
  const { sections }: Report = JSON.parse(out);
  const reported = (part: string) =>
    sections
      .filter(({ name }) => name.includes(part))
      .flatMap(({ cases }) =>
        cases.map(({ name, status, message = "" }) => ({ name, status, message })),
      );
  return { code, live: reported(", verified"), spec: reported(", compared") };
}

describe("a silently accepted part is reported", () => {
  test("live: a tolerated value, and a state of the other role", async () => {
    const { live, spec } = await verifiedParts("--only", "live");
    expect(spec).toEqual([]);
    expect(live.slice(0, 6)).toEqual([
      {
        name: "misspells a field",
        status: "warning",
        message: expect.stringMatching(/^tolerated: .*clientMail/),
      },
      {
        name: "misspells another",
        status: "warning",
        message: expect.stringMatching(/^tolerated: .*smsMesage/),
      },
      {
        name: "sends an amount as text",
        status: "warning",
        message: expect.stringMatching(/^tolerated: amount/),
      },
      {
        ...{ name: "asks as a merchant", status: "warning" },
        message: "\"a merchant\" is a merchant's state, and getMyMerchants takes a partner's token",
      },
      { name: "asks as a partner", status: "passed", message: "" },
      { name: "adds an invoice", status: "passed", message: "" },
    ]);
  });

  test("live: and fails with --fail-on tolerated", async () => {
    const { code, live } = await verifiedParts("--only", "live", "--fail-on", "tolerated");
    expect(code).toBe(1);
    expect(live.slice(0, 6).map(({ status }) => status)).toEqual([
      ...["failed", "failed", "failed", "failed", "passed", "passed"],
    ]);
  });

  test("against the spec: an example that breaks an assumption only causes a warning", async () => {
    const { live, spec } = await verifiedParts("--only", "spec");
    expect(live).toEqual([]);
    const of = (name: string) => spec.find((one) => one.name === name);
    expect(of("reads a short number")).toEqual({
      ...{ name: "reads a short number", status: "warning" },
      message: expect.stringMatching(
        /must match pattern .*; it is an example under a matcher of types/,
      ),
    });
    expect(of("reads an amount as text")).toMatchObject({ status: "failed" });
    expect(of("relies on a short number")).toMatchObject({ status: "failed" });
    expect(of("adds an invoice")).toMatchObject({ status: "passed" });
    expect(of("accepts any letter case")).toMatchObject({
      status: "warning",
      message: expect.stringContaining("its regular expression accepts Paid and PAID"),
    });
    expect(of("accepts a status of another service")).toMatchObject({ status: "failed" });
  });
});

describe("a message", () => {
  const about = (state: string, contents: object) => ({
    description: `${state} ${Object.keys(contents).join()}`,
    providerStates: [{ name: state }],
    matchingRules: { body: { $: { combine: "AND", matchers: [{ match: "type" }] } } },
    contents,
  });
  const MESSAGES = [
    about("a paid invoice", { orderStatus: "Paid", amount: 25.5 }),
    about("a paid invoice", { refunded: true }),
    about("a merchant", { orderStatus: "Paid" }),
  ];

  test.each([
    [
      "3",
      () => fileWith(JSON.stringify({ ...pact([]), interactions: undefined, messages: MESSAGES })),
    ],
    [
      "4",
      () =>
        pactFile(
          MESSAGES.map((one) => ({
            ...one,
            type: "Asynchronous/Messages",
            contents: jsonBody(one.contents),
          })),
        ),
    ],
  ])("of version %s is compared with the callback of its states", async (_version, file) => {
    const { code, out } = await paystub("verify", "--pacts", file(), "--json");
    const { sections }: Report = JSON.parse(out);
    expect(code).toBe(1);
    expect(sections[0]?.cases).toMatchObject([
      { name: "a paid invoice orderStatus,amount", status: "passed" },
      { status: "failed", details: [expect.stringContaining("the gateway sent {")] },
      { status: "failed", message: expect.stringContaining("lead to no callback with a body") },
    ]);
  });
});

test.each([
  ["an invoice that is pending", "a pending invoice"],
  ["there is a paid invoice", "a paid invoice"],
  ["a recurring payment which was canceled", "a canceled recurring payment"],
  ["the service is in strict mode", "strict mode"],
  ["merchants of a partner", "a partner with merchants"],
  ["A Pendig Invoice", "a pending invoice"],
])("who writes %j means %j", (written, meant) => {
  expect(nearest(written)[0]).toBe(meant);
});

test.each([
  [
    ["--only", "spec", "--provider-url", "http://127.0.0.1:1"],
    /--provider-url is not called with --only spec/,
  ],
  [["--only", "both"], /must be one of live, spec/],
  [["--fail-on", "warnings"], /must be tolerated/],
])("%j is a mistake of the caller", async (argv, complaint) => {
  const { code, complaints } = await paystub("verify", "--pacts", pactFile(FILE), ...argv);
  expect(complaints).toMatch(complaint);
  expect(code).toBe(2);
});

const event = (part: Part = {}) => ({ description: "an event", contents: {}, ...part });
const V4 = event({ type: "Asynchronous/Messages" });
const BOTH_WAYS = event({ type: "Synchronous/Messages" });
const WEIRD = event({ type: "Weird/Thing" });
const EMPTY: Part = { type: "Synchronous/HTTP", description: "an event" };
const PENDING = interaction("an event", { pending: true });

/** A pact of version 3 has its messages beside the interactions. */
const V3 = () => {
  const raw = { ...pact([]), interactions: undefined, messages: [event()] };
  return fileWith(JSON.stringify(raw));
};

describe("a pact without anything to verify has exit code 2", () => {
  test.each<[string, () => string, readonly string[], string]>([
    [
      "messages with a reply",
      () => pactFile([BOTH_WAYS]),
      [],
      "it is a message with a reply, and only requests and messages can be verified",
    ],
    [
      "messages, and the spec",
      V3,
      ["--only", "spec"],
      "it is a message, and messages are not compared with the spec",
    ],
    [
      "a type of its own",
      () => pactFile([WEIRD]),
      [],
      'its type is "Weird/Thing", which is unknown',
    ],
    ["no request", () => pactFile([EMPTY]), [], "it has no request, and only requests"],
    [
      "what is pending, and the spec",
      () => pactFile([PENDING]),
      ["--only", "spec"],
      "it is pending, and what is pending is not compared with the spec",
    ],
  ])("%s", async (_what, file, argv, why) => {
    const { code, out, complaints } = await paystub("verify", "--pacts", file(), ...argv, "--json");
    expect(complaints).toMatch(/^paystub: nothing could be verified; of "an event" in \S+: /);
    expect(complaints).toContain(why);
    expect([code, out]).toEqual([2, ""]);
  });

  const canceled = { method: "GET", path: "/canceled" };
  test.each([
    ["callbacks that are messages", V4, "it is a message"],
    [
      "callbacks without a URL",
      interaction("an event", { request: canceled }),
      "no URL was given for it. Add canceled=<url> to --callbacks",
    ],
  ])("%s", async (_what, one, why) => {
    const { code, out, complaints } = await paystub(
      ...["verify", "--callbacks", "paid=http://127.0.0.1:1"],
      ...["--pacts", pactFile([one], { provider: { name: "merchant-callback" } })],
    );
    expect(complaints).toMatch(/^paystub: nothing could be verified; of "an event" in \S+: /);
    expect(complaints).toContain(why);
    expect([code, out]).toEqual([2, ""]);
  });
});

test("an invalid request beside a valid one is reported as itself", async () => {
  const file = pactFile([interaction("adds"), WEIRD]);
  const { code, out } = await paystub("verify", "--pacts", file, "--only", "live", "--json");
  const { sections }: Report = JSON.parse(out);
  expect(sections[0]?.cases[1]).toMatchObject({
    status: "skipped",
    message: expect.stringContaining('its type is "Weird/Thing", which is unknown'),
  });
  expect(code).toBe(0);
});

test("publishes no result of a pact without a verification", async () => {
  const broker = await startBroker({
    pacts: [
      { consumer: "shop", raw: pact([interaction("adds")]), pending: false },
      {
        consumer: "stock",
        raw: pact([BOTH_WAYS], { consumer: { name: "stock" } }),
        pending: false,
      },
    ],
  });
  const { code, out } = await paystub(
    ...["verify", "--broker", broker.url, "--selector", "latest", "--only", "live"],
    ...["--publish", "--provider-version", "1", "--verbose"],
  );
  expect(out).toMatch(/skipped {2}stock .*\n {11}nothing of it was verified/);
  const results = broker.requests.filter(({ path }) => path.endsWith("/verification-results"));
  expect(results.map(({ path }) => /consumer\/(\w+)/.exec(path)?.[1])).toEqual(["shop"]);
  expect(code).toBe(0);
});

test("the help, the guide and the error list every kind of callback", async () => {
  const { out } = await paystub("verify", "--help");
  expect(out.replace(/\s+/g, " ")).toContain(`instead: ${callbackKinds.join(", ")}`);
  const kinds = callbackKinds.map((kind) => `\`${kind}\``).join(", ");
  expect(guide("contracts/README.md").text).toContain(`The kinds are ${kinds}.`);
  const { complaints } = await paystub("verify", "--callbacks", "payed=http://a.example");
  expect(complaints).toContain(`kinds are ${callbackKinds.join(", ")}\n`);
  expect(callbackKinds).toContain("refund");
});

const WALLET = {
  method: "POST",
  path: "/rest/pay/stcpay/sendOtp",
  headers: { "Content-Type": ["application/json"] },
};

const READS = interaction("reads a paid one", {
  request: READS_INVOICE,
  providerStates: [{ name: "a paid invoice" }],
});

describe("another implementation", () => {
  test("that is a paystub reaches every state by its control API", async ({ gateway }) => {
    const file = pactFile([READS, interaction("adds")]);
    const { baseUrl, controlUrl } = gateway;
    const argv = ["--pacts", file, "--provider-url", baseUrl, "--control-url", controlUrl];
    expect(await paystub("verify", ...argv)).toMatchObject({ code: 0, complaints: "" });
    // Nothing of it is left.
    expect((await gateway.list()).sandboxes.map(({ name }) => name)).toEqual(["shop"]);
  });

  test("that breaks the contract is detected", async () => {
    const url = await answering(() => ({ body: { transactionNo: 17, orderStatus: "PENDING" } }));
    const { code, out } = await paystub(
      ...["verify", "--provider-url", url, "--token", "t"],
      ...["--pacts", pactFile([interaction("adds an invoice")])],
    );
    expect(out).toMatch(
      /\$\.transactionNo of the answer: .*\n.*POST http:\S+\/api\/addInvoice answered 200/,
    );
    expect(code).toBe(1);
  });

  test("gets the given token, and wallet payments at its own address", async () => {
    const got: Got[] = [];
    const note = (one: Got) => {
      got.push(one);
      return { body: { transactionNo: "1772355600000", orderStatus: "PENDING" } };
    };
    const [base, order] = [
      await answering(note),
      await answering((one) => note({ ...one, path: `order ${one.path}` })),
    ];
    const file = pactFile([
      interaction("adds", { providerStates: [{ name: "a merchant" }] }),
      interaction("sends a code", { request: WALLET }),
    ]);
    const where = ["--provider-url", base, "--order-url", order, "--token", "t0ken"];
    await paystub("verify", "--pacts", file, ...where);
    const calls = got.filter(({ method }) => method === "POST");
    expect(calls.map(({ path }) => path)).toEqual(["/api/addInvoice", `order ${WALLET.path}`]);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(["Bearer t0ken", undefined]);
  });

  test.for<[string, string, readonly string[], RegExp]>([
    [
      "a state beyond a token",
      "a paid invoice",
      ["--token", "t"],
      /cannot be reached. Give --control-url/,
    ],
    ["a token that nobody gave", "a merchant", [], /"a merchant" needs a token. Give --token/],
  ])("without its control API cannot reach %s", async ([, name, argv, why]) => {
    const url = await answering(() => ({ body: {} }));
    const file = pactFile([interaction("adds", { providerStates: [{ name }] })]);
    const { code, out } = await paystub("verify", "--pacts", file, "--provider-url", url, ...argv);
    expect(out).toMatch(why);
    expect(code).toBe(1);
  });

  test.for<[string, () => string | Promise<string>, RegExp]>([
    [
      "does not run",
      unusedAddress,
      /nothing answers at .* \(ECONNREFUSED\). Start what is to be verified/,
    ],
    ["has no URL", () => "localhost", /"localhost" is not a URL. Give --provider-url/],
  ])("that %s has exit code 2", async ([, where, why]) => {
    const argv = ["--pacts", pactFile([interaction("adds")]), "--provider-url", await where()];
    const { code, complaints } = await paystub("verify", ...argv);
    expect(complaints).toMatch(why);
    expect(code).toBe(2);
  });

  test.for(["--order-url", "--control-url", "--control-token", "--token"])(
    "that is missing leaves no meaning for %s",
    async (option) => {
      const file = pactFile([interaction("adds")]);
      const { code, complaints } = await paystub("verify", "--pacts", file, option, "x");
      expect(complaints).toBe(`paystub: ${option} needs --provider-url, which it belongs to\n`);
      expect(code).toBe(2);
    },
  );

  test("with an invalid control URL has exit code 2", async ({ gateway }) => {
    const file = pactFile([interaction("adds")]);
    const where = ["--provider-url", gateway.baseUrl, "--control-url", `${gateway.baseUrl}/api`];
    const { code, complaints } = await paystub("verify", "--pacts", file, ...where);
    expect(complaints).toMatch(/the control API at .* cannot be used: there is no operation/);
    expect(code).toBe(2);
  });

  test("on a shared host needs its control token", async ({ onTestFinished }) => {
    const gateway = await startGateway({ host: "0.0.0.0", controlToken: "c0ntrol-of-the-gateway" });
    onTestFinished(() => gateway.close());
    const base = gateway.baseUrl.replace("localhost", "127.0.0.1");
    const where = ["--provider-url", base, "--control-url", `${base}/_control`];
    const file = pactFile([READS]);
    const without = await paystub("verify", "--pacts", file, ...where);
    expect(without).toMatchObject({ code: 2, complaints: expect.stringContaining("token") });
    const given = await paystub(
      "verify",
      "--pacts",
      file,
      ...where,
      "--control-token",
      "c0ntrol-of-the-gateway",
    );
    expect(given).toMatchObject({ code: 0 });
  });
});

describe("a merchant's endpoint", () => {
  const shop = (answer: (got: Got) => number) => answering((got) => ({ status: answer(got) }));

  test("that accepts every callback passes", async ({ merchant }) => {
    const { code, out } = await paystub("verify", "--callbacks", `${merchant.shop.url}/all?shop=1`);
    expect(out).toContain("the merchant takes every call that payment-gateway made");
    expect(code).toBe(0);
    expect(merchant.shop.requestLines).toContain(
      "GET /all?shop=1&orderNumber=ORD-1&transactionNo=1736935200000",
    );
  });

  test("that refuses one fails, with a call that reproduces it", async () => {
    const url = await shop(({ path }) => (path.startsWith("/canceled") ? 404 : 200));
    const where = [`paid=${url}/paid`, `canceled=${url}/canceled`];
    const { code, out } = await paystub("verify", "--callbacks", ...where);
    expect(out).toContain(`GET ${url}/canceled?orderNumber=ORD-1`);
    expect(out).toContain("prepare it with --setup-url <url>");
    expect(out).toContain("the merchant refuses 1 of 2 calls");
    expect(out).toContain("no URL was given for it. Add webhook=<url> to --callbacks");
    expect(code).toBe(1);
  });

  test("that knows only its own orders is prepared through its own URL", async () => {
    const known: unknown[] = [];
    const url = await shop(({ path, body }) => {
      if (path === "/setup") return known.push(JSON.parse(String(body))) && 200;
      return JSON.stringify(known).includes("1736935200000") ? 200 : 404;
    });
    const argv = ["verify", "--callbacks", `paid=${url}/paid`];
    expect(await paystub(...argv)).toMatchObject({ code: 1 });
    expect(await paystub(...argv, "--setup-url", `${url}/setup`)).toMatchObject({ code: 0 });
    expect(known).toEqual([
      {
        state: "an order with a pending invoice",
        params: { orderNumber: "ORD-1", transactionNo: "1736935200000" },
        action: "setup",
      },
    ]);
  });

  test("that cannot be prepared fails and says why", async () => {
    const url = await shop(({ path }) => (path === "/setup" ? 500 : 200));
    const argv = ["--callbacks", `paid=${url}/paid`, "--setup-url", `${url}/setup`];
    const { code, out } = await paystub("verify", ...argv);
    expect(out).toContain(
      `the shop was not prepared for "an order with a pending invoice": ${url}/setup answered 500, not 2xx`,
    );
    expect(code).toBe(1);
  });

  test.for<[string, () => string | Promise<string>, RegExp]>([
    [
      "a kind that does not exist",
      () => "payed=http://a.example",
      /kinds are paid, canceled, charge/,
    ],
    ["no URL", () => "paid=shop", /"shop" is not a URL. Give --callbacks one such as/],
    [
      "a shop that does not run",
      unusedAddress,
      /nothing answers at .* Start what is to be verified/,
    ],
  ])("%s has exit code 2", async ([, where, why]) => {
    const { code, complaints } = await paystub("verify", "--callbacks", await where());
    expect(complaints).toMatch(why);
    expect(code).toBe(2);
  });
});

test("writes a report in every format", async () => {
  const file = pactFile([interaction("adds", { response: answers(200, { points: 1 }) })]);
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const { code, out } = await paystub("verify", "--pacts", file);
  vi.unstubAllEnvs();
  expect(out).toContain("::error");
  expect(code).toBe(1);
});

const GOOD = [interaction("adds an invoice")];

async function refusal(...argv: string[]) {
  const { code, out, complaints } = await paystub("verify", ...argv);
  expect(out).toBe("");
  expect(complaints.split("\n")).toHaveLength(2);
  return { code, complaints };
}

describe("an unusable input has exit code 2, in a line that names the file", () => {
  test.for<[string, () => string | Promise<string>, RegExp]>([
    ["an empty file", () => fileWith(" \n"), /the pact .*shop\.json is empty. Generate it again/],
    ["broken JSON", () => fileWith('{"consumer":'), /the pact .*shop\.json is not valid JSON \(/],
    [
      "another JSON",
      () => fileWith('{"name":"x"}'),
      /shop\.json is not a pact: a pact has a consumer/,
    ],
    ["a list", () => fileWith("[]"), /shop\.json is not a pact/],
    ["no interactions", () => pactFile([]), /shop\.json has no interactions, so it proves nothing/],
    ["a folder without pacts", () => folder(), /there are no pacts in .*. Give --pacts a folder/],
    ["a path that leads nowhere", () => "/nowhere/pacts", /\/nowhere\/pacts does not exist. Give/],
    ["a port where nothing listens", unusedAddress, /nothing answers at .*ECONNREFUSED/],
    ["a URL that is none", () => "http://", /"http:\/\/" is not a URL/],
  ])("%s", async ([, where, why]) => {
    const { code, complaints } = await refusal("--pacts", await where());
    expect(complaints).toMatch(why);
    expect(code).toBe(2);
  });

  test("one broken pact among valid ones", async () => {
    const path = folder();
    writeFileSync(join(path, "a.json"), JSON.stringify(pact(GOOD)));
    writeFileSync(join(path, "b.json"), "{");
    const { code, complaints } = await refusal("--pacts", path);
    expect(complaints).toContain("b.json is not valid JSON");
    expect(code).toBe(2);
  });

  test("only pacts of merchants' endpoints", async () => {
    const file = pactFile(GOOD, { provider: { name: "merchant-callback" } });
    const { complaints } = await refusal("--pacts", file);
    expect(complaints).toContain("verify it with --callbacks <url>");
  });

  test("no pacts in the default place", async ({ onTestFinished }) => {
    const before = process.cwd();
    onTestFinished(() => process.chdir(before));
    process.chdir(folder());
    await expect(findPacts({})).rejects.toThrow(
      "neither ./pacts nor ./contracts/pacts exists. Give --pacts",
    );
    mkdirSync("contracts/pacts", { recursive: true });
    writeFileSync("contracts/pacts/a.json", JSON.stringify(pact(GOOD)));
    expect(await findPacts({})).toMatchObject([{ origin: "contracts/pacts/a.json" }]);
  });
});

describe("a selection of several pacts", () => {
  const versioned = (version: string) => pactFile(GOOD, { consumer: { name: "shop", version } });

  test("those of one provider, by name", async () => {
    const other = pactFile(GOOD, { provider: { name: "stock" } });
    const found = await findPacts({ pacts: [other, pactFile(GOOD)], provider: "stock" });
    expect(found).toMatchObject([{ provider: "stock" }]);
  });

  test("those of a consumer version that the file names", async () => {
    const pacts = [versioned("1.0.0"), versioned("2.0.0"), pactFile(GOOD)];
    const found = await findPacts({ pacts, consumerVersions: ["2.0.0"] });
    expect(found).toMatchObject([{ version: "2.0.0" }]);
  });

  test("lists the available ones if none remains", async () => {
    const { complaints } = await refusal("--pacts", versioned("1.0.0"), "--consumer-version", "9");
    expect(complaints).toMatch(/no pacts of the consumer version 9 in .*holds shop 1.0.0 for pay/);
  });
});

/** A broker with the pacts of two consumers, one of them in two versions. */
async function broker(wants?: string): Promise<string> {
  const at = (consumer: string, version: string) =>
    `/pacts/provider/payment-service/consumer/${consumer}/version/${version}`;
  const held = new Map([
    [at("shop", "1.0.0"), "1.0.0"],
    [at("shop", "2.0.0"), "2.0.0"],
    [at("office", "7"), "7"],
  ]);
  const url: string = await answering(({ path, headers }) => {
    if (wants !== undefined && headers.authorization !== wants) return { status: 401 };
    const template = `${url}/pacts/provider/{provider}/latest`;
    const latest = [at("shop", "2.0.0"), at("office", "7")].map((href) => ({ href: url + href }));
    if (path === "/")
      return { body: { _links: { "pb:latest-provider-pacts": { href: template } } } };
    if (path === "/pacts/provider/payment-service/latest") {
      return { body: { _links: { "pb:pacts": latest } } };
    }
    if (path === "/pacts/provider/stock/latest") return { body: { _links: { "pb:pacts": [] } } };
    const version = held.get(path);
    if (version === undefined) return { status: 404 };
    const consumer = { name: path.split("/")[5] };
    const _links = { "pb:consumer-version": { name: version } };
    return { body: pact(GOOD, { consumer, _links }) };
  });
  return url;
}

const shown = (pacts: Awaited<ReturnType<typeof findPacts>>) =>
  pacts.map(({ consumer, version }) => `${consumer} ${version}`);

describe("a Pact broker", () => {
  test("provides the latest pact of each consumer", async () => {
    expect(shown(await findPacts({ broker: await broker() }))).toEqual(["shop 2.0.0", "office 7"]);
  });

  test("is recognized by its answer, also as --pacts", async () => {
    expect(shown(await findPacts({ pacts: [await broker()] }))).toEqual(["shop 2.0.0", "office 7"]);
  });

  test("provides other versions of a consumer, if they exist", async () => {
    const query = { broker: await broker(), consumerVersions: ["1.0.0"] };
    expect(shown(await findPacts(query))).toEqual(["shop 1.0.0"]);
  });

  test("provides a single pact by its own URL", async () => {
    const url = `${await broker()}/pacts/provider/payment-service/consumer/shop/version/1.0.0`;
    expect(shown(await findPacts({ pacts: [url] }))).toEqual(["shop 1.0.0"]);
  });

  test.for([
    ["a token", "Bearer t0ken", { token: "t0ken" }],
    ["a name and a password", "Basic bWU6cGFzcw==", { username: "me", password: "pass" }],
  ] as const)("asks for %s", async ([, wants, credentials]) => {
    expect(await findPacts({ broker: await broker(wants), credentials })).toHaveLength(2);
  });

  test("that refuses gets advice about what to set", async () => {
    const { code, complaints } = await refusal("--broker", await broker("Bearer t0ken"));
    expect(complaints).toMatch(/answered 401. Set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME/);
    expect(code).toBe(2);
  });

  test("without pacts of the provider says so", async () => {
    const { complaints } = await refusal("--broker", await broker(), "--provider", "stock");
    expect(complaints).toContain("has no pacts of the provider stock. Name the provider");
  });

  test("that is not a broker is reported", async () => {
    const url = await answering(() => ({ body: { _links: {} } }));
    const { complaints } = await refusal("--broker", url);
    expect(complaints).toContain("is not a Pact broker and no pact");
  });

  test("does not send its credentials elsewhere", async () => {
    const asked: (string | undefined)[] = [];
    const elsewhere = await answering(({ headers }) => {
      asked.push(headers.authorization);
      return { body: pact(GOOD) };
    });
    const index = await answering(() => ({
      body: { _links: { "pb:pacts": [{ href: `${elsewhere}/p` }] } },
    }));
    await findPacts({ broker: index, credentials: { token: "t0ken" } });
    expect(asked).toEqual([undefined]);
  });
});

test("a passed report is short, and counts what no consumer relies on", async () => {
  const file = pactFile([interaction("adds an invoice")]);
  const { out } = await paystub("verify", "--pacts", file);
  expect(out).toMatch(
    /^paystub verify\n\n2 of 2 checks passed\.\nNo consumer relies on \d+ operations, \d+ status(es)?, \d+ response fields\. --verbose lists them\.\n\nPASSED {2}/,
  );
});

test("the command verifies the broker's pacts", async () => {
  const { code, out } = await paystub("verify", "--broker", await broker(), "--verbose");
  expect(out).toContain("shop 2.0.0 → payment-service, verified");
  expect(code).toBe(0);
});
