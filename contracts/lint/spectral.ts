import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  ISpectralDiagnostic,
  RuleDefinition,
  Ruleset,
  RulesetDefinition,
} from "@stoplight/spectral-core";
import { type Document, isAlias, isCollection, isPair, type Node, parseDocument } from "yaml";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject, NOT_FETCHED, ownFile, withPackages } from "../documents.js";
import { type Path, pathText } from "./target.js";

/** A rule that met what its author did not think of. */
export class RuleStopped extends Error {
  constructor(
    readonly rule: string,
    readonly path: Path,
    cause: unknown,
  ) {
    super(reasonOf(cause), { cause });
  }
}

/**
 * Lets the other rules of a ruleset, which is changed for it, go on when one throws: the document is at
 * fault as a rule, and another one says where. Each that stopped is put on a list.
 */
function watched(
  ruleset: Ruleset,
  applies: (rule: string) => boolean,
  stopped: RuleStopped[],
): Ruleset {
  for (const [name, rule] of Object.entries(ruleset.rules)) {
    if (!applies(name)) rule.enabled = false;
    const watch = (check: RuleFunction) => watching(name, check, stopped);
    // biome-ignore lint/suspicious/noThenProperty: Spectral's word for what a rule does.
    rule.then = rule.then.map((step) => ({ ...step, function: watch(step.function) }));
  }
  return ruleset;
}

type RuleFunction = Ruleset["rules"][string]["then"][number]["function"];

function watching(rule: string, check: RuleFunction, stopped: RuleStopped[]): RuleFunction {
  return (target, options, context) => {
    try {
      return check(target, options, context);
    } catch (error) {
      stopped.push(new RuleStopped(rule, context.path, error));
      return [];
    }
  };
}

/** What stopped a run, in a sentence that names the file and, as far as it is known, rule and place. */
export function couldNotLint(file: string, data: unknown, error: unknown): CouldNotRun {
  const about = `${file} could not be linted`;
  const stopped = causesOf(error).find((cause) => cause instanceof RuleStopped);
  if (stopped) {
    const { rule, path, message } = stopped;
    return new CouldNotRun(
      `${about}: the rule ${rule} fails on the value at ${pathText(path)} (${message})`,
    );
  }
  const alien = alienMember(data, []);
  return new CouldNotRun(
    alien === undefined
      ? `${about}: ${reasonOf(error)}`
      : `${about}: its tools do not accept a member named ${pathText(alien)}. Give it another name`,
  );
}

/** An error, what it came from, and the first of those that were gathered. */
function causesOf(error: unknown, depth = 0): readonly unknown[] {
  // The thrower may have made a circle of causes.
  if (!(error instanceof Error) || depth > CAUSES_MAX) return [error];
  const [first] = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...(first === undefined ? [] : causesOf(first, depth + 1))];
}

const CAUSES_MAX = 8;

function reasonOf(error: unknown): string {
  const last = causesOf(error).at(-1);
  const text = last instanceof Error ? last.message : String(last);
  return text.split("\n")[0] || "it is not said why";
}

