import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A JSON Schema as written in a spec: keywords by name. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** The content of a request or a response for one media type. */
export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<
    Record<string, { readonly value?: unknown; readonly $ref?: string }>
  >;
}

/** A request body or a response, or a reference to a shared one. */
export interface Payload {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** One operation, with the extensions that the generator reads. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Payload;
  readonly responses: Readonly<Record<string, Payload>>;
  readonly "x-server"?: "base" | "order";
  readonly "x-requires-accept"?: "application/json";
  readonly "x-token-role"?: "merchant" | "partner";
  readonly "x-sandbox"?: { readonly invoice: string } | { readonly credential: string };
  readonly "x-creates"?: "invoice" | "recurring-payment";
  readonly "x-error-family"?: "problem" | "otp" | "recurring";
  readonly "x-provenance"?: "documented" | "assumed";
  readonly "x-assumption"?: string | readonly string[];
  readonly "x-also-called"?: { readonly pattern: string; readonly does: string };
  readonly "x-instead"?: readonly {
    readonly called: readonly string[];
    readonly instead: string;
  }[];
  /** The commands for a running mock that the operation is part of. */
  readonly "x-cli"?: readonly CommandMark[];
  /** The tools for coding assistants that the operation is part of. */
  readonly "x-tool"?: readonly ToolMark[];
  /** How a method of the handle is used, as code. */
  readonly "x-example"?: string;
  /** That the method returns the sandbox itself, of which the API answers the summary. */
  readonly "x-returns"?: "sandbox";
}

/** The part that an operation has in a command for a running mock. */
export interface CommandMark {
  readonly command: string;
  /** The names of its arguments in their order. */
  readonly arguments?: readonly string[];
  /** The form of the first argument, where several operations of the command take as many. */
  readonly form?: string;
  /** The columns of a list: a heading, and the paths or the renderer (`=name`) of its cells. */
  readonly columns?: Readonly<Record<string, string>>;
  /** The renderer of an answer that is no list. */
  readonly shows?: string;
  /** Another list that is shown below this one. */
  readonly beside?: string;
}

/** The part that an operation has in a tool for coding assistants. */
export interface ToolMark {
  readonly name: string;
  /** What distinguishes it from the other operations of the tool. */
  readonly what?: string;
  /** The field of the answer that holds the items, where it has several lists. */
  readonly items?: string;
  readonly shows?: readonly string[];
  readonly next?: readonly string[];
}

/** A tool for coding assistants. */
export interface ToolDescription {
  readonly title: string;
  readonly description: string;
  readonly effect: "none" | "adds" | "replaces";
  /** The fields of queries and bodies that it takes; all of them without this. */
  readonly takes?: readonly string[];
  readonly limit?: number;
}

/** A parameter of an operation, or a reference to one. */
export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: MediaType["examples"];
}

/** The part of an OpenAPI document that the generator reads. */
export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly [kind: string]: unknown;
  };
  /** What each part of a handle is for, by its name: the second to last word of an operation's id. */
  readonly "x-parts"?: Readonly<Record<string, string>>;
  /** The commands for a running mock: what each does, by its name. */
  readonly "x-commands"?: Readonly<Record<string, string>>;
  /** The tools for coding assistants, by their names. */
  readonly "x-tools"?: Readonly<Record<string, ToolDescription>>;
  /** Limits and states that no schema can say. */
  readonly "x-behavior"?: Readonly<Record<string, unknown>>;
}

/** An operation with its place. */
export interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads and parses one YAML file of the spec folder. */
export function readYaml(folder: string, name: string): unknown {
  return parse(readFileSync(join(folder, name), "utf8"), { merge: true, maxAliasCount: 1000 });
}

/** Reads an OpenAPI document. The linter has the say on its form; here only the root is checked. */
export function readDocument(folder: string, name: string): ApiDocument {
  const document = readYaml(folder, name) as ApiDocument | null;
  if (!document?.openapi || !document.paths) throw new Error(`${name} is not an OpenAPI document`);
  return document;
}

/** All operations of a document in the order of the file. */
export function operationsOf(document: ApiDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation: operation as Operation,
      })),
  );
}

/** Follows references inside the document to a value that is not a reference. */
export function resolve<Node extends { readonly $ref?: unknown }>(
  document: ApiDocument,
  node: Node,
): Node {
  return typeof node.$ref === "string" ? resolve(document, targetOf(document, node.$ref)) : node;
}

/** Finds what a reference leads to, which may be another reference. */
export function targetOf<Node>(document: ApiDocument, ref: string): Node {
  let target: unknown = document;
  for (const part of ref.replace(/^#\//, "").split("/")) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    target = (target as Record<string, unknown> | undefined)?.[key];
  }
  if (target === undefined) throw new Error(`there is nothing at ${ref}`);
  return target as Node;
}

/** The query parameters of an operation. */
export function queryOf(
  document: ApiDocument,
  { operation }: PlacedOperation,
): readonly Parameter[] {
  const parameters = (operation.parameters ?? []).map((one) => resolve(document, one));
  return parameters.filter(({ in: place }) => place === "query");
}

/** The JSON content of a request body or a response, if it has one. */
export function jsonContent(document: ApiDocument, payload: Payload): MediaType | undefined {
  return resolve(document, payload).content?.["application/json"];
}

/** Whether a body is a log: JSON Lines. */
export function isLog({ content = {} }: { readonly content?: object }): boolean {
  return "application/jsonl" in content;
}

/** The name of the component schema that a reference names, if that is what it names. */
export function schemaName(schema: Schema): string | undefined {
  return /^#\/components\/schemas\/([^/]+)$/.exec(String(schema.$ref ?? ""))?.[1];
}

/** The name of the request body's schema. Each body has one, so that its validator has a name. */
export function bodySchemaName(
  document: ApiDocument,
  { operation }: PlacedOperation,
): string | null {
  const { requestBody } = operation;
  if (!requestBody || isLog(resolve(document, requestBody))) return null;
  const name = schemaName(jsonContent(document, requestBody)?.schema ?? {});
  if (name) return name;
  throw new Error(`The body of ${operation.operationId} must be a JSON component schema`);
}

/** The statuses that an operation names, ascending. Throws for `default` and for ranges. */
export function statusesOf({ operation }: PlacedOperation): readonly number[] {
  const statuses = Object.keys(operation.responses).map(Number);
  if (!statuses.every(Number.isInteger)) {
    throw new Error(`${operation.operationId} must name each status by its number`);
  }
  return statuses.sort((left, right) => left - right);
}
