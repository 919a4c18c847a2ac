import { describe, expect, test } from "vitest";
import { replicas } from "../../../scripts/torture/replicas.js";
import { hasPostgres, ownDatabase } from "../../support/postgres.js";

const asked = { seed: 11, planted: false, progress: () => undefined };

describe.skipIf(!hasPostgres())("replicas over one database", () => {
  test("that are killed, and it with them, lose nothing and deliver everything", async () => {
    const cluster = await ownDatabase();
    const { figures, failures } = await replicas.run({ ...asked, cluster, kills: 2 });
    expect(failures).toEqual([]);
    expect(figures).toMatchObject({ "kills of replicas": 2, "kills of PostgreSQL": 1 });
    expect(figures.acknowledged).toBeGreaterThan(50);
    expect(figures.callbacks).toBeGreaterThan(0);
  }, 120_000);

  test("one of which keeps its sandboxes elsewhere are found out", async () => {
    const cluster = await ownDatabase();
    const { failures } = await replicas.run({ ...asked, cluster, kills: 1, planted: true });
    expect(failures.join("\n")).toMatch(/acknowledged, and is lost/);
    expect(failures.join("\n")).toContain("no order explains these answers together");
  }, 120_000);
});
