import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { collectionOf, VARIABLES } from "../../scripts/generate/collections.js";
import { type ApiDocument, readDocument } from "../../scripts/generate/documents.js";
import { operations } from "../../spec/generated/operations.js";
import { readEnvironment, readRequest, runBruno } from "../support/collections/bruno.js";
import { filled, type Variables } from "../support/collections/calls.js";
import { runPostman } from "../support/collections/postman.js";
import { type Persons, test } from "../support/persons.js";

const GENERATED = join(import.meta.dirname, "../../spec/generated");
const FOLDER = join(GENERATED, "collections");
const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const api: ApiDocument = readDocument(join(GENERATED, ".."), "openapi.yaml");
const steps = collectionOf(api).requests;

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
const allCalls = steps.map(({ operation, status }) => ({ operationId: operation, status }));

/** The calls that the mock saw. */
async function callsOf({ tester }: Pick<Persons, "tester">) {
  const { requests } = await tester.requests();
  return requests.map(({ operationId, status }) => ({ operationId, status }));
}

test("the collections call every operation of the spec", () => {
  const called = new Set(steps.map(({ operation }) => operation));
  expect([...called].sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe.each(FORMATS)("%s", (_name, run) => {
  test("runs against a fresh gateway from the first request to the last", async ({
    gateway,
    merchant,
    tester,
  }) => {
    expect(await run(urlsOf({ gateway, merchant }), same)).toEqual([]);
    expect(await callsOf({ tester })).toEqual(allCalls);
  });

  test("its checks fail when an invoice is not paid", async ({ gateway, merchant, tester }) => {
    await tester.faults.add({ fault: "reply-then-rollback", operation: "processPayment" });
    const wrong = await run(urlsOf({ gateway, merchant }), same);
    expect(wrong).toEqual([expect.stringMatching(/orderStatus.*Paid/)]);
  });

  test("its checks fail at another status", async ({ gateway, merchant }) => {
    const change = (text: string) => text.replaceAll(/(HTTP |status\(|=== |eq )200/g, "$1201");
    const wrong = await run(urlsOf({ gateway, merchant }), change);
    expect(wrong).toHaveLength(steps.length);
  });

  test("holds under another letter case", async ({ gateway, merchant, tester }) => {
    await tester.assumptions.change({ "order-status-case": "upper" });
    expect(await run(urlsOf({ gateway, merchant }), same)).toEqual([]);
  });
});

test("the requests leave three invoices paid and one canceled, and the gateway calls the shop", async ({
  gateway,
  merchant,
  tester,
}) => {
  const collection = JSON.parse(read("paystub.postman_collection.json"));
  await runPostman(collection, urlsOf({ gateway, merchant }));
  await tester.settled();
  const invoices = (await tester.invoices.list()).invoices;
  expect(invoices.map(({ status }) => status)).toEqual([
    "paid",
    "paid",
    "paid",
    "canceled",
    "pending",
  ]);
  expect(merchant.shop.requestLines).toEqual([
    expect.stringContaining("/payment/done?"),
    expect.stringContaining("/payment/done?"),
    expect.stringContaining("/payment/done?"),
    expect.stringContaining("/payment/canceled?"),
  ]);
});

test("every format begins with the same variables", () => {
  const variables = new Map(Object.entries(VARIABLES));
  expect(readEnvironment(read("bruno/environments/local.bru"))).toEqual(variables);
  const { variable } = JSON.parse(read("paystub.postman_collection.json"));
  expect(new Map(variable.map(({ key, value }: Record<string, string>) => [key, value]))).toEqual(
    variables,
  );
});

test("the requests of the Bruno folder stand in the order of the steps", () => {
  const names = bruno().map(({ meta }) => [Number(meta.seq), meta.name]);
  expect(names).toEqual(steps.map(({ title }, index) => [index + 1, title]));
  expect(JSON.parse(read("bruno/bruno.json"))).toMatchObject({ version: "1", type: "collection" });
});

/** The spec with other steps of the collections for `addInvoice`. */
function withSteps(steps: readonly object[] | undefined): ApiDocument {
  const { post } = api.paths["/api/addInvoice"] as { readonly post: object };
  const changed = { post: { ...post, "x-collection": steps } };
  return { ...api, paths: { ...api.paths, "/api/addInvoice": changed } };
}

test("an operation without steps comes last", () => {
  const { requests } = collectionOf(withSteps(undefined));
  expect(requests.at(-1)).toMatchObject({
    operation: "addInvoice",
    title: "Create an invoice",
    url: "{{baseUrl}}/api/addInvoice",
    body: expect.stringContaining('"amount": 25.5'),
  });
});

test("an example that the spec lacks is refused", () => {
  const steps = [{ order: 1, name: "x", title: "", example: "none" }];
  expect(() => collectionOf(withSteps(steps))).toThrow("has no example none");
});

describe("the readers of this test are strict", () => {
  test.each<[string, () => unknown, string]>([
    ["a variable that nobody set", () => filled("{{none}}", new Map()), "nobody has set"],
    ["Bruno in disorder", () => readRequest("meta {\n  name"), "Expected"],
  ])("%s is refused", (_name, reading, message) => {
    expect(reading).toThrow(message);
  });
});
