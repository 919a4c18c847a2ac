import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reachStates } from "../../contracts/states/reach.js";
import { openStateSetup, type Values } from "../../contracts/states/state.js";
import { startGateway } from "../../mocks/index.js";
import {
  type ApiDocument,
  jsonContent,
  type MediaType,
  operationsOf,
  type Payload,
  resolve,
} from "../../scripts/generate/documents.js";
import { operations } from "../../spec/generated/operations.js";
import { EXAMPLE_ANSWERS, EXAMPLES_AT, type Reached } from "../support/example-answers.js";

const spec: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../spec/generated/openapi.json"), "utf8"),
);

const examplesOf = (media: MediaType | undefined) =>
  Object.entries(media?.examples ?? {}).map(
    ([name, example]) => [name, resolve(spec, example).value] as const,
  );

/** The examples of a response by where they stand; those of a shared response stand once. */
function placesOf(owner: string, status: string, response: Payload): readonly [string, unknown][] {
  const { $ref } = response as { readonly $ref?: string };
  const place = $ref?.split("/").at(-1) ?? owner;
  return examplesOf(jsonContent(spec, response)).map(([name, value]) => [
    `${place} ${status} ${name}`,
    value,
  ]);
}

const EXAMPLES = new Map(
  operationsOf(spec).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      placesOf(operation.operationId, status, response),
    ),
  ),
);

function bodyOf({ operation: id, example, sends }: Reached, values: Values): object | undefined {
  if (sends) return sends(values);
  if (example === undefined) return undefined;
  const placed = operationsOf(spec).find(({ operation }) => operation.operationId === id);
  const media = jsonContent(spec, placed?.operation.requestBody ?? {});
  return new Map(examplesOf(media)).get(example) as object;
}

/** Reaches the states in a gateway of its own, and makes the request. */
async function answerOf(reached: Reached) {
  const gateway = await startGateway({
    seed: "examples",
    publicUrl: "https://api.payments.example",
  });
  try {
    const setup = await openStateSetup(gateway, "examples", EXAMPLES_AT);
    const wanted = reached.given.map(([name, params = {}]) => ({ name, params }));
    const values = await reachStates(setup, wanted);
    const { method, path } = operations.find(({ id }) => id === reached.operation) ?? {};
    const params = reached.params?.(values) ?? {};
    const filled = (path ?? "").replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
    const { raw, token = String(values.token), query = "" } = reached;
    const body = bodyOf(reached, values);
    const response = await fetch(gateway.baseUrl + (reached.path ?? filled) + query, {
      method: method ?? "GET",
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...((raw || body) && { "Content-Type": raw?.type ?? "application/json" }),
      },
      ...((raw || body) && { body: raw?.text ?? JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  } finally {
    await gateway.close();
  }
}

test("every example of a response is reached, and nothing else", () => {
  expect(Object.keys(EXAMPLE_ANSWERS).sort()).toEqual([...EXAMPLES.keys()].sort());
});

/** A token is signed anew, and what belongs to no sandbox happens now: any will do there. */
function fixed(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  if ("id_token" in body) return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(String(body.id_token));
  return "timestamp" in body ? { ...body, timestamp: typeof body.timestamp } : body;
}

test.each([...EXAMPLES])("%s is what is answered", async (place, value) => {
  const reached = EXAMPLE_ANSWERS[place];
  if (!reached) throw new Error(`nothing says how ${place} is reached`);
  const { status, body } = await answerOf(reached);
  expect({ status, body: fixed(body) }).toEqual({
    status: Number(place.split(" ")[1]),
    body: fixed(value),
  });
});

test("an example that is not what is answered is found", () => {
  expect(fixed({ title: "Bad Request" })).not.toEqual(fixed({ title: "Invalid request" }));
});
