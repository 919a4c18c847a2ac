import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lint } from "../../../contracts/lint/lint.js";
import { couldNotLint, isBomb, RuleStopped } from "../../../contracts/lint/spectral.js";
import { CouldNotRun, type Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";

const HEAD = 'openapi: 3.1.0\ninfo: { title: T, version: "1" }\n';
const get = (operation: string) => `${HEAD}paths: { /a: { get: ${operation} } }\n`;
const schemas = (all: string) => `${HEAD}paths: {}\ncomponents: { schemas: ${all} }\n`;

function written(text: string, name = "ours.yaml"): string {
  const path = join(folder(), name);
  writeFileSync(path, text);
  return path;
}

async function linted(text: string, ...argv: string[]) {
  const { code, out, complaints } = await paystub("lint", written(text), ...argv);
  return { code, out: out.replace(/\n\s+/g, " "), complaints };
}

describe("what is malformed is found by the rules", () => {
  test.each<[string, string, string]>([
    [
      "a schema that refers to itself",
      schemas("{ C: { $ref: '#/components/schemas/C' } }"),
      'x-provenance of the schema "C" is missing: its $ref leads nowhere, or back to itself.',
    ],
    [
      "schemas that refer to each other",
      schemas("{ A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }"),
      'x-provenance of the schema "B" is missing: its $ref leads nowhere, or back to itself.',
    ],
    [
      "content that is null",
      get('{ responses: { "200": { description: x, content: { application/json: null } } } }'),
      "The response 200 needs an example.",
    ],
    [
      "security that is no list",
      get("{ security: x, x-token-role: merchant, responses: {} }"),
      "x-token-role is merchant, but security asks for no token.",
    ],
    [
      "behaviour that is none",
      `${HEAD}paths: {}\nx-behavior: { limits: 3, states: null, switches: [] }\n`,
      "The limit otp-wrong-codes is stated no more.",
    ],
    [
      "a schema that is a number, at which a rule of others stops",
      get(
        '{ responses: { "200": { description: x, content: { a/b: { schema: 3, example: 1 } } } } }',
      ),
      "The rule cannot cope with what stands here: ",
    ],
    [
      "a family with the name of what every object has",
      get('{ x-error-family: constructor, responses: { "400": { description: x } } }'),
      'The error family "constructor" is not known.',
    ],
    [
      "a mark that is no text",
      get("{ x-provenance: { toString: 1 }, responses: {} }"),
      'x-provenance of the operation "get" cannot be "an object".',
    ],
  ])("%s", async (_what, text, finding) => {
    const { code, out, complaints } = await linted(text);
    expect(out).toContain(finding);
    expect([code, complaints]).toEqual([1, ""]);
  });
});

describe("what nobody can lint is reported in a sentence", () => {
  test.each<[string, string, RegExp]>([
    [
      "a tag that the reader stumbles over",
      "openapi: !!binary aGk=\n",
      /^paystub: the file \S+ours\.yaml:1 cannot be parsed: the tag !!binary is more than/,
    ],
    [
      "a root whose member takes the place of what it comes from",
      `__proto__: { a: 1 }\n${HEAD}paths: {}\n`,
      /ours\.yaml could not be linted: the tools for it take no member __proto__; give it another/,
    ],
    [
      "lists in lists without an end",
      `${HEAD}paths: {}\nx-a: ${"[".repeat(20_000)}${"]".repeat(20_000)}\n`,
      /the file \S+ours\.yaml cannot be parsed: it is no sound YAML or JSON, or nested too deeply\n$/,
    ],
    [
      "a version that is a number",
      "openapi: 3.1\npaths: {}\n",
      /ours\.yaml is written as the number 3\.1; put it in quotes, .* openapi: "3\.1\.0"\n$/,
    ],
  ])("%s", async (_what, text, complaint) => {
    const { code, out, complaints } = await linted(text);
    expect(complaints).toMatch(complaint);
    expect(complaints.trimEnd()).not.toContain("\n");
    expect([code, out]).toEqual([2, ""]);
  });

  test("what stops all rules is reported by its own first cause", async () => {
    const { code, out, complaints } = await linted(schemas("{ A: { type: { toString: 1 } } }"));
    expect(complaints).toMatch(
      /^paystub: \S+ours\.yaml could not be linted: Cannot convert object to primitive value\n$/,
    );
    expect([code, out]).toEqual([2, ""]);
  });

  test("a rule that stopped is named with the place at which it did", () => {
    const stopped = new RuleStopped(
      "oas3-schema",
      ["paths", "/a"],
      new Error("it is no list\n  at"),
    );
    const gathered = new AggregateError([new Error("threw", { cause: stopped })], "Error running");
    expect(couldNotLint("ours.yaml", {}, gathered).message).toBe(
      "ours.yaml could not be linted: the rule oas3-schema cannot cope with what stands at " +
        "paths./a (it is no list)",
    );
  });

  test("circles of references are no matter to what is held against a baseline", async () => {
    const file = written(schemas("{ C: { $ref: '#/components/schemas/C' } }"));
    const { code, complaints } = await paystub("lint", file, "--baseline", file);
    expect([code, complaints]).toEqual([1, ""]);
  });
});

describe("aliases that stand for more than anybody can look at", () => {
  /** Lists of nine times the one before: each level is nine times as large. */
  const bomb = (levels: number) =>
    Array.from({ length: levels }, (_, n) => {
      return `x-${n}: &a${n} [${Array(9)
        .fill(n === 0 ? "lol" : `*a${n - 1}`)
        .join(", ")}]\n`;
    }).join("");

  test("are refused before they are", async () => {
    const { code, out, complaints } = await linted(`${HEAD}paths: {}\n${bomb(12)}`);
    expect(complaints).toMatch(
      /^paystub: the aliases in the file \S+ours\.yaml stand for too much/,
    );
    expect([code, out]).toEqual([2, ""]);
  });

  test.each<[string, string, boolean]>([
    ["nine levels", bomb(9), true],
    ["one long list, often", `a: &a [${"1, ".repeat(2000)}]\nb: [${"*a, ".repeat(100)}]\n`, true],
    ["three levels", bomb(3), false],
    ["an anchor that names itself", "a: &a { b: *a }\n", false],
    ["a mapping that is merged", "a: &a { b: 1 }\nc: { <<: *a }\n", false],
    ["text with stars and ampersands", "a: 'x & *y* &y'\n", false],
  ])("%s", (_what, text, expected) => {
    expect(isBomb(text)).toBe(expected);
  });
});

/** A small spec in which each kind of thing that a rule looks at stands once. */
const SOUND = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  servers: [{ url: "https://a.example" }],
  tags: [{ name: "A" }],
  security: [{ key: [] }],
  "x-behavior": { limits: { "retry-count": { maximum: 5, operations: ["a"] } }, states: {} },
  paths: {
    "/a": {
      parameters: [{ name: "q", in: "query", schema: { type: "string" } }],
      post: {
        operationId: "a",
        tags: ["A"],
        "x-token-role": "merchant",
        "x-error-family": "otp",
        "x-provenance": "assumed",
        "x-assumption": ["refund"],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/x" } } } },
        responses: {
          "200": {
            description: "x",
            content: { "application/json": { schema: { type: "object" }, examples: { a: {} } } },
          },
          "401": { $ref: "#/components/responses/R" },
        },
        callbacks: { c: { "{$url}": { post: { responses: {} } } } },
      },
    },
  },
  components: {
    responses: { R: { description: "x", content: { "application/json": {} } } },
    schemas: {
      A: { allOf: [{ properties: { amount: { type: "number", minimum: 5 } } }], required: ["b"] },
      B: { properties: { retryCount: { $ref: "#/components/schemas/A" } }, items: {} },
    },
  },
};

