import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../mocks/domain/text.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { fractionKeys } from "../../spec/generated/operations.js";
import { fieldTraits } from "../../spec/generated/tables.js";
import type { ValidationError } from "../../spec/validator.js";
import { responseValidator } from "../../spec/validators.js";
import { type Check, type ServiceAnswer, Unmet } from "./rule.js";

/** The value at a path with dots, `products.0.price`, or undefined. */
export function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}

/**
 * Members of a JSON text whose number has no fraction part although their key is one of money. Parsing
 * would lose what is looked for, 10 for 10.0. Whole strings are read from left to right, so that
 * nothing inside of one can be taken for a member.
 */
export function wholeMoney(text: string, moneyKeys: readonly string[]): readonly string[] {
  const members = text.matchAll(/"((?:[^"\\]|\\.)*)"(?:\s*:\s*(-?\d+)(?![\d.eE]))?/g);
  return [...members].flatMap(([member, key = "", digits]) =>
    digits !== undefined && moneyKeys.includes(key) ? [member] : [],
  );
}

/** Epoch seconds stay below this until the year 5138; epoch milliseconds passed it in 1973. */
export const MILLISECONDS_MIN = 1e11;

/** The choice itself reports an error inside of it. */
const IN_A_CHOICE = /\/(anyOf|oneOf)\/\d+\//;

const ECHO = "echo-nulls";

/** The assumptions that an answer breaks by an error in its shape; none where the description states what it breaks. */
export function assumptionsBehind(
  operation: OperationId,
  { keyword, instancePath, params }: ValidationError,
): readonly string[] {
  const path = keyword === "required" ? `${instancePath}/${params.missingProperty}` : instancePath;
  const field = path
    .slice(1)
    .replaceAll("/", ".")
    .replace(/(^|\.)\d+(?=\.|$)/g, "[]");
  const rows = fieldTraits[operation]?.[field]?.assumptions ?? [];
  switch (keyword) {
    case "required":
      // The description shows every field, but not the echo of a request that leaves some out.
      return field.startsWith("gatewayOrderRequest.") ? rows.filter((row) => row === ECHO) : [];
    case "type":
    case "format":
      // Of a field that it only shows as null, it states no type.
      return rows.filter((row) => row === ECHO);
    default:
      return rows;
  }
}

/** A check that wants a refusal. */
export function ofRefusal(check: (answer: ServiceAnswer) => boolean): Check {
  return Object.assign(check, { ofRefusal: true as const });
}

/** Whether an answer blames the client. One of 500 and above is a failure, and refuses nothing. */
export function blamesClient({ status }: ServiceAnswer): boolean {
  return status >= 400 && status < 500;
}

/** Whether a refusal has the failure object of its operation, for any status. */
function hasStatedFailure(answer: ServiceAnswer): boolean {
  const { operation, status } = answer;
  if (operation === "page") return true;
  const known = [status, 400, 401].find((one) => one >= 400 && responseValidator(operation, one));
  return known === undefined || statedShape(known)(answer);
}

/** Checks what the description states of the shape of an answer: fields and their types. */
export function statedShape(status: number): Check {
  return shape(status, (error, operation) => assumptionsBehind(operation, error).length === 0);
}

/** Checks what one assumption adds to the shape. */
export function assumedShape(status: number, row: string): Check {
  return shape(status, (error, operation) => assumptionsBehind(operation, error).includes(row));
}

/** Checks the shape that the spec has for an operation under a status; `counts` says which errors in it count. */
export function shape(
  status: number,
  counts: (error: ValidationError, operation: OperationId) => boolean = () => true,
): Check {
  const check = ({ operation, body, headers }: ServiceAnswer) => {
    const validate = operation === "page" ? undefined : responseValidator(operation, status);
    if (operation === "page" || !validate) {
      throw new Error(`the spec has no answer ${status} of ${operation}`);
    }
    if (!/\bjson\b/i.test(headers.get("content-type") ?? "")) return false;
    if (validate(body)) return true;
    const errors = (validate.errors ?? []).filter(({ schemaPath }) => {
      return !IN_A_CHOICE.test(schemaPath);
    });
    return !errors.some((error) => counts(error, operation));
  };
  return status < 400 ? check : ofRefusal((answer) => blamesClient(answer) && check(answer));
}

