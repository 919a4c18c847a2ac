// Generated from the YAML files in spec/. To renew it: npm run generate

/** What each fault does. */
export const faultsInArabic: Readonly<Record<string, string>> = {
  "latency": "ينتظر الطلب قبل أن يُعالَج، مدة ثابتة delayMs، أو بين minMs و maxMs، أو مدة لوغاريتمية طبيعية حول medianMs",
  "status": "لا يُعالَج الطلب، ويُرَد عليه بحالة HTTP وبصيغة الخطأ الخاصة بعمليته",
  "empty-401": "لا يُعالَج الطلب، ويُرَد عليه بالحالة 401 دون محتوى",
  "html-504": "لا يُعالَج الطلب، ويُرَد عليه بصفحة HTML من وكيل انتهت مهلته، بالحالة 504",
  "rate-limited": "لا يُعالَج الطلب، ويُرَد عليه بالحالة 429 مع وقت إعادة المحاولة",
  "reset-before-reply": "لا يُعالَج الطلب، ويُعاد ضبط الاتصال",
  "empty-reply": "لا يُعالَج الطلب، ويُغلَق الاتصال دون أي بايت",
  "hang": "لا يُعالَج الطلب، ويبقى الاتصال مفتوحاً دون رد",
  "lost-reply": "يُنفَّذ الطلب، لكن يُعاد ضبط الاتصال فلا يصل الرد أبداً",
  "late-reply": "يُنفَّذ الطلب فوراً، ويصل الرد متأخراً",
  "reply-then-rollback": "يقول الرد إن كل شيء تم، لكن ما نُفِّذ يُلغى بصمت",
  "double-commit": "يُنفَّذ الطلب مرتين، والرد هو رد المرة الأولى",
  "paid-while-canceling": "يدفع العميل قبيل إلغاء الفاتورة، فيُرفَض الإلغاء",
  "otp-sent-but-500": "تُرسَل كلمة المرور لمرة واحدة، لكن الرد يقول 500",
  "callback-before-reply": "تُدفَع الفاتورة ويُشعَر التاجر قبل أن يرد addInvoice",
  "missing-field": "ينقص الردَّ حقلٌ، هو الأول ما لم يُسمَّ غيره",
  "wrong-type": "لحقل في الرد، هو الأول ما لم يُسمَّ غيره، نوعٌ غير ما تقوله المواصفة",
  "truncated-json": "ينتهي الرد في منتصف JSON",
  "wrong-content-type": "للرد نوع محتوى غير JSON",
  "slow-body": "يصل محتوى الرد قطرة قطرة",
  "reset-mid-reply": "يُنفَّذ الطلب، ويُعاد ضبط الاتصال في منتصف الرد",
  "malformed-chunk": "يُنفَّذ الطلب، وينتهي الرد بقطعة غير صالحة",
  "callback-dropped": "لا يُرسَل الإشعار أبداً، ولا يعود متصفح العميل إلى المتجر",
  "callback-delayed": "يصل الإشعار متأخراً بحسب ساعة البيئة، ومن البوابة",
  "callback-doubled": "يُرسَل الإشعار مرتين",
  "callback-out-of-order": "يُحجَز الإشعار حتى ينتهي الذي يليه، يوماً على الأكثر",
  "callback-wrong-amount": "يذكر الإشعار مبلغاً آخر، بزيادة وحدة واحدة ما لم يُحدَّد غيره",
  "callback-forged": "يُرسَل أولاً إشعار برقم عملية لا يعرفه أحد",
  "callback-after-cancel": "عند إلغاء الفاتورة يُستدعى callBackUrl كأنها دُفعت",
  "charge-taken-callback-lost": "يتم الخصم، لكن urls.callback لا يُستدعى من أجله أبداً",
  "declined-payment": "تُرفَض عملية الدفع وتبقى الفاتورة معلّقة",
  "refund-fails": "يُرَد على الاسترداد كأن كل شيء تم، لكنه يفشل، ويقول الويب هوك ذلك",
  "otp-undelivered": "تُنشأ كلمة المرور لمرة واحدة، لكن رسالتها النصية لا تصل أبداً",
  "charge-fails": "يفشل خصم الدفعة المتكررة",
  "token-ends-early": "يعيش الرمز الصادر مدة أقصر مما ينبغي",
};

