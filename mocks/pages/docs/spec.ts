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
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, Payload>>;
}

/** A spec: operations by path and method, the method in lower case. */
export interface SpecDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The text of a generated spec. Read when it is asked for, since a start needs none of it. */
export function specText(name: "openapi" | "control"): Promise<string> {
  return readText(createRequire(import.meta.url).resolve(`paystub/spec/${name}.json`));
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
