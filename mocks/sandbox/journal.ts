import type { JournalEntry as ShownEntry } from "../../spec/generated/control.types.js";
import type { InjectedFault } from "../domain/fault.js";
import type { EpochMs } from "../domain/time.js";
import type { Bounds } from "./bounds.js";
import type { GuardedObserver } from "./observer.js";

/** A field in a form that the schema forbids, which the mock tolerated. */
export interface Deviation {
  readonly field: string;
  readonly code: string;
}

/** Fields that the control API shows otherwise than they are kept: instants as texts, headers by name. */
type OtherwiseShown =
  | ("at" | "wallAt" | "startedAt" | "endedAt" | "clientClosedAt")
  | ("injected" | "requestHeaders" | "transactionNo");

/** One request that came in, and what it was answered. */
export interface RequestRecord extends Omit<ShownEntry, "id" | "cut" | OtherwiseShown> {
  readonly at: EpochMs;
  /** Fields in a form that the schema forbids, which the mock tolerated: `tolerated` as data. */
  readonly deviations?: readonly Deviation[];
  /** The faults that applied, as data. */
  readonly injected?: readonly InjectedFault[];
  /** What the request came with, a header a line, without what proves who sent it. */
  readonly headers?: string | undefined;
  /** The real instant at which it was answered. Absent for a connection that was refused before a request came. */
  readonly wallAt?: EpochMs;
  /** The real instant at which the whole answer was sent; null where it was not. */
  readonly endedAt?: EpochMs | null;
  /** The real instant at which the caller closed the connection without the whole answer. */
  readonly clientClosedAt?: EpochMs | null;
}

/** How a request ended that was still open when it was written down. */
export type RequestEnd = Required<Pick<RequestRecord, "endedAt" | "clientClosedAt">>;

/** A request as the journal keeps it. */
export interface JournalEntry extends RequestRecord {
  /** Counts the requests of the gateway, from 1. */
  readonly id: number;
  /** Which of its bodies are shortened. */
  readonly cut: ShownEntry["cut"];
}

/** Requests that are kept, oldest first, and how many came before them. */
export interface JournalPage {
  readonly requests: readonly JournalEntry[];
  readonly dropped: number;
}

/** What a journal holds at the most. A body that is too long keeps its beginning. */
export const JOURNAL_LIMITS = {
  entries: 1000,
  /** Of one body, in bytes of UTF-8. */
  bodyBytes: 64 * 1024,
  /** What is left of a body that is longer, in characters. */
  bodyBeginning: 16 * 1024,
  /** Of all entries of a journal. */
  journalBytes: 4 * 1024 * 1024,
  /** Callbacks on their way that an entry names. */
  during: 20,
} as const;

/** A record whose bodies are within their bounds, and which of them are shortened. */
export function boundedEntry(record: RequestRecord): Pick<JournalEntry, "cut"> & {
  readonly record: RequestRecord;
} {
  const cut = (["requestBody", "responseBody"] as const).filter(
    (part) => Buffer.byteLength(record[part] ?? "") > JOURNAL_LIMITS.bodyBytes,
  );
  if (cut.length === 0) return { record, cut };
  const shortened = cut.map((part) => [part, beginningOf(record[part] ?? "")] as const);
  return { record: { ...record, ...Object.fromEntries(shortened) }, cut };
}

/** The beginning of a body that is too long, and how much of it is missing. */
function beginningOf(body: string): string {
  const { bodyBeginning } = JOURNAL_LIMITS;
  // A slice would keep the whole text alive; the copy through a buffer lets it go.
  const kept = Buffer.from(body.slice(0, bodyBeginning)).toString();
  return `${kept}… (${body.length - bodyBeginning} characters cut)`;
}

/** The memory that an entry takes besides its texts. */
const ENTRY_BYTES = 500;

function bytesOf({ refusal, ...entry }: JournalEntry): number {
  let length = refusal === null ? 0 : JSON.stringify(refusal).length;
  for (const text of [entry.path, entry.headers, entry.requestBody, entry.responseBody])
    length += text?.length ?? 0;
  length += entry.explanation?.length ?? 0;
  for (const list of [entry.tolerated, entry.faults, entry.during ?? []])
    for (const text of list) length += text.length;
  for (const { field, code } of entry.deviations ?? []) length += field.length + code.length;
  return ENTRY_BYTES + length;
}

interface KeptEntry {
  entry: JournalEntry;
  readonly bytes: number;
}

/** The latest requests of one sandbox, or of none. The oldest make room. */
class Journal {
  readonly #bounds: Bounds;
  readonly #kept: KeptEntry[] = [];
  #bytes = 0;
  #dropped = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** How many requests there ever were. */
  get count(): number {
    return this.#kept.length + this.#dropped;
  }