/** The answer has a status, and all of the shape that the spec has for it. */
export function conforms(expected: number): Check {
  const hasShape = shape(expected);
  const check = (answer: ServiceAnswer) => answer.status === expected && hasShape(answer);
  return expected < 400 ? check : ofRefusal(check);
}

/** Whether an answer says that the request was taken. */
export function isSuccess({ status }: Pick<ServiceAnswer, "status">): boolean {
  return status >= 200 && status < 300;
}

/** Whether a good request is taken: with a success, in JSON, that says nothing else of itself. */
export function isTaken(answer: ServiceAnswer): boolean {
  const { body } = answer;
  return isSuccess(answer) && body !== undefined && at(body, "response.isSuccess") !== false;
}

/** The request is taken. Which status of success it has is not stated where this is used. */
export const succeeds: Check = isSuccess;

/**
 * The request is refused: by a status that blames the client, in the failure object of the operation.
 * Which status of those it has is not stated where this is used.
 */
export const fails: Check = ofRefusal((answer) => blamesClient(answer) && hasStatedFailure(answer));

const TURNED_AWAY = [401, 403];

/** The caller is turned away: how that is written is assumed, so 401 and 403 are enough. */
export const turnsAway: Check = ofRefusal(
  (answer) => TURNED_AWAY.includes(answer.status) || fails(answer),
);

/** The answer has one status; a refusal has the shape that is stated of it too. */
export function answers(expected: number): Check {
  if (expected < 400) return ({ status }) => status === expected;
  return ofRefusal(
    (answer) =>
      answer.status === expected && (TURNED_AWAY.includes(expected) || hasStatedFailure(answer)),
  );
}

/** A field has a value, which may depend on what was sent or came before. */
export function has(path: string, expected: (answer: ServiceAnswer) => unknown): Check {
  return (answer) => isDeepStrictEqual(at(answer.body, path), expected(answer));
}

/** Fields have one and the same fixed value. */
export function are(value: string | number | boolean | null, ...paths: readonly string[]): Check {
  return ({ body }) => paths.every((path) => at(body, path) === value);
}

/** A field passes a test. */
export function satisfies(path: string, test: (value: unknown) => boolean): Check {
  return ({ body }) => test(at(body, path));
}

/** A field is a text that matches. */
export function matches(path: string, pattern: RegExp): Check {
  return satisfies(path, (value) => typeof value === "string" && pattern.test(value));
}

/** A part of the answer holds all that the request held, and may hold more. */
export function echoes(path: string): Check {
  return ({ body, sent }) => holdsAll(at(body, path), sent.body);
}

function holdsAll(received: unknown, sent: unknown): boolean {
  if (isRecord(sent) && isRecord(received)) {
    return Object.keys(sent).every((key) => holdsAll(received[key], sent[key]));
  }
  if (Array.isArray(sent) && Array.isArray(received) && sent.length === received.length) {
    return sent.every((part, n) => holdsAll(received[n], part));
  }
  return isDeepStrictEqual(sent, received);
}

/** Money is written with a fraction part. */
export const writesFractions: Check = ({ text }) => wholeMoney(text, fractionKeys).length === 0;

/** A refusal names fields in one of its texts. */
export function names(path: string, ...fields: readonly string[]): Check {
  return ({ body }) => {
    const text = JSON.stringify(at(body, path)) ?? "";
    return fields.every((field) => text.includes(field));
  };
}

/** The text at a path of an answer that later calls need; the rule cannot be judged without it. */
export function textAt(answer: ServiceAnswer | undefined, path: string): string {
  const value = at(answer?.body, path);
  if (typeof value === "string" && value !== "") return value;
  throw new Unmet(`${answer?.operation ?? "the call before"} answered without ${path}`);
}
