import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { callable, commands, controlOperations } from "../../spec/generated/control.operations.js";
import { folder, paystub, words } from "../support/command-line.js";
import { type Persons, test } from "../support/persons.js";

/** The number of the first invoice: its instant. */
const NO = "1772366400000";

/** That instant as a person reads it. */
const START = "1 Mar 2026, 15:00:00 Riyadh";

type Some = Pick<Persons, "gateway" | "merchant">;

/** Runs a command against the persons' gateway. Their addresses become words, since ports vary. */
async function at({ gateway, merchant }: Some, line: string) {
  const ran = await paystub(...words(line), "--control-url", gateway.controlUrl);
  const named = (text: string) =>
    text.replaceAll(gateway.baseUrl, "GATEWAY").replaceAll(merchant.shop.url, "SHOP");
  return { ...ran, out: named(ran.out), complaints: named(ran.complaints) };
}

/** The lines of a command that must go well. */
async function lines(persons: Some, line: string) {
  const { code, out, complaints } = await at(persons, line);
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  return out.trimEnd().split("\n");
}

test("every operation is a command or can be called, by one name", () => {
  const streams = controlOperations.filter(({ returns }) => returns === "stream");
  const ids = callable.map(({ id }) => id);
  expect(ids.length + streams.length).toBe(controlOperations.length);
  expect(new Set(callable.map(({ name }) => name)).size).toBe(callable.length);
  expect(commands.map(({ name }) => name)).toEqual([
    ...["invoices", "pay", "requests", "events", "callbacks", "resend", "clock", "fault"],
    ...["why", "reset"],
  ]);
});

