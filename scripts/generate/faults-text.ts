import type { FaultFile } from "./faults.js";

const TYPES = `/** Where a fault acts. Of the rules that match, at most one of each slot strikes. */
export type FaultSlot = "wait" | "reply" | "outcome" | "wire" | "callback" | "domain";

/** One failure that can be injected. */
export interface FaultEntry {
  readonly slot: FaultSlot;
  /** Completes "When it strikes, ...". */
  readonly does: string;
  /** What a rule strikes that names no operation. */
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

/** The Arabic stands in a file of its own. */
const inEnglish = (name: string, value: unknown) => (name === "arabic" ? undefined : value);

/** The text of the generated faults. */
export function faultsText({ parameters, faults, testValues, testCards }: FaultFile): string {
  const lines = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(
      ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value, inEnglish)},\n`,
    );
  const rows = faults.map(({ id, ways: _, ...entry }) => [id, entry] as const);
  const values = testValues.map((row) => `  ${JSON.stringify(row)},\n`);
  const cards = testCards.map((row) => `  ${JSON.stringify(row)},\n`);
  return [
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
