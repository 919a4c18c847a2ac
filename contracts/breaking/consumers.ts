import type { Interaction, Pact } from "../verify/pact-file.js";
import { findPacts } from "../verify/sources.js";
import { compareWithSpec, type Difference } from "../verify/static.js";
import type { SpecChange } from "./change.js";
import { operationCalled } from "./operations.js";
import { isAlike, type Version } from "./version.js";

/** An interaction of a consumer, held against both versions of the spec. */
export interface Witness {
  readonly pact: Pact;
  readonly interaction: Interaction;
  /** The operation that it calls, where the base has it. */
  readonly operation: string | undefined;
  /** What the base says against it already: then no change can be blamed. */
  readonly before: readonly string[];
  /** What the revision says against it. */
  readonly after: readonly string[];
}

/** Every interaction of the pacts at the places given. Messages and pending ones are no witnesses. */
export async function witnesses(
  places: readonly string[],
  base: Version,
  revision: Version,
): Promise<readonly Witness[]> {
  const pacts = places.length > 0 ? await findPacts({ pacts: places }) : [];
  const alike = isAlike(base, revision);
  const all: Witness[] = [];
  for (const pact of pacts) {
    const before = await compareWithSpec(pact, base.document);
    const after = alike ? before : await compareWithSpec(pact, revision.document);
    for (const [interaction, differences] of before) {
      all.push({
        pact,
        interaction,
        operation: operationCalled(base.document, interaction.method, interaction.path),
        before: errorsOf(differences),
        after: errorsOf(after.get(interaction) ?? []),
      });
    }
  }
  return all;
}

function errorsOf(differences: readonly Difference[]): readonly string[] {
  return differences.filter(({ type }) => type === "error").map(({ message }) => message);
}

/**
 * Whether a pact is one between others, such as that of the callbacks: none of its calls is one of the
 * service's operations.
 */
export function isForeign(pact: Pact, seen: readonly Witness[]): boolean {
  const own = seen.filter((one) => one.pact === pact);
  return own.every(({ operation }) => operation === undefined);
}

/** Whether a change of the schemas broke it: it agreed with the base and does not with the revision. */
export function isBroken({ before, after }: Witness): boolean {
  return before.length === 0 && after.length > 0;
}

/** Whether a change is met by what an interaction calls. */
export function meets({ operation, interaction }: Witness, change: SpecChange): boolean {
  if (operation === undefined || !change.operations.has(operation)) return false;
  return !change.spares?.(interaction);
}

/** An interaction for people: `web-shop: creates an invoice`. */
export function nameOf({ pact, interaction }: Witness): string {
  return `${pact.consumer}: ${interaction.description}`;
}
