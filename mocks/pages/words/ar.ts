import type { Refusal } from "../../domain/refusal.js";
import { arabicDigits, problemInArabic } from "./ar-problems.js";
import { EN, type Words } from "./en.js";

const METHODS: ReadonlyMap<string, string> = new Map([
  ["mada", "مدى"],
  ["visaMastercard", "فيزا / ماستركارد"],
  ["amex", "أمريكان إكسبريس"],
  ["tamara", "تمارا"],
  ["stcpay", "STC Pay"],
  ["urpay", "urpay"],
  ["tabby", "تابي"],
]);

const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ["SAR", "ر.س"],
  ["USD", "دولار أمريكي"],
  ["EUR", "يورو"],
  ["GBP", "جنيه إسترليني"],
]);

/** Latin letters run from left to right, within any text. */
const ltr = (text: string): string => `\u2066${text}\u2069`;
const THREE_D_SECURE = ltr("3-D Secure");

/** What banks say of themselves: the messages of the mock's own declines. */
const BANK: ReadonlyMap<string, string> = new Map([
  ["The payment was declined", "رُفضت عملية الدفع"],
  ["The card was declined", "رُفضت البطاقة"],
  ["Insufficient funds", "الرصيد غير كافٍ"],
  ["The card has expired", "انتهت صلاحية البطاقة"],
  ["The bank did not answer", "لم يستجب البنك"],
  ["The 3-D Secure check failed", `لم يجتز تحقق ${THREE_D_SECURE}`],
]);

const AGAIN = "للدفع لاحقًا، اطلب من المتجر فاتورة جديدة.";

