import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { makes, posts, type Sent, TOKEN } from "../hints/mistake.js";
import { watched } from "../hints/watched.js";
import { invoiceFields } from "../support/orders.js";
import { personsWith } from "../support/persons.js";

/** The work of comparing names: a comparison fills a table of the length of one times the other. */
const work = vi.hoisted(() => ({ cells: 0 }));

vi.mock("fastest-levenshtein", async (original) => {
  const { distance } = await original<typeof import("fastest-levenshtein")>();
  return {
    distance: (one: string, other: string) => {
      work.cells += one.length * other.length;
      return distance(one, other);
    },
  };
});

beforeEach(() => {
  work.cells = 0;
});

const MANY = 500_000;
const PATH = 15_000;
const many = (part: string, length = MANY): string => part.repeat(length / part.length);
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`amuont${n}`, 1]));

const get = (path: string, headers: Record<string, string> = TOKEN): Sent => ({ path, headers });
const order = (part: Record<string, unknown>): Sent =>
  posts("/api/addInvoice", { ...invoiceFields(), ...part });

/** What could take long to explain. The first three were seen to take seconds, up to 33 of them. */
const HOSTILE: readonly (readonly [name: string, sent: Sent])[] = [
  ["an e-mail of angle brackets", order({ clientEmail: many("<@", 10_000) })],
  ["a path of slashes", get(`/${many("/", PATH)}x`)],
  ["thousands of unknown fields", order(named(40_000))],
  ["a path of one part", get(`/api/${many("a", PATH)}`)],
  ["a path with another method", posts(`/api/getInvoice/${many("1", PATH)}`, {})],
  ["a number in the path", get(`/api/getInvoice/${many("1", PATH)}`)],
  ["a name", order({ [many("n")]: 1 })],
  [
    "a name around the fields",
    posts("/api/addInvoice", { [`addInvoice${many("-")}`]: { amount: 1 } }),
  ],
  ["names of letters that are near", posts("/api/registerPayment", named(4000))],
  ["a currency", order({ currency: `${many(" ")}x` })],
  ["a URL of dots", order({ callBackUrl: many("a.") })],
  ["an amount of digits", order({ amount: many("1") })],
  ["an amount of groups", order({ amount: `1${many(",000")}x` })],
  ["brands in one text", order({ supportedCardBrands: many("visa,") })],
  ["an SMS of brackets", order({ smsMessage: many("[a] ") })],
  [
    "values that are objects",
    posts("/api/registerPayment", { recurring: { iterations: { toString: 1 } } }),
  ],
  ["a transactionNo", posts("/api/cancelInvoice", { transactionNo: many("1") })],
  ["a recurringId", posts("/api/cancelRecurring", { recurringId: `{{${many("1")}}}` })],
  ["a broken body of quotes", posts("/api/addInvoice", `{"${many('\\"')}`)],
  ["a broken body of brackets", posts("/api/addInvoice", `{${many("[ ,")}`)],
  ["a broken body of a form", posts("/api/addInvoice", `a=${many("&a=")}&`)],
  ["a content type", posts("/api/addInvoice", "{}", { "Content-Type": many("a;", PATH) })],
  [
    "a charset",
    posts("/api/addInvoice", "{}", {
      "Content-Type": `application/json;charset=${many("a", PATH)}`,
    }),
  ],
  ["an encoding", posts("/api/addInvoice", "{}", { "Content-Encoding": many("a", PATH) })],
  ["a token", get("/api/recurringPayments", { Authorization: `Bearer ${many("a.", PATH)}` })],
  [
    "a placeholder",
    get("/api/recurringPayments", { Authorization: `Bearer {{${many("a", PATH)}}}` }),
  ],
  ["a host", get("/api/recurringPayments", { Host: many(":1", PATH) })],
  ["an origin", get("/api/recurringPayments", { Origin: `http://${many("a", PATH)}` })],
  ["a name in the query", get(`/api/addInvoice?${many("a", PATH)}=1`)],
];

describe("a value that is too long to be a typo", () => {
  test.each(HOSTILE)("%s gets a short report and few comparisons", async (_, sent) => {
    const { persons, journal, errors } = await watched();
    onTestFinished(persons.close);
    const { status, json, headers } = await makes(persons, sent);
    expect(errors).toEqual([]);
    expect(status).toBeLessThan(500);
    const { explanation } = journal.at(-1) ?? {};
    const reported = [
      json?.detail,
      json?.response?.message,
      headers["x-paystub-explain"],
      explanation,
    ];
    const longest = Math.max(...reported.map((text) => String(text ?? "").length));
    expect(longest).toBeLessThan(7000);
    expect(work.cells).toBeLessThan(500_000);
  });

  test("compares a typo of the usual length", async () => {
    const persons = await personsWith({});
    const { clientName: _, ...rest } = persons.merchant.order();
    const sent = posts("/api/addInvoice", { ...rest, clientNmae: "Zaid" });
    const { headers } = await makes(persons, sent);
    expect(headers["x-paystub-explain"]).toBe(
      "you sent clientNmae, which is not a field of addInvoice. Rename it to clientName",
    );
    expect(work.cells).toBeGreaterThan(0);
  });
});
