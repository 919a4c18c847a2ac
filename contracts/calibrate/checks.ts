import { isDeepStrictEqual } from "node:util";
import { responseValidators } from "../../spec/compiled/response-validators.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { fractionKeys } from "../../spec/generated/operations.js";
import type { ValidationError } from "../../spec/validator.js";
import { type Check, type ServiceAnswer, Unmet } from "./rule.js";

/** Whether a JSON value is an object: neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value at a path with dots, `products.0.price`, or undefined. */
export function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}

/** A JSON text as a value, or undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const SHOWN_MAX = 120;

/** A value for a person: its JSON, cut where it gets long. */
export function shown(value: unknown, max = SHOWN_MAX): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > max ? `${text.slice(0, max - 3)}...` : text;
}

/** What a value is, for where the value itself must not be shown. */
function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  switch (typeof value) {
    case "undefined":
      return "nothing";
    case "string":
      return "a text";
    case "object":
      return "an object";
    default:
      return `a ${typeof value}`;
  }
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

/** Fields that the description shows as null and says no more of: their other type is assumed. */
const SHOWN_AS_NULL =
  /\/(partner(Local|Gulf|Global)\w+|partner\w+(Fees|Amount)|termination\w+|customerReference|userDefinedField)$|^\/metadata$/;

/** Fields of the echo that the request may leave out. It is assumed that the echo contains them. */
const OPTIONAL_IN_ECHO = [
  ...["cancelUrl", "clientEmail", "smsMessage", "supportedCardBrands", "displayPending", "note"],
  ...["description", "isDigital", "imageSrc", "specificVat", "productCost"],
];

/** The choice itself reports an error inside of it. */
const IN_A_CHOICE = /\/(anyOf|oneOf)\/\d+\//;

/** The assumption that a part of a schema rests on; null where the description states it. */
export function assumptionBehind({
  keyword,
  instancePath,
  params,
}: ValidationError): string | null {
  switch (keyword) {
    case "required": {
      const echoed = instancePath.startsWith("/gatewayOrderRequest");
      const missing = String(params.missingProperty);
      return echoed && OPTIONAL_IN_ECHO.includes(missing) ? "echo-nulls" : null;
    }
    case "type":
      return SHOWN_AS_NULL.test(instancePath) ? "echo-nulls" : null;
    case "format":
      // That the addresses are URLs is stated of each.
      return null;
    case "pattern":
      if (instancePath.startsWith("/paymentReceipt")) return "payment-receipt";
      return ["/status", "/checkUrl"].includes(instancePath) ? null : "transaction-no";
    case "minimum":
      return instancePath.endsWith("/qty") ? "field-limits" : "money-limits";
    case "enum":
      if (instancePath.endsWith("/orderStatus")) return "order-status-case";
      if (instancePath.includes("/receivers/")) return "merchant-invoice";
      return instancePath.includes("/supportedCardBrands") ? "tabby" : "field-limits";
    case "anyOf":
      if (instancePath.endsWith("/paymentReceipt")) return "payment-receipt";
      if (instancePath.endsWith("/partnerPortion")) return "merchant-invoice";
      return instancePath.endsWith("/validationErrors") ? "validation-errors-shape" : null;
    default:
      throw new Error(`no provenance is known for the keyword ${keyword} at ${instancePath}`);
  }
}

/** A check that wants a refusal. */
export function ofRefusal(check: (answer: ServiceAnswer) => readonly string[]): Check {
  return Object.assign(check, { ofRefusal: true as const });
}

/** Whether an answer blames the client. One of 500 and above is a failure, and refuses nothing. */
export function blamesClient({ status }: ServiceAnswer): boolean {
  return status >= 400 && status < 500;
}

/** Checks a refusal against the failure object of its operation, for any status. */
function statedFailure(answer: ServiceAnswer): readonly string[] {
  const { operation, status } = answer;
  if (operation === "page") return [];
  const known = [status, 400, 401].find((one) => one >= 400 && responseValidators[operation][one]);
  return known === undefined ? [] : statedShape(operation, known)(answer);
}

/** Checks what the description states of the shape of an answer: fields and their types. */
export function statedShape(operation: OperationId, status: number): Check {
  return shape(operation, status, (error) => assumptionBehind(error) === null);
}

/** Checks what one assumption adds to the shape. */
export function assumedShape(operation: OperationId, status: number, row: string): Check {
  return shape(operation, status, (error) => assumptionBehind(error) === row);
}

