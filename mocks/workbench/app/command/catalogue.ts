/** Something that an operation is given by name. */
export interface Given {
  readonly name: string;
  readonly place: "path" | "query" | "header" | "body";
  readonly required: boolean;
  readonly about: string;
  /** Values that it can have, or that the spec gives as examples. */
  readonly values: readonly string[];
}

/** An operation as the command line offers it. */
export interface CommandOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly given: readonly Given[];
  /** Bodies that the spec shows. */
  readonly examples: readonly unknown[];
  /** Whether it is called with a token of the sandbox: those of the service are. */
  readonly isService: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const METHODS = ["get", "post", "put", "patch", "delete"];

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The operations of an OpenAPI document in the order in which it has them. */
export function operationsOf(document: unknown, isService: boolean): readonly CommandOperation[] {
  if (!isObject(document) || !isObject(document.paths)) return [];
  return Object.entries(document.paths).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation)) return [];
      const shared = [...listOf(item.parameters), ...listOf(operation.parameters)];
      const body = bodyOf(document, operation);
      return {
        ...{ id: String(operation.operationId), method: method.toUpperCase(), path, isService },
        summary: String(operation.summary ?? ""),
        given: [...shared.map((one) => parameterOf(document, one)), ...body.fields],
        examples: body.examples,
      };
    });
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What a reference stands for, in this document. */
function resolved(document: Json, value: unknown): Json {
  if (!isObject(value)) return {};
  if (typeof value.$ref !== "string") return value;
  const steps = value.$ref.replace(/^#\//, "").split("/");
  const found = steps.reduce<unknown>(
    (inner, step) => (isObject(inner) ? inner[step] : undefined),
    document,
  );
  return resolved(document, found);
}

function parameterOf(document: Json, given: unknown): Given {
  const { name, in: place, required, description, schema, example } = resolved(document, given);
  return {
    name: String(name),
    place: place as Given["place"],
    required: required === true,
    about: String(description ?? ""),
    values: [...valuesOf(resolved(document, schema)), ...(example ? [String(example)] : [])],
  };
}

function valuesOf({ enum: options, type, default: preset }: Json): readonly string[] {
  if (Array.isArray(options)) return options.map(String);
  if (type === "boolean") return ["true", "false"];
  return preset === undefined ? [] : [String(preset)];
}

function bodyOf(document: Json, { requestBody }: Json) {
  const { content } = resolved(document, requestBody);
  const json = isObject(content) ? resolved(document, content["application/json"]) : {};
  const schema = resolved(document, json.schema);
  const required = listOf(schema.required);
  const properties = isObject(schema.properties) ? schema.properties : {};
  const examples = isObject(json.examples) ? Object.values(json.examples) : [];
  return {
    fields: Object.entries(properties).map(([name, property]): Given => {
      const field = resolved(document, property);
      return {
        ...{ name, place: "body", required: required.includes(name) },
        about: String(field.description ?? ""),
        values: valuesOf(field),
      };
    }),
    examples: examples.map((example) => resolved(document, example).value),
  };
}
