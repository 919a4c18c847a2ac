/** Any call of a history whose answer may be left out. */
interface Answered {
  readonly returned: object | null;
}

/**
 * The calls whose answers contradict each other, out of a history that nothing explains. An answer is
 * left out where the rest stays without explanation. The call itself is kept as one that may have
 * happened: without it, what others saw of it would look wrong and the part would accuse the innocent.
 * An answer that is needed stays needed when others are left out, so one pass of each size will do.
 */
export function tellingPart<Call extends Answered>(
  history: readonly Call[],
  isViolated: (history: readonly Call[]) => boolean,
): readonly Call[] {
  let calls = history;
  const answered = () => calls.flatMap(({ returned }, at) => (returned ? [at] : []));
  for (let size = answered().length; size >= 1; size = Math.floor(size / 2)) {
    for (const chunk of chunksOf(answered(), size)) {
      const without = calls.map((call, at) => (chunk.has(at) ? { ...call, returned: null } : call));
      if (isViolated(without)) calls = without;
    }
  }
  return calls.filter(({ returned }) => returned);
}

function chunksOf(places: readonly number[], size: number): readonly ReadonlySet<number>[] {
  const count = Math.ceil(places.length / size);
  const chunks = Array.from(
    { length: count },
    (_, n) => new Set(places.slice(n * size, (n + 1) * size)),
  );
  // The last ones are left out first, so that what is kept is the first thing that went wrong.
  return chunks.reverse();
}
