import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import type { DomainEvent } from "../domain/events.js";
import { explainProblem, lineOf, readLog } from "./log-format.js";
import { realClock } from "./real-clock.js";

/** The file of a sandbox cannot be read or does not hold a log. The sandbox cannot be used until it is repaired. */
export class LogUnreadable extends Error {
  constructor(path: string, why: string) {
    super(`${path} ${why}. Restore a copy of the file, or remove it to start the sandbox anew`);
    this.name = "LogUnreadable";
  }
}

/** The disk did not take a change. */
export class WriteFailed extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} could not be written: ${(cause as Error).message}. The change was not kept`, {
      cause,
    });
    this.name = "WriteFailed";
  }
}

/** A promise, and what settles it. */
interface Flush {
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The log of one sandbox in a file, a line for each commit. A written line survives the death of the process at
 * once, and a power failure when its promise has resolved. Commits of one turn of the event loop share a flush.
 */
export class LogFile {
  readonly path: string;
  /** Whether opening dropped a last line that was cut short. */
  readonly isTorn: boolean;
  #fd: number;
  #bytes: number;
  #isClosed = false;
  #next: Flush | undefined;
  #isFlushing = false;

  private constructor(path: string, fd: number, bytes: number, isTorn: boolean) {
    this.path = path;
    this.#fd = fd;
    this.#bytes = bytes;
    this.isTorn = isTorn;
  }

  /** Creates the file of a new sandbox. Throws `WriteFailed`, also where the file exists already. */
  static create(path: string): LogFile {
    try {
      const fd = openSync(path, "ax", 0o600);
      flushFolder(path);
      return new LogFile(path, fd, 0, false);
    } catch (error) {
      throw new WriteFailed(path, error);
    }
  }

  /**
   * Opens a file and reads its log. It drops a last line that a crash cut short. No events at all mean that the
   * process died before the sandbox was acknowledged. Throws `LogUnreadable`.
   */
  static open(path: string): { readonly file: LogFile; readonly events: DomainEvent[] } {
    const { bytes, log } = read(path);
    try {
      const isTorn = log.bytes < bytes;
      const fd = openSync(path, "a");
      if (isTorn) ftruncateSync(fd, log.bytes);
      return { file: new LogFile(path, fd, log.bytes, isTorn), events: log.events };
    } catch (error) {
      throw new LogUnreadable(path, `cannot be opened for writing: ${(error as Error).message}`);
    }
  }

  /**
   * Writes a commit. Throws `WriteFailed` if the disk refuses it: then the file is as before. Otherwise returns a
   * promise that resolves when the disk has it, and rejects with `WriteFailed`.
   */
  append(after: number, events: readonly DomainEvent[]): Promise<void> {
    const line = Buffer.from(lineOf({ after, events }));
    try {
      writeAll(this.#fd, line);
    } catch (error) {
      this.#takeBack();
      throw new WriteFailed(this.path, error);
    }
    this.#bytes += line.length;
    return this.#flushed();
  }

  /** Closes the file after what is being flushed. */
  close(): void {
    this.#isClosed = true;
    if (!this.#isFlushing && this.#next === undefined) this.#end();
  }

  /** Removes a part of a line. Where that fails, the part is dropped when the file is opened again. */
  #takeBack(): void {
    try {
      ftruncateSync(this.#fd, this.#bytes);
    } catch {}
  }

  #flushed(): Promise<void> {
    if (this.#next === undefined) {
      this.#next = newFlush();
      if (!this.#isFlushing) realClock.soon(() => this.#flush());
    }
    return this.#next.done;
  }

  #flush(): void {
    const flush = this.#next;
    if (flush === undefined) return;
    this.#next = undefined;
    this.#isFlushing = true;
    fdatasync(this.#fd, (error) => {
      this.#isFlushing = false;
      if (error) flush.reject(new WriteFailed(this.path, error));
      else flush.resolve();
      if (this.#next !== undefined) this.#flush();
      else if (this.#isClosed) this.#end();
    });
  }

  #end(): void {
    closeSync(this.#fd);
  }
}

function read(path: string) {
  try {
    if (!lstatSync(path).isFile()) throw new LogUnreadable(path, "is not a file");
    const bytes = readFileSync(path);
    const log = readLog(bytes, { isData: true });
    if ("reason" in log) throw new LogUnreadable(path, `is damaged: ${explainProblem(log)}`);
    return { bytes: bytes.length, log };
  } catch (error) {
    if (error instanceof LogUnreadable) throw error;
    throw new LogUnreadable(path, `cannot be read: ${(error as Error).message}`);
  }
}

function writeAll(fd: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(fd, bytes, done);
}

/** Makes the name of a new file survive a power failure. Windows cannot open a folder, and does not need it. */
function flushFolder(path: string): void {
  if (process.platform === "win32") return;
  const fd = openSync(dirname(path), "r");
  try {
    if (fstatSync(fd).isDirectory()) fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

function newFlush(): Flush {
  let resolve = () => {};
  let reject = (_: unknown) => {};
  const done = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // The sandbox learns of a failure; a caller that has left does not need to.
  done.catch(() => undefined);
  return { done, resolve, reject };
}
