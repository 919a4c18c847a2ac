import { errorText, grouped } from "../domain/text.js";

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
  readonly code: "memory-full" | "too-many-guesses";
  /** How long until the caller may try again, where waiting helps. */
  readonly waitMs: number | undefined;

  constructor(code: LimitReached["code"], message: string, waitMs?: number) {
    super(message);
    this.name = "LimitReached";
    this.code = code;
    this.waitMs = waitMs;
  }
}

/** The sandboxes and journals of a gateway take as much memory as they may. */
export function memoryFull(bytes: number, maxBytes: number): LimitReached {
  return new LimitReached(
    "memory-full",
    `this gateway keeps ${megabytes(bytes)} of sandboxes and requests, and its limit is ${megabytes(maxBytes)}, a share of Node's heap. Reset or rewind sandboxes, or start it with a larger heap (NODE_OPTIONS=--max-old-space-size)`,
  );
}

const MEBIBYTE = 2 ** 20;

function megabytes(bytes: number): string {
  if (bytes < MEBIBYTE) return `${grouped(bytes)} bytes`;
  return `${(bytes / MEBIBYTE).toLocaleString("en", { maximumFractionDigits: 1 })} MiB`;
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
