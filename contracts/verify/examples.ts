import { isObject } from "../documents.js";
import type { Interaction, Json } from "./pact-file.js";

/** Keywords that bound a value of the right type. */
const OF_VALUES =
  /^(pattern|format|enum|const|multipleOf|(exclusive)?(Minimum|Maximum)|(min|max)(imum|Length|Items))$/i;

/** Where a comparison found something: in the pact, and in the spec. */
export interface ComparedPlaces {
  /** `response.body.content.transactionNo`. */
  readonly inPact: string;
  /** `paths./api/addInvoice.post.responses.200.….schema.components.schemas.TransactionNo.pattern`. */
  readonly inSpec: string;
}

/**
 * Whether a finding is about an example only: its value stands under a matcher of types, so the consumer
 * does not rely on it, and what it breaks is assumed, so the service may well send it.
 */
export function isOfExample(
  { raw }: Interaction,
  { inPact, inSpec }: ComparedPlaces,
  spec: Json,
): boolean {
  const steps = inSpec.split(".");
  const field = /^response\.body\.?(.*)$/.exec(inPact)?.[1];
  if (field === undefined || !OF_VALUES.test(steps.at(-1) ?? "")) return false;
  const path = field
    .replace(/^content\.?/, "")
    .split(/[.[\]]+/)
    .filter(Boolean);
  return matcherAt(raw, path) === "type" && provenanceAt(spec, inSpec) === "assumed";
}

/** The kind of the matcher that holds at a path of the answer's body: that of the longest rule. */
function matcherAt({ response }: Json, path: readonly string[]): string | undefined {
  const rules = asObject(asObject(response).matchingRules);
  // Version 2 writes `$.body.a` beside one another; later ones have a part for the body.
  const ofBody = isObject(rules.body)
    ? Object.entries(rules.body)
    : Object.entries(rules).flatMap(([at, rule]) => {
        return at.startsWith("$.body") ? [[at.replace("$.body", "$"), rule] as const] : [];
      });
  const reaching = ofBody
    .map(([at, rule]) => ({ steps: stepsOf(at), rule: asObject(rule) }))
    .filter(({ steps }) => steps.every((step, n) => step === "*" || step === path[n]))
    .sort((a, b) => b.steps.length - a.steps.length);
  const [{ rule = {} } = {}] = reaching;
  const [first] = Array.isArray(rule.matchers) ? rule.matchers : [rule];
  const { match } = asObject(first);
  return typeof match === "string" ? match : undefined;
}

/** `$.a[0]['b']` as a, 0 and b. */
function stepsOf(expression: string): readonly string[] {
  return expression
    .replace(/^\$/, "")
    .split(/[.[\]'"]+/)
    .filter(Boolean);
}

/** The mark that is nearest to a place inside of a schema, as it is met on the way down. */
function provenanceAt(spec: Json, place: string): string | undefined {
  const [way = "", inside = ""] = splitOnce(place, ".schema.");
  const start = inside.startsWith("components.") ? spec : bodySchema(spec, way);
  let node = start;
  let mark: string | undefined;
  for (const step of inside.split(".")) {
    node = resolved(spec, asObject(node[step]));
    const own = node["x-provenance"];
    if (typeof own === "string") mark = own;
  }
  return mark;
}

function bodySchema(spec: Json, way: string): Json {
  const [, path = "", rest = ""] = /^(?:\[root\]\.)?paths\.(\/[^.]*)\.(.*)$/.exec(way) ?? [];
  const steps = rest.split(".");
  const found = steps.reduce<Json>(
    (node, step) => resolved(spec, asObject(node[step])),
    asObject(asObject(spec.paths)[path]),
  );
  return resolved(spec, asObject(found.schema));
}

/** What a reference leads to, under the marks that stand beside it. */
function resolved(spec: Json, node: Json): Json {
  const { $ref, ...beside } = node;
  if (typeof $ref !== "string") return node;
  const steps = $ref.replace(/^#\//, "").split("/");
  const target = steps.reduce<Json>((at, step) => asObject(at[step]), spec);
  return { ...resolved(spec, target), ...beside };
}

function splitOnce(text: string, separator: string): readonly [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}

function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}