/** Arabic. */
export const AR: Words = {
  language: "ar",
  direction: "rtl",
  locale: "ar-SA-u-ca-gregory-nu-arab",
  other: { language: "en", label: "English" },
  languages: "اللغة",

  standIn: {
    title: "ليست عملية دفع حقيقية",
    strong: "بديل للاختبار.",
    text: "لا تنتقل هنا أي أموال، مهما أدخلت أو ضغطت.",
  },
  tagline: "مدفوعات تجريبية",
  footer: "تقدّمها paystub بدلًا من خدمة الدفع.",

  digits: arabicDigits,
  currency: (code) => CURRENCIES.get(code) ?? code,
  method: (name) => METHODS.get(name) ?? name,
  instant: (riyadh, utc) => `${riyadh} بتوقيت الرياض (${utc} بالتوقيت العالمي)`,

  amount: { pending: "المبلغ المطلوب", paid: "المبلغ المدفوع", canceled: "المبلغ، لم يُدفع" },
  facts: {
    customer: "العميل",
    order: "الطلب",
    transaction: "رقم العملية",
    payBefore: "ادفع قبل",
    method: "طريقة الدفع",
    charges: "عدد الخصومات",
    reference: "المرجع",
    shares: "موزَّع بين",
    partner: "الشريك",
  },
  summary: "تفاصيل الفاتورة",
  payment: "الدفع",
  orderTitle: (amount, order) => `${amount}، الطلب ${order}`,
  products(count) {
    if (count === 1) return "منتج واحد";
    if (count === 2) return "منتجان";
    const few = count % 100 >= 3 && count % 100 <= 10;
    return `${arabicDigits(String(count))} ${few ? "منتجات" : "منتجًا"}`;
  },
  moreProducts: (count) => `وعدد ما لم يُعرض هنا ${arabicDigits(String(count))}`,
  digital: "رقمي",
  qr: {
    alt: "رمز QR لصفحة الدفع هذه",
    caption: "امسح الرمز للمتابعة على هاتف يصل إلى هذا الجهاز.",
  },

  declined: "رُفضت المحاولة الأخيرة.",
  bank: (message) => BANK.get(message) ?? message,
  form: {
    methods: "طريقة الدفع",
    pay: "ادفع",
    decline: "ارفض",
    cancel: "ألغِ",
    actionsHint: "«ارفض» يتصرف كبنك يرفض العملية وتبقى الفاتورة مفتوحة. «ألغِ» ينهيها.",
    cardNumber: "رقم البطاقة",
    cardHint: "اترك البطاقة فارغة للدفع ببطاقة صالحة. لا تدخل بطاقة حقيقية أبدًا.",
    expiry: "تاريخ الانتهاء",
    expiryHint: "شهر/سنة",
    code: "رمز الأمان",
    mobile: "رقم جوال المحفظة",
    mobileHint: "تُرسل إليه رسالة نصية فيها كلمة مرور لمرة واحدة، داخل هذا البديل فقط.",
  },
  cards: {
    title: "بطاقات الاختبار",
    hint: "اضغط على بطاقة لتعبئة النموذج.",
    pays: "تدفع",
    asks: `تطلب ${THREE_D_SECURE}`,
  },
  otp: {
    title: "أدخل كلمة المرور لمرة واحدة",
    sentTo: (mobile) => `أُرسلت إلى ${mobile} برسالة نصية.`,
    code: "كلمة المرور لمرة واحدة",
    where: `لن يرن أي هاتف: تصل الرسالة إلى الهاتف في لوحة العمل، ويعرضها الأمر ${ltr("paystub call sms")}.`,
    phone: "افتح الهاتف",
    resend: "أرسل كلمة جديدة",
    otherWay: "ادفع بطريقة أخرى",
    until: "صالحة حتى",
  },
  challenge: {
    title: "أكّد لدى البنك",
    text: (ending) => `يسأل بنك البطاقة المنتهية بـ ${arabicDigits(ending)} هل أنت صاحبها حقًا.`,
    hint: `تحقق ${THREE_D_SECURE} يؤديه هذا البديل. «أؤكد» يجتاز التحقق، و«فشل» يجعل البنك يرفض، و«غادر» يعود كعميل أغلق صفحة البنك.`,
    pass: "أؤكد",
    fail: "فشل",
    abandon: "غادر",
  },

  paid: "مدفوعة",
  refunded: "أُعيد المبلغ في",
  canceled: "ملغاة",
  paidText: "هذه الفاتورة مدفوعة. لم يبق ما يلزم فعله هنا.",
  canceledText: (by) => `${CANCELED[by ?? "unknown"]} ${AGAIN}`,
  viewReceipt: "عرض الإيصال",
  backToShop: "العودة إلى المتجر",
  receipt: {
    title: "إيصال",
    paidOn: "دُفعت في",
    notPaid: "غير مدفوعة",
    notPaidText: "لا يوجد إيصال لأن هذه الفاتورة لم تُدفع.",
  },
  receiptTitle: (order) => `إيصال الطلب ${order}`,

  charged: (schedule) => `تُخصم ${schedule}`,
  schedule({ interval, intervalDays }) {
    if (interval !== "Custom") return EVERY[interval];
    return intervalDays === 1 ? EVERY.Daily : `كل ${arabicDigits(String(intervalDays))} يومًا`;
  },
  iterations: (count) => (count === 0 ? "حتى الإلغاء" : arabicDigits(String(count))),
  approval: {
    title: "هل توافق على هذه الدفعة المتكررة؟",
    text: "تُخصم الدفعة الأولى الآن، وتتبعها البقية تلقائيًا.",
    approve: "أوافق وأدفع",
    cancel: "ألغِ",
  },
  standing: {
    active: { title: "نشطة", text: "تمت الموافقة عليها. تتبع الخصومات تلقائيًا حتى تنتهي." },
    canceled: { title: "ملغاة", text: "أُلغيت. لن يكون هناك أي خصم آخر." },
    completed: { title: "مكتملة", text: "تمت جميع خصوماتها. لن يكون هناك خصم آخر." },
    ended: { title: "منتهية", text: "ظل الخصم يفشل حتى نفدت المحاولات." },
  },
  lastChargeFailed: "لكن آخر خصم فشل. تُعاد المحاولة بعد يوم.",

  missing: {
    title: "غير موجودة",
    invoice: "لا توجد فاتورة هنا. ربما كانت في بيئة اختبار أُعيد ضبطها.",
    recurring: "لا توجد دفعة متكررة هنا. ربما كانت في بيئة اختبار أُعيد ضبطها.",
    hint: `من دون ${ltr("--data")} تزول الفواتير عند إيقاف البوابة.`,
  },
  full: {
    title: "لا مكان لمزيد",
    text: "لم يتغيّر شيء: بلغ ما تحفظه هذه البوابة التجريبية حدّه.",
  },
  away: {
    title: "أعد المحاولة بعد قليل",
    text: "مخزن بيانات هذه البوابة التجريبية لا يستجيب.",
  },
  problem: problemInArabic,
  unknownMethod: (name) => `لا توجد طريقة دفع باسم ${name}.`,
  noAction: {
    payment: "لم يذكر النموذج هل المطلوب الدفع أم الرفض أم الإلغاء.",
    recurring: `لم يذكر النموذج هل المطلوب البدء أم الإلغاء: قيمة ${ltr("do")} هي ${ltr("pay")} أو ${ltr("cancel")}.`,
  },
  walletFailed: (status) =>
    `أجابت المحفظة بخطأ، الحالة ${arabicDigits(String(status))}. حاول مجددًا.`,
  refusal: (refusal) => refusalInArabic(refusal, AR) ?? EN.refusal(refusal),
};

const CANCELED = {
  customer: "ألغى العميل عملية الدفع هذه.",
  merchant: "ألغى المتجر هذه الفاتورة.",
  expiry: "لم تُدفع هذه الفاتورة في الوقت المحدد فأُلغيت تلقائيًا.",
  tester: "ألغى أحد المختبرين هذه الفاتورة.",
  unknown: "هذه الفاتورة ملغاة.",
};

const EVERY = { Daily: "كل يوم", Weekly: "كل أسبوع", Monthly: "كل شهر" };

/** The refusals that a customer can meet on a page, in Arabic; undefined for all others. */
function refusalInArabic(refusal: Refusal, words: Words): string | undefined {
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
