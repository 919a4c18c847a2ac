import { sqlTroubleOf } from "./sqlite-driver.js";

const OVER = "nothing more is read or written";

/** What ended a store, and what to do where starting it again is in vain. */
export function whyStopped(error: unknown): string {
  switch (sqlTroubleOf(error)) {
    case "full":
      return `the disk is full; ${OVER}`;
    case "broken":
      return `${wordsOf(error)}; ${OVER}, put back a copy or give another folder`;
    default:
      return `${wordsOf(error)}; ${OVER}`;
  }
}

/** What an error says. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
