import { describe, expect } from "vitest";
import type { Client } from "./support/client.js";
import { START, test } from "./support/persons.js";

const SHOP = "/_control/sandboxes/shop";

function send(client: Client, method: string, path: string, body?: unknown) {
  const headers = { "Content-Type": "application/json" };
  return client.send(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body), headers }),
  });
}

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
  ["POST", "/_control/sandboxes", { name: ".." }, 400, "name must"],
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
  ["PATCH", `${SHOP}/assumptions`, { tabby: "no" }, 400, 'tabby has no option "no"; it takes'],
  ["PATCH", `${SHOP}/assumptions`, { tabby: true }, 400, "tabby must be a text"],
  ["PATCH", `${SHOP}/assumptions`, { "invoice-url-host": "pay.sa" }, 400, "<http URL>"],
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
  ["GET", `${SHOP}/events?after=-1`, undefined, 400, "after must be a whole number"],
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

    const answered = await send(merchant, method, path, body);

    expect(answered.status, answered.text).toBe(status);
    expect(answered.body.detail).toContain(sentence);
    expect(answered.body.status).toBe(String(status));
    expect((await tester.summary()).events).toBe(events);
  });
});

describe("the name - of a sandbox", () => {
  test("is short for the only one", async ({ merchant }) => {
    const { status, body } = await merchant.get("/_control/sandboxes/-");
    expect([status, body.name]).toEqual([200, "shop"]);
  });

  test("is ambiguous when there are several", async ({ gateway, merchant }) => {
    await gateway.open("market");
    const { status, body } = await merchant.get("/_control/sandboxes/-/clock");
    expect(status).toBe(409);
    expect(body.detail).toBe("- is short for the only sandbox, but there are 2: shop, market");
  });

  test("is nobody when there is none", async ({ gateway, merchant }) => {
    await gateway.reset("shop");
    const { status, body } = await merchant.get("/_control/sandboxes/-");
    expect(status).toBe(404);
    expect(body.detail).toMatch(/^no sandbox is open yet; to open one issue a token/);
  });
});

describe("an unknown sandbox", () => {
  test("is told the nearest ones", async ({ gateway, merchant }) => {
    for (const name of ["market", "shed", "a", "b", "c", "d"]) await gateway.open(name);
    const { status, body } = await merchant.get("/_control/sandboxes/shpo/invoices");
    expect(status).toBe(404);
    expect(body.detail).toMatch(/^there is no sandbox shpo; open are: sh(op|ed), .* and 2 more$/);
  });

  test.for(["GET /x", "DELETE /x", "POST /x/clock/resume", "PUT /x/merchants", "GET /x/events"])(
    "%s is a 404",
    async (call, { merchant }) => {
      const [method = "", path = ""] = call.split(" ");
      const body = method === "PUT" ? { merchants: [] } : undefined;
      const { status } = await send(merchant, method, `/_control/sandboxes${path}`, body);
      expect(status).toBe(404);
    },
  );
});

