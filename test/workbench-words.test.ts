import { describe, expect, test } from "vitest";
import { failureCatalogue } from "../mocks/control/catalogue.js";
import type { FaultRecord } from "../spec/generated/control.types.js";

// The page keeps the language that was chosen, and there is no browser here.
Object.assign(globalThis, { localStorage: { getItem: () => "ar" } });
const words = await import("../mocks/workbench/app/catalogue-words.js");

const { faults, switches } = failureCatalogue();
const ARABIC = /[\u0621-\u064a]/;

describe("the Arabic workbench tells in Arabic", () => {
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
    struck: 0,
    left: 3,
    says: "addInvoice ...",
  };

  test("of a rule with all its limits", () => {
    const { text } = words.ruleSpoken(rule);
    for (const part of ["addInvoice", "clientName Sara", "0.5", "2026-03-01T09:00:00.000Z"]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(
      /مرة من كل 2، باحتمال 0\.5، 3 مرات على الأكثر.*ويصل الرد متأخراً.*delayMs 3000/,
    );
  });

  test("and in English of what a newer gateway brings", () => {
    const told = { text: rule.says, lang: "en", dir: "ltr" };
    expect(words.ruleSpoken({ ...rule, fault: "of-tomorrow" })).toEqual(told);
  });
});
