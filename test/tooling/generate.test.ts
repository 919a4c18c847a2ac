import { join } from "node:path";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { ApiDocument } from "../../scripts/generate/documents.js";
import { faultsOf, requestSchemas } from "../../scripts/generate/resolve.js";
import { closed, inlined } from "../../scripts/generate/schemas.js";
import { generate, staleFiles } from "../../scripts/generate.js";
import type { FaultEntry, OperationEntry } from "../../spec/rows.js";

test("the generated files of this repository are current: npm run generate renews them", async () => {
  const here = join(import.meta.dirname, "../../spec/generated");
  expect(staleFiles(here, await generate())).toEqual([]);
});

describe("generating is refused for", () => {
  const documentOf = (schema: object, others = {}): ApiDocument => ({
    openapi: "3.1.0",
    paths: {
      "/x": {
        post: {
          operationId: "x",
          requestBody: {
            content: { "application/json": { schema: { $ref: "#/components/schemas/X" } } },
          },
          responses: {},
        },
      },
    },
    components: { schemas: { X: { ...schema }, ...others } },
  });

  test("a request body that contains itself", () => {
    const tree = { properties: { child: { $ref: "#/components/schemas/X" } } };
    expect(() => requestSchemas(documentOf(tree))).toThrow("contains itself");
  });

  test("a keyword beside a reference that is also behind it", () => {
    const name = { $ref: "#/components/schemas/Name", maxLength: 3 };
    const document = documentOf({ properties: { name } }, { Name: { maxLength: 9 } });
    expect(() => inlined(document, document.components?.schemas?.X ?? {})).toThrow("maxLength");
  });

  test("an object whose names appear in several places", () => {
    expect(() => closed({ allOf: [{ properties: { a: {} } }] })).toThrow("cannot be closed");
    expect(() => closed({ properties: { a: {} }, anyOf: [{ properties: { b: {} } }] })).toThrow(
      "b",
    );
  });

  test.each([
    ["a test value twice", "testValues", { in: "title", value: "late" }, "title late"],
    [
      "a test card twice",
      "testCards",
      { number: "4111111111111111" },
      "cardNumber 4111111111111111",
    ],
  ])("%s", (_name, list, row, twice) => {
    const file = { faults: [], testValues: [], testCards: [], [list]: [row, row] };
    const kinds = { CallbackRecord: { properties: { kind: { enum: [] } } } };
    const specs = documentOf({}, kinds);
    expect(() => faultsOf(file, specs, specs)).toThrow(`listed twice: ${twice}`);
  });
});

/** One planted mistake for each kind of name that a row of a generated table may have. */
test("the compiler finds a row that names what does not exist", () => {
  type Row = Pick<FaultEntry, "slot" | "operations" | "takes" | "meets">;
  const row = {
    slot: "reply",
    operations: ["addInvoice"],
    takes: {},
    meets: ["callback"],
  } as const;
  expectTypeOf(row).toExtend<Row>();
  expectTypeOf({ ...row, slot: "moon" as const }).not.toExtend<Row>();
  expectTypeOf({ ...row, operations: ["payInvoice"] as const }).not.toExtend<Row>();
  expectTypeOf({ ...row, meets: ["reply", "storm"] as const }).not.toExtend<Row>();
  expectTypeOf<{ server: "main" }>().not.toExtend<Pick<OperationEntry, "server">>();
  // @ts-expect-error: there is no parameter delay
  const takes: Row = { ...row, takes: { delay: {} } };
  expect(takes.operations).toEqual(["addInvoice"]);
});
