import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  ISpectralDiagnostic,
  RuleDefinition,
  RulesetDefinition,
} from "@stoplight/spectral-core";
import { ownFile, withPackages } from "../package.js";
import { type RuleStopped, watched } from "./failure.js";

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
    ruleset: await ownRuleset(),
  }));
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

/**
 * Everything that our rules find in a document. Throws a `RuleStopped` where one could not look at it, and
 * no other one finds an error that may be why.
 */
export async function findingsIn(
  { core, ruleset }: Loaded,
  document: LintDocument,
): Promise<readonly ISpectralDiagnostic[]> {
  const spectral = new core.Spectral();
  const stopped: RuleStopped[] = [];
  // Named, so that the rules find our assumptions beside them, wherever the document stands.
  const source = ownFile("spec/ruleset");
  const rules = new core.Ruleset(withRowsOf(document.source, ruleset), { source });
  spectral.setRuleset(watched(rules, stopped));
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
  const told = `The rule cannot cope with what stands here: ${message}`;
  return { code: rule, message: told, path: [...path], severity: 0, range };
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
