import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildPackage, folder, started } from "../support/command-line.js";

interface Call {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
  /** The type of the body; JSON without it. */
  readonly type?: string;
}

/** Calls of a kind, which are made in turn. */
interface Flood {
  readonly calls: readonly Call[];
  /** What is called before them. */
  readonly first?: readonly Call[];
}

/** Where the number of a call goes, which has seven digits. */
const NUMBER = "#######";
const N = NUMBER;

const MEGABYTE = "x".repeat(1_000_000);
const ORDER = {
  ...{ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid" },
  ...{ clientName: "Zaid Matooq", clientMobile: "0509200900" },
};
const PRODUCT = { title: "t".repeat(500), price: 25, qty: 1 };
const LARGE = JSON.stringify({
  ...ORDER,
  products: Array.from({ length: 380 }, () => ({ ...PRODUCT, description: "d".repeat(2000) })),
});
const SUBSCRIPTION = {
  payment: { value: 25, currencyCode: "SAR" },
  customer: { name: N + "n".repeat(150), email: "a@customer.example", mobile: "0512345678" },
  urls: { callback: `http://127.0.0.1:9/${"u".repeat(1900)}` },
  recurring: { type: "Daily", iterations: 0 },
};
/** A log of some 300 kB, which is read part by part, with a mistake at its end. */
const LONG_LOG = {
  ...{ paystub: "log", version: 1, sandbox: "x" },
  events: [...Array.from({ length: 40 }, () => ({ type: "t".repeat(8000) })), null],
};
const MANY_FIELDS = Object.fromEntries(Array.from({ length: 5000 }, (_, m) => [`${N}-${m}`, m]));

const posts = (path: string, body: object | string, token?: string): Call => {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", path, body: text, ...(token !== undefined && { token }) };
};
const gets = (path: string): Call => ({ method: "GET", path });
const form = (path: string, body: string): Call => {
  return { ...posts(path, body), type: "application/x-www-form-urlencoded" };
};
const adds = (order: object | string, token = "sandbox_shop") =>
  posts("/api/addInvoice", order, token);
/** The largest invoice that is accepted. */
const addsLarge = (token?: string) => adds(LARGE, token);
const issues = (apiId: string) => posts("/api/auth", { apiId, secretKey: "s" });

const CONTROL = "/_control/sandboxes";
const SHOP = `${CONTROL}/shop`;
const MANY = `${CONTROL}/many`;
const customer = (last: string) => {
  return { stcpayMobile: `50${last}`, stcpayMobileCountryCode: "966" };
};

const subscribes = posts("/api/registerPayment", SUBSCRIPTION, "sandbox_plans");

/** Hostile calls of each kind, with the number of a pending invoice. */
const floods = (no: string): Readonly<Record<string, Flood>> => ({
  "the largest invoices that are accepted": { calls: [addsLarge()] },
  "the same in many sandboxes": { calls: [addsLarge(`sandbox_many-${N}`)] },
  "notes of a megabyte": { calls: [adds({ ...ORDER, note: MEGABYTE })] },
  "wrong types with a megabyte in them": {
    calls: [adds({ ...ORDER, products: { text: MEGABYTE }, amount: "x" })],
  },
  "unknown fields without end": { calls: [adds(MANY_FIELDS)] },
  "names of a megabyte": { calls: [issues(`${N}${MEGABYTE}`)] },
  "new names": { calls: [issues(`name-${N}`)] },
  "long paths": { calls: [gets(`/${N}/${"p".repeat(12_000)}`)] },
  "bodies that are no JSON": { calls: [adds("{".repeat(1_000_000))] },
  "pages of an invoice with many products": {
    calls: [gets(`/pay/order/${no}?card=${N}`), gets(`/pay/frame/${no}`), gets(`/receipt/${no}`)],
  },
  "QR codes": { calls: [gets(`/openApi/loadOrderQRCode/${no}`)] },
  "pages of what is not there": {
    calls: ["/pay/order", "/s", "/pay/recurring", "/_docs"].map((path) => gets(`${path}/${N}`)),
  },
  "forms with long fields": {
    calls: [form(`/pay/order/${no}`, `do=pay&method=${N}&session=${"s".repeat(15_000)}`)],
  },
  "forms that are too long": { calls: [form(`/pay/order/${no}`, `do=${"d".repeat(1_000_000)}`)] },
  "one-time passwords": {
    calls: [posts("/rest/pay/stcpay/sendOtp", { ...customer(N), orderNumber: no, total: 25 })],
  },
  "wrong one-time passwords": {
    calls: [
      posts("/rest/pay/stcpay/processPayment", {
        ...{ ...customer("0000001"), orderNumber: no, total: 25 },
        ...{ otp: N, paymentSessionId: N, signature: MEGABYTE },
      }),
    ],
  },
  "recurring payments": { first: [subscribes], calls: [subscribes] },
  "cancellations of recurring payments": {
    first: [subscribes],
    calls: [posts("/api/cancelRecurring", { recurringId: N }, "sandbox_plans")],
  },
  "sandboxes of the control API": {
    calls: [posts(CONTROL, { name: `made-${N}`, seed: "s".repeat(200) })],
  },
  "labels and fault rules": {
    first: [addsLarge()],
    calls: [
      posts(`${SHOP}/labels`, { name: `l${N}` }),
      posts(`${SHOP}/faults`, { fault: "lost-reply", operation: "addInvoice", times: 1 }),
    ],
  },
  "lists, exports and records": {
    first: [addsLarge("sandbox_many")],
    calls: ["events", "invoices", "timeline", "export", "record"].map((name) =>
      gets(`${MANY}/${name}`),
    ),
  },
  "exports of a sandbox that is as large as it may be": {
    first: Array.from({ length: 40 }, () => addsLarge("sandbox_full")),
    calls: ["export", "timeline", "coverage"].map((name) => gets(`${CONTROL}/full/${name}`)),
  },
  "forks and rewinds": {
    first: [addsLarge("sandbox_many")],
    calls: [
      posts(`${MANY}/fork`, { name: `fork-${N}` }),
      posts(`${MANY}/rewind`, { to: 2 }),
      posts(`${MANY}/fork`, { name: `twin-${N}` }),
      posts(`${MANY}/rewind`, { to: 1e9 }),
    ],
  },
  "imports of mistakes": { calls: [posts(`${CONTROL}/import-${N}/import`, LONG_LOG)] },
});

beforeAll(buildPackage);

const CALLS = 40;
const CALLS_AT_ONCE = 8;
const HEAP_MIB = 256;

/** Starts the command as it is shipped, with a small heap. */
async function starts(data: string) {
  vi.stubEnv("NODE_OPTIONS", `--max-old-space-size=${HEAP_MIB}`);
  const mock = started("start", "--port", "0", "--data", data, "--json", "--quiet");
  const ready = await mock.line();
  if (ready === undefined) throw new Error(mock.complaints());
  const { baseUrl } = JSON.parse(ready);
  /** The status of an answer with its body; 0 where the connection was closed before one came. */
  const call = async ({ method, path, token, body, type = "application/json" }: Call) => {
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": type }),
    };
    const sent = {
      method,
      headers,
      redirect: "manual",
      ...(body !== undefined && { body }),
    } as const;
    try {
      const response = await fetch(`${baseUrl}${path}`, sent);
      return { status: response.status, text: await response.text() };
    } catch {
      return { status: 0, text: "" };
    }
  };
  return { call, stop: () => mock.stop("SIGTERM") };
}

