import { type ApiDocument, operationsOf } from "./documents.js";

/** A parameter that faults can take. */
interface Parameter {
  readonly type: "string" | "integer" | "number";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly about: string;
}

type Value = string | number;
type Values = Readonly<Record<string, Value>>;
/** One failure that can be injected. */
export interface FaultRow {
  readonly id: string;
  readonly slot: string;
  readonly does: string;
  /** What a rule affects that names no operation. */
  readonly on: string;
  readonly operations: readonly string[] | null;
  readonly takes: Readonly<
    Record<string, { readonly required?: boolean; readonly default?: Value }>
  >;
  /** Groups of parameters of which a rule gives one; the first of a group is needed. */
  readonly ways?: readonly (readonly string[])[];
  readonly sensible: readonly Values[];
  readonly out: string | null;
  readonly occasion: string | null;
  readonly kinds: readonly string[];
  readonly lasts: boolean;
  readonly slow: boolean;
  readonly holds: boolean;
  readonly hides: boolean;
  readonly rank: number | null;
  readonly meets: readonly string[];
  readonly unmet: string | null;
}

/** A value that leads to a failure without any control call. */
export interface TestValueRow {
  readonly in: string;
  readonly value: Value;
  readonly operation: string | null;
  readonly fault: string;
  readonly with: Values;
}

/** A card that the payment page offers to fill its form with. */
export interface TestCardRow {
  readonly number: string;
  readonly brand: string;
  readonly asks: "3-D Secure" | null;
}

/** The file of faults, checked and with nothing left out. */
export interface FaultFile {
  readonly callbackKinds: readonly string[];
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly faults: readonly FaultRow[];
  readonly testValues: readonly TestValueRow[];
  readonly testCards: readonly TestCardRow[];
}

/** The source file: `token` means all operations that take one. */
type WrittenFile = Omit<FaultFile, "faults" | "callbackKinds"> & {
  readonly faults: readonly (Pick<FaultRow, "id" | "slot" | "does"> &
    Partial<Omit<FaultRow, "operations">> & {
      readonly operations?: FaultRow["operations"] | "token";
    })[];
};

const CARD_BRANDS = ["mada", "visaMastercard", "amex"];

const SLOTS = ["wait", "reply", "outcome", "wire", "callback", "domain"];

/** What meets a fault in a sequence besides one operation. */
const MEETINGS = ["reply", "refusal", "callback", "charge", "settlement"];

const ONCE = { lasts: true, slow: false, holds: false, hides: true } as const;

/** The kinds of callbacks, as the control API names them. */
export function callbackKindsOf(control: ApiDocument): readonly string[] {
  const { schemas } = control.components as {
    readonly schemas: {
      readonly CallbackRecord: {
        readonly properties: { readonly kind: { readonly enum: string[] } };
      };
    };
  };
  return schemas.CallbackRecord.properties.kind.enum;
}

/** Reads the file of faults. Throws with the row that is wrong. */
export function faultsOf(
  file: unknown,
  api: ApiDocument,
  callbackKinds: readonly string[],
): FaultFile {
  const {
    parameters,
    faults: given,
    testValues: values,
    testCards: cards = [],
  } = file as WrittenFile;
  const all = operationsOf(api).map(({ operation }) => operation);
  const known = all.map(({ operationId }) => operationId);
  const opened = all.filter((operation) => operation["x-token-role"] !== undefined);
  const faults = given.map(({ operations: named, ...row }): FaultRow => {
    const operations = named === "token" ? opened.map((one) => one.operationId) : (named ?? null);
    const on = row.on ?? operations?.join(" or ") ?? anything(row.slot);
    const kinds = row.slot === "callback" ? callbackKinds : [];
    const none = { sensible: [], out: null, occasion: null, rank: null, meets: [], unmet: null };
    return { takes: {}, ...none, ...ONCE, kinds, ...row, on, operations };
  });
  const testValues = values.map(({ operation = null, with: parameters = {}, ...row }) => {
    return { ...row, operation, with: parameters };
  });
  unique(
    "Fault",
    faults.map(({ id }) => id),
  );
  unique(
    "Test value",
    testValues.map((row) => `${row.in}=${row.value}`),
  );
  const testCards = cards.map(({ asks = null, ...row }) => ({ ...row, asks }));
  unique("Test card", [
    ...testCards.map(({ number }) => number),
    ...testValues.flatMap((row) => (row.in === "cardNumber" ? [String(row.value)] : [])),
  ]);
  for (const row of faults) checkFault(row, parameters, known, callbackKinds);
  for (const row of testValues) checkValue(row, faults, known);
  for (const row of testCards) checkCard(row);
  return { callbackKinds, parameters, faults, testValues, testCards };
}

