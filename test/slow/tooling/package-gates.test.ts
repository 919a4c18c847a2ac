import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { packageFaults, publintFaults, typeFaults } from "../../../scripts/packaging/gates.js";
import { entries, pack, shipped, writeNotices } from "../../../scripts/packaging/manifest.js";
import { dropUnreached } from "../../../scripts/packaging/modules.js";
import { folder } from "../../support/command-line.js";

const MANIFEST = {
  name: "sound",
  version: "1.0.0",
  license: "MIT",
  type: "module",
  files: ["dist", "docs"],
  bin: { sound: "dist/sound.cjs" },
  exports: {
    ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
    "./docs/*": "./docs/*",
  },
  dependencies: { express: "5" },
  peerDependencies: { "@jest/globals": ">=30" },
};

const FILES = {
  "dist/sound.cjs": '#!/usr/bin/env node\nconst c = "a"; importBeside("./tools/tool.js");\n',
  "dist/index.js": 'export { one } from "./one.js";\nimport "node:fs";\n',
  "dist/index.d.ts": 'export { one } from "./one.js";\n',
  "dist/one.js": 'import express from "express";\nexport const one = express;\n',
  "dist/one.d.ts": 'import type { Two } from "./two.js";\nexport declare const one: Two;\n',
  "dist/two.d.ts": "export type Two = 2;\n",
  "dist/tools/tool.js": 'await import("@jest/globals/x.js"); await import("sound/package.json");\n',
  "docs/notes.txt": "import nothing from 'nowhere'\n",
};

type Files = Readonly<Record<string, string>>;

/** A folder with a package that has no fault, or one with the changes that plant one. */
function packageWith(changes: Files = {}, manifest: object = {}): string {
  const root = folder();
  const text = JSON.stringify({ ...MANIFEST, ...manifest });
  for (const [path, content] of Object.entries({ ...FILES, "package.json": text, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

describe("the imports of a package", () => {
  test("all exist in a valid package", () => {
    expect(packageFaults(shipped(packageWith()))).toEqual([]);
  });

  test.each<[string, Files, object, string]>([
    [
      "a package that users will not have",
      { "dist/one.js": 'import "express";\nimport "left-pad/deep.js";\n' },
      {},
      "dist/one.js imports left-pad, which is neither a dependency nor a peer",
    ],
    [
      "one that is only required",
      { "dist/tools/tool.js": 'const { a } = require("@scope/name/file");\n' },
      {},
      "dist/tools/tool.js imports @scope/name, which is neither a dependency nor a peer",
    ],
    [
      "a module that is not shipped",
      { "dist/one.js": 'import "express";\nexport * from "../lib/gone.js";\n' },
      {},
      "dist/one.js imports lib/gone.js, which is not shipped",
    ],
    [
      "a declaration that is not shipped",
      { "dist/one.d.ts": 'export type One = import("./gone.js").Gone;\n', "dist/two.d.ts": "" },
      {},
      "dist/one.d.ts imports dist/gone.d.ts, which is not shipped",
    ],
    [
      "an entry that is not shipped",
      {},
      { exports: { ...MANIFEST.exports, "./more": "./dist/more.js" } },
      "sound/more is dist/more.js, which is not shipped",
    ],
    [
      "a dependency that nothing imports",
      {},
      { dependencies: { express: "5", lodash: "4" } },
      "lodash is a dependency, and nothing that is shipped imports it",
    ],
    [
      "a module that nothing leads to",
      { "dist/tools/other.js": "export {};\n" },
      {},
      "dist/tools/other.js is shipped, and nothing leads to it",
    ],
  ])("the check detects %s", (_, files, manifest, fault) => {
    expect(packageFaults(shipped(packageWith(files, manifest)))).toContain(fault);
  });

  test("entries with a star are listed one by one", () => {
    expect(entries(shipped(packageWith())).get("sound/docs/notes.txt")).toEqual(["docs/notes.txt"]);
  });

  test("a build drops only files that nothing references", () => {
    const root = packageWith({ "dist/tools/other.js": "", "dist/tools/other.d.ts": "" });
    dropUnreached(root);
    const before = [...Object.keys(FILES), "package.json"];
    expect([...shipped(root).files].sort()).toEqual(before.sort());
  });
});

describe("publint", () => {
  test("accepts a valid package", async () => {
    expect(await publintFaults(packageWith())).toEqual([]);
  });

  test("finds a file in a format that it does not claim to have", async () => {
    const root = packageWith({ "dist/index.js": "module.exports = { one: 1 };\n" });
    expect((await publintFaults(root)).join()).toContain("is interpreted as ESM");
  });
});

test("attw finds an entry without types and one with types of another kind, and no other", () => {
  const untyped = "./dist/untyped.js";
  const other = { types: "./dist/two.d.ts", default: "./dist/two.cjs" };
  const exports = {
    ...MANIFEST.exports,
    "./one": untyped,
    "./two": { import: "./dist/one.js", require: other },
  };
  const files = { "dist/untyped.js": "export {};\n", "dist/two.cjs": "exports.two = 2;\n" };
  const root = packageWith(files, { exports });
  const faults = typeFaults(pack(root, folder()), root);
  expect(new Set(faults.map((fault) => fault.split(",")[0]))).toEqual(
    new Set(['sound/one: {"kind":"UntypedResolution"', 'sound/two: {"kind":"FalseESM"']),
  );
});

describe("the licenses of what is in the bundle", () => {
  const inputs = ["mocks/index.ts", "lean:node_modules/@a/b/x.js", "node_modules/c/deep/y.js"];
  const packages = {
    "node_modules/@a/b/package.json": '{ "name": "@a/b", "version": "1.2.3" }',
    "node_modules/@a/b/LICENSE.md": "Do as you like.",
    "node_modules/c/package.json": '{ "name": "c", "version": "4.5.6" }',
  };
  const written = (more: Files) => {
    const root = packageWith({ ...packages, ...more });
    const file = join(root, "licenses.txt");
    writeNotices(root, inputs, file);
    return shipped(root).files.includes("licenses.txt");
  };

  test("are included", () => {
    expect(written({ "node_modules/c/license": "Keep this notice." })).toBe(true);
  });

  test("cannot be omitted", () => {
    expect(() => written({})).toThrow("c is in the bundle, but has no file with its license");
  });
});
