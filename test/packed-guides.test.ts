import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { output } from "../scripts/packaging/pack.js";
import { allGuides, linksOf, ROOT } from "./support/guides/markdown.js";

/** The files that a published package holds. */
function packedFiles(): readonly string[] {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const [{ files }] = JSON.parse(output("npm", args, ROOT));
  return files.map(({ path }: { readonly path: string }) => path);
}

/** Links of a guide to what the package does not hold. */
const dead = (path: string, text: string, packed: readonly string[]) =>
  linksOf(text).filter((link) => {
    const [file = ""] = link.split("#");
    if (link.startsWith("http") || file === "") return false;
    const target = posix.join(posix.dirname(path), file).replace(/\/$/, "");
    return !packed.some((each) => each === target || each.startsWith(`${target}/`));
  });

describe("the guides of the packed package", () => {
  test("lead to nothing that it does not hold", () => {
    const packed = packedFiles();
    const guides = allGuides().filter(({ path }) => packed.includes(path));
    expect(guides.length).toBeGreaterThan(10);
    expect(guides.flatMap(({ path, text }) => dead(path, text, packed))).toEqual([]);
  });

  test("and one that did would be found", () => {
    const text =
      "[a](../spec/x.yaml) [b](../test/planted.mjs) [c](https://a.example) [d](#here) [e](../spec)";
    expect(dead("mocks/README.md", text, ["spec/x.yaml"])).toEqual(["../test/planted.mjs"]);
  });
});