describe("the clock", () => {
  test.for([
    [{ by: "PT24H" }, "2026-03-02T12:00:00.000Z"],
    [{ by: "P1M" }, "2026-04-01T12:00:00.000Z"],
    [{ by: "P1Y2M3W4DT5H6M7.089S" }, "2027-05-26T17:06:07.089Z"],
    [{ by: "P2W" }, "2026-03-15T12:00:00.000Z"],
    [{ by: "PT0S" }, START],
    [{ by: "PT0.001S" }, "2026-03-01T12:00:00.001Z"],
    [{ by: "PT90M" }, "2026-03-01T13:30:00.000Z"],
    [{ to: "2026-03-01T12:00:00Z" }, START],
    [{ to: "2026-12-31T23:59:59.5Z" }, "2026-12-31T23:59:59.500Z"],
    [{ to: "2286-11-20T17:46:39.999Z" }, "2286-11-20T17:46:39.999Z"],
  ] as const)("goes %j and shows %s", async ([body, now], { merchant }) => {
    const moved = await send(merchant, "POST", `${SHOP}/clock/advance`, body);
    expect(moved.status, moved.text).toBe(200);
    expect(moved.body.now).toBe(now);
    expect((await merchant.get(`${SHOP}/clock`)).body).toMatchObject({ mode: "frozen", now });
  });

  test.for([
    [{}, 400],
    [undefined, 400],
    [{ by: "PT1H", to: "2026-03-02T00:00:00Z" }, 400],
    [{ hours: 1 }, 400],
    [{ by: "1 hour" }, 400],
    [{ by: "-PT1H" }, 400],
    [{ by: "P" }, 400],
    [{ by: "PT" }, 400],
    [{ by: "P1H" }, 400],
    [{ by: "PT1.0001S" }, 400],
    [{ by: "P0.5M" }, 400],
    [{ by: 3600 }, 400],
    [{ by: `P${"9".repeat(60)}D` }, 409],
    [{ by: "P300Y" }, 409],
    [{ to: "2026-03-02" }, 400],
    [{ to: "2026-03-02T00:00:00" }, 400],
    [{ to: "2026-02-30T00:00:00Z" }, 400],
    [{ to: "tomorrow" }, 400],
    [{ to: 1772366400000 }, 400],
    [{ to: "2026-03-01T11:59:59.999Z" }, 409],
    [{ to: "1999-01-01T00:00:00Z" }, 400],
    [{ to: "9999-01-01T00:00:00Z" }, 400],
  ] as const)("does not go %j: %d", async ([body, status], { merchant, tester }) => {
    const refused = await send(merchant, "POST", `${SHOP}/clock/advance`, body);
    expect(refused.status, refused.text).toBe(status);
    expect(refused.body.detail).toMatch(/^(by|to|hours|the body|the clock)/);
    expect((await tester.summary()).events).toBe(1);
  });

  test("is frozen, shifted and real in turn", async ({ merchant }) => {
    const post = (path: string, body?: object) =>
      send(merchant, "POST", `${SHOP}/clock/${path}`, body);
    const later = "2026-03-01T13:00:00.000Z";
    expect((await post("freeze")).body).toMatchObject({ mode: "frozen", now: START });
    expect((await post("freeze", { at: later })).body).toMatchObject({
      mode: "frozen",
      now: later,
    });
    expect((await post("freeze", { at: START })).status).toBe(409);
    expect((await post("freeze", { on: later })).status).toBe(400);
    const running = (await post("resume")).body;
    expect(running.mode).toBe("shifted");
    expect(running.now >= later).toBe(true);
  });

  test("moves one sandbox and no other", async ({ gateway, merchant }) => {
    const market = await gateway.open("market");
    await send(merchant, "POST", `${SHOP}/clock/advance`, { by: "P1D" });
    expect((await market.clock.read()).now).toBe(START);
  });
});

describe("the events", () => {
  test("come in pages", async ({ merchant, tester }) => {
    for (let n = 0; n < 4; n += 1) await merchant.createsInvoice();
    const all = (await tester.events()).events;
    const page = (query: string) => merchant.get(`${SHOP}/events${query}`);
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    const first = (await page("?limit=2")).body;
    expect(first).toEqual({ events: all.slice(0, 2), next: 2 });
    const second = (await page(`?limit=2&after=${first.next}`)).body;
    expect(second).toEqual({ events: all.slice(2, 4), next: 4 });
    expect((await page("?limit=2&after=4")).body).toEqual({ events: all.slice(4), next: null });
    expect((await page("?after=5")).body).toEqual({ events: [], next: null });
    expect((await page("?limit=5")).body.next).toBeNull();
  });

  test("are found by their type, page by page", async ({ merchant, tester }) => {
    const numbers: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      numbers.push(await merchant.createsInvoice());
      await tester.invoices.decline(numbers.at(-1) ?? "");
    }
    const first = await merchant.get(`${SHOP}/events?type=payment-declined&limit=2`);
    const { events, next } = first.body;
    const rest = await merchant.get(`${SHOP}/events?type=payment-declined&limit=2&after=${next}`);
    const found = [...events, ...rest.body.events];
    expect(found.map(({ transactionNo }) => transactionNo)).toEqual(numbers);
    expect(rest.body.next).toBeNull();
    expect((await merchant.get(`${SHOP}/events?type=no-such-thing`)).body.events).toEqual([]);
  });
});
