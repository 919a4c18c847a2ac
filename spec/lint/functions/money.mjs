import { createRulesetFunction } from "@stoplight/spectral-core";
import { resolve, walkSchemas } from "./walk.mjs";

/** What is wrong with the schema of a money field, if anything is. */
function flaw(schema) {
  const types = [schema.type].flat();
  const isNumber = types.includes("number") && types.every((t) => ["number", "null"].includes(t));
  if (!isNumber) return "be of type number";
  if (schema.format !== "double") return "have the format double";
  const hasMinimum = [schema.minimum, schema.exclusiveMinimum].some(Number.isFinite);
  return hasMinimum ? undefined : "have a minimum";
}

/**
 * Money is a double with a minimum. Fields are recognised by the names on the way to them, joined
 * by dots, so that `payment.value` can be told from any other value.
 */
export default createRulesetFunction(
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
    const pattern = new RegExp(names);
    const findings = [];
    walkSchemas(document, ({ schema, path, names: way, declares, isProperty }) => {
      if (!declares || !isProperty || !pattern.test(way.join("."))) return;
      const wrong = flaw({ ...resolve(document, schema) });
      if (wrong) findings.push({ message: `The money field "${way.at(-1)}" must ${wrong}.`, path });
    });
    return findings;
  },
);
