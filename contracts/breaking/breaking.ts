import type { Report } from "../../mocks/report/report.js";
import { ownFile } from "../package.js";
import { behaviorChanges } from "./behavior.js";
import { consumerSection } from "./consumer-section.js";
import { isBroken, type Witness, witnesses } from "./consumers.js";
import { schemaChanges } from "./schema.js";
import { behaviorSection, schemaSection } from "./sections.js";
import { readVersion } from "./version.js";

/** What two versions are compared by. */
export interface BreakingOptions {
  /** The version that came later, in place of the spec of this package. */
  readonly revision?: string;
  /** Folders, files and URLs of pacts, whose consumers are told of. */
  readonly pacts?: readonly string[];
}

/**
 * Tells what of a spec a later version of it breaks, in its schemas and in its behaviour, and for whom.
 * Throws `CouldNotRun` when there is nothing to compare.
 */
export async function breaking(base: string, options: BreakingOptions = {}): Promise<Report> {
  const before = await readVersion("base", base);
  const after = await readVersion("revision", options.revision ?? ownFile("spec/openapi.yaml"));
  const [schema, seen] = await Promise.all([
    schemaChanges(before, after),
    witnesses(options.pacts ?? [], before, after),
  ]);
  const behavior = behaviorChanges(before, after);
  const changes = [...schema, ...behavior];
  const broken = seen.filter(isBroken);
  const bad = changes.filter(({ grade }) => grade === "breaking").length;
  return {
    title: "paystub breaking",
    passed: bad === 0 && broken.length === 0,
    summary: summaryOf(bad, broken),
    sections: [
      schemaSection(schema, seen),
      behaviorSection(behavior, seen, [before, after]),
      ...(seen.length > 0 ? [consumerSection(seen, changes)] : []),
    ],
  };
}

function summaryOf(bad: number, broken: readonly Witness[]): string {
  const changes = `${bad === 0 ? "No" : bad} breaking change${bad === 1 ? "" : "s"}`;
  const names = [...new Set(broken.map(({ pact }) => pact.consumer))];
  return names.length > 0 ? `${changes}; broken: ${names.join(", ")}.` : `${changes}.`;
}
