import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Due, DueKind } from "../../domain/agenda.js";
import {
  putTogether,
  SNAPSHOT_FORMAT,
  type SnapshotHead,
  type SnapshotParts,
  takeApart,
} from "../../domain/snapshot.js";
import type { Growing, Table } from "../../domain/table.js";
import { WORLD_TABLES, type World, type WorldTable } from "../../domain/world.js";
import type { Position } from "../../sandbox/position.js";
import type { Store } from "../../store/store.js";

/** A world as it was at a position of its sandbox's log. */
export interface Snapshot {
  readonly sandbox: string;
  readonly firstEpoch: number;
  readonly position: Position;
  readonly world: World;
}

/** A part of the file: its length in bytes, and the checksum of these. */
interface Part {
  readonly bytes: number;
  readonly crc: number;
}

/** The end of the file: what it is of, and which parts come before, in their order. */
interface Footer {
  readonly format: number;
  readonly version: string;
  readonly sandbox: string;
  readonly firstEpoch: number;
  readonly position: Position;
  /** A digest of the last events before the position: the log must still end in them there. */
  readonly tail: string;
  readonly head: SnapshotHead;
  readonly parts: readonly Part[];
}

/** Ends each file: the length of the footer, its checksum, and these letters. */
const MAGIC = "PAYSTUB1";
const TRAILER_BYTES = 8 + MAGIC.length;

/** How many events before the position the digest covers. */
const TAIL_EVENTS = 32;

/** How many things go into one piece of the file, so that others get a turn between two of them. */
const THINGS_AT_ONCE = 2000;

/** Node reads no file that is longer in one piece. */
const BYTES_MAX = 2 ** 31 - 1;

const DUE_KINDS: readonly DueKind[] = ["expiry", "charge", "callback", "settlement"];

/** Why a snapshot is not used: it is of another log, of another version, or damaged. */
export class SnapshotUnfit extends Error {
  constructor(why: string) {
    super(why);
    this.name = "SnapshotUnfit";
  }
}

/** A digest of the last events of a log up to a position; undefined where the log does not reach it. */
export async function tailOf(
  store: Store,
  sandbox: string,
  position: Position,
): Promise<string | undefined> {
  const from = { epoch: position.epoch, seq: Math.max(0, position.seq - TAIL_EVENTS) };
  const reading = await store.read(sandbox, from, position.seq - from.seq);
  const [first] = reading?.events ?? [];
  const last = reading?.events.at(-1);
  // A log of another epoch is read from its beginning.
  if (first?.seq !== from.seq + 1 || last?.seq !== position.seq) return undefined;
  const hash = createHash("sha256");
  for (const { event } of reading?.events ?? []) hash.update(`${JSON.stringify(event)}\n`);
  return hash.digest("hex");
}

/**
 * Writes a world down, in pieces of at most a few hundred kilobytes. Each part is written with its length
 * and checksum, which the footer at the end lists, so a file that is cut off anywhere is invalid.
 */
export function* written(
  { sandbox, firstEpoch, position, world }: Snapshot,
  { tail, version }: Pick<Footer, "tail" | "version">,
): Generator<Uint8Array> {
  const { head, tables, sms, due } = takeApart(world);
  const parts: Part[] = [];
  let all = 0;
  function* part(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
    let [bytes, crc] = [0, 0];
    for (const piece of pieces) {
      bytes += piece.length;
      crc = crc32(piece, crc);
      yield piece;
    }
    all += bytes;
    if (all > BYTES_MAX) throw new SnapshotUnfit("it would be longer than 2 GiB");
    parts.push({ bytes, crc });
  }
  function* list(things: Iterable<unknown>): Generator<Uint8Array> {
    const ends: number[] = [];
    yield* part(texts(things, ends));
    yield* part([bytesOf(Float64Array.from(ends))]);
  }
  for (const name of WORLD_TABLES) {
    const table = tables[name] as Table<unknown>;
    const slots = slotsFor(table.size);
    yield* list(entered(table.keys(), slots));
    yield* part([bytesOf(slots)]);
    yield* list(table.values());
  }
  yield* list(sms);
  const instants: number[] = [];
  const ids = function* (): Generator<string> {
    for (const { at, kind, id } of due) {
      instants.push(at, DUE_KINDS.indexOf(kind));
      yield id;
    }
  };
  yield* list(ids());
  yield* part([bytesOf(Float64Array.from(instants))]);
  const footer: Footer = {
    format: SNAPSHOT_FORMAT,
    ...{ version, sandbox, firstEpoch, position, tail, head, parts },
  };
  const end = Buffer.from(JSON.stringify(footer));
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(end.length, 0);
  trailer.writeUInt32LE(crc32(end), 4);
  trailer.write(MAGIC, 8, "latin1");
  yield end;
  yield trailer;
}

