import { Ajv } from "ajv";
import { describe, expect, onTestFinished, test } from "vitest";
import { type RunningGateway, type StartOptions, startGateway } from "../../mocks/index.js";
import { controlTools } from "../../spec/generated/control.operations.js";
import { type Assistant, assistantAt, found, tokensOf } from "../support/mcp.js";
import { invoiceFields } from "../support/orders.js";
import { listening } from "../support/servers.js";

/** A mock and an assistant at it. */
async function mock(options: StartOptions = {}): Promise<Assistant & { gateway: RunningGateway }> {
  const gateway = await startGateway({ sandbox: "shop", clock: "frozen", ...options });
  onTestFinished(() => gateway.close());
  return { gateway, ...(await assistantAt(gateway.baseUrl)) };
}

/** Nothing listens there. */
const NOWHERE = "http://127.0.0.1:1/paid";

describe("the list of tools", () => {
  test("costs an assistant less than 6,000 tokens", async () => {
    const { client } = await mock();
    const { tools } = await client.listTools();
    expect(tokensOf(JSON.stringify(tools))).toBeLessThan(6000);
    expect(tools.length).toBeLessThan(30);
  });

  test("has a title, a description and a valid schema for each", async () => {
    const { client } = await mock();
    const { tools } = await client.listTools();
    const ajv = new Ajv({ strict: false });
    for (const { title, description, inputSchema } of tools) {
      expect(title).toBeTruthy();
      expect(description).toBeTruthy();
      expect(() => ajv.compile(inputSchema)).not.toThrow();
    }
  });

  test("marks tools that change nothing, and tools that remove or replace something", async () => {
    const { client } = await mock();
    const { tools } = await client.listTools();
    const hints = new Map(tools.map(({ name, annotations }) => [name, annotations]));
    expect(hints.get("why")).toMatchObject({ readOnlyHint: true });
    expect(hints.get("pay")).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(hints.get("rewind")).toMatchObject({ destructiveHint: true });
  });
});

test("an assistant finds out why a callback failed, repairs the address, moves a day, settles and reads the settlement", async () => {
  const { use, transcript } = await mock();
  const { url, asked } = await listening((_, response) => response.end());
  await use("change_settings", { webhook: { url: "http://127.0.0.1:1/webhook" } });

  const created = await use("call_service", {
    operation: "addInvoice",
    fields: invoiceFields(`${url}/paid`),
  });
  const transactionNo = found(created.text, /pay\(transactionNo "(\d+)"\)/);
  await use("pay", { transactionNo });
  const failed = await use("list", { what: "callbacks", q: "webhook" });
  const why = await use("why", { what: "callback", id: found(failed.text, /"id":"(cb-\d+)"/) });
  expect(why.text).toContain("nothing listens there");

  await use("change_settings", { webhook: { url: `${url}/webhook` } });
  const second = await use("call_service", {
    operation: "addInvoice",
    fields: { ...invoiceFields(`${url}/paid`), orderNumber: "ORD-2" },
  });
  await use("pay", { transactionNo: found(second.text, /pay\(transactionNo "(\d+)"\)/) });
  expect(asked.some((call) => call.includes(" /webhook"))).toBe(true);

  const third = await use("call_service", {
    operation: "addInvoice",
    fields: { ...invoiceFields(`${url}/paid`), orderNumber: "ORD-3" },
  });
  const unpaid = found(third.text, /pay\(transactionNo "(\d+)"\)/);
  await use("advance_clock", { by: "24h" });
  expect((await use("why", { what: "invoice", id: unpaid })).text).toContain("expir");

  await use("list", { what: "settlements" });
  const settled = await use("settle");
  const id = found(settled.text, /"settlementNumber":"([\w-]+)"/);
  const settlement = await use("read", { what: "settlement", id });
  expect(settlement.text).toContain('"orderNumber":"ORD-2"');
  expect(settlement.text).not.toContain('"orderNumber":"ORD-3"');
  for (const said of transcript) expect(tokensOf(said), said).toBeLessThan(800);
});

