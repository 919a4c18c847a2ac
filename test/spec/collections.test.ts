import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { collectionOf } from "../../scripts/generate/collections/collection.js";
import { collectionFiles } from "../../scripts/generate/collections/index.js";
import { STORY, VARIABLES } from "../../scripts/generate/collections/story.js";
import type { ApiDocument } from "../../scripts/generate/documents.js";
import { operations } from "../../spec/generated/operations.js";
import { readEnvironment, readRequest, runBruno } from "../support/collections/bruno.js";
import { filled, readCall, type Variables } from "../support/collections/calls.js";
import { headOf, runJetbrains, runRestClient } from "../support/collections/http-files.js";
import { readVariables, runHurl } from "../support/collections/hurl.js";
import { runPostman } from "../support/collections/postman.js";
import { type Persons, test } from "../support/persons.js";

const GENERATED = join(import.meta.dirname, "../../spec/generated");
const FOLDER = join(GENERATED, "collections");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const api: ApiDocument = JSON.parse(readFileSync(join(GENERATED, "openapi.json"), "utf8"));

/** Base URLs of a mock in place of those that a collection begins with. */
const urlsOf = ({ gateway, merchant }: Pick<Persons, "gateway" | "merchant">): Variables =>
  new Map([
    ["baseUrl", gateway.baseUrl],
    ["orderUrl", gateway.orderUrl],
    ["shopUrl", merchant.shop.url],
  ]);

const bruno = () =>
  readdirSync(join(FOLDER, "bruno"))
    .filter((name) => name.endsWith(".bru"))
    .map((name) => readRequest(read(`bruno/${name}`)));

type Run = (urls: Variables, change: (text: string) => string) => Promise<readonly string[]>;

/** Each format with what runs it: the checks that failed. */
const FORMATS: readonly [string, Run][] = [
  [
    "paystub.jetbrains.http",
    (urls, change) => runJetbrains(change(read("paystub.jetbrains.http")), urls),
  ],
  [
    "paystub.hurl",
    (urls, change) => {
      const variables = readVariables(read("paystub.vars"));
      return runHurl(change(read("paystub.hurl")), new Map([...variables, ...urls]));
    },
  ],
  [
    "paystub.postman_collection.json",
    async (urls, change) => {
      const text = change(read("paystub.postman_collection.json"));
      return (await runPostman(JSON.parse(text), urls)).wrong;
    },
  ],
  [
    "the Bruno folder",
    (urls, change) => {
      const requests = bruno().map((request) => JSON.parse(change(JSON.stringify(request))));
      const variables = readEnvironment(read("bruno/environments/local.bru"));
      return runBruno(requests, new Map([...variables, ...urls]));
    },
  ],
];

const same = (text: string) => text;
const wholeStory = STORY.map(({ operation }) => ({ operationId: operation, status: 200 }));

/** The calls that the mock saw. */
async function callsOf({ tester }: Pick<Persons, "tester">) {
  const { requests } = await tester.requests();
  return requests.map(({ operationId, status }) => ({ operationId, status }));
}

