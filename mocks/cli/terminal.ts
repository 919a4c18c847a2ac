import type { Paint } from "../report/painted.js";

/** Prints to one of the streams of this process, and knows the colours that it shows. */
export interface Write {
  (text: string): void;
  /** None where it shows no colours. */
  readonly paint?: Paint | undefined;
  /** Prints what a function makes when the work in hand is done. None where nothing waits. */
  readonly later?: ((line: () => string) => void) | undefined;
}

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
