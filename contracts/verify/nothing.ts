import { CouldNotRun } from "../../mocks/report/report.js";
import type { Interaction, Pact } from "./pact-file.js";

/** An interaction, and why nobody looks at it. */
export interface Considered {
  readonly pact: Pact;
  readonly interaction: Interaction;
  readonly aside: string | undefined;
}

/** Why an interaction is none that can be verified. */
export function whyAside({ notHttp }: Interaction): string | undefined {
  return notHttp === undefined ? undefined : `${notHttp}, and only requests can be verified`;
}

/** Throws `CouldNotRun` where nothing is looked at: that would hold whatever the provider does. */
export function mustLookAtSome(all: readonly Considered[]): void {
  const [first] = all;
  if (first?.aside === undefined || all.some(({ aside }) => aside === undefined)) return;
  const { pact, interaction, aside } = first;
  throw new CouldNotRun(
    `nothing could be verified; of "${interaction.description}" in ${pact.origin}: ${aside}`,
  );
}
