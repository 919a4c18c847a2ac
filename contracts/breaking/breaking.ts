import { type Case, CouldNotRun, type Report, type Section } from "../../mocks/report/report.js";
import { isObject, ownFile, readText } from "../documents.js";
import type { Pact } from "../verify/pact-file.js";
import { behaviorChanges } from "./behavior.js";
import { isBroken, isForeign, meets, nameOf, type Witness, witnesses } from "./consumers.js";
import { schemaChanges } from "./schema.js";
import { unseenChanges } from "./unseen.js";
import { hasBehavior, readVersion, type SpecChange, type Version } from "./version.js";

/** A break that is meant, and why. */
interface Accepted {
  /** The name of the change as the report has it, or that of a consumer. */
  readonly change: string;
  /** Part of its sentence, where a name alone says too little. */
  readonly says?: string;
  readonly reason: string;
}

const ACCEPTED = "accepted: ";

const FORM = "- { change: limit invoice-lifetime, reason: agreed with both shops }";

/** Reads a list of breaks that are meant. Throws `CouldNotRun` for an entry without a reason. */
export async function readAccepted(path: string): Promise<readonly Accepted[]> {
  const { parse } = await import("yaml");
  let list: unknown;
  try {
    list = parse(await readText("accept-list", path));
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    throw new CouldNotRun(`the accept-list ${path} is not valid YAML. Write ${FORM}`);
  }
  if (!Array.isArray(list))
    throw new CouldNotRun(`the accept-list ${path} is not a list. Write ${FORM}`);
  return list.map((entry, index) => {
    const { change, says, reason } = isObject(entry) ? entry : {};
    const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
    if (isText(change) && isText(reason) && (says === undefined || isText(says))) {
      return { change, reason, ...(says !== undefined && { says }) };
    }
    const where = `entry ${index + 1} of the accept-list ${path}`;
    throw new CouldNotRun(`${where} needs a change and a reason, both texts. Write ${FORM}`);
  });
}

/** Sections in which an accepted change no longer fails and gives its reason. An entry that accepts nothing is reported. */
export function withAccepted(
  sections: readonly Section[],
  accepted: readonly Accepted[],
  file: string,
): readonly Section[] {
  const used = new Set<Accepted>();
  const judged = sections.map((section) => ({
    ...section,
    cases: section.cases.map((one): Case => {
      const entry = accepted.find((each) => isMeant(each, one));
      if (one.status !== "failed" || !entry) return one;
      used.add(entry);
      const details = [...(one.details ?? []), `${ACCEPTED}${entry.reason}`];
      return { ...one, status: "warning", details };
    }),
  }));
  const idle = accepted.filter((entry) => !used.has(entry));
  if (idle.length === 0) return judged;
  const cases = idle.map(({ change }): Case => {
    const message = "No change of that name breaks anything. Remove the entry.";
    return { name: change, status: "warning", message, file };
  });
  return [...judged, { name: "accept-list", cases }];
}

function isMeant({ change, says = "" }: Accepted, { name, message = "" }: Case): boolean {
  return change === name && message.includes(says);
}

/** Whether a case was accepted. */
export function isAccepted({ details = [] }: Case): boolean {
  return details.some((line) => line.startsWith(ACCEPTED));
}

/** Each consumer with what the revision would break of it. */
export function consumerSection(seen: readonly Witness[], changes: readonly SpecChange[]): Section {
  const pacts = [...new Set(seen.map(({ pact }) => pact))];
  const foreign = pacts.filter((pact) => isForeign(pact, seen));
  const judged = seen.filter(({ pact }) => !foreign.includes(pact));
  const consumers = [...new Set(judged.map(({ pact }) => pact.consumer))].map((name) => ({
    name,
    own: judged.filter(({ pact }) => pact.consumer === name),
  }));
  const risky = changes.filter(({ grade }) => grade !== "compatible");
  return {
    name: "consumers",
    cases: [
      ...consumers.flatMap(({ name, own }) => [consumerCase(name, own), ...doubtful(own)]),
      ...foreign.map(foreignCase),
    ],
    tables: [
      {
        title: "Who is concerned",
        columns: ["consumer", "interactions", "broken", "meet a change"],
        rows: consumers.map(({ name, own }) => {
          const met = own.filter((one) => risky.some((change) => meets(one, change)));
          return [name, ...[own, own.filter(isBroken), met].map(({ length }) => String(length))];
        }),
      },
    ],
  };
}