describe("a list", () => {
  test("has pages, and says how to get the next one", async () => {
    const { use, gateway } = await mock();
    for (let n = 1; n <= 25; n += 1) {
      const fields = { ...invoiceFields(NOWHERE), orderNumber: `ORD-${n}` };
      await use("call_service", { operation: "addInvoice", fields });
    }
    const first = await use("list", { what: "invoices" });
    expect(first.text).toMatch(/^invoices: 10 of 25\n/);
    expect(first.text).toContain('"orderNumber":"ORD-25"');
    const cursor = Number(found(first.text, /More: list\(what "invoices", cursor (\d+)\)/));
    const second = await use("list", { what: "invoices", cursor });
    expect(second.text).toContain('"orderNumber":"ORD-15"');
    expect(second.text).not.toContain('"orderNumber":"ORD-16"');
    expect((await gateway.get("shop").invoices.list()).invoices).toHaveLength(25);
  });

  test("that the control API returns whole has pages too", async () => {
    const { use } = await mock();
    const first = await use("list", { what: "faults that exist" });
    const cursor = Number(found(first.text, /cursor (\d+)\)/));
    const second = await use("list", { what: "faults that exist", cursor });
    const faultsIn = (text: string) =>
      Array.from(text.matchAll(/"fault":"([\w-]+)"/g), ([, id]) => id);
    expect(faultsIn(first.text)).toHaveLength(10);
    expect(faultsIn(second.text).filter((id) => faultsIn(first.text).includes(id))).toEqual([]);
  });

  test("of long items holds as many as fit, and misses none", async () => {
    const { use } = await mock();
    for (let n = 1; n <= 8; n += 1) {
      const path = `${NOWHERE}?n=${n}&pad=${"x".repeat(1500)}`;
      const fields = { ...invoiceFields(path), orderNumber: `ORD-${n}` };
      const { text } = await use("call_service", { operation: "addInvoice", fields });
      await use("pay", { transactionNo: found(text, /pay\(transactionNo "(\d+)"\)/) });
    }
    const seen = new Set<string>();
    let cursor: number | undefined;
    for (let page = 0; page < 8; page += 1) {
      const { text } = await use("list", {
        what: "callbacks",
        ...(cursor !== undefined && { cursor }),
      });
      expect(tokensOf(text)).toBeLessThan(800);
      for (const [, id = ""] of text.matchAll(/^\{"id":"(cb-\d+)"/gm)) seen.add(id);
      const [, next] = /cursor (\d+)\)/.exec(text) ?? [];
      if (next === undefined) break;
      cursor = Number(next);
    }
    expect(seen.size).toBe(8);
  });

  test.each(
    controlTools.find(({ name }) => name === "list")?.operations.map(({ what }) => what) ?? [],
  )("of %s is available in an empty sandbox", async (what) => {
    const { use } = await mock();
    const { text, isError } = await use("list", { what });
    expect(isError, text).toBe(false);
    expect(tokensOf(text)).toBeLessThan(800);
  });
});

describe("an answer", () => {
  test("leaves out long values, and returns them for their field", async () => {
    const { use } = await mock();
    const [note, smsMessage] = ["n".repeat(2000), "s".repeat(2000)];
    const fields = { ...invoiceFields(NOWHERE), note, smsMessage };
    await use("call_service", { operation: "addInvoice", fields });
    const short = await use("read", { what: "request", id: "1" });
    expect(tokensOf(short.text)).toBeLessThan(800);
    const whole = await use("read", { what: "request", id: "1", field: "requestBody" });
    expect(whole.text).toContain(note);
  });

  test("contains no secrets", async () => {
    const { use, gateway } = await mock();
    await gateway.get("shop").settings.change({
      secretKey: "s3cret-of-the-shop",
      webhook: { url: "http://127.0.0.1:1/hook", headers: { "X-Key": "webhook-s3cret" } },
    });
    const token = await use("call_service", {
      operation: "issueMerchantToken",
      fields: { apiId: "shop", secretKey: "s3cret-of-the-shop" },
    });
    const said = [
      token,
      await use("read", { what: "settings" }),
      await use("list", { what: "events" }),
      await use("list", { what: "requests" }),
      await use("read", { what: "request", id: "1" }),
      await use("read", { what: "request", id: "1", field: "requestBody" }),
    ].map(({ text }) => text);
    expect(said.join("\n")).not.toMatch(/s3cret|eyJ/);
    expect(token.text).toContain("redacted-");
  });

  test("has the values that the next call of a wallet payment needs", async () => {
    const { use } = await mock();
    const { text } = await use("call_service", {
      operation: "addInvoice",
      fields: invoiceFields(NOWHERE),
    });
    const orderNumber = found(text, /pay\(transactionNo "(\d+)"\)/);
    const wallet = { stcpayMobile: "500000001", stcpayMobileCountryCode: "966", total: 25.5 };
    const sent = await use("call_service", {
      operation: "sendOtp",
      fields: { ...wallet, orderNumber },
    });
    expect(sent.text).toMatch(/"paymentSessionId":"[\da-f-]{36}"/);
  });
});

