import { createRulesetFunction } from "@stoplight/spectral-core";
import { asksForToken, isObject, operationsOf, shown } from "./walk.mjs";

/**
 * What says whose token it takes asks for one, and what asks for one says what becomes of a call
 * without. An operation that lost its security would open to everybody, and no schema would tell.
 */
export default createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["role", "refusal"],
      additionalProperties: false,
      properties: { role: { type: "string" }, refusal: { type: "string" } },
    },
  },
  function access(document, { role, refusal }) {
    return operationsOf(document).flatMap(({ operation, path }) => {
      const guarded = asksForToken(document, operation);
      const open = role in operation && !guarded;
      const { responses } = operation;
      const silent = guarded && !(isObject(responses) && refusal in responses);
      return [
        ...(open
          ? [
              {
                message: `${role} is ${shown(operation[role])}, but security asks for no token.`,
                path,
              },
            ]
          : []),
        ...(silent
          ? [{ message: `security asks for a token, but there is no response ${refusal}.`, path }]
          : []),
      ];
    });
  },
);
