import { describe, expect, test, vi } from "vitest";
import { FAILURE_KINDS } from "../../mocks/api/failure-kinds.js";
import type { NamedProblem } from "../../mocks/api/field-problem.js";
import { failureCatalogue } from "../../mocks/control/catalogue.js";
import { EVENT_TYPES } from "../../mocks/control/lists.js";
import type { FaultRecord } from "../../spec/generated/control.types.js";
import { refusals } from "../support/refusals.js";

// The page keeps the language that was chosen, and there is no browser here. Other files test the other language.
vi.resetModules();
Object.assign(globalThis, { localStorage: { getItem: () => "ar" } });
const words = await import("../../mocks/workbench/app/catalogue.js");
const { stepText } = await import("../../mocks/workbench/app/why-words.js");
const { refusedInArabic, refusedSpoken } = await import("../../mocks/workbench/app/refusals.js");

const { faults, switches } = failureCatalogue();
const ARABIC = /[\u0621-\u064a]/;

describe("the Arabic workbench translates", () => {
  test.each(faults.map((kind) => [kind.fault, kind] as const))("of %s", (_fault, kind) => {
    expect(words.faultSpoken(kind)).toMatchObject({
      lang: "ar",
      text: expect.stringMatching(ARABIC),
    });
    const texts = kind.parameters.map(words.parameterText);
    expect(texts.filter((text) => !ARABIC.test(text))).toEqual([]);
  });

  test.each(switches.map((one) => [one.id, one] as const))("of %s", (id, one) => {
    expect(words.questionSpoken(one)).toMatchObject({
      lang: "ar",
      text: expect.stringMatching(ARABIC),
    });
    const texts = one.options.map((option) => words.optionText(id, option));
    expect(texts.filter((text) => !ARABIC.test(text))).toEqual([]);
  });

  const rule: FaultRecord = {
    id: "f-1",
    fault: "late-reply",
    operation: "addInvoice",
    where: { clientName: "Sara" },
    parameters: { delayMs: 3000 },
    nth: null,
    every: 2,
    times: 3,
    probability: 0.5,
    from: "2026-03-01T09:00:00.000Z",
    until: null,
    matched: 0,
    injected: 0,
    left: 3,
    says: "addInvoice ...",
  };

  test("of a rule with all its limits", () => {
    const text = words.ruleSpoken(rule);
    for (const part of ["addInvoice", "clientName Sara", "0.5", "2026-03-01T09:00:00.000Z"]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/مرة من كل 2، باحتمال 0\.5، 3 مرات على الأكثر.*delayMs 3000/);
  });
});

describe("why a call was refused, in Arabic", () => {
  const because = { explanation: "in English" };

  test.each(Object.entries(refusals))("%s, with what it is about and without", (code, refusal) => {
    const whole = refusedInArabic({ ...because, code, refusal });
    const kind = refusedInArabic({ ...because, code, refusal: { code } });
    expect(whole).toMatch(ARABIC);
    expect(whole).not.toMatch(/undefined|NaN|Invalid/);
    expect(kind).toMatch(ARABIC);
    expect(kind).not.toMatch(/undefined|NaN|Invalid/);
  });

  test.each([...Object.keys(FAILURE_KINDS), "token-missing", "tls-on-http", "injected"])(
    "%s",
    (code) => {
      expect(refusedInArabic({ ...because, code })).toMatch(ARABIC);
    },
  );

  test("each field of a body, with what came and what was expected", () => {
    const fields: NamedProblem[] = [
      { name: "field0", kind: "missing", got: "nothing" },
      { name: "field1", kind: "unknown", nearest: "amount" },
      { name: "field2", kind: "wrong", expected: "must be one of mada, amex", got: '"visa"' },
      { name: "field3", kind: "other", error: "is odd" },
      { name: "field4", kind: "unknown", error: "is no fault", got: '"slow"' },
    ];
    const refusal = { code: "invalid-fields", fields, more: 2 };
    const reported = refusedInArabic({ ...because, code: "invalid-fields", refusal }) ?? "";
    for (const part of [
      "field3",
      "is odd",
      "is no fault",
      "amount",
      "يجب أن يكون واحدًا من: \u2068mada, amex\u2069",
      '"visa"',
      "و2",
    ]) {
      expect(reported).toContain(part);
    }
    expect(reported).not.toMatch(/is required|must be/);
  });

  test("each field of a payment page's form, in the words of the page", () => {
    const problems = {
      cardNumber: { field: "number", is: "mistyped" },
      expiry: { field: "expiry", is: "past" },
      mobile: "mobile-shape",
    };
    const refusal = { code: "invalid-form", problems };
    expect(refusedInArabic({ ...because, code: "invalid-form", refusal })).toBe(
      "رقم البطاقة مكتوب خطأ: رقم التحقق فيه غير صحيح. انتهت صلاحية هذه البطاقة. هذا ليس رقم جوال سعوديًا. الرقم يبدأ بـ ٠٥ تليها ٨ أرقام.",
    );
    expect(refusedInArabic({ ...because, code: "invalid-form" })).toMatch(ARABIC);
  });

  test("a fault that answered says what it does, and the gateway's words follow", () => {
    const call = { ...because, code: "injected", injected: [{ id: "f-1", fault: "rate-limited" }] };
    const [arabic, english] = refusedSpoken(call);
    expect(arabic).toEqual({
      text: words.faultSpoken({ fault: "rate-limited", does: "" }).text,
      lang: "ar",
      dir: "rtl",
    });
    expect(english).toEqual({ text: "in English", lang: "en", dir: "ltr" });
    expect(refusedSpoken({ code: null, explanation: "a hint" })).toHaveLength(1);
  });
});

test("each event that changes a state is explained in Arabic", () => {
  const leads = /^(invoice|payment|refund|otp|recurring|charges?|callback|sms)-/;
  const types = EVENT_TYPES.filter((type) => leads.test(type));
  const step = { seq: 1, at: "2026-03-01T09:00:00.000Z", text: "in English" };
  const values = { result: { outcome: "refused", status: 500, detail: "answered 500" } };
  const reported = types.map((type) => stepText({ ...step, type, values }));
  expect(reported.length).toBeGreaterThan(20);
  expect(reported.filter((text) => !ARABIC.test(text))).toEqual([]);
});
