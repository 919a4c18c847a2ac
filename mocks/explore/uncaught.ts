/** How many errors are told. */
const UNCAUGHT_MAX = 10;

/**
 * What a shop in this thread leaves uncaught must not end the exploration, and must not be lost. Ends the
 * watch and gives what came.
 */
export function watchUncaught(): () => readonly string[] {
  const errors = new Set<string>();
  const note = (error: unknown) => {
    if (errors.size < UNCAUGHT_MAX) errors.add(toldOfError(error));
  };
  process.on("uncaughtException", note).on("unhandledRejection", note);
  return () => {
    process.off("uncaughtException", note).off("unhandledRejection", note);
    return [...errors];
  };
}

/** An error in a line. */
export function toldOfError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