function checkCard({ number, brand, asks }: TestCardRow): void {
  const fail = (what: string) => {
    throw new Error(`Test card ${number}: ${what}`);
  };
  if (!/^\d{12,19}$/.test(number)) fail("the number is not 12 to 19 digits");
  if (!CARD_BRANDS.includes(brand)) fail(`brand is none of ${CARD_BRANDS.join(", ")}`);
  if (asks !== null && asks !== "3-D Secure") fail("asks is not 3-D Secure");
}

function anything(slot: string): string {
  return slot === "callback" ? "any callback" : "any operation";
}

function checkFault(
  row: FaultRow,
  parameters: FaultFile["parameters"],
  known: readonly string[],
  callbackKinds: readonly string[],
) {
  const fail = (what: string) => {
    throw new Error(`Fault ${row.id}: ${what}`);
  };
  if (!/^[a-z][a-z0-9-]*$/.test(row.id)) fail("the id is not in kebab case");
  if (!SLOTS.includes(row.slot)) fail(`slot is none of ${SLOTS.join(", ")}`);
  for (const id of row.operations ?? []) if (!known.includes(id)) fail(`no operation ${id}`);
  for (const name of Object.keys(row.takes)) if (!parameters[name]) fail(`no parameter ${name}`);
  for (const name of row.ways?.flat() ?? []) if (!row.takes[name]) fail(`no way by ${name}`);
  for (const given of row.sensible) {
    for (const name of Object.keys(given)) if (!row.takes[name]) fail(`it does not take ${name}`);
  }
  if ((row.slot === "domain") !== (row.occasion !== null)) fail("slot domain and occasion differ");
  for (const kind of row.kinds) if (!callbackKinds.includes(kind)) fail(`no callback kind ${kind}`);
  for (const name of row.meets) {
    if (!MEETINGS.includes(name) && !known.includes(name)) fail(`nothing that meets it is ${name}`);
  }
  if (row.meets.length > 0 === (row.unmet !== null)) fail("it needs either meets or unmet");
}

function checkValue(row: TestValueRow, faults: readonly FaultRow[], known: readonly string[]) {
  const fail = (what: string) => {
    throw new Error(`Test value ${row.in}=${row.value}: ${what}`);
  };
  const fault = faults.find(({ id }) => id === row.fault);
  if (!fault) return fail(`there is no fault ${row.fault}`);
  if (row.operation !== null && !known.includes(row.operation)) fail("no such operation");
  for (const name of Object.keys(row.with)) if (!fault.takes[name]) fail(`no parameter ${name}`);
  for (const [name, { required }] of Object.entries(fault.takes)) {
    if (required && row.with[name] === undefined) fail(`${name} is missing`);
  }
}

function unique(what: string, names: readonly string[]): void {
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  if (twice.length > 0) throw new Error(`${what} is listed twice: ${twice.join(", ")}`);
}

const TYPES = `/** Where a fault acts. Of the rules that match, at most one of each slot applies. */
export type FaultSlot = "wait" | "reply" | "outcome" | "wire" | "callback" | "domain";

/** One failure that can be injected. */
export interface FaultEntry {
  readonly slot: FaultSlot;
  /** Completes "When it applies, ...". */
  readonly does: string;
  /** What a rule affects that names no operation. */
  readonly on: string;
  /** Ids of the operations that it makes sense for; null for all. */
  readonly operations: readonly string[] | null;
  readonly takes: Readonly<
    Record<string, { readonly required?: boolean; readonly default?: string | number }>
  >;
  /** Parameters under which an integration should survive it. */
  readonly sensible: readonly Readonly<Record<string, string | number>>[];
  /** Why no integration is expected to survive it; null of those that are sensible. */
  readonly out: string | null;
  /** The type of event that it changes; null outside of the slot domain. */
  readonly occasion: string | null;
  /** The kinds of callbacks that it can change; none outside of the slot callback. */
  readonly kinds: readonly CallbackKind[];
  /** Whether it can apply again and again. */
  readonly lasts: boolean;
  /** Whether it only takes time. */
  readonly slow: boolean;
  /** Whether it keeps the caller waiting until the caller gives up. */
  readonly holds: boolean;
  /** Whether a shop that asks the service can be misled by it. */
  readonly hides: boolean;
  /** Its place among the faults that find most, from 1 on; null of the others. */
  readonly rank: number | null;
  /** What meets it in a sequence: reply, refusal, callback, charge, settlement, or an operation. */
  readonly meets: readonly string[];
  /** Why no sequence uses it; null of those that something meets. */
  readonly unmet: string | null;
}

/** A value that leads to a failure without any control call. */
export interface TestValue {
  readonly in: string;
  readonly value: string | number;
  readonly operation: string | null;
  readonly fault: FaultId;
  readonly with: Readonly<Record<string, string | number>>;
}

/** A card that the payment page offers to fill its form with. */
export interface TestCard {
  readonly number: string;
  readonly brand: "mada" | "visaMastercard" | "amex";
  /** What the customer has to pass before the payment is made. */
  readonly asks: "3-D Secure" | null;
}
`;

