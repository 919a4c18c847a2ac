import { describe, expect, onTestFinished, test } from "vitest";
import {
  type AddressedRequest,
  calledAt,
  callerOf,
  originOf,
  proxyRange,
} from "../../mocks/api/called-at.js";
import {
  Refused,
  type RunningGateway,
  type StartOptions,
  startGateway,
} from "../../mocks/index.js";
import { sendRaw } from "../support/http.js";

const PROXIES = ["10.0.0.0/8", "fd00::/8", "loopback"].flatMap((text) => proxyRange(text) ?? []);

const PEER = "10.0.0.7";

/** What links begin with, for a request that came from an address with headers. */
const said = (headers: AddressedRequest["headers"], from = PEER) =>
  originOf(
    calledAt(
      { headers: { host: "inner:4010", ...headers }, socket: { remoteAddress: from } },
      PROXIES,
    ),
  );

describe("the address of a call is", () => {
  test.each<[string, AddressedRequest["headers"], string | undefined]>([
    ["its Host where nothing is reported", {}, "http://inner:4010"],
    [
      "what Forwarded tells",
      { forwarded: "for=1.2.3.4;host=pay.example;proto=https" },
      "https://pay.example",
    ],
    [
      "in any order and letter case",
      { forwarded: "PROTO=HTTPS; Host=pay.example" },
      "https://pay.example",
    ],
    [
      "with a port, in quotes",
      { forwarded: 'host="pay.example:8443";proto=https' },
      "https://pay.example:8443",
    ],
    ["an IPv6 address", { forwarded: 'host="[2001:db8::1]:80"' }, "http://[2001:db8::1]"],
    [
      "its Host where only TLS is reported",
      { forwarded: "for=1.2.3.4;proto=https" },
      "https://inner:4010",
    ],
    [
      "the last that was reported",
      { forwarded: "host=evil.example, for=1.2.3.4;host=pay.example" },
      "http://pay.example",
    ],
    [
      "one proxy further out where the caller of the last is trusted",
      { forwarded: 'for=1.2.3.4;host=pay.example;proto=https, for="10.0.0.9:55";host=lb' },
      "https://pay.example",
    ],
    [
      "no further than the first that is not",
      { forwarded: "host=evil.example, for=1.2.3.4;host=pay.example, for=10.0.0.9;host=lb" },
      "http://pay.example",
    ],
    [
      "what is reported under a bracketed address",
      { forwarded: 'host=pay.example, for="[fd00::1]";host=lb' },
      "http://pay.example",
    ],
    [
      "none of a comma in quotes",
      { forwarded: 'for="a,b";host=pay.example' },
      "http://pay.example",
    ],
    [
      "what the older headers tell",
      { "x-forwarded-host": "pay.example", "x-forwarded-proto": "https" },
      "https://pay.example",
    ],
    [
      "the last of their lists",
      { "x-forwarded-for": "6.6.6.6, 1.2.3.4", "x-forwarded-host": "evil.example, pay.example" },
      "http://pay.example",
    ],
    [
      "their only one, whatever went over how many proxies",
      {
        "x-forwarded-for": "1.2.3.4, 10.0.0.9",
        "x-forwarded-host": "pay.example",
        "x-forwarded-proto": "https",
      },
      "https://pay.example",
    ],
    [
      "Forwarded where both are there",
      { forwarded: "host=pay.example", "x-forwarded-host": "evil.example" },
      "http://pay.example",
    ],
    [
      "its Host where a header is empty",
      { forwarded: "", "x-forwarded-host": "" },
      "http://inner:4010",
    ],
    [
      "plain where another scheme is reported",
      { forwarded: "host=pay.example;proto=javascript" },
      "http://pay.example",
    ],
  ])("%s", (_what, headers, expected) => {
    expect(said(headers)).toBe(expected);
  });

  test.each(["1.2.3.4", "11.0.0.1", "::ffff:11.0.0.1", "2001:db8::1", "no-address"])(
    "its Host for a header of %s, which is not one of our proxies",
    (from) => {
      const headers = { forwarded: "host=evil.example", "x-forwarded-host": "evil.example" };
      expect(said(headers, from)).toBe("http://inner:4010");
    },
  );

  test("the reported one from a proxy with an IPv4 address written as IPv6", () => {
    expect(said({ forwarded: "host=pay.example" }, "::ffff:10.0.0.7")).toBe("http://pay.example");
  });

  test.each([
    "evil.example/.localhost",
    "evil.example\\.localhost",
    "user@evil.localhost",
    "evil.example?.localhost",
    "evil.example#.localhost",
    '"><script>.localhost',
    "a b.localhost",
    "localhost:99999999",
    "localhost:99999",
    "[::1",
    "",
    `${"a".repeat(64)}.localhost`,
  ])("undefined for %j, which is not a host", (host) => {
    expect(originOf({ host, isSecure: false, isForwarded: false })).toBeUndefined();
  });

  test.each([
    ["with a quote that was left open", 'host=evil.example;x=", for="[fd00::1]"'],
    ["with an escaped quote that closes nothing", 'host=evil.example;x="\\", for=1.2.3.4'],
    ["that is longer than proxies make it", `${"for=10.0.0.1, ".repeat(200)}host=pay.example`],
  ])("its Host for a header %s", (_what, forwarded) => {
    expect(said({ forwarded })).toBe("http://inner:4010");
  });
});

