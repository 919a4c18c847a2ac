import { describe, expect } from "vitest";
import { call, SHOP, test } from "../support/persons.js";

const NOT_THERE = "1700000000000";

/** What is asked, the status, and what the sentence says. `{paid}` and `{active}` are made before. */
const REFUSED: readonly (readonly [string, string, unknown, number, string])[] = [
  // Nothing there.
  ["GET", `${SHOP}/invoices/${NOT_THERE}`, undefined, 404, `no invoice with transaction number`],
  ["POST", `${SHOP}/invoices/${NOT_THERE}/pay`, undefined, 404, NOT_THERE],
  ["POST", `${SHOP}/invoices/${NOT_THERE}/decline`, {}, 404, NOT_THERE],
  ["POST", `${SHOP}/invoices/${NOT_THERE}/cancel`, undefined, 404, NOT_THERE],
  ["GET", `${SHOP}/recurring/rec`, undefined, 404, "no recurring payment rec"],
  ["POST", `${SHOP}/recurring/rec/start`, undefined, 404, "no recurring payment rec"],
  ["POST", `${SHOP}/recurring/rec/cancel`, undefined, 404, "no recurring payment rec"],
  ["POST", `${SHOP}/recurring/rec/charges`, { outcomes: ["fail"] }, 404, "no recurring payment"],
  ["POST", `${SHOP}/callbacks/cb/resend`, undefined, 404, "no callback cb"],
  // Not in this state.
  ["POST", `${SHOP}/invoices/{paid}/pay`, undefined, 409, "is paid already"],
  ["POST", `${SHOP}/invoices/{paid}/decline`, undefined, 409, "is paid already"],
  ["POST", `${SHOP}/invoices/{paid}/cancel`, undefined, 409, "is paid already"],
  ["POST", `${SHOP}/invoices/{mada}/pay`, { method: "amex" }, 409, "only by mada"],
  ["POST", `${SHOP}/recurring/{active}/start`, undefined, 409, "so it cannot be started"],
  ["POST", "/_control/sandboxes", { name: "shop" }, 409, "sandbox shop exists already"],
  // Typos.
  ["POST", `${SHOP}/invoices/{mada}/pay`, { metod: "mada" }, 400, "did you mean method?"],
  ["POST", `${SHOP}/invoices/{mada}/pay`, { method: "paypal" }, 400, "method must be one of mada"],
  ["POST", `${SHOP}/invoices/{mada}/decline`, { reason: "x" }, 400, "reason is no field"],
  ["POST", `${SHOP}/recurring/{active}/charges`, {}, 400, "outcomes is required"],
  ["POST", `${SHOP}/recurring/{active}/charges`, { outcomes: [] }, 400, "at least 1 element"],
  [
    "POST",
    `${SHOP}/recurring/{active}/charges`,
    { outcomes: ["succeed", "explode"] },
    400,
    "outcomes[1] must be one of succeed, fail",
  ],
  ["POST", "/_control/sandboxes", {}, 400, "name is required"],
  ["POST", "/_control/sandboxes", { nmae: "x" }, 400, "did you mean name?"],
  ["POST", "/_control/sandboxes", { name: "-" }, 400, "name must"],
  ["POST", "/_control/sandboxes", { name: ".." }, 400, 'not -, . or .. alone, but ".." came'],
  ["POST", "/_control/sandboxes", { name: "a/b" }, 400, "name must"],
  ["POST", "/_control/sandboxes", { name: "x".repeat(129) }, 400, "name must"],
  ["POST", "/_control/sandboxes", { name: "a", clock: "frozen" }, 400, "clock must be an object"],
  ["POST", "/_control/sandboxes", { name: "a", clock: { mode: "slow" } }, 400, "real, frozen"],
  [
    "POST",
    "/_control/sandboxes",
    { name: "a", clock: { mode: "frozen", at: "tomorrow" } },
    400,
    "clock.at must",
  ],
  [
    "POST",
    "/_control/sandboxes",
    { name: "a", assumptions: { "order-status": "upper" } },
    400,
    "did you mean order-status-case?",
  ],
  ["POST", "/_control/sandboxes", { name: "a", settings: { strikt: true } }, 400, "mean strict?"],
  ["PATCH", `${SHOP}/assumptions`, {}, 400, "the body"],
  ["PATCH", `${SHOP}/assumptions`, { taby: "accept" }, 400, "taby is no assumption; did you mean"],
  [
    "PATCH",
    `${SHOP}/assumptions`,
    { tabby: "no" },
    400,
    'tabby must be one of accept, reject, but "no" came',
  ],
  ["PATCH", `${SHOP}/assumptions`, { tabby: true }, 400, "tabby must be a text"],
  [
    "PATCH",
    `${SHOP}/assumptions`,
    { "invoice-url-host": "pay.sa" },
    400,
    "must be own or an http URL",
  ],
  ["PATCH", `${SHOP}/settings`, { strict: "yes" }, 400, "strict must be a boolean"],
  ["PATCH", `${SHOP}/settings`, { strictt: true }, 400, "did you mean strict?"],
  ["PATCH", `${SHOP}/settings`, { rates: { USD: 0 } }, 400, "rates.USD must"],
  ["PATCH", `${SHOP}/settings`, { rates: { SAR: 1 } }, 400, "rates.SAR is no field"],
  ["PATCH", `${SHOP}/settings`, { webhook: { url: "ftp://a/" } }, 400, "webhook"],
  ["PATCH", `${SHOP}/settings`, { secretKey: "" }, 400, "secretKey must not be empty"],
  ["PUT", `${SHOP}/merchants`, {}, 400, "merchants is required"],
  ["PUT", `${SHOP}/merchants`, { merchants: [{ email: "x" }] }, 400, "merchants[0].email is no"],
  ["PUT", `${SHOP}/merchants`, { merchants: [{ id: 0 }] }, 400, "merchants[0].id must be at least"],
  // Records.
  ["GET", `${SHOP}/events?limit=0`, undefined, 400, "limit must be a whole number from 1 to 10000"],
  ["GET", `${SHOP}/events?limit=10001`, undefined, 400, "limit must"],
  ["GET", `${SHOP}/events?limit=ten`, undefined, 400, '"ten" came'],
  ["GET", `${SHOP}/events?after=-1`, undefined, 400, "after must be at least 0"],
  ["GET", `${SHOP}/events?after=1.5`, undefined, 400, "after must be a whole number"],
];

describe("the control API refuses", () => {
  test.for(REFUSED)("%s %s %j with %d", async (row, { merchant, tester }) => {
    const [method, template, body, status, sentence] = row;
    const made = {
      "{paid}": await merchant.createsInvoice(),
      "{mada}": await merchant.createsInvoice({ supportedCardBrands: ["mada"] }),
      "{active}": await merchant.registers(),
    };
    await tester.invoices.pay(made["{paid}"]);
    await tester.recurring.start(made["{active}"]);
    const { events } = await tester.summary();
    const path = template.replace(/\{\w+\}/, (name) => made[name as keyof typeof made]);

    const answered = await call(merchant, method, path, body);

    expect(answered.status, answered.text).toBe(status);
    expect(answered.body.detail).toContain(sentence);
    expect(answered.body.status).toBe(String(status));
    expect((await tester.summary()).events).toBe(events);
  });
});
