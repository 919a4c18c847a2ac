import { errorText, grouped, plural } from "../domain/text.js";

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
  readonly code: "sandbox-limit" | "sandbox-full" | "memory-full" | "too-many-guesses";
  /** How long until the caller may try again, where waiting helps. */
  readonly waitMs: number | undefined;

  constructor(code: LimitReached["code"], message: string, waitMs?: number) {
    super(message);
    this.name = "LimitReached";
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** The gateway has as many sandboxes as it may have. */
export function sandboxLimit(most: number, many: number): LimitReached {
  return new LimitReached(
    "sandbox-limit",
    `this gateway has ${plural(many, "sandbox")}, and its limit is ${grouped(most)}. Reset those that you no longer need, or start it with a higher sandboxesMax`,
  );
}

/** The log of a sandbox is as long as it may be, or longer where due work was added. */
export function sandboxFull(sandbox: string, most: number, many: number): LimitReached {
  return full(
    `sandbox ${sandbox} has ${plural(many, "event")}, and its limit is ${grouped(most)}. Reset it or rewind it`,
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
    `sandbox ${sandbox} would begin with ${plural(many, "event")}${from}, and its limit is ${grouped(most)}. Begin with an earlier event`,
  );
}

/** The logs and journals of a gateway take as much memory as they may. */
export function memoryFull(bytes: number, maxBytes: number): LimitReached {
  return new LimitReached(
    "memory-full",
    `this gateway keeps ${megabytes(bytes)} of logs and requests, and its limit is ${megabytes(maxBytes)}, a share of Node's heap. Reset sandboxes that you no longer need, or start it with a larger heap (NODE_OPTIONS=--max-old-space-size)`,
  );
}

const MEBIBYTE = 2 ** 20;

function megabytes(bytes: number): string {
  if (bytes < MEBIBYTE) return `${grouped(bytes)} bytes`;
  return `${(bytes / MEBIBYTE).toLocaleString("en", { maximumFractionDigits: 1 })} MiB`;
}

function full(why: string): LimitReached {
  const message = `${why}, or start the gateway with a higher eventsMax`;
  return new LimitReached("sandbox-full", message);
}

/** The file of a sandbox cannot be read or written: the cause says why and what to do. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(errorText(cause), { cause });
    this.name = "StoreUnavailable";
  }
}

/**
 * A data folder that this process cannot use. The message says why and what to do.
 *
 * @example
 * await startGateway({ data: "./paystub-data" }).catch((error: Error) => {
 *   if (error instanceof FolderRefused) console.error(error.message);
 * });
 */
export class FolderRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = "FolderRefused";
  }
}
