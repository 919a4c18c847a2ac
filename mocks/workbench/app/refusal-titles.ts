import { faultsInArabic } from "../../../spec/generated/arabic.js";
import type { JournalEntry } from "../../../spec/generated/control.types.js";
import type { Refusal } from "../../domain/refusal.js";
import type { WrongFields } from "../../pages/views.js";
import { problemInArabic } from "../../pages/words/ar-problems.js";
import type { Spoken } from "./catalogue-words.js";
import { fieldsInArabic, REFUSALS_IN_ARABIC, type WrongField } from "./refusal-words.js";
import { isRtl } from "./words.js";

/** Each kind of refusal in a few words, for lists, and where nothing more than the kind is known. */
const KINDS = {
  "amount-below-minimum": "المبلغ أقل من الحد الأدنى",
  "brand-not-accepted": "وسيلة دفع لا تقبلها هذه البيئة",
  "invoice-unknown": "لا توجد فاتورة بهذا الرقم",
  "invoice-closed": "الفاتورة لم تعد مفتوحة",
  "invoice-expired": "انتهت مهلة الفاتورة",
  "method-not-offered": "وسيلة دفع لا تتيحها الفاتورة",
  "total-mismatch": "الإجمالي لا يساوي مبلغ الفاتورة",
  "order-number-taken": "رقم الطلب مستخدم من قبل",
  "invoice-not-paid": "الفاتورة غير مدفوعة",
  "invoice-refunded": "استُرد مبلغ الفاتورة من قبل",
  "order-not-digital": "لا منتج رقمي في الطلب",
  "order-unknown": "لا يوجد طلب بهذا الرقم",
  "merchant-unknown": "لا يوجد تاجر بهذه القيمة",
  "receivers-ambiguous": "لا يتضح أي مستلم هو المقصود",
  "portions-mismatch": "مجموع الحصص لا يطابق المبلغ",
  "otp-session-unknown": "لا توجد جلسة دفع بهذا الرقم",
  "otp-session-of-other-invoice": "جلسة الدفع لفاتورة أخرى",
  "otp-session-closed": "جلسة الدفع مغلقة",
  "otp-session-expired": "انتهت جلسة الدفع",
  "otp-signature-wrong": "توقيع غير صحيح",
  "otp-data-wrong": "بيانات موقّعة غير صالحة",
  "otp-mobile-mismatch": "أُرسل الرمز إلى جوال آخر",
  "otp-code-wrong": "رمز خاطئ",
  "recurring-unknown": "لا توجد دفعة متكررة بهذا الرقم",
  "recurring-not-open": "حالة الدفعة المتكررة لا تسمح بهذا",
  "credentials-wrong": "بيانات اعتماد خاطئة",
  "callback-unknown": "لا يوجد إشعار بهذا الرقم",
  "callback-busy": "الإشعار قيد الإرسال الآن",
  "callback-under-way": "الإشعار قيد الإرسال، وينتظر رداً",
  "payment-declined": "رُفض الدفع",
  "fault-unknown": "لا يوجد عطل بهذا الرقم",
  "label-taken": "توجد علامة بهذا الاسم",
  "journey-too-long": "في الطريق أكثر مما يسمح به طلب واحد",
  "clock-backwards": "لا ترجع الساعة إلى الوراء",
  "clock-out-of-range": "الوقت أبعد من المسموح",
  // Those of which there is no more than the kind to tell.
  authentication: "رمز لوحة التحكم مفقود أو خاطئ",
  "token-missing": "لا رمز دخول في الطلب",
  "token-malformed": "رمز الدخول ليس على صورته الصحيحة",
  "token-unknown": "رمز الدخول غير معروف",
  "token-expired": "انتهت صلاحية رمز الدخول",
  "token-of-other-role": "رمز الدخول لدور آخر",
  "invalid-fields": "حقول غير صالحة",
  "invalid-form": "حقول غير صالحة في نموذج الصفحة",
  "broken-json": "المحتوى ليس JSON صالحاً",
  "too-deep": "المحتوى متداخل أكثر من المسموح",
  "forbidden-key": "في المحتوى اسم حقل محظور",
  "malformed-text": "في المحتوى نص غير سليم",
  "content-type": "نوع المحتوى غير مقبول",
  "body-too-large": "المحتوى أكبر من المسموح",
  "broken-path": "المسار ليس مرمّزاً كما يجب",
  "method-not-allowed": "هذا المسار لا يقبل هذه الطريقة",
  "no-such-operation": "لا توجد عملية بهذا المسار",
  "assumed-operation": "عملية مفترضة يرفضها الوضع الصارم",
  "unknown-host": "طُلب المحاكي باسم لا يعرفه",
  "foreign-caller": "أتى الطلب من صفحة موقع آخر",
  "too-many-guesses": "رموز خاطئة كثيرة، انتظر قليلاً",
  "tls-on-http": "أتى اتصال مشفّر إلى منفذ غير مشفّر",
  injected: "رد به عطل مُعدّ",
  internal: "خطأ في المحاكي نفسه",
  "sandbox-gone": "أُعيد ضبط بيئة الاختبار أثناء الطلب",
  "sandbox-limit": "بلغ عدد بيئات الاختبار حدّه",
  "sandbox-full": "بلغت أحداث بيئة الاختبار حدّها",
  "store-full": "امتلأ المخزن",
  "store-unavailable": "المخزن غير متاح الآن",
} as const satisfies Readonly<Record<Refusal["code"], string> & Record<string, string>>;

const kinds: Readonly<Record<string, string>> = KINDS;

/** What is known of why a call was refused: lists tell the kind, its record the rest. */
type Refused = Pick<JournalEntry, "code" | "explanation"> &
  Partial<Pick<JournalEntry, "refusal" | "struck">>;

/** Why a call was refused, in Arabic; undefined where there is only English. */
export function refusedInArabic({ code, refusal, struck = [] }: Refused): string | undefined {
  if (code === null) return undefined;
  const faults = struck.flatMap(({ fault }) => faultsInArabic[fault] ?? []);
  if (code === "injected" && faults.length > 0) return faults.join("؛ ");
  return (refusal ? sentenceOf(refusal) : undefined) ?? kinds[code];
}

/** One sentence of a refusal that came as data; undefined where it is another one, or was too long to keep. */
function sentenceOf(refusal: { readonly code: string }): string | undefined {
  try {
    if (refusal.code === "invalid-fields") {
      const { fields, more } = refusal as unknown as {
        readonly fields: readonly WrongField[];
        readonly more: number;
      };
      return fieldsInArabic(fields, more);
    }
    if (refusal.code === "invalid-form") {
      const { problems } = refusal as unknown as { readonly problems: WrongFields };
      return Object.values(problems).map(problemInArabic).join(" ");
    }
    const tell = REFUSALS_IN_ARABIC[refusal.code as Refusal["code"]] as
      | ((data: unknown) => string)
      | undefined;
    const isCut = Object.keys(refusal).length < 2;
    return isCut && tell?.length !== 0 ? undefined : tell?.(refusal);
  } catch {
    return undefined;
  }
}

/** Why a call was refused in the language of the page, and the words of the gateway where those are others. */
export function refusedSpoken(call: Refused): readonly Spoken[] {
  const arabic = isRtl() ? refusedInArabic(call) : undefined;
  const { explanation } = call;
  return [
    ...(arabic === undefined ? [] : [{ text: arabic, lang: "ar", dir: "rtl" } as const]),
    ...(explanation === null ? [] : [{ text: explanation, lang: "en", dir: "ltr" } as const]),
  ];
}
