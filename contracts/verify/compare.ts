import { isRecord } from "../../mocks/domain/text.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import { type Json, withPackage } from "./documents.js";
import { asObject, type Interaction, type Pact } from "./pact-file.js";

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
  const { Comparator } = await withPackage(COMPARATOR, load);
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
      const example = interaction && exampleOnly(interaction, where, result.specDetails, spec);
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
  readonly message: string;
  readonly mockDetails?: { readonly location: string };
  readonly specDetails?: SpecDetails;
}

/** The keyword of the spec that a pact breaks. */
interface SpecDetails {
  /** `[root].paths./api/addInvoice.post.responses.200.….schema.components.schemas.TransactionNo.pattern`. */
  readonly location: string;
  readonly value: unknown;
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

/**
 * Whether a difference is about an example only. Undefined if the consumer relies on the value. A matcher of types accepts any value, and what the example breaks is assumed, so
 * the service may well send it. A regular expression accepts a value that the spec allows.
 */
function exampleOnly(
  { raw }: Interaction,
  inPact: string,
  { location, value: allowed }: SpecDetails = { location: "", value: undefined },
  spec: Json,
): ExampleOnly | undefined {
  const field = /^response\.body\.?(.*)$/.exec(inPact)?.[1];
  if (field === undefined || !OF_VALUES.test(location.split(".").at(-1) ?? "")) return undefined;
  const path = field
    .replace(/^content\.?/, "")
    .split(/[.[\]]+/)
    .filter(Boolean);
  const { match, regex } = matcherAt(raw, path);
  if (match === "type" && isAssumed(spec, location)) return { assumed: true };
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

/** Whether a keyword of the spec is assumed: the mark that is nearest to it inside of the schema counts. */
function isAssumed(spec: Json, location: string): boolean {
  let node = spec;
  let mark: unknown;
  for (const step of location.replace("[root].", "").split(".")) {
    // A schema that was referred to is named by its place in the document.
    if (step === "components") node = spec;
    node = resolved(spec, asObject(node[step]));
    mark = step === "schema" ? undefined : (node["x-provenance"] ?? mark);
  }
  return mark === "assumed";
}

/** The target of a reference, with the marks beside the reference. */
function resolved(spec: Json, node: Json): Json {
  const { $ref, ...beside } = node;
  if (typeof $ref !== "string") return node;
  const steps = $ref.replace(/^#\//, "").split("/");
  const target = steps.reduce<Json>((at, step) => asObject(at[step]), spec);
  return { ...resolved(spec, target), ...beside };
}
