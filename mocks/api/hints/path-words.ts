import { bare, type Hint, hint, type Miss } from "./hint.js";

/** Words of other services, and what does the same here. */
const WORDS: readonly (readonly [words: RegExp, cause: string, remedy: string])[] = [
  [
    /^(token|login|oauthtoken|authenticate|authentication|signin|authlogin|authtoken)$/,
    "a token is issued elsewhere",
    "call POST /api/auth with apiId and secretKey",
  ],
  [
    /^(create|new|make)?invoices?(create|new|add)?$|^(create|add)(order|payment|bill)$|^orders?$/,
    "an invoice is created by addInvoice",
    "call POST /api/addInvoice",
  ],
  [
    /^(add|create|new)?(partner|merchant|partnermerchant|shared|split)(s)?(invoices?|order|payment)$/,
    "an invoice that merchants share is created by addMerchantInvoice, with a partner's token",
    "call POST /rest/partner/addMerchantInvoice/{profileNo}",
  ],
  [
    /^(get|check)?(invoice|order|payment|transaction)status$|^(check|get|read)(invoice|order|payment|status)$|^invoiceget$/,
    "the status of an invoice is read with getInvoice",
    "call GET /api/getInvoice/{transactionNo}",
  ],
  [
    /refund/,
    "a paid order is refunded by refundOrder, with a partner's token",
    "call POST /rest/partner/v2/merchant/{key}/{value}/refund",
  ],
  [
    /^(verify|confirm|check|validate)otp$|^(stcpay)?(pay|confirm|confirmpayment|payment)$/,
    "a wallet payment is completed by processPayment",
    "call POST /rest/pay/stcpay/processPayment",
  ],
  [
    /^(create|add|new|register)?(recurring|subscription)s?(payment)?(create|register)?$/,
    "a recurring payment is registered by registerPayment",
    "call POST /api/registerPayment",
  ],
  [
    /^(cancel|stop|end|delete)(subscription|recurringpayment|registration)$/,
    "a recurring payment is canceled by cancelRecurring",
    "call POST /api/cancelRecurring",
  ],
  [
    /^(cancel|delete|void)(order|payment|transaction)$/,
    "an invoice is canceled by cancelInvoice",
    "call POST /api/cancelInvoice",
  ],
  [
    /^(get|read|merchant|my|partner)*(keys?|credentials?|apikeys?|secrets?)$/,
    "the credentials of a partner's merchant are read with getMerchantKeys",
    "call GET /rest/partner/getMerchantKeys/{searchType}/{searchValue}?profileNo=",
  ],
  [
    /^(my|get|list)?merchants?(list)?$/,
    "the merchants of a partner are listed by getMyMerchants",
    "call GET /rest/partner/getMyMerchants",
  ],
];

/** A path in the words of another service. */
export function wordHint({ path, method }: Miss): Hint | undefined {
  const page = /^\/(?:pay|order|invoice)\/(\d{13})\/?$/.exec(path)?.[1];
  if (page) return hint("the payment page has another address", `open /pay/order/${page}`);
  const parts = path.split("/").filter((part) => part !== "" && !/^(api|rest|v\d+)$/i.test(part));
  const words = parts.filter((part) => !/^\d+$/.test(part));
  if (method === "GET" && words.length < parts.length && /invoice|order|payment/i.test(path)) {
    return hint("an invoice is read with getInvoice", "call GET /api/getInvoice/{transactionNo}");
  }
  const ends = [bare(words.join("")), bare(words.at(-1) ?? "")];
  const found = WORDS.find(([pattern]) => ends.some((end) => pattern.test(end)));
  return found && hint(found[1], found[2]);
}
