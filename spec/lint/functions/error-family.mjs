import { createRulesetFunction } from "@stoplight/spectral-core";
import { asksForToken, operationsOf } from "./walk.mjs";

const REFUSED = ["401", "403"];

function* errorResponses(document, settings) {
  for (const { operation, path } of operationsOf(document)) {
    const own = operation[settings.extension] ?? settings.default;
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (!/^[45]/.test(status)) continue;
      const guarded = REFUSED.includes(status) && asksForToken(document, operation);
      const family = guarded ? settings.refused : own;
      yield { family, status, response, path: [...path, "responses", status] };
    }
  }
}

/**
 * Each error response uses the schema of its operation's family. A schema is recognised by the
 * properties that it requires. 401 and 403 of an operation with a token have a family of their own.
 */
export default createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["families", "default", "refused", "extension"],
      additionalProperties: false,
      properties: {
        families: {
          type: "object",
          additionalProperties: { type: "array", items: { type: "string" }, minItems: 1 },
        },
        default: { type: "string" },
        refused: { type: "string" },
        extension: { type: "string" },
      },
    },
  },
  function errorFamily(document, options) {
    const findings = [];
    for (const { family, status, response, path } of errorResponses(document, options)) {
      const shape = options.families[family];
      if (!shape) {
        findings.push({ message: `The error family "${family}" is not known.`, path });
        continue;
      }
      const required = response?.content?.["application/json"]?.schema?.required ?? [];
      if (shape.every((name) => required.includes(name))) continue;
      const wanted = `the ${family} schema (${shape.join(", ")})`;
      findings.push({ message: `The error response ${status} must use ${wanted}.`, path });
    }
    return findings;
  },
);
