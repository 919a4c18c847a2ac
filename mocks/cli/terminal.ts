/** Prints to one of the streams of this process. */
export type Write = (text: string) => void;

/** The streams of a command: its result, and what is said on the way to it. */
export interface Streams {
  readonly write: Write;
  readonly complain: Write;
}

/** Waits for Ctrl-C or SIGTERM. A second one ends the process at once. */
export function interrupted(): Promise<"SIGINT" | "SIGTERM"> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => resolve(signal));
    }
  });
}
