import { createRulesetFunction } from "@stoplight/spectral-core";
import { schema } from "@stoplight/spectral-functions";
import { isObject, itemsOf, membersOf, operationsOf, shown } from "./walk.mjs";

const text = { type: "string", minLength: 1 };
const texts = { type: "array", minItems: 1, uniqueItems: true, items: text };

const closed = (required, properties) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

const yes = { const: true };
const oneOf = (...values) => ({ enum: values });

const PROPERTY_FIELDS = {
  "x-tolerates": oneOf("number", "numeric-string", "indexed-object"),
  "x-personal": yes,
  "x-secret": yes,
  "x-minimum-sar": { type: "number", exclusiveMinimum: 0 },
  // Lower case, because names are compared in lower case; a slash means the root of the body.
  "x-aliases": { type: "array", minItems: 1, items: { type: "string", pattern: "^/?[a-z0-9.]+$" } },
};

const duration = {
  type: "string",
  pattern: "^P(?=.)(\\d+D)?(T(?=.)(\\d+H)?(\\d+M)?(\\d+(\\.\\d+)?S)?)?$",
};
/** A number or a duration. The pattern applies to texts alone. */
const bound = { ...duration, type: ["string", "number"] };

/** What every limit and every state graph has. Their provenance has rules of its own. */
const ENTRY = {
  description: text,
  operations: texts,
  "x-provenance": {},
  "x-assumption": {},
};

const BEHAVIOR = closed(["limits", "states"], {
  limits: {
    type: "object",
    additionalProperties: {
      ...closed(["description", "operations"], {
        ...ENTRY,
        value: { ...bound, type: [...bound.type, "array"], minItems: 1, items: duration },
        minimum: bound,
        maximum: bound,
      }),
      anyOf: ["value", "minimum", "maximum"].map((one) => ({ required: [one] })),
    },
  },
  states: {
    type: "object",
    additionalProperties: closed(["description", "operations", "moves"], {
      ...ENTRY,
      moves: {
        type: "object",
        minProperties: 1,
        additionalProperties: { type: "object", additionalProperties: text },
      },
    }),
  },
  switches: { type: "object" },
});

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

/** The rules that hold our extensions to their schemas. The compiler holds those of operations to spec/rows.ts. */
export const extensionRules = Object.fromEntries([
  ...rulesOf("$", "the document", { "x-behavior": BEHAVIOR }),
  ...rulesOf("$..properties[*]", "a property", PROPERTY_FIELDS),
]);

const SECONDS = { second: 1, minute: 60, hour: 3_600, day: 86_400 };
const PARTS = { D: SECONDS.day, H: SECONDS.hour, M: SECONDS.minute, S: SECONDS.second };

/** The seconds of a duration such as PT24H, or undefined if the value is no duration. */
function secondsOf(value) {
  if (typeof value !== "string" || !new RegExp(duration.pattern).test(value)) return undefined;
  const parts = [...value.matchAll(/(\d+(?:\.\d+)?)([DHMS])/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * PARTS[unit], 0);
}

/** The durations that a text names in words, such as "24 hours". */
const durationsIn = (words) =>
  [...(typeof words === "string" ? words : "").matchAll(/(\d+) (second|minute|hour|day)s?\b/g)].map(
    ([named, count, unit]) => ({ named, seconds: Number(count) * SECONDS[unit] }),
  );

/** The operations of the document, those that an entry names and the document lacks, each by its finding. */
function unknownOperations(known, kind, id, entry) {
  const at = ["x-behavior", kind, id, "operations"];
  return itemsOf(entry?.operations).flatMap((name, index) =>
    known.has(name)
      ? []
      : [
          {
            message: `${id} names the operation ${shown(name)}, which does not exist.`,
            path: [...at, index],
          },
        ],
  );
}

/**
 * The entries under x-behavior name operations and states that exist, and the words about a duration name
 * the same one: those of the limit itself, and those of the operations that it is about.
 */
export const behavior = createRulesetFunction(
  { input: { type: "object" }, options: null },
  function behavior(document) {
    const { limits, states } = document["x-behavior"] ?? {};
    const operations = operationsOf(document);
    const known = new Set(operations.map(({ operation }) => operation.operationId));
    const findings = [];
    const limited = new Map();
    for (const [id, limit] of membersOf(limits)) {
      findings.push(...unknownOperations(known, "limits", id, limit));
      const stated = [limit?.value, limit?.minimum, limit?.maximum].flat().map(secondsOf);
      const seconds = stated.filter((one) => one !== undefined);
      if (seconds.length === 0) continue;
      for (const { named, seconds: worded } of durationsIn(limit.description)) {
        if (seconds.includes(worded)) continue;
        const message = `The description of ${id} says ${named}, but its value is another duration.`;
        findings.push({ message, path: ["x-behavior", "limits", id] });
      }
      for (const name of itemsOf(limit.operations)) {
        limited.set(name, [...(limited.get(name) ?? []), ...seconds]);
      }
    }
    for (const { operation, path } of operations) {
      const allowed = limited.get(operation.operationId);
      if (allowed === undefined) continue;
      for (const { named, seconds } of durationsIn(operation.description)) {
        if (allowed.includes(seconds)) continue;
        const message = `The description says ${named}, but no limit of ${operation.operationId} does.`;
        findings.push({ message, path: [...path, "description"] });
      }
    }
    for (const [id, graph] of membersOf(states)) {
      findings.push(...unknownOperations(known, "states", id, graph));
      for (const [from, moves] of membersOf(graph?.moves)) {
        for (const [event, to] of membersOf(moves)) {
          if (typeof to === "string" && isObject(graph.moves[to])) continue;
          const message = `${event} leads from ${from} to ${shown(to)}, which is not a state of ${id}.`;
          findings.push({ message, path: ["x-behavior", "states", id, "moves", from, event] });
        }
      }
    }
    return findings;
  },
);
