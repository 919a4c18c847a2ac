import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { days } from "../../../mocks/cli/arguments.js";
import { folder, paystub, words } from "../../support/command-line.js";

describe("how long something is kept, in days", () => {
  test.each([
    ["30", 30],
    ["30d", 30],
    ["24h", 1],
    ["P7D", 7],
    ["1d12h", 1.5],
    ["PT36H", 1.5],
  ])("%s", (text, many) => {
    expect(days(text)).toBe(many);
  });

  test.each(["0", "0d", "a month", "-1d", "36501d", "P-1D", ""])("not %s", (text) => {
    expect(() => days(text)).toThrow("It must be a duration such as 30d, 24h or P7D");
  });
});

describe("a flag about what is kept, where nothing is", () => {
  const both = "add --data or --database, or leave it out";
  test.each([
    ["--keep 30d", `--keep does nothing without --data or --database; ${both}`],
    ["--data-max 1000", "--data-max does nothing without --data; add --data, or leave it out"],
    ["--fsync off", "--fsync does nothing without --data; add --data, or leave it out"],
    ["--fsync on --database postgres://h/x", "--fsync does nothing without --data; leave it out"],
    [
      "--database-schema a",
      "--database-schema does nothing without --database; add --database, or leave it out",
    ],
    [
      "--data x --database-schema a",
      "--database-schema does nothing without --database; leave it out",
    ],
  ])("is refused: %s", async (flags, told) => {
    const { code, out, complaints } = await paystub("start", "--port", "0", ...words(flags));
    expect([code, out, complaints]).toEqual([2, "", `paystub: ${told}\n`]);
  });

  /** A folder that no file can be kept in, and a database that is none: a start ends when it comes to them. */
  const [data, database] = [join(import.meta.filename, "data"), "mysql://nowhere"];

  test.each([
    ["--keep 30d --data-max 1000 --fsync off", "--data", data],
    ["--keep 30d --database-schema a", "--database", database],
  ])("is taken beside a place for it: %s %s", async (flags, ...place) => {
    const { complaints } = await paystub("start", ...words(flags), ...place);
    expect(complaints).toMatch(/cannot be a data folder|--database must be an address/);
  });

  test("is taken where a variable or the config file names the place", async () => {
    vi.stubEnv("PAYSTUB_DATABASE", database);
    const byVariable = await paystub("start", "--keep", "30d");
    vi.unstubAllEnvs();
    const config = join(folder(), "config.json");
    writeFileSync(config, JSON.stringify({ data }));
    const byFile = await paystub("start", "--keep", "30d", "--config", config);
    expect([byVariable.complaints, byFile.complaints]).toEqual([
      expect.stringContaining("--database must be an address"),
      expect.stringContaining("cannot be a data folder"),
    ]);
  });

  test("is no mistake of a config file, which may be for several starts", async () => {
    const config = join(folder(), "config.json");
    writeFileSync(config, JSON.stringify({ keepDays: 3, host: "203.0.113.1" }));
    const { complaints } = await paystub("start", "--config", config);
    expect(complaints).toContain("is no address of this machine");
  });
});
