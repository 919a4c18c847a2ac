import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** One planted mistake for each gate. */
const PLANTED = {
  "mocks/domain/upward.ts": 'export { startGateway } from "../gateway.js";\n',
  "mocks/gateway.ts": "export const startGateway = 1;\n",
  "mocks/api/one.ts": 'export * from "./other.js";\n',
  "mocks/api/other.ts": 'export * from "./one.js";\n',
  "mocks/cli/early.ts": 'export * from "../../contracts/verify/verify.js";\n',
  "contracts/verify/verify.ts": "export {};\n",
  "scripts/tool.ts": "export {};\n",
};

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(ROOT, "node_modules/.cache-gates-"));
  for (const name of [".dependency-cruiser.cjs", "tsconfig.json"]) {
    cpSync(join(ROOT, name), join(folder, name));
  }
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the layers", () => {
  test("find an arrow that points up, a circle, and a room that is loaded too early", () => {
    const bin = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
    const args = [bin, "mocks", "contracts", "scripts"];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    expect(status).toBeGreaterThan(0);
    for (const finding of [
      "arrows point down only: mocks/domain/upward.ts",
      "no circle of imports: mocks/api/one.ts",
      "the command line loads this by import(): mocks/cli/early.ts",
    ]) {
      expect(stdout).toContain(finding);
    }
  });
});
