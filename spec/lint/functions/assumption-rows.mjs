import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createRulesetFunction } from "@stoplight/spectral-core";
import { parse } from "yaml";
import { shown } from "./walk.mjs";

const ROW = "x-assumption";

/** The ids of all rows. A relative path starts at the folder of the ruleset, where it is known. */
function rowIds(file, ruleset) {
  const path = resolve(ruleset ? dirname(ruleset) : "", file);
  return new Set(parse(readFileSync(path, "utf8")).rows.map(({ id }) => String(id)));
}

/**
 * Whatever is marked as assumed names a row of the assumptions file, and each named row exists.
 * Several rows are named by a list.
 */
export default createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["rows"],
      additionalProperties: false,
      properties: { rows: { type: "string" } },
    },
  },
  function assumptionRows(document, { rows }, context) {
    const known = rowIds(rows, context.rule.owner.source);
    const findings = [];
    const search = (node, path) => {
      if (typeof node !== "object" || node === null) return;
      const named = [node[ROW] ?? []].flat();
      if (node["x-provenance"] === "assumed" && named.length === 0) {
        findings.push({ message: `What is assumed must name its row in ${ROW}.`, path });
      }
      for (const id of named) {
        if (known.has(shown(id))) continue;
        findings.push({ message: `There is no assumption "${shown(id)}".`, path: [...path, ROW] });
      }
      for (const [key, value] of Object.entries(node)) search(value, [...path, key]);
    };
    search(document, []);
    return findings;
  },
);
