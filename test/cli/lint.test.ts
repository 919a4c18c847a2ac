import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildPackage, folder } from "../support/command-line.js";

const ROOT = join(import.meta.dirname, "../..");

const SPEC = `openapi: 3.1.0
info: { title: Ours, version: "1" }
paths:
  /things:
    get: { operationId: readThings, x-provenance: rumour, responses: {} }
`;

/** Runs the command in a project with a spec, with Spectral installed or without. */
function lint(hasSpectral: boolean, ...argv: readonly string[]) {
  const cwd = folder();
  writeFileSync(join(cwd, "openapi.yaml"), SPEC);
  if (hasSpectral) {
    mkdirSync(join(cwd, "node_modules"));
    const installed = join(ROOT, "node_modules/@stoplight");
    symlinkSync(installed, join(cwd, "node_modules/@stoplight"), "junction");
  }
  const command = [join(ROOT, "dist/paystub.cjs"), "lint", ...argv];
  return spawnSync(process.execPath, command, { cwd, encoding: "utf8" });
}

describe("paystub lint", () => {
  beforeAll(() => buildPackage());

  test("runs the user's Spectral with our rules and the user's options", () => {
    const { status, stdout } = lint(true, "openapi.yaml", "--format", "json", "--quiet");
    const codes = JSON.parse(stdout).map(({ code }: { readonly code: string }) => code);
    expect(codes).toContain("paystub-provenance");
    expect(status).toBe(1);
  });

  test("without Spectral, one sentence says what to install", () => {
    const { status, stderr } = lint(false, "openapi.yaml");
    expect(stderr).toBe(
      "paystub: lint needs @stoplight/spectral-cli. Run npm install -D @stoplight/spectral-cli\n",
    );
    expect(status).toBe(2);
  });
});
