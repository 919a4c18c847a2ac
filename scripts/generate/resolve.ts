import type { CallbackKind, FaultParameter } from "../../spec/generated/faults.js";
import type { OperationId } from "../../spec/generated/operations.js";
import type { AssumptionRow, FaultEntry, TestCard, TestValue } from "../../spec/rows.js";
import {
  type ApiDocument,
  bodySchemaName,
  operationsOf,
  readDocument,
  readYaml,
  resolve,
  type Schema,
  statusesOf,
  targetOf,
} from "./documents.js";
import { querySchemas } from "./handles.js";
import type { WrittenCommand } from "./options.js";
import {
  closed,
  inlined,
  isSchema,
  mapSubschemas,
  reached,
  type SchemaGroup,
  withLocalReferences,
  withoutDomainRules,
  withoutProse,
} from "./schemas.js";

/** A row of the assumptions. A switch has options, and the first one is the default. */
export interface Row extends AssumptionRow {
  readonly options: readonly { readonly id: string; readonly meaning: string }[];
  readonly accepts?: "url";
}

/** Reads the rows of the assumptions file. Ids such as 400 are numbers to YAML and names to us. */
function rowsOf(file: unknown): readonly Row[] {
  const { rows } = file as { readonly rows: readonly (Omit<Row, "options"> & Partial<Row>)[] };
  return rows.map(({ options = [], question, answer, ...row }) => ({
    ...row,
    question: question.trim(),
    answer: answer.trim(),
    options: options.map(({ id, meaning }) => ({ id: String(id), meaning: meaning.trim() })),
  }));
}

/** A parameter that faults can take. */
interface Parameter {
  readonly type: "string" | "integer" | "number";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly about: string;
}

/** One failure that can be injected. */
export interface FaultRow extends FaultEntry {
  readonly id: string;
  /** Groups of parameters of which a rule gives one; the first of a group is needed. */
  readonly ways?: readonly (readonly FaultParameter[])[];
}

/** The file of faults with nothing left out. */
export interface FaultFile {
  readonly callbackKinds: readonly CallbackKind[];
  readonly parameters: Readonly<Record<FaultParameter, Parameter>>;
  readonly faults: readonly FaultRow[];
  readonly testValues: readonly TestValue[];
  readonly testCards: readonly TestCard[];
}

/** The source file: `token` means all operations that take one. */
interface WrittenFile extends Pick<FaultFile, "parameters"> {
  readonly faults: readonly (Pick<FaultRow, "id" | "slot" | "does"> &
    Partial<Omit<FaultRow, "operations">> & {
      readonly operations?: FaultRow["operations"] | "token";
    })[];
  readonly testValues: readonly (Pick<TestValue, "in" | "value" | "fault"> & Partial<TestValue>)[];
  readonly testCards: readonly (Omit<TestCard, "asks"> & Partial<TestCard>)[];
}

const ONCE = { lasts: true, slow: false, holds: false, hides: true } as const;

/** Where the control API names the kinds of callbacks. */
const KINDS = "#/components/schemas/CallbackRecord/properties/kind";

/** Reads the file of faults. Throws where a value or a card is listed twice. */
export function faultsOf(file: unknown, api: ApiDocument, control: ApiDocument): FaultFile {
  const { parameters, ...written } = file as WrittenFile;
  const { enum: callbackKinds } = targetOf<{ readonly enum: CallbackKind[] }>(control, KINDS);
  const opened = operationsOf(api).filter(({ operation }) => operation["x-token-role"]);
  const withToken = opened.map(({ operation }) => operation.operationId as OperationId);
  const faults = written.faults.map(({ operations: named, ...row }): FaultRow => {
    const operations = named === "token" ? withToken : (named ?? null);
    const isCallback = row.slot === "callback";
    const on = operations?.join(" or ") ?? (isCallback ? "any callback" : "any operation");
    const kinds = isCallback ? callbackKinds : [];
    const none = { sensible: [], out: null, occasion: null, rank: null, meets: [], unmet: null };
    return { takes: {}, ...none, ...ONCE, kinds, on, ...row, operations };
  });
  const testValues = written.testValues.map((row) => ({ operation: null, with: {}, ...row }));
  const testCards = written.testCards.map((row) => ({ asks: null, ...row }));
  const named = [
    ...testValues.map((row) => `${row.in} ${row.value}`),
    ...testCards.map(({ number }) => `cardNumber ${number}`),
  ];
  const twice = named.filter((name, index) => named.indexOf(name) < index);
  if (twice.length > 0) throw new Error(`Test values are listed twice: ${twice.join(", ")}`);
  return { callbackKinds, parameters, faults, testValues, testCards };
}

