import type { ApiDocument, CollectionStep, Operation, PlacedOperation } from "../documents.js";
import { jsonContent, operationsOf, queryOf, resolve } from "../documents.js";

/** Variables that the reader of a collection may change, with what they are to begin with. */
export const VARIABLES: Readonly<Record<string, string>> = {
  baseUrl: "http://127.0.0.1:4010",
  orderUrl: "http://127.0.0.1:4010",
  shopUrl: "http://127.0.0.1:3000",
  apiId: "shop",
  secretKey: "any",
  profileNo: "shop",
  apiKey: "any",
  otp: "12345",
};

/** Where the examples of the spec have their shop; a collection puts `shopUrl` in its place. */
const EXAMPLE_SHOP = "https://shop.example";

/** One request of a collection. Texts may hold variables in double braces. */
export interface CollectionRequest {
  readonly name: string;
  readonly title: string;
  /** What the operation does, in the words of the spec. */
  readonly about: string;
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** JSON in several lines; null where the operation takes none. */
  readonly body: string | null;
  /** The status of success. */
  readonly status: number;
  /** Variables for later requests, each with the path of the field that it takes. */
  readonly keeps: Readonly<Record<string, string>>;
  /** Texts that fields of the answer have, whatever their letter case. */
  readonly expects: Readonly<Record<string, string>>;
}

/** The requests of all operations, ready to be written in any format. */
export interface Collection {
  readonly variables: Readonly<Record<string, string>>;
  readonly requests: readonly CollectionRequest[];
}

/**
 * Makes the collection from the paths, examples and steps (`x-collection`) of a spec. An operation
 * without a step comes last with its first example, so that none is missing.
 */
export function collectionOf(api: ApiDocument): Collection {
  const steps = operationsOf(api).flatMap((placed) => {
    const { operationId, summary, "x-collection": own } = placed.operation;
    const usual = { order: Infinity, name: operationId, title: summary ?? operationId };
    return (own ?? [usual]).map((step) => ({ placed, step }));
  });
  const ordered = steps.toSorted((left, right) => left.step.order - right.step.order || 0);
  return {
    variables: VARIABLES,
    requests: ordered.map(({ placed, step }) => requestOf(api, placed, step)),
  };
}

function requestOf(
  api: ApiDocument,
  placed: PlacedOperation,
  step: CollectionStep,
): CollectionRequest {
  const { method, path, operation } = placed;
  const { sets = {}, keeps = {}, expects = {} } = step;
  const body = bodyOf(api, operation, step);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => sets[name] ?? `{{${name}}}`);
  const query = queryOf(api, placed)
    .filter(({ required }) => required)
    .map(({ name, examples = {} }) => {
      return `${name}=${sets[name] ?? String(Object.values(examples)[0]?.value)}`;
    });
  return {
    name: step.name,
    title: step.title,
    about: operation.description?.trim() ?? "",
    operation: operation.operationId,
    method,
    url: `{{${operation["x-server"] === "order" ? "orderUrl" : "baseUrl"}}}${[filled, ...query].join("?")}`,
    headers: headersOf(operation, body !== null),
    body,
    status: successOf(operation),
    keeps,
    expects,
  };
}

function headersOf(operation: Operation, hasBody: boolean): CollectionRequest["headers"] {
  const role = operation["x-token-role"];
  const token = role === "partner" ? "partnerToken" : "token";
  return [
    ["Accept", "application/json"],
    ...(hasBody ? [["Content-Type", "application/json"] as const] : []),
    ...(role ? [["Authorization", `Bearer {{${token}}}`] as const] : []),
  ];
}

function bodyOf(
  api: ApiDocument,
  operation: Operation,
  { example, sets = {} }: CollectionStep,
): string | null {
  if (!operation.requestBody) return null;
  const { examples = {} } = jsonContent(api, operation.requestBody) ?? {};
  const chosen = example === undefined ? Object.values(examples)[0] : examples[example];
  if (example !== undefined && !chosen) {
    throw new Error(`${operation.operationId} has no example ${example}`);
  }
  const value = chosen ? resolve(api, chosen).value : {};
  const fields = Object.entries(value as Record<string, unknown>);
  const body = Object.fromEntries(fields.map(([name, given]) => [name, sets[name] ?? given]));
  return JSON.stringify(body, null, 2).replaceAll(EXAMPLE_SHOP, "{{shopUrl}}");
}

function successOf({ operationId, responses }: Operation): number {
  const status = Object.keys(responses).find((code) => /^2\d\d$/.test(code));
  if (status === undefined) throw new Error(`${operationId} names no status of success`);
  return Number(status);
}
