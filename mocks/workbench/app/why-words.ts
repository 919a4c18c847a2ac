import type {
  CallbackRecord,
  CallbackWhy,
  JournalEntry,
  RecurringWhy,
  WhyNext,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { callbackHint } from "../../control/callback-hint.js";
import {
  counted,
  dateOf,
  dayOf,
  isRtl,
  lengthOf,
  moneyOf,
  said,
  sentence,
  timeOf,
} from "./words.js";

// The sentences of "Why" are made from codes and values, with times in the zone of the page. The gateway's own
// sentences are for terminals and logs: they have instants in UTC.

type Values = Readonly<Record<string, unknown>>;
type Step = WhyResult["chain"][number];
/** A sentence in English and in Arabic. */
type Pair = readonly [english: string, arabic: string];

const when = (at: unknown): string => (typeof at === "string" ? `${dayOf(at)} ${timeOf(at)}` : "");
const text = (value: unknown): string => String(value ?? "");
const spoken = ([english, arabic]: Pair): string => (isRtl() ? arabic : english);

/** Why an invoice has its status. */
export function verdictOf({ because, code, values }: WhyResult): string {
  if (code === undefined || values === undefined) return because;
  const { declines, until, at, by } = values;
  const many = counted("declinedPayments", declines);
  const [after, later] = declines > 0 ? [` after ${many}`, ` بعد ${many}`] : ["", ""];
  switch (code) {
    case "unpaid":
      return spoken([
        `Not paid yet${after}. It can be paid until ${when(until)}.`,
        `لم تُدفع حتى الآن${later}. يمكن دفعها حتى ${when(until)}.`,
      ]);
    case "paid":
      return spoken([
        `${sentence(`${paidBy(values)[0]} at ${when(at)}${after}`)}${refundOf(values)[0]}${settlementOf(values)[0]}`,
        `${paidBy(values)[1]} في ${when(at)}${later}.${refundOf(values)[1]}${settlementOf(values)[1]}`,
      ]);
    case "expired":
      return spoken([
        `Expired at ${when(at)}${after}: 24 hours passed without a payment.`,
        `انتهت مهلتها في ${when(at)}${later}: مرّت 24 ساعة دون دفع.`,
      ]);
    case "canceled":
      return spoken([
        `Canceled by ${saidBy(by)[0]} at ${when(at)}${after}.`,
        `أُلغيت (${saidBy(by)[1]}) في ${when(at)}${later}.`,
      ]);
  }
}

/** Why a recurring payment is where it is. What is due next has its own line. */
export function recurringVerdict({ code, chain }: RecurringWhy): string {
  const latest = (type: string): Values =>
    (chain.findLast((step) => step.type === type)?.values ?? {}) as Values;
  const failed = latest("charge-failed");
  const verdicts: Readonly<Record<RecurringWhy["code"], Pair>> = {
    unstarted: [
      "Registered. Nothing is charged until the customer starts it.",
      "مسجّلة. لا يُخصم شيء حتى يبدأها العميل.",
    ],
    "on-time": ["Active. No charge is overdue.", "نشطة. لا خصم متأخر."],
    retrying: [
      `Active, but charge ${text(failed.cycle)} failed: ${text(failed.message)} (${text(failed.code)}).`,
      `نشطة، لكن الخصم ${text(failed.cycle)} فشل (${text(failed.code)}).`,
    ],
    completed: ["Completed. All charges were made.", "مكتملة. تمت كل الخصومات."],
    ended: [
      `Ended. All retries of charge ${text(failed.cycle)} failed: ${text(failed.message)} (${text(failed.code)}).`,
      `منتهية. فشلت كل محاولات الخصم ${text(failed.cycle)} (${text(failed.code)}).`,
    ],
    canceled: [
      `Canceled by ${saidBy(latest("recurring-canceled").by)[0]}.`,
      `أُلغيت (${saidBy(latest("recurring-canceled").by)[1]}).`,
    ],
  };
  return spoken(verdicts[code]);
}

/** Why a callback is in its state. */
export function callbackVerdict({ code, chain }: CallbackWhy): string {
  const answers = chain.filter(({ type }) => type === "callback-answered");
  const result = (answers.at(-1)?.values as Values | undefined)?.result as
    | AttemptResult
    | undefined;
  const last = result ? `attempt ${answers.length} ${wentOf(result)}` : "no attempt was made";
  const verdicts: Readonly<Record<CallbackWhy["code"], Pair>> = {
    untried: ["Not sent yet.", "لم يُرسل بعد."],
    retried: [`${sentence(last)} paystub retries it.`, "لم يُسلَّم. يعيد paystub المحاولة."],
    resent: ["Waiting to be sent again, as you asked.", "ينتظر إعادة إرساله كما طلبت."],
    held: [
      "Held by a fault until the next callback has ended.",
      "محجوز بعطل حتى ينتهي الإشعار التالي.",
    ],
    "in-flight": ["Sent. Your shop has not responded yet.", "أُرسل ولم يرد متجرك بعد."],
    delivered: ["Delivered.", "تم تسليمه."],
    redirected: [
      "Left to the customer's browser, which was redirected.",
      "تُرك لمتصفح العميل الذي أُعيد توجيهه.",
    ],
    "given-up": [`Given up: ${last}, and no retry is left.`, "تُرك بعد استنفاد المحاولات."],
    dropped: ["Dropped by a fault. It is never sent.", "أسقطه عطل فلا يُرسل أبدًا."],
  };
  return spoken(verdicts[code]);
}

/** What is due next; in Arabic its instant says enough. */
export const nextText = ({ text: english }: WhyNext): string => (isRtl() ? "" : english);

const refundOf = ({ refundedAt, refundedBy }: Values): Pair =>
  typeof refundedAt === "string"
    ? [
        ` Refunded by ${saidBy(refundedBy)[0]} at ${when(refundedAt)}.`,
        ` واستُردّ مبلغها (${saidBy(refundedBy)[1]}) في ${when(refundedAt)}.`,
      ]
    : ["", ""];

const settlementOf = ({ settlementNumber }: Values): Pair =>
  typeof settlementNumber === "string"
    ? [` Settled in ${settlementNumber}.`, ` وسُوّيت ضمن ${settlementNumber}.`]
    : ["", ""];

const VIA: Readonly<Record<string, Pair>> = {
  page: [" on the payment page", " في صفحة الدفع"],
  control: [", as you asked,", " كما طلبت"],
  wallet: [" with a wallet code", " برمز المحفظة"],
  card: [" with card details from your shop", " ببيانات بطاقة من متجرك"],
};

const BY: Readonly<Record<string, Pair>> = {
  customer: ["the customer", "العميل"],
  merchant: ["your shop", "المتجر"],
  partner: ["the partner", "الشريك"],
  tester: ["you", "أنت"],
  expiry: ["expiry", "انتهاء المهلة"],
};

const pairOf = (pairs: Readonly<Record<string, Pair>>, key: unknown): Pair =>
  pairs[text(key)] ?? [text(key), text(key)];

const saidBy = (by: unknown): Pair => pairOf(BY, by);

const paidBy = ({ method, via }: Values): Pair => {
  const [english, arabic] = pairOf(VIA, via);
  return [`paid by ${text(method)}${english}`, `دُفعت عبر ${text(method)}${arabic}`];
};

type AttemptResult = Parameters<typeof callbackHint>[0];

/** How an attempt of a callback went, with what to do about it. */
function wentOf(result: AttemptResult): string {
  const { outcome, status } = result;
  const how = {
    delivered: "was delivered",
    refused: `got ${status ?? "no status"}`,
    timeout: "timed out",
    unreachable: "found no server",
    blocked: "was blocked",
  }[outcome];
  const hint = callbackHint(result);
  const detail = outcome === "blocked" ? result.detail : hint;
  return `${how ?? outcome}${detail === undefined ? "" : ` (${detail})`}`;
}

const reasonOf = ({ reason }: Values): string => (typeof reason === "string" ? `: ${reason}` : "");

/** One step of the chain, by the type of its event. */
const STEPS: Readonly<Record<string, (values: Values) => Pair>> = {
  "invoice-created": ({ order }) => {
    const { amount, currency, orderNumber } = (order ?? {}) as Values;
    const sum = `${moneyOf(Number(amount))} ${text(currency)}`;
    return [
      `Created: ${sum}, order ${text(orderNumber)}`,
      `أُنشئت: ${sum}، الطلب ${text(orderNumber)}`,
    ];
  },
  "invoice-paid": (values) => {
    const [english, arabic] = paidBy(values);
    return [`${english.charAt(0).toUpperCase()}${english.slice(1).replace(/,$/, "")}`, arabic];
  },
  "invoice-canceled": ({ by }) =>
    by === "expiry"
      ? ["Expired: 24 hours passed without a payment", "أُلغيت: انتهت المهلة"]
      : [`Canceled by ${saidBy(by)[0]}`, `أُلغيت (${saidBy(by)[1]})`],
  "invoice-refunded": (values) => [
    `Refunded by ${saidBy(values.by)[0]}${reasonOf(values)}`,
    "استُردّ المبلغ",
  ],
  "orders-settled": ({ settlementNumber, amount }) => [
    `Settled in ${text(settlementNumber)}: ${moneyOf(Number(amount))} SAR`,
    `سُوّيت ضمن ${text(settlementNumber)}: ${moneyOf(Number(amount))}`,
  ],
  "refund-failed": (values) => [`Refund failed${reasonOf(values)}`, "فشل استرداد المبلغ"],
  "payment-declined": ({ code, message }) => [
    `Payment declined: ${text(message)} (${text(code)})`,
    `رُفض الدفع: ${text(code)}`,
  ],
  "sms-sent": ({ to, text: message }) => [
    `Text message to ${text(to)}: ${text(message)}`,
    `رسالة نصية إلى ${text(to)}: ${text(message)}`,
  ],
  "otp-sent": ({ id }) => [
    `Wallet code sent, session ${text(id)}`,
    `أُرسل رمز جلسة المحفظة ${text(id)}`,
  ],
  "otp-code-rejected": ({ id }) => ["Wrong wallet code", `رمز خاطئ في جلسة المحفظة ${text(id)}`],
  "otp-used": ({ id }) => ["Wallet code accepted", `استُخدم رمز جلسة المحفظة ${text(id)}`],
  "callback-scheduled": ({ callbackId }) => [
    `Callback ${text(callbackId)} scheduled`,
    `جُدول الإشعار ${text(callbackId)}`,
  ],
  "callback-attempted": ({ callbackId }) => [
    `Callback ${text(callbackId)} sent`,
    `محاولة الإشعار ${text(callbackId)}`,
  ],
  "callback-answered": ({ callbackId, result, retryAt }) => {
    const { outcome, status } = result as AttemptResult;
    const isRetried = typeof retryAt === "string";
    return [
      `Callback ${text(callbackId)} ${wentOf(result as AttemptResult)}${isRetried ? `, next attempt at ${when(retryAt)}` : ""}`,
      `الإشعار ${text(callbackId)}: ${said(text(outcome))} ${text(status)}${isRetried ? `، ويعاد في ${when(retryAt)}` : ""}`,
    ];
  },
  "recurring-registered": () => ["Registered", "سُجّلت"],
  "recurring-started": () => ["Started by the customer", "بدأها العميل"],
  "recurring-completed": () => ["Completed", "اكتملت"],
  "recurring-ended": () => ["Ended: all retries failed", "انتهت: استُنفدت المحاولات"],
  "charges-arranged": ({ outcomes }) => {
    const next = Array.isArray(outcomes) ? outcomes : [];
    const fails = next.map((one) => one === "succeed");
    return [
      `You arranged the next charges: ${fails.map((works) => (works ? "succeeds" : "fails")).join(", ")}`,
      `رُتّبت الخصومات القادمة: ${fails.map((works) => (works ? "ينجح" : "يفشل")).join("، ")}`,
    ];
  },
  "recurring-canceled": ({ by }) => [`Canceled by ${saidBy(by)[0]}`, `أُلغيت (${saidBy(by)[1]})`],
  "charge-succeeded": ({ cycle, amount }) => [
    `Charge ${text(cycle)} made: ${moneyOf(Number(amount))}`,
    `تم الخصم ${text(cycle)}: ${moneyOf(Number(amount))}`,
  ],
  "charge-failed": ({ cycle, code, message }) => [
    `Charge ${text(cycle)} failed: ${text(message)} (${text(code)})`,
    `فشل الخصم ${text(cycle)}: ${text(code)}`,
  ],
  "fault-injected": ({ fault, into }) => [
    `Fault ${text(fault)} injected into ${text(into)}`,
    `حُقن العطل ${text(fault)} في ${text(into)}`,
  ],
  "fault-matched": ({ fault, injected }) =>
    injected === true
      ? [`Fault ${text(fault)} injected`, `أُصيب بالعطل ${text(fault)}`]
      : [
          `Fault ${text(fault)} matched, but was not injected`,
          `طابق العطل ${text(fault)} دون أن يُحقن`,
        ],
  "callback-released": ({ callbackId }) => [
    `Callback ${text(callbackId)} is no longer held`,
    `أُطلق الإشعار ${text(callbackId)}`,
  ],
  "callback-resend-asked": ({ callbackId }) => [
    `You resent callback ${text(callbackId)}`,
    `طُلبت إعادة إرسال الإشعار ${text(callbackId)}`,
  ],
  "callback-dropped": ({ callbackId }) => [
    `Callback ${text(callbackId)} dropped by a fault`,
    `أُسقط الإشعار ${text(callbackId)}`,
  ],
  "callback-redirected": ({ callbackId }) => [
    `Callback ${text(callbackId)}: the browser was redirected to your shop`,
    `أُعيد توجيه العميل بالإشعار ${text(callbackId)}`,
  ],
};

/** A step in the reader's language; the gateway's own sentence for an event without one here. */
export function stepText({ text: english, type, values }: Step): string {
  const pair = type === undefined ? undefined : STEPS[type]?.((values ?? {}) as Values);
  return pair ? spoken(pair) : english;
}

/** The chain with the faults that were injected into the calls and callbacks of an invoice, which no event of it names. */
export function withFaults(
  chain: readonly Step[],
  calls: readonly Pick<JournalEntry, "at" | "operationId" | "injected" | "position">[],
  callbacks: readonly Pick<CallbackRecord, "id" | "createdAt" | "injected">[],
): readonly Step[] {
  const injected = (seq: number, at: string, fault: string, into: string): Step => {
    return {
      seq,
      at,
      text: `${fault} was injected`,
      type: "fault-injected",
      values: { fault, into },
    };
  };
  const faults = [
    ...calls.flatMap(({ at, operationId, position, injected: faults = [] }) =>
      faults.map(({ fault }, n) =>
        injected((position?.seq ?? 0) + 0.1 + n / 100, at, fault, operationId ?? ""),
      ),
    ),
    ...callbacks.flatMap(({ id, createdAt, injected: one }, n) =>
      one ? [injected((chain.at(-1)?.seq ?? 0) + 0.5 + n / 1000, createdAt, one.fault, id)] : [],
    ),
  ];
  return [...chain, ...faults].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at) || a.seq - b.seq,
  );
}