/** The text of the generated faults. */
export function faultsText({
  callbackKinds,
  parameters,
  faults,
  testValues,
  testCards,
}: FaultFile): string {
  const lines = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const rows = faults.map(({ id, ways: _, ...entry }) => [id, entry] as const);
  const values = testValues.map((row) => `  ${JSON.stringify(row)},\n`);
  const cards = testCards.map((row) => `  ${JSON.stringify(row)},\n`);
  return [
    "/** The kinds of callbacks. */\n" +
      `export const callbackKinds = ${JSON.stringify(callbackKinds)} as const;\n`,
    "/** The kind of a callback. */\nexport type CallbackKind = (typeof callbackKinds)[number];\n",
    TYPES,
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
  ].join("\n");
}

const HEAD = `import type { OperationId } from "./operations.js";

/** When a fault applies. Everything may be left out: then it applies wherever it can, each time. */
export interface FaultScope {
  /** Operation that it affects; any without it. */
  readonly operation?: OperationId;
  /** Values that fields of the request, payment, charge or callback must have. */
  readonly where?: Readonly<Record<string, string | number | boolean>>;
  /** Applies to the n-th match alone, counted from 1; \`every\` and \`times\` are left out then. */
  readonly nth?: number;
  /** Applies to each n-th match. */
  readonly every?: number;
  /** Applies so often at most. */
  readonly times?: number;
  /** How likely it applies to a match, from 0 to 1, drawn from the sandbox's seed. */
  readonly probability?: number;
  /** The first instant of the sandbox's clock at which it holds, in ISO 8601. */
  readonly from?: string;
  /** The first instant at which it no longer holds, in ISO 8601. */
  readonly until?: string;
}
`;

const UNION = `/**
 * A fault rule as a tester gives it: which fault, its own parameters, and when it applies.
 *
 * @example
 * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
 */`;

/** The text of the types of fault rules: one for each fault, with the parameters that it takes. */
export function faultTypesText(file: FaultFile): string {
  const types = file.faults.map((row) => faultType(row, file));
  const names = file.faults.map((row) => `  | ${nameOf(row)}`);
  return [HEAD, ...types, `${UNION}\nexport type FaultRequest =\n${names.join("\n")};\n`].join(
    "\n",
  );
}

function faultType(row: FaultRow, file: FaultFile): string {
  const { id, does, on, ways } = row;
  const about = `/** \`${id}\` on ${on}: when it applies, ${does}. */`;
  if (ways === undefined) {
    const fields = Object.keys(row.takes).map((name) => field(row, file, name));
    return interfaceOf(nameOf(row), about, id, fields);
  }
  const several = ways.map((way) => {
    const [first = ""] = way;
    const others = Object.keys(row.takes).filter((name) => !way.includes(name));
    const fields = [
      ...way.map((name) => field(row, file, name, name === first)),
      ...others.map((name) => `  readonly ${name}?: never;\n`),
    ];
    return interfaceOf(`${nameOf(row)}By${capital(first)}`, about, id, fields);
  });
  const names = ways.map(([first = ""]) => `${nameOf(row)}By${capital(first)}`);
  return `${several.join("\n")}\n${about}\nexport type ${nameOf(row)} = ${names.join(" | ")};\n`;
}

function interfaceOf(name: string, about: string, id: string, fields: readonly string[]): string {
  const fault = `  readonly fault: ${JSON.stringify(id)};\n`;
  return `${about}\nexport interface ${name} extends FaultScope {\n${fault}${fields.join("")}}\n`;
}

function field(row: FaultRow, { parameters }: FaultFile, name: string, isNeeded = false): string {
  const { required = isNeeded, default: otherwise } = row.takes[name] ?? {};
  const { type = "string", about = "" } = parameters[name] ?? {};
  const unless = otherwise === undefined ? "" : ` Default ${otherwise}.`;
  const kind = type === "string" ? "string" : "number";
  return `  /** ${capital(about)}.${unless} */\n  readonly ${name}${required ? "" : "?"}: ${kind};\n`;
}

/** `LateReplyFault` of `late-reply`. */
function nameOf({ id }: FaultRow): string {
  return `${id.split("-").map(capital).join("")}Fault`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
