import type { Response } from "express";
import { KEPT_HERE } from "../api/reply.js";
import { isRecord } from "../domain/text.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import { Slices } from "../runtime/waiting.js";
import { toJson } from "../runtime/wire.js";

/** Elements of a list that are made JSON at once. */
const ELEMENTS_AT_ONCE = 200;

/** How deep in a reply a long list is looked for: a record has its events in its log. */
const DEPTH = 2;

/** Whether a reply has a list that takes long to be made JSON. */
export function isLong(value: unknown, depth = DEPTH): boolean {
  if (Array.isArray(value)) return value.length > 5 * ELEMENTS_AT_ONCE;
  return depth > 0 && isRecord(value) && Object.values(value).some((one) => isLong(one, depth - 1));
}

/** Sends a reply piece by piece, so that other calls are answered in between. Ends where its caller hangs up. */
export async function sendInSlices(
  { clock }: Gateway,
  response: Response,
  status: number,
  body: unknown,
): Promise<void> {
  const slices = new Slices(clock);
  response.writeHead(status, { ...KEPT_HERE, "Content-Type": "application/json" });
  for (const piece of pieces(body)) {
    if (response.destroyed) return;
    if (!response.write(piece)) await drained(response);
    if (slices.isOver()) await slices.rest();
  }
  response.end();
}

/** Resolves when the caller takes more, or has hung up. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}

/** A value as JSON, in pieces that are none of them long. */
export function* pieces(value: unknown): Generator<string> {
  if (Array.isArray(value) && isLong(value)) {
    yield "[";
    for (let n = 0; n < value.length; n += ELEMENTS_AT_ONCE) {
      yield (n === 0 ? "" : ",") + toJson(value.slice(n, n + ELEMENTS_AT_ONCE)).slice(1, -1);
    }
    yield "]";
  } else if (isRecord(value) && isLong(value)) {
    let separator = "{";
    for (const [key, one] of Object.entries(value)) {
      if (one === undefined) continue;
      if (isLong(one)) {
        yield `${separator}${JSON.stringify(key)}:`;
        yield* pieces(one);
      } else yield separator + toJson({ [key]: one }).slice(1, -1);
      separator = ",";
    }
    yield "}";
  } else yield toJson(value);
}
