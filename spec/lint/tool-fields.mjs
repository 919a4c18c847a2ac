import { schema } from "@stoplight/spectral-functions";

const text = { type: "string", minLength: 1 };
const texts = { type: "array", minItems: 1, uniqueItems: true, items: text };
const textByName = { type: "object", minProperties: 1, additionalProperties: text };

const closed = (required, properties) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

const listOf = (items) => ({ type: "array", minItems: 1, items });

/** A fact of a call, such as `answer.0.status`: its root, and the way to it. */
const fact = {
  type: "string",
  pattern: "^(request|answer|query|path|invoice|wallet|recurring|decline|receivers)(\\.\\w+)*$",
};

/** What an operation says about itself to our own tools. */
const OPERATION_FIELDS = {
  "x-also-called": closed(["pattern", "does"], {
    pattern: { ...text, format: "regex" },
    does: text,
  }),
  "x-instead": listOf(closed(["called", "instead"], { called: texts, instead: text })),
  "x-collection": listOf(
    closed(["order", "name", "title"], {
      order: { type: "integer", minimum: 1 },
      name: { type: "string", pattern: "^[a-z][A-Za-z]*$" },
      title: text,
      example: text,
      sets: textByName,
      keeps: textByName,
      expects: textByName,
    }),
  ),
  "x-switches": texts,
  "x-varies": texts,
};

const RESPONSE_FIELDS = {
  "x-states": listOf(
    closed(["name"], {
      name: text,
      when: {
        type: "object",
        minProperties: 1,
        propertyNames: fact,
        additionalProperties: { type: ["string", "number", "null"] },
      },
      params: { type: "object", additionalProperties: { ...fact, type: ["string", "number"] } },
      inject: textByName,
    }),
  ),
};

/** Lower case, since that is how names are compared; a slash stands for the root of the body. */
const PROPERTY_FIELDS = {
  "x-aliases": listOf({ type: "string", pattern: "^/?[a-z0-9.]+$" }),
};

const rulesOf = (given, what, fields) =>
  Object.entries(fields).map(([field, wanted]) => [
    `paystub-${field.slice(2)}`,
    {
      description: `${field} of ${what} has its form`,
      message: `${field} {{error}}`,
      severity: "error",
      resolved: false,
      given: `${given}['${field}']`,
      // biome-ignore lint/suspicious/noThenProperty: Spectral's word for what a rule does.
      then: { function: schema, functionOptions: { schema: wanted } },
    },
  ]);

/** The rules that hold the fields for our own tools to their schemas. */
export const toolFields = Object.fromEntries([
  ...rulesOf("$.paths[*][*]", "an operation", OPERATION_FIELDS),
  ...rulesOf("$.paths[*][*].responses[*]", "a response", RESPONSE_FIELDS),
  ...rulesOf("$..properties[*]", "a property", PROPERTY_FIELDS),
]);
