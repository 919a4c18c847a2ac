import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { recordIn } from "../../mocks/workbench/embedded.js";
import { buildPackage, command, folder, paystub, ran, started } from "../support/command-line.js";

/** A shop that takes a 500 for an order that was placed. */
const CARELESS = `
const { status } = await ask("/api/addInvoice", order({ orderNumber: "ORD-RECORDED" }));
must(status === 200, "no invoice");
`;

beforeAll(buildPackage);

describe("paystub run --record", () => {
  test("writes a recording of each failed cell, and the report links to it", async () => {
    const place = folder();
    const records = join(place, "records of cells");
    const html = join(place, "report.html");
    const only = ["--only", "status:addInvoice", "wrong-content-type:addInvoice", "once"];
    const strict = ["--fail-on", "unclear"];
    const flags = ["--matrix", "faults", "--record", records, "--report", html, ...only, ...strict];
    const { code, section } = await ran(flags, CARELESS);

    expect(code).toBe(1);
    const failed = section("Under faults").cases.filter(({ status }) => status === "failed");
    expect(failed.length).toBeGreaterThan(0);
    expect(readdirSync(records)).toEqual(
      failed.map(({ name }) => `${name.replaceAll(" ", "-")}.html`).sort(),
    );
    const [first] = failed;
    expect(recordIn(readFileSync(first?.record ?? "", "utf8"))).toContain("ORD-RECORDED");
    const report = readFileSync(html, "utf8");
    const links = [...report.matchAll(/href="(records[^"]+)"/g)].map(([, link]) => link);
    // Once beside its finding and once beside its cell.
    const each = failed.map(({ name }) => `records%20of%20cells/${name.replaceAll(" ", "-")}.html`);
    expect(links).toEqual([...each, ...each]);
  });

  test("writes one of a failed plain run, and none of a passed one", async () => {
    const records = join(folder(), "records");
    const bad = await ran(["--record", records], `${CARELESS} process.exit(4);`);
    expect(bad.code).toBe(4);
    expect(bad.section("Failed tests").cases[0]?.record).toBe(join(records, "shop.html"));
    const good = join(folder(), "records");
    await ran(["--record", good], CARELESS);
    expect(() => readdirSync(good)).toThrow(/ENOENT/);
  });

  test("writes one of an interrupted run, which has failed", async () => {
    const records = join(folder(), "records");
    const script = `await addsInvoice({ orderNumber: "ORD-BROKEN-OFF" });
      process.on("SIGTERM", () => process.exit(0));
      console.log("called");
      setInterval(() => {}, 1000);`;
    const run = started("run", "--record", records, "--", ...command(script));
    expect(await run.line()).toBe("called");
    expect(await run.stop("SIGTERM")).toBe(143);
    expect(recordIn(readFileSync(join(records, "shop.html"), "utf8"))).toContain("ORD-BROKEN-OFF");
  });

  test("writes one of a cell with a bug, even if its tests pass", async () => {
    const blind = "(await addsInvoice().catch(() => {})) ?? (await addsInvoice());";
    const only = ["--matrix", "faults", "--only", "lost-reply:addInvoice", "once"];
    const records = join(folder(), "records");
    const judged = await ran([...only, "--record", records], blind);
    expect(judged.code).toBe(1);
    expect(readdirSync(records)).toEqual(["lost-reply-on-addInvoice.html"]);
    const { record } = judged.section("Under faults").cases[0] ?? {};
    expect(record).toBe(join(records, "lost-reply-on-addInvoice.html"));
  });

  test("writes one of a matrix's plain run that breaks a gate or fails itself", async () => {
    const records = join(folder(), "records");
    const flags = ["--matrix", "faults", "--only", "wrong-content-type", "--record", records];
    const tolerated = 'await addsInvoice({ amount: "25" });';
    const bad = await ran([...flags, "--fail-on", "tolerated"], tolerated);
    expect(bad.code).toBe(1);
    expect(readdirSync(records)).toEqual(["shop.html"]);
    expect(bad.section("Command").cases[0]?.record).toBe(join(records, "shop.html"));
    const own = join(folder(), "records");
    const options = ["--matrix", "faults", "--record", own];
    const failing = await paystub(
      "run",
      ...options,
      "--",
      ...command("await addsInvoice(); process.exit(4);"),
    );
    expect(failing.code).toBe(2);
    expect(failing.complaints).toContain(`record: ${join(own, "shop.html")}\n`);
  });

  test("reports a recording that it cannot write, and the original failure", async () => {
    const file = join(folder(), "file");
    const script = `import { writeFileSync } from "node:fs";
      writeFileSync(${JSON.stringify(file)}, "in the way");
      await addsInvoice();
      process.exit(4);`;
    const { code, complaints } = await ran(["--record", file], script);
    expect(code).toBe(4);
    expect(complaints).toMatch(/the record .*shop\.html could not be written/);
  });
});
