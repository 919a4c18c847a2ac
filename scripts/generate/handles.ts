import type { ControlOperationEntry } from "../../spec/rows.js";
import type { ApiDocument, Parameter, PlacedOperation, Schema } from "./documents.js";
import {
  bodySchemaName,
  isLog,
  jsonContent,
  operationsOf,
  queryOf,
  resolve,
  schemaName,
  statusesOf,
} from "./documents.js";
import { inlined, withoutProse } from "./schemas.js";

/** The facts of a control operation. Throws where a method would take more than a key and an object. */
export function controlFactsOf(document: ApiDocument, placed: PlacedOperation) {
  const { operation, path } = placed;
  const { operationId: id } = operation;
  const isOfSandbox = id.startsWith("sandbox.");
  const keys = parametersOf(document, placed).filter(({ in: place, name }) => {
    return place === "path" && !(isOfSandbox && name === "sandbox");
  });
  const [key, second] = keys;
  if (second) throw new Error(`${id} has two keys in its path: ${path}`);
  const query = queryOf(document, placed);
  if (query.length > 0 && operation.requestBody) throw new Error(`${id} has a query and a body`);
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const input: ControlOperationEntry["input"] =
    query.length > 0 ? "query" : body ? (isLog(body) ? "log" : "body") : null;
  const isRequired = input === "query" ? query.some(({ required }) => required) : body?.required;
  const [status = 200] = statusesOf(placed);
  return {
    status,
    key: key?.name ?? null,
    numericKey: key ? typesIn(document, key).includes("integer") : false,
    input,
    inputOptional: input !== null && isRequired !== true,
    schema: input === "query" ? querySchemaName(id) : bodySchemaName(document, placed),
    numbers: query.filter((one) => isNumeric(typesIn(document, one))).map(nameOf),
    returns: returnsOf(document, placed),
  };
}

type ControlFacts = ReturnType<typeof controlFactsOf>;

/** The closed schemas of all queries, by the names of `querySchemaName`. */
export function querySchemas(document: ApiDocument): Readonly<Record<string, Schema>> {
  const found = operationsOf(document).flatMap((placed) => {
    const query = queryOf(document, placed);
    if (query.length === 0) return [];
    const properties = query.map((one): readonly [string, Schema] => {
      const schema = withoutProse(inlined(document, one.schema ?? {}));
      return [one.name, { ...schema, ...rangeOf(schema) }];
    });
    const required = query.filter((one) => one.required).map(nameOf);
    const schema: Schema = {
      type: "object",
      additionalProperties: false,
      "x-unknown": "is not a parameter of this query",
      required,
      properties: Object.fromEntries(properties),
    };
    return [[querySchemaName(placed.operation.operationId), schema] as const];
  });
  return Object.fromEntries(found);
}

/** A number between two others is asked for in one sentence. */
function rangeOf({ type, minimum, maximum }: Schema): Schema {
  if (type !== "integer" || minimum === undefined || maximum === undefined) return {};
  return { "x-expected": `a whole number from ${minimum} to ${maximum}` };
}

/** `InvoicesListQuery` of `sandbox.invoices.list`, `GatewayListQuery` of `gateway.list`. */
function querySchemaName(id: string): string {
  const words = id.replace(/^sandbox\./, "").split(".");
  return `${words.map(capitalized).join("")}Query`;
}

/** The text of the interfaces of the handles, and of the queries that their methods take. */
export function controlHandlesText(document: ApiDocument): string {
  const rows = operationsOf(document).map((placed): Row => {
    return { placed, facts: controlFactsOf(document, placed) };
  });
  const used = new Set<string>();
  const gateway = interfaceText(document, rows, "gateway", used);
  const sandbox = interfaceText(document, rows, "sandbox", used);
  const types = [...used].sort().map((name) => `  ${name},\n`);
  return [
    `import type {\n${types.join("")}  operations,\n} from "./control.types.js";\n`,
    ...rows.flatMap(queryText),
    ...gateway,
    ...sandbox,
  ].join("\n");
}

interface Row {
  readonly placed: PlacedOperation;
  readonly facts: ControlFacts;
}

function queryText({ placed: { operation }, facts: { input, schema } }: Row): readonly string[] {
  if (input !== "query") return [];
  const id = operation.operationId;
  return [
    `/** The query of \`${id.replace(/^sandbox\./, "")}\`. */\nexport type ${schema} = NonNullable<operations["${id}"]["parameters"]["query"]>;\n`,
  ];
}

