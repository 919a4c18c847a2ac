import { createRulesetFunction } from "@stoplight/spectral-core";
import { isObject, itemsOf, membersOf, operationsOf, resolve } from "./walk.mjs";

/** A rule function over the whole document that takes no options. */
const overDocument = (check) =>
  createRulesetFunction({ input: { type: "object" }, options: null }, (document) => [
    ...check(document),
  ]);

/** An operation at the second address has servers of its own. One at the first address has none. */
export const serverKinds = overDocument(function* (document) {
  for (const { operation, path } of operationsOf(document)) {
    const kind = operation["x-server"];
    if (kind === undefined) continue;
    const own = operation.servers ?? document.paths[path[1]].servers;
    const hasOwn = itemsOf(own).length > 0;
    if (kind === "order" && !hasOwn) {
      yield {
        message: "x-server is order, but neither the path nor the operation has servers.",
        path,
      };
    }
    if (kind === "base" && hasOwn) {
      yield { message: "x-server is base, but the operation has servers of its own.", path };
    }
  }
});

/** The schema of a member, through combinations. */
function memberOf(document, node, name) {
  const schema = resolve(document, node);
  if (!isObject(schema)) return undefined;
  const own = schema.properties?.[name] ?? (/^\d+$/.test(name) ? schema.items : undefined);
  if (own !== undefined) return own;
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((list) => itemsOf(schema[list]));
  return parts.map((part) => memberOf(document, part, name)).find((found) => found !== undefined);
}

/** Whether an expression such as `$request.body#/urls/callback` leads to a field of its operation. */
function leadsSomewhere(document, operation, pathItem, expression) {
  const [, side, place, name] =
    /^\$(request|response)\.(body#|query\.|path\.|header\.)(.*)$/.exec(expression) ?? [];
  if (side === undefined) return /^\$(url|method|statusCode)$/.test(expression);
  if (place === "body#") {
    const bodies =
      side === "request"
        ? [operation.requestBody]
        : membersOf(operation.responses).map(([, response]) => response);
    const schemas = bodies.flatMap((body) =>
      membersOf(resolve(document, body)?.content).map(([, media]) => media?.schema),
    );
    const steps = name.split("/").filter(Boolean);
    return schemas.some(
      (schema) => steps.reduce((at, step) => memberOf(document, at, step), schema) !== undefined,
    );
  }
  if (side === "response") return true;
  const parameters = [...itemsOf(operation.parameters), ...itemsOf(pathItem.parameters)];
  return parameters
    .map((parameter) => resolve(document, parameter))
    .some((each) => each?.in === place.slice(0, -1) && each.name === name);
}

/** The address of a callback comes from a field or a parameter that the operation has. */
export const callbackAddresses = overDocument(function* (document) {
  for (const { operation, path } of operationsOf(document)) {
    for (const [name, callback] of membersOf(operation.callbacks)) {
      for (const [address] of membersOf(resolve(document, callback))) {
        for (const [, expression] of address.matchAll(/\{(\$[^}]*)\}/g)) {
          if (leadsSomewhere(document, operation, document.paths[path[1]], expression)) continue;
          const message = `${expression} leads to no field or parameter of the operation.`;
          yield { message, path: [...path, "callbacks", name, address] };
        }
      }
    }
  }
});

/** The members that an object may have by its schema, or undefined if it may have others too. */
function membersAllowed(document, node, depth = 0) {
  const schema = resolve(document, node);
  if (!isObject(schema) || depth > 8) return undefined;
  if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) {
    return undefined;
  }
  if (schema.patternProperties !== undefined) return undefined;
  const allowed = new Map(Object.entries(schema.properties ?? {}));
  for (const list of ["allOf", "anyOf", "oneOf"]) {
    for (const part of itemsOf(schema[list])) {
      for (const [name, member] of membersAllowed(document, part, depth + 1) ?? []) {
        if (!allowed.has(name)) allowed.set(name, member);
      }
    }
  }
  return allowed.size === 0 ? undefined : allowed;
}

/** The members of an example that its schema does not know, each with its path from the example. */
function* unknownMembers(document, node, value, path) {
  if (Array.isArray(value)) {
    const { items } = resolve(document, node) ?? {};
    for (const [index, item] of value.entries()) {
      yield* unknownMembers(document, items, item, [...path, index]);
    }
    return;
  }
  const allowed = isObject(value) ? membersAllowed(document, node) : undefined;
  if (allowed === undefined) return;
  for (const [name, member] of Object.entries(value)) {
    if (allowed.has(name))
      yield* unknownMembers(document, allowed.get(name), member, [...path, name]);
    else yield { name, path: [...path, name] };
  }
}

/** Every media type of the requests and responses, with its place. */
function* mediaOf(document) {
  for (const { operation, path } of operationsOf(document)) {
    const holders = [
      [operation.requestBody, [...path, "requestBody"]],
      ...membersOf(operation.responses).map(([status, response]) => [
        response,
        [...path, "responses", status],
      ]),
    ];
    for (const [holder, at] of holders) {
      for (const [type, media] of membersOf(resolve(document, holder)?.content)) {
        yield { media, path: [...at, "content", type] };
      }
    }
  }
}

/** Examples have no member that their schema lacks: most such members are misspelled or outdated. */
export const exampleMembers = overDocument(function* (document) {
  for (const { media, path } of mediaOf(document)) {
    const examples = [
      [media?.example, [...path, "example"]],
      ...membersOf(media?.examples).map(([name, example]) => [
        resolve(document, example)?.value,
        [...path, "examples", name, "value"],
      ]),
    ];
    for (const [value, at] of examples) {
      for (const found of unknownMembers(document, media?.schema, value, at)) {
        const message = `The example has the member ${found.name}, which its schema lacks.`;
        yield { message, path: found.path };
      }
    }
  }
});
