import type { FaultParameter } from "../../spec/generated/faults.js";
import { commandsText } from "./commands.js";
import {
  type ApiDocument,
  bodySchemaName,
  jsonContent,
  operationsOf,
  type PlacedOperation,
  queryOf,
  resolve,
  type Schema,
  statusesOf,
  targetOf,
} from "./documents.js";
import { capitalized, controlFactsOf } from "./handles.js";
import { type FaultFile, type FaultRow, type Row, type Spec, taken } from "./resolve.js";
import { isSchema } from "./schemas.js";
import { toolsText } from "./tools.js";

/** The row of an operation. The generated table is held to its type. */
function entryOf(document: ApiDocument, placed: PlacedOperation) {
  const { method, path, operation } = placed;
  const body = operation.requestBody;
  return {
    id: operation.operationId,
    method,
    path,
    server: operation["x-server"] ?? "base",
    role: operation["x-token-role"] ?? null,
    sandbox: operation["x-sandbox"] ?? null,
    creates: operation["x-creates"] ?? null,
    body: bodySchemaName(document, placed),
    bodyOptional: body ? resolve(document, body).required !== true : false,
    query: queryOf(document, placed).map(({ name }) => name),
    accept: operation["x-requires-accept"] ?? null,
    family: operation["x-error-family"] ?? "problem",
    provenance: operation["x-provenance"] ?? "documented",
    assumption: [operation["x-assumption"] ?? null].flat()[0] ?? null,
    statuses: statusesOf(placed),
  };
}

/** Imports types of rows, and exports them beside the tables. */
export function rowTypes(...names: readonly string[]): string {
  const list = names.map((name) => `  ${name},\n`).join("");
  return `import type {\n${list}} from "../rows.js";\n\nexport type {\n${list}};\n`;
}

function table(
  name: string,
  about: string,
  document: ApiDocument,
  rows: {
    readonly type: string;
    readonly entryOf: (document: ApiDocument, placed: PlacedOperation) => object;
  },
): string {
  const lines = operationsOf(document).map(
    (placed) => `  ${JSON.stringify(rows.entryOf(document, placed))},\n`,
  );
  const end = `] as const satisfies readonly ${rows.type}[];\n`;
  return `/** ${about} */\nexport const ${name} = [\n${lines.join("")}${end}`;
}

/** The fields of each request: those of its body, or else of its query and its path. */
function fieldsText(document: ApiDocument): string {
  const lines = operationsOf(document).map((placed) => {
    const { operation, path } = placed;
    const body = operation.requestBody && jsonContent(document, operation.requestBody)?.schema;
    const named = [...queryOf(document, placed).map(({ name }) => name), ...namesIn(path)];
    const fields = body ? fieldsOf(document, body) : named;
    return `  ${operation.operationId}: ${JSON.stringify(fields)},\n`;
  });
  return `/** The fields of each request of the payment service: of its body, else of its query and path. */
export const operationFields: Readonly<Record<OperationId, readonly string[]>> = {
${lines.join("")}};
`;
}

function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

function fieldsOf(document: ApiDocument, schema: Schema): readonly string[] {
  const { properties = {}, allOf = [], oneOf = [] } = resolve(document, schema) as Composed;
  const inside = [...allOf, ...oneOf].flatMap((part) => fieldsOf(document, part));
  return [...new Set([...Object.keys(properties), ...inside])];
}

