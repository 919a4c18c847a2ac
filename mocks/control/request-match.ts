import { type OperationId, operationFields, operations } from "../../spec/generated/operations.js";
import { nearOrAll } from "../api/near-names.js";
import { matchPath } from "../api/path-template.js";
import { isRecord, jsonOf } from "../domain/text.js";
import { plain } from "../report/escape.js";
import type { JournalEntry } from "../sandbox/journal.js";
import { formatRequest, type PrintedRequest } from "./format.js";

/** Which requests of a sandbox a test means, and what can be said of them. It runs in a browser too. */

/** Values that some of a thing's fields must have: literally, by a regular expression, or by a matcher. */
export type Part<T> = { readonly [Field in keyof T]?: unknown };

/** What is looked for: a part of it, or a question that it answers with yes. */
export type Match<T> = Part<T> | ((candidate: T) => boolean);

/** Whether a thing is what is looked for. */
export function matches<T>(candidate: T, match: Match<T>): boolean {
  return typeof match === "function" ? answerOf(match(candidate)) : includes(candidate, match);
}

export const AT_ONCE = "a function that says what is looked for must answer at once";

function answerOf(answer: unknown): boolean {
  if (!isRecord(answer) || typeof answer.then !== "function") return Boolean(answer);
  // Its result is ignored.
  Promise.resolve(answer).catch(() => undefined);
  throw new TypeError(`${AT_ONCE}, but you passed a promise`);
}

/**
 * Whether a value holds at least what is expected: objects may have more fields, lists may not have more
 * elements. A regular expression matches a text that contains it, and a matcher of a test runner, such as
 * `expect.any(String)`, what it accepts.
 */
export function includes(actual: unknown, expected: unknown): boolean {
  if (isMatcher(expected)) return expected.asymmetricMatch(actual);
  if (isRegExp(expected)) return typeof actual === "string" && expected.test(actual);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((each, n) => includes(actual[n], each));
  }
  if (!isRecord(expected)) return Object.is(actual, expected);
  if (!isRecord(actual)) return false;
  return Object.entries(expected).every(([key, value]) => {
    return includes(Object.hasOwn(actual, key) ? actual[key] : undefined, value);
  });
}

/** Whether what is looked for means the same as JSON: no functions, regular expressions or matchers are in it. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (!isRecord(value) || isMatcher(value)) return false;
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain && Object.values(value).every(isJson);
}

/** A question that says in a sentence what it asks for. */
export function asking<T>(question: (candidate: T) => boolean, sentence: string): Match<T> {
  return Object.assign(question, { sentence });
}

/** What is looked for, for a sentence; empty where anything will do. */
export function sayMatch(match: unknown): string {
  if (typeof match === "function") {
    return "sentence" in match ? String(match.sentence) : " that the given function accepts";
  }
  if (!isRecord(match) || Object.keys(match).length === 0) return "";
  return ` with ${JSON.stringify(match, shown)}`;
}

function shown(_key: string, value: unknown): unknown {
  return isRegExp(value) || isMatcher(value) ? String(value) : value;
}

interface Matcher {
  asymmetricMatch(actual: unknown): boolean;
}

/** Whether a value is a matcher of a test runner. */
export function isMatcher(value: unknown): value is Matcher {
  return isRecord(value) && typeof value.asymmetricMatch === "function";
}

/** Whether a value is a regular expression, also one of another realm: Jest has several. */
export function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === "[object RegExp]";
}

/** What a request held: the fields of its body, of its path and of its query. */
export type Fields = Readonly<Record<string, unknown>>;

/** What is looked at of a request. */
export type RequestFacts = Pick<
  JournalEntry,
  "id" | "operationId" | "path" | "requestBody" | "status" | "cut"
>;

/** Whether a request called an operation, with at least these fields. */
export function isRequest(
  entry: RequestFacts,
  operation: OperationId,
  match: Match<Fields>,
): boolean {
  return entry.operationId === operation && matches(fieldsOf(entry), match);
}

/** The fields of a request. One in the body wins over one of the same name in the address. */
export function fieldsOf({
  operationId,
  path,
  requestBody,
}: Pick<RequestFacts, "operationId" | "path" | "requestBody">): Fields {
  const { pathname, searchParams } = new URL(path, "http://any");
  return {
    ...Object.fromEntries(searchParams),
    ...parametersOf(operationId, pathname),
    ...bodyOf(requestBody),
  };
}

function parametersOf(operationId: string | null, pathname: string): Fields {
  const template = operations.find(({ id }) => id === operationId)?.path ?? "";
  const written = Object.entries(matchPath(template, pathname) ?? {});
  return Object.fromEntries(written.map(([name, value]) => [name, decodeURIComponent(value)]));
}