describe("a person sees", () => {
  test("an invoice through its life", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    expect(await reported("invoices")).toEqual(["no invoices"]);
    await merchant.createsInvoice();
    const pending = `invoice ${NO}, order ORD-1, 25.00 SAR: pending`;
    const declined = await at({ gateway, merchant }, `pay ${NO} cardNumber=4000000000000002`);
    expect(declined).toEqual({
      code: 1,
      out: `${pending}, declined: DECLINED, The card was declined\n`,
      complaints: "paystub: the payment was declined: DECLINED, The card was declined\n",
    });
    expect(await reported(`pay ${NO} method=mada`)).toEqual([
      `invoice ${NO}, order ORD-1, 25.00 SAR: paid by mada (control)`,
      `callback cb-1 (paid) delivered: GET SHOP/paid?transactionNo=${NO}&orderNumber=ORD-1 — answered 200`,
    ]);
    expect(await reported("invoices status=paid since=1h")).toEqual([
      "TRANSACTION    ORDER  AMOUNT     CREATED                      STATE",
      `${NO}  ORD-1  25.00 SAR  ${START}  paid by mada (control)`,
    ]);
    const why = await reported(`why ${NO}`);
    expect(why[0]).toContain(`invoice ${NO} is paid after 1 declined payment`);
    expect((await reported(`invoices ${NO}`)).join("\n")).toContain('"orderNumber": "ORD-1"');
  });

  test("callbacks, and why one failed", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    await merchant.createsInvoice();
    merchant.shop.answers(500);
    await reported(`pay ${NO}`);
    const call = `GET SHOP/paid?transactionNo=${NO}&orderNumber=ORD-1`;
    expect(await reported("callbacks")).toEqual([
      "ID    KIND  ABOUT          STATE    TRIES  CALL",
      expect.stringMatching(/^cb-1 {2}paid {2}\d+ {2}waiting {2}1 {6}GET SHOP.* answered 500/),
    ]);
    expect((await reported("why cb-1"))[0]).toContain("callback cb-1 will be retried");
    merchant.shop.answers(200);
    expect(await reported("resend cb-1")).toEqual([
      `callback cb-1 (paid) delivered: ${call} — answered 200`,
    ]);
  });

  test("requests, also those that found no sandbox", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    await merchant.createsInvoice();
    await merchant.addsInvoice({ amount: 1 });
    expect(await reported("requests")).toEqual([
      "ID  AT                           REQUEST",
      `1   ${START}  POST /api/addInvoice 200 addInvoice`,
      expect.stringMatching(/^2 .* POST \/api\/addInvoice 400 addInvoice — .*5\.00/),
    ]);
    expect(await reported("requests status=refused limit=1")).toHaveLength(2);
    expect((await reported("requests 2")).join("\n")).toContain('"status": 400');
    await fetch(`${gateway.baseUrl}/nowhere`);
    const all = await reported("requests");
    expect(all.slice(-3)).toEqual([
      "Calls that found no sandbox:",
      expect.stringMatching(/^ID +AT +REQUEST$/),
      expect.stringContaining("GET /nowhere 404"),
    ]);
    const { out } = await at({ gateway, merchant }, "requests --json");
    expect(JSON.parse(out)).toMatchObject({ unclaimed: [{ path: "/nowhere" }] });
    await gateway.reset("shop");
    expect((await reported("requests")).join("\n")).toContain("GET /nowhere 404");
  });

  test("the clock, and events on its way", async ({ gateway, merchant }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    expect((await reported("clock"))[0]).toBe(`now   ${START}, frozen`);
    await merchant.createsInvoice({ cancelUrl: null });
    const moved = await reported("clock 24h");
    expect(moved.join("\n")).toContain(`invoice ${NO} Canceled by expiry`);
    expect(moved.at(-1)).toMatch(/^now {3}2 Mar 2026, 15:00:00 Riyadh, \d events? on the way$/);
    await reported("clock 2026-03-09T00:00:00Z callbacks=skip");
    expect((await reported("clock"))[0]).toContain("9 Mar 2026");
    expect((await reported("events type=invoice-created"))[1]).toMatch(
      /^ +2 .* created: 25\.00 SAR/,
    );
    expect((await reported("events limit=1")).at(-1)).toMatch(/^and \d more; limit=n shows n$/);
  });

  test("fault rules", async ({ gateway, merchant, tester }) => {
    const reported = (line: string) => lines({ gateway, merchant }, line);
    const rule = "status=500 operation=addInvoice times=1 where.orderNumber=ORD-1";
    expect((await reported(`fault status ${rule}`))[0]).toMatch(/^fault-1 {2}addInvoice/);
    expect((await tester.faults.list()).faults).toMatchObject([
      { fault: "status", times: 1, where: { orderNumber: "ORD-1" } },
    ]);
    expect((await reported("fault"))[1]).toMatch(/^fault-1 {2}status +0 +0 +1 +addInvoice/);
    await reported("call faults.clear");
    expect(await reported("fault")).toEqual(["no faults"]);
  });

  test("a sandbox that is gone", async ({ gateway, merchant }) => {
    expect(await lines({ gateway, merchant }, "reset")).toEqual(["sandbox shop is gone"]);
  });
});

describe("paystub call", () => {
  test("lists the operations without one", async () => {
    const { code, out } = await paystub("call");
    expect(code).toBe(0);
    expect(out).toContain(
      "invoices.decline  transactionNo [code] [message]\n    Declines a payment",
    );
  });

  test.for([
    ["assumptions.change tabby=reject", { assumptions: { tabby: "reject" } }],
    ["labels.add name=here", { name: "here" }],
    ["sandbox.clock.freeze", { mode: "frozen" }],
    ["settings.change strict=true secretKey=12345 description=null", { secretKey: "12345" }],
    ["settings.change rates.USD=4", { rates: { USD: 4 } }],
    ["fork name=b at=1", { name: "b", events: 1 }],
    ["sms q=05 limit=1", { sms: [] }],
  ] as const)("%s", async ([line, answer], { gateway }) => {
    const { code, out, complaints } = await paystub(
      ...["call", ...words(line), "--json", "--control-url", gateway.controlUrl],
    );
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
    expect(JSON.parse(out)).toMatchObject(answer);
  });

  test("exports a log, and imports it or a record under its own name or another", async ({
    gateway,
    merchant,
  }) => {
    await merchant.createsInvoice();
    const some = { gateway, merchant };
    const place = folder();
    const [log, record] = [join(place, "shop.jsonl"), join(place, "shop.html")];
    writeFileSync(log, (await paystub("call", "export", "--control-url", gateway.controlUrl)).out);
    await lines(some, `record ${record}`);
    expect(readFileSync(record, "utf8")).toContain("<!doctype html>");
    for (const [file, name] of [
      [log, "b"],
      [record, "c"],
    ]) {
      await lines(some, `call import @${file} --sandbox ${name}`);
      expect((await gateway.get(`${name}`).summary()).invoices.pending).toBe(1);
    }
    await gateway.reset("shop");
    await lines(some, `call import @${log}`);
    expect((await gateway.get("shop").summary()).events).toBeGreaterThan(1);
  });
});

