import { useEffect, useState } from "preact/hooks";

/** Every text of the page in both languages, English first. */
const WORDS = {
  overview: ["Overview", "نظرة عامة"],
  invoices: ["Invoices", "الفواتير"],
  recurring: ["Recurring", "الدفعات المتكررة"],
  sessions: ["Wallet sessions", "جلسات المحفظة"],
  calls: ["Calls", "الطلبات"],
  callbacks: ["Callbacks", "الإشعارات"],
  charges: ["Charges", "الخصومات"],
  phone: ["Phone", "الهاتف"],
  events: ["Events", "الأحداث"],
  problems: ["Problems", "المشكلات"],
  failures: ["Failures", "الأعطال"],
  reference: ["Reference", "المرجع"],
  more: ["More", "المزيد"],
  happened: ["What happened", "ما حدث"],
  driven: ["What you drive", "ما تتحكم به"],
  skip: ["Skip to the content", "انتقل إلى المحتوى"],
  views: ["Views", "العروض"],
  sandbox: ["Sandbox", "بيئة الاختبار"],
  dark: ["Light or dark", "فاتح أو داكن"],
  live: ["Live", "مباشر"],
  lost: ["Connection lost, trying again", "انقطع الاتصال، جارٍ إعادة المحاولة"],
  gone: ["This sandbox is gone", "لم تعد هذه البيئة موجودة"],
  loading: ["Loading", "جارٍ التحميل"],
  frozen: ["frozen", "متوقفة"],
  running: ["running", "تعمل"],
  riyadh: ["Riyadh", "بتوقيت الرياض"],
  nothingDue: ["Nothing is due", "لا شيء مستحق"],
  next: ["Next, in", "التالي، بعد"],
  resume: ["Resume", "تشغيل"],
  freeze: ["Freeze", "إيقاف"],
  hour: ["+1 h", "+1 ساعة"],
  day: ["+1 day", "+1 يوم"],
  toExpiry: ["To expiry", "إلى الانتهاء"],
  toCharge: ["To next charge", "إلى الخصم القادم"],
  faultsArmed: ["faults armed", "أعطال مفعّلة"],
  assumed: ["assumptions changed", "افتراضات معدّلة"],
  noMoney: ["No money moves here", "لا تتحرك أي أموال هنا"],
  now: ["Now", "الآن"],
  timeLine: ["Time line", "الخط الزمني"],
  timeHelp: ["Drag forward to advance, back to rewind", "اسحب للأمام للتقدم وللخلف للرجوع"],
  dueOnWay: ["due on the way", "مستحق في الطريق"],
  advanceTo: ["Advance to", "التقدم إلى"],
  rewindTo: ["Rewind to", "الرجوع إلى"],
  rewindAsk: ["events would be taken back", "أحداث سيتم التراجع عنها"],
  rewind: ["Rewind", "رجوع"],
  forkInstead: ["Fork instead", "تفريع بدلاً من ذلك"],
  keep: ["Leave it", "اتركه"],
  all: ["All", "الكل"],
  pending: ["Pending", "بانتظار الدفع"],
  paid: ["Paid", "مدفوعة"],
  canceled: ["Canceled", "ملغاة"],
  declined: ["Declined", "مرفوضة"],
  registered: ["Registered", "مسجّلة"],
  active: ["Active", "نشطة"],
  completed: ["Completed", "مكتملة"],
  ended: ["Ended", "منتهية"],
  open: ["Open", "مفتوحة"],
  used: ["Used", "مستخدمة"],
  replaced: ["Replaced", "مستبدلة"],
  blocked: ["Blocked", "محظورة"],
  expired: ["Expired", "منتهية الصلاحية"],
  waiting: ["Waiting", "في الانتظار"],
  held: ["Held", "محتجز"],
  "in-flight": ["Under way", "قيد الإرسال"],
  delivered: ["Delivered", "تم التسليم"],
  redirected: ["Redirected", "أعيد توجيهه"],
  failed: ["Failed", "فشل"],
  dropped: ["Dropped", "أُسقط"],
  ok: ["Good", "سليم"],
  refused: ["Refused", "مرفوض"],
  doubtful: ["Doubtful", "مشكوك فيه"],
  struck: ["Struck by a fault", "أصابه عطل"],
  search: ["Search", "بحث"],
  shown: ["shown of", "معروض من"],
  newRows: ["new; show them", "جديد؛ اعرضها"],
  none: ["Nothing here yet", "لا شيء هنا بعد"],
  noMatch: ["Nothing matches", "لا شيء يطابق"],
  choose: ["Choose a row to see it in full", "اختر صفاً لعرضه بالكامل"],
  back: ["Back to the list", "العودة إلى القائمة"],
  customer: ["Customer", "العميل"],
  transaction: ["Transaction", "العملية"],
  method: ["Method", "الوسيلة"],
  created: ["Created", "أُنشئت"],
  expires: ["Expires", "تنتهي"],
  pay: ["Pay", "دفع"],
  payWith: ["Pay with", "الدفع عبر"],
  decline: ["Decline", "رفض"],
  cancel: ["Cancel", "إلغاء"],
  resend: ["Resend", "إعادة الإرسال"],
  rewindBefore: ["Rewind to before this", "الرجوع إلى ما قبلها"],
  fork: ["Fork here", "تفريع من هنا"],
  openPage: ["Payment page", "صفحة الدفع"],
  openFull: ["Open in full", "فتح بالكامل"],
  why: ["Why", "لماذا"],
  stands: ["Where it stands", "أين تقف"],
  sequence: ["Sequence", "التسلسل"],
  asTable: ["As a table", "كجدول"],
  inferred: ["inferred", "مستنتج"],
  inferredNote: [
    "Pale steps of customer and bank are inferred: the mock sees only what follows from them.",
    "خطوات العميل والبنك الباهتة مستنتجة: لا يرى المحاكي إلا ما ينتج عنها.",
  ],
  copy: ["Copy", "نسخ"],
  copied: ["Copied", "تم النسخ"],
  request: ["Request", "الطلب"],
  response: ["Response", "الرد"],
  noBody: ["no body", "بلا محتوى"],
  attempts: ["Attempts", "المحاولات"],
  explanation: ["Explanation", "التفسير"],
  faultsTab: ["Faults", "الأعطال"],
  assumptionsTab: ["Assumptions", "الافتراضات"],
  valuesTab: ["Test cards and values", "بطاقات وقيم الاختبار"],
  strikeNext: ["Strike the next", "اضرب التالي"],
  strikeAll: ["Strike each", "اضرب الجميع"],
  remove: ["Remove", "إزالة"],
  removeAll: ["Remove all", "إزالة الكل"],
  armed: ["armed", "مفعّل"],
  usedUp: ["used up", "استُنفد"],
  operation: ["operation", "العملية"],
  any: ["any", "أي"],
  evidence: ["evidence", "الدليل"],
  value: ["Value", "القيمة"],
  field: ["Field", "الحقل"],
  effect: ["What it does", "ما تفعله"],
  segments: ["segments", "أجزاء"],
  code: ["Code", "الرمز"],
  copyCode: ["Copy the code", "انسخ الرمز"],
  times: ["times", "مرات"],
  since: ["since", "منذ"],
  last: ["last", "آخر مرة"],
  showCall: ["Show the latest call", "اعرض آخر طلب"],
  emptyTitle: ["See your payments happen", "شاهد مدفوعاتك تحدث"],
  emptyLead: [
    "Point your shop at this address, or create a demo order, and everything that happens stands here.",
    "وجّه متجرك إلى هذا العنوان أو أنشئ طلباً تجريبياً، وسيظهر هنا كل ما يحدث.",
  ],
  demo: ["Create a demo order", "أنشئ طلباً تجريبياً"],
  ownCode: ["Your own code", "الكود الخاص بك"],
  tokenTitle: ["The control token", "رمز التحكم"],
  tokenLead: [
    "This gateway does not listen on this machine alone. Type the token that it printed at start.",
    "هذه البوابة لا تعمل على هذا الجهاز وحده. اكتب الرمز الذي طبعته عند البدء.",
  ],
  enter: ["Enter", "دخول"],
  close: ["Close", "إغلاق"],
  keys: ["Keys", "المفاتيح"],
  move: ["move", "تنقل"],
  rewound: ["Rewound: shown anew", "تم الرجوع: عُرض من جديد"],
  gap: ["Too much had happened meanwhile: read anew", "حدث الكثير في الأثناء: قُرئ من جديد"],
  "unknown-id": ["Read anew", "قُرئ من جديد"],
  gateway: ["Gateway", "البوابة"],
  shop: ["Shop", "المتجر"],
  bank: ["Bank", "البنك"],
  types: ["types a code", "يكتب رمزاً"],
  asks: ["asks for the money", "يطلب المبلغ"],
  approved: ["approved", "موافقة"],
  pays: ["pays", "يدفع"],
  cancels: ["cancels", "يلغي"],
  time: ["Time", "الوقت"],
  from: ["From", "من"],
  to: ["To", "إلى"],
  what: ["What", "ماذا"],
  days: ["days", "يوم"],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type Word = keyof typeof WORDS;
export type Language = "en" | "ar";

const LANGUAGE_KEY = "paystub-language";
const THEME_KEY = "paystub-theme";
const watchers = new Set<() => void>();

let language: Language =
  (localStorage.getItem(LANGUAGE_KEY) as Language | null) ??
  (navigator.language.startsWith("ar") ? "ar" : "en");

/** A text in the language that is chosen. */
export function t(word: Word): string {
  return WORDS[word][language === "ar" ? 1 : 0];
}

/** The text for a name of the gateway, such as a state; the name itself where there is none. */
export function said(name: string): string {
  return name in WORDS ? t(name as Word) : name;
}

export const isRtl = (): boolean => language === "ar";

/** Applies language and theme to the document. */
export function dress(): void {
  const { documentElement: root } = document;
  root.lang = language;
  root.dir = isRtl() ? "rtl" : "ltr";
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = localStorage.getItem(THEME_KEY) ?? (dark ? "dark" : "light");
  for (const watcher of watchers) watcher();
}

export function switchLanguage(): void {
  language = isRtl() ? "en" : "ar";
  localStorage.setItem(LANGUAGE_KEY, language);
  dress();
}

export function switchTheme(): void {
  const isDark = document.documentElement.dataset.theme === "dark";
  localStorage.setItem(THEME_KEY, isDark ? "light" : "dark");
  dress();
}

/** Draws a component again when the language changes. */
export function useLanguage(): Language {
  const [, draw] = useState(0);
  useEffect(() => {
    const watcher = () => draw((count) => count + 1);
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, []);
  return language;
}
