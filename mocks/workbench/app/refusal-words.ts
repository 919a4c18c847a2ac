import type { Refusal } from "../../domain/refusal.js";
import { dayOf, moneyOf, timeOf } from "./formats.js";
import { said } from "./words.js";

type Told<Code> = (refusal: Extract<Refusal, { readonly code: Code }>) => string;

const money = (halalas: number): string => moneyOf(halalas / 100);
const when = (at: number): string => `${dayOf(at)} ${timeOf(at)}`;

/** Names, numbers and values keep their own direction within an Arabic sentence. */
const own = (value: unknown): string => `\u2068${String(value)}\u2069`;
const listed = (values: readonly unknown[]): string => values.map(own).join("، ");

const CLOSED = {
  used: "استُخدمت من قبل",
  replaced: "حلّت محلها جلسة أحدث",
  blocked: "أُغلقت بعد رموز خاطئة كثيرة",
};

/** Every refusal of the domain in an Arabic sentence. One that lacks its sentence does not compile. */
export const REFUSALS_IN_ARABIC: { readonly [Code in Refusal["code"]]: Told<Code> } = {
  "amount-below-minimum": ({ amount, currency, minimum }) =>
    `المبلغ ${own(`${money(amount)} ${currency}`)} أقل من الحد الأدنى ${own(`${money(minimum)} ${currency}`)}`,
  "brand-not-accepted": ({ brand }) =>
    `تذكر supportedCardBrands الوسيلة ${own(brand)}، وهذه البيئة مضبوطة على رفضها`,
  "invoice-unknown": ({ transactionNo }) => `لا توجد فاتورة برقم العملية ${own(transactionNo)}`,
  "invoice-closed": ({ transactionNo, status }) =>
    `الفاتورة ${own(transactionNo)} ${status === "paid" ? "مدفوعة" : "ملغاة"} من قبل`,
  "invoice-expired": ({ transactionNo, expiredAt }) =>
    `انتهت مهلة الفاتورة ${own(transactionNo)} في ${when(expiredAt)}؛ أنشئ فاتورة جديدة`,
  "method-not-offered": ({ transactionNo, method, offered }) =>
    `لا تُدفع الفاتورة ${own(transactionNo)} عبر ${own(method)}، بل عبر ${listed(offered)} فقط`,
  "total-mismatch": ({ transactionNo, total, amount }) =>
    `الإجمالي ${money(total)} لا يساوي ${money(amount)}، وهو مبلغ الفاتورة ${own(transactionNo)}`,
  "order-number-taken": ({ orderNumber, transactionNo }) =>
    `رقم الطلب ${own(orderNumber)} مستخدم في الفاتورة ${own(transactionNo)}؛ استخدم رقماً جديداً`,
  "invoice-not-paid": ({ transactionNo, status }) =>
    `الفاتورة ${own(transactionNo)} ${said(status)}، ولا يُسترد أو يُسلَّم إلا ما دُفع`,
  "invoice-refunded": ({ transactionNo, at }) =>
    `استُرد مبلغ الفاتورة ${own(transactionNo)} من قبل في ${when(at)}`,
  "order-not-digital": ({ transactionNo }) =>
    `ليس في الفاتورة ${own(transactionNo)} منتج قيمة isDigital فيه true`,
  "order-unknown": ({ orderNumber }) => `لا توجد فاتورة برقم الطلب ${own(orderNumber)}`,
  "merchant-unknown": ({ key, value }) => `ليس لدى الشريك تاجر قيمة ${own(key)} لديه ${own(value)}`,
  "receivers-ambiguous": ({ lack, places }) => {
    const those = listed(places.map((place) => `receivers[${place}]`));
    return lack === "amount"
      ? `لمستلم واحد على الأكثر أن يكون بلا مبلغ، لكن هؤلاء كذلك: ${those}`
      : `لمستلم واحد على الأكثر أن تكون قيمة isMainReceiver لديه true، لكن هؤلاء كذلك: ${those}`;
  },
  "portions-mismatch": ({ amount, portions, rests }) => {
    const sum = money(portions.reduce((all, portion) => all + portion.amount, 0));
    if (rests === null) return `يجب أن يكون مجموع الحصص ${money(amount)}، لكنه ${sum}`;
    return `يجب أن تترك الحصص شيئاً من المبلغ ${money(amount)} إلى ${own(`receivers[${rests}]`)}، لكن مجموعها ${sum}`;
  },
  "otp-session-unknown": ({ sessionId }) => `لا توجد جلسة دفع ${own(sessionId)}؛ أرسل رمزاً أولاً`,
  "otp-session-of-other-invoice": ({ sessionId, transactionNo }) =>
    `جلسة الدفع ${own(sessionId)} لفاتورة أخرى غير ${own(transactionNo)}`,
  "otp-session-closed": ({ sessionId, state }) =>
    `جلسة الدفع ${own(sessionId)} ${CLOSED[state]}؛ أرسل رمزاً جديداً`,
  "otp-session-expired": ({ sessionId, expiredAt }) =>
    `انتهت جلسة الدفع ${own(sessionId)} في ${when(expiredAt)}؛ أرسل رمزاً جديداً`,
  "otp-signature-wrong": () =>
    "لا يصح توقيع signature على signedBase64Data؛ مرّرهما كما أعادهما sendOtp",
  "otp-data-wrong": ({ why }) =>
    `قيمة signedBase64Data غير صالحة (${own(why)})؛ مرّرها كما أعادها sendOtp`,
  "otp-mobile-mismatch": ({ mobile, sentTo }) =>
    `الجوال ${own(mobile)} ليس ${own(sentTo)} الذي أُرسل إليه الرمز`,
  "otp-code-wrong": ({ triesLeft }) =>
    triesLeft > 0
      ? `قيمة stcpayPaymentOTP خاطئة؛ المحاولات الباقية: ${triesLeft}`
      : "قيمة stcpayPaymentOTP خاطئة، ولم تبق محاولة؛ أرسل رمزاً جديداً",
  "recurring-unknown": ({ recurringId }) => `لا توجد دفعة متكررة ${own(recurringId)}`,
  "recurring-not-open": ({ recurringId, status }) =>
    `حالة الدفعة المتكررة ${own(recurringId)} هي «${said(status)}»، ولا تسمح بهذا`,
  "credentials-wrong": () => "بيانات الاعتماد خاطئة: للبيئة سر محدد",
  "callback-unknown": ({ callbackId }) => `لا يوجد إشعار ${own(callbackId)}`,
  "callback-busy": ({ callbackId }) => `الإشعار ${own(callbackId)} قيد الإرسال الآن`,
  "callback-under-way": ({ callbackId, target, forMs }) =>
    `الإشعار ${own(callbackId)} إلى ${own(target)} قيد الإرسال منذ ${own(`${forMs} ms`)}؛ إن كان مستقبِله هو من أرسل هذا الطلب فهو ينتظر نفسه: أجب الإشعار أولاً`,
  "payment-declined": ({ reason, message }) => `رُفض الدفع: ${own(`${reason}, ${message}`)}`,
  "fault-unknown": ({ id, known }) =>
    `لا يوجد عطل ${own(id)}؛ ${known.length > 0 ? `الموجود: ${listed(known)}` : "ولا يوجد أي عطل"}`,
  "label-taken": ({ name }) => `توجد علامة باسم ${own(name)} من قبل؛ استخدم اسماً آخر`,
  "journey-too-long": ({ charges, callbacks, most }) =>
    `في الطريق نحو ${charges} من الخصومات وحالات الانتهاء و${callbacks} من الإشعارات، والحد ${most}؛ تقدم على خطوات أقصر`,
  "clock-backwards": ({ now, to }) => `لا ترجع الساعة: هي الآن ${when(now)}، وهذا بعد ${when(to)}`,
  "clock-out-of-range": ({ last }) => `لا تتجاوز الساعة ${when(last)}`,
};