/** The keywords by which a schema has fields. */
interface Composed {
  readonly properties?: object;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** The text of the generated tables of the service's operations, of their fields, and of the names of their schemas. */
export function operationsText({ api, annotated, control, requests }: Spec): string {
  return [
    rowTypes("OperationEntry"),
    table("operations", "The operations of the payment service.", api, {
      type: "OperationEntry",
      entryOf,
    }),
    `/** Id of an operation of the payment service. */
export type OperationId = (typeof operations)[number]["id"];
`,
    fieldsText(api),
    namesText(annotated),
    fractionsText([api, control]),
    "/** Name of a request body's schema of the service. */\n" +
      `export type RequestSchemaName =${unionOf(requests.api)};\n`,
  ].join("\n");
}

/** The same of the control API, with the commands and the tools that its operations are. Many a start needs none. */
export function controlOperationsText({ control, requests }: Spec): string {
  return [
    rowTypes(
      "CallableOperation",
      "CommandEntry",
      "CommandWay",
      "ControlOperationEntry",
      "ToolEntry",
      "ToolOperation",
    ),
    table("controlOperations", "The operations of the control API.", control, {
      type: "ControlOperationEntry",
      entryOf: (document, placed) => {
        const { body: _, ...entry } = entryOf(document, placed);
        return { ...entry, ...controlFactsOf(document, placed) };
      },
    }),
    `/** Id of an operation of the control API. */
export type ControlOperationId = (typeof controlOperations)[number]["id"];
`,
    "/** Name of the schema of a body or a query of the control API. */\n" +
      `export type ControlSchemaName =${unionOf(requests.control)};\n`,
    commandsText(control),
    toolsText(control),
  ].join("\n");
}

/** Finds the names that people give to the fields of a schema: the field's path by each name. */
function aliasesOf(api: ApiDocument, schema: Schema, parent = ""): readonly [string, string][] {
  const { properties = {}, items } = schema as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly items?: Schema;
  };
  if (items) return aliasesOf(api, resolve(api, items), `${parent}[]`);
  return Object.entries(properties).flatMap(([name, written]) => {
    const before = parent === "" ? "" : `${parent}.`;
    const aliases = namesOf(api, written).map((alias): [string, string] => [
      alias.startsWith("/") ? alias.slice(1) : `${before.toLowerCase()}${alias}`,
      `${before}${name}`,
    ]);
    return [...aliases, ...aliasesOf(api, resolve(api, written), `${before}${name}`)];
  });
}

/** The aliases of a property; those beside a reference have precedence. */
function namesOf(api: ApiDocument, { "x-aliases": own, $ref }: Schema): readonly string[] {
  if (own !== undefined) return own as readonly string[];
  return typeof $ref === "string" ? namesOf(api, targetOf(api, $ref)) : [];
}

/** Throws where one name means two things. */
function byName(id: string, pairs: readonly (readonly [string, string])[]) {
  const table = new Map<string, string>();
  for (const [name, meant] of pairs) {
    const other = table.get(name);
    if (other !== undefined && other !== meant) {
      throw new Error(`${id}: ${name} is an alias of ${other} and of ${meant}`);
    }
    table.set(name, meant);
  }
  return Object.fromEntries(table);
}

function tableOf(api: ApiDocument, factOf: (placed: PlacedOperation) => unknown): string {
  const lines = operationsOf(api).flatMap((placed) => {
    const value = factOf(placed);
    if (value === undefined) return [];
    return [`  ${placed.operation.operationId}: ${JSON.stringify(value)},\n`];
  });
  return `{\n${lines.join("")}}`;
}

function unionOf(members: object): string {
  return Object.keys(members)
    .map((member) => `\n  | ${JSON.stringify(member)}`)
    .join("");
}

/** The text of the generated tables that few programs need: what two right answers may differ in, and all assumptions. */
export function tablesText({ annotated, rows }: Spec): string {
  return [rowTypes("AssumptionRow", "FieldTrait"), volatileText(annotated), rowsText(rows)].join(
    "\n",
  );
}

/** The text of the generated names: what people call operations and their fields. */
function namesText(api: ApiDocument): string {
  const aliases = tableOf(api, ({ operation }) => {
    const schema = operation.requestBody && jsonContent(api, operation.requestBody)?.schema;
    const pairs = schema ? aliasesOf(api, resolve(api, schema)) : [];
    return pairs.length > 0 ? byName(operation.operationId, pairs) : undefined;
  });
  const instead = tableOf(api, ({ operation }) => {
    const pairs = operation["x-instead"]?.flatMap(({ called, instead }) =>
      called.map((name): [string, string] => [name, instead]),
    );
    return pairs && byName(operation.operationId, pairs);
  });
  const words = operationsOf(api).flatMap(
    ({ operation: { operationId, "x-also-called": also } }) => {
      if (!also) return [];
      return [
        `  { id: "${operationId}", pattern: /${also.pattern}/, does: ${JSON.stringify(also.does)} },\n`,
      ];
    },
  );
  const table = "Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>>";
  return `/**
 * What people call the fields of a request, in lower case: the path of the field that each name means.
 * A field of a list stands below \`list[]\`.
 */
export const fieldAliases: ${table} = ${aliases};

/** Fields that people look for and an operation lacks: what happens or what to do instead. */
export const missingFields: ${table} = ${instead};

/** What other services call an operation: the words of such a path, and what the operation does. */
export const alsoCalled: readonly {
  readonly id: OperationId;
  readonly pattern: RegExp;
  readonly does: string;
}[] = [
${words.join("")}];
`;
}

