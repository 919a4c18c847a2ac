import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject, withPackages } from "../documents.js";
import type { Interaction, Json } from "./pact-file.js";

/** How one interaction did not come out as its pact has it, in Pact's words. */
export interface Mismatch {
  readonly type: string;
  readonly mismatch: string;
  readonly path?: string;
  readonly key?: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/** What Pact found, by the descriptions of the interactions. */
export interface PactResult {
  readonly passed: ReadonlySet<string>;
  readonly failed: ReadonlyMap<string, readonly Mismatch[]>;
  readonly durationsMs: ReadonlyMap<string, number>;
}

/** What is to be verified, and where the requests and the changes of state go. */
interface PactRun {
  readonly provider: string;
  readonly files: readonly string[];
  readonly url: string;
  readonly statesUrl: string;
}

const PACT = "@pact-foundation/pact";

/**
 * Pact prints a report of its own from native code, which nothing in the same process can keep from
 * the terminal: so it runs in another one, and hands its result over by a pipe.
 */
const SCRIPT = `
const [core, options] = process.argv.slice(1);
const loaded = require(core);
const done = (json) => require("node:fs").writeSync(3, json);
(loaded.default ?? loaded).verifyPacts(JSON.parse(options)).then(done, (e) => done(e.message));
`;

/** Verifies pact files. Throws `CouldNotRun` if Pact is not installed or gives no result. */
export async function runPact({ provider, files, url, statesUrl }: PactRun): Promise<PactResult> {
  const core = await withPackages([PACT], async () => {
    const require = createRequire(import.meta.url);
    return createRequire(require.resolve(PACT)).resolve("@pact-foundation/pact-core");
  });
  const options = {
    provider,
    providerBaseUrl: url,
    pactUrls: files,
    providerStatesSetupUrl: statesUrl,
    providerStatesSetupTeardown: true,
    failIfNoPactsFound: true,
    logLevel: "error",
  };
  const child = spawn(process.execPath, ["-e", SCRIPT, core, JSON.stringify(options)], {
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    env: { ...process.env, NODE_OPTIONS: "", PACT_DO_NOT_TRACK: "true" },
  });
  // All three are pipes, as asked for above.
  const pipes = [child.stdio[3], child.stdout, child.stderr] as NodeJS.ReadableStream[];
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => resolve());
  });
  const [[result = "", , complaints = ""]] = await Promise.all([
    Promise.all(pipes.map(text)),
    ended,
  ]);
  return resultOf(result, complaints);
}

function resultOf(text: string, complaints: string): PactResult {
  const value = parsed(text);
  if (!isObject(value) || !Array.isArray(value.interactionResults)) {
    const why = (text || complaints).trim().split("\n").at(-1) ?? "";
    throw new CouldNotRun(`Pact gave no result: ${why}; is ${PACT} installed for this system?`);
  }
  // The form of Pact's own result.
  const { interactionResults, errors } = value as unknown as RawResult;
  return {
    passed: new Set(
      interactionResults.filter(({ result }) => result === "OK").map((one) => one.description),
    ),
    failed: new Map(
      errors.map(({ interaction, mismatch }) => [lastWord(interaction), all(mismatch)]),
    ),
    durationsMs: new Map(
      interactionResults.map(({ description, duration }) => [description, milliseconds(duration)]),
    ),
  };
}

interface RawResult {
  readonly interactionResults: readonly {
    readonly description: string;
    readonly duration: string;
    readonly result: string;
  }[];
  readonly errors: readonly { readonly interaction: string; readonly mismatch: RawMismatch }[];
}

interface RawMismatch {
  readonly mismatches?: readonly Mismatch[];
  readonly message?: string;
}

function all({ mismatches = [], message }: RawMismatch): readonly Mismatch[] {
  return message === undefined ? mismatches : [{ type: "Error", mismatch: message }];
}

/** Pact names an interaction by a sentence that ends with its description. */
function lastWord(sentence: string): string {
  return sentence.split(" ").at(-1) ?? sentence;
}

/** `1s 135ms` and the like. */
function milliseconds(duration: string): number {
  const parts = [...duration.matchAll(/([\d.]+)(ms|s|m)\b/g)];
  const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };
  return parts.reduce((sum, [, many, unit = ""]) => sum + Number(many) * (unitMs[unit] ?? 0), 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** Comparators by the document that each holds compiled, which takes longer than to compare a pact. */
const comparators = new WeakMap<object, Comparator>();

/**
 * Compares a pact with an OpenAPI document. Neither is changed, and the document must not change later:
 * what was compiled of it once serves every pact.
 */
export async function comparePact(spec: object, pact: Json): Promise<readonly ComparatorResult[]> {
  const load = (): Promise<ComparatorModule> => import(COMPARATOR);
  const { Comparator } = await withPackages([COMPARATOR], load);
  const comparator = comparators.get(spec) ?? new Comparator(structuredClone(spec));
  comparators.set(spec, comparator);
  const results: ComparatorResult[] = [];
  for await (const result of comparator.compare(structuredClone(pact))) results.push(result);
  return results;
}

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
 * Why a finding is about an example only, so that it is no more than a warning. Undefined if the consumer
 * relies on what was found. A matcher of types accepts any value, and what the example breaks is assumed, so
 * the service may well send it. A regular expression accepts a value that the spec allows.
 */
export function asideOfExample(
  { raw }: Interaction,
  { inPact, inSpec }: ComparedPlaces,
  spec: Json,
): string | undefined {
  const keyword = inSpec.split(".").at(-1) ?? "";
  const field = /^response\.body\.?(.*)$/.exec(inPact)?.[1];
  if (field === undefined || !OF_VALUES.test(keyword)) return undefined;
  const path = field
    .replace(/^content\.?/, "")
    .split(/[.[\]]+/)
    .filter(Boolean);
  const { match, regex } = matcherAt(raw, path);
  if (match === "type" && lookInto(spec, inSpec).mark === "assumed") {
    return "it is an example under a matcher of types, and that is assumed";
  }
  const allowed = keyword === "enum" ? lookInto(spec, inSpec).value : undefined;
  if (match !== "regex" || typeof regex !== "string" || !Array.isArray(allowed)) return undefined;
  const accepted = allowed.map(String).filter((value) => accepts(regex, value));
  return accepted.length > 0
    ? `it is an example, and its regular expression accepts ${accepted.join(" and ")}`
    : undefined;
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

function asObject(value: unknown): Json {
  return isObject(value) ? value : {};
}