describe("an error says what is wrong, what arrived and what to do", () => {
  test.each([
    ["pay", {}, /^transactionNo is missing\.\nYou sent: pay \{\}\nNext: pay has: transactionNo/],
    ["pay", { transactionNo: "7" }, /^there is no invoice .* 7\.\nYou sent: .*\nNext: list shows/],
    ["pay", { transactionNo: "7", colour: "red" }, /^pay has no field colour\./],
    ["list", { what: "horses" }, /^what of list names no kind of thing\. You sent "horses"\./],
    ["list", { what: "problems", status: "new" }, /^list takes no status here\./],
    ["read", { what: "clock", field: "nope" }, /has no field "nope".*\n.*\nNext: It has: mode/s],
    ["advance_clock", { by: "soon" }, /^by must be a duration .*, but you sent "soon"\./],
    ["add_fault", { fault: "lost-repli" }, /Did you mean lost-reply\?/],
    [
      "call_service",
      { operation: "buy" },
      /^operation names none\. You sent "buy"\.\n.*\nNext: Send/s,
    ],
    ["call_service", { operation: "getInvoice" }, /^getInvoice needs the field transactionNo\./],
    ["run", { command: ["true"] }, /^There is no tool run\./],
  ])("%s %j", async (name, input, expected) => {
    const { use } = await mock();
    const { text, isError } = await use(name, input);
    expect(isError).toBe(true);
    expect(text).toMatch(expected);
  });

  test("for several sandboxes, or none", async () => {
    const { use } = await mock();
    await use("create_sandbox", { name: "other" });
    expect((await use("list", { what: "invoices" })).text).toMatch(
      /^sandbox is missing: there are 2 sandboxes, shop, other\.\n.*\nNext: Name the one/,
    );
    const empty = await startGateway();
    onTestFinished(() => empty.close());
    const there = await assistantAt(empty.baseUrl);
    expect((await there.use("list", { what: "invoices" })).text).toMatch(
      /^There is no sandbox yet/,
    );
  });

  test("if an injected failure holds the answer back", async () => {
    const { use } = await mock();
    await use("add_fault", { fault: "lost-reply", operation: "addInvoice", times: 1 });
    const { text, isError } = await use("call_service", {
      operation: "addInvoice",
      fields: invoiceFields(NOWHERE),
    });
    expect(isError).toBe(true);
    expect(text).toMatch(
      /^addInvoice got no answer \(.*\)\.\n.*\nNext: list\(what "fault rules"\)/s,
    );
  });
});

describe("the clock and the past", () => {
  test("can be moved to a boundary, and rewound to a label", async () => {
    const { use } = await mock();
    await use("label", { name: "before" });
    const { text } = await use("call_service", {
      operation: "addInvoice",
      fields: invoiceFields(NOWHERE),
    });
    const transactionNo = found(text, /pay\(transactionNo "(\d+)"\)/);
    await use("move_clock_to", { boundary: "expiry", transactionNo, offset: "-1ms" });
    expect((await use("read", { what: "invoice", id: transactionNo })).text).toContain("pending");
    await use("advance_clock", { by: "1ms" });
    expect((await use("read", { what: "invoice", id: transactionNo })).text).toContain("canceled");
    await use("rewind", { to: "before" });
    expect((await use("list", { what: "invoices" })).text).toMatch(/^invoices: 0 of 0\n/);
  });
});

describe("resources", () => {
  test("are listed, and can be read", async () => {
    const { client } = await mock();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain("paystub://guides/README.md");
    for (const { uri } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(/\S/) });
    }
  });

  test("have one operation each, without references elsewhere", async () => {
    const { client } = await mock();
    const { contents } = await client.readResource({ uri: "paystub://operations/addInvoice" });
    const [{ text } = { text: "" }] = contents as { text: string }[];
    const { body, responses } = JSON.parse(text);
    expect(JSON.stringify(body)).toContain("clientMobile");
    expect(Object.keys(responses)).toContain("400");
    expect(text).not.toContain("$ref");
  });

  test.each(["paystub://operations/buy", "paystub://nothing"])(
    "refuse %s in a sentence",
    async (uri) => {
      const { client } = await mock();
      await expect(client.readResource({ uri })).rejects.toThrow(/here is no .*\./);
    },
  );
});