/** Calls of the service to the merchant, by the name of the schema of their body. */
const NOTIFICATION = /(Callback|Notification)$/;

/** The text of the generated table of what may differ, and of the words that may be shown. */
function volatileText(api: ApiDocument): string {
  const schemas = api.components?.schemas ?? {};
  const lines = [
    ...operationsOf(api).map((placed) => [placed.operation.operationId, answerTraits(api, placed)]),
    ...Object.keys(schemas)
      .filter((name) => NOTIFICATION.test(name))
      .map((name) => [name, traitsOf(api, schemas[name] ?? {}, "")]),
  ].map(([name, traits]) => `  ${name}: ${JSON.stringify(traits)},\n`);
  return `/**
 * Traits by operation, or by the schema of a notification, and by field: \`products[].price\`. Elements of
 * a list are \`[]\`, members of a map \`*\`, the whole body is the empty text. Headers begin with \`header:\`.
 */
export const fieldTraits: Readonly<Record<string, Readonly<Record<string, FieldTrait>>>> = {
${lines.join("")}};

/** The words that the spec itself uses, in lower case: a report may show them, as they are no customer's data. */
export const specWords: readonly string[] = ${JSON.stringify(wordsOf(api))};
`;
}

function answerTraits(api: ApiDocument, { operation }: PlacedOperation) {
  const bodies = Object.values(operation.responses).map((response) => {
    const { headers = {} } = resolve(api, response) as { readonly headers?: object };
    const named = Object.keys(headers).map((name) => [
      `header:${name.toLowerCase()}`,
      { volatile: "secret" },
    ]);
    const schema = jsonContent(api, response)?.schema;
    return { ...Object.fromEntries(named), ...(schema && traitsOf(api, schema, "")) };
  });
  return Object.assign({}, ...bodies) as Record<string, object>;
}

/** The traits of a schema and of all that is in it, by path. */
function traitsOf(
  api: ApiDocument,
  written: Schema,
  path: string,
): Readonly<Record<string, object>> {
  const schema = { ...resolve(api, written), ...written };
  const volatile = schema["x-volatile"];
  const trait = {
    ...(typeof volatile === "string" && { volatile }),
    ...(volatile === "identity" &&
      typeof schema.pattern === "string" && { pattern: schema.pattern }),
    ...(schema["x-ordered"] === true && { ordered: true }),
  };
  const rows = [schema["x-assumption"] ?? []].flat();
  const isAssumed = schema["x-provenance"] === "assumed" && rows.length > 0 && path !== "";
  const rests = isAssumed ? { assumptions: rows } : {};
  const below = (part: unknown, at: string) => (isSchema(part) ? traitsOf(api, part, at) : {});
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flat();
  return Object.assign(
    {},
    ...choices.map((part) => below(part, path)),
    below(schema.items, `${path}[]`),
    below(schema.additionalProperties, join(path, "*")),
    isSchema(schema.additionalProperties) ? { [join(path, "*")]: { volatile: "value" } } : {},
    ...Object.entries((schema.properties ?? {}) as Schema).map(([name, part]) =>
      below(part, join(path, name)),
    ),
    Object.keys({ ...trait, ...rests }).length > 0 ? { [path]: { ...trait, ...rests } } : {},
  ) as Record<string, object>;
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** Names of fields, values of enumerations and parts of paths. */
function wordsOf(api: ApiDocument): readonly string[] {
  const words = new Set<string>();
  const add = (word: unknown) => typeof word === "string" && words.add(word.toLowerCase());
  for (const { path } of operationsOf(api)) path.split(/\W+/).forEach(add);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isSchema(node)) return;
    if (isSchema(node.properties)) Object.keys(node.properties).forEach(add);
    if (Array.isArray(node.enum)) node.enum.forEach(add);
    add(node.const);
    Object.values(node).forEach(visit);
  };
  visit(api.components?.schemas);
  words.delete("");
  return [...words].sort();
}

