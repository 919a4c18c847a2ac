import { type Figure, median } from "./figures.js";

/** What should be reached: a number that must not be undercut, or one that must not be passed. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

/** The units of findings, with the digits that they are told with. `x` is a ratio. */
const DIGITS = { x: 2, us: 1, ms: 2, s: 2, kB: 2, "a second": 0 } as const;

export type Unit = keyof typeof DIGITS;

/** How far the rounds lie apart. */
export interface Spread {
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
}

/** One measured thing beside its aim. */
export interface Finding {
  /** The measurement and what of it, as in `throughput.bare`. */
  readonly id: string;
  readonly what: string;
  /** The median of the rounds; null where the platform cannot tell, and then the note says why. */
  readonly value: Figure;
  readonly unit: Unit;
  /** Null for a figure that stands beside another one and has no aim of its own. */
  readonly aim: Aim | null;
  readonly spread: Spread | null;
  readonly met: boolean | null;
  /** What is behind the value, for whoever reads the run. */
  readonly note: string;
}

/** What a platform without `/proc` gets instead of CPU figures. */
const NO_CPU = "not measured: CPU of a process is read from /proc, which this platform lacks";

/** A finding without what follows from its rounds. */
export type Question = Pick<Finding, "id" | "what" | "unit"> & {
  readonly aim?: Aim;
  readonly note?: string;
};

/** Makes a finding of the figures of the rounds. */
export function finding(question: Question, figures: readonly Figure[]): Finding {
  const { id, what, unit, aim = null, note = "" } = question;
  const known = figures.filter((figure) => figure !== null);
  if (known.length < figures.length || known.length === 0) {
    return { id, what, value: null, unit, aim, spread: null, met: null, note: NO_CPU };
  }
  const value = median(known);
  const spread = {
    least: Math.min(...known),
    most: Math.max(...known),
    rounds: known.length,
  };
  return { id, what, value, unit, aim, spread, met: aim && isMet(value, aim), note };
}

function isMet(value: number, aim: Aim): boolean {
  return "atLeast" in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** A figure with its unit; one that could not be had is said to be so. */
export function told(value: Figure, unit: Unit): string {
  if (value === null) return "not measured";
  return `${value.toFixed(DIGITS[unit])} ${unit}`;
}

/** An aim in words; the empty text for a figure without one. */
export function aimOf({ aim, unit, met }: Pick<Finding, "aim" | "unit" | "met">): string {
  if (aim === null) return "";
  const [word, bound] = "atLeast" in aim ? ["at least", aim.atLeast] : ["at most", aim.atMost];
  const verdict = met === null ? "" : met ? ", met" : ", missed";
  return `${word} ${told(bound, unit)}${verdict}`;
}

/** The least and the most of the rounds; the empty text where there was one round or none. */
export function spreadOf({ spread, unit }: Pick<Finding, "spread" | "unit">): string {
  if (spread === null || spread.rounds === 1) return "";
  const { least, most, rounds } = spread;
  return `${least.toFixed(DIGITS[unit])} to ${told(most, unit)} in ${rounds} rounds`;
}

/** A finding as lines to read. */
export function describe(one: Finding): string {
  const spread = spreadOf(one);
  const aim = aimOf(one);
  const value = `${told(one.value, one.unit)}${spread && ` (${spread})`}`;
  return `${one.what}: ${value}${aim && `; aim ${aim}`}${one.note && `\n    ${one.note}`}`;
}

/** The last lines of a run: how many aims are met, and each that is missed. */
export function verdict(findings: readonly Finding[]): string {
  const judged = findings.filter(({ met }) => met !== null);
  const missed = judged.filter(({ met }) => met === false);
  const count = `${judged.length - missed.length} of ${judged.length} aims met`;
  const lines = missed.map(
    (one) => `missed: ${one.what}: ${told(one.value, one.unit)}, ${aim(one)}`,
  );
  return [count, ...lines].join("\n");
}

function aim(one: Finding): string {
  return `aim ${aimOf({ ...one, met: null })}`;
}

/** The medians behind ratios, in a line for a note. */
export function sides(unit: Unit, figures: Readonly<Record<string, readonly Figure[]>>): string {
  return Object.entries(figures)
    .map(([name, values]) => {
      const known = values.filter((value) => value !== null);
      return `${name} ${told(known.length === 0 ? null : median(known), unit)}`;
    })
    .join(", ");
}

let say = (text: string): unknown => process.stderr.write(`  ${text}\n`);

/** Says on stderr what goes on, so that stdout holds results only. */
export function progress(text: string): void {
  say(text);
}

/** Lets somebody else say it from now on: a bar on a terminal. */
export function sayProgress(by: (text: string) => void): void {
  say = by;
}
