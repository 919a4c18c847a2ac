import { isDeepStrictEqual } from "node:util";
import { fractionKeys } from "../../spec/generated/fractions.js";
import { at, isRecord, shown, wholeMoney } from "./json.js";
import { type ServiceAnswer, Unmet } from "./planned-call.js";
import type { Check } from "./rule.js";
import { blamesClient, ofRefusal, statedFailure } from "./shapes.js";

/** Whether an answer says that the request was taken. */
export function isSuccess({ status }: ServiceAnswer): boolean {
  return status >= 200 && status < 300;
}

/** Whether a good request is taken: with a success, in JSON, that says nothing else of itself. */
export function isTaken(answer: ServiceAnswer): boolean {
  const { body } = answer;
  return isSuccess(answer) && body !== undefined && at(body, "response.isSuccess") !== false;
}

/** The request is taken. Which status of success it has is not stated where this is used. */
export const succeeds: Check = (answer) =>
  isSuccess(answer) ? [] : [`expected a success, but status ${answer.status} came`];

/**
 * The request is refused: by a status that blames the client, in the failure object of the operation.
 * Which status of those it has is not stated where this is used.
 */
export const fails: Check = ofRefusal((answer) =>
  blamesClient(answer)
    ? statedFailure(answer)
    : [`expected a refusal, but status ${answer.status} came`],
);

/** The caller is turned away: how that is written is assumed, so 401 and 403 are enough. */
export const turnsAway: Check = ofRefusal((answer) =>
  TURNED_AWAY.includes(answer.status) ? [] : fails(answer),
);

const TURNED_AWAY = [401, 403];

/** The answer has one status; a refusal has the shape that is stated of it too. */
export function answers(expected: number): Check {
  const check: Check = ({ status }) =>
    status === expected ? [] : [`expected status ${expected}, but ${status} came`];
  if (expected < 400) return check;
  const inShape = TURNED_AWAY.includes(expected) ? () => [] : statedFailure;
  return ofRefusal((answer) => [...check(answer), ...inShape(answer)]);
}

/** A field has a value, which may depend on what was sent or came before. */
export function has(path: string, expected: (answer: ServiceAnswer) => unknown): Check {
  return (answer) => {
    const [want, came] = [expected(answer), at(answer.body, path)];
    return isDeepStrictEqual(came, want)
      ? []
      : [`expected ${path} to be ${shown(want)}, but ${shown(came)} came`];
  };
}

/** Fields have one and the same fixed value. */
export function are(value: string | number | boolean | null, ...paths: readonly string[]): Check {
  const checks = paths.map((path) => has(path, () => value));
  return (answer) => checks.flatMap((check) => check(answer));
}

/** A field passes a test that is told in words: `expected <path> to be <words>`. */
export function satisfies(path: string, words: string, test: (value: unknown) => boolean): Check {
  return ({ body }) => {
    const came = at(body, path);
    return test(came) ? [] : [`expected ${path} to be ${words}, but ${shown(came)} came`];
  };
}

/** A field is a text that matches. */
export function matches(path: string, words: string, pattern: RegExp): Check {
  return satisfies(path, words, (value) => typeof value === "string" && pattern.test(value));
}

/** A part of the answer holds all that the request held, and may hold more. */
export function echoes(path: string): Check {
  return ({ body, sent }) => differences(path, sent.body, at(body, path));
}

function differences(path: string, sent: unknown, came: unknown): readonly string[] {
  if (isRecord(sent) && isRecord(came)) {
    return Object.keys(sent).flatMap((key) => differences(`${path}.${key}`, sent[key], came[key]));
  }
  if (Array.isArray(sent) && Array.isArray(came) && sent.length === came.length) {
    return sent.flatMap((part, n) => differences(`${path}.${n}`, part, came[n]));
  }
  return isDeepStrictEqual(sent, came)
    ? []
    : [`expected ${path} to be ${shown(sent)} as sent, but ${shown(came)} came`];
}

/** Money is written with a fraction part. */
export const writesFractions: Check = ({ text }) =>
  wholeMoney(text, fractionKeys).map((member) => `${member} has no fraction part`);

/** A refusal names fields in one of its texts. */
export function names(path: string, ...fields: readonly string[]): Check {
  return ({ body }) => {
    const text = shown(at(body, path), Number.POSITIVE_INFINITY);
    return fields
      .filter((field) => !text.includes(field))
      .map((field) => `${path} names no ${field}`);
  };
}

/** The text at a path of an answer that later calls need; the rule cannot be judged without it. */
export function textAt(answer: ServiceAnswer | undefined, path: string): string {
  const value = at(answer?.body, path);
  if (typeof value === "string" && value !== "") return value;
  throw new Unmet(`${answer?.operation ?? "the call before"} answered without ${path}`);
}
