import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";
import { importedByLoader, withPlainExports } from "../../../scripts/packaging/command.js";
import { seldomOwn } from "../../../scripts/packaging/stand-ins.js";
import { folder } from "../../support/command-line.js";

/** An export as Rolldown writes it, of what was declared like this. */
const chunk = (declared: string, name: string) => `${declared}
Object.defineProperty(exports, "named", {
  enumerable: true,
  get: function () {
    return ${name};
  }
});`;

describe("what a chunk hands to others", () => {
  test.each([
    ["a constant", "const tax = 15;", "tax"],
    ["a function", "function tax() {}", "tax"],
    ["one that waits", "async function tax() {}", "tax"],
    ["one with a dollar", "function tax$1() {}", "tax$1"],
    ["a class", "class Tax {}", "Tax"],
  ])("is handed over as it is, where it is %s", (_what, declared, name) => {
    const plain = withPlainExports(chunk(declared, name));
    expect(plain).toBe(`${declared}\nexports.named = ${name};`);
  });

  test.each([
    ["may change", "let tax = 15;", "tax"],
    ["is no function yet", "var tax;", "tax"],
    ["belongs to another scope", "{\n\tconst tax = 15;\n}", "tax"],
    ["is another's name", "const taxes = 15;", "tax"],
  ])("is asked for each time, where it %s", (_what, declared, name) => {
    const live = chunk(declared, name);
    expect(withPlainExports(live)).toBe(live);
  });
});

describe("what is imported while it runs", () => {
  test.each([
    ["a package", 'import("qrcode")', 'importBeside("qrcode")'],
    [
      "a module of Node",
      "await_(import(`node:dns/promises`))",
      "await_(importBeside(`node:dns/promises`))",
    ],
    ["what a variable names", "import(name)", "importBeside(name)"],
    ["two", 'import("a"), import("b")', 'importBeside("a"), importBeside("b")'],
  ])("is imported by the loader: %s", (_what, code, by) => {
    expect(importedByLoader(code)).toBe(by);
  });

  test.each([
    ["a method", "({ import(name) { return name; } })"],
    ["a call of one", 'gateway.import("a")'],
    ["a text", '"import(1)"'],
  ])("is not %s of that name", (_what, code) => {
    expect(importedByLoader(code)).toBe(code);
  });

  test("is code that can be read", () => {
    expect(() => importedByLoader("import(")).toThrow("a part of the command cannot be read");
  });
});

/** A program that is built with one module that it seldom needs. */
async function built(seldom: string) {
  const root = folder();
  mkdirSync(join(root, "mocks"));
  writeFileSync(join(root, "mocks/seldom.ts"), seldom);
  writeFileSync(
    join(root, "program.ts"),
    'import { vat } from "./mocks/seldom.js";\nexport const asked = (amount: number) => vat(amount);\n',
  );
  const build = await rolldown({
    cwd: root,
    input: join(root, "program.ts"),
    platform: "node",
    plugins: [seldomOwn(root, ["mocks/seldom.ts"])],
  });
  const { output } = await build.write({
    dir: join(root, "out"),
    format: "cjs",
    entryFileNames: "[name].cjs",
  });
  return { root, files: output.map(({ fileName }) => fileName).sort() };
}

describe("a module that is seldom needed", () => {
  test("has a file of its own, which is read when one of its functions is called", async () => {
    const { root, files } = await built(
      'globalThis.read = "read";\nexport interface Rate { readonly of: number }\nexport function vat(amount: number) { return amount * 0.15; }\n',
    );
    expect(files).toEqual(["program.cjs", "seldom-seldom.cjs"]);
    const { asked } = await import(/* @vite-ignore */ join(root, "out/program.cjs"));
    expect(globalThis).not.toHaveProperty("read");
    expect(asked(100)).toBe(15);
    expect(globalThis).toHaveProperty("read", "read");
    Reflect.deleteProperty(globalThis, "read");
  });

  test.each([
    ["a constant", "export const RATE = 0.15;"],
    ["a class", "export class Vat {}"],
    ["what another module exports", 'export { sep } from "node:path";'],
  ])("cannot export %s, which is wanted at once", async (_what, more) => {
    await expect(built(`${more}\nexport function vat() {}\n`)).rejects.toThrow(
      "mocks/seldom.ts exports more than functions",
    );
  });
});
