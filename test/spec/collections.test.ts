import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { collectionOf, VARIABLES } from "../../scripts/generate/collections.js";
import { type ApiDocument, readDocument } from "../../scripts/generate/documents.js";
import { operations } from "../../spec/generated/operations.js";
import { type Persons, test } from "../support/persons.js";

/** A request as a collection says it, with variables in double braces. */
interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** The answer, with its JSON parsed. */
interface Got {
  readonly status: number;
  readonly body: unknown;
}

/** What the variables of a collection hold at the moment. */
type Variables = Map<string, string>;

/** Fills variables in. Throws for an unset one. */
function filled(text: string, variables: Variables): string {
  return text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const value = variables.get(name.trim());
    if (value === undefined) throw new Error(`there is no value for the variable ${name}`);
    return value;
  });
}

/** Sends a request with its variables filled in. */
async function sent({ method, url, headers, body }: Call, variables: Variables) {
  const fill = (text: string) => filled(text, variables);
  const lines = Object.entries(headers).map(([name, value]) => [name, fill(value)]);
  const response = await fetch(fill(url), {
    method,
    headers: Object.fromEntries(lines),
    ...(body !== null && { body: JSON.stringify(JSON.parse(fill(body))) }),
  });
  return { status: response.status, body: (await response.json()) as unknown } satisfies Got;
}

/** The field of an answer at a path with dots. Throws if it is missing. */
function fieldAt(body: unknown, path: string): string {
  let value = body;
  for (const name of path.split(".")) value = (value as Record<string, unknown>)[name];
  if (typeof value !== "string") throw new Error(`the answer has no text at ${path}`);
  return value;
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

/** What Bruno's own parser makes of a request. */
interface BruRequest {
  readonly meta: { readonly name: string; readonly type: string; readonly seq: string };
  readonly http: { readonly method: string; readonly url: string; readonly body: string };
  readonly headers: readonly Pair[];
  readonly body?: { readonly json?: string };
  readonly vars?: { readonly res?: readonly Pair[] };
  readonly assertions?: readonly Pair[];
  readonly tests?: string;
}

/** The parser of Bruno itself, which comes without types. */
const lang = createRequire(import.meta.url)("@usebruno/lang") as {
  bruToJsonV2(text: string): BruRequest;
  bruToEnvJsonV2(text: string): { readonly variables: readonly Pair[] };
};

/** Reads a request. Throws what Bruno's parser throws. */
const readRequest = (text: string): BruRequest => lang.bruToJsonV2(text);

/** The variables of an environment. */
function readEnvironment(text: string): Variables {
  return new Map(lang.bruToEnvJsonV2(text).variables.map(({ name, value }) => [name, value]));
}

/** Runs the requests in their order, as Bruno does. Returns what they found wrong. */
async function runBruno(
  requests: readonly BruRequest[],
  given: Variables,
): Promise<readonly string[]> {
  const variables: Variables = new Map(given);
  const wrong: string[] = [];
  for (const request of requests.toSorted((a, b) => Number(a.meta.seq) - Number(b.meta.seq))) {
    wrong.push(...(await runRequest(request, variables)));
  }
  return wrong;
}

async function runRequest(request: BruRequest, variables: Variables): Promise<readonly string[]> {
  const { meta, http, headers, body, vars, assertions = [], tests = "" } = request;
  const lines = headers.map(({ name, value }) => [name, value]);
  const call = {
    method: http.method.toUpperCase(),
    url: http.url,
    headers: Object.fromEntries(lines),
  };
  const res = await sent({ ...call, body: body?.json ?? null }, variables);
  const wrong: string[] = [];
  const judge = (title: string, check: () => void) => {
    try {
      check();
    } catch {
      wrong.push(`${meta.name}: ${title}`);
    }
  };
  for (const { name, value } of assertions) {
    judge(`${name} ${value}`, () =>
      expect([name, value]).toEqual(["res.status", `eq ${res.status}`]),
    );
  }
  new Function("test", "expect", "res", tests)(judge, expect, res);
  for (const { name, value } of vars?.res ?? []) {
    variables.set(name, fieldAt(res.body, value.replace(/^res\.body\./, "")));
  }
  return wrong;
}

interface Summary {
  readonly run: {
    readonly stats: { readonly assertions: { readonly total: number } };
    readonly failures: readonly {
      readonly source?: { readonly name: string };
      readonly error: { readonly message: string; readonly test?: string };
    }[];
  };
}

/** Newman runs collections as Postman does. It comes without types. */
const newman = createRequire(import.meta.url)("newman") as {
  run(
    options: { readonly collection: unknown; readonly envVar: readonly object[] },
    done: (error: Error | null, summary: Summary) => void,
  ): void;
};

/** Runs a Postman collection. Returns how many checks it made, and which failed. */
function runPostman(collection: unknown, given: Variables) {
  const envVar = [...given].map(([key, value]) => ({ key, value }));
  return new Promise<{ readonly checks: number; readonly wrong: readonly string[] }>(
    (resolve, reject) => {
      newman.run({ collection, envVar }, (error, { run } = NOTHING) => {
        if (error) return reject(error);
        const wrong = run.failures.map(
          ({ source, error: { test, message } }) => `${source?.name}: ${test ?? message}`,
        );
        resolve({ checks: run.stats.assertions.total, wrong });
      });
    },
  );
}

const NOTHING: Summary = { run: { stats: { assertions: { total: 0 } }, failures: [] } };

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

  test("its checks fail if an invoice is not paid", async ({ gateway, merchant, tester }) => {
    await tester.faults.add({ fault: "reply-then-rollback", operation: "processPayment" });
    const wrong = await run(urlsOf({ gateway, merchant }), same);
    expect(wrong).toEqual([expect.stringMatching(/orderStatus.*Paid/)]);
  });

  test("its checks fail for another status", async ({ gateway, merchant }) => {
    const change = (text: string) => text.replaceAll(/(HTTP |status\(|=== |eq )200/g, "$1201");
    const wrong = await run(urlsOf({ gateway, merchant }), change);
    expect(wrong).toHaveLength(steps.length);
  });

  test("passes with another letter case", async ({ gateway, merchant, tester }) => {
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

test("the requests of the Bruno folder have the order of the steps", () => {
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

test("an example that is not in the spec is refused", () => {
  const steps = [{ order: 1, name: "x", title: "", example: "none" }];
  expect(() => collectionOf(withSteps(steps))).toThrow("has no example none");
});

describe("the parsers of this test are strict", () => {
  test.each<[string, () => unknown, string]>([
    ["a variable without a value", () => filled("{{none}}", new Map()), "there is no value"],
    ["Bruno in disorder", () => readRequest("meta {\n  name"), "Expected"],
  ])("%s is refused", (_name, reading, message) => {
    expect(reading).toThrow(message);
  });
});
