import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readObject } from "../../../contracts/documents.js";
import { folder } from "../../support/command-line.js";

/** What a file with this text is read as. */
async function read(text: string): Promise<unknown> {
  const path = join(folder(), "document");
  writeFileSync(path, text);
  return readObject("document", path);
}

const VALUE = { 'a "b": c\\': [{ a: null }, "x: y", "{", '"k":'], "": { a: -1.5, مرحبا: true } };

describe("a document", () => {
  test.each([
    ["JSON", JSON.stringify(VALUE)],
    ["JSON in lines", JSON.stringify(VALUE, null, 2)],
    ["YAML", `# the same\n${JSON.stringify(VALUE, null, 1)}`],
  ])("of %s is parsed by its content", async (_, text) => {
    expect(await read(text)).toEqual(VALUE);
  });

  test.each([
    ["JSON with a key twice", '{ "a": { "b": 1, "b": 2 } }', "keys must be unique"],
    ["YAML with a key twice", "a: 1\na: 2\n", "keys must be unique"],
    ["a text that never ends", '{ "a": [', "is not valid YAML or JSON"],
    ["a list", "[1, 2]", "holds no object"],
    ["nothing", "", "holds no object"],
  ])("of %s is refused", async (_, text, why) => {
    await expect(read(text)).rejects.toThrow(why);
  });
});
