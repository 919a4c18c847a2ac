import type { ApiDocument } from "./documents.js";
import { operationsOf } from "./documents.js";

/** A parameter that faults can take. */
interface Parameter {
  readonly type: "string" | "integer" | "number";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly about: string;
  readonly arabic?: string;
}

type Value = string | number;
type Values = Readonly<Record<string, Value>>;
/** One failure that can be injected. */
export interface FaultRow {
  readonly id: string;
  readonly slot: string;
  readonly does: string;
  readonly arabic?: string;
  /** What a rule strikes that names no operation. */
  readonly on: string;
  readonly operations: readonly string[] | null;
  readonly takes: Readonly<
    Record<string, { readonly required?: boolean; readonly default?: Value }>
  >;
  /** Groups of parameters of which a rule gives one; the first of a group is needed. */
  readonly ways?: readonly (readonly string[])[];
  readonly sensible: readonly Values[];
  readonly out: string | null;
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
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly faults: readonly FaultRow[];
  readonly testValues: readonly TestValueRow[];
  readonly testCards: readonly TestCardRow[];
}

const CARD_BRANDS = ["mada", "visaMastercard", "amex"];

const SLOTS = ["wait", "reply", "outcome", "wire", "callback", "domain"];

/** Reads the file of faults. Throws with the row that is wrong. */
export function faultsOf(file: unknown, api: ApiDocument): FaultFile {
  const {
    parameters,
    faults: given,
    testValues: values,
    testCards: cards = [],
  } = file as FaultFile;
  const faults = given.map(
    ({ operations = null, takes = {}, sensible = [], out = null, ...row }) => {
      const on = row.on ?? operations?.join(" or ") ?? anything(row.slot);
      return { ...row, on, operations, takes, sensible, out };
    },
  );
  const testValues = values.map(({ operation = null, with: parameters = {}, ...row }) => {
    return { ...row, operation, with: parameters };
  });
  const known = operationsOf(api).map(({ operation }) => operation.operationId);
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
  for (const row of faults) checkFault(row, parameters, known);
  for (const row of testValues) checkValue(row, faults, known);
  for (const row of testCards) checkCard(row);
  return { parameters, faults, testValues, testCards };
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

function checkFault(row: FaultRow, parameters: FaultFile["parameters"], known: readonly string[]) {
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
  if (twice.length > 0) throw new Error(`${what} stands twice: ${twice.join(", ")}`);
}
