import type { Refusal } from "../../domain/refusal.js";
import type { Words } from "./words.js";

/** The refusals that a customer can meet on a page, in Arabic; undefined for all others. */
export function refusalInArabic(refusal: Refusal, words: Words): string | undefined {
  switch (refusal.code) {
    case "invoice-unknown":
      return words.missing.invoice;
    case "invoice-closed":
      return refusal.status === "paid"
        ? "هذه الفاتورة مدفوعة من قبل."
        : "هذه الفاتورة ملغاة ولا يمكن دفعها.";
    case "invoice-expired":
      return "انتهت مهلة هذه الفاتورة ولا يمكن دفعها.";
    case "method-not-offered":
      return `لا يقبل المتجر الدفع عبر ${words.method(refusal.method)} لهذه الفاتورة.`;
    case "payment-declined":
      return `رُفضت عملية الدفع: ${words.bank(refusal.message)}.`;
    case "otp-session-unknown":
    case "otp-session-of-other-invoice":
      return "لا توجد جلسة دفع بهذا الرقم. اطلب كلمة مرور جديدة.";
    case "otp-session-closed":
      return CLOSED[refusal.state];
    case "otp-session-expired":
      return "انتهت صلاحية كلمة المرور لمرة واحدة. اطلب كلمة جديدة.";
    case "otp-code-wrong":
      return `كلمة المرور لمرة واحدة غير صحيحة. المحاولات الباقية: ${words.digits(String(refusal.triesLeft))}.`;
    case "recurring-unknown":
      return words.missing.recurring;
    case "recurring-not-open":
      return "لا يمكن ذلك في حالة هذه الدفعة المتكررة الآن.";
    default:
      return undefined;
  }
}

const CLOSED = {
  used: "استُخدمت كلمة المرور هذه من قبل.",
  replaced: "أُرسلت كلمة مرور أحدث، وهي وحدها الصالحة.",
  blocked: "أُغلقت جلسة الدفع بعد ثلاث محاولات خاطئة. اطلب كلمة مرور جديدة.",
};
