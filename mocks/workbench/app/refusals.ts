import { faultsInArabic } from "../../../spec/generated/arabic.js";
import type { JournalEntry } from "../../../spec/generated/control.types.js";
import type { FailureCode, TokenFault } from "../../api/failure-kinds.js";
import { describeProblem, type NamedProblem } from "../../api/field-problem.js";
import type { Refusal } from "../../domain/refusal.js";
import type { WrongFields } from "../../pages/views.js";
import { problemInArabic } from "../../pages/words/ar-problems.js";
import type { Spoken } from "./catalogue.js";
import { dayOf, isRtl, moneyOf, said, timeOf } from "./words.js";

type Sentence<Code> = (refusal: Extract<Refusal, { readonly code: Code }>) => string;

/** The texts of one kind of refusal. */
interface Row<Text = (refusal: object) => string> {
  readonly title: string;
  readonly text: Text;
}

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

/** The refusals of the domain in Arabic: a title for lists, and a sentence. One that lacks its row does not compile. */
const REFUSALS: { readonly [Code in Refusal["code"]]: Row<Sentence<Code>> } = {
  "amount-below-minimum": {
    title: "المبلغ أقل من الحد الأدنى",
    text: ({ amount, currency, minimum }) =>
      `المبلغ ${own(`${money(amount)} ${currency}`)} أقل من الحد الأدنى ${own(`${money(minimum)} ${currency}`)}`,
  },
  "brand-not-accepted": {
    title: "وسيلة دفع لا تقبلها هذه البيئة",
    text: ({ brand }) =>
      `تذكر supportedCardBrands الوسيلة ${own(brand)}، وهذه البيئة مضبوطة على رفضها`,
  },
  "invoice-unknown": {
    title: "لا توجد فاتورة بهذا الرقم",
    text: ({ transactionNo }) => `لا توجد فاتورة برقم العملية ${own(transactionNo)}`,
  },
  "invoice-closed": {
    title: "الفاتورة لم تعد مفتوحة",
    text: ({ transactionNo, status }) =>
      `الفاتورة ${own(transactionNo)} ${status === "paid" ? "مدفوعة" : "ملغاة"} من قبل`,
  },
  "invoice-expired": {
    title: "انتهت مهلة الفاتورة",
    text: ({ transactionNo, expiredAt }) =>
      `انتهت مهلة الفاتورة ${own(transactionNo)} في ${when(expiredAt)}؛ أنشئ فاتورة جديدة`,
  },
  "method-not-offered": {
    title: "وسيلة دفع لا تتيحها الفاتورة",
    text: ({ transactionNo, method, offered }) =>
      `لا تُدفع الفاتورة ${own(transactionNo)} عبر ${own(method)}، بل عبر ${listed(offered)} فقط`,
  },
  "total-mismatch": {
    title: "الإجمالي لا يساوي مبلغ الفاتورة",
    text: ({ transactionNo, total, amount }) =>
      `الإجمالي ${money(total)} لا يساوي ${money(amount)}، وهو مبلغ الفاتورة ${own(transactionNo)}`,
  },
  "order-number-taken": {
    title: "رقم الطلب مستخدم من قبل",
    text: ({ orderNumber, transactionNo }) =>
      `رقم الطلب ${own(orderNumber)} مستخدم في الفاتورة ${own(transactionNo)}؛ استخدم رقماً جديداً`,
  },
  "invoice-not-paid": {
    title: "الفاتورة غير مدفوعة",
    text: ({ transactionNo, status }) =>
      `الفاتورة ${own(transactionNo)} ${said(status)}، ولا يُسترد أو يُسلَّم إلا ما دُفع`,
  },
  "invoice-refunded": {
    title: "استُرد مبلغ الفاتورة من قبل",
    text: ({ transactionNo, at }) =>
      `استُرد مبلغ الفاتورة ${own(transactionNo)} من قبل في ${when(at)}`,
  },
  "order-not-digital": {
    title: "لا منتج رقمي في الطلب",
    text: ({ transactionNo }) =>
      `ليس في الفاتورة ${own(transactionNo)} منتج قيمة isDigital فيه true`,
  },
  "order-unknown": {
    title: "لا يوجد طلب بهذا الرقم",
    text: ({ orderNumber }) => `لا توجد فاتورة برقم الطلب ${own(orderNumber)}`,
  },
  "merchant-unknown": {
    title: "لا يوجد تاجر بهذه القيمة",
    text: ({ key, value }) => `ليس لدى الشريك تاجر قيمة ${own(key)} لديه ${own(value)}`,
  },
  "receivers-ambiguous": {
    title: "لا يتضح أي مستلم هو المقصود",
    text: ({ lack, places }) => {
      const those = listed(places.map((place) => `receivers[${place}]`));
      return lack === "amount"
        ? `لمستلم واحد على الأكثر أن يكون بلا مبلغ، لكن هؤلاء كذلك: ${those}`
        : `لمستلم واحد على الأكثر أن تكون قيمة isMainReceiver لديه true، لكن هؤلاء كذلك: ${those}`;
    },
  },
  "portions-mismatch": {
    title: "مجموع الحصص لا يطابق المبلغ",
    text: ({ amount, portions, rests }) => {
      const sum = money(portions.reduce((all, portion) => all + portion.amount, 0));
      if (rests === null) return `يجب أن يكون مجموع الحصص ${money(amount)}، لكنه ${sum}`;
      return `يجب أن تترك الحصص شيئاً من المبلغ ${money(amount)} إلى ${own(`receivers[${rests}]`)}، لكن مجموعها ${sum}`;
    },
  },
  "otp-session-unknown": {
    title: "لا توجد جلسة دفع بهذا الرقم",
    text: ({ sessionId }) => `لا توجد جلسة دفع ${own(sessionId)}؛ أرسل رمزاً أولاً`,
  },
  "otp-session-of-other-invoice": {
    title: "جلسة الدفع لفاتورة أخرى",
    text: ({ sessionId, transactionNo }) =>
      `جلسة الدفع ${own(sessionId)} لفاتورة أخرى غير ${own(transactionNo)}`,
  },
  "otp-session-closed": {
    title: "جلسة الدفع مغلقة",
    text: ({ sessionId, state }) =>
      `جلسة الدفع ${own(sessionId)} ${CLOSED[state]}؛ أرسل رمزاً جديداً`,
  },
  "otp-session-expired": {
    title: "انتهت جلسة الدفع",
    text: ({ sessionId, expiredAt }) =>
      `انتهت جلسة الدفع ${own(sessionId)} في ${when(expiredAt)}؛ أرسل رمزاً جديداً`,
  },
  "otp-signature-wrong": {
    title: "توقيع غير صحيح",
    text: () => "لا يصح توقيع signature على signedBase64Data؛ مرّرهما كما أعادهما sendOtp",
  },
  "otp-data-wrong": {
    title: "بيانات موقّعة غير صالحة",
    text: ({ why }) => `قيمة signedBase64Data غير صالحة (${own(why)})؛ مرّرها كما أعادها sendOtp`,
  },
  "otp-mobile-mismatch": {
    title: "أُرسل الرمز إلى جوال آخر",
    text: ({ mobile, sentTo }) => `الجوال ${own(mobile)} ليس ${own(sentTo)} الذي أُرسل إليه الرمز`,
  },
  "otp-code-wrong": {
    title: "رمز خاطئ",
    text: ({ triesLeft }) =>
      triesLeft > 0
        ? `قيمة stcpayPaymentOTP خاطئة؛ المحاولات الباقية: ${triesLeft}`
        : "قيمة stcpayPaymentOTP خاطئة، ولم تبق محاولة؛ أرسل رمزاً جديداً",
  },
  "recurring-unknown": {
    title: "لا توجد دفعة متكررة بهذا الرقم",
    text: ({ recurringId }) => `لا توجد دفعة متكررة ${own(recurringId)}`,
  },
  "recurring-not-open": {
    title: "حالة الدفعة المتكررة لا تسمح بهذا",
    text: ({ recurringId, status }) =>
      `حالة الدفعة المتكررة ${own(recurringId)} هي «${said(status)}»، ولا تسمح بهذا`,
  },
  "credentials-wrong": {
    title: "بيانات اعتماد خاطئة",
    text: () => "بيانات الاعتماد خاطئة: للبيئة سر محدد",
  },
  "callback-unknown": {
    title: "لا يوجد إشعار بهذا الرقم",
    text: ({ callbackId }) => `لا يوجد إشعار ${own(callbackId)}`,
  },
  "callback-busy": {
    title: "الإشعار قيد الإرسال الآن",
    text: ({ callbackId }) => `الإشعار ${own(callbackId)} قيد الإرسال الآن`,
  },
  "callback-under-way": {
    title: "الإشعار قيد الإرسال، وينتظر رداً",
    text: ({ callbackId, target, forMs }) =>
      `الإشعار ${own(callbackId)} إلى ${own(target)} قيد الإرسال منذ ${own(`${forMs} ms`)}؛ إن كان مستقبِله هو من أرسل هذا الطلب فهو ينتظر نفسه: أجب الإشعار أولاً`,
  },
  "payment-declined": {
    title: "رُفض الدفع",
    text: ({ reason, message }) => `رُفض الدفع: ${own(`${reason}, ${message}`)}`,
  },
  "fault-unknown": {
    title: "لا يوجد عطل بهذا الرقم",
    text: ({ id, known }) =>
      `لا يوجد عطل ${own(id)}؛ ${known.length > 0 ? `الموجود: ${listed(known)}` : "ولا يوجد أي عطل"}`,
  },
  "license-taken": {
    title: "الترخيص مسجل من قبل",
    text: ({ licenseNumber }) => `لديك تاجر بالترخيص ${own(licenseNumber)} من قبل`,
  },
  "registration-unknown": {
    title: "لا يوجد تسجيل كهذا",
    text: ({ registrationId }) => `لا يوجد تسجيل ${own(registrationId)}؛ ابدأ بـ check-license`,
  },
  "registration-proof-wrong": {
    title: "بيانات التسجيل مختلفة",
    text: ({ field }) => `قيمة ${own(field)} ليست لهذا التسجيل؛ أعدها كما أرسلتها أو استلمتها`,
  },
  "registration-code-wrong": {
    title: "رمز خاطئ",
    text: ({ triesLeft }) => `رمز otp خاطئ؛ المحاولات المتبقية: ${triesLeft}`,
  },
  "registration-code-expired": {
    title: "انتهت صلاحية الرمز",
    text: ({ expiredAt }) =>
      `انتهت صلاحية الرمز في ${when(expiredAt)}؛ ابدأ بـ check-license من جديد`,
  },
  "registration-not-open": {
    title: "خطوة في غير موضعها",
    text: ({ registrationId, status }) =>
      `التسجيل ${own(registrationId)} في الحالة ${own(status)}، ولا يقبل هذه الخطوة`,
  },
  "nothing-to-settle": {
    title: "لا شيء للتسوية",
    text: ({ open, balance }) =>
      open === 0
        ? "لا توجد عملية دفع تنتظر التسوية؛ ادفع فاتورة أولاً"
        : `ما ينتظر التسوية وعدده ${open} مجموعه ${money(balance)} ريال، ولا يُصرف؛ ادفع فاتورة أولاً`,
  },
  "settlement-unknown": {
    title: "لا توجد هذه التسوية",
    text: ({ settlementNumber }) => `لا توجد تسوية برقم ${own(settlementNumber)}`,
  },
  "refund-partial": {
    title: "استرداد جزئي",
    text: ({ transactionNo, asked, amount, currency }) =>
      `تُسترد الفاتورة ${own(transactionNo)} كاملة، وهي ${money(amount)} ${own(currency)}، لكن amount يطلب ${money(asked)}`,
  },
  "too-many-faults": {
    title: "قواعد الأعطال كثيرة",
    text: ({ most }) => `في البيئة ${most} قاعدة، وهذا هو الحد؛ احذف ما لا تحتاج إليه`,
  },
  "label-taken": {
    title: "توجد علامة بهذا الاسم",
    text: ({ name }) => `توجد علامة باسم ${own(name)} من قبل؛ استخدم اسماً آخر`,
  },
  "advance-too-long": {
    title: "في الطريق أكثر مما يسمح به طلب واحد",
    text: ({ charges, callbacks, most }) =>
      `في الطريق نحو ${charges} من الخصومات وحالات الانتهاء والطلبات المسوّاة و${callbacks} من الإشعارات، والحد ${most}؛ تقدم على خطوات أقصر`,
  },
  "clock-backwards": {
    title: "لا ترجع الساعة إلى الوراء",
    text: ({ now, to }) => `لا ترجع الساعة: هي الآن ${when(now)}، وهذا بعد ${when(to)}`,
  },
  "clock-out-of-range": {
    title: "الوقت أبعد من المسموح",
    text: ({ last }) => `لا تتجاوز الساعة ${when(last)}`,
  },
};

