import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boundErrors, ERRORS_KEPT_MAX, lateSchemas } from "../../../scripts/generate/bounded.js";
import { compile } from "../../../scripts/generate/validators.js";
import type { Validator } from "../../../spec/generated/validator-types.js";

/** A shop's order with all that makes Ajv add errors, take them over and take them back. */
const SCHEMAS = {
  Order: {
    type: "object",
    required: ["items"],
    properties: {
      items: { type: "array", items: { $ref: "#/$defs/Item" } },
      by: { oneOf: [{ type: "string", minLength: 2 }, { $ref: "#/$defs/Item" }] },
      tags: { type: "array", contains: { type: "number" } },
      odd: { not: { type: "object", required: ["even"] } },
    },
    if: { required: ["by"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ["tags"] },
    additionalProperties: false,
  },
  Item: {
    type: "object",
    required: ["title", "price"],
    properties: {
      title: { type: "string", minLength: 2 },
      price: { anyOf: [{ type: "number", minimum: 1 }, { type: "null" }] },
      parts: { type: "array", items: { $ref: "#/$defs/Item" } },
    },
    additionalProperties: false,
  },
};

/** The same schemas as Ajv compiles them by itself, without a bound. */
function unbounded(): Validator {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    strictRequired: false,
  });
  ajv.addSchema({ $id: "shop", $defs: SCHEMAS });
  const validate = ajv.getSchema("shop#/$defs/Order");
  if (!validate) throw new Error("Ajv does not know the schema");
  return validate as unknown as Validator;
}

async function bounded(): Promise<Validator> {
  const script = `${await compile({ shop: SCHEMAS })}\nexport default compiled.shop_Order;`;
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  return (await import(/* @vite-ignore */ url)).default;
}

const isBranch = (path: string): boolean => /\/(oneOf|anyOf)\/\d+\//.test(path);

describe("a compiled validator", async () => {
  const [validate, reference] = [await bounded(), unbounded()];
  const value = fc.oneof(
    fc.constantFrom(null, 0, 1, "", "a", "ab", {}, { even: 1 }),
    fc.array(fc.constantFrom(1, "a"), { maxLength: 3 }),
  );
  const item = fc.letrec((tie) => ({
    item: fc.oneof(
      { depthSize: "small" },
      value,
      fc.record(
        { title: value, price: value, x: value, parts: fc.array(tie("item"), { maxLength: 3 }) },
        { requiredKeys: [] },
      ),
    ),
  })).item;
  const order = fc.record(
    {
      items: fc.oneof(value, fc.array(item, { maxLength: 6 })),
      by: fc.oneof(value, item),
      tags: value,
      odd: value,
      "a/b~c": value,
    },
    { requiredKeys: [] },
  );

  test("finds what Ajv finds, in the same order, and counts it", () => {
    fc.assert(
      fc.property(order, (body) => {
        expect(validate(body)).toBe(reference(body));
        // The keyword's own value is left out: the schema around it contains it.
        const errors = reference.errors?.map((error) => ({ ...error, schema: undefined }));
        expect(validate.errors ?? undefined).toEqual(errors);
        expect(validate.errorCount).toBe(errors?.length ?? 0);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["a few", 3],
    ["as many as are kept", ERRORS_KEPT_MAX / 2],
    ["more than are kept", ERRORS_KEPT_MAX],
    ["hundreds of thousands", 200_000],
  ])("returns the first %i errors of %s and counts all", (_, length) => {
    const items = Array.from({ length }, () => ({}));
    expect(validate({ items })).toBe(false);
    expect(validate.errors).toHaveLength(Math.min(2 * length, ERRORS_KEPT_MAX));
    expect(validate.errorCount).toBe(2 * length);
    expect(validate.reportableCount).toBe(2 * length);
    expect(validate.errors?.[1]).toMatchObject({ instancePath: "/items/0", keyword: "required" });
  });

  test("removes the errors of a branch that does not fit, beyond the limit too", () => {
    const parts = Array.from({ length: 2000 }, () => ({}));
    const items = Array.from({ length: 2000 }, () => ({ title: "ab", price: null }));
    expect(validate({ items, by: "ab", tags: [1] })).toBe(true);
    expect(validate({ items: parts, by: "ab", tags: ["a", 1] })).toBe(false);
    expect(validate.errorCount).toBe(4000);
  });

  test("counts a choice as one error, whatever its branches say", () => {
    expect(validate({ items: [{ title: "ab", price: "1" }] })).toBe(false);
    const { errors = [], errorCount, reportableCount } = validate;
    const reported = errors?.filter(({ schemaPath }) => !isBranch(schemaPath));
    expect([errorCount, reportableCount, reported?.length]).toEqual([3, 1, 1]);
  });
});

test("compiles a schema, a pattern and a format at their first use, and once", () => {
  const source = [
    "const log = globalThis.made = [];",
    'const schema1 = (log.push("schema"), {"pattern":"schema1"});',
    'const pattern1 = (log.push("pattern"), /^a/);',
    "export function validate(data) {",
    'if (!pattern1.test(data)) return {keyword:"pattern",schema:schema1.pattern,parentSchema:schema1};',
    "}",
  ].join("\n");
  const late = lateSchemas(source).replace("export ", "");
  const validate = new Function(`${late}; return validate;`)();
  const made = () => (globalThis as { made?: string[] }).made;
  expect(made()).toEqual([]);
  expect(validate("a")).toBeUndefined();
  expect(made()).toEqual(["pattern"]);
  expect(validate("b")).toEqual({ keyword: "pattern", parentSchema: { pattern: "schema1" } });
  validate("c");
  expect(made()).toEqual(["pattern", "schema"]);
});

test("refuses unexpected code of Ajv, because its errors would have no limit", () => {
  const other = "let errors = 0;\nvErrors = (vErrors || []);\nvErrors.push(err0);\nerrors += 1;";
  expect(() => boundErrors(other)).toThrow("unbounded list of errors: vErrors.push(");
});
