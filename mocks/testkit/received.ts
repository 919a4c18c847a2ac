import type { JournalEntry } from "../../spec/generated/control.types.js";
import { type OperationId, operations } from "../../spec/generated/operations.js";
import { type Match, matches } from "./includes.js";

/** What a request held: the fields of its body, of its path and of its query. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a request called an operation, with at least these fields. */
export function isRequest(
  entry: JournalEntry,
  operation: OperationId,
  match: Match<Fields>,
): boolean {
  if (entry.operationId !== operation) return false;
  return matches(fieldsOf(entry), match);
}

/** The fields of a request. One in the body wins over one of the same name in the address. */
export function fieldsOf({ operationId, path, requestBody }: JournalEntry): Fields {
  const { pathname, searchParams } = new URL(path, "http://any");
  return {
    ...Object.fromEntries(searchParams),
    ...parametersOf(operationId, pathname),
    ...bodyOf(requestBody),
  };
}

function parametersOf(operationId: string | null, pathname: string): Fields {
  const template = operations.find(({ id }) => id === operationId)?.path ?? "";
  const written = pathname.split("/");
  return Object.fromEntries(
    template.split("/").flatMap((part, n) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, decodeURIComponent(written[n] ?? "")]];
    }),
  );
}

function bodyOf(text: string | null): Fields {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Fields) : {};
  } catch {
    // What is no JSON has no fields to compare. A body that was cut is for `evidenceOf` to know.
    return {};
  }
}