/** `files.yaml`: schemas as in a spec. */
export interface FilesDocument extends ApiDocument {
  /** The commands, by their names. */
  readonly "x-command-line": Readonly<Record<string, WrittenCommand>>;
  /** The schemas that get a validator. */
  readonly "x-roots": readonly string[];
}

/** What `files.yaml` is completed from. */
export interface FileSources {
  readonly files: FilesDocument;
  readonly api: ApiDocument;
  readonly control: ApiDocument;
  readonly rows: readonly Row[];
  readonly faults: FaultFile;
}

/** The schemas of what is given at a start: of a gateway, and of a sandbox of a test. */
const STARTS = ["StartOptions", "SandboxOptions", "RunOptions"];

/** Whether a schema is of what every start is given. */
export function isOfStart(name: string): boolean {
  return STARTS.includes(name);
}

const ANYTHING: Schema = {};

/**
 * The named schemas and all that they refer to, ready for compilation. Parts with separate checks may be
 * anything.
 */
export function fileSchemas(
  sources: FileSources,
  roots: readonly string[],
  apart: readonly string[] = [],
): SchemaGroup {
  const pool = poolOf(sources);
  const ruled = { ...pool, ...ruleSchemas(sources.faults, sources.api, pool) };
  const sharp = { ...ruled, ...Object.fromEntries(apart.map((name) => [name, ANYTHING])) };
  const document = documentOf(sharp);
  const schemas = Object.entries(reached(sharp, roots)).map(([name, schema]) => {
    const ready = withLocalReferences(withoutProse(withoutNullChoice(document, schema)));
    return [name, ready] as const;
  });
  return Object.fromEntries(schemas);
}

/** A document that the types of the files can be made from: without what only a validator reads. */
export function typedDocument(sources: FileSources): ApiDocument {
  const pool = poolOf(sources);
  const document = documentOf(pool);
  const plain = (schema: Schema): Schema => {
    const {
      discriminator: _,
      if: __,
      then: ___,
      else: ____,
      ...kept
    } = inlineDeep(document, schema);
    return mapSubschemas(kept, plain);
  };
  const schemas = Object.entries(pool).map(([name, schema]) => [name, plain(schema)] as const);
  const typed = sources.files["x-roots"].filter((name) => name in pool);
  return documentOf(reached(Object.fromEntries(schemas), typed));
}

function documentOf(schemas: SchemaGroup): ApiDocument {
  const info = { title: "Files", version: "1" };
  return { openapi: "3.1.0", info, paths: {}, components: { schemas } } as ApiDocument;
}

/** All schemas that a reference can lead to. Throws where two have one name. */
function poolOf({ files, control, rows }: FileSources): SchemaGroup {
  const own = Object.entries(files.components?.schemas ?? {});
  const made = switchSchemas(rows);
  const whole = own.map(([name, schema]) => [name, completed(schema)] as const);
  const theirs = control.components?.schemas ?? {};
  const twice = whole.map(([name]) => name).filter((name) => name in theirs || name in made);
  if (twice.length > 0) throw new Error(`Schemas in two files: ${twice.join(", ")}`);
  return { ...theirs, ...Object.fromEntries(whole), ...made };
}

/** Every object is closed, and has all its fields unless it says otherwise. */
function completed(schema: Schema): Schema {
  const inner = mapSubschemas(schema, completed);
  if (![inner.type].flat().includes("object") || !isSchema(inner.properties)) return inner;
  const usual = { required: Object.keys(inner.properties), "x-unknown": "is not a field here" };
  return { ...usual, additionalProperties: false, ...inner };
}

/** Puts what a reference into the middle of a schema leads to in its place. */
function inlineDeep(document: ApiDocument, schema: Schema): Schema {
  const deep = typeof schema.$ref === "string" && schema.$ref.split("/").length > 4;
  return deep ? inlineDeep(document, resolve(document, schema) as Schema) : schema;
}

/**
 * A choice between something and null as one schema of two types, so that what is wrong inside of it
 * is reported and not only that neither fits.
 */
