import { createRulesetFunction } from "@stoplight/spectral-core";
import { operationsOf } from "./walk.mjs";

/** Each response with content shows at least one example of it. */
export default createRulesetFunction(
  { input: { type: "object" }, options: null },
  function responseExamples(document) {
    const findings = [];
    for (const { operation, path } of operationsOf(document)) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        for (const [type, media] of Object.entries(response?.content ?? {})) {
          if ("example" in media || Object.keys(media.examples ?? {}).length > 0) continue;
          findings.push({
            message: `The response ${status} needs an example.`,
            path: [...path, "responses", status, "content", type],
          });
        }
      }
    }
    return findings;
  },
);