const HEALTH: Call = { method: "GET", path: "/_control/health" };

/** The nth call of a flood. */
function nthCall({ calls }: Flood, n: number): Call {
  const { path, body, ...rest } = calls[n % calls.length] as Call;
  const numbered = (text: string) => text.replaceAll(NUMBER, `${1_000_000 + n}`);
  return { ...rest, path: numbered(path), ...(body !== undefined && { body: numbered(body) }) };
}

describe(`a mock with a heap of ${HEAP_MIB} MiB`, () => {
  test("survives hostile calls of each kind, and starts again with its data", async () => {
    const data = folder();
    const { call, stop } = await starts(data);
    const small = adds({ ...ORDER, products: [PRODUCT] }, "sandbox_mine");
    expect((await call(small)).status).toBe(200);
    const no = JSON.parse((await call(addsLarge("sandbox_mine"))).text).transactionNo;
    for (const [kind, flood] of Object.entries(floods(no))) {
      for (const one of flood.first ?? []) await call(one);
      const statuses = new Set<number>();
      let made = 0;
      const lane = async () => {
        while (made < CALLS) statuses.add((await call(nthCall(flood, made++))).status);
      };
      await Promise.all(Array.from({ length: CALLS_AT_ONCE }, lane));
      const failed = [...statuses].filter((status) => status >= 500 && status !== 503);
      expect([kind, failed, (await call(HEALTH)).status]).toEqual([kind, [], 200]);
    }
    const reads: Call = { method: "GET", path: "/api/getInvoice/1", token: "sandbox_mine" };
    expect((await call(reads)).status).toBe(404);
    expect(await stop()).toBe(0);

    const again = await starts(data);
    expect((await again.call(HEALTH)).status).toBe(200);
    const path = "/api/getTransactionsOfOrderNumber?orderNumber=ORD-1";
    const { status } = await again.call({ method: "GET", path, token: "sandbox_mine" });
    expect(status).toBe(200);
    expect(await again.stop()).toBe(0);
  });
});
