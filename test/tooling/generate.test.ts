import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { ApiDocument } from "../../scripts/generate/documents.js";
import { faultsOf, requestSchemas, rowsOf } from "../../scripts/generate/resolve.js";
import { closed, inlined } from "../../scripts/generate/schemas.js";
import { generate, staleFiles } from "../../scripts/generate.js";

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

  const fault = { id: "late", slot: "reply", does: "it comes late", unmet: "a test" };
  const value = { in: "title", value: "late", fault: "late" };
  const card = { number: "4111111111111111", brand: "mada" };
  test.each([
    ["a fault twice", { faults: [fault, fault] }, "Fault is listed twice: late"],
    ["a fault with an id in capitals", { faults: [{ ...fault, id: "Late" }] }, "kebab case"],
    ["an unknown slot", { faults: [{ ...fault, slot: "moon" }] }, "slot is none of"],
    ["a fault of an unknown operation", { faults: [{ ...fault, operations: ["y"] }] }, "y"],
    ["an unknown parameter", { faults: [{ ...fault, takes: { y: {} } }] }, "no parameter y"],
    ["a sensible one that is not taken", { faults: [{ ...fault, sensible: [{ y: 1 }] }] }, "y"],
    ["a test value twice", { testValues: [value, value] }, "is listed twice: title=late"],
    ["a test value of no fault", { testValues: [{ ...value, fault: "y" }] }, "no fault y"],
    ["one of no operation", { testValues: [{ ...value, operation: "y" }] }, "no such operation"],
    ["one with a strange parameter", { testValues: [{ ...value, with: { y: 1 } }] }, "y"],
    [
      "a test card twice",
      { testCards: [card, card] },
      "Test card is listed twice: 4111111111111111",
    ],
    [
      "a test card that is not a number",
      { testCards: [{ ...card, number: "x" }] },
      "12 to 19 digits",
    ],
    ["a test card of no brand", { testCards: [{ ...card, brand: "visa" }] }, "brand is none of"],
    ["a test card that asks for more", { testCards: [{ ...card, asks: "it" }] }, "3-D Secure"],
    [
      "one that lacks a parameter",
      { faults: [{ ...fault, takes: { delayMs: { required: true } } }], testValues: [value] },
      "delayMs is missing",
    ],
  ])("%s", (_name, part, message) => {
    const parameters = { delayMs: { type: "integer", about: "milliseconds" } };
    const file = { parameters, faults: [fault], testValues: [], ...part };
    expect(() => faultsOf(file, documentOf({}), [])).toThrow(message);
  });

  const row = { id: "a", part: "switch", question: "?", answer: "!", evidence: "ours" };
  const options = [
    { id: "x", meaning: "" },
    { id: "y", meaning: "" },
  ];
  test.each([
    ["a default that is not the first option", [{ ...row, options, default: "y" }], "default"],
    ["a switch with one option", [{ ...row, options: [options[0]], default: "x" }], "two options"],
    ["an unknown kind of evidence", [{ ...row, evidence: "rumour", options }], "evidence"],
    ["a row twice", [row, row].map((one) => ({ ...one, part: "fixed" })), "twice: a"],
  ])("%s", (_name, rows, message) => {
    expect(() => rowsOf({ rows })).toThrow(message);
  });
});
