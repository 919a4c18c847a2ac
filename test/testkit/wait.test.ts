import { afterEach, describe, expect, test, vi } from "vitest";
import type { SandboxHandle } from "../../mocks/index.js";
import { IN_MATRIX } from "../../mocks/options.js";
import { realClock } from "../../mocks/sandbox/real-clock.js";
import { type Feed, Watch } from "../../mocks/testkit/wait.js";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Waits on a clock of its own, which jumps to the end of each wait. */
function watch() {
  const items: string[] = [];
  vi.spyOn(realClock, "wait").mockImplementation((_delayMs, run) => {
    setImmediate(run);
    return () => undefined;
  });
  const feed: Feed<string> = {
    one: "a parcel",
    read: async () => ({ items, dropped: 0 }),
    keyOf: (item) => item,
    say: (item) => item,
  };
  const sandbox = {
    async *changes({ aborted }: AbortSignal) {
      if (!aborted) yield;
    },
  } as object as SandboxHandle;
  const waits = new Watch(sandbox, feed, 4000);
  const outcome = (timeout?: string) =>
    waits.next(() => true, timeout === undefined ? {} : { timeout }).catch(String);
  return { items, outcome };
}

const ranOut = (ms: number) => expect.stringContaining(`waited ${ms} ms for a parcel`);

describe("a wait that names no length", () => {
  test("lasts as long as the kit says, however many ran out before", async () => {
    const { outcome } = watch();
    for (let n = 0; n < 5; n += 1) expect(await outcome()).toEqual(ranOut(4000));
  });

  test("lasts 500 ms in a matrix after two ran out, until one finds something", async () => {
    vi.stubEnv(IN_MATRIX, "on");
    const { items, outcome } = watch();
    items.push("first");
    expect(await outcome()).toBe("first");
    for (let n = 0; n < 2; n += 1) expect(await outcome()).toEqual(ranOut(4000));
    expect(await outcome()).toEqual(ranOut(500));
    expect(await outcome("9s")).toEqual(ranOut(9000));
    items.push("second");
    expect(await outcome()).toBe("second");
    expect(await outcome()).toEqual(ranOut(4000));
  });
});
