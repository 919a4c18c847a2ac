import { createHash } from "node:crypto";
import type { PaymentReceipt } from "../../../spec/generated/openapi.types.js";
import type { Invoice } from "../../domain/invoice.js";
import type { Brand } from "../../domain/money.js";
import { toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { Links } from "../links.js";

/** How a receipt names each way to pay, and the card that stands in where none was entered. */
const METHODS: {
  readonly [Method in Brand]: readonly [PaymentReceipt["paymentMethod"], string | null];
} = {
  mada: ["MADA", "0007"],
  visaMastercard: ["VISA", "1111"],
  amex: ["AMEX", "0005"],
  tamara: ["TAMARA", null],
  stcpay: ["STCPAY", null],
  urpay: ["URPAY", null],
  tabby: ["TABBY", null],
};

/** The proof of a payment (switch payment-receipt); null for what is not paid. */
export function receiptOf(
  { transactionNo, method, closedAt, cardEnding }: Invoice,
  { seed, settings }: Pick<WorldView, "seed" | "settings">,
  links: Links,
): PaymentReceipt | null {
  if (method === null || closedAt === null) return null;
  if (settings.assumptions["payment-receipt"] === "null") return null;
  const [paymentMethod, sampleEnding] = METHODS[method];
  return {
    receiptUrl: links.receipt(transactionNo),
    passcode: passcodeOf(seed, transactionNo),
    paymentMethod,
    paymentDate: toIso(closedAt),
    bankCardNumber: cardEnding ?? sampleEnding,
  };
}

/** Six digits that the seed and the number decide, so that a replay shows the same. */
function passcodeOf(seed: string, transactionNo: string): string {
  const hash = createHash("sha256").update(`${seed}/receipt/${transactionNo}`).digest();
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}
