import { describe, expect, test } from "vitest";
import { assumptionBehind } from "../../contracts/conformance/checks.js";
import { rules } from "../../contracts/conformance/rules.js";
import { assumptionRows } from "../../spec/generated/assumptions.js";
import document from "../../spec/generated/openapi.json" with { type: "json" };

describe("the rules", () => {
  test("have one id each, and rest on rows that exist", () => {
    const known = assumptionRows.map(({ id }) => id);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { assumption } of rules) {
      if (assumption !== null) expect(known).toContain(assumption);
    }
  });

  test("of operations that the description only mentions are assumed", () => {
    const assumed = /^(issue|cancel|process|list|getTransactions|payByCard|refund)/;
    const wrong = rules.filter(({ id, assumption }) => assumed.test(id) && assumption === null);
    expect(wrong).toEqual([]);
  });

  test.each([
    ["required", "", { missingProperty: "qrUrl" }, null],
    ["required", "/gatewayOrderRequest", { missingProperty: "clientName" }, null],
    ["required", "/gatewayOrderRequest", { missingProperty: "note" }, "echo-nulls"],
    ["required", "/gatewayOrderRequest/products/0", { missingProperty: "imageSrc" }, "echo-nulls"],
    ["type", "/amount", {}, null],
    ["type", "/0/partnerMadaFeesPercentage", {}, null],
    ["type", "/0/partnerMadaFixedFees", {}, "echo-nulls"],
    ["type", "/0/partnerId", {}, null],
    ["type", "/metadata", {}, "echo-nulls"],
    ["type", "/gatewayOrderRequest/metadata", {}, null],
    ["pattern", "/status", {}, null],
    ["pattern", "/transactionNo", {}, "transaction-no"],
    ["enum", "/orderStatus", {}, "order-status-case"],
    ["minimum", "/amount", {}, "money-limits"],
  ])("a breach of %s at %j is told by its provenance", (keyword, instancePath, params, row) => {
    expect(assumptionBehind({ keyword, instancePath, params, schemaPath: "#" })).toBe(row);
  });

  test("know the provenance of each keyword that an answer can break", () => {
    const silent = ["description", "examples", "title", "$ref", "items", "properties", "default"];
    const told = ["required", "type", "format", "pattern", "minimum", "enum", "anyOf"];
    for (const name of [
      "Invoice",
      "MerchantRelationship",
      "SendOtpResponse",
      "Problem",
      "OtpError",
    ]) {
      const keywords = [...keywordsOf({ $ref: `#/components/schemas/${name}` })];
      expect(keywords).toContain("properties");
      expect(keywords.filter((keyword) => ![...silent, ...told].includes(keyword))).toEqual([]);
    }
  });
});

/** Every keyword below a schema, without the names of properties and extensions. */
function keywordsOf(schema: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    for (const [keyword, value] of Object.entries(node ?? {})) {
      if (keyword.startsWith("x-")) continue;
      found.add(keyword);
      if (keyword === "$ref") visit(schemaOf(String(value)));
      if (keyword === "properties") Object.values(value as object).forEach(visit);
      if (keyword === "items") visit(value);
      if (keyword === "anyOf") (value as unknown[]).forEach(visit);
    }
  };
  visit(schema);
  return found;
}

function schemaOf(ref: string): unknown {
  const schemas: Readonly<Record<string, unknown>> = document.components.schemas;
  return schemas[ref.split("/").at(-1) ?? ""];
}
