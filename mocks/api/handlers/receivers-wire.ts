import type {
  GatewayOrderRequest,
  MerchantInvoiceRequest,
} from "../../../spec/generated/openapi.types.js";
import type { Order } from "../../domain/invoice.js";
import { toUnits } from "../../domain/money.js";
import type { Sharing } from "../../domain/receivers.js";
import type { ReadMoney } from "./read-money.js";

/** Who shares an invoice, as a request body asks for it. */
export function sharingOf(
  { receivers, partnerPortion }: MerchantInvoiceRequest,
  money: ReadMoney,
): Sharing {
  return {
    receivers: receivers.map(({ key, value, amount, note, isMainReceiver }, n) => ({
      key,
      value,
      amount: amount === undefined ? null : money(amount, `receivers[${n}].amount`),
      note: note ?? null,
      isMain: isMainReceiver ?? null,
    })),
    ...(partnerPortion && {
      partnerPortion: {
        amount: money(partnerPortion.amount, "partnerPortion.amount"),
        paysServiceFees: partnerPortion.isPayingServiceFees ?? null,
      },
    }),
  };
}

/** The receivers in the echo of the request: null where there were none. */
export function echoOfReceivers({ receivers }: Order): GatewayOrderRequest["receivers"] {
  if (!receivers) return null;
  return receivers.map(({ key, value, amount, note, isMain }) => ({
    key,
    value,
    amount: amount === null ? null : toUnits(amount),
    note,
    isMainReceiver: isMain,
  }));
}

/** The partner's portion in the echo of the request: null where there was none. */
export function echoOfPortion({ partnerPortion }: Order): GatewayOrderRequest["partnerPortion"] {
  if (!partnerPortion) return null;
  const { amount, paysServiceFees } = partnerPortion;
  return { amount: toUnits(amount), isPayingServiceFees: paysServiceFees };
}
