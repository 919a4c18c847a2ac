import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** No system gives these away by itself: Linux begins at 32768, macOS and Windows at 49152. */
const FIRST = 20_000;
const LAST = 32_000;

const TRIES = 100;

/** Those that this process has got: whoever got one may not listen yet. */
const given = new Set<number>();

/**
 * A port that nobody listens at, for a program that must be told one, now or again after it ended. One of
 * those that the system gives to whoever asks for any could be somebody else's by then.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`none of ${TRIES} ports from ${FIRST} to ${LAST} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
