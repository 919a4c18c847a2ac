import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

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
  "mocks/domain/impure.ts": `import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";

export const waits = () => setTimeout(() => fetch(randomUUID() + readFileSync("a")), 1);
`,
  "mocks/domain/timed.ts": "export const at = Date.now();\n",
  "mocks/domain/drawn.ts": "export const drawn = Math.random();\n",
};

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paystub-gates-"));
  for (const name of [".dependency-cruiser.cjs", "tsconfig.json", "biome.json"]) {
    cpSync(join(ROOT, name), join(folder, name));
  }
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function gate(program: string, ...args: readonly string[]) {
  const path = join(ROOT, "node_modules", program);
  const ran = spawnSync(process.execPath, [path, ...args], { cwd: folder, encoding: "utf8" });
  expect(ran.status).toBeGreaterThan(0);
  return ran.stdout + ran.stderr;
}

test("the layers find an arrow that points up, a circle, and a room that is loaded too early", () => {
  const found = gate(
    "dependency-cruiser/bin/dependency-cruise.mjs",
    "mocks",
    "contracts",
    "scripts",
  );
  expect(found).toContain("arrows point down only: mocks/domain/upward.ts");
  expect(found).toContain("no circle of imports: mocks/api/one.ts");
  expect(found).toContain("the command line loads this by import(): mocks/cli/early.ts");
});

test("the owners of clock, chance, network and disk are found out", () => {
  const found = gate("@biomejs/biome/bin/biome", "lint", "mocks/domain/impure.ts");
  for (const owner of ["disk.ts", "chance.ts", "real-clock.ts", "api/server.ts"]) {
    expect(found).toContain(owner);
  }
  expect(gate("@biomejs/biome/bin/biome", "lint", "mocks/domain/timed.ts")).toContain("real-clock");
  expect(gate("@biomejs/biome/bin/biome", "lint", "mocks/domain/drawn.ts")).toContain("chance");
});
