import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import type { DomainEvent } from "../domain/events.js";
import { jsonOf } from "../domain/text.js";
import { FolderRefused } from "./errors.js";
import type { LogStore } from "./ledger.js";
import { LogFile } from "./log-file.js";
import { SANDBOX_NAME } from "./sandbox-name.js";

/** The process that holds a folder, as its lock file describes it. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as the system counts it; null where the system does not say. */
  readonly began: string | null;
}

const LOCK = "paystub.lock";
const ENDING = ".jsonl";

/** Locks that this process holds: its own pid in a lock file may be that of a dead process with the same number. */
const held = new Set<string>();

/** A folder with a file for each sandbox. One process at a time holds it. */
export class DataFolder implements LogStore {
  readonly path: string;
  readonly #lock: string;
  readonly #notice: (text: string) => void;

  /**
   * Creates the folder if it does not exist, and locks it. Throws `FolderRefused`. `notice` receives a sentence about
   * a line that was dropped.
   */
  constructor(path: string, notice: (text: string) => void = () => undefined) {
    this.path = path;
    this.#notice = notice;
    this.#lock = join(path, LOCK);
    try {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      take(path, this.#lock);
    } catch (error) {
      if (error instanceof FolderRefused) throw error;
      const { code, message } = error as NodeJS.ErrnoException;
      throw new FolderRefused(
        `${path} cannot be used as a data folder (${code ?? message}). Choose another folder`,
      );
    }
    held.add(this.#lock);
  }

  /** The names of the sandboxes that have a file. Other files in the folder are ignored. */
  names(): readonly string[] {
    return readdirSync(this.path)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => basename(file, ENDING))
      .filter((name) => SANDBOX_NAME.test(name))
      .sort();
  }

  create(name: string): LogFile {
    return LogFile.create(this.#fileOf(name));
  }

  open(name: string): { readonly file: LogFile; readonly events: DomainEvent[] } {
    const opened = LogFile.open(this.#fileOf(name));
    if (opened.file.isTorn) {
      const { path } = opened.file;
      this.#notice(
        `the last line of ${path} was cut short and is dropped: it was never acknowledged`,
      );
    }
    return opened;
  }

  /** Removes the file of a sandbox. A missing one is no error. */
  remove(name: string): void {
    rmSync(this.#fileOf(name), { force: true });
  }

  /** Lets another process use the folder. */
  close(): void {
    if (held.delete(this.#lock)) rmSync(this.#lock, { force: true });
  }

  #fileOf(name: string): string {
    return join(this.path, `${name}${ENDING}`);
  }
}

/** Writes the lock file, in the place of one whose owner is dead. */
function take(folder: string, lock: string): void {
  for (;;) {
    try {
      return writeFileSync(lock, JSON.stringify(self()), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const found = read(lock);
    if (found === undefined) continue;
    const owner = ownerIn(found);
    if (owner === undefined) {
      throw new FolderRefused(
        `${lock} does not name a process. Remove it if no paystub uses ${folder}`,
      );
    }
    if (owner.host !== hostname()) {
      throw new FolderRefused(
        `${folder} is in use by process ${owner.pid} on ${owner.host}. Stop it first. If it no longer runs, remove ${lock}`,
      );
    }
    if (held.has(lock) || isAlive(owner)) {
      throw new FolderRefused(
        `${folder} is in use by process ${owner.pid}. Stop it first, or choose another folder`,
      );
    }
    discard(lock, found);
  }
}

/** Removes a lock whose owner is dead, unless another process has taken it meanwhile. */
function discard(lock: string, found: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  const isDead = read(aside) === found;
  if (isDead) rmSync(aside, { force: true });
  else renameSync(aside, lock);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function ownerIn(text: string): Owner | undefined {
  const { pid, host, began } = Object(jsonOf(text));
  return Number.isSafeInteger(pid) && pid > 0 && typeof host === "string"
    ? { pid, host, began: began ?? null }
    : undefined;
}

function self(): Owner {
  return { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
}

function isAlive({ pid, began }: Owner): boolean {
  const now = beganAt(pid);
  // In a container that was started again, another process has the number of the one that was killed.
  if (began !== null && now !== null) return began === now;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * When a process began, in ticks since the system booted, with the boot's id. A killed process whose parent has not
 * read its end yet has "ended". Null where there is no `/proc` or no such process.
 */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return "ended";
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}
