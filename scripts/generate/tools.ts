import type { ToolOperation } from "../../spec/rows.js";
import {
  type ApiDocument,
  jsonContent,
  operationsOf,
  type PlacedOperation,
  queryOf,
  resolve,
  type Schema,
  type ToolDescription,
  type ToolMark,
} from "./documents.js";
import { controlFactsOf } from "./handles.js";
import { inlined, isSchema, mapSubschemas } from "./schemas.js";

/** The text of the generated table of tools: the operations of the control API that coding assistants call. */
export function toolsText(control: ApiDocument): string {
  const tools = Object.entries(control["x-tools"] ?? {});
  const placed = operationsOf(control);
  const marked = placed.flatMap((one) =>
    (one.operation["x-tool"] ?? []).map((mark) => ({ one, mark })),
  );
  for (const { one, mark } of marked) {
    if (tools.some(([name]) => name === mark.name)) continue;
    throw new Error(
      `${one.operation.operationId} is part of the tool ${mark.name}, which x-tools lacks`,
    );
  }
  const rows = tools.map(([name, tool]) => {
    const { title, description, effect, limit = null } = tool;
    const own = marked.filter(({ mark }) => mark.name === name);
    if (own.length === 0) throw new Error(`no operation is part of the tool ${name}`);
    const operations = own.map(({ one, mark }) => toolOperation(control, one, mark));
    const inputSchema = inputOf(
      control,
      own.map(({ one }) => one),
      operations,
      tool,
    );
    return { name, title, description, effect, limit, inputSchema, operations };
  });
  const lines = rows.map((row) => `  ${JSON.stringify(row)},\n`);
  return `/** The tools that are operations of the control API. */
export const controlTools: readonly ToolEntry[] = [
${lines.join("")}];
`;
}

function toolOperation(
  control: ApiDocument,
  placed: PlacedOperation,
  { what, items, shows = [], next = [] }: ToolMark,
) {
  const { operationId: id } = placed.operation;
  return { what: what ?? null, id, items: items ?? onlyList(control, placed, shows), shows, next };
}

/** The one field of an answer that is a list, where the mark says which parts of an item to show, or the tool lists. */
function onlyList(
  control: ApiDocument,
  placed: PlacedOperation,
  shows: readonly string[],
): string | null {
  const { operation } = placed;
  const isList = shows.length > 0 || operation["x-tool"]?.some(({ name }) => name === "list");
  if (!isList) return null;
  const name = listOf(control, placed);
  if (name !== undefined) return name;
  throw new Error(`x-tool of ${operation.operationId} must name its items`);
}

/** The one field of an answer that is a list; undefined if there is none, or more than one. */
export function listOf(control: ApiDocument, { operation }: PlacedOperation): string | undefined {
  const response = operation.responses["200"];
  const answer = response && jsonContent(control, response)?.schema;
  const { properties = {} } = answer ? (resolve(control, answer) as { properties?: object }) : {};
  const lists = Object.entries(properties).filter(
    ([, schema]) => (resolve(control, schema as Schema) as Schema).type === "array",
  );
  return lists.length === 1 ? lists[0]?.[0] : undefined;
}

/** One schema for all operations of a tool: which one, its key, its sandbox, and what it takes besides. */
function inputOf(
  control: ApiDocument,
  placed: readonly PlacedOperation[],
  operations: readonly Pick<ToolOperation, "what">[],
  { effect, limit, takes }: ToolDescription,
): object {
  const facts = placed.map((one) => controlFactsOf(control, one));
  const isGroup = operations.some(({ what }) => what !== null);
  const keys = [...new Set(facts.flatMap(({ key }) => key ?? []))];
  const [key] = keys;
  const properties: Record<string, unknown> = {};
  const required: string[] = [];
  if (isGroup) {
    properties.what = { type: "string", enum: operations.map(({ what }) => what) };
    required.push("what");
  }
  if (isGroup && effect === "none" && limit === undefined) {
    const description =
      "Only this part of the answer, in more detail, such as responseBody or attempts.0";
    properties.field = { type: "string", description };
  }
  if (key !== undefined) {
    properties[isGroup ? "id" : key] = { type: "string" };
    if (!isGroup && key !== "sandbox") required.push(key);
  }
  // What a tool does to the gateway names its sandbox by its key.
  if (key !== "sandbox") properties.sandbox = { type: "string" };
  let isOpen = false;
  for (const one of placed) {
    const input = ownInput(control, one);
    isOpen ||= input.additional !== null;
    for (const [name, schema] of Object.entries(input.properties)) {
      if (takes && !takes.includes(name)) continue;
      // Operations of a group may differ in the values of a field.
      const known = properties[name];
      const isOther = known !== undefined && JSON.stringify(known) !== JSON.stringify(schema);
      properties[name] = isOther ? { type: (schema as Schema).type } : schema;
    }
    if (!isGroup) required.push(...input.required);
  }
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    ...(isOpen ? {} : { additionalProperties: false }),
  };
}

export interface OwnInput {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  /** The schema of fields that the spec does not name; null where the body can have none. */
  readonly additional: Schema | null;
}

export function ownInput(control: ApiDocument, placed: PlacedOperation): OwnInput {
  const query = queryOf(control, placed);
  const body = placed.operation.requestBody;
  const given = body && jsonContent(control, body)?.schema;
  if (!given) {
    const properties = query.map(({ name, description, schema = {} }) => [
      name,
      { ...forAssistants(inlined(control, schema)), ...(description && { description }) },
    ]);
    const required = query.filter((one) => one.required).map(({ name }) => name);
    return { properties: Object.fromEntries(properties), required, additional: null };
  }
  const schema = forAssistants(inlined(control, resolve(control, given)));
  const {
    properties = {},
    required = [],
    additionalProperties,
    oneOf = [],
  } = schema as {
    readonly properties?: OwnInput["properties"];
    readonly required?: readonly string[];
    readonly additionalProperties?: unknown;
    readonly oneOf?: readonly { readonly properties?: object }[];
  };
  const choices = oneOf.map((one) => one.properties ?? {});
  return {
    properties: Object.assign({}, properties, ...choices),
    required,
    additional: isSchema(additionalProperties) ? additionalProperties : null,
  };
}

/** The words of a schema that help an assistant to fill it in. The operation's own validator knows the rest. */
const KEPT = [
  ...["type", "enum", "description", "properties", "required", "items", "oneOf", "minimum"],
  ...["maximum", "additionalProperties", "const", "anyOf"],
];

function forAssistants(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([word]) => KEPT.includes(word));
  return mapSubschemas(Object.fromEntries(kept), forAssistants);
}
