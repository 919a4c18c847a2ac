import type { Case, Section } from "../../mocks/report/report.js";
import type { SpecChange } from "./change.js";
import { isBroken, meets, nameOf, type Witness } from "./consumers.js";
import { hasBehavior, type Version } from "./version.js";

const STATUSES = { breaking: "failed", notable: "warning", compatible: "passed" } as const;

/** The changes of the schemas, each with the interactions that do not survive it. */
export function schemaSection(changes: readonly SpecChange[], seen: readonly Witness[]): Section {
  const broken = seen.filter(isBroken);
  const cases = changes.map((change) =>
    caseOf(
      change,
      broken.filter((one) => meets(one, change)).map((one) => `breaks ${nameOf(one)}`),
    ),
  );
  return { name: "schema", cases: cases.length > 0 ? cases : [NOTHING] };
}

/**
 * The changes of behaviour, each with the consumers that call what it is met through: whether they rely
 * on it no pact can say.
 */
export function behaviorSection(
  changes: readonly SpecChange[],
  seen: readonly Witness[],
  versions: readonly Version[],
): Section {
  const cases = changes.map((change) => caseOf(change, callers(seen, change)));
  return {
    name: "behaviour",
    cases: [...withoutBehavior(versions), ...(cases.length > 0 ? cases : [NOTHING])],
  };
}

const NOTHING: Case = { name: "nothing changed", status: "passed" };

function caseOf(change: SpecChange, concerned: readonly string[]): Case {
  const { name, grade, message, file, line } = change;
  const told = grade === "compatible" ? [] : concerned;
  return {
    name,
    status: STATUSES[grade],
    message,
    ...(told.length > 0 && { details: told }),
    ...(file !== undefined && { file }),
    ...(line !== undefined && { line }),
  };
}

function callers(seen: readonly Witness[], change: SpecChange): readonly string[] {
  const met = seen.filter((one) => meets(one, change));
  const names = [...new Set(met.map(({ pact }) => pact.consumer))];
  return names.map((name) => {
    const own = met.filter(({ pact }) => pact.consumer === name);
    const called = [...new Set(own.flatMap(({ operation }) => operation ?? []))].join(", ");
    const many = own.length === 1 ? "1 interaction" : `${own.length} interactions`;
    return `may break ${name}, which calls ${called} (${many})`;
  });
}

/** Says so where a version tells nothing of behaviour: silence must not look like agreement. */
function withoutBehavior(versions: readonly Version[]): readonly Case[] {
  const told = new Set<string>();
  return versions.flatMap((version) => {
    const { file, switches } = version;
    const lacks = [
      ...(hasBehavior(version) ? [] : ["limits and states (x-behavior)"]),
      ...(switches ? [] : ["switches (x-behavior.switches, or an assumptions.yaml beside it)"]),
    ];
    if (lacks.length === 0) return [];
    const message = `${file} tells nothing of ${lacks.join(" and ")}, so they were not compared.`;
    // Both versions may be one file.
    if (told.has(message)) return [];
    told.add(message);
    return [{ name: "behaviour is not documented in full", status: "warning", message, file }];
  });
}
