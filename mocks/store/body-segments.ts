import { JOURNAL_LIMITS, shortened } from "./journal.js";

/** Bodies as bytes outside the heap. */
export interface Segment {
  readonly bytes: Buffer;
  used: number;
}

/** What stands for the length of a body that was not there. */
export const NONE = -1;

/** Stands for the segment of bodies that there was no room for. */
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
