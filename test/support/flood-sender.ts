import { connect, type Socket } from "node:net";
import { constants, setPriority } from "node:os";
import { type Call, type Flood, floods, NUMBER } from "./floods.js";

// This runs in a process of its own, so that it does not delay the clock that times the mock.

/** What the sender is asked for. */
export interface Order {
  readonly baseUrl: string;
  readonly kind: string;
  /** The number of a pending invoice. */
  readonly no: string;
  /** How many calls are made at the least, and for how long. */
  readonly calls: number;
  readonly seconds: number;
}

/** Each status with its count; 0 is for calls whose connection was closed before the answer. */
export type Statuses = Readonly<Record<string, number>>;

/** Calls that are sent together. */
interface Batch {
  readonly bytes: Buffer;
  /** Where the number of a call goes, for each call. */
  readonly places: readonly (readonly number[])[];
}

/** Calls under way on a connection together have at most so many bytes, or are one. */
const BATCH_BYTES = 32 * 1024;
const CALLS_AT_ONCE = 16;
const CONNECTIONS = 4;
/** All numbers of calls have seven digits. */
const NUMBERS_FROM = 1_000_000;

function written({ method, path, token, body = "", type }: Call, host: string): Buffer {
  const authorization = token === undefined ? "" : `Authorization: Bearer ${token}\r\n`;
  const content = `Content-Type: ${type ?? "application/json"}\r\nContent-Length: ${body.length}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${authorization}`;
  return Buffer.from(`${head}${body && content}\r\n${body}`);
}

/** The calls of a kind as they are sent: many together where they are short, otherwise one by one. */
function batches({ calls, atOnce = CALLS_AT_ONCE }: Flood, host: string): readonly Batch[] {
  const texts = calls.map((call) => written(call, host));
  const bytes = Math.max(...texts.map((text) => text.length));
  const rounds = Math.floor(Math.min(atOnce, BATCH_BYTES / bytes) / calls.length);
  if (rounds < 1) return texts.map((text) => batch([text]));
  return [batch(Array.from({ length: rounds }, () => texts).flat())];
}

function batch(texts: readonly Buffer[]): Batch {
  let start = 0;
  const places = texts.map((text) => {
    const found: number[] = [];
    for (let at = text.indexOf(NUMBER); at >= 0; at = text.indexOf(NUMBER, at + NUMBER.length)) {
      found.push(start + at);
    }
    start += text.length;
    return found;
  });
  return { bytes: Buffer.concat(texts), places };
}

/** Reads answers, one after the other, and skips their bodies. */
function reader(answered: (status: number, closes: boolean) => void): (chunk: Buffer) => void {
  let status = 0;
  let closes = false;
  /** Bytes of the body, or of its part, that are still to come. */
  let left = 0;
  let inParts = false;
  let begun: Buffer | undefined;
  return (chunk) => {
    const bytes = begun ? Buffer.concat([begun, chunk]) : chunk;
    begun = undefined;
    for (let at = 0; at < bytes.length; ) {
      if (left > 0) {
        const skipped = Math.min(left, bytes.length - at);
        at += skipped;
        left -= skipped;
      } else {
        const mark = inParts ? "\r\n" : "\r\n\r\n";
        const end = bytes.indexOf(mark, at, "latin1");
        if (end < 0) {
          begun = bytes.subarray(at);
          return;
        }
        const text = bytes.toString("latin1", at, end);
        at = end + mark.length;
        if (inParts) {
          const size = Number.parseInt(text, 16);
          inParts = size > 0;
          left = size + 2;
        } else {
          status = Number(text.slice(9, 12));
          closes = /\r\nconnection: close/i.test(text);
          inParts = /\r\ntransfer-encoding: chunked/i.test(text);
          left = inParts ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
        }
      }
      if (left === 0 && !inParts) answered(status, closes);
    }
  };
}

async function makes({ baseUrl, kind, no, calls, seconds }: Order): Promise<Statuses> {
  const { hostname, port, host } = new URL(baseUrl);
  const flood = floods(no)[kind] as Flood;
  const statuses: Record<string, number> = {};
  const began = performance.now();
  let made = 0;
  const count = (status: number, times = 1) => {
    statuses[status] = (statuses[status] ?? 0) + times;
  };
  /** Sends batches over one connection, each when the one before is answered. Another follows one that is closed. */
  const sends = async (turn: number) => {
    const own = batches(flood, host);
    let socket: Socket | undefined;
    let waiting = 0;
    let done = () => {};
    const opens = () => {
      const opened = connect(Number(port), hostname);
      const reads = reader((status, closes) => {
        count(status);
        waiting -= 1;
        if (closes) opened.destroy();
        else if (waiting === 0) done();
      });
      opened.on("data", reads).on("error", () => undefined);
      opened.on("close", () => {
        socket = undefined;
        if (waiting > 0) count(0, waiting);
        done();
      });
      return opened;
    };
    for (let n = turn; made < calls || performance.now() - began < seconds * 1000; n += 1) {
      const { bytes, places } = own[n % own.length] as Batch;
      for (const found of places) {
        for (const at of found) bytes.write(`${NUMBERS_FROM + made}`, at, "latin1");
        made += 1;
      }
      waiting = places.length;
      socket ??= opens();
      socket.write(bytes);
      await new Promise<void>((resolve) => {
        done = resolve;
      });
    }
    socket?.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, turn) => sends(turn)));
  return statuses;
}

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Some systems refuse it. Then the mock has to share its cores with this program.
}
process.on("message", async (order: Order) => process.send?.(await makes(order)));
