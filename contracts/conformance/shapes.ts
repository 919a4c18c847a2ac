import type { OperationId } from "../../spec/generated/operations.js";
import { responseValidators } from "../../spec/generated/response-validators.js";
import type { ValidationError } from "../../spec/generated/validator-types.js";
import { isRecord, kindOf } from "./json.js";
import type { ServiceAnswer } from "./planned-call.js";
import type { Check } from "./rule.js";

/** Fields that the description shows as null and says no more of: their other type is assumed. */
const SHOWN_AS_NULL =
  /\/(partner(Local|Gulf|Global)\w+|partner\w+(Fees|Amount)|termination\w+|customerReference|userDefinedField)$|^\/metadata$/;

/** Fields of the echo that the request may leave out: that they come back all the same is assumed. */
const OPTIONAL_IN_ECHO = [
  ...["cancelUrl", "clientEmail", "smsMessage", "supportedCardBrands", "displayPending", "note"],
  ...["description", "isDigital", "imageSrc", "specificVat", "productCost"],
];

/** An error inside of a choice is told by the choice itself. */
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

/** What is wrong with a refusal as the failure object of its operation, under whatever status it came. */
export function statedFailure(answer: ServiceAnswer): readonly string[] {
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
      return [`expected JSON, but it came as ${headers.get("content-type") ?? "no type at all"}`];
    }
    if (validate(body)) return [];
    const errors = (validate.errors ?? []).filter(({ schemaPath }) => {
      return !IN_A_CHOICE.test(schemaPath);
    });
    return [...new Set(errors.filter(counts).map((error) => describeViolation(error, body)))];
  };
  if (status < 400) return check;
  return ofRefusal((answer) =>
    blamesClient(answer) ? check(answer) : [`expected a refusal, but status ${answer.status} came`],
  );
}

/** Tells of the kind of what came only: a real answer may hold personal data. */
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
  return `${name} ${message ?? `breaks ${keyword}`}, but ${kindOf(value)} came`;
}
