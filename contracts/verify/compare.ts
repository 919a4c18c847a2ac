import { isRecord } from "../../mocks/domain/text.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { withPackages } from "../documents.js";
import { asObject, type Interaction, type Json, type Pact } from "./pact-file.js";

/** A difference between an interaction and a spec. */
export interface Difference {
  readonly type: "error" | "warning";
  /** Where in the pact; empty for the interaction as a whole. */
  readonly where: string;
  /** The words of the comparator. */
  readonly message: string;
  /** Why it is only about an example, if it is. */
  readonly example?: ExampleOnly;
}

/** A value that the consumer does not rely on: the type counts, or other values that a pattern allows. */
type ExampleOnly = { readonly assumed: true } | { readonly accepts: readonly string[] };

/** Differences by interaction, for those that can be compared: requests over HTTP that are not pending. */
export type Comparison = ReadonlyMap<Interaction, readonly Difference[]>;

/** Compares pacts with an OpenAPI document. Throws `CouldNotRun` for a document that cannot be read. */
export async function compareWithSpec(
  pacts: readonly Pact[],
  spec: Json,
): Promise<readonly Comparison[]> {
  const load = (): Promise<ComparatorModule> => import(COMPARATOR);
  const { Comparator } = await withPackages([COMPARATOR], load);
  // The comparator changes what it is given.
  const comparator = new Comparator(structuredClone(spec));
  const comparisons: Comparison[] = [];
  for (const pact of pacts) comparisons.push(await compared(pact, comparator, spec));
  return comparisons;
}

async function compared(pact: Pact, comparator: Comparator, spec: Json): Promise<Comparison> {
  const interactions = pact.interactions.filter(({ http, pending }) => http && !pending);
  const found = new Map<Interaction, Difference[]>(interactions.map((each) => [each, []]));
  if (interactions.length === 0) return found;
  const { messages: _, _links: __, ...raw } = pact.raw;
  const document = structuredClone({
    ...raw,
    interactions: interactions.map((each) => withoutNullState(each.raw)),
  });
  try {
    for await (const result of comparator.compare(document)) {
      const { location = "" } = result.mockDetails ?? {};
      const interaction = interactions[Number(/interactions\[(\d+)\]/.exec(location)?.[1])];
      const where = location.replace(/^\[root\]\.interactions\[\d+\]\.?/, "");
      const inSpec = result.specDetails?.location ?? "";
      const example = interaction && exampleOnly(interaction, { inPact: where, inSpec }, spec);
      const { message } = result;
      const type = example ? "warning" : result.type;
      const difference = { type, where, message, ...(example && { example }) };
      // A difference of no interaction counts for all of them.
      for (const one of interaction ? [interaction] : interactions)
        found.get(one)?.push(difference);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new CouldNotRun(`the pact ${pact.path} cannot be compared with the spec: ${why}`);
  }
  return found;
}

/** Tools of other languages write null for an interaction without a state. */
function withoutNullState({ providerState, ...interaction }: Json): Json {
  return providerState == null ? interaction : { ...interaction, providerState };
}

/** What the comparator says of one place of a pact. */
interface ComparatorResult {
  readonly type: "error" | "warning";
  readonly code: string;
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
  readonly specDetails?: { readonly location?: string };
}

/** The part of `@pactflow/openapi-pact-comparator` that is used. Its own types cannot be resolved. */
interface ComparatorModule {
  readonly Comparator: new (spec: unknown) => Comparator;
}
interface Comparator {
  compare(pact: unknown): AsyncIterable<ComparatorResult>;
}

const COMPARATOR: string = "@pactflow/openapi-pact-comparator";

/** Keywords that bound a value of the right type. */
const OF_VALUES =
  /^(pattern|format|enum|const|multipleOf|(exclusive)?(Minimum|Maximum)|(min|max)(imum|Length|Items))$/i;

/** Where a comparison found something: in the pact, and in the spec. */
interface ComparedPlaces {
  /** `response.body.content.transactionNo`. */
  readonly inPact: string;
  /** `paths./api/addInvoice.post.responses.200.….schema.components.schemas.TransactionNo.pattern`. */
  readonly inSpec: string;
}

/**
 * Whether a difference is about an example only. Undefined if the consumer relies on the value. A matcher of types accepts any value, and what the example breaks is assumed, so
 * the service may well send it. A regular expression accepts a value that the spec allows.
 */
function exampleOnly(
  { raw }: Interaction,
  { inPact, inSpec }: ComparedPlaces,
  spec: Json,
): ExampleOnly | undefined {
  const keyword = inSpec.split(".").at(-1) ?? "";
  const field = /^response\.body\.?(.*)$/.exec(inPact)?.[1];
  if (field === undefined || !OF_VALUES.test(keyword)) return undefined;
  const path = field
    .replace(/^content\.?/, "")
    .split(/[.[\]]+/)
    .filter(Boolean);
  const { match, regex } = matcherAt(raw, path);
  if (match === "type" && lookInto(spec, inSpec).mark === "assumed") {
    return { assumed: true };
  }
  const allowed = keyword === "enum" ? lookInto(spec, inSpec).value : undefined;
  if (match !== "regex" || typeof regex !== "string" || !Array.isArray(allowed)) return undefined;
  const accepted = allowed.map(String).filter((value) => accepts(regex, value));
  return accepted.length > 0 ? { accepts: accepted } : undefined;
}

/** Whether a regular expression of a pact accepts a value. Pact takes flags at its beginning, `(?i)`. */
function accepts(regex: string, value: string): boolean {
  const [, flags = "", source = regex] = /^\(\?([ims]+)\)(.*)$/s.exec(regex) ?? [];
  try {
    return new RegExp(source, flags).test(value);
  } catch {
    return false;
  }
}

/** The matcher that holds at a path of the answer's body: that of the longest rule. */
function matcherAt({ response }: Json, path: readonly string[]): Json {
  const rules = asObject(asObject(response).matchingRules);
  // Version 2 writes `$.body.a` beside one another; later ones have a part for the body.
  const ofBody = isRecord(rules.body)
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
  return asObject(first);
}

/** `$.a[0]['b']` as a, 0 and b. */
function stepsOf(expression: string): readonly string[] {
  return expression
    .replace(/^\$/, "")
    .split(/[.[\]'"]+/)
    .filter(Boolean);
}

/** What a place inside of a schema holds, and the provenance that is nearest to it on the way down. */
function lookInto(
  spec: Json,
  place: string,
): { readonly value: unknown; readonly mark: string | undefined } {
  const [way = "", inside = ""] = splitOnce(place, ".schema.");
  const start = inside.startsWith("components.") ? spec : bodySchema(spec, way);
  let node = start;
  let value: unknown;
  let mark: string | undefined;
  for (const step of inside.split(".")) {
    value = node[step];
    node = resolved(spec, asObject(value));
    const own = node["x-provenance"];
    if (typeof own === "string") mark = own;
  }
  return { value, mark };
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

/** The target of a reference, with the marks beside the reference. */
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
