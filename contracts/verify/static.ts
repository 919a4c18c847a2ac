import type { Case } from "../../mocks/report/report.js";
import { comparePact } from "./comparator.js";
import { isOfExample } from "./examples.js";
import { placeOf } from "./live-cases.js";
import type { Interaction, Json, Pact } from "./pact-file.js";

/** What the comparison says of an interaction: nothing when it agrees with the spec. */
export interface Difference {
  readonly type: "error" | "warning";
  readonly message: string;
}

export type Comparison = ReadonlyMap<Interaction, readonly Difference[]>;

/** Compares a pact with a spec, without a provider. Pending interactions are left out. */
export async function compareWithSpec(pact: Pact, spec: Json): Promise<Comparison> {
  const looked = pact.interactions.filter(({ http, pending }) => http && !pending);
  const found = new Map<Interaction, Difference[]>(looked.map((each) => [each, []]));
  if (looked.length === 0) return found;
  const { messages: _, _links: __, ...raw } = pact.raw;
  const compared = { ...raw, interactions: looked.map((each) => each.raw) };
  for (const { type, message, mockDetails, specDetails } of await comparePact(spec, compared)) {
    const { location = "" } = mockDetails ?? {};
    const interaction = looked[Number(/interactions\[(\d+)\]/.exec(location)?.[1])];
    const where = location.replace(/^\[root\]\.interactions\[\d+\]\.?/, "");
    const places = { inPact: where, inSpec: specDetails?.location ?? "" };
    const example = interaction !== undefined && isOfExample(interaction, places, spec);
    const aside = example ? "; it is an example under a matcher of types, and that is assumed" : "";
    const told = {
      type: example ? "warning" : type,
      message: `${where === "" ? "" : `${where}: `}${message}${aside}`,
    } as const;
    if (interaction) found.get(interaction)?.push(told);
    // What cannot be laid at one interaction's door concerns them all.
    else for (const differences of found.values()) differences.push(told);
  }
  return found;
}

/** A case for each interaction: errors fail it, warnings are told. */
export function staticCases(pact: Pact, comparison: Comparison): readonly Case[] {
  return [...comparison].map(([interaction, differences]): Case => {
    const errors = differences.filter(({ type }) => type === "error");
    const told = (errors.length > 0 ? errors : differences).map(({ message }) => message);
    const [message, ...details] = told;
    const bad = errors.length > 0 ? "failed" : "warning";
    const status = message === undefined ? "passed" : bad;
    return {
      name: interaction.description,
      status,
      ...(message !== undefined && { message }),
      ...(details.length > 0 && { details }),
      ...placeOf(pact, interaction, status),
    };
  });
}