  add(id: number, given: RequestRecord): void {
    const { record, cut } = boundedEntry(given);
    const entry: JournalEntry = { id, ...record, cut };
    const bytes = bytesOf(entry);
    while (this.#kept.length > 0 && !this.#hasRoom(bytes)) this.#drop();
    this.#kept.push({ entry, bytes });
    this.#count(bytes);
  }

  /** Adds how a request ended. */
  end(id: number, end: RequestEnd): void {
    const kept = this.#kept.find(({ entry }) => entry.id === id);
    if (kept) kept.entry = { ...kept.entry, ...end };
  }

  page(after: number): JournalPage {
    const passed = Math.min(this.#kept.length, Math.max(0, after - this.#dropped));
    const requests = this.#kept.slice(passed).map(({ entry }) => entry);
    return { requests, dropped: this.#dropped + passed };
  }

  clear(): void {
    while (this.#kept.length > 0) this.#drop();
  }

  #hasRoom(bytes: number): boolean {
    const { entries, journalBytes } = JOURNAL_LIMITS;
    const isFull = this.#kept.length >= entries || this.#bytes + bytes > journalBytes;
    return !isFull && this.#bounds.hasRoom(bytes);
  }

  #drop(): void {
    this.#count(-(this.#kept.shift()?.bytes ?? 0));
    this.#dropped += 1;
  }

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#bounds.add(bytes);
  }
}

/** A sandbox as the journal knows it. Requests of a deleted sandbox must not appear in a new one of its name. */
interface Recorded {
  readonly name: string;
  readonly isGone: boolean;
}

const NO_PAGE: JournalPage = { requests: [], dropped: 0 };

/** The requests of a gateway, in memory, by their sandbox. */
export class RequestJournal {
  readonly #bounds: Bounds;
  readonly #observer: GuardedObserver;
  readonly #journals = new Map<string | null, Journal>();
  readonly #watchers = new Set<(sandbox: string | null) => void>();
  #count = 0;
  #isClosed = false;

  constructor(bounds: Bounds, observer: GuardedObserver) {
    this.#bounds = bounds;
    this.#observer = observer;
  }

  /** How many requests this gateway has had. */
  get count(): number {
    return this.#count;
  }

  record(sandbox: Recorded | undefined, record: RequestRecord): void {
    this.#add(ownerOf(sandbox), record);
  }

  /** Records a request that is still open. How it ends is added when the result is called. */
  recordOpen(sandbox: Recorded | undefined, record: RequestRecord): (end: RequestEnd) => void {
    const name = ownerOf(sandbox);
    const id = this.#add(name, record);
    return (end) => {
      if (this.#isClosed) return;
      this.#journals.get(name)?.end(id, end);
      this.#observer.tell("ended", name, id, end);
    };
  }

  /** From now on no request ends: calls that are broken off at the end did not end by themselves. */
  close(): void {
    this.#isClosed = true;
  }

  /** Calls back whenever a request was recorded, until the result is called. */
  watch(look: (sandbox: string | null) => void): () => void {
    this.#watchers.add(look);
    return () => this.#watchers.delete(look);
  }

  /** The requests of a sandbox, or of none, that are kept; of those that came after so many. */
  page(sandbox: string | null, after = 0): JournalPage {
    return this.#journals.get(sandbox)?.page(after) ?? NO_PAGE;
  }

  /** How many requests of a sandbox there ever were. */
  countOf(sandbox: string | null): number {
    return this.#journals.get(sandbox)?.count ?? 0;
  }

  /** Forgets the requests of a sandbox. */
  forget(sandbox: string): void {
    this.#journals.get(sandbox)?.clear();
    this.#journals.delete(sandbox);
  }

  #add(name: string | null, record: RequestRecord): number {
    this.#count += 1;
    const id = this.#count;
    let journal = this.#journals.get(name);
    if (!journal) {
      journal = new Journal(this.#bounds);
      this.#journals.set(name, journal);
    }
    journal.add(id, record);
    this.#observer.request(name, record, id);
    for (const look of this.#watchers) look(name);
    return id;
  }
}

function ownerOf(sandbox: Recorded | undefined): string | null {
  return sandbox && !sandbox.isGone ? sandbox.name : null;
}

/** A request that has no whole answer yet. */
export interface RequestUnderWay {
  readonly sandbox: Recorded | null;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** Real time. */
  readonly startedAt: EpochMs;
  readonly token: string | null;
  readonly step: string | null;
}

/** The requests of a gateway that have to wait. What is answered at once is never among them. */
export class RequestsUnderWay {
  readonly #all = new Set<RequestUnderWay>();

  /** Adds a request until the result is called. */
  add(request: RequestUnderWay): () => void {
    this.#all.add(request);
    return () => this.#all.delete(request);
  }

  /** Those of a sandbox, oldest first: not of an earlier one of its name, which a fault may hold open. */
  of(name: string): readonly RequestUnderWay[] {
    return [...this.#all].filter(({ sandbox }) => sandbox?.name === name && !sandbox.isGone);
  }
}
