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
      properties: {
        forbidden: { type: "object", additionalProperties: { type: "string" } },
        // Keywords that only documents of OpenAPI 3.0 may have.
        gone: { type: "object", additionalProperties: { type: "string" } },
      },
    },
  },
  function schemaKeywords(document, { forbidden, gone = {} }) {
    const findings = [];
    const isOld = /^3\.0\b/.test(document.openapi);
    const refused = Object.entries({ ...forbidden, ...(isOld ? {} : gone) });
    walkSchemas(document, ({ schema, path }) => {
      for (const [keyword, reason] of refused) {
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