describe("a mistake is one line with the fix, and exit code 2", () => {
  test.for([
    ["pay", "pay needs <transactionNo>. See paystub pay --help"],
    [`pay ${NO} methd=mada`, "pay has no field methd. Did you mean method?"],
    [`pay ${NO} colour=red`, "pay has no field colour. It has transactionNo, method, cardNumber"],
    [`pay ${NO} ${NO}`, "pay takes only one argument, but you gave"],
    ['why ""', "is empty. Give it a value"],
    ["invoices status=piad", "status must be one of"],
    ["fault lost-rply", "Did you mean lost-reply?"],
    ["fault hang where.nosuch=1", "where.nosuch is not a field to ask for"],
    ["fault hang times=0", "times must"],
    [
      "call invoices.declin",
      "the control API has no operation invoices.declin. Did you mean invoices.decline?",
    ],
    ["call bananas", "the control API has no operation bananas. See paystub call"],
    ["call invoices.decline", "call invoices.decline needs transactionNo=..."],
    ["call fork", "call fork needs name=..."],
    ["clock --sandbox nosuch", "there is no sandbox nosuch. Open sandboxes: shop\n"],
    ["call fork b", 'call fork takes name=value, but you gave "b"'],
    ["call import @nowhere.jsonl", "the log nowhere.jsonl does not exist"],
  ] as const)("%s", async ([line, why], { gateway }) => {
    const { code, out, complaints } = await paystub(
      ...[...words(line), "--control-url", gateway.controlUrl],
    );
    expect([code, out]).toEqual([2, ""]);
    expect(complaints).toMatch(/^paystub: [^\n]+\n$/);
    expect(complaints).toContain(why);
  });

  test("a wrong token", async () => {
    const mock = await startGateway({ host: "0.0.0.0", port: 0, controlToken: "0123456789abcdef" });
    onTestFinished(() => mock.close());
    const url = `http://127.0.0.1:${new URL(mock.baseUrl).port}/_control`;
    const { code, complaints } = await paystub(
      ...["status", "--control-token", "wrong", "--control-url", url],
    );
    expect(code).toBe(2);
    expect(complaints).toMatch(/^paystub: the control API needs [^\n]+ with --control-token\n$/);
  });

  test.for([
    ["pay 1772366499999", "paystub invoices --sandbox shop"],
    ["resend cb-9", "paystub callbacks --sandbox shop"],
    ["call faults.remove faultId=fault-9", "paystub fault --sandbox shop"],
    ["pay order:ORD-9", "paystub invoices --sandbox shop"],
    ["requests 99", "paystub requests --sandbox shop"],
    ["call clock.toBoundary transactionNo=1 boundary=expiry", "paystub invoices --sandbox shop"],
  ] as const)("a refusal of the mock has exit code 1: %s", async ([line, why], { gateway }) => {
    const { code, complaints } = await paystub(
      ...[...words(line), "--control-url", gateway.controlUrl],
    );
    expect(code).toBe(1);
    expect(complaints).toContain(why);
  });
});