/** What a field must be. What is worded in the spec alone has no Arabic; the English sentence follows with it. */
const EXPECTED: readonly (readonly [RegExp, string])[] = [
  [/^must be a number$/, "يجب أن يكون رقمًا"],
  [/^must be a whole number$/, "يجب أن يكون عددًا صحيحًا"],
  [/^must be a text$/, "يجب أن يكون نصًا"],
  [/^must be a boolean$/, "يجب أن يكون true أو false"],
  [/^must be an array$/, "يجب أن يكون قائمة"],
  [/^must be an object$/, "يجب أن يكون كائنًا"],
  [/^must not be empty$/, "يجب ألا يكون فارغًا"],
  [/^must be at least ([\d.]+)$/, "يجب ألا يقل عن \u2068$1\u2069"],
  [/^must be at most ([\d.]+)$/, "يجب ألا يزيد على \u2068$1\u2069"],
  [/^must have at most ([\d,]+) characters?$/, "يجب ألا يزيد على \u2068$1\u2069 من الحروف"],
  [/^must have at least ([\d,]+) elements?$/, "يجب ألا يقل عن \u2068$1\u2069 من العناصر"],
  [/^must have at most ([\d,]+) elements?$/, "يجب ألا يزيد على \u2068$1\u2069 من العناصر"],
  [/^must be one of (.+)$/, "يجب أن يكون واحدًا من: \u2068$1\u2069"],
  [/^must match (.+)$/, "يجب أن يطابق \u2068$1\u2069"],
];

