import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildPackage, COMMAND, folder } from "../support/command-line.js";

const ROOT = join(import.meta.dirname, "../..");

const SPEC = `openapi: 3.1.0
info: { title: Ours, version: "1" }
paths:
  /things:
    get: { operationId: readThings, x-provenance: rumour, responses: {} }
`;

test("paystub lint runs the user's Spectral with our rules and the user's options", () => {
  buildPackage();
  const cwd = folder();
  writeFileSync(join(cwd, "openapi.yaml"), SPEC);
  mkdirSync(join(cwd, "node_modules"));
  const installed = join(ROOT, "node_modules/@stoplight");
  symlinkSync(installed, join(cwd, "node_modules/@stoplight"), "junction");
  const lint = [COMMAND, "lint", "openapi.yaml", "--format", "json", "--quiet"];
  const { status, stdout } = spawnSync(process.execPath, lint, { cwd, encoding: "utf8" });
  const codes = JSON.parse(stdout).map(({ code }: { readonly code: string }) => code);
  expect(codes).toContain("paystub-provenance");
  expect(status).toBe(1);
});
