import { createRulesetFunction } from "@stoplight/spectral-core";
import { isObject, itemsOf, operationsOf, shown, walkSchemas } from "./walk.mjs";

const BOUNDS = ["minimum", "maximum"];

/** Every schema of a field in the requests of some operations, conditions included. */
function schemasOf(document, field, operations) {
  const name = new RegExp(`(^|\\.)${field}$`);
  const found = [];
  for (const { operation, path } of operationsOf(document)) {
    if (!operations.includes(operation.operationId)) continue;
    walkSchemas(
      { requestBody: operation.requestBody },
      ({ schema, path: at, names, isProperty }) => {
        if (isProperty && name.test(names.join(".")))
          found.push({ schema, path: [...path, ...at] });
      },
    );
  }
  return found;
}

/** Where the schemas of a field say something else than its limit, or none of them says it. */
function* contradictions(document, id, limit, field) {
  const found = schemasOf(document, field, itemsOf(limit.operations));
  for (const bound of BOUNDS.filter((each) => typeof limit[each] === "number")) {
    const having = found.filter(({ schema }) => bound in schema);
    for (const { schema, path } of having) {
      if (schema[bound] === limit[bound]) continue;
      const message = `${field} has the ${bound} ${shown(schema[bound])}, but ${id} states ${limit[bound]}.`;
      yield { message, path: [...path, bound] };
    }
    if (having.length > 0) continue;
    const message = `No schema of ${field} has the ${bound} ${limit[bound]} that ${id} states.`;
    yield { message, path: ["x-behavior", "limits", id] };
  }
}

/**
 * The limits under x-behavior are all there, and the schemas of the fields that they are about say the
 * same. A document without x-behavior states none.
 */
export default createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["limits"],
      additionalProperties: false,
      // Of each limit the field that it bounds, as the end of the names on the way; null for none.
      properties: { limits: { type: "object" } },
    },
  },
  function statedLimits(document, { limits }) {
    const stated = document["x-behavior"]?.limits;
    if (stated === undefined) return [];
    return Object.entries(limits).flatMap(([id, field]) => {
      const limit = isObject(stated) ? stated[id] : undefined;
      if (!isObject(limit)) {
        return [{ message: `The limit ${id} is stated no more.`, path: ["x-behavior", "limits"] }];
      }
      return field === null ? [] : [...contradictions(document, id, limit, field)];
    });
  },
);
