import { entryOf } from "../consumers/call.js";
import { at } from "./checks.js";
import { callbackAnswer, type SideAnswer } from "./compare/answer.js";
import { callsOf, type PlannedCall, call as planned, withEarlier } from "./rule.js";
import { addInvoice, order, plan, sameInvoice, sendOtp } from "./rules/calls.js";
import { cancel } from "./rules/invoices.js";
import { accountConfirmed } from "./rules/onboarding.js";
import { CARD, paidByCard, paying, refundPaid, searchFor } from "./rules/orders.js";
import { register } from "./rules/recurring.js";
import { pay } from "./rules/wallet.js";
import { rules } from "./rules.js";
import { NO_CALLBACK, type Trial } from "./trial.js";

/** Switches that a call depends on besides those that its rules rest on. */
const ALSO_DECIDES: Readonly<Record<string, readonly string[]>> = {
  "payByCard.declined": ["payment-errors-shape"],
  "processPayment.success": ["otp-code"],
  "listRecurringPayments.registered": ["first-charge"],
  "confirmRegistration.success": ["activation-approval"],
  "addInvoice.bad-token": ["auth-failure"],
  "getMyMerchants.bad-token": ["auth-failure"],
  "registerPayment.bad-token": ["auth-failure"],
};

/** Every call of the rules once, what comes before a call before it. */
function ruleTrials(): readonly Trial[] {
  const trials = new Map<PlannedCall, { id: string; decides: Set<string> }>();
  for (const rule of rules) {
    for (const each of [...callsOf(rule)].reverse()) {
      const id = each === rule.call ? rule.id : `${each.operation} before ${rule.id}`;
      const known = trials.get(each) ?? { id, decides: new Set<string>() };
      if (each === rule.call) {
        if (known.id.includes(" before ")) known.id = rule.id;
        if (rule.assumption !== null) known.decides.add(rule.assumption);
        for (const one of ALSO_DECIDES[rule.id] ?? []) known.decides.add(one);
      }
      trials.set(each, known);
    }
  }
  return [...trials].map(([call, { id, decides }]) => trial(id, call, [...decides]));
}

const readPaid = planned("getInvoice", sameInvoice, { after: [paidByCard] });
const confirmedAgain = planned(
  "confirmRegistration",
  (_, [first]) => ({ body: first?.sent.body }),
  { after: [accountConfirmed] },
);
const merchantsAfter = planned("getMyMerchants", undefined, { after: [accountConfirmed] });

function trial(id: string, call: PlannedCall, decides: readonly string[] = []): Trial {
  return { id, call, comparedAs: call.operation, decides, run: (side) => side.answerTo(call) };
}

/** Pays by card an invoice whose callback goes to a path of the receiver. */
function paidInvoice(path: string): PlannedCall {
  return planned("payByCard", (data) => ({
    body: order(data, { callBackUrl: `${data.receiver}/${path}`, card: CARD }),
  }));
}

const abandoned = planned("addInvoice", (data) => ({
  body: order(data, { cancelUrl: `${data.receiver}/canceled` }),
}));
const charged = planned("registerPayment", (data) => ({
  body: plan(data, { urls: { callback: `${data.receiver}/charged` } }),
}));

/** Makes a call and looks at the callback that follows from it. */
function callbackTrial(
  id: string,
  call: PlannedCall,
  path: string,
  more: Partial<Trial> = {},
): Trial {
  return {
    id,
    call,
    comparedAs: "InvoiceCallback",
    decides: [],
    needsReceiver: true,
    run: async (side) => {
      await side.mustTake(call);
      const [first] = await side.arrivals(path, 1);
      return first ? callbackAnswer(first) : noCallback();
    },
    ...more,
  };
}

/** Makes a call and looks at the webhook of the account that names what it created. */
function webhookTrial(
  id: string,
  call: PlannedCall,
  comparedAs: string,
  decides: readonly string[],
): Trial {
  return {
    ...{ id, call, comparedAs, decides, needsReceiver: true, needsWebhook: true },
    run: async (side) => {
      const taken = await side.mustTake(call);
      const [sent] = [taken, ...taken.after]
        .map(({ sent: { body } }) => {
          return at(body, "orderNumber") ?? at(body, "licenseNumber");
        })
        .filter((name) => typeof name === "string");
      const arrived = sent === undefined ? undefined : await side.webhook(String(sent));
      return arrived ? callbackAnswer(arrived) : noCallback();
    },
  };
}

function noCallback(): SideAnswer {
  return answerOf({ [NO_CALLBACK]: "nothing came" });
}

function answerOf(facts: Readonly<Record<string, string>>): SideAnswer {
  return {
    status: 200,
    headers: new Headers({ "content-type": "application/json" }),
    text: "{}",
    facts,
  };
}

