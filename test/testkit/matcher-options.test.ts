import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  expect as expectAs,
  type Kit,
  openKit,
  type TestGateway,
} from "../../mocks/testkit/fixture.js";
import { clientOf } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";

const ORDER = { ...invoiceFields(), smsMessage: "Pay" };

/** A wrong option would count for nothing, and a test pass for nothing. */

let kit: Kit;
let gateway: TestGateway;

beforeAll(async () => {
  kit = await openKit();
  gateway = await kit.sandbox("options of matchers");
  await clientOf(gateway.baseUrl, gateway.token).post("/api/addInvoice", ORDER);
});
afterAll(() => kit.close());

/** The sentence in which an assertion is refused, whichever outcome was wanted. */
async function refusalsOf(
  matcher: "toHaveReceived" | "toHaveBeenCalledBack",
  given: readonly unknown[],
): Promise<readonly string[]> {
  const asserting = expectAs(gateway);
  const both = [asserting, asserting.not].map(async (one) => {
    const call = one[matcher] as (...given: readonly unknown[]) => Promise<void>;
    const error = await call(...given).catch((thrown: unknown) => thrown);
    return error instanceof TypeError ? error.message : `no refusal: ${error}`;
  });
  return Promise.all(both);
}

const ASYNC = "a function that says what is looked for must answer at once";

describe("toHaveReceived", () => {
  test.each<readonly [string, readonly unknown[], string]>([
    [
      "an option misspelt",
      [{}, { tims: 7 }],
      "toHaveReceived has no option tims. Did you mean times?",
    ],
    [
      "an option that is none",
      [{}, { kind: "paid" }],
      "has no option kind. Choose from times, status",
    ],
    [
      "a status as a text",
      [{}, { status: "200" }],
      'status of toHaveReceived must be an HTTP status such as 200, but you passed "200"',
    ],
    [
      "fewer times than none",
      [{}, { times: -1 }],
      "times of toHaveReceived must be a whole number, 0 or more, but you passed -1",
    ],
    [
      "a number for options",
      [{}, 1],
      "toHaveReceived takes options, times and status, but you passed 1",
    ],
    ["fields as a list", [["x"]], 'an object of its fields or a function, but you passed ["x"]'],
    [
      "fields as a regular expression",
      [/x/],
      "an object of its fields or a function, but you passed /x/",
    ],
    [
      "a field misspelt",
      [{ ordernumber: "ORD-1" }],
      "addInvoice has no field ordernumber. Did you mean orderNumber?",
    ],
    ["an async function", [async () => false], `${ASYNC}, and an async one does not`],
    [
      "a promise",
      [() => Promise.reject(new Error("unheard"))],
      `${ASYNC}, but you passed a promise`,
    ],
  ])("refuses %s", async (_what, given, sentence) => {
    const refused = await refusalsOf("toHaveReceived", ["addInvoice", ...given]);
    expect(refused).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
  });

  test("refuses an unknown operation", async () => {
    const [refused] = await refusalsOf("toHaveReceived", [undefined]);
    expect(refused).toMatch(/^there is no operation undefined. Choose from issueMerchantToken, /);
  });

  test("accepts undefined, paths of fields and matchers", async () => {
    await expectAs(gateway).toHaveReceived("addInvoice", undefined, { times: undefined } as never);
    await expectAs(gateway).toHaveReceived("addInvoice", expect.objectContaining({ amount: 25.5 }));
    await expectAs(gateway).not.toHaveReceived("addMerchantInvoice", { profileNo: "P-1" });
    await expectAs(gateway).not.toHaveReceived("getMerchantKeys", { searchType: "cr" });
  });
});

describe("toHaveBeenCalledBack", () => {
  test.each<readonly [string, unknown, string]>([
    [
      "an option misspelt",
      { kinds: "paid" },
      "toHaveBeenCalledBack has no option kinds. Did you mean kind?",
    ],
    ["a kind for options", "paid", 'takes options, times and kind, but you passed "paid"'],
    [
      "a kind that is none",
      { kind: "payd" },
      "there is no callback of kind payd. Did you mean paid?",
    ],
  ])("refuses %s", async (_what, given, sentence) => {
    const refused = await refusalsOf("toHaveBeenCalledBack", [given]);
    expect(refused).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
  });
});

test("a wait for a request refuses what a matcher refuses", async () => {
  const misspelt = gateway.waitForRequest("addInvoice", { ordernumber: "ORD-1" } as never);
  await expect(misspelt).rejects.toThrow("Did you mean orderNumber?");
  const text = gateway.waitForSms((async () => false) as never, { timeout: "1ms" });
  await expect(text).rejects.toThrow(ASYNC);
});
