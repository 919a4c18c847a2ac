import type { Row } from "./assumptions.js";
import type { ApiDocument, Schema } from "./documents.js";
import { operationsOf, statusesOf } from "./documents.js";
import type { FaultFile, FaultRow } from "./faults.js";

/** Schemas by name, for the pool that references of `files.yaml` lead into. */
type Schemas = Readonly<Record<string, Schema>>;

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/**
 * The switches as schemas: `Assumptions` has an option for each, `SomeAssumptions` for some, and so has
 * `AssumptionOptions`, whose type has them as a person may write them.
 */
export function switchSchemas(rows: readonly Row[]): Schemas {
  const switches = rows.filter(({ part }) => part === "switch");
  const properties = Object.fromEntries(switches.map((row) => [row.id, optionSchema(row)]));
  const object = { type: "object", properties, additionalProperties: false };
  const options = { ...object, "x-unknown": "is not an assumption" };
  return {
    Assumptions: { ...options, required: Object.keys(properties) },
    SomeAssumptions: options,
    AssumptionOptions: { ...options, "x-type": 'import("./assumptions.js").AssumptionOptions' },
  };
}

function optionSchema({ options = [], accepts }: Row): Schema {
  const known = { type: "string", enum: options.map(({ id }) => id) };
  if (accepts !== "url") return known;
  const url = { type: "string", format: "uri", pattern: "^https?://[^/]" };
  return {
    anyOf: [known, { ...url, "x-prefix": "http" }],
    "x-expected": `${known.enum.join(", ")} or an http URL`,
  };
}

/** The ids of the faults, for types and for rules. */
export function faultIdSchema({ faults }: FaultFile): Schemas {
  return { FaultId: { type: "string", enum: faults.map(({ id }) => id) } };
}

/**
 * The rules of faults, sharpened by what faults.yaml says of each: a rule as a tester gives it, one
 * for new sandboxes, and one in a log.
 */
export function ruleSchemas(file: FaultFile, api: ApiDocument, pool: Schemas): Schemas {
  const given = properties(pool.AddFaultRequest);
  const whole = pool.DefaultFaultRequest;
  const rule = pool.FaultRule;
  const ids = file.faults.map(({ id }) => id);
  const own = [...Object.keys(given), "sandbox"];
  const chosen = (name: string) => ({
    type: "object",
    required: ["fault"],
    discriminator: { propertyName: "fault" },
    "x-unknown": "is not a fault",
    "x-choices": ids,
    oneOf: ids.map((id) => refTo(`${name}-${id}`)),
  });
  const each = (name: string, schema: (row: FaultRow) => Schema) =>
    Object.fromEntries(file.faults.map((row) => [`${name}-${row.id}`, schema(row)]));
  const loose = { ...properties(rule), parameters: { type: "object" } };
  return {
    FaultRequest: { ...chosen("request"), properties: { ...given, sandbox: false } },
    DefaultFaultRequest: {
      ...chosen("request"),
      properties: { ...given, ...properties(whole) },
    },
    FaultRule: { ...rule, ...chosen("rule"), required: rule?.required, properties: loose },
    ...parameterSchemas(file),
    ...each("request", (row) => requestSchema(row, own, api)),
    ...each("rule", (row) => loggedSchema(row, api)),
  };
}

function properties(schema: Schema | undefined): Schema {
  return (schema?.properties ?? {}) as Schema;
}

function parameterSchemas({ parameters }: FaultFile): Schemas {
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

type Parameter = FaultFile["parameters"][string];

function takenBy({ takes }: FaultRow): Schema {
  const names = Object.keys(takes);
  return Object.fromEntries(names.map((name) => [name, refTo(`parameter-${name}`)]));
}

/** A rule of one fault as a tester gives it; the fields of every rule are checked beside it. */
function requestSchema(row: FaultRow, own: readonly string[], api: ApiDocument): Schema {
  const { id, takes } = row;
  const required = Object.keys(takes).filter((name) => takes[name]?.required);
  const anything = Object.fromEntries(own.map((name) => [name, true]));
  const fields = { fault: { const: id }, operation: operationSchema(row, api) };
  return {
    type: "object",
    required: ["fault", ...required],
    properties: { ...anything, ...fields, ...takenBy(row) },
    additionalProperties: false,
    "x-unknown": `is not a field of this rule: ${id} takes ${Object.keys(takes).join(", ") || "no parameters"}`,
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

/** What a log holds of a rule: its parameters are complete, but for the spread of a fixed delay. */
function loggedSchema(row: FaultRow, api: ApiDocument): Schema {
  const { id, takes } = row;
  const needed = ([name, { required, default: first }]: [string, FaultRow["takes"][string]]) =>
    name !== "sigma" && (required === true || first !== undefined);
  const names = Object.entries(takes).flatMap((taken) => (needed(taken) ? [taken[0]] : []));
  return {
    type: "object",
    properties: {
      fault: { const: id },
      operation: { enum: [...fitting(row, api), null] },
      parameters: {
        type: "object",
        required: names,
        properties: takenBy(row),
        additionalProperties: false,
        "x-unknown": `is not a parameter of ${id}`,
      },
    },
  };
}
