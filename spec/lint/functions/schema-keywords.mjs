import { createRulesetFunction } from "@stoplight/spectral-core";
import { walkSchemas } from "./walk.mjs";

/** Schemas keep to keywords that every tool around the spec understands in the same way. */
export default createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["forbidden"],
      additionalProperties: false,
      properties: { forbidden: { type: "object", additionalProperties: { type: "string" } } },
    },
  },
  function schemaKeywords(document, { forbidden }) {
    const findings = [];
    walkSchemas(document, ({ schema, path }) => {
      for (const [keyword, reason] of Object.entries(forbidden)) {
        if (!(keyword in schema)) continue;
        findings.push({
          message: `${keyword} must not be used: ${reason}.`,
          path: [...path, keyword],
        });
      }
    });
    return findings;
  },
);
