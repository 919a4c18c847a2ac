import type { Ruleset } from "@stoplight/spectral-core";
import { CouldNotRun } from "../../mocks/report/report.js";
import { isObject } from "../documents.js";
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
export function watched(ruleset: Ruleset, stopped: RuleStopped[]): Ruleset {
  for (const [name, rule] of Object.entries(ruleset.rules)) {
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
      `${about}: the rule ${rule} cannot cope with what stands at ${pathText(path)} (${message})`,
    );
  }
  const alien = alienMember(data, []);
  return new CouldNotRun(
    alien === undefined
      ? `${about}: ${reasonOf(error)}`
      : `${about}: the tools for it take no member ${pathText(alien)}; give it another name`,
  );
}

/** An error, what it came from, and the first of those that were gathered. */
function causesOf(error: unknown, depth = 0): readonly unknown[] {
  // Whoever throws may have made a circle of causes.
  if (!(error instanceof Error) || depth > CAUSES_MAX) return [error];
  const [first] = error instanceof AggregateError ? error.errors : [error.cause];
  return [error, ...(first === undefined ? [] : causesOf(first, depth + 1))];
}

const CAUSES_MAX = 8;

function reasonOf(error: unknown): string {
  const last = causesOf(error).at(-1);
  const told = last instanceof Error ? last.message : String(last);
  return told.split("\n")[0] || "it is not said why";
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
