import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applied, merged, readOverlay } from "../../contracts/lint/overlay.js";

const DOCUMENT = {
  info: { title: "A", contact: { name: "us" } },
  tags: [{ name: "a" }, { name: "b" }, { name: "c" }],
  paths: {
    "/x": { get: { tags: ["a"], parameters: [{ name: "p" }] } },
    "/y": { get: { tags: ["b"] }, post: { tags: ["c"] } },
  },
};

/** What the actions make of the document. */
function outcomeOf(...actions: object[]): Record<string, unknown> {
  const overlay = readOverlay({ overlay: "1.0.0", actions });
  return applied(overlay, DOCUMENT).document as Record<string, unknown>;
}

describe("an action", () => {
  test.each([
    [
      "merges into an object, deep down too",
      { target: "$.info", update: { version: "2", contact: { url: "here" } } },
      { info: { title: "A", version: "2", contact: { name: "us", url: "here" } } },
    ],
    [
      "changes members that are there",
      { target: "$", update: { info: { title: "B" } } },
      { info: { title: "B", contact: { name: "us" } } },
    ],
    [
      "adds an item to a list",
      { target: "$.tags", update: { name: "d" } },
      { tags: [...DOCUMENT.tags, { name: "d" }] },
    ],
    [
      "adds to lists inside of what it merges",
      { target: "$.paths['/x'].get", update: { tags: ["z"] } },
      {
        paths: {
          ...DOCUMENT.paths,
          "/x": { get: { tags: ["a", "z"], parameters: [{ name: "p" }] } },
        },
      },
    ],
    [
      "removes items, however many",
      { target: "$.tags[?(@.name == 'a' || @.name == 'b')]", remove: true },
      { tags: [{ name: "c" }] },
    ],
    ["removes members", { target: "$.info.contact", remove: true }, { info: { title: "A" } }],
    [
      "meets every place that its target selects",
      { target: "$.paths.*.get", update: { deprecated: true } },
      {
        paths: {
          "/x": { get: { ...DOCUMENT.paths["/x"].get, deprecated: true } },
          "/y": { get: { tags: ["b"], deprecated: true }, post: { tags: ["c"] } },
        },
      },
    ],
  ])("%s", (_name, action, expected) => {
    expect(outcomeOf(action)).toEqual({ ...DOCUMENT, ...expected });
  });

  test("works on the result of the previous one", () => {
    const tag = { target: "$.tags", update: { name: "d" } };
    const removed = { target: "$.tags[?(@.name == 'd')]", remove: true };
    expect(outcomeOf(tag, removed)).toEqual(DOCUMENT);
  });

  test("removes rather than updates if it requests both", () => {
    expect(
      outcomeOf({ target: "$.info", update: { title: "B" }, remove: true }),
    ).not.toHaveProperty("info");
  });

  test("does not change the given document", () => {
    const before = structuredClone(DOCUMENT);
    outcomeOf({ target: "$..get", update: { x: [1] } }, { target: "$.tags.*", remove: true });
    expect(DOCUMENT).toEqual(before);
  });
});

describe("merging", () => {
  const members = fc.dictionary(fc.string(), fc.jsonValue());

  test("an empty update changes nothing, and the result contains all of an update", () => {
    fc.assert(
      fc.property(members, members, (value, update) => {
        expect(merged(value, {})).toEqual(value);
        const both = merged(value, update) as object;
        expect(Object.keys(both).sort()).toEqual(
          [...new Set([...Object.keys(value), ...Object.keys(update)])].sort(),
        );
      }),
    );
  });

  test("no name reaches a prototype", () => {
    const update: unknown = JSON.parse('{"__proto__": {"polluted": true}}');
    const both = merged({}, update) as { readonly polluted?: boolean };
    expect(both.polluted).toBeUndefined();
    expect(Object.keys(both)).toEqual(["__proto__"]);
  });
});