/** An interface of a whole handle, after those of its parts. */
function interfaceText(
  document: ApiDocument,
  rows: readonly Row[],
  whole: "gateway" | "sandbox",
  used: Set<string>,
): readonly string[] {
  const parts = new Map<string, string[]>();
  const own: string[] = [];
  for (const row of rows) {
    const [first, part = "", name = part] = row.placed.operation.operationId.split(".");
    if (first !== whole) continue;
    const method = methodText(document, row, name, used);
    if (name === part) own.push(method);
    else parts.set(part, [...(parts.get(part) ?? []), method]);
  }
  const about = (name: string): string => {
    const text = document["x-parts"]?.[name];
    if (text === undefined) throw new Error(`x-parts does not say what ${name} is`);
    return text;
  };
  const members = [...parts.keys()].map(
    (name) =>
      `${commentText([about(name)], "  ")}  readonly ${name}: ${capitalized(name)}Handle;\n`,
  );
  const isOfGateway = whole === "gateway";
  const body = [...members, ...own].join("");
  return [
    ...[...parts].map(([name, methods]) => {
      const head = `export interface ${capitalized(name)}Handle {\n`;
      return `${commentText([about(name)])}${head}${methods.join("")}}\n`;
    }),
    `${commentText([about(whole)])}export interface ${capitalized(whole)}Operations${isOfGateway ? "<Sandbox>" : ""} {\n${body}}\n`,
  ];
}

function methodText(
  document: ApiDocument,
  { placed, facts }: Row,
  name: string,
  used: Set<string>,
): string {
  const { operation } = placed;
  const given: string[] = [];
  if (facts.key !== null) given.push(`${facts.key}: ${facts.numericKey ? "number" : "string"}`);
  if (facts.input === "log") given.push("log: string");
  if (facts.input !== null && facts.schema !== null) {
    if (facts.input === "body") used.add(facts.schema);
    const label = facts.input === "query" ? "query" : "request";
    given.push(`${label}${facts.inputOptional ? "?" : ""}: ${facts.schema}`);
  }
  if (facts.returns === "stream") given.push("signal?: AbortSignal");
  const example = operation["x-example"];
  if (example === undefined) throw new Error(`${operation.operationId} has no x-example`);
  const lines = [
    `${operation.summary}.`,
    ...(operation.description ? ["", operation.description.trim()] : []),
    "",
    "@example",
    example.trimEnd(),
  ];
  return `${commentText(lines, "  ")}  ${name}(${given.join(", ")}): ${resultText(document, placed, facts, used)};\n`;
}

function resultText(
  document: ApiDocument,
  { operation }: PlacedOperation,
  { status, returns }: ControlFacts,
  used: Set<string>,
): string {
  if (returns === "sandbox") return "Promise<Sandbox>";
  if (returns === "log") return "Promise<string>";
  const id = operation.operationId;
  if (returns === "stream") {
    const batch = `operations["${id}"]["responses"][${status}]["content"]["text/event-stream"]`;
    return `AsyncIterable<${batch}>`;
  }
  const response = operation.responses[String(status)];
  const answer = schemaName((response && jsonContent(document, response)?.schema) ?? {});
  if (answer === undefined) throw new Error(`${id} must answer with a component schema`);
  used.add(answer);
  return `Promise<${answer}>`;
}

/** A comment of these paragraphs and lines, broken at about a hundred characters; examples as they are. */
function commentText(lines: readonly string[], indent = ""): string {
  const example = lines.indexOf("@example");
  const prose = example < 0 ? lines : lines.slice(0, example);
  const code = example < 0 ? [] : lines.slice(example);
  const broken = prose.flatMap((line) => line.split("\n").flatMap(brokenLine));
  const all = [...broken, ...code.flatMap((line) => line.split("\n"))];
  const [only] = all;
  if (all.length === 1 && only) return `${indent}/** ${only} */\n`;
  const text = all.map((line) => `${indent} * ${line.replaceAll("*/", "*\\/")}`.trimEnd());
  return `${indent}/**\n${text.join("\n")}\n${indent} */\n`;
}

const LINE_MAX = 94;

function brokenLine(line: string): readonly string[] {
  const broken: string[] = [];
  let rest = line;
  while (rest.length > LINE_MAX) {
    const at = rest.lastIndexOf(" ", LINE_MAX);
    if (at <= 0) break;
    broken.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
  return [...broken, rest];
}

/** The parameters of an operation, those of its path included. */
function parametersOf(document: ApiDocument, { operation, path }: PlacedOperation) {
  const item = document.paths[path] as { readonly parameters?: readonly Parameter[] } | undefined;
  const all = [...(item?.parameters ?? []), ...(operation.parameters ?? [])];
  return all.map((one) => resolve(document, one));
}

const isNumeric = (types: readonly unknown[]): boolean =>
  types.includes("integer") || types.includes("number");

function typesIn(document: ApiDocument, { schema = {} }: Parameter): readonly unknown[] {
  return [(resolve(document, schema) as Schema).type].flat();
}

function returnsOf(
  document: ApiDocument,
  { operation }: PlacedOperation,
): ControlOperationEntry["returns"] {
  const answers = Object.values(operation.responses).map((one) => resolve(document, one));
  if (answers.some(({ content = {} }) => "text/event-stream" in content)) return "stream";
  return answers.some(isLog) ? "log" : (operation["x-returns"] ?? "answer");
}

function nameOf({ name }: Parameter): string {
  return name;
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