function withoutNullChoice(document: ApiDocument, schema: Schema): Schema {
  const inner = mapSubschemas(schema, (member) => withoutNullChoice(document, member));
  const [other, none, ...more] = (inner.oneOf ?? []) as readonly Schema[];
  if (!other || none?.type !== "null" || more.length > 0) return inner;
  const target = resolve(document, other) as Schema;
  if (typeof target.type !== "string" || target.enum || target.const) return inner;
  const { oneOf: _, ...rest } = inner;
  return { ...withoutNullChoice(document, target), ...rest, type: [target.type, "null"] };
}

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The switches as a schema of the options that are chosen. Its type has them as a person may write them. */
function switchSchemas(rows: readonly Row[]): SchemaGroup {
  const switches = rows.filter(({ part }) => part === "switch");
  const properties = Object.fromEntries(switches.map((row) => [row.id, optionSchema(row)]));
  return {
    AssumptionOptions: {
      type: "object",
      properties,
      additionalProperties: false,
      "x-unknown": "is not an assumption",
      "x-type": 'import("./assumptions.js").AssumptionOptions',
    },
  };
}

function optionSchema({ options, accepts }: Row): Schema {
  const known = { type: "string", enum: options.map(({ id }) => id) };
  if (accepts !== "url") return known;
  const url = { type: "string", format: "uri", pattern: "^https?://[^/]" };
  return {
    anyOf: [known, { ...url, "x-prefix": "http" }],
    "x-expected": `${known.enum.join(", ")} or an http URL`,
  };
}

/**
 * The rules of faults, sharpened by what faults.yaml says of each: a rule as a tester gives it, and one
 * for new sandboxes.
 */
function ruleSchemas(file: FaultFile, api: ApiDocument, pool: SchemaGroup): SchemaGroup {
  const given = properties(pool.AddFaultRequest);
  const whole = pool.DefaultFaultRequest;
  const ids = file.faults.map(({ id }) => id);
  const own = [...Object.keys(given), "sandbox"];
  const chosen = {
    type: "object",
    required: ["fault"],
    discriminator: { propertyName: "fault" },
    "x-unknown": "is not a fault",
    "x-choices": ids,
    oneOf: ids.map((id) => refTo(`request-${id}`)),
  };
  const requests = file.faults.map(
    (row) => [`request-${row.id}`, requestSchema(row, own, api)] as const,
  );
  return {
    FaultRequest: { ...chosen, properties: { ...given, sandbox: false } },
    DefaultFaultRequest: {
      ...chosen,
      properties: { ...given, ...properties(whole) },
    },
    ...parameterSchemas(file),
    ...Object.fromEntries(requests),
  };
}

function properties(schema: Schema | undefined): Schema {
  return (schema?.properties ?? {}) as Schema;
}

function parameterSchemas({ parameters }: FaultFile): SchemaGroup {
  const entries = Object.entries(parameters).map(([name, { about: _, ...limits }]) => {
    const pattern = limits.type === "string" ? { pattern: "^\\P{Surrogate}*$" } : {};
    return [`parameter-${name}`, { ...pattern, ...limits, ...expectedOf(limits) }];
  });
  return Object.fromEntries(entries);
}

/** What a parameter must be, in one sentence whichever of its limits is broken. */
function expectedOf({ type, minimum, maximum }: Omit<Parameter, "about">): Schema {
  if (type === "string") return { "x-expected": "a text that can be sent" };
  const what = type === "integer" ? "a whole number" : "a number";
  const span = [minimum, maximum].filter((limit) => limit !== undefined).join(" to ");
  return { "x-expected": span === "" ? what : `${what} from ${span}` };
}

/** The parameters that a fault takes. */
export function taken({ takes }: FaultRow): readonly FaultParameter[] {
  return Object.keys(takes) as FaultParameter[];
}

/** A rule of one fault as a tester gives it; the fields of every rule are checked beside it. */
function requestSchema(row: FaultRow, own: readonly string[], api: ApiDocument): Schema {
  const { id, takes } = row;
  const names = taken(row);
  const required = names.filter((name) => takes[name]?.required);
  const parameters = names.map((name) => [name, refTo(`parameter-${name}`)]);
  const anything = Object.fromEntries(own.map((name) => [name, true]));
  const fields = { fault: { const: id }, operation: operationSchema(row, api) };
  return {
    type: "object",
    required: ["fault", ...required],
    properties: { ...anything, ...fields, ...Object.fromEntries(parameters) },
    additionalProperties: false,
    "x-unknown": `is not a field of this rule: ${id} takes ${names.join(", ") || "no parameters"}`,
    ...(id === "status" && { allOf: statusConditions(api) }),
  };
}