/** Checks the whole shape of an answer that the spec has under a status. */
export function shape(
  operation: OperationId,
  status: number,
  counts: (error: ValidationError) => boolean = () => true,
): Check {
  const validate = responseValidators[operation][status];
  if (!validate) throw new Error(`the spec has no answer ${status} of ${operation}`);
  const check = ({ body, headers }: ServiceAnswer) => {
    if (!/\bjson\b/i.test(headers.get("content-type") ?? "")) {
      return [`expected JSON, got ${headers.get("content-type") ?? "no Content-Type"}`];
    }
    if (validate(body)) return [];
    const errors = (validate.errors ?? []).filter(({ schemaPath }) => {
      return !IN_A_CHOICE.test(schemaPath);
    });
    return [...new Set(errors.filter(counts).map((error) => describeViolation(error, body)))];
  };
  if (status < 400) return check;
  return ofRefusal((answer) =>
    blamesClient(answer) ? check(answer) : [`expected a refusal, got status ${answer.status}`],
  );
}

/** Describes only the kind of a value: a real answer may hold personal data. */
function describeViolation(
  { keyword, instancePath, params, message }: ValidationError,
  body: unknown,
): string {
  const name = instancePath.slice(1).replaceAll("/", ".") || "the answer";
  if (keyword === "required") return `${name} has no ${String(params.missingProperty)}`;
  const value = instancePath
    .split("/")
    .slice(1)
    .reduce<unknown>((part, key) => {
      if (Array.isArray(part)) return part[Number(key)];
      return isRecord(part) ? part[key] : undefined;
    }, body);
  return `${name} ${message ?? `breaks ${keyword}`}, got ${kindOf(value)}`;
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
export const succeeds: Check = (answer) =>
  isSuccess(answer) ? [] : [`expected a success, got status ${answer.status}`];

/**
 * The request is refused: by a status that blames the client, in the failure object of the operation.
 * Which status of those it has is not stated where this is used.
 */
export const fails: Check = ofRefusal((answer) =>
  blamesClient(answer)
    ? statedFailure(answer)
    : [`expected a refusal, got status ${answer.status}`],
);

/** The caller is turned away: how that is written is assumed, so 401 and 403 are enough. */
export const turnsAway: Check = ofRefusal((answer) =>
  TURNED_AWAY.includes(answer.status) ? [] : fails(answer),
);

const TURNED_AWAY = [401, 403];

/** The answer has one status; a refusal has the shape that is stated of it too. */
export function answers(expected: number): Check {
  const check: Check = ({ status }) =>
    status === expected ? [] : [`expected status ${expected}, got ${status}`];
  if (expected < 400) return check;
  const inShape = TURNED_AWAY.includes(expected) ? () => [] : statedFailure;
  return ofRefusal((answer) => [...check(answer), ...inShape(answer)]);
}

/** A field has a value, which may depend on what was sent or came before. */
export function has(path: string, expected: (answer: ServiceAnswer) => unknown): Check {
  return (answer) => {
    const [want, received] = [expected(answer), at(answer.body, path)];
    return isDeepStrictEqual(received, want)
      ? []
      : [`expected ${path} to be ${shown(want)}, got ${shown(received)}`];
  };
}

/** Fields have one and the same fixed value. */
export function are(value: string | number | boolean | null, ...paths: readonly string[]): Check {
  const checks = paths.map((path) => has(path, () => value));
  return (answer) => checks.flatMap((check) => check(answer));
}

/** A field passes a test that is described in words: `expected <path> to be <words>`. */
export function satisfies(path: string, words: string, test: (value: unknown) => boolean): Check {
  return ({ body }) => {
    const received = at(body, path);
    return test(received) ? [] : [`expected ${path} to be ${words}, got ${shown(received)}`];
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

function differences(path: string, sent: unknown, received: unknown): readonly string[] {
  if (isRecord(sent) && isRecord(received)) {
    return Object.keys(sent).flatMap((key) =>
      differences(`${path}.${key}`, sent[key], received[key]),
    );
  }
  if (Array.isArray(sent) && Array.isArray(received) && sent.length === received.length) {
    return sent.flatMap((part, n) => differences(`${path}.${n}`, part, received[n]));
  }
  return isDeepStrictEqual(sent, received)
    ? []
    : [`expected ${path} to be ${shown(sent)} as sent, got ${shown(received)}`];
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
