/**
 * A store that has failed for good, such as by a full disk: it does nothing any more, since what it
 * holds is no longer known for sure. Asking again is in vain.
 */
export class StoreStopped extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = "StoreStopped";
  }
}

/**
 * What was meant as a store cannot be one: in use, broken, or of a newer paystub. It is left as it is.
 *
 * @example
 * await startGateway({ data: "paystub-data" }).catch((error: unknown) => {
 *   if (!(error instanceof StoreUnusable)) throw error;
 *   console.error(error.message);
 * });
 */
export class StoreUnusable extends Error {
  constructor(why: string, cause?: unknown) {
    super(why, { cause });
    this.name = "StoreUnusable";
  }
}

/**
 * What a store holds of one sandbox cannot be read: no text of ours, or that of a newer paystub. All else in
 * it is as sound as ever, and asking again is in vain.
 */
export class Unreadable extends Error {
  constructor(what: string, why: string, fix = "Reset its sandbox, or put back a copy") {
    super(`${what} cannot be read: ${why}. ${fix}`);
    this.name = "Unreadable";
  }
}
