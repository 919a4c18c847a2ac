import { wholeMoney as wholeMembers } from "../../contracts/conformance/checks.js";
import {
  type ControlOperationEntry,
  controlOperations,
  type OperationEntry,
  operations,
} from "../../spec/generated/operations.js";
import {
  type ResponseOperationId,
  responseValidators,
} from "../../spec/generated/response-validators.js";

/** An answer as far as the specs have a say in it. */
export interface Judged {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** Each with the pattern of its path, which is made once: every answer of every test is looked up. */
const OPERATIONS = [...operations, ...controlOperations].map(
  (operation: OperationEntry | ControlOperationEntry) => {
    const pattern = operation.path.replace(/\{\w+\}/g, "[^/]+");
    return { operation, pattern: new RegExp(`^${pattern}$`) };
  },
);

/** What the guard and the 404 page answer for any operation, in the shape of its family. */
const ANYWHERE = [403, 404];

/** How an answer breaks the spec; undefined when it keeps it, or when no operation made it. */
export function breachOf({ method, path, status, contentType, text }: Judged): string | undefined {
  const operation = operationAt(method, path.split("?")[0] ?? "");
  if (!operation) return undefined;
  // The switch auth-failure has an option whose answer is empty.
  if (status === 401 && text === "") return undefined;
  const reported = `${method} ${path} answered ${status}`;
  if (contentType !== "application/json") return `${reported} as ${contentType}, not as JSON`;
  const id = operation.id as ResponseOperationId;
  const validate = responseValidators[id][status] ?? anywhere(operation, status);
  if (!validate) return `${reported}, a status that the spec does not name`;
  if (!validate(JSON.parse(text))) {
    return `${reported} against its schema: ${JSON.stringify(validate.errors?.[0])} in ${text}`;
  }
  const [whole] = wholeMoney(text);
  return whole === undefined ? undefined : `${reported} with money as a whole number: ${whole}`;
}

function anywhere({ family }: Pick<OperationEntry, "family">, status: number) {
  if (!ANYWHERE.includes(status)) return undefined;
  return family === "otp" ? responseValidators.sendOtp[400] : responseValidators.addInvoice[400];
}

/** The operation of one of the specs that answers at a path. */
export function operationAt(
  method: string,
  path: string,
): OperationEntry | ControlOperationEntry | undefined {
  return OPERATIONS.find(({ operation, pattern }) => {
    return operation.method === method && pattern.test(path);
  })?.operation;
}

/** The keys of the description whose values are amounts, percentages or rates: written by hand. */
const MONEY_KEYS = [
  "amount",
  "price",
  "productCost",
  "specificVat",
  "foreignCurrencyRate",
  "orderAmount",
  "total",
  "value",
  "partnerMadaFeesPercentage",
];

/** Members of a JSON text that hold money without a fraction part. */
export function wholeMoney(text: string): readonly string[] {
  return wholeMembers(text, MONEY_KEYS);
}