describe("the caller is", () => {
  test.for<[string, AddressedRequest["headers"], string]>([
    ["who the proxy tells", { forwarded: 'for="203.0.113.5:4711";proto=https' }, "203.0.113.5"],
    ["who it tells by the older header", { "x-forwarded-for": "203.0.113.5" }, "203.0.113.5"],
    ["nobody that the caller put before", { "x-forwarded-for": "6.6.6.6, 1.2.3.4" }, "1.2.3.4"],
    ["who the outer proxy tells", { "x-forwarded-for": "1.2.3.4, 10.0.0.9" }, "1.2.3.4"],
    ["the proxy where it tells nothing", {}, PEER],
    ["the proxy where it hides who", { forwarded: "for=_hidden" }, PEER],
    ["the proxy where it knows no address", { "x-forwarded-for": "unknown" }, PEER],
    [
      "who both kinds of headers tell",
      { forwarded: "for=1.2.3.4", "x-forwarded-for": "1.2.3.4" },
      "1.2.3.4",
    ],
    [
      "the proxy where one kind was left as the caller sent it",
      { forwarded: "for=6.6.6.6", "x-forwarded-for": "1.2.3.4" },
      PEER,
    ],
  ])("%s", ([_what, headers, expected]) => {
    expect(callerOf({ headers, socket: { remoteAddress: PEER } }, PROXIES)).toBe(expected);
  });

  test("the peer's address if the peer is not a proxy", () => {
    const headers = { forwarded: "for=1.2.3.4", "x-forwarded-for": "1.2.3.4" };
    const asked = { headers, socket: { remoteAddress: "11.0.0.1" } };
    expect(callerOf(asked, PROXIES)).toBe("11.0.0.1");
  });
});

async function started(options: StartOptions): Promise<RunningGateway & { local: string }> {
  const gateway = await startGateway({
    sandbox: "shop",
    controlToken: "known-to-the-test",
    ...options,
  });
  onTestFinished(() => gateway.close());
  return { ...gateway, local: gateway.baseUrl.replace("localhost", "127.0.0.1") };
}

const TOKEN = { Authorization: "Bearer sandbox_shop", "Content-Type": "application/json" };