/** Things as JSON texts, one after the other; reports where each one ends. */
function* texts(things: Iterable<unknown>, ends: number[]): Generator<Uint8Array> {
  let end = 0;
  for (const some of inGroups(things)) {
    const group = some.map((thing) => JSON.stringify(thing));
    for (const text of group) {
      end += Buffer.byteLength(text);
      ends.push(end);
    }
    yield Buffer.from(group.join(""));
  }
}

/** A hash table of so many ids, at most half full: each slot has the number of an id, from 1 on, or 0. */
function slotsFor(count: number): Uint32Array {
  return new Uint32Array(2 ** Math.ceil(Math.log2(2 * count + 1)));
}

/** The first slot of an id: FNV-1a over its characters. */
function slotOf(id: string, slots: Uint32Array): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < id.length; n += 1) hash = Math.imul(hash ^ id.charCodeAt(n), 0x01000193);
  return (hash >>> 0) % slots.length;
}

/** Enters each id into the slots in passing. */
function* entered(ids: Iterable<string>, slots: Uint32Array): Generator<string> {
  let number = 0;
  for (const id of ids) {
    number += 1;
    let slot = slotOf(id, slots);
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
    slots[slot] = number;
    yield id;
  }
}

function* inGroups<T>(things: Iterable<T>): Generator<readonly T[]> {
  let group: T[] = [];
  for (const thing of things) {
    group.push(thing);
    if (group.length < THINGS_AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function bytesOf({ buffer }: Float64Array | Uint32Array): Uint8Array {
  return new Uint8Array(buffer);
}

/** What the end of a file says. Throws `SnapshotUnfit` for a file that is not whole. */
function footerOf(file: Buffer): Footer {
  const start = file.length - TRAILER_BYTES;
  const isWhole = start >= 0 && file.toString("latin1", start + 8) === MAGIC;
  if (!isWhole) throw new SnapshotUnfit("it is not whole");
  const length = file.readUInt32LE(start);
  const text = file.subarray(Math.max(0, start - length), start);
  if (text.length !== length || crc32(text) !== file.readUInt32LE(start + 4)) {
    throw new SnapshotUnfit("its end is damaged");
  }
  return JSON.parse(text.toString());
}

/** The world that was written down. Throws `SnapshotUnfit` where the file is damaged or of another format. */
export function readBack(file: Buffer, version: string): Snapshot & { readonly tail: string } {
  const footer = footerOf(file);
  if (footer.format !== SNAPSHOT_FORMAT || footer.version !== version) {
    throw new SnapshotUnfit(`paystub ${footer.version} wrote it`);
  }
  const { sandbox, firstEpoch, position, tail, head } = footer;
  const part = partsIn(file, footer.parts);
  const list = () => new StoredList(part(), new Float64Array(copyOf(part())));
  const tables: Record<string, Table<unknown>> = {};
  for (const name of WORLD_TABLES) {
    const ids = list() as StoredList<string>;
    tables[name] = new StoredTable(ids, new Uint32Array(copyOf(part())), list());
  }
  const sms = list();
  const dueIds = list() as StoredList<string>;
  const world = putTogether({
    head,
    tables: tables as unknown as Pick<World, WorldTable>,
    sms: sms as SnapshotParts["sms"],
    due: dueIn(dueIds, new Float64Array(copyOf(part()))),
  });
  return { sandbox, firstEpoch, position, tail, world };
}

/** Gives one part after the other, each checked. */
function partsIn(file: Buffer, parts: readonly Part[]): () => Buffer {
  const left = [...parts];
  let start = 0;
  return () => {
    const { bytes = 0, crc } = left.shift() ?? {};
    const part = file.subarray(start, start + bytes);
    start += bytes;
    if (part.length !== bytes || crc32(part) !== crc) throw new SnapshotUnfit("a part is damaged");
    return part;
  };
}

/** The bytes of a part where an array of numbers may begin. */
function copyOf({ buffer, byteOffset, length }: Buffer): ArrayBuffer {
  return buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
}

function* dueIn(ids: Iterable<string>, instants: Float64Array): Generator<Due> {
  let n = 0;
  for (const id of ids) {
    const kind = DUE_KINDS[Number(instants[n + 1])];
    if (kind) yield { at: Number(instants[n]), kind, id };
    n += 2;
  }
}

/** A list that begins with things in a file. They stay bytes until they are read. */
class StoredList<T> implements Growing<T> {
  /** How many of its things are in the file. */
  readonly stored: number;
  readonly #texts: Buffer;
  readonly #ends: Float64Array;
  readonly #added: T[] = [];

  constructor(texts: Buffer, ends: Float64Array) {
    this.stored = ends.length;
    this.#texts = texts;
    this.#ends = ends;
  }

  get length(): number {
    return this.stored + this.#added.length;
  }

  push(thing: T): void {
    this.#added.push(thing);
  }

  /** A thing in the file, by its number from 0 on. */
  at(n: number): T {
    const start = n === 0 ? 0 : this.#ends[n - 1];
    return JSON.parse(this.#texts.toString("utf8", start, this.#ends[n]));
  }

  *[Symbol.iterator](): IterableIterator<T> {
    for (let n = 0; n < this.stored; n += 1) yield this.at(n);
    yield* this.#added;
  }
}

/** A table that begins with things in a file: most of a large world is never looked at. */
class StoredTable<T> implements Table<T> {
  readonly #ids: StoredList<string>;
  readonly #slots: Uint32Array;
  readonly #things: StoredList<T>;
  /** What was set since, or read from the file; undefined for what was deleted from it. */
  readonly #own = new Map<string, T | undefined>();
  /** Those of `#own` that come behind the things of the file. */
  readonly #added = new Set<string>();
  #size: number;

  constructor(ids: StoredList<string>, slots: Uint32Array, things: StoredList<T>) {
    this.#ids = ids;
    this.#slots = slots;
    this.#things = things;
    this.#size = ids.stored;
  }

  get size(): number {
    return this.#size;
  }

  get(id: string): T | undefined {
    const own = this.#own.get(id);
    if (own !== undefined || this.#own.has(id)) return own;
    const n = this.#find(id);
    if (n === undefined) return undefined;
    const thing = this.#things.at(n);
    this.#own.set(id, thing);
    return thing;
  }

  has(id: string): boolean {
    return this.#own.has(id) ? this.#own.get(id) !== undefined : this.#find(id) !== undefined;
  }

  set(id: string, thing: T): void {
    if (!this.has(id)) {
      this.#size += 1;
      // What was deleted and comes again is the last, as in a map.
      this.#added.add(id);
    }
    this.#own.set(id, thing);
  }

  delete(id: string): boolean {
    if (!this.has(id)) return false;
    this.#size -= 1;
    this.#added.delete(id);
    if (this.#find(id) === undefined) this.#own.delete(id);
    else this.#own.set(id, undefined);
    return true;
  }

  *keys(): IterableIterator<string> {
    for (const id of this.#ids) if (this.has(id) && !this.#added.has(id)) yield id;
    yield* this.#added;
  }

  *values(): IterableIterator<T> {
    let n = 0;
    for (const id of this.#ids) {
      const isHere = this.has(id) && !this.#added.has(id);
      if (isHere) yield this.#own.get(id) ?? this.#things.at(n);
      n += 1;
    }
    for (const id of this.#added) yield this.#own.get(id) as T;
  }

  /** The number of an id in the file. */
  #find(id: string): number | undefined {
    const slots = this.#slots;
    for (let slot = slotOf(id, slots); ; slot = (slot + 1) % slots.length) {
      const number = slots[slot] ?? 0;
      if (number === 0) return undefined;
      if (this.#ids.at(number - 1) === id) return number - 1;
    }
  }
}