/** Counts how often a callback that the merchant refuses is sent within a while. */
function retryTrial(waitsMs: number): Trial {
  // The receiver answers what begins with refuse/ with 500.
  const path = `refuse/${waitsMs}`;
  const call = paidInvoice(path);
  return {
    ...callbackTrial(`callback.retry.${waitsMs / 1000}s`, call, path),
    decides: ["callback-retry"],
    waitsMs,
    run: async (side) => {
      await side.mustTake(call);
      if ((await side.arrivals(path, 1)).length === 0) return noCallback();
      await side.wait(waitsMs);
      const calls = (await side.arrivals(path, 2)).length > 1 ? "again" : "once";
      return answerOf({ [`callback within ${waitsMs / 1000} s`]: calls });
    },
  };
}

/** Uses a one-time password that has got old. */
function otpTrial(waitsMs: number): Trial {
  const invoice = addInvoice();
  const sent = sendOtp(invoice);
  const used = pay(invoice, sent);
  return {
    ...trial(`processPayment.after.${waitsMs / 1000}s`, used, ["otp-lifetime"]),
    waitsMs,
    run: async (side) => {
      await side.mustTake(sent);
      await side.wait(waitsMs);
      return side.answerTo(used);
    },
  };
}

/** A little more than a minute and than five: the waits between which the options of time differ. */
const WAITS_MS = [65_000, 310_000] as const;

const ownTrials: readonly Trial[] = [
  trial("getInvoice.paid-by-card", readPaid, ["payment-receipt", "order-status-case"]),
  trial("getTransactionsOfOrderNumber.paid", searchFor(paidByCard), ["order-status-case"]),
  trial("addInvoice.rounded", addInvoice({ amount: 25.557 })),
  trial("registerPayment.rounded", register({ payment: { value: 49.557 } })),
  trial("addInvoice.empty-note", addInvoice({ note: "" })),
  trial("refundOrder.part", refundPaid([paying(CARD)], { amount: 5.25 }), ["partial-refund"]),
  trial("confirmRegistration.twice", confirmedAgain, ["activation-approval"]),
  trial("getMyMerchants.after-registration", merchantsAfter, ["activation-approval"]),
  callbackTrial("callback.paid", paidInvoice("paid"), "paid", {
    decides: ["callback-method", "callback-params", "callback-signature"],
  }),
  callbackTrial("callback.canceled", cancel(abandoned), "canceled", {
    decides: ["callback-method", "callback-params", "callback-signature"],
  }),
  callbackTrial("callback.registered", charged, "charged", {
    comparedAs: "ChargeCallback",
    decides: ["first-charge"],
  }),
  webhookTrial("webhook.paid", paidInvoice("paid-for-webhook"), "InvoicePaidNotification", [
    "webhook-version",
  ]),
  webhookTrial("webhook.activation", accountConfirmed, "ActivationNotification", [
    "activation-approval",
    "activation-payload",
  ]),
  ...WAITS_MS.map(retryTrial),
  ...WAITS_MS.map(otpTrial),
];

/** Operations that send a message to a customer's or a merchant's mobile number. */
const MESSAGES = ["sendOtp", "checkLicense", "sendDigitalProduct"];

/** Whether a trial sends a message to a mobile number. */
export function sendsMessage({ call }: Trial): boolean {
  return withEarlier(call).some((each) => {
    return MESSAGES.includes(each.operation) || TEXTING.has(each);
  });
}

/** Calls that ask for a text message by a field of their body. */
const TEXTING: ReadonlySet<PlannedCall> = new Set(
  rules.filter(({ id }) => id === "addInvoice.every-field").map(({ call }) => call),
);

/** Operations that leave nothing behind although they are no GET. */
const TOKENS = ["issueMerchantToken", "issuePartnerToken"];

/** Whether a trial could leave something behind, even in a service that breaks every rule. */
export function creates({ call }: Trial): boolean {
  return withEarlier(call).some(({ operation }) => {
    const isGet = operation === "page" || entryOf(operation).method === "GET";
    return !isGet && !TOKENS.includes(operation);
  });
}

/** Everything that is tried: what only reads first, what takes time last. */
export const trials: readonly Trial[] = [...ruleTrials(), ...ownTrials].sort(
  (one, other) => rank(one) - rank(other),
);

function rank(one: Trial): number {
  if (one.waitsMs !== undefined) return 3;
  if (sendsMessage(one)) return 2;
  return creates(one) ? 1 : 0;
}

const keys = new Map(
  [...new Set(trials.flatMap(({ call }) => withEarlier(call)))].map((call, n) => [call, n + 1]),
);

/** Numbers a call: the same in each round. */
export function keyOfCall(call: PlannedCall): number {
  return keys.get(call) ?? 0;
}
