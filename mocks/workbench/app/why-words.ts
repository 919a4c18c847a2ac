import type {
  CallbackWhy,
  RecurringWhy,
  WhyNext,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { dayOf, isRtl, lengthOf, moneyOf, said, timeOf } from "./words.js";

type Values = Readonly<Record<string, unknown>>;
type Step = WhyResult["chain"][number];

const when = (at: unknown): string => (typeof at === "string" ? `${dayOf(at)} ${timeOf(at)}` : "");
const text = (value: unknown): string => String(value ?? "");

/** The verdict in the reader's language; the gateway's own sentence where that is English. */
export function verdictOf({ because, code, transactionNo, values }: WhyResult): string {
  if (!isRtl() || code === undefined || values === undefined) return because;
  const { declines, until, at, method, via, by } = values;
  const declined = declines > 0 ? ` بعد ${declines} محاولة دفع مرفوضة` : "";
  switch (code) {
    case "unpaid":
      return `الفاتورة ${transactionNo} بانتظار الدفع${declined}: لم يدفعها أحد ولم يلغها، ويمكن دفعها حتى ${when(until)}`;
    case "paid":
      return `الفاتورة ${transactionNo} مدفوعة${declined}: دُفعت عبر ${text(method)} (${saidVia(via)}) في ${when(at)}${refundOf(values)}${settlementOf(values)}`;
    case "expired":
      return `الفاتورة ${transactionNo} ملغاة${declined}: مرّت 24 ساعة دون دفع، في ${when(at)}`;
    case "canceled":
      return `الفاتورة ${transactionNo} ملغاة${declined}: ألغاها ${saidBy(by)} في ${when(at)}`;
  }
}

/** Why a recurring payment is where it is. */
export function recurringVerdict({ because, code, recurringId, next }: RecurringWhy): string {
  const verdicts: Readonly<Record<RecurringWhy["code"], string>> = {
    unstarted: "مسجّلة: لا يُخصم شيء حتى يبدأها العميل",
    "on-time": "نشطة: لا خصم متأخر",
    retrying: "نشطة، لكن خصمها فشل ويُعاد",
    completed: "مكتملة: تمت كل خصوماتها",
    ended: "منتهية: استُنفدت محاولاتها",
    canceled: "ملغاة",
  };
  return isRtl() ? `الدفعة المتكررة ${recurringId} ${verdicts[code]}${dueText(next)}` : because;
}

/** Why a callback is in its state. */
export function callbackVerdict({ because, code, callbackId, next }: CallbackWhy): string {
  const verdicts: Readonly<Record<CallbackWhy["code"], string>> = {
    untried: "لم تُجرَ له محاولة بعد",
    retried: "تُعاد محاولته",
    resent: "ينتظر إعادة إرساله كما طلب المختبِر",
    held: "محجوز بعطل حتى ينتهي الإشعار التالي",
    "in-flight": "قيد الإرسال",
    delivered: "تم تسليمه",
    redirected: "تُرك لمتصفح العميل",
    "given-up": "تُرك بعد استنفاد المحاولات",
    dropped: "أسقطه عطل فلا يُرسل أبداً",
  };
  return isRtl() ? `الإشعار ${callbackId} ${verdicts[code]}${dueText(next)}` : because;
}

const dueText = (next: WhyNext | null): string => (next ? `؛ التالي في ${when(next.at)}` : "");

/** What is due next; in Arabic its instant says enough. */
export const nextText = ({ text: english }: WhyNext): string => (isRtl() ? "" : english);

const refundOf = ({ refundedAt }: Values): string =>
  typeof refundedAt === "string" ? `، واستُردّ مبلغها في ${when(refundedAt)}` : "";

const settlementOf = ({ settlementNumber }: Values): string =>
  typeof settlementNumber === "string" ? `، وسُوّيت ضمن ${settlementNumber}` : "";

const saidVia = (via: unknown): string =>
  ({ page: "صفحة الدفع", control: "لوحة الاختبار", wallet: "المحفظة", card: "البطاقة مباشرة" })[
    text(via)
  ] ?? text(via);

const saidBy = (by: unknown): string =>
  ({ customer: "العميل", merchant: "المتجر", tester: "المختبِر", expiry: "انتهاء المهلة" })[
    text(by)
  ] ?? text(by);

/** One step of the chain, by the type of its event. */
const STEPS: Readonly<Record<string, (values: Values) => string>> = {
  "invoice-created": ({ order }) => {
    const { amount, currency, orderNumber } = (order ?? {}) as Values;
    return `أُنشئت: ${moneyOf(Number(amount))} ${text(currency)}، الطلب ${text(orderNumber)}`;
  },
  "invoice-paid": ({ method, via }) => `دُفعت عبر ${text(method)} (${saidVia(via)})`,
  "invoice-canceled": ({ by }) => `أُلغيت (${saidBy(by)})`,
  "invoice-refunded": () => "استُردّ المبلغ",
  "orders-settled": ({ settlementNumber, amount }) =>
    `سُوّيت ضمن ${text(settlementNumber)}: ${moneyOf(Number(amount))}`,
  "refund-failed": () => "فشل استرداد المبلغ",
  "payment-declined": ({ code }) => `رُفض الدفع: ${text(code)}`,
  "sms-sent": ({ to, text: message }) => `رسالة نصية إلى ${text(to)}: ${text(message)}`,
  "otp-sent": ({ id }) => `أُرسل رمز جلسة المحفظة ${text(id)}`,
  "otp-code-rejected": ({ id }) => `رمز خاطئ في جلسة المحفظة ${text(id)}`,
  "otp-used": ({ id }) => `استُخدم رمز جلسة المحفظة ${text(id)}`,
  "callback-scheduled": ({ callbackId }) => `جُدول الإشعار ${text(callbackId)}`,
  "callback-attempted": ({ callbackId }) => `محاولة الإشعار ${text(callbackId)}`,
  "callback-answered": ({ callbackId, result, retryAt }) => {
    const { outcome, status } = (result ?? {}) as Values;
    const again = typeof retryAt === "string" ? `، ويعاد في ${when(retryAt)}` : "";
    return `الإشعار ${text(callbackId)}: ${said(text(outcome))} ${text(status)}${again}`;
  },
  "recurring-registered": () => "سُجّلت",
  "recurring-started": () => "بدأها العميل",
  "recurring-completed": () => "اكتملت",
  "recurring-ended": () => "انتهت: استُنفدت المحاولات",
  "charges-arranged": ({ outcomes }) => {
    const next = Array.isArray(outcomes) ? outcomes : [];
    return `رُتّبت الخصومات القادمة: ${next.map((one) => (one === "succeed" ? "ينجح" : "يفشل")).join("، ")}`;
  },
  "recurring-canceled": ({ by }) => `أُلغيت (${saidBy(by)})`,
  "charge-succeeded": ({ cycle, amount }) => `تم الخصم ${text(cycle)}: ${moneyOf(Number(amount))}`,
  "charge-failed": ({ cycle, code }) => `فشل الخصم ${text(cycle)}: ${text(code)}`,
  "callback-released": ({ callbackId }) => `أُطلق الإشعار ${text(callbackId)}`,
  "callback-resend-asked": ({ callbackId }) => `طُلبت إعادة إرسال الإشعار ${text(callbackId)}`,
  "callback-dropped": ({ callbackId }) => `أُسقط الإشعار ${text(callbackId)}`,
  "callback-redirected": ({ callbackId }) => `أُعيد توجيه العميل بالإشعار ${text(callbackId)}`,
};

/** A step in the reader's language; the gateway's sentence where that is English, or says more. */
export function stepText({ text: english, type, values }: Step): string {
  const arabic = type === undefined ? undefined : STEPS[type];
  return isRtl() && arabic ? arabic((values ?? {}) as Values) : english;
}

/** How long after the step before, where a reader would ask. */
export function afterText(step: Step, before: Step | undefined): string {
  if (!before) return "";
  const ms = Date.parse(step.at) - Date.parse(before.at);
  return ms >= 1000 ? `+${lengthOf(ms)}` : "";
}
