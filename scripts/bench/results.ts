import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, middle + 1);
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}

/** The smallest of some numbers that this share of them does not pass, as in 0.99 for the p99. */
export function percentile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** A figure that a platform may be unable to give. */
export type Figure = number | null;

/**
 * The ratios of what was measured in the same round. Rounds are compared one by one, since a machine
 * that slows down slows both sides of a round.
 */
export function ratios(over: readonly Figure[], under: readonly Figure[]): readonly Figure[] {
  return over.map((value, round) => {
    const base = under[round] ?? null;
    return value === null || base === null ? null : value / base;
  });
}

/**
 * Measures each name once a round, in the opposite order every other round, so that neither always
 * has the warmer or the colder machine. Returns the samples of each name by round.
 */
export async function alternate<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Promise<Sample>,
): Promise<Readonly<Record<Name, readonly Sample[]>>> {
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Sample[]
  >;
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of round % 2 === 1 ? names : names.toReversed()) {
      samples[name].push(await measure(name, round));
    }
  }
  return samples;
}

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

/** Where the findings are kept that the guide shows. */
export const RESULTS = fileURLToPath(new URL("results.json", import.meta.url));

/** What has to be known of a machine to judge its absolute figures. */
export interface Machine {
  readonly cores: number;
  readonly node: string;
  /** System and processor, as in `linux x64`. */
  readonly platform: string;
}

/** A finding with the day on which it was made. */
export interface Kept extends Finding {
  readonly date: string;
}

/** A results file. */
export interface Results {
  readonly machine: Machine;
  readonly findings: readonly Kept[];
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  const { version, platform, arch } = process;
  return { cores: availableParallelism(), node: version, platform: `${platform} ${arch}` };
}

/** Reads a results file; null where there is none. */
export function readResults(path = RESULTS): Results | null {
  try {
    const results: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isResults(results) ? results : null;
  } catch {
    return null;
  }
}

function isResults(value: unknown): value is Results {
  const { machine, findings } = (value ?? {}) as Partial<Results>;
  const told = [machine?.node, machine?.platform].every((fact) => typeof fact === "string");
  return told && Array.isArray(findings) && findings.every(({ id }) => typeof id === "string");
}

/** Whether findings of these machines may stand in one table. */
export function isAlike(one: Machine, other: Machine): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Earlier results with these findings in place of what the same measurements found. What another
 * machine or another Node found does not stand beside them.
 */
export function merged(
  earlier: Results | null,
  { machine, findings }: Results,
  order: readonly string[],
): Results {
  const measured = new Set(findings.map(measurementOf));
  const same = earlier !== null && isAlike(earlier.machine, machine);
  const kept = same ? earlier.findings.filter((one) => !measured.has(measurementOf(one))) : [];
  const place = (one: Finding) => order.indexOf(measurementOf(one));
  const all = [...kept, ...findings].filter((one) => place(one) >= 0);
  return { machine, findings: all.sort((a, b) => place(a) - place(b)) };
}

/** Keeps findings in the results file. */
export function save(findings: readonly Finding[], order: readonly string[], path = RESULTS): void {
  const date = new Date().toISOString().slice(0, 10);
  const found = { machine: thisMachine(), findings: findings.map((one) => ({ ...one, date })) };
  writeFileSync(path, `${JSON.stringify(merged(readResults(path), found, order), null, 2)}\n`);
}

function measurementOf({ id }: Pick<Finding, "id">): string {
  return id.slice(0, id.indexOf("."));
}

/** The columns of the guide's table, and its lines. */
export const COLUMNS = ["what", "median", "spread", "aim"] as const;

export function linesOf({ findings }: Results): readonly (readonly string[])[] {
  return findings.map((one) => [one.what, told(one.value, one.unit), spreadOf(one), aimOf(one)]);
}

/** Where and when the findings were made, in a sentence. */
export function origin({ machine, findings }: Results): string {
  const days = [...new Set(findings.map(({ date }) => date))].sort();
  const when = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? "no day yet");
  const { cores, node, platform } = machine;
  return `Measured on ${when}: ${cores} cores, Node ${node.replace(/^v/, "")}, ${platform}.`;
}

/** Findings beside those of an earlier run, as text in columns. */
export function comparison(before: Results, after: readonly Finding[]): string {
  const lines = after.map((one) => {
    const old = before.findings.find(({ id }) => id === one.id);
    const was = old === undefined ? "-" : told(old.value, old.unit);
    return [one.what, was, told(one.value, one.unit), changeOf(old?.value ?? null, one.value)];
  });
  return inColumns([["what", "before", "after", "change"], ...lines]);
}

function changeOf(before: number | null, after: number | null): string {
  if (before === null || after === null || before === 0) return "-";
  const percent = (after / before - 1) * 100;
  return `${percent < 0 ? "" : "+"}${percent.toFixed(0)} %`;
}

function inColumns(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => {
    return Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  });
  return lines
    .map((cells) => {
      const padded = cells.map((text, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      });
      return padded.join("  ").trimEnd();
    })
    .join("\n");
}
