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
