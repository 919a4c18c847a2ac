import {
  boundedRecord,
  type CutPart,
  JOURNAL_LIMITS,
  type JournalEntry,
  type JournalPage,
  type RequestEnd,
  type RequestRecord,
  shortened,
} from "../sandbox/journal.js";

/** Bodies as bytes outside the heap. */
export interface Segment {
  readonly bytes: Buffer;
  used: number;
}

/** The length of a missing body. */
export const NONE = -1;

/** The number of the segment for bodies without room. */
export const NO_SEGMENT: Segment = { bytes: Buffer.alloc(0), used: 0 };

/** A text on its way into a segment. */
export interface KeptBody {
  readonly text: string;
  /** In bytes; `NONE` for a body that was not there. */
  readonly length: number;
  readonly isCut: boolean;
}

const NO_BODY: KeptBody = { text: "", length: NONE, isCut: false };

/** A text with its length; of one that is too long the beginning. */
export function bodyOf(text: string | null): KeptBody {
  if (text === null) return NO_BODY;
  const length = Buffer.byteLength(text);
  if (length <= JOURNAL_LIMITS.bodyBytes) return { text, length, isCut: false };
  const beginning = shortened(text, JOURNAL_LIMITS.bodyBeginning);
  return { text: beginning, length: Buffer.byteLength(beginning), isCut: true };
}

/** The same where there is no room for it. */
export function withoutText({ length }: KeptBody): KeptBody {
  return length > 0 ? { text: "", length: 0, isCut: true } : { text: "", length, isCut: false };
}

/** Puts a body at the end of a segment, and returns its length. */
export function write(segment: Segment, { text, length }: KeptBody): number {
  // ASCII is the same in both, and quicker to write as what has one byte a letter.
  const encoding = length === text.length ? "latin1" : "utf8";
  if (length > 0) segment.used += segment.bytes.write(text, segment.used, length, encoding);
  return length;
}

/** Bytes that all journals of a gateway have taken. */
export interface JournalBudget {
  bytes: number;
  /** How many they may take. Default: `JOURNAL_LIMITS.allBytes`. */
  readonly maxBytes?: number | undefined;
}

/** What an entry takes besides its texts. */
export const ENTRY_BYTES = 500;

/** A place for an entry, written over again and again: what is new seldom outlives a collection. */
interface Slot {
  id: number;
  record: RequestRecord;
  cut: readonly CutPart[];
  segment: Segment;
  start: number;
  requestLength: number;
  responseLength: number;
  headersLength: number;
  /** Of the texts within the record itself. */
  textLength: number;
}

/** Marks the slot of a dropped entry. */
const DROPPED = {} as RequestRecord;

const FIRST_SEGMENT_BYTES = 4 * 1024;
const SEGMENT_BYTES = 2 * JOURNAL_LIMITS.bodyBytes;

/**
 * The latest requests of a sandbox. Bounded in number and in bytes: the oldest make room, and how many
 * did is reported. Bodies are kept as bytes in segments outside the heap, since thousands of texts that
 * live a while and then die would make most of the garbage collector's work.
 */
export class MemoryJournal {
  readonly #budget: JournalBudget;
  readonly #slots: Slot[] = [];
  readonly #segments: Segment[] = [];
  #oldest = 0;
  #size = 0;
  #dropped = 0;
  #bytes = 0;

  constructor(budget: JournalBudget) {
    this.#budget = budget;
  }

  /** How many there ever were. */
  get count(): number {
    return this.#size + this.#dropped;
  }

