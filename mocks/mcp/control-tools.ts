import {
  type ControlOperationEntry,
  controlOperations,
  controlTools,
  type ToolEntry,
  type ToolOperation,
} from "../../spec/generated/control.operations.js";
import type { SandboxHandle } from "../control/handles.js";
import { methodOf } from "../control/rows.js";
import { isRecord } from "../domain/text.js";
import { answerWithoutSecrets } from "../sandbox/redaction.js";
import {
  ANSWER_CHARS,
  fitted,
  nextStep,
  PART_CHARS,
  partAt,
  type ToolAnswer,
  ToolError,
} from "./answer.js";
import { type FindMock, type Mock, sandboxOf, type Tool } from "./tool.js";

/** The operations of the control API that the spec marks as tools. */
export function toolsOfControl(findMock: FindMock): readonly Tool[] {
  return controlTools.map((entry): Tool => {
    const { name, title, description, effect, inputSchema } = entry;
    return {
      ...{ name, title, description, inputSchema },
      annotations: { readOnlyHint: effect === "none", destructiveHint: effect === "replaces" },
      async call(input) {
        const operation = operationOf(entry, input);
        const row = rowOf(operation);
        const mock = await findMock();
        if (entry.limit !== null) return listed(entry.limit, operation, row, mock, input);
        const { field, ...given } = input;
        const isPart = field !== undefined && "field" in inputSchema.properties;
        const answer = await answerOf(row, mock, isPart ? given : input, entry);
        const next = nextStep(operation.next, answer);
        if (isPart) return { text: fitted(fieldOf(answer, field), PART_CHARS), next };
        return { text: fitted(answer), next };
      },
    };
  });
}

/** The operation that a call means: the only one, or the one that `what` names. */
function operationOf(
  { operations, name }: ToolEntry,
  { what }: Readonly<Record<string, unknown>>,
): ToolOperation {
  const [only] = operations;
  if (only && only.what === null) return only;
  const meant = operations.find((one) => one.what === what);
  if (meant) return meant;
  const known = operations.map((one) => one.what).join(", ");
  const sent = what === undefined ? "You left it out" : `You sent ${JSON.stringify(what)}`;
  throw new ToolError(`what of ${name} names no kind of thing. ${sent}.`, `Send one of: ${known}.`);
}

function rowOf({ id }: ToolOperation): ControlOperationEntry {
  const row = controlOperations.find((one) => one.id === id);
  if (row) return row;
  throw new Error(`the control API has no operation ${id}`);
}

/** Calls the method of an operation with what the tool was given, and returns its answer without secrets. */
async function answerOf(
  row: ControlOperationEntry,
  mock: Mock,
  { what: _, id, sandbox, ...given }: Readonly<Record<string, unknown>>,
  { name }: Pick<ToolEntry, "name">,
): Promise<unknown> {
  const isOfSandbox = row.id.startsWith("sandbox.");
  const target = isOfSandbox ? await sandboxOf(mock, sandbox) : mock.handle;
  const { key } = row;
  const keys: unknown[] = [];
  let input: Readonly<Record<string, unknown>> = given;
  if (key === "sandbox") keys.push(sandbox ?? (await sandboxOf(mock, undefined)).name);
  else if (key !== null) {
    const { [key]: named, ...rest } = given;
    keys.push(named ?? id);
    input = rest;
  }
  const [unknownField] = row.input === null ? Object.keys(input) : [];
  if (unknownField !== undefined) {
    throw new ToolError(`${name} takes no ${unknownField} here.`, `Leave ${unknownField} out.`);
  }
  const method = methodOf(target, row);
  const answer = await method(...keys, ...(row.input === null ? [] : [input]));
  const body = row.returns === "sandbox" ? await (answer as SandboxHandle).summary() : answer;
  return answerWithoutSecrets(body);
}

function fieldOf(answer: unknown, field: unknown): unknown {
  const part = typeof field === "string" ? partAt(answer, field) : undefined;
  if (part !== undefined) return part;
  const names = isRecord(answer) ? Object.keys(answer).join(", ") : "";
  throw new ToolError(`The answer has no field ${JSON.stringify(field)}.`, `It has: ${names}.`);
}

/** The items of a page, and where the next page begins. */
interface Page {
  readonly answer: unknown;
  readonly items: readonly unknown[];
  readonly matches: number;
  readonly next: number | null;
}

/** A page of a list, a line for each item: as many as an answer holds. */
async function listed(
  preset: number,
  operation: ToolOperation,
  row: ControlOperationEntry,
  mock: Mock,
  input: Readonly<Record<string, unknown>>,
): Promise<ToolAnswer> {
  const { limit = preset, cursor, ...given } = input;
  const pageOf = async (most: unknown): Promise<Page> => {
    const paging = { limit: most, ...(cursor !== undefined && { cursor }) };
    const isPaged = row.query.includes("limit") && row.query.includes("cursor");
    if (isPaged) {
      const order = row.query.includes("order") ? { order: "newest" } : {};
      const query = { ...given, ...order, ...paging };
      const answer = await answerOf(row, mock, query, { name: "list" });
      const { next = null, matches } = answer as { next?: number | null; matches?: number };
      const items = itemsOf(answer, operation);
      return { answer, items, next, matches: matches ?? items.length };
    }
    const answer = await answerOf(row, mock, given, { name: "list" });
    const all = itemsOf(answer, operation);
    const from = whole("cursor", cursor ?? 0);
    const to = from + whole("limit", most);
    const next = to < all.length ? to : null;
    return { answer, items: all.slice(from, to), next, matches: all.length };
  };
  let page = await pageOf(limit);
  let lines = linesOf(page, operation);
  const fitting = fittingCount(lines);
  if (fitting < lines.length) {
    page = await pageOf(fitting);
    lines = linesOf(page, operation);
  }
  const { matches, next } = page;
  const head = `${operation.what}: ${lines.length} of ${matches}`;
  const more = `More: list(what "${operation.what}", cursor ${next})`;
  const text = [head, ...lines, ...(next === null ? [] : [more])].join("\n");
  return { text, next: nextStep(operation.next, page.answer) };
}

function itemsOf(answer: unknown, { items }: ToolOperation): readonly unknown[] {
  const found = isRecord(answer) && items !== null ? answer[items] : undefined;
  return Array.isArray(found) ? found : [];
}

function whole(name: string, value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new ToolError(`${name} must be a whole number. You sent ${JSON.stringify(value)}.`);
}

const LINE_CHARS = 700;

function linesOf({ items }: Page, { shows }: ToolOperation): readonly string[] {
  return items.map((item) => {
    if (shows.length === 0) return fitted(item, LINE_CHARS);
    const parts = shows.map((path) => [nameOf(path), partAt(item, path)]);
    return fitted(Object.fromEntries(parts), LINE_CHARS);
  });
}

/** `attempts.detail` of `attempts.-1.detail`. */
function nameOf(path: string): string {
  return path.replaceAll(/\.(-?\d+|\*)(?=\.|$)/g, "");
}

/** How many lines an answer holds; the first one in any case. */
function fittingCount(lines: readonly string[]): number {
  let chars = 0;
  const over = lines.findIndex((line) => {
    chars += line.length + 1;
    return chars > ANSWER_CHARS;
  });
  return over < 0 ? lines.length : Math.max(1, over);
}
