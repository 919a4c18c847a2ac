import { createRulesetFunction } from "@stoplight/spectral-core";
import { isObject, membersOf, operationsOf } from "./walk.mjs";

/** Each response with content shows at least one example of it. */
export default createRulesetFunction(
  { input: { type: "object" }, options: null },
  function responseExamples(document) {
    const findings = [];
    for (const { operation, path } of operationsOf(document)) {
      for (const [status, response] of membersOf(operation.responses)) {
        for (const [type, media] of membersOf(response?.content)) {
          const { examples } = isObject(media) ? media : {};
          if ((isObject(media) && "example" in media) || membersOf(examples).length > 0) continue;
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