/** Whether the schema, or one that it refers to or chooses from, is a number with a fraction. */
function isFraction(document: ApiDocument, schema: Schema): boolean {
  const target = resolve(document, schema);
  if (target.format === "double") return true;
  const parts = [target.oneOf, target.anyOf, target.allOf].flat().filter(isSchema);
  return parts.some((part) => isFraction(document, part));
}

/** The text of the generated list of all properties with the format double, which keep a fraction on the wire. */
function fractionsText(documents: readonly ApiDocument[]): string {
  const names = new Set<string>();
  for (const document of documents) {
    JSON.stringify(document, (_key, node) => {
      for (const [name, schema] of Object.entries(Object(Object(node).properties))) {
        if (isSchema(schema) && isFraction(document, schema)) names.add(name);
      }
      return node;
    });
  }
  const lines = [...names].sort().map((name) => `  ${JSON.stringify(name)},\n`);
  return `/** Properties that are numbers with a fraction: \`10.0\` on the wire, never \`10\`. */
export const fractionKeys: readonly string[] = [\n${lines.join("")}];\n`;
}

const quoted = (value: unknown): string => JSON.stringify(value);

function switchText({ id, question, options, accepts }: Row): string {
  const lines = options.map(({ id: option, meaning }) => {
    return `      ${quoted({ id: option, meaning })},\n`;
  });
  const open = accepts === undefined ? "" : `    accepts: ${quoted(accepts)},\n`;
  return `  ${quoted(id)}: {
    question: ${quoted(question)},
    options: [\n${lines.join("")}    ],
    default: ${quoted(options[0]?.id)},\n${open}  },\n`;
}

function optionType({ options, accepts }: Row): string {
  const names = options.map(({ id }) => quoted(id));
  return [...names, ...(accepts === "url" ? [`\`http\${string}\``] : [])].join(" | ");
}

/** The text of the generated switches and their types. */
export function assumptionsText(rows: readonly Row[]): string {
  const switches = rows.filter(({ part }) => part === "switch");
  const lines = (line: (row: Row) => string): string => switches.map(line).join("");
  return [
    rowTypes("AssumptionOptions"),
    "/** The questions with more than one sensible answer. The first option is the default. */\n" +
      `export const switches = {\n${lines(switchText)}} as const;\n`,
    "/** Id of a switch. */\nexport type SwitchId = keyof typeof switches;\n",
    "/** One chosen option for each switch. */\nexport type Assumptions = {\n" +
      `${lines((row) => `  /** ${row.question} */\n  readonly ${quoted(row.id)}: ${optionType(row)};\n`)}};\n`,
    "/** What holds by default. */\nexport const defaultAssumptions: Assumptions = {\n" +
      `${lines((row) => `  ${quoted(row.id)}: ${quoted(row.options[0]?.id)},\n`)}};\n`,
  ].join("\n");
}

function rowsText(rows: readonly Row[]): string {
  const all = rows.map(({ id, part, question, answer, evidence }) => {
    return `  ${quoted({ id, part, question, answer, evidence })},\n`;
  });
  return `/** All assumptions in the order of the file. */
export const assumptionRows: readonly AssumptionRow[] = [\n${all.join("")}];\n`;
}