function bodyOf(text: string | null): Fields {
  // What is no JSON has no fields to compare. A body that was cut is for `evidenceOf` to know.
  const value = jsonOf(text);
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

/** Whether the service has an operation. */
export function isOperation(id: unknown): id is OperationId {
  return operations.some((one) => one.id === id);
}

/** The operation that an unknown one may mean, in a sentence. */
export const nearOperation = (id: string) =>
  nearOrAll(
    operations.map((one) => one.id),
    id,
  );

/** The first field that no request of an operation has, and the one that it may mean in a sentence. */
export function unknownField(
  operation: OperationId,
  match: object,
): { readonly name: string; readonly near: string } | undefined {
  const { path = "", query = [] } = operations.find(({ id }) => id === operation) ?? {};
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const known = [...new Set([...operationFields[operation], ...inPath, ...query])];
  const name = Object.keys(match).find((one) => !known.includes(one));
  return name === undefined ? undefined : { name, near: nearOrAll(known, name) };
}

/** What is known of the calls that are looked for. */
export interface Evidence<Entry extends RequestFacts = RequestFacts> {
  readonly found: readonly Entry[];
  /** Calls of the operation that may be meant, but of which the fields were cut. */
  readonly unreadable: readonly Entry[];
  /** Calls of any kind that are no longer stored. */
  readonly dropped: number;
}

/** The requests of a sandbox that are still stored, and how many are not. */
export interface Requests<Entry extends RequestFacts = JournalEntry> {
  readonly requests: readonly Entry[];
  readonly dropped: number;
}

/** Looks for calls of an operation among the requests of a sandbox. */
export function evidenceOf<Entry extends RequestFacts>(
  { requests, dropped }: Requests<Entry>,
  operation: OperationId,
  match: Match<Fields>,
  status?: number,
): Evidence<Entry> {
  const answered = requests.filter((entry) => status === undefined || entry.status === status);
  const unreadable = answered.filter((entry) => isUnreadable(entry, operation, match));
  const found = answered.filter((entry) => holdsFields(entry, operation, match));
  return { found, unreadable, dropped };
}

/** Whether a call of an operation certainly held what is looked for. */
export function holdsFields(
  entry: RequestFacts,
  operation: OperationId,
  match: Match<Fields>,
): boolean {
  return !isUnreadable(entry, operation, match) && isRequest(entry, operation, match);
}

/** A call cannot be matched if its body was cut. */
function isUnreadable(entry: RequestFacts, operation: OperationId, match: Match<Fields>): boolean {
  const { operationId, cut } = entry;
  if (operationId !== operation || !asksForFields(match)) return false;
  return cut.includes("requestBody");
}

function asksForFields(match: Match<Fields>): boolean {
  return typeof match === "function" || Object.keys(match).length > 0;
}

/**
 * Whether there were so many calls, or at least one where no number is asked for. Undefined when what
 * is missing could make it either.
 */
export function holds(evidence: Evidence, times: number | undefined): boolean | undefined {
  const least = evidence.found.length;
  const most = least + evidence.unreadable.length + evidence.dropped;
  if (times === undefined) return least > 0 || (most > 0 ? undefined : false);
  if (times < least || times > most) return false;
  return least === most ? true : undefined;
}

/** What is missing, and what to do about it; a sentence each, none when nothing is missing. */
export function gapsOf({ unreadable, dropped }: Evidence): readonly string[] {
  const ids = unreadable.map(({ id }) => `#${id}`).join(", ");
  const operation = unreadable[0]?.operationId;
  return [
    ...(dropped > 0
      ? [
          `the journal of the sandbox has dropped the oldest ${dropped} of its requests: look earlier, ` +
            "before so many have come, or let the test make fewer calls",
        ]
      : []),
    ...(unreadable.length > 0
      ? [
          `the journal holds only the beginning of ${ids}, too long to be kept: ask for ${operation} ` +
            "without fields, or for what it brought about, such as the invoice of its order number",
        ]
      : []),
  ];
}

/** `0 times`, `once`, `twice`, `3 times`. */
export function often(times: number): string {
  return ["0 times", "once", "twice"][times] ?? `${times} times`;
}

/** Lines below a sentence; another text if there are none. */
export function below(lines: readonly string[], none: string): string {
  return lines.length === 0 ? ` ${none}` : lines.map((line) => `\n  ${plain(line)}`).join("");
}

/** How many calls an answer lists, the latest ones. */
const LISTED_MAX = 10;

/** Which calls a test looks for, and how often. */
export interface Wanted {
  readonly operation: OperationId;
  readonly match: Match<Fields>;
  readonly times?: number | undefined;
  readonly status?: number | undefined;
}

/** Whether a sandbox received an operation so often, and what an assertion says that fails. */
export function lookFor<Entry extends RequestFacts & PrintedRequest>(
  all: Requests<Entry>,
  sandbox: string,
  wanted: Wanted,
) {
  const { operation, match, times, status } = wanted;
  const evidence = evidenceOf(all, operation, match, status);
  const { found } = evidence;
  const verdict = holds(evidence, times);
  const answered = status === undefined ? "" : `, answered with ${status}`;
  const count = times === undefined ? "" : ` ${often(times)}`;
  const asked = `${operation}${sayMatch(match)}${answered}${count}`;
  const gaps = gapsOf(evidence);
  const least = `${gaps.length > 0 ? "at least " : ""}${found.length}`;
  const received = below(describe(all.requests, operation), "nothing at all");
  const explanation =
    verdict === undefined
      ? `whether sandbox ${sandbox} received ${asked} cannot be said: ${gaps.join("; and ")}`
      : `expected sandbox ${sandbox} ${verdict ? "not " : ""}to have received ${asked}; ` +
        `calls like that: ${least}; it received:${received}`;
  const latest = found.slice(-LISTED_MAX);
  return { holds: verdict ?? null, count: found.length, explanation, found: latest };
}

/** The calls of the operation with their contents, or else all others. */
function describe(
  requests: readonly (RequestFacts & PrintedRequest)[],
  operation: OperationId,
): readonly string[] {
  const same = requests.filter(({ operationId }) => operationId === operation);
  const reported = (same.length > 0 ? same : requests).slice(-LISTED_MAX);
  return reported.map((entry) => {
    const body = entry.operationId === operation && entry.requestBody;
    return `${formatRequest(entry)}${body ? ` ${body}` : ""}`;
  });
}