/** The fields of a body that are wrong. */
export function fieldsInArabic(fields: readonly NamedProblem[], more: number): string {
  const rest = more > 0 ? [`و${more} غيرها`] : [];
  return [...fields.map(fieldInArabic), ...rest].join("؛ ");
}

function fieldInArabic(problem: NamedProblem): string {
  const name = own(problem.name);
  switch (problem.kind) {
    case "missing":
      return `${name} مطلوب، ولم ${problem.got === "null" ? "تأتِ إلا null" : "يأتِ شيء"}`;
    case "unknown": {
      if (problem.error !== undefined) return `${name}: ${own(describeProblem(problem))}`;
      return `${name} ليس حقلاً في هذا الطلب${suggestion(problem.nearest)}`;
    }
    case "wrong": {
      const { expected, got, nearest } = problem;
      const wanted = EXPECTED.find(([english]) => english.test(expected));
      const rule = wanted ? expected.replace(...wanted) : "قيمة غير صالحة";
      return `${name}: ${rule}، والقيمة المرسلة ${own(got)}${suggestion(nearest)}`;
    }
    case "other":
      return `${name}: ${own(problem.error)}`;
  }
}

const suggestion = (nearest: string | undefined) =>
  nearest === undefined ? "" : `؛ هل تقصد ${own(nearest)}؟`;

