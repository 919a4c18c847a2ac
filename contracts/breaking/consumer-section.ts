import type { Case, Section } from "../../mocks/report/report.js";
import type { Pact } from "../verify/pact-file.js";
import type { SpecChange } from "./change.js";
import { isBroken, isForeign, meets, nameOf, type Witness } from "./consumers.js";

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
      message: "It does not agree with the base, so no change can be blamed.",
      details: one.before,
      ...placeOf(one),
    }));
}

function placeOf(witness?: Witness): Pick<Case, "file" | "line"> {
  if (!witness) return {};
  const { line } = witness.interaction;
  return { file: witness.pact.origin, ...(line !== undefined && { line }) };
}
