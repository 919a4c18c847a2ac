import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../../mocks/domain/text.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { fractionKeys } from "../../spec/generated/operations.js";
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

/** A JSON text as a value, or undefined if it is invalid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
  return known === undefined || statedShape(operation, known)(answer);
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
  const validate = responseValidator(operation, status);
  if (!validate) throw new Error(`the spec has no answer ${status} of ${operation}`);
  const check = ({ body, headers }: ServiceAnswer) => {
    if (!/\bjson\b/i.test(headers.get("content-type") ?? "")) return false;
    if (validate(body)) return true;
    const errors = (validate.errors ?? []).filter(({ schemaPath }) => {
      return !IN_A_CHOICE.test(schemaPath);
    });
    return !errors.some(counts);
  };
  return status < 400 ? check : ofRefusal((answer) => blamesClient(answer) && check(answer));
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
