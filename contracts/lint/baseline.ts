import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { promisify } from "node:util";
import type { ISpectralDiagnostic } from "@stoplight/spectral-core";
import { distance } from "fastest-levenshtein";
import { parse } from "yaml";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject, readObject } from "../documents.js";
import { type LintDocument, START } from "./spectral.js";
import { type Path, pathText } from "./target.js";

/** The rule about differences from the baseline. */
export const BASELINE_RULE = "paystub-baseline";

/** Where examples begin: their contents have no marks. */
const EXAMPLES = ["example", "examples"];

/**
 * What the baseline has of the service's own description and a document has no longer: fields, answers,
 * operations, limits. One that may only have been renamed is reported with its new name.
 */
export function lostSince(
  baseline: Readonly<Record<string, unknown>>,
  document: LintDocument,
): readonly ISpectralDiagnostic[] {
  return documentedIn(baseline, baseline, []).flatMap((path) => {
    const lost = lossOf(path, baseline, document.data);
    const messages = lost === undefined ? [...changesAt(path, baseline, document.data)] : [lost];
    const range = document.getRangeForJsonPath([...path], true) ?? START;
    return messages.map((message) => ({
      code: BASELINE_RULE,
      message,
      path: [...path],
      severity: 0,
      range,
    }));
  });
}

/** The changes of a documented field that a client can notice: its type, its values, whether it must be there. */
function* changesAt(path: Path, baseline: unknown, document: unknown): Generator<string> {
  const [before, now] = [at(baseline, path), at(document, path)];
  if (path.at(-2) !== "properties" || !isObject(before) || !isObject(now)) return;
  const name = pathText(path);
  const [was, is] = [listed(before.type), listed(now.type)];
  if (was.join() !== is.join()) {
    yield `${name} was documented as ${was.join(" or ") || "any type"}, and is ${is.join(" or ") || "any type"} now.`;
  }
  const values = listed(now.enum ?? now.const);
  const gone = listed(before.enum ?? before.const).filter((value) => !values.includes(value));
  if (gone.length > 0 && values.length > 0) {
    yield `${name} no longer allows ${gone.join(", ")}, which is documented.`;
  }
  const isRequired = (schema: unknown) =>
    isObject(schema) && listed(schema.required).includes(String(path.at(-1)));
  const owner = path.slice(0, -2);
  if (isRequired(at(baseline, owner)) && !isRequired(at(document, owner))) {
    yield `${name} was required, which is documented, and is optional now.`;
  }
}

/** One value or several, as sorted texts. */
function listed(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values
    .filter((one) => one !== undefined)
    .map((one) => (typeof one === "object" ? JSON.stringify(one) : String(one)))
    .sort();
}

/** Only the outermost loss: its contents are lost with it. */
function lossOf(path: Path, baseline: unknown, document: unknown): string | undefined {
  const parent = path.slice(0, -1);
  const [before, now] = [at(baseline, parent), at(document, parent)];
  if (!isObject(before) || !isObject(now)) return undefined;
  const name = String(path.at(-1));
  const what = `${pathText(parent)} has no ${name} any more`;
  if (!(name in now)) return `${what}, which is documented${renamed(name, before, now)}`;
  const [was, mark] = [markOf(baseline, before[name]), markOf(document, now[name])];
  return was !== "documented" || mark === undefined || mark === was
    ? undefined
    : `${pathText(path)} was documented, and is ${String(mark)} now.`;
}

/** The new one beside it that is most like it: the same in what it says, else in its name. */
function renamed(
  name: string,
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): string {
  const fresh = Object.keys(now).filter((key) => !(key in before));
  const same = fresh.find((key) => JSON.stringify(now[key]) === JSON.stringify(before[name]));
  const [nearest] = fresh.sort((a, b) => distance(a, name) - distance(b, name));
  const found = same ?? nearest;
  return found === undefined ? "." : `; ${found} is new beside it: was it renamed?`;
}

/**
 * The documented places. A field of a documented schema is one of them even if its own mark differs, which
 * may be about its form only.
 */
function documentedIn(
  document: unknown,
  node: unknown,
  path: Path,
  around?: unknown,
): readonly Path[] {
  if (typeof node !== "object" || node === null) return [];
  const isField = path.at(-2) === "properties";
  const mark = markOf(document, node) ?? around;
  const isStated = mark === "documented" || (isField && around === "documented");
  const own = isObject(node) && isStated && (isField || "x-provenance" in node) ? [path] : [];
  const inside = Object.entries(node).filter(([key]) => !EXAMPLES.includes(key));
  return [
    ...own,
    ...inside.flatMap(([key, value]) => documentedIn(document, value, [...path, key], mark)),
  ];
}

/** Where a place comes from: by its own mark, else by that of what it refers to, unless that is itself. */
function markOf(document: unknown, node: unknown, met: readonly string[] = []): unknown {
  if (!isObject(node)) return undefined;
  const { "x-provenance": mark, $ref } = node;
  if (mark !== undefined || typeof $ref !== "string" || !$ref.startsWith("#/")) return mark;
  if (met.includes($ref)) return undefined;
  return markOf(document, at(document, $ref.slice(2).split("/")), [...met, $ref]);
}

function at(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, step) => {
    return typeof node === "object" && node !== null
      ? (node as Readonly<Record<string, unknown>>)[step]
      : undefined;
  }, document);
}

/**
 * The baseline: a file, or what a git ref has under the name of the document. Throws `CouldNotRun` when
 * it is neither, or holds no OpenAPI document.
 */
export async function readBaseline(
  baseline: string,
  file: string,
): Promise<Readonly<Record<string, unknown>>> {
  const found = existsSync(baseline)
    ? await readObject("baseline", baseline)
    : await fromGit(baseline, file);
  if (typeof found.openapi === "string") return found;
  throw new CouldNotRun(
    `the baseline ${baseline} is not an OpenAPI document. Give an earlier version`,
  );
}

async function fromGit(ref: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const name = basename(file);
  const shown = ["show", "--end-of-options", `${ref}:./${name}`];
  // The ref is one word of ours and no option, even with a hyphen in front.
  const options = { cwd: dirname(resolve(file)), maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("git", shown, options).catch((error: Error) => {
    const [why = ""] = error.message
      .split("\n")
      .filter((line) => /^(fatal|error|spawn)/.test(line));
    throw new CouldNotRun(
      `the baseline ${ref} is not a file, and git has no ${name} there (${why || "it does not say why"})`,
    );
  });
  try {
    const value: unknown = parse(stdout);
    return isObject(value) ? value : {};
  } catch {
    throw new CouldNotRun(
      `the baseline ${ref}:${name} is not valid YAML or JSON. Give another ref`,
    );
  }
}
