import type { Report } from "../../mocks/report/report.js";
import { ownFile } from "../package.js";
import { isAccepted, readAccepted, withAccepted } from "./accepted.js";
import { behaviorChanges } from "./behavior.js";
import { consumerSection } from "./consumer-section.js";
import { isBroken, type Witness, witnesses } from "./consumers.js";
import { schemaChanges } from "./schema.js";
import { behaviorSection, schemaSection } from "./sections.js";
import { unseenChanges } from "./unseen.js";
import { readVersion } from "./version.js";

/** What two versions are compared by. */
export interface BreakingOptions {
  /** The version that came later, in place of the spec of this package. */
  readonly revision?: string;
  /** Folders, files and URLs of pacts, whose consumers are told of. */
  readonly pacts?: readonly string[];
  /** A file with the breaks that are meant, each with its reason. */
  readonly accept?: string;
}

/**
 * Tells what of a spec a later version of it breaks, in its schemas and in its behaviour, and for whom.
 * Throws `CouldNotRun` when there is nothing to compare.
 */
export async function breaking(base: string, options: BreakingOptions = {}): Promise<Report> {
  // First, since a mistake in it is told at once then: a spec takes its time to read.
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
