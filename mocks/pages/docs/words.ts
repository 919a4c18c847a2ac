import type { Language } from "../words/en.js";

/** What the tools around the reference say. The reference itself is the spec's, and in English. */
const EN = {
  language: "en" as Language,
  direction: "ltr" as "ltr" | "rtl",
  skip: "Skip the contents",
  guides: "Guides",
  service: "Payment service",
  control: "Control API",
  json: "OpenAPI as JSON",
  contents: "Contents",
  languages: "Language",
  other: { language: "ar" as Language, label: "العربية" },
  search: "Search",
  searchGuides: "Search all guides",
  found: "found",
  copy: "Copy",
  copied: "Copied",
  sandbox: "Sandbox to try calls in",
  token: "Control token, where one is asked for",
  tryIt: "Try it",
  body: "Body",
  send: "Send to this mock",
  waiting: "Waiting…",
  unreached: "No answer came: the connection was reset, or the mock has stopped.",
  /** That the text is in English; null where that goes without saying. */
  note: null as string | null,
};

export type DocsWords = typeof EN;

const AR: DocsWords = {
  language: "ar",
  direction: "rtl",
  skip: "تخطَّ المحتويات",
  guides: "الأدلة",
  service: "خدمة الدفع",
  control: "واجهة التحكم",
  json: "OpenAPI بصيغة JSON",
  contents: "المحتويات",
  languages: "اللغة",
  other: { language: "en", label: "English" },
  search: "بحث",
  searchGuides: "ابحث في كل الأدلة",
  found: "نتيجة",
  copy: "نسخ",
  copied: "نُسخ",
  sandbox: "بيئة الاختبار التي تُجرَّب فيها الطلبات",
  token: "رمز التحكم، حيث يُطلب",
  tryIt: "جرّب",
  body: "المتن",
  send: "أرسل إلى هذا البديل",
  waiting: "في الانتظار…",
  unreached: "لم يصل رد: قُطع الاتصال أو توقف البديل.",
  note: "نص المرجع بالإنجليزية، كما في مواصفة الواجهة.",
};

/** The words by their language. */
export const DOCS_WORDS: Readonly<Record<Language, DocsWords>> = { en: EN, ar: AR };
