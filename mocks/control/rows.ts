import {
  type ControlOperationEntry,
  controlOperations,
} from "../../spec/generated/control.operations.js";
import { FIELDS } from "./messages.js";
import { invalid } from "./refused.js";

/** A method of a handle. */
export type Method = (...given: readonly unknown[]) => unknown;

/** A method of a handle by the id of its operation, whose dots lead there. */
export function methodOf(handle: object, { id }: ControlOperationEntry): Method {
  const [, ...names] = id.split(".");
  let part: unknown = handle;
  for (const name of names) part = (part as Readonly<Record<string, unknown>> | undefined)?.[name];
  return part as Method;
}

/** Puts a handle together: one method for each operation on a gateway, or on a sandbox. */
export function assembledHandle<Handle extends object>(
  whole: "gateway" | "sandbox",
  make: (row: ControlOperationEntry) => Method,
): Handle {
  const handle: Record<string, Method | Record<string, Method>> = {};
  for (const row of controlOperations) {
    const [first, part = "", name] = row.id.split(".");
    if (first !== whole) continue;
    if (name === undefined) handle[part] = make(row);
    else {
      const methods = (handle[part] ?? {}) as Record<string, Method>;
      handle[part] = { ...methods, [name]: make(row) };
    }
  }
  // The interfaces are generated from the same rows.
  return handle as Handle;
}

/** A key as a path holds it: a text, or a number by its digits. Throws a `Refused` for anything else. */
export function readKey(name: string, given: unknown): string {
  if (typeof given === "number" && Number.isFinite(given)) return String(given);
  if (typeof given !== "string") {
    throw invalid(name, FIELDS.text(given));
  }
  if (given === "") throw invalid(name, FIELDS.missing);
  return given;
}

/** A query as an address holds it: texts, and numbers where a parameter is one. */
export function readQuery(row: ControlOperationEntry, given: unknown): object {
  const query = given ?? {};
  if (typeof query !== "object" || Array.isArray(query)) {
    throw invalid("the query", FIELDS.object(query));
  }
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  const read = present.map(([name, value]) => {
    const isNumber = row.numbers.includes(name) && /^-?\d{1,15}(\.\d{1,6})?$/.test(String(value));
    if (isNumber) return [name, Number(value)];
    return [name, typeof value === "number" ? String(value) : value];
  });
  return Object.fromEntries(read);
}
