import type { CardProblem } from "../../domain/card.js";
import type { FieldProblem } from "./en.js";

/** The digits of Arabic, and its decimal mark between them. */
export const arabicDigits = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\.(?=\d)/g, "٫")
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));

const FIELDS: Readonly<Record<FieldProblem, string>> = {
  "mobile-missing": "أدخل رقم جوال المحفظة.",
  "mobile-shape": "هذا ليس رقم جوال سعوديًا. الرقم يبدأ بـ ٠٥ تليها ٨ أرقام.",
  "otp-shape": "كلمة المرور لمرة واحدة أرقام فقط، كما في الرسالة النصية.",
};

/** What is wrong with a field, in Arabic. */
export function problemInArabic(problem: CardProblem | FieldProblem): string {
  return typeof problem === "string" ? FIELDS[problem] : cardSentence(problem);
}

function cardSentence(problem: CardProblem): string {
  switch (problem.is) {
    case "missing":
      return MISSING[problem.field];
    case "not-digits":
      return "رقم البطاقة أرقام فقط.";
    case "mistyped":
      return "رقم البطاقة مكتوب خطأ: رقم التحقق فيه غير صحيح.";
    case "other-brand":
      return "هذا رقم بطاقة من نوع آخر. اختر طريقتها أعلاه.";
    case "no-month":
      return "اكتب تاريخ الانتهاء كما على البطاقة: الشهر ثم السنة.";
    case "past":
      return "انتهت صلاحية هذه البطاقة.";
    case "far":
      return "لا تصلح أي بطاقة لهذه المدة. تحقق من السنة.";
    case "length": {
      const count = problem.field === "number" ? problem.lengths.join(" أو ") : problem.digits;
      const what = problem.field === "number" ? "رقم هذه البطاقة" : "رمز أمان هذه البطاقة";
      return `عدد خانات ${what} هو ${arabicDigits(String(count))}.`;
    }
  }
}

const MISSING = {
  number: "أدخل رقم البطاقة.",
  expiry: "أدخل تاريخ الانتهاء.",
  code: "أدخل رمز الأمان.",
};