type Step = string | number;

/** Every place of a value. */
function placesIn(value: unknown, path: readonly Step[] = []): readonly (readonly Step[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]))];
}

function planted(value: unknown, [step, ...rest]: readonly Step[], shape: unknown): unknown {
  if (step === undefined) return shape;
  const copy = structuredClone(value) as Record<Step, unknown>;
  copy[step] = planted(copy[step], rest, shape);
  return copy;
}

const REFS = ["A", "B", "none"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
const shapes = fc.oneof(
  fc.constantFrom<unknown>(null, 3, "", "x", [], {}, [null], { a: null }, true, ...REFS),
  fc.constantFrom<unknown>({ $ref: "#" }, { $ref: "#/paths" }, { $ref: 3 }, { toString: 1 }),
  fc.constantFrom<unknown>({ constructor: 1 }, { type: {}, properties: 3, allOf: {}, items: [] }),
  fc.jsonValue({ maxDepth: 3 }),
);
// The version is what tells that it is a document for these rules.
const places = fc.constantFrom(...placesIn(SOUND).filter(([first]) => first !== undefined));

/** The rules that stopped, if there is a report, or the sentence that says why there is none. */
async function came(path: string): Promise<string> {
  const found = await lint(path).catch((error: unknown) => error);
  if (found instanceof CouldNotRun) return found.message.replace(path, "ours.json");
  if (found instanceof Error) throw found;
  const cases = (found as Report).sections.flatMap((section) => section.cases);
  const stopped = cases.filter(({ message = "" }) => message.includes("cannot cope"));
  return `stopped: ${stopped.map(({ rule }) => rule)}`;
}

test("whatever stands at any place, there are findings, or one sentence that blames no rule of ours", async () => {
  const path = join(folder(), "ours.json");
  const property = fc.asyncProperty(
    fc.array(fc.tuple(places, shapes), { maxLength: 3 }),
    (plants) => {
      const document = plants.reduce<unknown>((whole, [place, shape]) => {
        return placesIn(whole).some((one) => `${one}` === `${place}`)
          ? planted(whole, place, shape)
          : whole;
      }, SOUND);
      writeFileSync(path, JSON.stringify(document));
      return came(path).then((reported) => {
        expect(reported).toMatch(/^stopped: |ours\.json/);
        expect(reported).not.toMatch(/\n|paystub-/);
      });
    },
  );
  await fc.assert(property, { numRuns: 100 });
}, 60_000);