/** A field that is wrong, as the gateway tells it. */
export interface WrongField {
  readonly name: string;
  readonly error: string;
}

/** The fields of a body that are wrong. What was expected of each stays as the spec words it. */
export function fieldsInArabic(fields: readonly WrongField[], more: number): string {
  const rest = more > 0 ? [`و${more} غيرها`] : [];
  return [...fields.map(fieldInArabic), ...rest].join("؛ ");
}

function fieldInArabic({ name, error }: WrongField): string {
  const missing = /^is required, but (nothing|null) came$/.exec(error);
  if (missing) {
    return `${own(name)} مطلوب، ولم ${missing[1] === "null" ? "تأتِ إلا null" : "يأتِ شيء"}`;
  }
  const unknown = /^is no field of this request(?:; did you mean (.+)\?)?$/.exec(error);
  if (unknown) {
    return `${own(name)} ليس حقلاً في هذا الطلب${unknown[1] ? `؛ هل تقصد ${own(unknown[1])}؟` : ""}`;
  }
  const wrong = /^(must .+?), but (.+) came(?:; did you mean (.+)\?)?$/s.exec(error);
  if (!wrong) return `${own(name)}: ${own(error)}`;
  const [, expected, came, meant] = wrong;
  return `${own(name)} جاء ${own(came)}، والمتوقع ${own(expected)}${meant ? `؛ هل تقصد ${own(meant)}؟` : ""}`;
}
