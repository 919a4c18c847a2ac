import { readFileSync } from "node:fs";
import { dirname, resolve as resolvePath } from "node:path";
import { createRulesetFunction } from "@stoplight/spectral-core";
import { parse } from "yaml";
import {
  asksForToken,
  isObject,
  itemsOf,
  markOf,
  membersOf,
  operationsOf,
  resolve,
  shown,
  walkFields,
  walkSchemas,
} from "./walk.mjs";

const PROVENANCE = "x-provenance";
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
export const provenance = createRulesetFunction(
  { input: { type: "object" }, options: null },
  function provenance(document) {
    const findings = [];
    for (const { what, node, path } of markedNodes(document)) {
      const mark = markOf(document, node, PROVENANCE);
      if (VALUES.includes(mark)) continue;
      const name = path.at(-1);
      const lost = resolve(document, node) === undefined;
      const missing = lost ? "is missing: its $ref leads nowhere, or back to itself" : "is missing";
      const problem = mark === undefined ? missing : `cannot be "${shown(mark)}"`;
      findings.push({ message: `${PROVENANCE} of the ${what} "${name}" ${problem}.`, path });
    }
    return findings;
  },
);

const ROW = "x-assumption";

/** The ids of all rows. A relative path starts at the folder of the ruleset, where it is known. */
function rowIds(file, ruleset) {
  const path = resolvePath(ruleset ? dirname(ruleset) : "", file);
  return new Set(parse(readFileSync(path, "utf8")).rows.map(({ id }) => String(id)));
}

/**
 * Everything that is marked as assumed names a row of the assumptions file, and each named row exists. A
 * list names several rows.
 */
export const assumptionRows = createRulesetFunction(
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
      if (node[PROVENANCE] === "assumed" && named.length === 0) {
        findings.push({ message: `What is assumed must name its row in ${ROW}.`, path });
      }
      if (node[PROVENANCE] === "documented" && named.length > 0) {
        findings.push({ message: `What is documented cannot have an ${ROW} too.`, path });
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

/**
 * An operation that names the role of its token requires one, and an operation that requires one names its
 * answer without it. An operation that lost its security would open to everyone, and no schema would show
 * it. A call without a token finds its sandbox by a required field of its body.
 */
export const access = createRulesetFunction(
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

/** Fields whose names suggest personal or secret values carry the mark, so that tools can mask them. */
export const markedFields = createRulesetFunction(
  {
    input: { type: "object" },
    options: {
      type: "object",
      required: ["mark", "kind", "names"],
      additionalProperties: false,
      properties: {
        mark: { type: "string" },
        kind: { type: "string" },
        names: { type: "string" },
      },
    },
  },
  function markedFields(document, { mark, kind, names }) {
    const findings = [];
    walkFields(document, names, ({ schema, path, name }) => {
      if (markOf(document, schema, mark) === true) return;
      const message = `The ${kind} field "${name}" needs ${mark}: true.`;
      findings.push({ message, path });
    });
    return findings;
  },
);