  add(id: number, given: RequestRecord): void {
    const { record, cut } = boundedRecord(given);
    let request = bodyOf(record.requestBody);
    let response = bodyOf(record.responseBody);
    let headers = bodyOf(record.headers ?? null);
    const textLength = ENTRY_BYTES + lengthOf(record);
    if (this.#size === JOURNAL_LIMITS.entries) this.#drop();
    while (this.#size > 0 && this.#isOver(textLength)) this.#drop();
    const bodyLength =
      Math.max(0, request.length) + Math.max(0, response.length) + Math.max(0, headers.length);
    let segment = this.#segmentFor(bodyLength, textLength);
    if (!segment) {
      // All journals together hold as much as they may, and this one has nothing left to give up.
      [request, response, headers] = [request, response, headers].map(withoutText) as [
        KeptBody,
        KeptBody,
        KeptBody,
      ];
      segment = NO_SEGMENT;
    }
    const slot = this.#nextSlot();
    slot.id = id;
    slot.segment = segment;
    slot.start = segment.used;
    slot.requestLength = write(segment, request);
    slot.responseLength = write(segment, response);
    slot.headersLength = write(segment, headers);
    slot.record = { ...record, requestBody: null, responseBody: null, headers: undefined };
    slot.cut = cutParts(cut, request.isCut, response.isCut, headers.isCut);
    slot.textLength = textLength;
    this.#take(slot.textLength);
    this.#size += 1;
  }

  /** Adds how a request ended. */
  end(id: number, end: RequestEnd): void {
    const slot = this.#slots.find((one) => one.id === id);
    if (slot) slot.record = { ...slot.record, ...end };
  }

  page(after = 0): JournalPage {
    const passed = Math.min(this.#size, Math.max(0, after - this.#dropped));
    const requests = Array.from({ length: this.#size - passed }, (_, n) =>
      entryOf(this.#slot(passed + n)),
    );
    return { requests, dropped: this.#dropped + passed };
  }

  /** Gives back what it has taken of the budget. */
  clear(): void {
    while (this.#size > 0) this.#drop();
  }

  #slot(n: number): Slot {
    return this.#slots[(this.#oldest + n) % JOURNAL_LIMITS.entries] as Slot;
  }

  #nextSlot(): Slot {
    const place = (this.#oldest + this.#size) % JOURNAL_LIMITS.entries;
    let slot = this.#slots[place];
    if (!slot) {
      slot = {} as Slot;
      this.#slots[place] = slot;
    }
    return slot;
  }

  /** A segment with enough room for bodies, after the oldest entries in the way were dropped. */
  #segmentFor(needed: number, textLength: number): Segment | undefined {
    const last = this.#segments.at(-1);
    if (last && last.bytes.length - last.used >= needed) return last;
    const size = Math.max(
      needed,
      Math.min(SEGMENT_BYTES, Math.max(FIRST_SEGMENT_BYTES, 2 * (last?.bytes.length ?? 0))),
    );
    while (this.#size > 0 && this.#isOver(size + textLength)) this.#drop();
    if (this.#isOver(size + textLength)) return undefined;
    const segment = { bytes: Buffer.allocUnsafeSlow(size), used: 0 };
    this.#segments.push(segment);
    this.#take(size);
    return segment;
  }

  #isOver(more: number): boolean {
    const { journalBytes, allBytes } = JOURNAL_LIMITS;
    const { bytes, maxBytes = allBytes } = this.#budget;
    return this.#bytes + more > journalBytes || bytes + more > maxBytes;
  }

  #drop(): void {
    const slot = this.#slot(0);
    this.#take(-slot.textLength);
    // The slot stays, and its texts would stay with it.
    slot.record = DROPPED;
    slot.segment = NO_SEGMENT;
    this.#oldest = (this.#oldest + 1) % JOURNAL_LIMITS.entries;
    this.#size -= 1;
    this.#dropped += 1;
    const next = this.#size > 0 ? this.#slot(0).segment : undefined;
    while (this.#segments.length > 0 && this.#segments[0] !== next) {
      this.#take(-(this.#segments.shift()?.bytes.length ?? 0));
    }
  }

  #take(bytes: number): void {
    this.#bytes += bytes;
    this.#budget.bytes += bytes;
  }
}

function cutParts(
  cut: readonly CutPart[],
  request: boolean,
  response: boolean,
  headers: boolean,
): readonly CutPart[] {
  if (!request && !response && !headers) return cut;
  const bodies: CutPart[] = [
    ...(request ? (["requestBody"] as const) : []),
    ...(response ? (["responseBody"] as const) : []),
    ...(headers ? (["headers"] as const) : []),
  ];
  return [...bodies, ...cut];
}

function entryOf({
  id,
  record,
  cut,
  segment,
  start,
  requestLength,
  responseLength,
  headersLength,
}: Slot): JournalEntry {
  let at = start;
  const next = (length: number): string | null => {
    if (length === NONE) return null;
    at += length;
    return segment.bytes.toString("utf8", at - length, at);
  };
  const [requestBody, responseBody, headers] = [requestLength, responseLength, headersLength].map(
    next,
  ) as [string | null, string | null, string | null];
  const { headers: _, ...kept } = record;
  return { id, ...kept, requestBody, responseBody, ...(headers !== null && { headers }), cut };
}

/** Characters of the texts of an entry that are kept as texts. */
function lengthOf({ path, explanation, tolerated, faults, refusal }: RequestRecord): number {
  let length = path.length + (explanation?.length ?? 0);
  for (const text of tolerated) length += text.length;
  for (const text of faults) length += text.length;
  return refusal === null ? length : length + JSON.stringify(refusal).length;
}
