import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { howToAdd } from "../../mocks/version.js";
import { meant, SCRIPT, UnsafeFolder, unpacked } from "../../scripts/packaging/launcher.js";
import { buildPackage, COMMAND, folder } from "../support/command-line.js";

const files = () => ({ [SCRIPT]: Buffer.from("code") });

describe("the binary unpacks itself", () => {
  test("once, into a folder that only its user can use", () => {
    const parent = join(folder(), "cache/paystub");
    const first = unpacked(parent, "build", files);
    const again = unpacked(parent, "build", () => {
      throw new Error("unpacked again");
    });
    expect(again).toBe(first);
    expect(readFileSync(join(first, SCRIPT), "utf8")).toBe("code");
    const modes = [parent, first, join(first, SCRIPT)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  test.each<[string, (parent: string) => number | undefined]>([
    ["another user owns the cache folder", () => (process.getuid?.() ?? 0) + 1],
    [
      "others can write to the cache folder",
      (parent) => {
        chmodSync(parent, 0o770);
        return undefined;
      },
    ],
    [
      "others can write to what was unpacked",
      (parent) => {
        mkdirSync(join(parent, "build"));
        chmodSync(join(parent, "build"), 0o777);
        return undefined;
      },
    ],
    [
      "the unpacked folder is a link",
      (parent) => {
        symlinkSync(folder(), join(parent, "build"));
        return undefined;
      },
    ],
  ])("not if %s", (_, arrange) => {
    const parent = join(folder(), "paystub");
    mkdirSync(parent, { mode: 0o700 });
    const uid = arrange(parent);
    expect(() => unpacked(parent, "build", files, uid ?? process.getuid?.())).toThrow(UnsafeFolder);
  });
});

describe("the binary runs", () => {
  const script = join("/cache", SCRIPT);
  const own = ["/bin/paystub", "/bin/paystub", "start", "--port", "0"];

  test.each([
    ["the command", ["/bin/paystub", "./paystub", "start", "--port", "0"]],
    [
      "the command that starts itself again",
      ["/bin/paystub", "x", "/bin/paystub", ...own.slice(2)],
    ],
  ])("%s", (_, argv) => {
    expect(meant(argv, "/cache")).toEqual({ script, argv: own });
  });

  test("a program that it carries, as Node would", () => {
    const carried = "/cache/node_modules/linter/cli.js";
    const argv = ["/bin/paystub", "/bin/paystub", carried, "lint"];
    const expected = { script: carried, argv: ["/bin/paystub", carried, "lint"] };
    expect(meant(argv, "/cache")).toEqual(expected);
  });
});

test("the binary says what to do about a package that it does not include", () => {
  expect(howToAdd("pact@1", true)).toBe(
    "The binary does not include it. Install Node, run npm install -D paystub pact@1, and use npx paystub",
  );
});

test("init of the binary needs no npm for tests in Python", () => {
  buildPackage();
  const project = folder();
  writeFileSync(join(project, "pyproject.toml"), "");
  const launched = `
    process.argv = [process.execPath, process.execPath, "init"];
    require(${JSON.stringify(COMMAND)});`;
  const { stdout } = spawnSync(process.execPath, ["-e", launched], {
    argv0: "./paystub",
    cwd: project,
    encoding: "utf8",
  });
  expect(stdout).toMatch(/next:\n {2}\.\/paystub run -- pytest\n$/);
  const fixtures = readFileSync(join(project, "tests/conftest.py"), "utf8");
  expect(fixtures).toContain("Run ./paystub run -- pytest");
  expect(fixtures).not.toContain("npx");
});
