/** What should be reached: a number that must not be undercut, or one that must not be passed. */
export type Aim = { readonly atLeast: number } | { readonly atMost: number };

/** One measured thing beside its aim. */
export interface Finding {
  readonly what: string;
  readonly value: number;
  /** `x` for a ratio. */
  readonly unit: string;
  readonly aim: Aim;
  /** The medians behind the value. */
  readonly from: string;
}

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, middle + 1);
  return sorted.length % 2 === 0 ? (low + high) / 2 : low;
}

/** Whether a value does what it should. */
export function isReached(value: number, aim: Aim): boolean {
  return "atLeast" in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** A finding as two lines to read. */
export function describe({ what, value, unit, aim, from }: Finding): string {
  const [sign, bound] = "atLeast" in aim ? [">=", aim.atLeast] : ["<=", aim.atMost];
  const verdict = isReached(value, aim) ? "reached" : "not reached";
  const wanted = `aim ${sign} ${bound.toFixed(1)} ${unit}`;
  return `${what}: ${value.toFixed(2)} ${unit}, ${wanted}: ${verdict}\n    ${from}`;
}

/** A median with how far the runs lie apart. */
export function spread(values: readonly number[], unit: string, digits = 0): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const text = (value: number) => value.toFixed(digits);
  return `${text(median(values))} ${unit} (${text(least)} to ${text(most)})`;
}

/** Says on stderr what goes on, so that stdout holds results only. */
export function progress(text: string): void {
  process.stderr.write(`  ${text}\n`);
}
