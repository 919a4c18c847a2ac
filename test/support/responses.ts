import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Validator } from "../../spec/validator.js";

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
}

interface OperationObject {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly $ref?: string }>>;
}

const SPEC = join(import.meta.dirname, "../../spec/compiled");
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

/** The place of each response of an operation in its document, by operation and status. */
const places = new Map<string, string>();

for (const name of ["openapi.json", "control.json"]) {
  const document: Document = JSON.parse(readFileSync(join(SPEC, name), "utf8"));
  ajv.addSchema({ ...document, $id: name });
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { operationId, responses = {} }] of Object.entries(item)) {
      for (const [status, { $ref }] of Object.entries(responses)) {
        const own = `#/paths/${path.replaceAll("/", "~1")}/${method}/responses/${status}`;
        places.set(`${operationId} ${status}`, `${name}${$ref ?? own}`);
      }
    }
  }
}

/** The validator of an answer of an operation of either spec; undefined where it has no such answer in JSON. */
export function responseValidator(operation: string, status: number): Validator | undefined {
  const place = places.get(`${operation} ${status}`);
  if (place === undefined) return undefined;
  const pointer = `${place}/content/application~1json/schema`;
  return ajv.getSchema(encodeURI(pointer)) as Validator | undefined;
}
