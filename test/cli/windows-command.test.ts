import { describe, expect, test } from "vitest";
import { browserOpener, startedAs, treeEnder } from "../../mocks/checks/run/program.js";
import { parseObject } from "../../mocks/cli/files.js";

const FILES = [
  "C:\\Program Files\\nodejs\\npm.cmd",
  "C:\\Program Files\\nodejs\\node.exe",
  "C:\\shop\\node_modules\\.bin\\vitest.cmd",
  "C:\\odd\\tool.exe",
  "C:\\odd\\tool.cmd",
];

const WINDOWS = {
  platform: "win32",
  env: {
    Path: '"C:\\Program Files\\nodejs";C:\\shop\\node_modules\\.bin;C:\\odd',
    PATHEXT: ".COM;.EXE;.BAT;.CMD",
    ComSpec: "C:\\Windows\\cmd.exe",
  },
  isFile: (path: string) => FILES.includes(path),
} as const;

/** The one line that cmd.exe gets. */
const lineOf = (...command: string[]) => startedAs(command, WINDOWS)?.args.at(-1);

describe("a command on Windows", () => {
  test.each(["linux", "darwin"] as const)("stays the same on %s", (platform) => {
    const given = { ...WINDOWS, platform };
    expect(startedAs(["npm", "test", "a b"], given)).toEqual({
      file: "npm",
      args: ["test", "a b"],
    });
  });

  test.each([
    [["node", "-e", 'say("a & b")'], "C:\\Program Files\\nodejs\\node.exe"],
    [["tool", "x"], "C:\\odd\\tool.exe"],
    [["node.exe"], "C:\\Program Files\\nodejs\\node.exe"],
    [["C:\\odd\\tool.exe"], "C:\\odd\\tool.exe"],
  ])("starts %j directly", ([file = "", ...args], found) => {
    expect(startedAs([file, ...args], WINDOWS)).toEqual({ file: found, args });
  });

  test("that does not exist stays the same, so that the system reports it", () => {
    expect(startedAs(["nosuch"], WINDOWS)).toEqual({ file: "nosuch", args: [] });
  });

  test("that is a batch file runs through cmd.exe, as one line that Node leaves alone", () => {
    expect(startedAs(["npm", "test"], WINDOWS)).toEqual({
      file: "C:\\Windows\\cmd.exe",
      args: ["/d", "/s", "/c", '"C:\\Program^ Files\\nodejs\\npm.cmd ^"test^""'],
      windowsVerbatimArguments: true,
    });
  });

  test.each([
    ["a b", '^"a^ b^"'],
    ["a&calc", '^"a^&calc^"'],
    ["%PATH%", '^"^%PATH^%^"'],
    ['say "hi"', '^"say^ \\^"hi\\^"^"'],
    ["ends in \\", '^"ends^ in^ \\\\^"'],
    ["", '^"^"'],
    ["a|b>c<d^e!", '^"a^|b^>c^<d^^e^!^"'],
  ])("quotes %j", (word, quoted) => {
    expect(lineOf("npm", word)).toBe(`"C:\\Program^ Files\\nodejs\\npm.cmd ${quoted}"`);
  });

  test("quotes twice for a package's batch file, which passes arguments on", () => {
    expect(lineOf("vitest", "a&b")).toBe(
      '"C:\\shop\\node_modules\\.bin\\vitest.cmd ^^^"a^^^&b^^^""',
    );
  });

  test.each(["a\nb", "a\r\nb", "a\0b"])("cannot pass %j to a batch file", (word) => {
    expect(startedAs(["npm", word], WINDOWS)).toBeUndefined();
    expect(startedAs(["node", word], WINDOWS)?.args).toEqual([word]);
  });
});

test("ends with its child processes, and no shell sees an address", () => {
  expect(treeEnder(42)).toEqual(["taskkill", "/pid", "42", "/t", "/f"]);
  const url = "http://localhost:4010/#/a&calc";
  const openers = (["win32", "darwin", "linux"] as const).map((platform) =>
    browserOpener(platform, url),
  );
  expect(openers.map(([program]) => program)).toEqual(["rundll32", "open", "xdg-open"]);
  expect(openers.map((words) => words.at(-1))).toEqual([url, url, url]);
});

test("reads a config file of a Windows editor, with its byte order mark and line ends", () => {
  const text = '\uFEFF{\r\n  "port": 0\r\n}\r\n';
  expect(parseObject("config", "x.json", text, "Correct it")).toEqual({ port: 0 });
});