/** One line of the chain. */
export interface ReadableStep {
  readonly seq: number;
  readonly type: Step["type"];
  readonly text: string;
  readonly at: string;
  /** The time of day, with the day where it is another than that of the line before. */
  readonly time: string;
  /** How long after the line before, where a reader would ask. */
  readonly after: string;
}

/**
 * The chain as a reader wants it: an attempt of a callback and its answer are one line, and so are all attempts of one
 * callback that failed.
 */
export function readable(chain: readonly Step[]): readonly ReadableStep[] {
  const lines: (Pick<ReadableStep, "seq" | "type" | "text"> & Folded)[] = [];
  chain.forEach((step, n) => {
    const { seq, type, at } = step;
    const values = (step.values ?? {}) as Values;
    const { callbackId } = values;
    const isAnswered = ({ type: later, values: its }: Step) =>
      later === "callback-answered" && (its as Values | undefined)?.callbackId === callbackId;
    if (type === "callback-attempted" && chain.slice(n + 1).some(isAnswered)) return;
    const { outcome } = (values.result ?? {}) as Values;
    const failed = type === "callback-answered" && outcome !== "delivered";
    const place = lines.findLastIndex(
      (line) => line.failures > 0 && line.callbackId === callbackId,
    );
    const before = failed ? (lines[place]?.failures ?? 0) : 0;
    if (before > 0) lines.splice(place, 1);
    const many = before > 0 ? `${counted("failedAttempts", before + 1)}. ` : "";
    const text = `${many}${stepText(step)}`;
    lines.push({ seq, type, at, text, callbackId, failures: failed ? before + 1 : 0 });
  });
  return lines.map(({ seq, type, at, text }, n) => {
    const previous = lines[n - 1]?.at;
    const ms = previous === undefined ? 0 : Date.parse(at) - Date.parse(previous);
    const isSameDay = previous !== undefined && dateOf(previous) === dateOf(at);
    const time = isSameDay ? timeOf(at) : `${dayOf(at)} ${timeOf(at)}`;
    return { seq, type, text, at, time, after: ms >= 1000 ? `+${lengthOf(ms)}` : "" };
  });
}

/** The number of failed attempts of a callback that a line summarizes. */
interface Folded {
  readonly at: string;
  readonly callbackId: unknown;
  readonly failures: number;
}