/** The text of the generated faults. */
export function faultsText({ faults: file, control }: Pick<Spec, "faults" | "control">): string {
  const { callbackKinds, parameters, faults, testValues, testCards } = file;
  const lines = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const rows = faults.map(({ id, ways: _, ...entry }) => [id, entry] as const);
  const values = testValues.map((row) => `  ${JSON.stringify(row)},\n`);
  const cards = testCards.map((row) => `  ${JSON.stringify(row)},\n`);
  return [
    'import type { OperationId } from "./operations.js";\n',
    rowTypes("FaultEntry", "FaultSlot", "TestCard", "TestValue"),
    "/** The kinds of callbacks. */\n" +
      `export const callbackKinds = ${JSON.stringify(callbackKinds)} as const;\n`,
    "/** The kind of a callback. */\nexport type CallbackKind = (typeof callbackKinds)[number];\n",
    "/** What parameters of faults are. */\nexport const faultParameters = {\n" +
      `${lines(Object.entries(parameters)).join("")}} as const;\n`,
    "/** The failures that can be injected, by their ids. */\nexport const faults = {\n" +
      `${lines(rows).join("")}} as const satisfies Readonly<Record<string, FaultEntry>>;\n`,
    "/** Id of a fault. */\nexport type FaultId = keyof typeof faults;\n",
    "/** Name of a parameter of a fault. */\nexport type FaultParameter = keyof typeof faultParameters;\n",
    "/** The values, in the order of the file. */\n" +
      `export const testValues: readonly TestValue[] = [\n${values.join("")}];\n`,
    "/** The cards that work, in the order of the file. */\n" +
      `export const testCards: readonly TestCard[] = [\n${cards.join("")}];\n`,
    faultTypesText(file, control),
  ].join("\n");
}

/** The part of a rule that all faults have, from the request that adds one. */
function scopeText(control: ApiDocument): string {
  const { AddFaultRequest } = control.components?.schemas ?? {};
  const properties = Object.entries((AddFaultRequest?.properties ?? {}) as Record<string, Schema>);
  const fields = properties.flatMap(([name, { type, description }]) => {
    const own = SCOPE_TYPES[name] ?? (type === "string" ? "string" : "number");
    return name === "fault" ? [] : [`  /** ${description} */\n  readonly ${name}?: ${own};\n`];
  });
  return [
    "/** When a fault applies. Everything may be left out: then it applies wherever it can, each time. */\n",
    `export interface FaultScope {\n${fields.join("")}}\n`,
  ].join("");
}

/** The types of fields that a schema has no word for. */
const SCOPE_TYPES: Readonly<Record<string, string>> = {
  operation: "OperationId",
  where: "Readonly<Record<string, string | number | boolean>>",
};

const UNION = `/**
 * A fault rule as a tester gives it: which fault, its own parameters, and when it applies.
 *
 * @example
 * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
 */`;

/** The type of fault rules: one shape for each fault and way to give its parameters. */
function faultTypesText(file: FaultFile, control: ApiDocument): string {
  const shapes = file.faults.flatMap((row) => {
    return (row.ways ?? [undefined]).map((way) => ruleType(row, file, way));
  });
  const union = `${UNION}\nexport type FaultRequest = FaultScope & (\n${shapes.join("")});\n`;
  return [scopeText(control), union].join("\n");
}

function ruleType(row: FaultRow, file: FaultFile, way = taken(row)): string {
  const { id, does, on, ways } = row;
  const others = taken(row).filter((name) => !way.includes(name));
  const fields = [
    `/** On ${on}: when it applies, ${does}. */\n    readonly fault: ${JSON.stringify(id)};`,
    ...way.map((name, place) => field(row, file, name, ways !== undefined && place === 0)),
    ...others.map((name) => `readonly ${name}?: never;`),
  ];
  return `  | {\n${fields.map((text) => `    ${text}\n`).join("")}  }\n`;
}

function field(
  row: FaultRow,
  { parameters }: FaultFile,
  name: FaultParameter,
  isNeeded: boolean,
): string {
  const { required = isNeeded, default: otherwise } = row.takes[name] ?? {};
  const { type, about } = parameters[name];
  const unless = otherwise === undefined ? "" : ` Default ${otherwise}.`;
  const kind = type === "string" ? "string" : "number";
  return `/** ${capitalized(about)}.${unless} */\n    readonly ${name}${required ? "" : "?"}: ${kind};`;
}
