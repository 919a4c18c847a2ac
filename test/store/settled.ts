import { expect, test } from "vitest";
import type { Bench } from "./shapes.js";

export function describeSettled(bench: Bench): void {
  test("by the first who says it, for every connection", async () => {
    const { store, other } = bench;
    expect(await store.settle("seed", "a")).toBe("a");
    expect(await other.settle("seed", "b")).toBe("a");
    expect(await store.settle("seed", "c")).toBe("a");
    expect(await other.settle("other", "مرحبا")).toBe("مرحبا");
    expect(await store.settle("other", "d")).toBe("مرحبا");
  });

  test("by one of many who say it at once", async () => {
    const { store, other } = bench;
    const said = Array.from({ length: 50 }, (_, n) => `${n}`);
    const stands = await Promise.all(
      said.map((value, n) => (n % 2 ? store : other).settle("seed", value)),
    );
    expect(new Set(stands).size).toBe(1);
    expect(said).toContain(stands[0]);
  });
}
