import type { FaultEntry } from "../../spec/generated/faults.js";

/** The faults and test values of the spec as rows for a reader, in a terminal or in a guide. */

type Fault = Omit<FaultEntry, "slot" | "sensible" | "out"> & { readonly id: string };

/** A test value, as far as it is shown to a reader. */
interface Value {
  readonly in: string;
  readonly value: string | number;
  readonly operation: string | null;
  readonly fault: string;
  readonly with: Readonly<Record<string, string | number>>;
}

export const FAULT_COLUMNS = ["fault", "strikes", "parameters", "when it strikes"] as const;
export const VALUE_COLUMNS = ["field", "value", "strikes", "leads to"] as const;

/** A fault: its id, what it strikes, its parameters with their defaults, and what happens. */
export function faultCells({ id, on, takes, does }: Fault): readonly string[] {
  const parameters = Object.entries(takes).map(([name, taken]) => {
    if (taken.default !== undefined) return `${name}=${taken.default}`;
    return taken.required ? `${name}, required` : name;
  });
  return [id, on, parameters.join("; "), does];
}

/** A test value: its field, itself, what it strikes (`on` without an operation), what it leads to. */
export function valueCells(row: Value, on: string): readonly string[] {
  // An amount has a fraction part on the wire.
  const value = typeof row.value === "number" ? row.value.toFixed(2) : row.value;
  const parameters = Object.entries(row.with).map(([name, given]) => `${name}=${given}`);
  const suffix = parameters.length === 0 ? "" : ` (${parameters.join("; ")})`;
  return [row.in, value, row.operation ?? on, row.fault + suffix];
}