function foreignCase({ consumer, provider, origin }: Pact): Case {
  const message = `It calls no operation of the spec: its provider is ${provider}.`;
  return { name: consumer, status: "skipped", message, file: origin };
}

function consumerCase(name: string, own: readonly Witness[]): Case {
  const broken = own.filter(isBroken);
  if (broken.length === 0) return { name, status: "passed" };
  return {
    name,
    status: "failed",
    message: `${broken.length} of ${own.length} interaction${own.length === 1 ? "" : "s"} would no longer agree with the spec.`,
    details: broken.flatMap(({ interaction, after }) =>
      after.map((difference) => `${interaction.description}: ${difference}`),
    ),
    ...placeOf(broken[0]),
  };
}

/** Interactions at odds with the base already: the comparison says nothing of them. */
function doubtful(own: readonly Witness[]): readonly Case[] {
  return own
    .filter(({ before }) => before.length > 0)
    .map((one) => ({
      name: nameOf(one),
      status: "warning",
      message: "It does not agree with the base, so no change is to blame.",
      details: one.before,
      ...placeOf(one),
    }));
}

function placeOf(witness?: Witness): Pick<Case, "file" | "line"> {
  if (!witness) return {};
  const { line } = witness.interaction;
  return { file: witness.pact.origin, ...(line !== undefined && { line }) };
}

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
  const details = grade === "compatible" ? [] : concerned;
  return {
    name,
    status: STATUSES[grade],
    message,
    ...(details.length > 0 && { details }),
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

/** Reports a version that does not define behavior: silence must not look like agreement. */
function withoutBehavior(versions: readonly Version[]): readonly Case[] {
  const seen = new Set<string>();
  return versions.flatMap((version) => {
    const { file, switches } = version;
    const lacks = [
      ...(hasBehavior(version) ? [] : ["limits and states (x-behavior)"]),
      ...(switches ? [] : ["switches (x-behavior.switches, or an assumptions.yaml beside it)"]),
    ];
    if (lacks.length === 0) return [];
    const message = `${file} does not define ${lacks.join(" and ")}, so they were not compared.`;
    // Both versions may be one file.
    if (seen.has(message)) return [];
    seen.add(message);
    return [{ name: "behaviour is not documented in full", status: "warning", message, file }];
  });
}

/** What two versions are compared by. */
export interface BreakingOptions {
  /** The version that came later, in place of the spec of this package. */
  readonly revision?: string;
  /** Folders, files and URLs of pacts, whose consumers are named. */
  readonly pacts?: readonly string[];
  /** A file with the breaks that are meant, each with its reason. */
  readonly accept?: string;
}

/**
 * Finds what a later version of a spec breaks, in its schemas and in its behavior, and for which consumers.
 * Throws `CouldNotRun` when there is nothing to compare.
 */
export async function breaking(base: string, options: BreakingOptions = {}): Promise<Report> {
  // First, so that a mistake in it is reported at once: reading a spec takes time.
  const accepted = options.accept === undefined ? [] : await readAccepted(options.accept);
  const before = await readVersion("base", base);
  const after = await readVersion("revision", options.revision ?? ownFile("spec/openapi.yaml"));
  const [inSchemas, seen] = await Promise.all([
    schemaChanges(before, after),
    witnesses(options.pacts ?? [], before, after),
  ]);
  const schema = [...inSchemas, ...unseenChanges(before, after)];
  const behavior = behaviorChanges(before, after);
  const changes = [...schema, ...behavior];
  const found = [
    schemaSection(schema, seen),
    behaviorSection(behavior, seen, [before, after]),
    ...(seen.length > 0 ? [consumerSection(seen, changes)] : []),
  ];
  const sections = withAccepted(found, accepted, options.accept ?? "");
  const failed = sections.flatMap(({ cases }) => cases).filter(({ status }) => status === "failed");
  return {
    title: "paystub breaking",
    passed: failed.length === 0,
    summary: summaryOf(
      changes.filter(({ grade }) => grade === "breaking").length,
      seen.filter(isBroken),
      sections.flatMap(({ cases }) => cases).filter(isAccepted).length,
    ),
    sections,
  };
}

function summaryOf(bad: number, broken: readonly Witness[], accepted: number): string {
  const aside = accepted === 0 ? "" : ` (${accepted} accepted)`;
  const changes = `${bad === 0 ? "No" : bad} breaking change${bad === 1 ? "" : "s"}${aside}`;
  const names = [...new Set(broken.map(({ pact }) => pact.consumer))];
  return names.length > 0 ? `${changes}; broken: ${names.join(", ")}.` : `${changes}.`;
}
