import { types } from "node:util";

/** Values that some of a thing's fields must have: literally, by a regular expression, or by a matcher. */
export type Part<T> = { readonly [Field in keyof T]?: unknown };

/** What is looked for: a part of it, or a question that it answers with yes. */
export type Match<T> = Part<T> | ((candidate: T) => boolean);

/** Whether a thing is what is looked for. */
export function matches<T>(candidate: T, match: Match<T>): boolean {
  return typeof match === "function" ? answerOf(match(candidate)) : includes(candidate, match);
}

const AT_ONCE = "a function that says what is looked for must answer at once";

/** Throws for an async function: its answer is a promise, which would count as a yes. */
export function expectQuestion(question: object): void {
  if (types.isAsyncFunction(question)) throw new TypeError(`${AT_ONCE}, and an async one does not`);
}

function answerOf(answer: unknown): boolean {
  if (!types.isPromise(answer)) return Boolean(answer);
  // Whatever becomes of it, nobody waits for it.
  answer.catch(() => undefined);
  throw new TypeError(`${AT_ONCE}, but a promise came`);
}

/**
 * Whether a value holds at least what is expected: objects may have more fields, lists may not have
 * more elements. A regular expression stands for a text that it finds, and a matcher of a test
 * runner, such as `expect.any(String)`, for whatever it takes.
 */
export function includes(actual: unknown, expected: unknown): boolean {
  if (isMatcher(expected)) return expected.asymmetricMatch(actual);
  if (types.isRegExp(expected)) return typeof actual === "string" && expected.test(actual);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((each, n) => includes(actual[n], each));
  }
  if (!isObject(expected)) return Object.is(actual, expected);
  if (!isObject(actual) || Array.isArray(actual)) return false;
  return Object.entries(expected).every(([key, value]) => {
    return includes(Object.hasOwn(actual, key) ? actual[key] : undefined, value);
  });
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
  if (!isObject(match) || Object.keys(match).length === 0) return "";
  return ` with ${JSON.stringify(match, shown)}`;
}

function shown(_key: string, value: unknown): unknown {
  if (types.isRegExp(value)) return String(value);
  return isMatcher(value) ? String(value) : value;
}

interface Matcher {
  asymmetricMatch(actual: unknown): boolean;
}

/** Whether a value is a matcher of a test runner. */
export function isMatcher(value: unknown): value is Matcher {
  return isObject(value) && typeof value.asymmetricMatch === "function";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
