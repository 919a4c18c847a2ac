import { describe, expect, test } from "vitest";
import { StoreStopped } from "../../mocks/store/errors.js";
import { memoryStore } from "../../mocks/store/memory.js";
import { type Client, clientOf } from "../support/client.js";
import { lastRequest } from "../support/faulted.js";
import { SANDBOX, startPersons } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";
import { storeBehind } from "../support/stores.js";

/** Posts a form as a browser does, in a language. */
function submits(client: Client, url: string, form: Record<string, string>, language = "en") {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Accept-Language": language,
  };
  return client.send("POST", url, { headers, body: new URLSearchParams(form).toString() });
}

describe("a page whose sandbox is full", () => {
  const FULL = "takes no more than 8 events, and has 8; reset it or rewind it";

  test("says so, and nothing has changed", async () => {
    const { gateway, merchant, tester, close } = await startPersons({ eventsMax: 8 });
    try {
      const recurringId = await merchant.registers();
      const no = await merchant.createsInvoice();
      while ((await tester.events()).events.length < 8) await tester.settings.change({});
      const before = await tester.events();
      const page = `${gateway.baseUrl}/pay/order/${no}`;
      for (const form of [{ do: "pay" }, { do: "decline" }, { do: "cancel" }]) {
        const { status, text, headers } = await submits(merchant, page, form);
        expect(status).toBe(503);
        expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
        expect(text).toContain('<h1 dir="auto">No more room</h1>');
        expect(text).toContain(FULL);
      }
      expect(await lastRequest(tester)).toMatchObject({ status: 503, code: "sandbox-full" });
      const approval = `${gateway.baseUrl}/pay/recurring/${recurringId}`;
      const arabic = await submits(merchant, approval, { do: "pay" }, "ar");
      expect([arabic.status, arabic.text]).toEqual([503, expect.stringContaining('lang="ar"')]);
      expect(await tester.events()).toEqual(before);
      expect((await merchant.send("GET", page)).status).toBe(200);
    } finally {
      await close();
    }
  });
});

test("a page whose store is away says so, and when to come back", async () => {
  let isAway = false;
  const { baseUrl } = await slowGateway({
    storeOf: (clock) =>
      storeBehind(memoryStore(clock), (method, ask) => {
        if (isAway && method === "append") throw new StoreStopped("the disk is gone");
        return ask();
      }),
  });
  const merchant = clientOf(baseUrl, `sandbox_${SANDBOX}`, () => undefined);
  const order = {
    ...{ orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:1/paid" },
    ...{ clientName: "Sara", clientMobile: "0500000001" },
    products: [{ title: "Book", price: 25.5, qty: 1 }],
  };
  const { url } = (await merchant.post("/api/addInvoice", order)).body;
  isAway = true;
  const { status, text, headers } = await submits(merchant, url, { do: "decline" });
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  expect(text).toContain("Try again in a moment");
  expect(text).toContain("the store does not answer: the disk is gone");
});
