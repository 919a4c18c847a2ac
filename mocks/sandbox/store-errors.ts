/**
 * A store that has failed permanently, such as by a full disk: it accepts no calls, because its contents
 * are no longer certain. Retries are useless.
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
 * The stored data of one sandbox cannot be read: it is not our text, or that of a newer paystub. Other
 * sandboxes are unaffected, and retries are useless.
 */
export class Unreadable extends Error {
  constructor(what: string, why: string, fix = "Reset its sandbox, or put back a copy") {
    super(`${what} cannot be read: ${why}. ${fix}`);
    this.name = "Unreadable";
  }
}
