import { createRulesetFunction } from "@stoplight/spectral-core";
import { markOf, walkSchemas } from "./walk.mjs";

const MARK = "x-personal";

/** Fields that tell about a person are marked, so that tools can mask them. */
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
  function personalData(document, { names }) {
    const pattern = new RegExp(names);
    const findings = [];
    walkSchemas(document, ({ schema, path, names: way, declares, isProperty }) => {
      if (!declares || !isProperty || !pattern.test(way.join("."))) return;
      if (markOf(document, schema, MARK) === true) return;
      findings.push({ message: `The personal field "${way.at(-1)}" needs ${MARK}: true.`, path });
    });
    return findings;
  },
);
