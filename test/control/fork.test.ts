import { describe, expect } from "vitest";
import { type Answered, type Client, clientOf } from "../support/http.js";
import {
  test as base,
  call,
  done,
  type OrderPart,
  type Persons,
  SHOP,
  START,
  type Tester,
  walletOf,
} from "../support/persons.js";

/** A sandbox that was forked off, and the one who sells in it. */
interface Branch {
  readonly tester: Tester;
  readonly client: Client;
  statusOf(transactionNo: string): Promise<string>;
  createsInvoice(part?: OrderPart): Promise<Answered["body"]>;
}

function branchOf({ gateway, merchant }: Persons, name: string): Branch {
  const tester = gateway.get(name);
  const client = clientOf(gateway.baseUrl, tester.token);
  return {
    tester,
    client,
    statusOf: async (no) => (await client.get(`/api/getInvoice/${no}`)).body.orderStatus,
    createsInvoice: async (part) =>
      (await client.post("/api/addInvoice", merchant.order(part))).body,
  };
}

/** A customer's form, posted to a page as a browser would. */
const posts = ({ gateway }: Persons, path: string, what: string) =>
  clientOf(gateway.baseUrl).send("POST", path, {
    body: new URLSearchParams({ do: what }),
    headers: { Origin: gateway.baseUrl },
  });

/** A test with an invoice, and a fork `what-if` from the moment after it. */
const test = base.extend<{ invoice: string; branch: Branch }>({
  invoice: ({ merchant }, use) => merchant.createsInvoice().then(use),
  branch: async ({ persons, invoice: _ }, use) => {
    await persons.gateway.fork("shop", { name: "what-if" });
    await use(branchOf(persons, "what-if"));
  },
});

