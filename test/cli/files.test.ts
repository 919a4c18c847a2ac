import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { variablesFor } from "../../mocks/checks/run/options.js";
import { notesFolder } from "../../mocks/cli/running.js";
import { whyNoFolder } from "../../mocks/sandbox/disk.js";
import { folder, paystub } from "../support/command-line.js";

/** Works in a project with packages that cannot be written. */
function lockedProject(): string {
  const project = folder();
  writeFileSync(join(project, "package.json"), "{}");
  // A file in place of the folder refuses everybody, also the user who may do anything.
  mkdirSync(join(project, "node_modules"));
  writeFileSync(join(project, "node_modules/.cache"), "");
  const before = process.cwd();
  process.chdir(project);
  onTestFinished(() => process.chdir(before));
  return project;
}

describe("notes on running mocks", () => {
  test("go elsewhere where the packages of the project cannot be written", async () => {
    const project = lockedProject();
    vi.stubEnv("PAYSTUB_RUNNING_DIR", undefined).stubEnv("XDG_CACHE_HOME", join(project, "cache"));
    const first = await notesFolder();
    expect(first).toContain(join("cache", "paystub-running"));
    vi.stubEnv("XDG_CACHE_HOME", join(project, "package.json"));
    const second = (await notesFolder()) ?? "";
    vi.unstubAllEnvs();
    expect(second).toContain("paystub-running");
    expect(await whyNoFolder(second)).toBeUndefined();
  });
});

test("a file system error is one line, and no stack", async () => {
  const place = join(folder(), "a-file");
  writeFileSync(place, "");
  vi.stubEnv("PAYSTUB_RUNNING_DIR", join(place, "running"));
  const { code, complaints } = await paystub("start", "--detach", "--port", "0");
  vi.unstubAllEnvs();
  expect(code).toBe(2);
  expect(complaints).toMatch(/^paystub: ENOTDIR: [^\n]+a-file[^\n]+\n$/);
});

test("a command that is run calls the mock past any proxy", () => {
  vi.stubEnv("NO_PROXY", "corp.example").stubEnv("no_proxy", undefined);
  const at = { baseUrl: "http://127.0.0.1:1", orderUrl: "", controlUrl: "" } as never;
  const { NO_PROXY, no_proxy } = variablesFor(at, { sandbox: "shop", secret: "any", mapping: {} });
  vi.unstubAllEnvs();
  expect([NO_PROXY, no_proxy]).toEqual(Array(2).fill("corp.example,127.0.0.1,localhost"));
});
