import { createRequire } from "node:module";
import { readText } from "../../sandbox/disk.js";

interface Reference {
  readonly $ref?: string;
}

/** An answer of an operation. */
interface Payload extends Reference {
  readonly description?: string;
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema?: unknown;
        readonly examples?: Readonly<Record<string, Reference & { readonly value?: unknown }>>;
      }
    >
  >;
}

/** The parts of an operation that are read here. */
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, Payload>>;
}

/** Operations by path and method. Parts that all methods of a path share may be beside them. */
type Paths = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A spec. */
export interface SpecDocument {
  readonly paths: Paths;
}

/** An operation with its method and path. */
interface Placed {
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
        const shared = (item.parameters ?? []) as readonly unknown[];
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

/** Where a part of the spec comes from, with the ids of its assumptions. */
interface Marked {
  readonly "x-provenance"?: "documented" | "assumed";
  readonly "x-assumption"?: string | readonly string[];
  readonly description?: string;
}

function marked(node: unknown, observed: Readonly<Record<string, string>>): unknown {
  if (typeof node !== "object" || node === null || !("x-provenance" in node)) return node;
  const { "x-provenance": provenance, "x-assumption": assumption = [], ...rest } = node as Marked;
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
