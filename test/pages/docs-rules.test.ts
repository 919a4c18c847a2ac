import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../../mocks/pages/docs/operation.js";
import type { Schema, SpecDocument } from "../../mocks/pages/docs/spec.js";

const GENERATED = join(import.meta.dirname, "../../spec/generated");

describe("rules of a schema", () => {
  const everySchema = (node: unknown): readonly Schema[] => {
    if (typeof node !== "object" || node === null) return [];
    return [node as Schema, ...Object.values(node).flatMap(everySchema)];
  };

  test.each(["openapi", "control"])("have words of their own in %s.json", (name) => {
    const file = readFileSync(join(GENERATED, `${name}.json`), "utf8");
    const { components }: SpecDocument = JSON.parse(file);
    const told = Object.values(components.schemas)
      .flatMap(everySchema)
      .filter((node) => typeof node.type === "string" || typeof node.$ref === "string")
      .flatMap(rulesOf);
    expect(told.filter((rule) => /^(x-)?\w+[A-Z-]\w*: /.test(rule))).toEqual([]);
  });

  test.each<[Schema, readonly string[]]>([
    [{ type: "string", minLength: 1, maxLength: 9 }, ["not empty", "9 characters at most"]],
    [{ type: "integer", minimum: 0, default: 3 }, ["0 at least", "3 when left out"]],
    [{ type: "object", additionalProperties: false }, ["no other fields"]],
    [{ type: "string", "x-personal": true }, ["personal data"]],
    [{ type: "integer", multipleOf: 3 }, ["multipleOf: 3"]],
    [{ $ref: "#/components/schemas/Problem", description: "why" }, []],
  ])("%j", (schema, rules) => {
    expect(rulesOf(schema)).toEqual(rules);
  });
});