test("the story has every operation of the spec", () => {
  const told = new Set(STORY.map(({ operation }) => operation));
  expect([...told].sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(FORMATS)("%s", (_name, run) => {
  test("tells the whole story to a fresh mock", async ({ gateway, merchant, tester }) => {
    expect(await run(urlsOf({ gateway, merchant }), same)).toEqual([]);
    expect(await callsOf({ tester })).toEqual(wholeStory);
  });

  test("its checks fail when an invoice is not paid", async ({ gateway, merchant, tester }) => {
    await tester.faults.add({ fault: "reply-then-rollback", operation: "processPayment" });
    const wrong = await run(urlsOf({ gateway, merchant }), same);
    expect(wrong).toEqual([expect.stringMatching(/orderStatus.*Paid/)]);
  });

  test("its checks fail at another status", async ({ gateway, merchant }) => {
    const change = (text: string) => text.replaceAll(/(HTTP |status\(|=== |eq )200/g, "$1201");
    const wrong = await run(urlsOf({ gateway, merchant }), change);
    expect(wrong).toHaveLength(STORY.length);
  });

  test("holds under another letter case", async ({ gateway, merchant, tester }) => {
    await tester.assumptions.change({ "order-status-case": "upper" });
    expect(await run(urlsOf({ gateway, merchant }), same)).toEqual([]);
  });
});

test("paystub.http tells the whole story too", async ({ gateway, merchant, tester }) => {
  const statuses = await runRestClient(read("paystub.http"), urlsOf({ gateway, merchant }));
  expect(statuses).toEqual(STORY.map(() => 200));
  expect(await callsOf({ tester })).toEqual(wholeStory);
});

test("the story leaves three invoices paid and one canceled, and the shop is told", async ({
  gateway,
  merchant,
  tester,
}) => {
  await runRestClient(read("paystub.http"), urlsOf({ gateway, merchant }));
  await tester.settled();
  const invoices = await tester.invoices.list();
  expect(invoices.map(({ status }) => status)).toEqual([
    "paid",
    "paid",
    "paid",
    "canceled",
    "pending",
  ]);
  expect(merchant.shop.wasTold).toEqual([
    expect.stringContaining("/payment/done?"),
    expect.stringContaining("/payment/done?"),
    expect.stringContaining("/payment/done?"),
    expect.stringContaining("/payment/canceled?"),
  ]);
});

test("every format begins with the same variables", () => {
  const variables = new Map(Object.entries(VARIABLES));
  expect(headOf(read("paystub.http"))).toEqual(variables);
  expect(headOf(read("paystub.jetbrains.http"))).toEqual(variables);
  expect(readVariables(read("paystub.vars"))).toEqual(variables);
  expect(readEnvironment(read("bruno/environments/local.bru"))).toEqual(variables);
  const { variable } = JSON.parse(read("paystub.postman_collection.json"));
  expect(new Map(variable.map(({ key, value }: Record<string, string>) => [key, value]))).toEqual(
    variables,
  );
});

test("the requests of the Bruno folder stand in the order of the story", () => {
  const names = bruno().map(({ meta }) => [Number(meta.seq), meta.name]);
  expect(names).toEqual(STORY.map(({ title }, index) => [index + 1, title]));
  expect(JSON.parse(read("bruno/bruno.json"))).toMatchObject({ version: "1", type: "collection" });
});

test("an operation that the story does not know stands at its end", () => {
  const known = STORY.filter(({ operation }) => operation !== "cancelInvoice");
  const { requests } = collectionOf(api, known);
  expect(requests.at(-1)).toMatchObject({
    operation: "cancelInvoice",
    title: "Cancel a pending invoice",
    url: "{{baseUrl}}/api/cancelInvoice",
    body: expect.stringContaining('"1736935200003"'),
  });
});

test("an example that the spec has not is refused", () => {
  const [first] = STORY;
  const step = { name: "x", operation: "addInvoice", title: "", ...first, example: "none" };
  expect(() => collectionOf(api, [step])).toThrow("has no example none");
});

test("a spec without the operations of the story still makes collections", () => {
  const bare = { openapi: "3.1.0", paths: {} };
  expect(collectionFiles(bare).map(([name]) => name)).toContain("collections/paystub.http");
});

describe("the readers of this test are strict", () => {
  test.each<[string, () => unknown, string]>([
    ["a variable that nobody set", () => filled("{{none}}", new Map()), "nobody has set"],
    [
      "a request line in disorder",
      () => readCall(["FETCH /"], { blankLine: true }),
      "request line",
    ],
    [
      "a header without a value",
      () => readCall(["GET /", "Accept"], { blankLine: true }),
      "header",
    ],
    ["a body at once", () => readCall(["POST /", "{", "}"], { blankLine: true }), "no body"],
    ["a line that is no variable", () => readVariables("baseUrl"), "no variable"],
    ["Bruno in disorder", () => readRequest("meta {\n  name"), "Expected"],
  ])("%s is refused", (_name, reading, message) => {
    expect(reading).toThrow(message);
  });

  test("an unknown section of Hurl is refused", async ({ gateway, merchant }) => {
    const text = "GET {{baseUrl}}/_control/health\nHTTP 200\n[Options]\nretry: 3\n";
    await expect(runHurl(text, urlsOf({ gateway, merchant }))).rejects.toThrow("no section");
  });
});
