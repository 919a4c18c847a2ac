import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { recordIn } from "../mocks/workbench/embedded.js";
import { buildPackage } from "./support/built.js";
import { folder } from "./support/command-line.js";
import { ran } from "./support/commands.js";

/** A shop that takes a 500 for an order that was placed. */
const CARELESS = `
const { status } = await ask("/api/addInvoice", order({ orderNumber: "ORD-RECORDED" }));
must(status === 200, "no invoice");
`;

beforeAll(buildPackage, 120_000);

describe("paystub run --record", () => {
  test("writes a record of each cell that fails, and the report links to it", async () => {
    const place = folder();
    const records = join(place, "records of cells");
    const html = join(place, "report.html");
    const only = ["--only", "status:addInvoice", "latency:addInvoice"];
    const flags = ["--matrix", "faults", "--record", records, "--html", html, ...only];
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
    expect(links).toEqual(
      failed.map(({ name }) => `records%20of%20cells/${name.replaceAll(" ", "-")}.html`),
    );
  });

  test("writes one of a plain run that fails, and none of one that does not", async () => {
    const records = join(folder(), "records");
    const sarif = join(folder(), "run.sarif");
    const bad = await ran(["--record", records, "--sarif", sarif], `${CARELESS} process.exit(4);`);
    expect(bad.code).toBe(4);
    expect(bad.section("Command").cases[0]?.record).toBe(join(records, "shop.html"));
    // Where a finding has no file, its record tells it apart.
    const { results } = JSON.parse(readFileSync(sarif, "utf8")).runs[0];
    const { uri } = results[0].locations[0].physicalLocation.artifactLocation;
    expect(uri).toBe(pathToFileURL(join(records, "shop.html")).href);
    const good = join(folder(), "records");
    const fine = await ran(["--record", good], CARELESS);
    expect(fine.section("Command").cases[0]?.record).toBeUndefined();
    expect(() => readdirSync(good)).toThrow(/ENOENT/);
  });

  test("tells where a record cannot be written, and what failed all the same", async () => {
    const file = join(folder(), "file");
    const script = `import { writeFileSync } from "node:fs";
      writeFileSync(${JSON.stringify(file)}, "in the way");
      process.exit(4);`;
    const { code, complaints } = await ran(["--record", file], script);
    expect(code).toBe(4);
    expect(complaints).toMatch(/the record .*shop\.html could not be written \((EEXIST|ENOTDIR)/);
  });
});
