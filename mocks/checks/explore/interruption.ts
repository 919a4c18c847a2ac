import { syncBuiltinESMExports } from "node:module";

/** What breaks an exploration off before its end. */
export interface Interruption {
  /** The name of the signal that came, if one did: nothing more is begun then. */
  readonly by: () => string | undefined;
  /** Resolves when what was under way has had its time to end. */
  readonly givenUp: Promise<unknown>;
}

/**
 * The result of a work, or undefined if it was aborted. A failure after a signal is not reported, because
 * the signal may have reached the shop too.
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

/** How many errors the report lists. */
const UNCAUGHT_MAX = 10;

/** What a shop leaves uncaught, as long as it is watched. */
export interface UncaughtWatch {
  /** The results so far, a line each. */
  messages(): readonly string[];
  close(): void;
}

/** Thrown where the code of a shop ends the process, which is not its own here. */
class ExitCalled extends Error {
  override readonly name = "Error";

  constructor(code: unknown) {
    super(
      `process.exit(${code ?? ""}) was called by the shop's code, which would end all that is explored`,
    );
  }
}

/**
 * An uncaught error of a shop in this thread must not end the exploration, and must be reported. The same
 * holds for a shop that exits the process: an exploration that ends early proves nothing. Many shops exit
 * after a signal, so that is not their fault.
 */
export function watchUncaught(interruption?: Interruption): UncaughtWatch {
  const errors = new Set<string>();
  const note = (error: unknown) => {
    if (error instanceof ExitCalled && interruption?.by() !== undefined) return;
    if (errors.size < UNCAUGHT_MAX) errors.add(describeError(error));
  };
  const { exit } = process;
  setExit((code) => {
    const error = new ExitCalled(code);
    // At once, since the shop may catch it.
    note(error);
    throw error;
  });
  process.on("uncaughtException", note).on("unhandledRejection", note);
  return {
    messages: () => [...errors],
    close() {
      process.off("uncaughtException", note).off("unhandledRejection", note);
      setExit(exit);
    },
  };
}

/** Also changes the named import. */
function setExit(exit: (code?: number | string | null) => never): void {
  process.exit = exit;
  syncBuiltinESMExports();
}

/** An error in a line. */
export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
