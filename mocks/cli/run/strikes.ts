import type { StruckFault } from "../../domain/fault.js";
import type { JournalEntry, RequestEnd } from "../../store/journal.js";

/** How many requests that met a fault are told apart. */
const MET_MAX = 1000;

/** Whether a rule that struck in a sandbox is one whose strikes are looked for. */
export type IsPlanted = (sandbox: string, struck: StruckFault) => boolean;

/** A request that met a fault. */
export interface Met {
  readonly id: number;
  readonly operationId: string | null;
  /** The test in which it came, where that is known. */
  readonly step: string | null;
  readonly isHeld: boolean;
  readonly sandbox: string;
  /** Its connection was closed: its caller gave up, or ended. */
  isClosed: boolean;
  /** Something came of its sandbox after that, so its caller had not ended. */
  isOutlived: boolean;
}

/**
 * The requests that met the fault that a matrix planted, and those of them that are held open. Rules that
 * the tests add themselves are their own affair.
 */
export class Strikes {
  readonly all: Met[] = [];
  /** Which rule was planted; none where it is no run of a matrix. */
  isPlanted: IsPlanted = () => false;
  /** Told of each request that is held open from now on. */
  onHeld: (met: Met) => void = () => undefined;
  /** Whether there is a sandbox of this name now. */
  isThere: (sandbox: string) => Promise<boolean> = async () => true;

  /** Those that were closed while their sandbox was there. */
  readonly #closed: Promise<Met | undefined>[] = [];

  request(sandbox: string | null, entry: JournalEntry): void {
    for (const met of this.all) {
      if (met.isClosed && met.sandbox === sandbox) met.isOutlived = true;
    }
    if (sandbox === null || this.all.length >= MET_MAX) return;
    const struck = (entry.struck ?? []).filter((one) => this.isPlanted(sandbox, one));
    if (struck.length === 0) return;
    const { id, operationId, step = null } = entry;
    const isHeld = struck.some(({ fault }) => fault === "hang");
    const met = { id, operationId, step, isHeld, sandbox, isClosed: false, isOutlived: false };
    this.all.push(met);
    if (isHeld) this.onHeld(met);
  }

  ended(id: number, _end: RequestEnd): void {
    const met = this.all.find((one) => one.id === id);
    if (!met?.isHeld) return;
    met.isClosed = true;
    this.#closed.push(this.isThere(met.sandbox).then((isThere) => (isThere ? met : undefined)));
  }

  /** To be called when the command has ended: a sandbox that a test has forgotten since is a sign of life too. */
  async concluded(): Promise<void> {
    for (const met of await Promise.all(this.#closed)) {
      if (met && !(await this.isThere(met.sandbox))) met.isOutlived = true;
    }
  }

  /**
   * The requests that were held open, and of whose callers nothing was heard after that. The end of a command
   * closes its connections just as a caller does that gives up, so nobody knows which of the two it was.
   */
  get undecided(): readonly Met[] {
    return this.all.filter(({ isHeld, isOutlived }) => isHeld && !isOutlived);
  }
}

/** A request that met a fault, in words. */
export function describeMet({ operationId, id, step }: Met): string {
  return `${operationId ?? "a request"} #${id}${inTest(step)}`;
}

/** The test in which something happened, in words. */
export function inTest(step: string | null): string {
  return step === null ? "" : ` in the test "${step}"`;
}
