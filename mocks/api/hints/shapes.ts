import type { OperationEntry } from "../../../spec/generated/operations.js";
import { type Hint, hint, type Miss } from "./hint.js";
import { bare, isRecord, listed } from "./texts.js";

/** Near misses of a body as a whole: what it holds is right, but not where or whose it is. */
export function shapeHint(miss: Miss, { id }: OperationEntry): Hint | undefined {
  const { body, query, text } = miss;
  if (body === undefined) return text === null ? undefined : noBody(id, query);
  if (typeof body === "string") return textBody(body);
  if (Array.isArray(body)) {
    return body.length === 1 && isRecord(body[0])
      ? hint("the body is a list with one object in it", "send the object alone")
      : undefined;
  }
  return isRecord(body) ? (wrapped(id, body) ?? otherOperation(id, body)) : undefined;
}

function noBody(id: string, query: Miss["query"]): Hint {
  const names = Object.keys(query);
  if (names.length > 0) {
    const cause = `the fields stand in the query: ${listed(names)}`;
    return hint(cause, "send them as a JSON body");
  }
  return hint(`${id} came without a body`, "send its fields as JSON");
}

function textBody(text: string): Hint | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const cause = "the body is JSON inside a JSON text: it was serialized twice";
  return hint(cause, "serialize it once; many clients do it by themselves");
}

const WRAPPERS = ["data", "body", "payload", "request", "json", "params", "invoice", "order"];

/** All fields under one name, as a client library or another service wants it. */
function wrapped(id: string, body: Readonly<Record<string, unknown>>): Hint | undefined {
  const [name, ...others] = Object.keys(body);
  if (name === undefined || others.length > 0 || !isRecord(body[name])) return undefined;
  const operationName = bare(name) === bare(id) || bare(name) === `${bare(id)}request`;
  if (!operationName && !WRAPPERS.includes(name.toLowerCase())) return undefined;
  return hint(`the fields are nested under ${name}`, `${id} wants them at the top of the body`);
}

/** The names by which a body of each operation is known. */
const SIGNS: readonly (readonly [id: string, names: readonly string[], where: string])[] = [
  ["issuePartnerToken", ["profileNo", "apiKey"], "POST /api/partner/auth"],
  ["issueMerchantToken", ["apiId", "secretKey"], "POST /api/auth"],
  ["registerPayment", ["payment", "recurring"], "POST /api/registerPayment"],
  [
    "addMerchantInvoice",
    ["orderNumber", "products", "receivers"],
    "POST /rest/partner/addMerchantInvoice/{profileNo}",
  ],
  ["payByCard", ["orderNumber", "products", "card"], "POST /api/payInvoice"],
  ["addInvoice", ["orderNumber", "products", "callBackUrl"], "POST /api/addInvoice"],
  [
    "processPayment",
    ["stcpayPaymentOTP", "paymentSessionId"],
    "POST /rest/pay/stcpay/processPayment",
  ],
  ["sendOtp", ["stcpayMobile", "orderNumber", "total"], "POST /rest/pay/stcpay/sendOtp"],
];

const PROOF = ["paymentSessionId", "signature", "signedBase64Data"];

function otherOperation(id: string, body: Readonly<Record<string, unknown>>): Hint | undefined {
  const has = (name: string) => name in body;
  if (id === "processPayment" && has("stcpayMobile") && !PROOF.some(has)) {
    const cause = `what sendOtp returned is not there: ${listed(PROOF)}`;
    return hint(cause, "pass it on as it came");
  }
  const own = SIGNS.find(([known]) => known === id)?.[1] ?? [];
  const other = SIGNS.find(([known, names]) => known !== id && names.every(has));
  if (!other || own.some(has)) return undefined;
  return hint(`the body is one of ${other[0]}`, `send it to ${other[2]}`);
}
