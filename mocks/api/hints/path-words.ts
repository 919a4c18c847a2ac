import { alsoCalled, type OperationEntry, operations } from "../../../spec/generated/operations.js";
import { bare, type Hint, hint, type Miss } from "./hint.js";

/** A path in the words of another service. */
export function wordHint({ path, method }: Miss): Hint | undefined {
  const page = /^\/(?:pay|order|invoice)\/(\d{13})\/?$/.exec(path)?.[1];
  if (page) return hint("the payment page has another address", `open /pay/order/${page}`);
  const parts = path.split("/").filter((part) => part !== "" && !/^(api|rest|v\d+)$/i.test(part));
  const words = parts.filter((part) => !/^\d+$/.test(part));
  if (method === "GET" && words.length < parts.length && /invoice|order|payment/i.test(path)) {
    return hint("getInvoice reads an invoice", "call GET /api/getInvoice/{transactionNo}");
  }
  const ends = [bare(words.join("")), bare(words.at(-1) ?? "")];
  const found = alsoCalled.find(({ pattern }) => ends.some((end) => pattern.test(end)));
  return found && operationHint(found);
}

function operationHint({ id, does }: (typeof alsoCalled)[number]): Hint | undefined {
  const operation: OperationEntry | undefined = operations.find((one) => one.id === id);
  if (!operation) return undefined;
  const asked = operation.query.map((name) => `${name}=`).join("&");
  const token = operation.role === "partner" ? ", with a partner's token" : "";
  const path = asked === "" ? operation.path : `${operation.path}?${asked}`;
  return hint(`${id} ${does}${token}`, `call ${operation.method} ${path}`);
}
