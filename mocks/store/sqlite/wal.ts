import { StoreUnusable } from "../../sandbox/store-errors.js";

/** The files of a database before SQLite opens them: it leaves out what it cannot read, without a word. */
export interface FilesFound {
  /** The first page of the database, or less where there is less. */
  readonly start: Uint8Array;
  /** The write-ahead log beside it (WAL), empty if there is none. */
  readonly wal: Uint8Array;
}

const MAGIC = "SQLite format 3\0";

/** A name in the schema of a data file, which is on its first page. */
const OURS = "CREATE TABLE sandboxes";

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/**
 * Refuses files that SQLite would open, and lose changes or mix two databases. Returns a notice where the last
 * change was cut off by a loss of power, so that it was never confirmed. Without `fsync` a loss of power may
 * take more than that.
 */
export function inspectFiles(
  path: string,
  { start, wal }: FilesFound,
  fsync = true,
): string | undefined {
  const hasChanges = wal.length > HEADER_BYTES + FRAME_HEADER_BYTES;
  const away = `move ${path}-wal away to go on without the changes in it`;
  if (start.length > 0 && !textOf(start).startsWith(MAGIC)) {
    throw new StoreUnusable(
      `${path} is not a data file of paystub, or it is broken; it was left as it is, put back a copy or give another folder`,
    );
  }
  if (!hasChanges) return undefined;
  if (start.length === 0) {
    throw new StoreUnusable(
      `${path} is missing or empty, and ${path}-wal beside it has changes that belong to it. Put the file back, or ${away}`,
    );
  }
  // The tables of a file that is new are in the log alone.
  const isNew = !/create (table|index|view|trigger)/i.test(textOf(start));
  if (!textOf(isNew ? wal : start).includes(OURS)) {
    throw new StoreUnusable(
      `${path} is a database of something else, and ${path}-wal beside it does not belong to it. Put the file back, or ${away}`,
    );
  }
  const state = walState(wal);
  if (state === "unreadable" || (state === "damaged" && fsync)) {
    throw new StoreUnusable(
      `${path}-wal is damaged, so changes in it would be lost. Put back a copy, or ${away}`,
    );
  }
  if (state === "damaged") {
    return `${path}-wal is damaged, as after a loss of power without fsync; the changes after that place were left out`;
  }
  return state === "torn"
    ? `the last change in ${path}-wal is not whole, as after a loss of power; it was left out`
    : undefined;
}

/**
 * Whether all of a log can be read. `torn` is one whose last transaction alone is broken: SQLite flushes a
 * transaction before it begins the next, so one that is followed by another was confirmed, and is damaged.
 */
export function walState(wal: Uint8Array): "whole" | "torn" | "damaged" | "unreadable" {
  const view = new DataView(wal.buffer, wal.byteOffset, wal.byteLength);
  const magic = view.getUint32(0);
  const isBigEndian = magic === 0x377f0683;
  if (!isBigEndian && magic !== 0x377f0682) return "unreadable";
  const sum = { one: 0, two: 0 };
  const add = (from: number, bytes: number) => {
    for (let at = from; at < from + bytes; at += 8) {
      sum.one = (sum.one + view.getUint32(at, !isBigEndian) + sum.two) >>> 0;
      sum.two = (sum.two + view.getUint32(at + 4, !isBigEndian) + sum.one) >>> 0;
    }
  };
  const matches = (at: number) =>
    sum.one === view.getUint32(at) && sum.two === view.getUint32(at + 4);
  add(0, 24);
  if (!matches(24)) return "unreadable";
  const frameBytes = FRAME_HEADER_BYTES + view.getUint32(8);
  const frames = Math.floor((wal.length - HEADER_BYTES) / frameBytes);
  const isSalted = (at: number) =>
    // One of two is enough: frames of an earlier round have two others, and a flipped bit changes one.
    view.getUint32(at + 8) === view.getUint32(16) || view.getUint32(at + 12) === view.getUint32(20);
  let frame = 0;
  for (; frame < frames; frame += 1) {
    const at = HEADER_BYTES + frame * frameBytes;
    add(at, 8);
    add(at + FRAME_HEADER_BYTES, frameBytes - FRAME_HEADER_BYTES);
    const isOfRound =
      view.getUint32(at + 8) === view.getUint32(16) &&
      view.getUint32(at + 12) === view.getUint32(20);
    if (!isOfRound || !matches(at + 16)) break;
  }
  const rest = Array.from(
    { length: frames - frame },
    (_, n) => HEADER_BYTES + (frame + n) * frameBytes,
  ).filter(isSalted);
  if (rest.length === 0) return "whole";
  // The page count of a frame that ends a transaction is not 0.
  const firstEnd = rest.findIndex((at) => view.getUint32(at + 4) !== 0);
  return firstEnd >= 0 && firstEnd < rest.length - 1 ? "damaged" : "torn";
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