function fitting({ slot, operations }: FaultRow, api: ApiDocument): readonly string[] {
  const affectsRequests = operations !== null || (slot !== "callback" && slot !== "domain");
  const all = operationsOf(api).map(({ operation }) => operation.operationId);
  return affectsRequests ? (operations ?? all) : [];
}

function operationSchema(row: FaultRow, api: ApiDocument): Schema {
  const fits = fitting(row, api);
  if (fits.length > 0) return { type: "string", enum: fits };
  return { not: {}, "x-expected": `left out, as ${row.id} affects no request (use where)` };
}

/** Only what the spec names for an operation can be answered by it. */
function statusConditions(api: ApiDocument): readonly Schema[] {
  const operations = operationsOf(api);
  const failing = (placed: (typeof operations)[number]) =>
    statusesOf(placed).filter((status) => status >= 400);
  const named = (who: string, statuses: readonly number[]) => {
    const expected = `one that the spec names: ${who} with ${statuses.join(", ")}`;
    // biome-ignore lint/suspicious/noThenProperty: that is the name of the keyword
    return { then: { properties: { status: { enum: statuses, "x-expected": expected } } } };
  };
  const whole = { properties: { status: { type: "integer" } } };
  const all = [...new Set(operations.flatMap(failing))].sort((a, b) => a - b);
  const alone = { ...whole, required: ["status"], not: { required: ["operation"] } };
  return [
    { if: alone, ...named("operations fail", all) },
    ...operations.map((placed) => {
      const { operationId } = placed.operation;
      const fields = { ...whole.properties, operation: { const: operationId } };
      return {
        if: { required: ["status", "operation"], properties: fields },
        ...named(`${operationId} fails`, failing(placed)),
      };
    }),
  ];
}

/** The closed form of each request body's schema, by its name. */
export function requestSchemas(document: ApiDocument): SchemaGroup {
  const found: Record<string, Schema> = {};
  for (const placed of operationsOf(document)) {
    const name = bodySchemaName(document, placed);
    if (name === null || name in found) continue;
    const schema = { $ref: `#/components/schemas/${name}` };
    try {
      found[name] = closed(withoutDomainRules(withoutProse(inlined(document, schema))));
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  return found;
}

/** What only our own tools read in a spec. The linter knows the form of each. */
const TOOL_FIELDS = [
  "x-aliases",
  "x-also-called",
  "x-instead",
  "x-tool",
  "x-tools",
  "x-cli",
  "x-commands",
  "x-type",
];

/** A document as users get it: without the fields that only our own tools read. */
export function withoutToolFields<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutToolFields) as Node;
  if (!isSchema(node)) return node;
  const kept = Object.entries(node).filter(([name]) => !TOOL_FIELDS.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutToolFields(value)])) as Node;
}

/** The specs, read, checked and completed: the only thing that the other generators read. */
export interface Spec extends FileSources {
  /** The service's document with what only our own tools read. */
  readonly annotated: ApiDocument;
  /** The closed schemas of bodies and queries, by name. */
  readonly requests: { readonly api: SchemaGroup; readonly control: SchemaGroup };
}

/** Reads all YAML files of a spec folder. Throws for what cannot be generated. */
export function readSpec(folder: string): Spec {
  const annotated = readDocument(folder, "openapi.yaml");
  const api = withoutToolFields(annotated);
  const control = readDocument(folder, "control.yaml");
  const requests = {
    api: requestSchemas(api),
    control: { ...requestSchemas(control), ...querySchemas(control) },
  };
  const twice = Object.keys(requests.api).filter((name) => name in requests.control);
  if (twice.length > 0) throw new Error(`Request schema in both specs: ${twice.join(", ")}`);
  return {
    annotated,
    api,
    control,
    requests,
    rows: rowsOf(readYaml(folder, "assumptions.yaml")),
    faults: faultsOf(readYaml(folder, "faults.yaml"), api, control),
    files: readDocument(folder, "files.yaml") as FilesDocument,
  };
}
