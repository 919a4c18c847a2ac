import { createRulesetFunction } from "@stoplight/spectral-core";
import {
  isObject,
  itemsOf,
  operationsOf,
  resolve,
  shown,
  walkFields,
  walkSchemas,
} from "./walk.mjs";

/** Schemas keep to keywords that every tool around the spec understands in the same way. */
export const schemaKeywords = createRulesetFunction(
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

/** What is wrong with the schema of a money field, if anything is. */
function flaw(schema) {
  const types = [schema.type].flat();
  const isNumber = types.includes("number") && types.every((t) => ["number", "null"].includes(t));
  if (!isNumber) return "be of type number";
  if (schema.format !== "double") return "have the format double";
  const hasMinimum = [schema.minimum, schema.exclusiveMinimum].some(Number.isFinite);
  return hasMinimum ? undefined : "have a minimum";
}

/** Money is a double with a minimum. */
export const money = createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["names"],
      additionalProperties: false,
      properties: { names: { type: "string" } },
    },
  },
  function money(document, { names }) {
    const findings = [];
    walkFields(document, names, ({ schema, path, name }) => {
      const wrong = flaw({ ...resolve(document, schema) });
      if (wrong) findings.push({ message: `The money field "${name}" must ${wrong}.`, path });
    });
    return findings;
  },
);

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

/** Where the schemas of a field contradict its limit, or none of them states it. */
function* contradictions(document, id, limit, { field, ...keywords }) {
  const found = schemasOf(document, field, itemsOf(limit.operations));
  for (const bound of BOUNDS.filter((each) => typeof limit[each] === "number")) {
    const keyword = keywords[bound] ?? bound;
    const having = found.filter(({ schema }) => keyword in schema);
    for (const { schema, path } of having) {
      if (schema[keyword] === limit[bound]) continue;
      const message = `${field} has the ${keyword} ${shown(schema[keyword])}, but ${id} states ${limit[bound]}.`;
      yield { message, path: [...path, keyword] };
    }
    if (having.length > 0) continue;
    const message = `No schema of ${field} has the ${keyword} ${limit[bound]} that ${id} states.`;
    yield { message, path: ["x-behavior", "limits", id] };
  }
}

/**
 * The limits under x-behavior are all there, and the schemas of the fields that they are about say the
 * same. A document without x-behavior states none.
 */
export const statedLimits = createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["limits"],
      additionalProperties: false,
      // The field that each limit bounds, as the end of its path, and the keyword that states the bound
      // where it is not minimum or maximum; null if the limit bounds no field.
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