const ORDER = {
  ...{ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid" },
  ...{ clientName: "Sara", clientMobile: "0500000001" },
  products: [{ title: "Book", price: 25, qty: 1 }],
  smsMessage: "[WEB_URL] [QR_URL] [MOB_URL] [SHORT_URL]",
};

const PLAN = {
  payment: { value: 49.5, currencyCode: "SAR" },
  customer: { name: "Sara", mobile: "0500000001" },
  urls: { callback: "http://127.0.0.1:9/charged" },
  recurring: { type: "Monthly", iterations: 12, retryCount: 2 },
};

type Caller = (path: string, body?: object) => ReturnType<typeof sendRaw>;

/** Calls a gateway by another name than that of its address. */
const calls =
  (gateway: { readonly local: string }, headers: Readonly<Record<string, string>>): Caller =>
  (path, body) => {
    const isControl = path.startsWith("/_control");
    const token = isControl ? { Authorization: "Bearer known-to-the-test" } : TOKEN;
    return sendRaw(gateway.local, {
      path,
      method: body ? "POST" : "GET",
      headers: { ...token, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  };

/** The origins of all links in a text. */
const originsIn = (text: string) => [
  ...new Set((text.match(/https?:\/\/[^\s"<\\]+/g) ?? []).map((url) => new URL(url).origin)),
];

/** The origins of what the mock hands out: without what the order itself named. */
const links = (json: Readonly<Record<string, unknown>>) =>
  originsIn(JSON.stringify({ ...json, gatewayOrderRequest: undefined }));

const FOLLOWING = { publicUrl: "request", host: "0.0.0.0", allowHosts: ["mock", "pay.example"] };

describe("links that follow the call", () => {
  test("begin with the caller's address in each reply and in text messages", async () => {
    const gateway = await started(FOLLOWING);
    const inside = calls(gateway, { Host: "mock:4010" });
    const { json: invoice } = await inside("/api/addInvoice", ORDER);
    expect(links(invoice)).toEqual(["http://mock:4010"]);
    expect(Object.keys(invoice)).toEqual(
      expect.arrayContaining(["url", "qrUrl", "mobileUrl", "checkUrl"]),
    );
    const [sms] = (await gateway.get("shop").sms()).sms;
    expect(originsIn(sms?.text ?? "")).toEqual(["http://mock:4010"]);

    const { json: registered } = await inside("/api/registerPayment", PLAN);
    expect(links(registered)).toEqual(["http://mock:4010"]);

    const outside = calls(gateway, { Host: "localhost:49153" });
    const { json: again } = await outside(`/api/getInvoice/${invoice.transactionNo}`);
    expect(links(again)).toEqual(["http://localhost:49153"]);
    const { json: listed } = await outside("/_control/sandboxes/shop/invoices");
    expect(originsIn(listed.invoices[0].paymentUrl)).toEqual(["http://localhost:49153"]);
    expect((await outside("/_docs")).text).toContain("BASE=http://localhost:49153");
    expect((await inside("/_docs")).text).toContain("BASE=http://mock:4010");
  });

  test("begin with the gateway's own address for calls within the process", async () => {
    const gateway = await started(FOLLOWING);
    const { json } = await calls(gateway, { Host: "mock" })("/api/addInvoice", ORDER);
    const read = await gateway.get("shop").invoices.read(json.transactionNo);
    expect(new URL(read.paymentUrl).origin).toBe(gateway.baseUrl);
  });

  test("never contain a host that is not allowed or invalid", async () => {
    const gateway = await started(FOLLOWING);
    const refused = await calls(gateway, { Host: "evil.example" })("/api/addInvoice", ORDER);
    expect(refused.status).toBe(403);
    const odd = await calls(gateway, { Host: "evil.example/.localhost" })("/api/addInvoice", ORDER);
    expect(odd.status).toBe(403);
    const reported = {
      Host: "mock",
      Forwarded: "host=pay.example",
      "X-Forwarded-Host": "pay.example",
    };
    const untrusted = await calls(gateway, reported)("/api/addInvoice", ORDER);
    expect(links(untrusted.json)).toEqual(["http://mock"]);
  });

  test("of a fork, an imported copy and a rewound sandbox begin with the address of the call", async () => {
    const gateway = await started(FOLLOWING);
    const { json: made } = await calls(gateway, { Host: "mock" })("/api/addInvoice", ORDER);
    await gateway.fork("shop", { name: "twin" });
    await gateway.reset("shop");
    await gateway.import("copy", await gateway.get("twin").export());
    const other = calls(gateway, { Host: "pay.example", Authorization: "Bearer sandbox_copy" });
    const { json: copied } = await other(`/api/getInvoice/${made.transactionNo}`);
    expect(links(copied)).toEqual(["http://pay.example"]);
    // What was sent was sent: no copy sends it again.
    const [sms] = (await gateway.get("copy").sms()).sms;
    expect(originsIn(sms?.text ?? "")).toEqual(["http://mock"]);
  });

  test("keep the host of the switch, except the status check", async () => {
    const gateway = await started({
      ...FOLLOWING,
      assume: { "invoice-url-host": "https://bills.example" },
    });
    const { json } = await calls(gateway, { Host: "mock" })("/api/addInvoice", ORDER);
    expect(links(json).sort()).toEqual(["http://mock", "https://bills.example"]);
  });
});

describe("behind a trusted proxy links", () => {
  const BEHIND = {
    publicUrl: "request",
    trustProxy: ["loopback"],
    allowHosts: ["pay.example", "inner"],
  };

  test.each<[string, Record<string, string>]>([
    ["Forwarded", { Forwarded: "for=1.2.3.4;host=pay.example;proto=https" }],
    ["the older headers", { "X-Forwarded-Host": "pay.example", "X-Forwarded-Proto": "https" }],
  ])("begin as %s reports, and its pages accept forms", async (_what, reported) => {
    const gateway = await started(BEHIND);
    expect(gateway.controlToken).toBe("known-to-the-test");
    const { json } = await calls(gateway, { Host: "inner", ...reported })("/api/addInvoice", ORDER);
    expect(links(json)).toEqual(["https://pay.example"]);
    const posts = (origin: string, headers: Record<string, string>) =>
      calls(gateway, { Host: "inner", Origin: origin, ...headers })("/pay/order/1", {});
    expect((await posts("https://pay.example", reported)).status).not.toBe(403);
    expect((await posts("https://pay.example", {})).status).toBe(403);
    expect((await posts("https://evil.example", reported)).status).toBe(403);
  });

  const NO_PORT = "host pay.example:99999 has an invalid port. Send one up to 65535";

  test.each<[string, Record<string, string>, string]>([
    [
      "a forwarded name that is not allowed",
      { Host: "inner", Forwarded: "host=evil.example" },
      "--allow-host evil.example",
    ],
    [
      "one that is not a name",
      { Host: "inner", Forwarded: 'host="evil.example/.localhost"' },
      "the forwarded host evil.example/.localhost is invalid. Send a name or an address",
    ],
    ["a port that is none", { Host: "inner", Forwarded: 'host="pay.example:99999"' }, NO_PORT],
    [
      "one of the older header",
      { Host: "inner", "X-Forwarded-Host": "pay.example:99999" },
      NO_PORT,
    ],
    [
      "a page under a rebound name that forges the header",
      { Host: "evil.example", Forwarded: "host=pay.example" },
      "--allow-host evil.example",
    ],
  ])("refuse %s", async (_what, headers, why) => {
    const gateway = await started(BEHIND);
    const { status, text } = await calls(gateway, headers)("/api/addInvoice", ORDER);
    expect([status, text]).toEqual([403, expect.stringContaining(why)]);
    expect((await gateway.get("shop").invoices.list()).invoices).toEqual([]);
  });
});

test("the built-in shop redirects customers to the host that they used", async () => {
  const gateway = await started(FOLLOWING);
  const front = calls(gateway, {
    Host: "mock:4010",
    Accept: "application/json",
    Authorization: "Bearer known-to-the-test",
  });
  const { status, json } = await front("/_shop/orders", { good: "coffee", sandbox: "shop" });
  expect([status, links(json)]).toEqual([201, ["http://mock:4010"]]);
  const shop = gateway.get("shop");
  await shop.invoices.pay(json.transactionNo);
  const [callback] = (await shop.callbacks.list()).callbacks;
  expect(callback).toMatchObject({ state: "delivered" });
  expect(new URL(callback?.url ?? "").origin).toBe("http://mock:4010");
});

test.each<[StartOptions, string]>([
  [
    { publicUrl: "request", orderPort: 0 },
    "orderPort must be left out where links follow the call",
  ],
  [
    { publicUrl: "request", trustProxy: ["10.0.0.0/64"] },
    "trustProxy.0 must be an address or a range",
  ],
  [
    { publicUrl: "request", trustProxy: ["nginx"] },
    "the address of a proxy, a range such as 10.0.0.0/8",
  ],
  [{ publicUrl: "requests" }, "or request"],
  [{ port: 4010, orderPort: 4010 }, "orderPort must be another port than 4010"],
])("refuses %j", async (options, why) => {
  await expect(startGateway(options)).rejects.toThrow(Refused);
  await expect(startGateway(options)).rejects.toThrow(why);
});
