import { describe, expect, test } from "vitest";
import { nearest } from "../../../contracts/states/catalogue.js";
import type { Report } from "../../../mocks/report/report.js";
import { paystub } from "../../support/command-line.js";
import {
  ADDS_INVOICE,
  answers,
  fileWith,
  interaction,
  jsonBody,
  pact,
  pactFile,
} from "../../support/pact-files.js";

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

async function verified(...argv: string[]) {
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

describe("what held without a word is said", () => {
  test("live: what is only tolerated, and a state of the other role", async () => {
    const { live, spec } = await verified("--only", "live");
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
    const { code, live } = await verified("--only", "live", "--fail-on", "tolerated");
    expect(code).toBe(1);
    expect(live.slice(0, 6).map(({ status }) => status)).toEqual([
      ...["failed", "failed", "failed", "failed", "passed", "passed"],
    ]);
  });

  test("against the spec: an example that breaks what is assumed is warned of only", async () => {
    const { live, spec } = await verified("--only", "spec");
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
  ])("of version %s is held to the callback that its states lead to", async (_version, file) => {
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
  [["--only", "both"], /Allowed choices are live, spec/],
  [["--fail-on", "warnings"], /Allowed choices are tolerated/],
])("%j is a mistake of the caller", async (argv, complaint) => {
  const { code, complaints } = await paystub("verify", "--pacts", pactFile(FILE), ...argv);
  expect(complaints).toMatch(complaint);
  expect(code).toBe(2);
});
