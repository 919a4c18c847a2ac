import { createRulesetFunction } from "@stoplight/spectral-core";
import { markOf, membersOf, operationsOf, resolve, shown, walkSchemas } from "./walk.mjs";

const MARK = "x-provenance";
const VALUES = ["documented", "assumed"];

function* markedNodes(document) {
  for (const { operation, path } of operationsOf(document)) {
    yield { what: "operation", node: operation, path };
    for (const [status, response] of membersOf(operation.responses)) {
      yield { what: "response", node: response, path: [...path, "responses", status] };
    }
  }
  const schemas = [];
  walkSchemas(document, ({ schema, path, declares, isProperty }) => {
    const isComponent = path.length === 3 && path[0] === "components";
    if (!declares || !(isProperty || isComponent)) return;
    schemas.push({ what: isProperty ? "property" : "schema", node: schema, path });
  });
  yield* schemas;
  for (const kind of ["limits", "states"]) {
    for (const [name, node] of membersOf(document["x-behavior"]?.[kind])) {
      yield { what: "entry", node, path: ["x-behavior", kind, name] };
    }
  }
}

/**
 * Operations, responses, component schemas, properties, limits and states say whether the service's
 * description states them. A reference has the mark of its target unless it carries one of its own.
 */
export default createRulesetFunction(
  { input: { type: "object" }, options: null },
  function provenance(document) {
    const findings = [];
    for (const { what, node, path } of markedNodes(document)) {
      const mark = markOf(document, node, MARK);
      if (VALUES.includes(mark)) continue;
      const name = path.at(-1);
      const lost = resolve(document, node) === undefined;
      const missing = lost ? "is missing: its $ref leads nowhere, or back to itself" : "is missing";
      const problem = mark === undefined ? missing : `cannot be "${shown(mark)}"`;
      findings.push({ message: `${MARK} of the ${what} "${name}" ${problem}.`, path });
    }
    return findings;
  },
);
