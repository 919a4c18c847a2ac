const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const LISTS = ["allOf", "anyOf", "oneOf"];
const SINGLES = ["items", "additionalProperties", "contains", "propertyNames"];
const CONDITIONS = ["not", "if", "then", "else"];

/** Whether a value is an object with members, and no list. */
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members of an object: empty for any other value, which other rules report. */
export const membersOf = (value) => (isObject(value) ? Object.entries(value) : []);

/** The items of what should be a list, in the same way. */
export const itemsOf = (value) => (Array.isArray(value) ? value : []);

/** A value of a document in a message. Not every value can be converted to text. */
export function shown(value) {
  if (Array.isArray(value)) return "a list";
  return isObject(value) ? "an object" : String(value);
}

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
      for (const [name, value] of membersOf(schema[map])) {
        below(value, [map, name], map === "properties" ? name : undefined);
      }
    }
    for (const list of LISTS) {
      for (const [index, value] of itemsOf(schema[list]).entries()) below(value, [list, index]);
    }
    for (const single of SINGLES) below(schema[single], [single]);
    for (const word of CONDITIONS) enter(schema[word], [...path, word], names, false);
  };
  // The places on the way down: a resolved document may lead back to where it began.
  const within = new Set();
  const search = (node, path) => {
    if (within.has(node)) return;
    within.add(node);
    searchIn(node, path);
    within.delete(node);
  };
  const searchIn = (node, path) => {
    for (const [index, item] of itemsOf(node).entries()) search(item, [...path, index]);
    if (!isObject(node) || path.at(-1) === "example" || path.at(-1) === "examples") return;
    for (const [key, value] of Object.entries(node)) {
      const at = [...path, key];
      if (key === "schema") enter(value, at, [], true);
      else if (path.at(-1) === "components" && key === "schemas") {
        for (const [name, schema] of membersOf(value)) enter(schema, [...at, name], [], true);
      } else search(value, at);
    }
  };
  search(document, []);
}

/** Every operation under `paths`, with its method and path in the document. */
export function operationsOf(document) {
  return membersOf(document.paths).flatMap(([path, item]) =>
    membersOf(item)
      .filter(([method, operation]) => METHODS.includes(method) && isObject(operation))
      .map(([method, operation]) => ({ operation, path: ["paths", path, method] })),
  );
}

/** Whether an operation asks for a token: its own security if it has one, else the document's. */
export function asksForToken(document, operation) {
  const schemes = itemsOf(operation.security ?? document.security);
  return schemes.some((scheme) => membersOf(scheme).length > 0);
}

/**
 * What a reference inside the document leads to; anything else is returned as it is. Undefined where it
 * leads nowhere, or back to itself.
 */
export function resolve(document, node) {
  const met = new Set();
  let found = node;
  while (typeof found?.$ref === "string" && found.$ref.startsWith("#/")) {
    if (met.has(found.$ref)) return undefined;
    met.add(found.$ref);
    found = at(document, found.$ref);
  }
  return found;
}

function at(document, pointer) {
  const steps = pointer.slice(2).split("/");
  const keys = steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce((target, key) => {
    const has = typeof target === "object" && target !== null && Object.hasOwn(target, key);
    return has ? target[key] : undefined;
  }, document);
}

/** A mark of a node. One beside a reference has precedence over one at its target. */
export function markOf(document, node, mark) {
  return node?.[mark] ?? resolve(document, node)?.[mark];
}

/**
 * Visits the fields with some names. The names on the way to a field are joined by dots, so that
 * `payment.value` can be distinguished from any other value.
 */
export function walkFields(document, names, visit) {
  const pattern = new RegExp(names);
  walkSchemas(document, ({ schema, path, names: way, declares, isProperty }) => {
    if (!declares || !isProperty || !pattern.test(way.join("."))) return;
    visit({ schema, path, name: way.at(-1) });
  });
}