/** The titles of failures that the domain does not decide. Nothing more than their kind is known. */
const FAILURES = {
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
  "too-many-sandboxes": "فُتحت بيئات كثيرة بأسمائها من هذا العنوان",
  "tls-on-http": "أتى اتصال مشفّر إلى منفذ غير مشفّر",
  injected: "رد به عطل مُعدّ",
  internal: "خطأ في المحاكي نفسه",
  "sandbox-gone": "أُعيد ضبط بيئة الاختبار أثناء الطلب",
  "sandbox-limit": "بلغ عدد بيئات الاختبار حدّه",
  "sandbox-full": "بلغت أحداث بيئة الاختبار حدّها",
  "store-full": "امتلأ المخزن",
  "memory-full": "الذاكرة ممتلئة",
  "store-unavailable": "المخزن غير متاح الآن",
} as const satisfies Readonly<Record<FailureCode | TokenFault, string> & Record<string, string>>;

const TITLES: Readonly<Record<string, string>> = {
  ...FAILURES,
  ...Object.fromEntries(Object.entries(REFUSALS).map(([code, { title }]) => [code, title])),
};

/** The reason of a refused call: lists have the code, its record the rest. */
type Refused = Pick<JournalEntry, "code" | "explanation"> &
  Partial<Pick<JournalEntry, "refusal" | "injected">>;

/** Why a call was refused, in Arabic; undefined where there is only English. */
export function refusedInArabic({ code, refusal, injected = [] }: Refused): string | undefined {
  if (code === null) return undefined;
  const faults = injected.flatMap(({ fault }) => faultsInArabic[fault] ?? []);
  if (code === "injected" && faults.length > 0) return faults.join("؛ ");
  return (refusal ? sentenceOf(refusal) : undefined) ?? TITLES[code];
}

/** One sentence of a refusal that came as data; undefined where it is another one, or was too long to keep. */
function sentenceOf(refusal: { readonly code: string }): string | undefined {
  try {
    if (refusal.code === "invalid-fields") {
      const { fields, more } = refusal as unknown as {
        readonly fields: readonly NamedProblem[];
        readonly more: number;
      };
      return fieldsInArabic(fields, more);
    }
    if (refusal.code === "invalid-form") {
      const { problems } = refusal as unknown as { readonly problems: WrongFields };
      return Object.values(problems).map(problemInArabic).join(" ");
    }
    const row = REFUSALS[refusal.code as Refusal["code"]] as Row | undefined;
    const text = row?.text;
    const isCut = Object.keys(refusal).length < 2;
    return isCut && text?.length !== 0 ? undefined : text?.(refusal);
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
