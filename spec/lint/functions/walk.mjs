const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const LISTS = ["allOf", "anyOf", "oneOf"];
const SINGLES = ["items", "additionalProperties", "contains", "propertyNames"];
const CONDITIONS = ["not", "if", "then", "else"];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Walks every schema of a document: components, and those inside operations, callbacks and
 * webhooks. The visitor gets {schema, path, names, declares}: `names` are the names of the
 * properties on the way down, the last one being the schema's own if it is a property; `declares`
 * is false inside conditions, which speak of properties that are declared elsewhere.
 */
export function walkSchemas(document, visit) {
  const seen = new Set();
  const enter = (schema, path, names, declares) => {
    if (!isObject(schema)) return;
    visit({ schema, path, names, declares, isProperty: path.at(-2) === "properties" });
    if (seen.has(schema)) return;
    seen.add(schema);
    const below = (value, steps, name) =>
      enter(value, [...path, ...steps], name ? [...names, name] : names, declares);
    for (const map of ["properties", "patternProperties", "$defs"]) {
      for (const [name, value] of Object.entries(schema[map] ?? {})) {
        below(value, [map, name], map === "properties" ? name : undefined);
      }
    }
    for (const list of LISTS) {
      for (const [index, value] of (schema[list] ?? []).entries()) below(value, [list, index]);
    }
    for (const single of SINGLES) below(schema[single], [single]);
    for (const word of CONDITIONS) enter(schema[word], [...path, word], names, false);
  };
  const search = (node, path) => {
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) search(item, [...path, index]);
    }
    if (!isObject(node) || path.at(-1) === "example" || path.at(-1) === "examples") return;
    for (const [key, value] of Object.entries(node)) {
      const at = [...path, key];
      if (key === "schema") enter(value, at, [], true);
      else if (path.at(-1) === "components" && key === "schemas") {
        for (const [name, schema] of Object.entries(value)) enter(schema, [...at, name], [], true);
      } else search(value, at);
    }
  };
  search(document, []);
}

/** Every operation under `paths`, with its method and path in the document. */
export function operationsOf(document) {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(([method, operation]) => METHODS.includes(method) && isObject(operation))
      .map(([method, operation]) => ({ operation, path: ["paths", path, method] })),
  );
}

/** Whether an operation asks for a token: its own security if it has one, else the document's. */
export function asksForToken(document, operation) {
  const schemes = operation.security ?? document.security ?? [];
  return schemes.some((scheme) => Object.keys(scheme).length > 0);
}

/** What a reference inside the document leads to; anything else is returned as it is. */
export function resolve(document, node) {
  if (typeof node?.$ref !== "string" || !node.$ref.startsWith("#/")) return node;
  const steps = node.$ref.slice(2).split("/");
  const keys = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return resolve(
    document,
    keys.reduce((target, key) => target?.[key], document),
  );
}

/** A mark of a node. One beside a reference has precedence over one at its target. */
export function markOf(document, node, mark) {
  return node?.[mark] ?? resolve(document, node)?.[mark];
}