describe("a fork", () => {
  test.for<[string, number | string | undefined, number, string]>([
    ["this moment", undefined, 4, "2026-03-01T13:00:00.000Z"],
    ["an event", 2, 2, START],
    ["an instant", "2026-03-01T12:30:00Z", 4, "2026-03-01T12:30:00.000Z"],
    ["a label", "fresh", 3, START],
  ])("from %s has the past up to there", async ([_what, at, events, now], { persons, invoice }) => {
    const { merchant, tester } = persons;
    await tester.labels.add({ name: "fresh" });
    await tester.clock.advance({ by: "PT1H" });
    const past = (await tester.events()).events;

    const asked = { name: "what-if", at };
    const summary = await done(merchant, "POST", `${SHOP}/fork`, asked, 201);

    const branch = branchOf(persons, "what-if");
    expect(summary).toMatchObject({ name: "what-if", now, events });
    const kept = (await branch.tester.events()).events;
    expect(kept[0]).toMatchObject({ name: "what-if", forkedFrom: "shop" });
    expect(kept.slice(1, 3)).toEqual(past.slice(1, Math.min(3, events)));
    expect(await branch.statusOf(invoice)).toBe("PENDING");
    expect((await tester.events()).events).toEqual(past);
  });

  test("and its origin continue independently", async ({ persons, invoice, branch }) => {
    const { merchant, tester } = persons;
    await tester.invoices.pay(invoice);
    const ours = await merchant.createsInvoice({ orderNumber: "canary-origin" });
    const theirs = await branch.createsInvoice({ orderNumber: "canary-fork" });
    await branch.tester.clock.advance({ by: "P1D" });

    expect(await merchant.readsStatus(invoice)).toBe("Paid");
    expect(await branch.statusOf(invoice)).toBe("Canceled");
    expect((await tester.clock.read()).now).toBe(START);
    expect(theirs.transactionNo).not.toBe(ours);
    expect((await merchant.reads(theirs.transactionNo)).status).toBe(404);
    expect((await branch.client.get(`/api/getInvoice/${ours}`)).status).toBe(404);
    const logs = [await tester.events(), await branch.tester.events()].map((log) =>
      JSON.stringify(log),
    );
    expect(logs.map((log) => log.includes("canary-fork"))).toEqual([false, true]);
    expect(logs.map((log) => log.includes("canary-origin"))).toEqual([true, false]);
    expect(merchant.shop.requestLines.map((reported) => reported.split("&")[0])).toEqual([
      `GET /paid?transactionNo=${invoice}`,
      `GET /canceled?transactionNo=${invoice}`,
      `GET /canceled?transactionNo=${theirs.transactionNo}`,
    ]);
  });

  test("has its own pages: who pays there pays nothing of its origin", async ({
    persons,
    invoice,
    branch,
  }) => {
    const { merchant } = persons;
    await branch.createsInvoice({ smsMessage: "[SHORT_URL] [WEB_URL]" });
    const [short = "", web] = (await branch.tester.sms()).sms[0]?.text.split(" ") ?? [];
    const location = (await branch.client.get(short)).headers.get("location");
    expect(web?.endsWith(location ?? "none")).toBe(true);
    expect(location).toMatch(/^\/s\/what-if\/pay\/order\//);

    expect((await posts(persons, `/s/what-if/pay/order/${invoice}`, "pay")).status).toBe(303);

    expect(await branch.statusOf(invoice)).toBe("Paid");
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
    expect((await branch.client.get(`/s/what-if/receipt/${invoice}`)).text).toContain("25.00");
    expect((await merchant.reads(invoice)).body.url).not.toContain("/s/what-if/");
    await posts(persons, `/pay/order/${invoice}`, "cancel");
    expect(await merchant.readsStatus(invoice)).toBe("Canceled");
    expect(await branch.statusOf(invoice)).toBe("Paid");
  });

  test("has its own page for a recurring payment", async ({ persons }) => {
    const { gateway, merchant, tester } = persons;
    const recurringId = await merchant.registers();
    await gateway.fork("shop", { name: "what-if" });
    const path = `/pay/recurring/${recurringId}`;
    expect((await posts(persons, `/s/what-if${path}`, "pay")).status).toBe(303);
    const stateIn = async (one: Tester) => (await one.recurring.read(recurringId)).status;
    expect(await stateIn(gateway.get("what-if"))).toBe("active");
    expect(await stateIn(tester)).toBe("registered");
    await posts(persons, path, "cancel");
    expect(await stateIn(tester)).toBe("canceled");
    expect(await stateIn(gateway.get("what-if"))).toBe("active");
  });

  test.for(["rewound to before the payment was asked for", "gone"])(
    "that is %s does not change its origin",
    async (how, { persons: { gateway, merchant, tester }, persons }) => {
      const invoice = await merchant.createsInvoice();
      const recurringId = await merchant.registers();
      const { token } = await gateway.fork("shop", { name: "what-if" });
      if (how === "gone") await gateway.reset("what-if");
      else await gateway.rewind("what-if", { to: 1 });

      const page = `/s/what-if/pay/order/${invoice}`;
      expect((await posts(persons, page, "pay")).status).toBe(404);
      expect((await posts(persons, `/s/what-if/pay/recurring/${recurringId}`, "pay")).status).toBe(
        404,
      );
      const sent = await walletOf(gateway, token).asksForCode(invoice);
      expect(sent.status, sent.text).toBe(404);

      expect(await merchant.readsStatus(invoice)).toBe("PENDING");
      expect((await tester.recurring.read(recurringId)).status).toBe("registered");
      expect((await tester.sms()).sms).toEqual([]);
    },
  );

  test("is reached by the wallet only with a token that names it", async ({
    persons,
    invoice,
    branch,
  }) => {
    const { gateway, merchant, tester } = persons;
    const [wallet, named] = [walletOf(gateway), walletOf(gateway, branch.tester.token)];

    const proof = await named.getsCode(invoice);
    expect(
      [(await tester.sms()).sms, (await branch.tester.sms()).sms].map(({ length }) => length),
    ).toEqual([0, 1]);
    expect((await wallet.pays(invoice, proof)).body).toMatchObject({
      error: expect.stringContaining("no payment"),
    });
    expect((await named.pays(invoice, proof)).status).toBe(200);
    expect(await branch.statusOf(invoice)).toBe("Paid");
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
  });

  test("can be forked, rewound and forked again", async ({ persons, invoice, branch }) => {
    const { gateway, merchant } = persons;
    await branch.tester.invoices.pay(invoice);
    await branch.tester.labels.add({ name: "paid" });
    await gateway.fork("what-if", { name: "twig" });
    await gateway.rewind("what-if", { to: 2 });

    const twig = branchOf(persons, "twig");
    expect(await twig.statusOf(invoice)).toBe("Paid");
    expect(await branch.statusOf(invoice)).toBe("PENDING");
    expect(await merchant.readsStatus(invoice)).toBe("PENDING");
    expect((await twig.tester.events()).events[0]).toMatchObject({ forkedFrom: "what-if" });
    await gateway.fork("twig", { name: "leaf", at: "paid" });
    expect(await branchOf(persons, "leaf").statusOf(invoice)).toBe("Paid");
  });
});

describe("a fork is refused", () => {
  test.for<[string, object, number, RegExp]>([
    [
      "under a taken name",
      { name: "shop" },
      409,
      /^sandbox shop exists already. Reset it first, or choose another name$/,
    ],
    [
      "under a name that is none",
      { name: "a b" },
      400,
      /^name must be the name of a sandbox: 1 to 128 letters/,
    ],
    ["from a future event", { name: "x", at: 99 }, 400, /^at must be the number of an event, 1/],
    ["from an unknown label", { name: "x", at: "y" }, 404, /^there is no label y. Labels: /],
    ["from before it was", { name: "x", at: "2026-02-01T00:00:00Z" }, 400, /^at must be an in/],
  ])("%s", async ([_what, body, status, why], { gateway, merchant }) => {
    const refused = await call(merchant, "POST", `${SHOP}/fork`, body);
    expect(refused.status, refused.text).toBe(status);
    expect(refused.body.detail).toMatch(why);
    expect((await gateway.list()).sandboxes).toHaveLength(1);
  });
});
