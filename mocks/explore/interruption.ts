/** What breaks an exploration off before its end. */
export interface Interruption {
  /** The name of the signal that came, if one did: nothing more is begun then. */
  readonly by: () => string | undefined;
  /** Resolves when what was under way has had its time to end. */
  readonly givenUp: Promise<unknown>;
}

/**
 * The result of a work, or undefined where it was given up. What fails after a signal is not told, since a
 * signal may have reached the shop, too.
 */
export async function unlessGivenUp<Result>(
  work: Promise<Result>,
  interruption: Interruption | undefined,
): Promise<Result | undefined> {
  if (!interruption) return work;
  const lasting = work.catch((error: unknown) => {
    if (interruption.by() === undefined) throw error;
    return undefined;
  });
  return Promise.race([lasting, interruption.givenUp.then(() => undefined)]);
}
