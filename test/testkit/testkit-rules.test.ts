import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldsOf, includes, sayMatch } from "../../mocks/control/request-match.js";
import { nameOfTest } from "../../mocks/control/test-names.js";
import { SANDBOX_NAME } from "../../mocks/sandbox/sandbox-name.js";
import { nameInFile, waitTimeoutMs } from "../../mocks/testkit/options.js";

describe("a value matches the expected one", () => {
  test.each([
    ["the same text", "a", "a"],
    ["an object with more fields", { a: 1, b: 2 }, { a: 1 }],
    ["deep inside", { a: [{ b: 1, c: 2 }] }, { a: [{ b: 1 }] }],
    ["a text that a regular expression finds", { a: "ORD-17" }, { a: /^ORD/ }],
    ["whatever a matcher takes", { a: 5 }, { a: expect.any(Number) }],
    ["a field that is not there, where undefined is expected", {}, { a: undefined }],
    ["null", { a: null }, { a: null }],
  ])("%s", (_name, actual, expected) => {
    expect(includes(actual, expected)).toBe(true);
  });

  test.each([
    ["another type", { a: "1" }, { a: 1 }],
    ["a missing field", {}, { a: 1 }],
    ["a field that only its prototype has", {}, { toString: expect.anything() }],
    ["a shorter list", { a: [1] }, { a: [1, 2] }],
    ["a longer list", { a: [1, 2] }, { a: [1] }],
    ["an object for a list", { a: { 0: 1 } }, { a: [1] }],
    ["a list for an object", { a: [1] }, { a: { 0: 1 } }],
    ["a number that a regular expression would find as text", { a: 17 }, { a: /17/ }],
    ["null for an object", { a: null }, { a: {} }],
  ])("but not %s", (_name, actual, expected) => {
    expect(includes(actual, expected)).toBe(false);
  });

  test("each value matches itself, and an object with one more field matches the one without", () => {
    const thing = fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.jsonValue());
    fc.assert(
      fc.property(thing, fc.jsonValue(), (one, more) => {
        expect(includes(one, one)).toBe(true);
        expect(includes({ ...one, MORE: more }, one)).toBe(true);
        expect(includes(one, { ...one, MORE: more })).toBe(false);
      }),
    );
  });

  test("the expected value is printed as written", () => {
    expect(sayMatch({ a: /x/, b: 1 })).toBe(' with {"a":"/x/","b":1}');
    expect(sayMatch({})).toBe("");
  });
});

describe("a sandbox is named after its test", () => {
  test.each([
    ["pays an invoice", "pays-an-invoice"],
    ["  checkout > pays: 25.50 SAR!  ", "checkout-pays-25-50-SAR"],
  ])("%s: %s", (title, name) => {
    expect(nameOfTest(title)).toBe(name);
    expect(nameOfTest(title, 3)).toBe(`${name}-3`);
  });

  test("characters that it cannot contain are distinguished by a digest", () => {
    expect(nameOfTest("يدفع")).toMatch(/^test-[0-9a-f]{8}$/);
    expect(nameOfTest("يدفع")).not.toBe(nameOfTest("يلغي"));
    const long = "a very long name ".repeat(20);
    expect(nameOfTest(`${long}1`)).not.toBe(nameOfTest(`${long}2`));
  });

  test("the name is valid for any test", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 99 }), (title, take) =>
        SANDBOX_NAME.test(nameOfTest(title, take)),
      ),
    );
  });

  test.each([
    ["test/checkout/shop.test.ts", "shop pays"],
    ["C:\\shop\\pay.spec.js", "pay pays"],
    ["", " pays"],
  ])("and its file %s", (file, name) => {
    expect(nameInFile(file, "pays")).toBe(name);
  });
});

describe("the fields of a request", () => {
  const entry = { operationId: "getInvoice", path: "/api/getInvoice/17%2F1", requestBody: null };
  test.each([
    ["come from its path", {}, { transactionNo: "17/1" }],
    ["and its query", { path: "/api/getInvoice/1?lang=ar" }, { transactionNo: "1", lang: "ar" }],
    [
      "and its body",
      { operationId: "addInvoice", path: "/api/addInvoice", requestBody: '{"amount":5}' },
      { amount: 5 },
    ],
    ["the body winning", { requestBody: '{"transactionNo":"2"}' }, { transactionNo: "2" }],
    ["none in a body that is not JSON", { requestBody: "{cut…" }, { transactionNo: "17/1" }],
    ["none in a body without fields", { requestBody: "5" }, { transactionNo: "17/1" }],
    ["none of an operation that is not there", { operationId: null }, {}],
  ])("%s", (_name, part, fields) => {
    const journal = {
      id: 1,
      at: "2026-03-01T12:00:00.000Z",
      method: "POST",
      status: 200,
      responseBody: null,
      tolerated: [],
      faults: [],
      code: null,
      explanation: null,
      refusal: null,
      position: null,
      cut: [],
    };
    expect(fieldsOf({ ...journal, ...entry, ...part })).toEqual(fields);
  });
});

describe("a wait without a result", () => {
  test("is reported before Vitest and Jest end the test, which would explain nothing", () => {
    const runnersMs = 5000;
    expect(waitTimeoutMs({})).toBeLessThan(runnersMs);
  });

  test.each([
    [{ waitTimeout: 5000 }, "waitTimeout must be a duration such as 5s or 500ms, not 5000"],
    [
      { waitTimeout: "soon" },
      'waitTimeout must be a duration such as 24h, 1d12h, 1mo or PT24H, but you sent "soon"',
    ],
  ])("is refused if its limit is %j", (options, why) => {
    expect(() => waitTimeoutMs(options as object)).toThrow(why);
  });
});