/** Where a member has the name of what every object has, so that it takes its place. */
function alienMember(value: unknown, path: Path): Path | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const proto: unknown = Object.getPrototypeOf(value);
  const isPlain = [null, Object.prototype, Array.prototype].some((one) => one === proto);
  if (!isPlain) return [...path, "__proto__"];
  if (isObject(value) && Object.hasOwn(value, "constructor")) return [...path, "constructor"];
  for (const [name, inner] of Object.entries(value)) {
    const found = alienMember(inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

// They are CommonJS, and not all of their exports can be seen by an import.
const require = createRequire(import.meta.url);

const ROWS_RULE = "paystub-assumption-rows";

const PACKAGES = [
  "@stoplight/spectral-core",
  "@stoplight/spectral-functions",
  "@stoplight/spectral-parsers",
  "@stoplight/spectral-rulesets",
];

/** Loads Spectral and what it needs here. Throws `CouldNotRun` when it is not installed. */
export function loadSpectral() {
  return withPackages(PACKAGES, async () => ({
    core: require("@stoplight/spectral-core") as typeof import("@stoplight/spectral-core"),
    parsers: require("@stoplight/spectral-parsers") as typeof import("@stoplight/spectral-parsers"),
    resolver: localResolver(),
    ruleset: await ownRuleset(),
  }));
}

/** Follows references to files alone: a document of others must not have us call addresses. */
function localResolver() {
  const requireOfCore = createRequire(require.resolve("@stoplight/spectral-core"));
  const { Resolver } = requireOfCore("@stoplight/spectral-ref-resolver");
  const { resolveFile } = createRequire(requireOfCore.resolve("@stoplight/spectral-ref-resolver"))(
    "@stoplight/json-ref-readers",
  );
  const remote = {
    resolve: (address: unknown) => Promise.reject(new Error(`${address} ${NOT_FETCHED}`)),
  };
  return new Resolver({
    resolvers: { file: { resolve: resolveFile }, http: remote, https: remote },
  });
}

/** What `loadSpectral` gives. */
export type Loaded = Awaited<ReturnType<typeof loadSpectral>>;

/** A text as a document that knows its lines. The source says where its references start. */
export function documentOf(
  { core, parsers }: Loaded,
  {
    text,
    source,
    json,
  }: { readonly text: string; readonly source: string; readonly json: boolean },
) {
  return json
    ? new core.Document(text, parsers.Json, source)
    : new core.Document(text, parsers.Yaml, source);
}

/** What `documentOf` gives. */
export type LintDocument = ReturnType<typeof documentOf>;

async function ownRuleset(): Promise<RulesetDefinition> {
  const { href } = pathToFileURL(ownFile("spec/ruleset"));
  return (await import(href)).default;
}

/** Our ruleset, for a document whose folder may have assumptions of its own. */
export function rulesetOf({ core, ruleset }: Loaded, document: string | null = null): Ruleset {
  // Named, so that the rules find our assumptions beside them, for a document in any folder.
  return new core.Ruleset(withRowsOf(document, ruleset), { source: ownFile("spec/ruleset") });
}

/**
 * Everything that the rules which apply find in a document. Throws a `RuleStopped` if a rule failed on it
 * and no other rule finds an error that may be the cause.
 */
export async function findingsIn(
  loaded: Loaded,
  document: LintDocument,
  applies: (rule: string) => boolean,
): Promise<readonly ISpectralDiagnostic[]> {
  const spectral = new loaded.core.Spectral({ resolver: loaded.resolver });
  const stopped: RuleStopped[] = [];
  spectral.setRuleset(watched(rulesetOf(loaded, document.source), applies, stopped));
  const found = await spectral.run(document);
  const [first] = stopped;
  if (first && !found.some(({ severity }) => severity === 0)) throw first;
  return [...found, ...stopped.map((one) => findingOf(document, one))];
}

function findingOf(
  document: LintDocument,
  { rule, path, message }: RuleStopped,
): ISpectralDiagnostic {
  const range = document.getRangeForJsonPath([...path], true) ?? START;
  const text = `The rule fails on this value: ${message}`;
  return { code: rule, message: text, path: [...path], severity: 0, range };
}

/** Where a document begins. */
export const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** The rules, with the assumptions beside the document in place of ours where it has its own. */
function withRowsOf(source: string | null, ruleset: RulesetDefinition): RulesetDefinition {
  const rows = source === null ? "" : join(dirname(resolve(source)), "assumptions.yaml");
  const rules = "rules" in ruleset ? ruleset.rules : {};
  const rule = rules[ROWS_RULE] as RuleDefinition;
  if (!existsSync(rows)) return ruleset;
  const then = { ...[rule.then].flat()[0], functionOptions: { rows } };
  return { ...ruleset, rules: { ...rules, [ROWS_RULE]: { ...rule, then } } } as RulesetDefinition;
}

/** The most values to which the aliases of a document may expand. Our spec has none at all. */
const STANDING_FOR_MAX = 100_000;

/**
 * Whether the aliases of a YAML text expand to more values than any document needs: nine lists, each of
 * nine times the previous one, are a thousand million values.
 */
export function isBomb(text: string): boolean {
  // Most documents have no anchor that an alias names, and a second reading of those is spared.
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
  const aliases = new Set(named(/\*([^\s,[\]{}]+)/g));
  if (!named(/&([^\s,[\]{}]+)/g).some((name) => aliases.has(name))) return false;
  return standingFor(parseDocument(text)) > STANDING_FOR_MAX;
}

/** The number of values to which the aliases of a document expand. */
function standingFor({ contents }: Document): number {
  const sizes = new Map<string, number>();
  let sum = 0;
  const sizeOf = (node: unknown): number => {
    if (isAlias(node)) {
      const size = sizes.get(node.source) ?? 1;
      sum += size;
      return size;
    }
    if (isPair(node)) return sizeOf(node.key) + sizeOf(node.value);
    const inside = isCollection(node) ? node.items : [];
    const size = inside.reduce<number>((total, item) => total + sizeOf(item), 1);
    const { anchor } = (node ?? {}) as Partial<Node> & { readonly anchor?: string };
    if (anchor !== undefined) sizes.set(anchor, size);
    return size;
  };
  sizeOf(contents);
  return sum;
}
