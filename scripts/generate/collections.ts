import {
  type ApiDocument,
  type CollectionStep,
  jsonContent,
  type Operation,
  operationsOf,
  type PlacedOperation,
  queryOf,
  resolve,
} from "./documents.js";

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

/** The order of an operation without a step. */
const LAST = 999;

/** Where the examples of the spec have their shop; a collection puts `shopUrl` in its place. */
const EXAMPLE_SHOP = "https://shop.example";

/** One request of a collection. Texts may hold variables in double braces. */
export interface CollectionRequest {
  readonly name: string;
  /** The `order` of its step: it names the request's file, so that a new step renames no other. */
  readonly order: number;
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
  /** Texts that fields of the answer have, in any letter case. */
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
    const usual = { order: LAST, name: operationId, title: summary ?? operationId };
    return (own ?? [usual]).map((step) => ({ placed, step }));
  });
  const ordered = steps.toSorted((left, right) => left.step.order - right.step.order);
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
    order: step.order,
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

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** The Postman collection, format 2.1, with tests that keep what later requests need. */
export function postmanText({ variables, requests }: Collection): string {
  const collection = {
    info: {
      name: "paystub",
      description:
        "Every operation of the payment service, as one story: run the whole collection. " +
        "Generated from spec/openapi.yaml by npm run generate.",
      schema: SCHEMA,
    },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value, type: "string" })),
    item: requests.map(itemOf),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}

function itemOf(request: CollectionRequest): object {
  const { title, about, method, url, headers, body } = request;
  const [address = "", asked] = url.split("?", 2);
  const [host = "", ...path] = address.split("/");
  const query = [...new URLSearchParams(asked)].map(([key, value]) => ({ key, value }));
  return {
    name: title,
    event: [{ listen: "test", script: { type: "text/javascript", exec: scriptLines(request) } }],
    request: {
      description: about,
      method,
      header: headers.map(([key, value]) => ({ key, value })),
      url: { raw: url, host: [host], path, ...(query.length > 0 && { query }) },
      ...(body !== null && {
        body: { mode: "raw", raw: body, options: { raw: { language: "json" } } },
      }),
    },
    response: [],
  };
}

function scriptLines({ status, keeps, expects }: CollectionRequest): readonly string[] {
  return [
    `pm.test("status is ${status}", () => pm.response.to.have.status(${status}));`,
    ...Object.entries(expects).map(
      ([path, text]) =>
        `pm.test("${path} is ${text}", () => ` +
        `pm.expect(pm.response.json().${path}).to.match(/^${text}$/i));`,
    ),
    ...Object.entries(keeps).map(
      ([variable, path]) =>
        `pm.collectionVariables.set("${variable}", pm.response.json().${path});`,
    ),
  ];
}

const MANIFEST = { version: "1", name: "paystub", type: "collection", ignore: ["node_modules"] };

/** The files of the Bruno folder, by their paths in it. */
export function brunoFiles({ variables, requests }: Collection): ReadonlyMap<string, string> {
  const files = requests.map((request, index): [string, string] => {
    const place = String(request.order).padStart(3, "0");
    return [`${place}-${request.name}.bru`, requestFile(request, index + 1)];
  });
  return new Map([
    ["bruno.json", `${JSON.stringify(MANIFEST, null, 2)}\n`],
    ["environments/local.bru", block("vars", pairs(Object.entries(variables)))],
    ...files,
  ]);
}

function requestFile(request: CollectionRequest, seq: number): string {
  const { title, about, method, url, headers, body, status, keeps, expects } = request;
  const kept = Object.entries(keeps).map(([name, path]) => [name, `res.body.${path}`] as const);
  const kind = body === null ? "none" : "json";
  const blocks = [
    block(
      "meta",
      pairs([
        ["name", title],
        ["type", "http"],
        ["seq", String(seq)],
      ]),
    ),
    block(
      method.toLowerCase(),
      pairs([
        ["url", url],
        ["body", kind],
        ["auth", "none"],
      ]),
    ),
    block("headers", pairs(headers)),
    ...(body === null ? [] : [block("body:json", body.split("\n"))]),
    ...(kept.length > 0 ? [block("vars:post-response", pairs(kept))] : []),
    block("assert", pairs([["res.status", `eq ${status}`]])),
    ...(Object.keys(expects).length > 0 ? [block("tests", testLines(expects))] : []),
    ...(about === "" ? [] : [block("docs", about.split("\n"))]),
  ];
  return blocks.join("\n");
}

/** The letter case is left open, which an assertion of Bruno cannot say but a test can. */
function testLines(expects: CollectionRequest["expects"]): readonly string[] {
  return Object.entries(expects).flatMap(([path, text]) => [
    `test("${path} is ${text}", function () {`,
    `  expect(res.body.${path}).to.match(/^${text}$/i);`,
    "});",
  ]);
}

function pairs(entries: readonly (readonly [string, string])[]): readonly string[] {
  return entries.map(([name, value]) => `${name}: ${value}`);
}

function block(name: string, lines: readonly string[]): string {
  const indented = lines.map((line) => (line === "" ? "" : `  ${line}`));
  return `${[`${name} {`, ...indented, "}"].join("\n")}\n`;
}

/** The collections of a spec in all formats: text by path, below `collections/`. */
export function collectionFiles(api: ApiDocument): readonly (readonly [string, string])[] {
  const collection = collectionOf(api);
  const files: readonly (readonly [string, string])[] = [
    ["paystub.postman_collection.json", postmanText(collection)],
    ...[...brunoFiles(collection)].map(([name, text]) => [`bruno/${name}`, text] as const),
  ];
  return files.map(([name, text]) => [`collections/${name}`, text]);
}
