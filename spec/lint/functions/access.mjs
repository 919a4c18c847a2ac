import { createRulesetFunction } from "@stoplight/spectral-core";
import { asksForToken, isObject, itemsOf, membersOf, operationsOf, shown } from "./walk.mjs";

/**
 * What says whose token it takes asks for one, and what asks for one says what becomes of a call
 * without. An operation that lost its security would open to everybody, and no schema would tell.
 * A call without a token finds its sandbox by a required field of its body.
 */
export default createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["role", "refusal", "sandbox"],
      additionalProperties: false,
      properties: {
        role: { type: "string" },
        refusal: { type: "string" },
        sandbox: {
          type: "object",
          required: ["extension", "kinds"],
          additionalProperties: false,
          properties: {
            extension: { type: "string" },
            kinds: { type: "array", items: { type: "string" } },
          },
        },
      },
    },
  },
  function access(document, { role, refusal, sandbox }) {
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
        ...sandboxFaults(operation, guarded, sandbox).map((message) => ({ message, path })),
      ];
    });
  },
);

/** What is wrong with the field by which a call without a token finds its sandbox. */
function sandboxFaults(operation, guarded, { extension, kinds }) {
  if (!(extension in operation)) return [];
  if (guarded) return [`${extension} is there, but the token names the sandbox.`];
  const members = membersOf(operation[extension]);
  const [kind, field] = members[0] ?? [];
  if (members.length !== 1 || !kinds.includes(kind)) {
    return [`${extension} must have one member: ${kinds.join(" or ")}.`];
  }
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  const isRequired = itemsOf(schema?.required).includes(field);
  return isRequired ? [] : [`${extension} names ${shown(field)}, which no body must have.`];
}
