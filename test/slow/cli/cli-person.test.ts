import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { folder, paystub, words } from "../../support/command-line.js";
import { type Persons, test } from "../../support/persons.js";

/** The number of the first invoice: its instant. */
const NO = "1772366400000";

/** That instant as a person reads it. */
const START = "1 Mar 2026, 15:00:00 Riyadh";

/** Runs a command against the persons' gateway. Their addresses become words, since ports vary. */
async function at({ gateway, merchant }: Pick<Persons, "gateway" | "merchant">, line: string) {
  const ran = await paystub(...words(line), "--control-url", gateway.controlUrl);
  const named = (text: string) =>
    text.replaceAll(gateway.baseUrl, "GATEWAY").replaceAll(merchant.shop.url, "SHOP");
  return { ...ran, out: named(ran.out), complaints: named(ran.complaints) };
}

/** The lines of a command that must go well. */
async function lines(persons: Pick<Persons, "gateway" | "merchant">, line: string) {
  const { code, out, complaints } = await at(persons, line);
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  return out.trimEnd().split("\n");
}

describe("the text output shows", () => {
  test("an invoice through its life", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    expect(await reported("invoices")).toEqual(["no invoices"]);
    await merchant.createsInvoice({ smsMessage: "Pay\n[AMOUNT]" });
    await merchant.createsInvoice({ orderNumber: "ORDER-2" });

    const pending = `invoice ${NO}, order ORD-1, 25.00 SAR: pending`;
    expect(await reported(`decline ${NO} --code NO_FUNDS --message "Not enough"`)).toEqual([
      `${pending}, declined: NO_FUNDS, Not enough`,
    ]);
    const declined = await at({ gateway, merchant }, `pay ${NO} --card 4000000000000002`);
    expect(declined).toEqual({
      code: 1,
      out: `${pending}, declined: DECLINED, The card was declined\n`,
      complaints: "paystub: the payment was declined: DECLINED, The card was declined\n",
    });
    expect(await reported(`pay ${NO} --method mada --card "4464 0400 0000 0007"`)).toEqual([
      `invoice ${NO}, order ORD-1, 25.00 SAR: paid by mada (control)`,
      `callback cb-1 (paid) delivered: GET SHOP/paid?transactionNo=${NO}&orderNumber=ORD-1 — answered 200`,
    ]);
    expect(await reported("cancel 1772366400001")).toEqual([
      "invoice 1772366400001, order ORDER-2, 25.00 SAR: canceled by tester",
      expect.stringContaining("callback cb-2 (canceled) delivered: GET SHOP/canceled?"),
    ]);
    expect(await reported("invoices")).toEqual([
      "TRANSACTION    ORDER    AMOUNT     CREATED                      STATE",
      `${NO}  ORD-1    25.00 SAR  ${START}  paid by mada (control)`,
      `1772366400001  ORDER-2  25.00 SAR  ${START}  canceled by tester`,
    ]);
    expect(await reported(`why ${NO}`)).toEqual([
      `invoice ${NO} is paid after 2 declined payments: it was paid by mada (control) at ${START}`,
      `  ${START}  invoice ${NO} created: 25.00 SAR, order ORD-1`,
      `  ${START}  SMS to 0509200900: Pay\\n25.00`,
      `  ${START}  invoice ${NO} declined: NO_FUNDS, Not enough`,
      `  ${START}  invoice ${NO} declined: DECLINED, The card was declined`,
      `  ${START}  invoice ${NO} Paid by mada (control)`,
      `  ${START}  callback cb-1: GET SHOP/paid?transactionNo=${NO}&orderNumber=ORD-1`,
      `  ${START}  callback cb-1 delivered: answered 200`,
    ]);
    expect(await reported("sms")).toEqual([
      "AT                           TO          KIND     TEXT",
      `${START}  0509200900  invoice  Pay\\n25.00`,
    ]);
  });

  test("callbacks and requests", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    expect(await reported("callbacks")).toEqual(["no callbacks"]);
    expect(await reported("requests")).toEqual(["no requests"]);
    await merchant.createsInvoice();
    await merchant.addsInvoice({ amount: 1 });
    merchant.shop.answers(500);
    await reported(`pay ${NO}`);
    const call = `GET SHOP/paid?transactionNo=${NO}&orderNumber=ORD-1`;
    expect(await reported("callbacks")).toEqual([
      "ID    KIND  ABOUT          STATE    TRIES  CALL",
      `cb-1  paid  ${NO}  waiting  1      ${call} — answered 500; 2xx was expected; next attempt at 1 Mar 2026, 15:01:00 Riyadh`,
    ]);
    expect(await reported("why cb-1")).toEqual([
      `callback cb-1 will be retried: attempt 1, at ${START}, answered 500; 2xx was expected`,
      "next: 1 Mar 2026, 15:01:00 Riyadh, attempt 2 of 11, under callback-retry=growing",
      `  ${START}  callback cb-1 planned to report that invoice ${NO} is paid`,
      `  ${START}  callback cb-1: ${call}`,
      `  ${START}  callback cb-1 refused: answered 500; 2xx was expected; again at 1 Mar 2026, 15:01:00 Riyadh`,
    ]);
    expect(await reported("resend cb-1")).toEqual([
      `callback cb-1 (paid) delivered: ${call} — answered 200`,
    ]);
    expect(await reported("requests")).toEqual([
      "ID  AT                           REQUEST",
      `1   ${START}  POST /api/addInvoice 200 addInvoice`,
      expect.stringMatching(/^2 .* POST \/api\/addInvoice 400 addInvoice — .*5\.00/),
    ]);
    expect(await reported("requests --status refused --limit 1")).toHaveLength(2);
    const exchange = await reported("request 2");
    expect(exchange[0]).toMatch(
      /^request 2 at 1 Mar 2026, 15:00:00 Riyadh \(really .* Riyadh\), in \S+ ms$/,
    );
    expect(exchange).toContain('  "amount": 1,');
    expect(exchange).toContain("response body:");
  });

  test("the clock, and events on its way", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    const still = "now   1 Mar 2026, 15:00:00 Riyadh, frozen";
    expect(await reported("clock show")).toEqual([
      still,
      "next  nothing is due, whatever the time",
    ]);
    await merchant.createsInvoice({ cancelUrl: null });
    const expiry = `next  2 Mar 2026, 15:00:00 Riyadh, expiry of ${NO}`;
    expect(await reported("clock freeze")).toEqual([still, expiry]);
    expect((await reported("clock advance 90m")).at(-1)).toBe(
      "now   1 Mar 2026, 16:30:00 Riyadh, 1 event on the way",
    );
    expect((await reported(`clock to expiry ${NO} --offset -1ms`)).at(-1)).toBe(
      "now   2 Mar 2026, 14:59:59.999 Riyadh, 1 event on the way",
    );
    expect(await reported("clock advance 2026-03-02T12:00:00Z --skip-callbacks")).toEqual([
      `    5  2 Mar 2026, 15:00:00 Riyadh  invoice ${NO} Canceled by expiry`,
      "    6  2 Mar 2026, 15:00:00 Riyadh  clock set, frozen",
      "now   2 Mar 2026, 15:00:00 Riyadh, 2 events on the way",
    ]);
    expect(await reported("clock resume")).toEqual([
      expect.stringMatching(
        /^now {3}2 Mar 2026, 15:0\S+ Riyadh, runs, \S+ (ahead of|behind) real time$/,
      ),
      "next  nothing is due, whatever the time",
    ]);
    expect(await reported("events --after 1 --type invoice-canceled")).toEqual([
      `    5  2 Mar 2026, 15:00:00 Riyadh  invoice ${NO} Canceled by expiry`,
    ]);
    expect(await reported("events --type invoice-paid")).toEqual(["no events"]);
  });

  test("the latest of a thousand events, or all and how to continue", async ({
    gateway,
    merchant,
    tester,
  }) => {
    for (let n = 0; n < 1001; n += 1) await tester.settings.change({ strict: n % 2 === 0 });
    const latest = await lines({ gateway, merchant }, "events --type settings-changed");
    expect(latest).toHaveLength(51);
    expect(latest[49]).toMatch(/^ 1002 /);
    expect(latest[50]).toBe("and 951 more before them; --limit, --since and --to choose");
    const page = await lines({ gateway, merchant }, "events --type settings-changed --after 0");
    expect(page).toHaveLength(1001);
    expect(page.at(-1)).toBe("there are more: paystub events --after 1001 --type settings-changed");
    const named = "events --sandbox shop --after 0 --limit 1";
    expect((await lines({ gateway, merchant }, named)).at(-1)).toBe(
      "there are more: paystub events --after 1 --sandbox shop",
    );
    const [last = ""] = await lines({ gateway, merchant }, "events --limit 1 --json");
    expect(JSON.parse(last).events).toMatchObject([{ seq: 1002 }]);
    const [all = ""] = await lines({ gateway, merchant }, "events --json");
    expect(JSON.parse(all)).toMatchObject({ next: null, matches: 1002 });
    expect(JSON.parse(all).events).toHaveLength(1002);
    const rest = await lines({ gateway, merchant }, "events --after 1001");
    expect(rest).toEqual([expect.stringMatching(/^ 1002 {2}.* Riyadh {2}settings changed: /)]);
  });

  test("recurring payments", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    expect(await reported("recurring list")).toEqual(["no recurring payments"]);
    const id = await merchant.registers();
    const [, row] = await reported("recurring list --status registered");
    expect(row).toContain("0 of ");
    expect((await reported(`recurring start ${id}`))[0]).toContain(": active, 1 of ");
    expect(await reported(`recurring arrange ${id} fail succeed --code NO_FUNDS`)).toEqual([
      expect.stringContaining(": active"),
      "its next charges: fail, succeed; those after them succeed",
    ]);
    expect((await reported(`recurring charge ${id}`)).join("\n")).toContain("failed to charge");
    const why = await reported(`why ${id}`);
    expect(why[0]).toContain("failed at ");
    expect(why[1]).toMatch(/^next: .*, retry 1 of /);
    expect((await reported(`recurring cancel ${id}`))[0]).toContain(": canceled");
    const wrong = await at({ gateway, merchant }, `recurring arrange ${id} perhaps`);
    expect(wrong).toMatchObject({
      code: 2,
      complaints: expect.stringContaining("must be one of succeed, fail"),
    });
  });

  test("the address of the sandbox in the workbench", async ({ gateway, merchant }) => {
    const reported = (line: string) => at({ gateway, merchant }, line);
    expect(await reported("open --print")).toMatchObject({ code: 0, out: "GATEWAY/\n" });
    const named = await reported("open --print --json --sandbox shop");
    expect(JSON.parse(named.out)).toEqual({ url: "GATEWAY/#/shop" });
    expect(await reported("open --print --sandbox nosuch")).toMatchObject({
      code: 1,
      complaints: "paystub: there is no sandbox nosuch. Open sandboxes: shop\n",
    });
  });

  test("a summary of the mock", async ({ gateway, merchant, tester }) => {
    await merchant.createsInvoice();
    await merchant.addsInvoice({ amount: 1 });
    await tester.assumptions.change({ tabby: "reject" });
    await tester.faults.add({ fault: "lost-reply", times: 1 });
    const glance = (await lines({ gateway, merchant }, "status")).join("\n");
    expect(glance).toContain("ready, 1 sandbox");
    expect(glance).toContain("invoices     1 pending, 0 paid, 0 canceled");
    expect(glance).toContain("assumptions  tabby=reject");
    expect(glance).toContain("faults       1 rule");
    expect(glance).toContain("problems     1 of 1 kind");
  });

  test("sandboxes, forwards and backwards in time", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    const file = join(folder(), "shop.json");
    expect(await reported("label empty")).toEqual(["label empty is at event 2"]);
    await merchant.createsInvoice();
    expect(await reported("export")).toEqual([expect.stringMatching(/^\{"paystub":"log",/)]);
    expect(await reported(`export --out ${file}`)).toEqual([`3 events of shop in ${file}`]);

    const empty = `${START}, frozen; 2 events; invoices: 0 pending, 0 paid, 0 canceled`;
    const one = `${START}, frozen; 3 events; invoices: 1 pending, 0 paid, 0 canceled`;
    expect(await reported("rewind empty")).toEqual([`sandbox shop: ${empty}`]);
    expect(await reported(`import ${file} --as again`)).toEqual([`sandbox again: ${one}`]);
    expect(await reported("reset --sandbox shop")).toEqual(["sandbox shop is gone"]);
    expect(await reported(`import ${file}`)).toEqual([`sandbox shop: ${one}`]);
    expect(await reported("fork what-if --at 2 --sandbox shop")).toEqual([
      `sandbox what-if: ${empty}`,
    ]);
    expect(await reported("sandboxes")).toEqual([
      "NAME     NOW                          CLOCK   EVENTS  PENDING  PAID  CANCELED",
      `again    ${START}  frozen  3       1        0     0`,
      `shop     ${START}  frozen  3       1        0     0`,
      `what-if  ${START}  frozen  2       0        0     0`,
    ]);
    expect(JSON.parse(readFileSync(file, "utf8")).sandbox).toBe("shop");
  });

  test("the assumptions", async ({ gateway, merchant, tester }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    expect(await reported("assume tabby=reject auth-failure=403")).toEqual([
      "SWITCH        OPTION",
      "tabby         reject",
      "auth-failure  403",
    ]);
    const all = await reported("assume");
    expect(all).toContainEqual(expect.stringMatching(/^tabby +reject$/));
    expect(all).toHaveLength(Object.keys((await tester.assumptions.read()).assumptions).length + 1);
  });

  test("no control characters of others", async ({ gateway, merchant }) => {
    const red = "\u001b[31m";
    const sent = { orderNumber: `A${red}`, smsMessage: `hello${red}\rbye` };
    await merchant.createsInvoice(sent);
    for (const line of ["invoices", "sms", "events", `why ${NO}`, `decline ${NO}`]) {
      const { out } = await at({ gateway, merchant }, line);
      expect(out).toContain("\\u001b[31m");
      expect(out.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    }
  });
});
