import { describe, expect, test } from "vitest";
import { file, replicas } from "../../../scripts/torture/kills.js";
import { flips, power } from "../../../scripts/torture/power.js";
import { readOptions } from "../../../scripts/torture.js";
import { hasPostgres, ownDatabase } from "../../support/postgres.js";

const asked = { seed: 11, planted: false, progress: () => undefined };

describe("a gateway over a data folder", () => {
  test("that is killed repeatedly loses nothing that it confirmed", async () => {
    const { figures, failures } = await file.run({ ...asked, kills: 6 });
    expect(failures).toEqual([]);
    expect(figures).toMatchObject({ kills: 6 });
    expect(figures.acknowledged).toBeGreaterThan(20);
    expect(figures.callbacks).toBeGreaterThan(0);
  });

  test("that answers before it commits is detected", async () => {
    const { failures } = await file.run({ ...asked, kills: 3, planted: true });
    expect(failures.join("\n")).toMatch(/acknowledged, and is lost/);
  });

  test("with torn last writes after a power failure opens with the beginning of each log", async () => {
    const { figures, failures } = await power.run({ ...asked, kills: 10 });
    expect(failures).toEqual([]);
    expect(figures["events read from them"]).toBeGreaterThan(0);
  });
});

describe("a data folder with a changed bit", () => {
  test("is refused or reported, and never read as other events", async () => {
    const { figures, failures } = await flips.run({ ...asked, kills: 60 });
    expect(failures).toEqual([]);
    expect(figures["refused at start"]).toBeGreaterThan(10);
  });

  test("that is opened without a check is detected", async () => {
    const { failures } = await flips.run({ ...asked, kills: 60, planted: true });
    expect(failures.join("\n")).toContain("differs unsaid");
  });
});

describe.skipIf(!hasPostgres())("replicas over one database", () => {
  test("that are killed, and the database with them, lose nothing and deliver everything", async () => {
    const cluster = await ownDatabase();
    const { figures, failures } = await replicas.run({ ...asked, cluster, kills: 2 });
    expect(failures).toEqual([]);
    expect(figures).toMatchObject({ kills: 2, "kills of PostgreSQL": 1 });
    expect(figures.acknowledged).toBeGreaterThan(50);
    expect(figures.callbacks).toBeGreaterThan(0);
  });

  test("one of which stores its sandboxes elsewhere are detected", async () => {
    const cluster = await ownDatabase();
    const { failures } = await replicas.run({ ...asked, cluster, kills: 1, planted: true });
    expect(failures.join("\n")).toMatch(/acknowledged, and is lost/);
    expect(failures.join("\n")).toContain("no order explains these answers together");
  });
});

describe("the command", () => {
  test("knows its trials and their number", () => {
    expect(readOptions(["file", "--kills", "5", "--seed", "7"])).toEqual({
      names: ["file"],
      kills: 5,
      seed: 7,
      planted: false,
    });
    expect(readOptions(["--seed", "1"]).names).toEqual(["file", "flips", "power", "replicas"]);
  });

  test.each([["nothing"], ["--kills", "0"], ["--kills", "many"]])("refuses %s", (...args) => {
    expect(() => readOptions(args)).toThrow("Usage: npm run torture");
  });
});
