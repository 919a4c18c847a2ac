import { expect, test } from "vitest";
import type { Bench } from "./shapes.js";

export function describeSettled(bench: Bench): void {
  test("for the first claim, across connections", async () => {
    const { store, other } = bench;
    expect(await store.getOrCreate("seed", "a")).toBe("a");
    expect(await other.getOrCreate("seed", "b")).toBe("a");
    expect(await store.getOrCreate("seed", "c")).toBe("a");
    expect(await other.getOrCreate("other", "مرحبا")).toBe("مرحبا");
    expect(await store.getOrCreate("other", "d")).toBe("مرحبا");
  });

  test("for one of many concurrent claims", async () => {
    const { store, other } = bench;
    const said = Array.from({ length: 50 }, (_, n) => `${n}`);
    const stands = await Promise.all(
      said.map((value, n) => (n % 2 ? store : other).getOrCreate("seed", value)),
    );
    expect(new Set(stands).size).toBe(1);
    expect(said).toContain(stands[0]);
  });
}
