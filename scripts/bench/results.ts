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

/** The units of findings, and the digits that are printed. `x` is a ratio. */
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
  /** The median of the rounds; null if the platform cannot measure it, and then the note says why. */
  readonly value: Figure;
  readonly unit: Unit;
  /** Null for a figure beside another one, without an aim of its own. */
  readonly aim: Aim | null;
  readonly spread: Spread | null;
  readonly met: boolean | null;
  /** What is behind the value, for the reader of the run. */
  readonly note: string;
}

/** What a platform without `/proc` gets instead of CPU figures. */
const NO_CPU = "not measured: CPU of a process is read from /proc, which this platform lacks";

/** A finding without what follows from its rounds. */
export type Question = Pick<Finding, "id" | "what" | "unit"> & {
  readonly aim?: Aim;
  readonly note?: string;
};

/** What a measurement gets. */
export interface Setup {
  /** How often everything is measured. */
  readonly rounds: number;
  /** How long load is made, once to warm up and once to measure. */
  readonly seconds: number;
  /** How many invoices are stored where many are wanted. */
  readonly stored: number;
  /** The core for servers; undefined where they share all. */
  readonly core: string | undefined;
  /** Another checkout, built, whose figures are taken in turn with this one's. */
  readonly otherBuild?: string;
}

/** A measurement by its name on the command line. */
export interface Measurement {
  readonly about: string;
  /** How often it is done unless something else is asked for. */
  readonly rounds: number;
  measure(setup: Setup): Promise<readonly Finding[]>;
}

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
export function formatted(value: Figure, unit: Unit): string {
  if (value === null) return "not measured";
  return `${value.toFixed(DIGITS[unit])} ${unit}`;
}

/** An aim in words; the empty text for a figure without one. */
export function aimOf({ aim, unit, met }: Pick<Finding, "aim" | "unit" | "met">): string {
  if (aim === null) return "";
  const [word, bound] = "atLeast" in aim ? ["at least", aim.atLeast] : ["at most", aim.atMost];
  const verdict = met === null ? "" : met ? ", met" : ", missed";
  return `${word} ${formatted(bound, unit)}${verdict}`;
}

/** The least and the most of the rounds; the empty text where there was one round or none. */
export function spreadOf({ spread, unit }: Pick<Finding, "spread" | "unit">): string {
  if (spread === null || spread.rounds === 1) return "";
  const { least, most, rounds } = spread;
  return `${least.toFixed(DIGITS[unit])} to ${formatted(most, unit)} in ${rounds} rounds`;
}

/** A finding as lines to read. */
export function describe(one: Finding): string {
  const spread = spreadOf(one);
  const aim = aimOf(one);
  const value = `${formatted(one.value, one.unit)}${spread && ` (${spread})`}`;
  return `${one.what}: ${value}${aim && `; aim ${aim}`}${one.note && `\n    ${one.note}`}`;
}

/** The last lines of a run: how many aims are met, and each that is missed. */
export function verdict(findings: readonly Finding[]): string {
  const judged = findings.filter(({ met }) => met !== null);
  const missed = judged.filter(({ met }) => met === false);
  const count = `${judged.length - missed.length} of ${judged.length} aims met`;
  const lines = missed.map(
    (one) => `missed: ${one.what}: ${formatted(one.value, one.unit)}, ${aim(one)}`,
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
      return `${name} ${formatted(known.length === 0 ? null : median(known), unit)}`;
    })
    .join(", ");
}

/** Says on stderr what goes on, so that stdout holds results only. */
export function progress(text: string): void {
  process.stderr.write(`  ${text}\n`);
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

/** Reads the results file. */
export function readResults(): Results {
  return JSON.parse(readFileSync(RESULTS, "utf8"));
}

/**
 * Earlier results with these findings in place of what the same measurements found. What another machine
 * or another Node found is dropped.
 */
export function merged(
  earlier: Results,
  { machine, findings }: Results,
  order: readonly string[],
): Results {
  const measured = new Set(findings.map(measurementOf));
  const isSame = JSON.stringify(earlier.machine) === JSON.stringify(machine);
  const kept = isSame ? earlier.findings.filter((one) => !measured.has(measurementOf(one))) : [];
  const place = (one: Finding) => order.indexOf(measurementOf(one));
  const all = [...kept, ...findings].filter((one) => place(one) >= 0);
  return { machine, findings: all.sort((a, b) => place(a) - place(b)) };
}

/** Keeps findings in the results file. */
export function save(findings: readonly Finding[], order: readonly string[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const { version, platform, arch } = process;
  const machine = { cores: availableParallelism(), node: version, platform: `${platform} ${arch}` };
  const found = { machine, findings: findings.map((one) => ({ ...one, date })) };
  writeFileSync(RESULTS, `${JSON.stringify(merged(readResults(), found, order), null, 2)}\n`);
}

function measurementOf({ id }: Pick<Finding, "id">): string {
  return id.slice(0, id.indexOf("."));
}

/** The columns of the guide's table, and its lines. */
export const COLUMNS = ["what", "median", "spread", "aim"] as const;

export function linesOf({ findings }: Results): readonly (readonly string[])[] {
  return findings.map((one) => [
    one.what,
    formatted(one.value, one.unit),
    spreadOf(one),
    aimOf(one),
  ]);
}

/** Where and when the findings were made, in a sentence. */
export function origin({ machine, findings }: Results): string {
  const days = [...new Set(findings.map(({ date }) => date))].sort();
  const when = days.length > 1 ? `${days[0]} to ${days.at(-1)}` : (days[0] ?? "no day yet");
  const { cores, node, platform } = machine;
  return `Measured on ${when}: ${cores} cores, Node ${node.replace(/^v/, "")}, ${platform}.`;
}
