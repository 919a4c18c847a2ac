import { expect, test } from "vitest";
import { serviceClient } from "../../contracts/calibrate/client.js";
import { isProduction, refuseProduction } from "../../contracts/calibrate/production.js";
import { call, page } from "../../contracts/calibrate/rule.js";
import { fixedAnswer, listening } from "../support/servers.js";

const NOW = Date.parse("2026-01-15T10:00:00.000Z");
const HOUR_MS = 3_600_000;

const DATA = {
  ...{ mobile: "0500000001", otp: "12345", merchant: undefined, partner: undefined },
  orderNumber: "ORD-1",
};

/** The client of a service that gives these answers, one after the other, and the pauses that it makes. */
async function clientOf(
  answers: readonly (readonly [number, Readonly<Record<string, string>>?])[],
  { pauseMs = 0, sendsDate = false } = {},
) {
  const left = [...answers];
  const { url, asked } = await listening((_, response) => {
    const [status, headers] = left.shift() ?? [200];
    response.sendDate = sendsDate;
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end("{}");
  });
  const pausesMs: number[] = [];
  const clock = {
    now: () => NOW,
    wait: async (ms: number) => void pausesMs.push(ms),
  };
  const client = serviceClient(
    {
      ...{ baseUrl: url, orderUrl: url, timeoutMs: 5000, pauseMs, clock },
      ...{ tokens: new Map(), retryMs: 120_000 },
    },
    () => DATA,
  );
  return { client, asked, pausesMs };
}

const search = () => call("getTransactionsOfOrderNumber", () => ({ query: { orderNumber: "1" } }));
const at = (ms: number) => new Date(ms).toUTCString();

test.each([
  ["seconds", { "Retry-After": "7" }, 7000],
  ["no seconds", { "Retry-After": "0" }, 0],
  ["a date", { "Retry-After": at(NOW + 30_000) }, 30_000],
  [
    "a date of a service whose clock is an hour ahead",
    { Date: at(NOW + HOUR_MS), "Retry-After": at(NOW + HOUR_MS + 30_000) },
    30_000,
  ],
  ["a date that has passed", { "Retry-After": at(NOW - 30_000) }, 0],
  ["neither", { "Retry-After": "soon" }, 1000],
  ["nothing", {}, 1000],
])(
  "the client repeats a call that gets 429 after Retry-After with %s",
  async (_, headers, waitMs) => {
    const { client, asked, pausesMs } = await clientOf([[429, headers]]);
    expect(await client.answerTo(search())).toMatchObject({ status: 200 });
    expect(asked).toHaveLength(2);
    expect(pausesMs).toEqual([waitMs]);
  },
);

test("the client keeps its pause between calls, for any Retry-After", async () => {
  const { client, pausesMs } = await clientOf([[200], [429, { "Retry-After": "0" }]], {
    pauseMs: 500,
  });
  await client.answerTo(search());
  await client.answerTo(search());
  expect(pausesMs).toEqual([500, 500]);
});

test("the client returns the answer if Retry-After exceeds two minutes", async () => {
  const { client, asked, pausesMs } = await clientOf([[429, { "Retry-After": "3600" }]]);
  expect(await client.answerTo(search())).toMatchObject({ status: 429 });
  expect([asked.length, pausesMs]).toEqual([1, []]);
});

test("the client asks a proxy's error page again, with growing delays", async () => {
  const { client, asked, pausesMs } = await clientOf([[502], [503], [504]]);
  expect(await client.answerTo(search())).toMatchObject({ status: 200 });
  expect([asked.length, pausesMs]).toEqual([4, [1000, 2000, 4000]]);
});

/** A client that calls a service at a base URL, with a partner's token. */
function clientAt(baseUrl: string, timeoutMs = 5000) {
  const tokens = new Map([["partner", "any"]] as const);
  return serviceClient({ baseUrl, orderUrl: baseUrl, timeoutMs, pauseMs: 0, tokens }, () => DATA);
}

test("the client makes each call once, below the path of the base URL", async () => {
  const { url, asked } = await fixedAnswer(200, "[]");
  const client = clientAt(`${url}/payments`);
  const list = call("getMyMerchants");
  await Promise.all([client.answerTo(list), client.answerTo(list)]);
  expect(asked).toEqual(["GET /payments/rest/partner/getMyMerchants"]);
});

test("the client follows no redirect, and opens no page at another host", async () => {
  const elsewhere = await fixedAnswer(200, "[]");
  const { url } = await fixedAnswer(302, "{}", { Location: elsewhere.url });
  const client = clientAt(url);
  const list = call("getMyMerchants");
  expect(await client.answerTo(list)).toMatchObject({ status: 302 });
  await expect(
    client.answerTo(page(call("getMyMerchants"), () => elsewhere.url)),
  ).rejects.toThrow();
  expect(elsewhere.asked).toEqual([]);
});

test("the client gives up if the first call gets no answer in time", async () => {
  const { url } = await listening(() => undefined);
  await expect(clientAt(url, 20).answerTo(call("getMyMerchants"))).rejects.toThrow(
    `nothing answers at ${url}/rest/partner/getMyMerchants (no answer within 20 ms)`,
  );
});

test.each([
  ["127.0.0.1", false],
  ["[::1]", false],
  ["10.1.2.3", false],
  ["localhost", false],
  ["payments", false],
  ["api.testing.payments.example", false],
  ["api-staging.payments.example", false],
  ["8.8.8.8", true],
  ["169.254.169.254", true],
  ["[2001:4860::1]", true],
  ["[::ffff:8.8.8.8]", true],
  ["api.payments.example", true],
  ["latest.payments.example", true],
  ["prod.test.example", true],
  ["live-sandbox.example", true],
  ["production", true],
])("the host %s counts as production: %s", (host, expected) => {
  expect(isProduction(host)).toBe(expected);
});

test("a production host is called only if the user names it", () => {
  const url = "https://pay.example";
  for (const hosts of [undefined, ["other.example"]]) {
    expect(() => refuseProduction(url, hosts)).toThrow(
      "pay.example may be a production system. To call it anyway, name it: --confirm-host pay.example",
    );
  }
  expect(() => refuseProduction(url, ["Pay.example"])).not.toThrow();
});
