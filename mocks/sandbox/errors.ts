import { StoreStopped, Unreadable } from "./store-errors.js";

/** A sandbox was reset while a call was still working in it. Nothing of the call remains. */
export class SandboxGone extends Error {
  readonly sandbox: string;

  constructor(sandbox: string) {
    super(`sandbox ${sandbox} was reset while your call was under way, and its data is gone`);
    this.name = "SandboxGone";
    this.sandbox = sandbox;
  }
}

/** Something has grown as far as it may. */
export class LimitReached extends Error {
  readonly code:
    | "sandbox-limit"
    | "sandbox-full"
    | "memory-full"
    | "store-full"
    | "too-many-guesses"
    | "too-many-sandboxes";
  /** How long until the caller may try again, where waiting helps. */
  readonly waitMs: number | undefined;

  constructor(code: LimitReached["code"], message: string, waitMs?: number) {
    super(message);
    this.name = "LimitReached";
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** The gateway has as many sandboxes as it takes, or more where it took more before. */
export function sandboxLimit(most: number, many: number): LimitReached {
  return new LimitReached(
    "sandbox-limit",
    `this gateway has ${counted(many, "sandbox", "es")}, and its limit is ${number(most)}. Reset those that you no longer need, or start it with a higher --sandboxes-max`,
  );
}

/** The log of a sandbox is as long as it may be, or longer where more was allowed before. */
export function sandboxFull(sandbox: string, most: number, many: number): LimitReached {
  return full(
    `sandbox ${sandbox} has ${counted(many, "event")}, and its limit is ${number(most)}. Reset it or rewind it`,
  );
}

/** A sandbox would begin with a log, that of `origin` where it is known, which is longer than it may be. */
export function logTooLong(
  sandbox: string,
  most: number,
  many: number,
  origin: string | null,
): LimitReached {
  const from = origin === null ? "" : ` from ${origin}`;
  return full(
    `sandbox ${sandbox} would begin with ${counted(many, "event")}${from}, and its limit is ${number(most)}. Begin with an earlier event`,
  );
}

/** A sandbox would take more memory than it may. */
export function sandboxTooLarge(sandbox: string, maxBytes: number, bytes: number): LimitReached {
  return new LimitReached(
    "sandbox-full",
    `sandbox ${sandbox} would need ${megabytes(bytes)} of memory, and its limit is ${megabytes(maxBytes)}. Reset it or rewind it, or start the gateway with a higher --sandbox-memory-max`,
  );
}

/** A sandbox of the store takes more memory than all may take together, so it is left out. */
export function leftOut(sandbox: string, maxBytes: number): LimitReached {
  return new LimitReached(
    "sandbox-full",
    `sandbox ${sandbox} needs more than the ${megabytes(maxBytes)} of memory that this gateway has for sandboxes, so it was left out. Reset it, or start the gateway with a higher --memory-max and a larger heap (NODE_OPTIONS=--max-old-space-size)`,
  );
}

/** All sandboxes together would take more memory than they may. */
export function memoryFull(maxBytes: number): LimitReached {
  return new LimitReached(
    "memory-full",
    `the sandboxes of this gateway need more than their limit of ${megabytes(maxBytes)} of memory. Reset those that you no longer need, or start it with a higher --memory-max and a larger heap (NODE_OPTIONS=--max-old-space-size)`,
  );
}

const MEBIBYTE = 2 ** 20;

function megabytes(bytes: number): string {
  if (bytes < MEBIBYTE) return `${number(bytes)} bytes`;
  return `${(bytes / MEBIBYTE).toLocaleString("en", { maximumFractionDigits: 1 })} MiB`;
}

function full(why: string): LimitReached {
  const message = `${why}, or start the gateway with a higher --events-max`;
  return new LimitReached("sandbox-full", message);
}

function counted(many: number, what: string, ending = "s"): string {
  return `${number(many)} ${what}${many === 1 ? "" : ending}`;
}

function number(many: number): string {
  return many.toLocaleString("en");
}

/** The store takes nothing new; `why` is its own sentence. */
export function storeFull(why: string): LimitReached {
  return new LimitReached("store-full", why);
}

/** How long a store that fails is asked again, and how long apart at first and at the most. */
export const RECOVERY_MS = 10_000;
export const BACKOFF_MS = { first: 20, most: 1000 } as const;

/** Another gateway writes the log of a sandbox, part by part. */
export class LogUnfinished extends Error {
  constructor(sandbox: string) {
    super(
      `another replica is importing or forking into sandbox ${sandbox}. Try again when it has ended`,
    );
    this.name = "LogUnfinished";
  }
}

/** The store does not answer, or cannot. Whether the last change was taken is not known. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(
      cause instanceof Unreadable || cause instanceof LogUnfinished
        ? cause.message
        : `the store does not answer: ${wordsOf(cause)}`,
      { cause },
    );
    this.name = "StoreUnavailable";
  }
}

function wordsOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

/** The result of a query to the store that took too long. */
export const TOO_LATE = Symbol("too late");

/** Throws where a store did not answer in time; `cause` is its last error, if it had one. */
export function inTime<T>(answer: T | typeof TOO_LATE, cause?: unknown): T {
  if (answer !== TOO_LATE) return answer as T;
  throw new StoreUnavailable(cause ?? new Error(`no answer within ${RECOVERY_MS / 1000} seconds`));
}

/** Whether the store has ended permanently, so that retries are useless. */
export function isOver(error: unknown): boolean {
  return (
    error instanceof StoreStopped ||
    (error instanceof StoreUnavailable && error.cause instanceof StoreStopped)
  );
}

/** What of a sandbox cannot be read, where that is why something failed. */
export function unreadableIn(error: unknown): Unreadable | undefined {
  const cause = error instanceof StoreUnavailable ? error.cause : error;
  return cause instanceof Unreadable ? cause : undefined;
}
