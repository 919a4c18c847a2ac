import { createRequire } from "node:module";
import { readText } from "../../sandbox/disk.js";

/** A JSON Schema as written in a spec: keywords by name. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Where something comes from, as each part of the payment service's spec says. */
export interface Marked {
  readonly "x-provenance"?: "documented" | "assumed";
  /** Ids of rows of the assumptions. */
  readonly "x-assumption"?: string | readonly string[];
}

/** A reference to something that is shared. */
interface Reference {
  readonly $ref?: string;
}

/** JSON content with its examples. */
export interface Content {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** One example. */
export interface Example extends Reference {
  readonly summary?: string;
  readonly value?: unknown;
}

/** A parameter of an operation, or a header of an answer. */
export interface Parameter extends Marked, Reference {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

/** A request body or an answer. */
export interface Payload extends Marked, Reference {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Parameter>>;
  readonly content?: Readonly<Record<string, Content>>;
}

/** One operation, or one call to the merchant. */
export interface Operation extends Marked {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Payload;
  readonly responses: Readonly<Record<string, Payload>>;
  readonly callbacks?: Readonly<Record<string, Paths>>;
  readonly "x-server"?: "base" | "order";
  readonly "x-token-role"?: "merchant" | "partner";
  readonly "x-error-family"?: string;
}

/** Operations by path and method. Parts that all methods of a path share may be beside them. */
export type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Behavior that clients rely on although no schema can express it. */
export interface Limit extends Marked {
  readonly description: string;
  readonly value?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly operations: readonly string[];
}

/** The states of something that lives, and what leads from one to another. */
export interface Life extends Marked {
  readonly description: string;
  readonly moves: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The parts of an OpenAPI document that the reference shows. */
export interface SpecDocument {
  readonly info: {
    readonly title: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Paths;
  readonly webhooks?: Paths;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly "x-behavior"?: {
    readonly limits: Readonly<Record<string, Limit>>;
    readonly states: Readonly<Record<string, Life>>;
  };
}

/** An operation with its method and path. */
export interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const METHODS = ["get", "put", "post", "delete", "patch"];

/** The text of a generated spec. Read when it is asked for, since a start needs none of it. */
export function specText(name: "openapi" | "control"): Promise<string> {
  return readText(createRequire(import.meta.url).resolve(`paystub/spec/${name}.json`));
}

/** All operations below some paths, with the parameters that a path gives to each of its own. */
export function operationsOf(paths: Paths): readonly Placed[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, given]) => {
        const shared = (item.parameters ?? []) as readonly Parameter[];
        const operation = given as Operation;
        const parameters = [...shared, ...(operation.parameters ?? [])];
        return { method: method.toUpperCase(), path, operation: { ...operation, parameters } };
      }),
  );
}

/** Follows a reference inside a document. Values beside it override those of its target. */
export function resolved<Node extends Reference>(document: SpecDocument, node: Node): Node {
  if (node.$ref === undefined) return node;
  let target: unknown = document;
  for (const key of node.$ref.replace(/^#\//, "").split("/")) {
    target = (target as Readonly<Record<string, unknown>>)[key];
  }
  const { $ref: _, ...beside } = node;
  return { ...resolved(document, target as Node), ...beside } as Node;
}

/**
 * The payment service's spec with its provenance in the descriptions, for readers: what the description of the service
 * documents, what paystub assumes, and what was observed at the service.
 */
export function markedText(spec: string, observed: Readonly<Record<string, string>>): string {
  return JSON.stringify(JSON.parse(spec, (_name, value) => marked(value, observed)));
}

function marked(node: unknown, observed: Readonly<Record<string, string>>): unknown {
  if (typeof node !== "object" || node === null || !("x-provenance" in node)) return node;
  const {
    "x-provenance": provenance,
    "x-assumption": assumption = [],
    ...rest
  } = node as Marked & { readonly description?: string };
  const ids = [assumption].flat();
  const seen = ids.flatMap((id) => (observed[id] ? [`\`${id}\`: ${observed[id]}`] : []));
  const word = provenance === "assumed" ? "Assumed" : "Documented";
  const named = ids.length > 0 ? ` (${ids.map((id) => `\`${id}\``).join(", ")})` : "";
  const marks = [
    `**${word}**${named}.`,
    ...(seen.length > 0 ? [`**Observed**: ${seen.join(", ")}.`] : []),
  ];
  return { ...rest, description: [rest.description ?? "", ...marks].join(" ").trim() };
}