/** What each parameter of a fault is. */
export const parametersInArabic: Readonly<Record<string, string>> = {
  "status": "حالة HTTP، إحدى الحالات التي تسمّيها المواصفة للعملية",
  "message": "ما يقوله الخطأ",
  "code": "سبب البنك",
  "retryAfterSeconds": "ما تقوله الترويسة Retry-After",
  "delayMs": "بالميلي ثانية",
  "minMs": "الحد الأدنى بالميلي ثانية",
  "maxMs": "الحد الأقصى بالميلي ثانية",
  "medianMs": "وسيط تأخير لوغاريتمي طبيعي بالميلي ثانية",
  "sigma": "تشتت التأخير اللوغاريتمي الطبيعي",
  "bytesPerSecond": "بايت في الثانية",
  "field": "مسار حقل في الرد، مثل gatewayOrderRequest.amount",
  "contentType": "نوع المحتوى",
  "amount": "المبلغ الذي يُبلَّغ به",
  "lifetimeMs": "عمر الرمز بالميلي ثانية",
};

/** A switch: its question, and what each option means. */
export interface SwitchInArabic {
  readonly question: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The questions with more than one sensible answer. */
export const switchesInArabic: Readonly<Record<string, SwitchInArabic>> = {
  "order-status-case": {"question":"بأي حالة أحرف يُكتب orderStatus؟","options":{"mixed":"PENDING و Paid و Canceled","upper":"PENDING و PAID و CANCELED","title":"Pending و Paid و Canceled"}},
  "cancel-success-type": {"question":"ما نوع success في رد cancelInvoice؟","options":{"string":"النص \"true\"","boolean":"القيمة المنطقية true"}},
  "callback-channel": {"question":"من يستدعي callBackUrl و cancelUrl؟","options":{"auto":"المتصفح بعد صفحة الدفع، وإلا فالبوابة","gateway":"البوابة دائماً، وتعرض صفحة الدفع رابط العودة","both":"المتصفح بعد صفحة الدفع، والبوابة في كل مرة"}},
  "callback-method": {"question":"كيف تستدعي البوابة callBackUrl و cancelUrl و urls.callback؟","options":{"get":"GET مع معاملات في العنوان","post":"POST مع محتوى JSON"}},
  "callback-params": {"question":"ما أسماء معاملات إشعار الفاتورة؟","options":{"camel":"transactionNo و orderNumber","pascal":"TransactionNo و OrderNumber","both":"الأسماء الأربعة كلها"}},
  "callback-retry": {"question":"ماذا يحدث حين لا يكون رد التاجر على الإشعار 2xx؟","options":{"growing":"عشر محاولات بفواصل متزايدة، كلها خلال 48 ساعة","fixed":"عشر محاولات، واحدة كل خمس دقائق","none":"لا إعادة محاولة"}},
  "callback-signature": {"question":"هل يُوقَّع الإشعار؟","options":{"none":"دون توقيع","hmac-sha256":"تحمل ترويسة قيمة HMAC-SHA256 لمعاملات العنوان أو للمحتوى كما أُرسل، بسر البيئة"}},
  "webhook-version": {"question":"ماذا يحمل الويب هوك على مستوى الحساب عن فاتورة مدفوعة؟","options":{"v1":"الحقول الخمسة","v2":"الحقول الخمسة و apiVersion بقيمة v2"}},
  "expiry-notifies": {"question":"هل يُستدعى cancelUrl حين تنتهي مهلة الفاتورة من تلقاء نفسها؟","options":{"yes":"يُستدعى cancelUrl عند الانتهاء","no":"لا يُستدعى cancelUrl إلا إذا ألغاها أحد"}},
  "duplicate-order-number": {"question":"هل تُقبل فاتورة ثانية بنفس orderNumber؟","options":{"accept":"تُنشأ فاتورة ثانية","reject":"يُرفض الطلب الثاني بالحالة 400"}},
  "payment-receipt": {"question":"ما قيمة paymentReceipt لفاتورة مدفوعة؟","options":{"object":"كائن، بعد دفع الفاتورة","null":"null، كما يعرضه الوصف"}},
  "tabby": {"question":"هل تُقبل tabby في supportedCardBrands؟","options":{"accept":"tabby علامة كغيرها","reject":"يُرفض الطلب الذي يسمّي tabby بالحالة 400"}},
  "payment-errors-shape": {"question":"ما شكل paymentErrors حين لا يكون null؟","options":{"string":"نص واحد","array":"قائمة كائنات فيها errorCode و errorTitle و errorMessage و errorTime"}},
  "register-failure-status": {"question":"ما حالة HTTP لطلب registerPayment مرفوض؟","options":{"200":"للمحتوى نفسه الحالة 200","400":"للرفض الحالة 400"}},
  "validation-errors-shape": {"question":"ما شكل validationErrors حين لا يكون null؟","options":{"objects":"قائمة كائنات فيها name و error","strings":"قائمة جمل","map":"كائن من الحقل إلى الجملة"}},
  "auth-failure": {"question":"بماذا يُرَد على رمز مفقود أو غير صالح؟","options":{"401":"الحالة 401 مع كائن المشكلة","403":"الحالة 403 مع كائن المشكلة","401-empty":"الحالة 401 دون محتوى"}},
  "total-mismatch": {"question":"ماذا لو اختلف total عن مبلغ الفاتورة في الدفع بالمحفظة؟","options":{"reject":"يُرفض الطلب بالحالة 400","accept":"يُتجاهل الفرق"}},
  "otp-code": {"question":"أي كلمة مرور لمرة واحدة تُرسَل؟","options":{"fixed":"12345 دائماً","generated":"تُستخرج من بذرة البيئة، وتُقرأ من رسائلها النصية"}},
  "otp-lifetime": {"question":"كم تبقى كلمة المرور لمرة واحدة صالحة؟","options":{"PT5M":"خمس دقائق","PT1M":"دقيقة واحدة","PT10M":"عشر دقائق"}},
  "creation-date-unit": {"question":"بأي وحدة يُكتب relationshipCreationDate؟","options":{"milliseconds":"بالميلي ثانية منذ بداية العد","seconds":"بالثواني منذ بداية العد"}},
  "invoice-url-host": {"question":"أي مضيف يظهر في url و mobileUrl و qrUrl؟","options":{"own":"عنوان البوابة نفسها"}},
  "foreign-minimum": {"question":"ما الحد الأدنى للمبلغ بعملات USD و EUR و GBP؟","options":{"converted":"ما يعادل 5.00 ريال بأسعار صرف البيئة","as-is":"5.00 من أي عملة"}},
  "activation-approval": {"question":"متى يصبح التاجر فعالاً بعد confirm-account؟","options":{"at-once":"يوافق confirm-account على التاجر فوراً","rejected":"يرفض التاجر بعد confirm-account","by-merchant":"ينتظر التسجيل حتى يوافق عليه المختبر أو يرفضه"}},
  "activation-payload": {"question":"ما حقول إشعار التفعيل؟","options":{"without-iban":"حقول الإصدار الأول","with-iban":"حقول الإصدار الثاني، الذي يضيف iban"}},
  "first-charge": {"question":"متى يكون أول خصم لدفعة متكررة، وهو اللحظة التي تُحسب منها الدورات؟","options":{"on-payment-page":"حين يُكمل العميل paymentUrl","at-registration":"فور تسجيلها"}},
};
