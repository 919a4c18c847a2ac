import type { ShopWords } from "./words-en.js";

/** Latin letters run from left to right, within any text. */
const ltr = (text: string): string => `\u2066${text}\u2069`;
const GET = ltr("getInvoice");

const ANYBODY = `لا يثبت ذلك شيئًا، فأي أحد يستطيع استدعاء هذا العنوان: يسأل المتجر ${GET}.`;

/** Arabic. */
export const AR: ShopWords = {
  title: "متجر صغير",
  tagline: "المتجر المدمج",
  workbench: "لوحة العمل",
  lead: "يستخدم خدمة الدفع كأي متجر: عبر HTTP، وبعنوان إشعار خاص به. اطلب شيئًا وادفع، ثم انظر ما الذي تحقق منه.",
  create: "أنشئ طلبًا",
  sandbox: "بيئة الاختبار",
  sandboxHint: "بيئة موجودة، أو اسم جديد.",
  goods: "ماذا تريد؟",
  good: { coffee: "حبوب القهوة", dates: "تمر العجوة", tea: "شاي بالنعناع" },
  name: "اسمك",
  nameValue: "سلمى القحطاني",
  mobile: "رقم جوالك",
  show: "اعرض طلباتها",
  orders: (sandbox) => `الطلبات في ${sandbox}`,
  noOrders: "لا شيء بعد. يستغرق الطلب الأول نصف دقيقة.",
  forgotten: (count, most) =>
    `يحتفظ المتجر بآخر ${most} من الطلبات في الذاكرة، وقد نسي ${count} قبلها.`,
  order: "الطلب",
  amount: "المبلغ",
  shopSays: "لدى المتجر",
  gatewaySays: "لدى البوابة",
  states: {
    placed: "بلا فاتورة",
    unclear: "غير واضح",
    waiting: "بانتظار الدفع",
    paid: "مدفوع",
    canceled: "ملغى",
  },
  standings: {
    none: "بلا فاتورة",
    pending: "بانتظار الدفع",
    paid: "مدفوعة",
    canceled: "ملغاة",
    unknown: "غير معروفة",
  },
  gone: "لم تعد البوابة تعرف فاتورة هذا الطلب: أُعيد ضبط بيئة الاختبار، أو أُرجعت إلى ما قبل الطلب. لا يحدث هذا لمتجر حقيقي؛ أنشئ هنا طلبًا جديدًا.",
  differs:
    "يختلف المتجر والبوابة: لم يصل إشعار بعد، أو ضاع، أو أُرجعت بيئة الاختبار. يسأل «تحقق مجددًا» الخدمة.",
  next: {
    placed: "لا توجد فاتورة بعد.",
    unclear:
      "لم يصل جواب عن فاتورته. قد تكون موجودة، لذلك لا تُطلب مرة أخرى: للشراء الآن أنشئ طلبًا جديدًا.",
    waiting: "لم يدفع العميل بعد.",
    paid: "مدفوع ومتحقق منه، وهو في الطريق.",
    canceled: "ملغى. لا يُشحن شيء.",
  },
  pay: "انتقل إلى صفحة الدفع",
  again: "حاول مجددًا",
  check: "تحقق مجددًا",
  back: "كل الطلبات",
  inWorkbench: "شاهده في لوحة العمل",
  history: "ما حدث",
  dropped: (count) => `حُذفت ${count} من الملاحظات الأقدم.`,
  notes: {
    placed: ({ amount }) => `طلب عميل بمبلغ ${amount}.`,
    invoice: ({ transactionNo }) =>
      `أجاب ${ltr("addInvoice")} بالفاتورة ${transactionNo} وبعنوان صفحة دفعها.`,
    refused: ({ why }) => `رفضت خدمة الدفع. ${why}`,
    unclear: ({ why }) => `${why}. قد توجد فاتورة وقد لا توجد. إن دُفعت أخبر بذلك إشعار.`,
    callback: ({ transactionNo }) => `وصل إشعار عن ${transactionNo}. ${ANYBODY}`,
    browser: ({ transactionNo }) => `عاد المتصفح بشأن ${transactionNo}. ${ANYBODY}`,
    asks: ({ transactionNo }) => `يسأل المتجر ${GET} عن ${transactionNo} من تلقاء نفسه.`,
    unverified: ({ why }) => `${why}. يُجاب الإشعار بالرمز 503 ليصل مرة أخرى.`,
    unasked: ({ why }) => `${why}. لا يتغير شيء قبل التحقق.`,
    "other-order": ({ transactionNo }) => `الفاتورة ${transactionNo} لطلب آخر. لا يتغير شيء.`,
    unpaid: ({ status }) => `يقول ${GET}: ${status}. لم يُدفع شيء.`,
    canceled: ({ status }) => `يقول ${GET}: ${status}. لا يُشحن لها شيء.`,
    "other-amount": ({ status, amount }) =>
      `يقول ${GET}: ${status}، لكن ${amount} ليس سعر الطلب. يجب أن ينظر أحد في ذلك.`,
    known: ({ status }) => `يقول ${GET}: ${status}، والمتجر يعرف ذلك. لا يُنفذ شيء مرتين.`,
    "paid-twice": ({ transactionNo }) =>
      `دُفعت فاتورة أخرى لهذا الطلب أيضًا، ${transactionNo}: يُعاد ذلك المبلغ.`,
    paid: ({ status, amount }) =>
      `يقول ${GET}: ${status}، ${amount}، وهو سعر الطلب. يُشحن مرة واحدة.`,
  },
  source: "مصدر مدفوعاته",
  sourceLead:
    "هذه هي الشيفرة التي تعمل هنا نفسها، ويشغّلها أحد اختبارات paystub في الخارج. انسخها: لا تحتاج إلا إلى fetch.",
  plain: "كملف نصي",
  unknownOrder: {
    title: "ليس طلبًا من هذا المتجر",
    text: "يحتفظ المتجر بآخر طلباته في ذاكرة عملية واحدة، ولا يعرف طلبًا بهذا الرقم.",
    hint: "بعد إعادة التشغيل، أو إذا تلقت الطلبَ نسخةٌ أخرى، لا يُعرف هنا. ما زالت الفاتورة لدى البوابة: انظر لوحة العمل.",
  },
  thanks: "طلبك",
  problems: {
    good: "اختر شيئًا من القائمة.",
    sandbox: "لبيئة الاختبار اسم من 128 حرفًا على الأكثر: حروف لاتينية وأرقام و . _ ~ @ -",
    name: "يلزم اسم من حرف إلى 100 حرف.",
    mobile: "يلزم رقم جوال من 30 حرفًا على الأكثر.",
    amount: "يلزم مبلغ من 0.01 إلى 999999999.99 بمنزلتين عشريتين على الأكثر.",
  },
  entry: {
    title: "رمز التحكم",
    text: "يستطيع آخرون الوصول إلى هذه البوابة، لذلك يطلب المتجر رمز التحكم الذي ذُكر عند بدئها. يُحفظ حتى تغلق المتصفح.",
    label: "رمز التحكم",
    enter: "ادخل",
    wrong: "ليس هذا هو الرمز.",
    wait: (seconds) => `وصلت رموز خاطئة كثيرة. حاول مجددًا بعد ${seconds} ثانية.`,
  },
};
