import { Argument, type Option } from "commander";
import { switches } from "../../../spec/generated/assumptions.js";
import { faults } from "../../../spec/generated/faults.js";
import { EVENT_TYPES } from "../../control/event-types.js";
import { GATES } from "../run/gates.js";
import { MATRICES } from "../run/matrix-flags.js";

/** What a word could become, with a few words about it for the shells that show them. */
export interface Candidate {
  readonly value: string;
  readonly about: string;
}

/** What a value that was begun could become. */
type Values = (begun: string) => readonly Candidate[];

/** The lists that commander does not know of as choices, by the option that reads them. */
export const OF_OPTIONS: Readonly<Record<string, Values>> = {
  "--assume": switchOptions,
  "--fault": faultNames,
  "--fail-on": (begun) => listed(Object.entries(GATES), begun),
  "--matrix": (begun) => listed(named(MATRICES), begun),
  "--type": () => named(EVENT_TYPES).map(candidate),
};

/** The same by the name of the argument. */
export const OF_ARGUMENTS: Readonly<Record<string, Values>> = {
  "id=option": switchOptions,
  fault: faultNames,
};

/** What the value of an option or argument could become; nothing where it is free. */
export function valuesOf(part: Option | Argument, begun: string): readonly Candidate[] {
  if (part.argChoices) return named(part.argChoices).map(candidate);
  const known = part instanceof Argument ? OF_ARGUMENTS[part.name()] : OF_OPTIONS[part.long ?? ""];
  return known?.(begun) ?? [];
}

/** A name with what is to be said about it. */
type Named = readonly [name: string, about: string];

const named = (names: readonly string[]): readonly Named[] => names.map((name) => [name, ""]);

const candidate = ([value, about]: Named): Candidate => ({ value, about });

/** The switches, and after `id=` the options of one. */
function switchOptions(begun: string): readonly Candidate[] {
  const ids = Object.entries(switches);
  if (!begun.includes("=")) {
    return ids.map(([id, { question }]) => ({ value: `${id}=`, about: question }));
  }
  const [id, { options }] = ids.find(([one]) => begun.startsWith(`${one}=`)) ?? [
    "",
    { options: [] },
  ];
  return options.map((option) => ({ value: `${id}=${option.id}`, about: option.meaning }));
}

function faultNames(): readonly Candidate[] {
  return Object.entries(faults).map(([value, { does }]) => ({ value, about: does }));
}

/** Names with commas between them, each once, after those that are there already. */
function listed(names: readonly Named[], begun: string): readonly Candidate[] {
  const before = begun.split(",").slice(0, -1);
  if (!before.every((one) => names.some(([name]) => name === one))) return [];
  return names
    .filter(([name]) => !before.includes(name))
    .map(([name, about]) => ({ value: [...before, name].join(","), about }));
}
