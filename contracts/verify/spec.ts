import { readFile } from "node:fs/promises";
import { type OperationEntry, operations } from "../../spec/generated/operations.js";
import { isObject } from "../documents.js";
import { ownFile } from "../package.js";
import type { Json } from "./pact-file.js";

let own: Promise<Json> | undefined;

/** The OpenAPI document of this paystub, which is read once. */
export function readSpec(): Promise<Json> {
  own ??= readFile(ownFile("spec/openapi.json"), "utf8").then((text) => JSON.parse(text));
  return own;
}

/** What a spec says of one operation. */
export function operationIn(spec: Json, path: string, method: string): Json {
  return member(member(member(spec, "paths"), path), method.toLowerCase());
}

/** The schema of what an operation answers with a status. */
export function responseSchema(spec: Json, operation: Json, status: number): Json {
  const response = resolved(spec, member(member(operation, "responses"), String(status)));
  return member(member(member(response, "content"), "application/json"), "schema");
}

/**
 * The fields of a schema as paths, `products[].title`; `[]` stands for every item of a list. A field
 * that holds others is not a path of its own.
 */
export function fieldsOf(spec: Json, schema: Json, at = ""): readonly string[] {
  const { properties, items, allOf, oneOf, anyOf } = resolved(spec, schema);
  const parts = [allOf, oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const inside = [
    ...(isObject(properties) ? Object.entries(properties) : []).flatMap(([name, inner]) =>
      fieldsOf(spec, isObject(inner) ? inner : {}, at === "" ? name : `${at}.${name}`),
    ),
    ...(isObject(items) ? fieldsOf(spec, items, `${at}[]`) : []),
    ...parts.flatMap((part) => fieldsOf(spec, isObject(part) ? part : {}, at)),
  ];
  const deeper = inside.filter((field) => field !== at);
  if (deeper.length > 0) return [...new Set(deeper)];
  return at === "" ? [] : [at];
}

function resolved(spec: Json, value: Json): Json {
  const { $ref } = value;
  if (typeof $ref !== "string") return value;
  const steps = $ref.replace(/^#\//, "").split("/");
  return resolved(spec, steps.reduce(member, spec));
}

function member(value: Json, name: string): Json {
  const inner = value[name];
  return isObject(inner) ? inner : {};
}

/** The operation that a call is one of, if any. */
export function operationOf(method: string, path: string): OperationEntry | undefined {
  const [plain = ""] = path.split("?");
  return operations.find((operation) => {
    const pattern = operation.path.replace(/\{\w+\}/g, "[^/]+");
    return operation.method === method && new RegExp(`^${pattern}$`).test(plain);
  });
}
