import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import {
  type ApiDocument,
  jsonContent,
  operationsOf,
  type PlacedOperation,
  resolve,
} from "../../scripts/generate/documents.js";

const ROOT = join(import.meta.dirname, "../..");
const spec: ApiDocument = JSON.parse(
  readFileSync(join(ROOT, "spec/generated/openapi.json"), "utf8"),
);
const TOKEN = "sandbox_examples";

type Values = Readonly<Record<string, unknown>>;

/** A request of the spec, and the answer that goes with it. */
interface Example {
  readonly placed: PlacedOperation;
  readonly name: string;
  readonly params: Values;
  readonly query: Values;
  readonly body: unknown;
  readonly answer: unknown;
}

const valuesOf = (examples: object | undefined): Values =>
  Object.fromEntries(
    Object.entries(examples ?? {}).map(([name, one]) => [name, resolve(spec, one).value]),
  );

/** Every example of an operation: of its body, else of its parameters, else the one call there is. */
function examplesOf(placed: PlacedOperation): readonly Example[] {
  const { operation } = placed;
  const answers = valuesOf(jsonContent(spec, operation.responses["200"] ?? {})?.examples);
  const bodies = valuesOf(jsonContent(spec, operation.requestBody ?? {})?.examples);
  const parameters = (operation.parameters ?? []).map((one) => resolve(spec, one));
  const of = (place: string, name: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map((one) => [one.name, valuesOf(one.examples)[name]]),
    );
  const given = [bodies, ...parameters.map((one) => valuesOf(one.examples))];
  const names = new Set(given.flatMap((values) => Object.keys(values)));
  const [first] = Object.keys(answers);
  return (names.size > 0 ? [...names] : [first ?? ""]).map((name) => ({
    placed,
    name,
    params: of("path", name),
    query: of("query", name),
    body: bodies[name],
    answer: answers[name] ?? answers[first ?? ""],
  }));
}

const EXAMPLES = operationsOf(spec).flatMap(examplesOf);

/** What is drawn anew for each: numbers, ids, tokens, codes and signatures. */
const DRAWN = ["id_token", "passcode", "paymentSessionId", "signature", "signedBase64Data"];

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value === "string") {
    return value
      .replace(/\b17369352\d{5}\b/g, "<no>")
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<id>");
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      DRAWN.includes(name) ? typeof inner : shown(inner),
    ]),
  );
}

/** How many records an example of a list has: other requests of the spec add to it. */
const LISTS: Readonly<Record<string, number>> = { listRecurringPayments: 2, getMyMerchants: 1 };

async function sent(baseUrl: string, { placed, params, query, body }: Example) {
  const { method, path, operation } = placed;
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])));
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  const isOpen = operation["x-token-role"] === undefined;
  const response = await fetch(`${baseUrl}${filled}${asked && `?${asked}`}`, {
    method,
    headers: {
      ...(!isOpen && { Authorization: `Bearer ${TOKEN}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

async function started() {
  const publicUrl = "https://api.payments.example";
  const gateway = await startGateway({ examples: true, publicUrl });
  onTestFinished(() => gateway.close());
  return gateway;
}

describe("in the sandbox of the examples, each request of the spec is answered as shown", () => {
  test.for([
    ["in the order of the spec", EXAMPLES],
    ["in the opposite order", [...EXAMPLES].reverse()],
  ] as const)("%s", async ([, examples]) => {
    const { baseUrl } = await started();
    const answers = new Map<string, unknown>();
    for (const example of examples) {
      const { operationId } = example.placed.operation;
      const { status, body } = await sent(baseUrl, example);
      const most = LISTS[operationId];
      const part = most === undefined ? body : body.slice(0, most);
      answers.set(`${operationId} ${example.name}`, { status, body: shown(part) });
    }
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(
        EXAMPLES.map(({ placed, name, answer }) => [
          `${placed.operation.operationId} ${name}`,
          { status: 200, body: shown(answer) },
        ]),
      ),
    );
  });

  test("every operation has one", () => {
    const ids = new Set(EXAMPLES.map(({ placed }) => placed.operation.operationId));
    expect(ids.size).toBe(operationsOf(spec).length);
  });

  test("a sandbox of its own, which others do not see", async () => {
    const gateway = await started();
    expect((await (await gateway.open("shop")).invoices.list()).invoices).toEqual([]);
    expect((await gateway.get("examples").invoices.list()).invoices).toHaveLength(5);
  });
});
