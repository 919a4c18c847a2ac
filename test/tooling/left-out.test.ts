import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { canHave, NOTES, setup } from "../support/machine.js";

test("an available program is used, in CI as well", () => {
  expect([canHave("Chromium", true, {}), canHave("curl", true, { CI: "true" })]).toEqual([
    true,
    true,
  ]);
});

test.for(["true", "1"])("a missing program is an error in CI, if CI is %s", (CI) => {
  const asked = () => canHave("PostgreSQL", false, { CI, [NOTES]: "/nonexistent/notes" });
  expect(asked).toThrow(
    "CI must not leave out what needs PostgreSQL, which is not here: sudo apt-get install postgresql",
  );
});

test("a rare shell may be missing in CI too, and is reported", () => {
  const notes = join(mkdtempSync(join(tmpdir(), "paystub-left-out-")), "notes");
  expect(canHave("fish", false, { CI: "true", [NOTES]: notes })).toBe(false);
  expect(readFileSync(notes, "utf8")).toContain("NOT TESTED: what needs fish, which is not here");
  rmSync(dirname(notes), { recursive: true });
});

test("elsewhere its tests are skipped, and the last lines of a run say so once", () => {
  const folder = mkdtempSync(join(tmpdir(), "paystub-left-out-"));
  const notes = join(folder, "notes");
  const said: string[] = [];
  vi.stubEnv(NOTES, notes);
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  try {
    const end = setup();
    const had = [canHave("python3", false, { [NOTES]: notes, CI: "false" })];
    for (let n = 0; n < 2; n += 1) had.push(canHave("Chromium", false, { [NOTES]: notes }));
    expect(had).toEqual([false, false, false]);
    expect(readFileSync(notes, "utf8").match(/\n/g)).toHaveLength(3);
    end();
  } finally {
    write.mockRestore();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
  expect(said.join("").split("\n").filter(Boolean)).toEqual([
    expect.stringMatching(
      /^NOT TESTED: what needs Chromium, .*: sudo apt-get install chromium-headless-shell, /,
    ),
    expect.stringMatching(/^NOT TESTED: what needs python3, .*: sudo apt-get install python3$/),
  ]);
  expect(existsSync(folder)).toBe(false);
});
