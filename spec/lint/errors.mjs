import { createRulesetFunction } from "@stoplight/spectral-core";
import { asksForToken, itemsOf, membersOf, operationsOf, shown } from "./walk.mjs";

const REFUSED = ["401", "403"];

function* errorResponses(document, settings) {
  for (const { operation, path } of operationsOf(document)) {
    const own = operation[settings.extension] ?? settings.default;
    for (const [status, response] of membersOf(operation.responses)) {
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
export const errorFamily = createRulesetFunction(
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
      const isKnown = typeof family === "string" && Object.hasOwn(options.families, family);
      if (!isKnown) {
        findings.push({ message: `The error family "${shown(family)}" is not known.`, path });
        continue;
      }
      const shape = options.families[family];
      const required = itemsOf(response?.content?.["application/json"]?.schema?.required);
      if (shape.every((name) => required.includes(name))) continue;
      const wanted = `the ${family} schema (${shape.join(", ")})`;
      findings.push({ message: `The error response ${status} must use ${wanted}.`, path });
    }
    return findings;
  },
);
