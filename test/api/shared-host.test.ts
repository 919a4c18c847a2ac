import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { CallerLimits } from "../../mocks/api/authentication.js";
import { GUESSES_MAX, GuessLimit } from "../../mocks/api/guess-limit.js";
import {
  Refused,
  type RunningGateway,
  type StartOptions,
  startGateway,
} from "../../mocks/index.js";
import { Bounds } from "../../mocks/sandbox/bounds.js";
import { Tokens } from "../../mocks/sandbox/tokens.js";
import { sendRaw } from "../support/http.js";

const HEALTH = "/_control/health";
const SANDBOXES = "/_control/sandboxes";
const SHOP = { Authorization: "Bearer sandbox_shop" };

const ORDER = {
  orderNumber: "ORD-1",
  amount: 25,
  callBackUrl: "http://127.0.0.1:9/paid",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Book", price: 25, qty: 1 }],
};

/** A gateway that others could reach, and its address on this machine. */
async function shared(options: StartOptions = {}): Promise<RunningGateway & { local: string }> {
  const gateway = await startGateway({ host: "0.0.0.0", sandbox: "shop", ...options });
  onTestFinished(() => gateway.close());
  return { ...gateway, local: gateway.baseUrl.replace("localhost", "127.0.0.1") };
}

const why = (options: StartOptions) =>
  startGateway({ host: "0.0.0.0", port: 0, ...options }).then(
    (gateway) => gateway.close().then(() => "started"),
    (error: unknown) => (error instanceof Refused ? error.message : String(error)),
  );

describe("a gateway that others can reach accepts", () => {
  const NAMED: StartOptions = {
    allowHosts: ["paystub", "Mock.CI.example", "*.review.example"],
    publicUrl: "https://pay.example:8443",
  };
  test.for([
    ["192.168.1.5:4010", {}, 200],
    ["203.0.113.9", {}, 200],
    ["[2001:db8::1]:4010", {}, 200],
    ["127.0.0.1", {}, 200],
    ["localhost:4010", {}, 200],
    ["shop.localhost", {}, 200],
    ["paystub:4010", {}, 403],
    ["attacker.example", {}, 403],
    ["192.168.1.5.attacker.example", {}, 403],
    ["localhost.attacker.example", {}, 403],
    ["0x7f.1.attacker.example", {}, 403],
    ["paystub:4010", NAMED, 200],
    ["PAYSTUB", NAMED, 200],
    ["paystub.:4010", NAMED, 200],
    ["mock.ci.example", NAMED, 200],
    ["pay.example", NAMED, 200],
    ["pr-12.review.example", NAMED, 200],
    ["a.b.review.example", NAMED, 200],
    ["review.example", NAMED, 403],
    ["evilreview.example", NAMED, 403],
    ["sub.pay.example", NAMED, 403],
    ["attacker.example", { allowHosts: ["*"] }, 200],
    ["evil.example/.localhost", {}, 403],
    ["evil.example?.localhost", {}, 403],
    ["evil.example#.localhost", {}, 403],
    ["evil.example .localhost", {}, 403],
    ["[evil.localhost", {}, 403],
    ["evil.example/", { allowHosts: ["*"] }, 403],
    // Behind a proxy on this machine.
    ["pay.example", { host: "127.0.0.1", publicUrl: "https://pay.example" }, 200],
    ["attacker.example", { host: "127.0.0.1", publicUrl: "https://pay.example" }, 403],
    ["paystub.test", { host: "127.0.0.1", allowHosts: ["paystub.test"] }, 200],
    ["192.168.1.5", { host: "127.0.0.1", allowHosts: ["paystub.test"] }, 403],
  ] as const)("the Host %j with %j: %d", async ([host, options, expected]) => {
    const { local } = await shared(options as StartOptions);
    for (const path of [HEALTH, "/api/recurringPayments"]) {
      const { status } = await sendRaw(local, { path, headers: { ...SHOP, Host: host } });
      expect([path, status]).toEqual([path, expected]);
    }
  });

  test("no Host for a load balancer's health check in HTTP 1.0", async () => {
    const { local } = await shared();
    const socket = connect(Number(new URL(local).port), "127.0.0.1");
    socket.end(`GET ${HEALTH} HTTP/1.0\r\n\r\n`);
    const [line = ""] = (await text(socket)).split("\r\n");
    expect(line).toBe("HTTP/1.1 200 OK");
  });

  test("no other name, and names the flag that allows it", async () => {
    const { local } = await shared();
    const { json } = await sendRaw(local, { path: HEALTH, headers: { Host: "paystub:4010" } });
    expect(json.detail).toBe(
      "the gateway does not accept the name paystub. Call it by its address, or start it with --allow-host paystub",
    );
  });
});

describe("a public URL", () => {
  const publicUrl = "https://pay.example";

  test("is the base of all links, and its forms count as same-site", async () => {
    const { local, get } = await shared({ publicUrl });
    const { status, json } = await sendRaw(local, {
      method: "POST",
      path: "/api/addInvoice",
      headers: { ...SHOP, "Content-Type": "application/json" },
      body: JSON.stringify({ ...ORDER, smsMessage: "Pay at [SHORT_URL]" }),
    });
    expect(status).toBe(200);
    const { transactionNo, url, mobileUrl, qrUrl, checkUrl } = json;
    for (const link of [url, mobileUrl, qrUrl, checkUrl]) {
      expect(link).toMatch(/^https:\/\/pay\.example\/\w/);
    }
    expect((await get("shop").sms()).sms[0]?.text).toContain("https://pay.example/s/");
    const form = { "Content-Type": "application/x-www-form-urlencoded", Host: "pay.example" };
    const posts = async (Origin: string) =>
      sendRaw(local, {
        method: "POST",
        path: `/pay/order/${transactionNo}`,
        headers: { ...form, Origin },
        body: "do=pay",
      });
    const refused = await posts("https://other.example");
    expect([refused.status, refused.json.detail]).toEqual([
      403,
      "a page of https://other.example may not call the gateway. If that is the gateway's own address, start it with --public-url",
    ]);
    expect((await posts("http://pay.example")).status).toBe(303);
    expect((await posts(publicUrl)).status).toBe(409);
  });

  test("makes a gateway on loopback a shared one", async () => {
    const gateway = await shared({ host: "127.0.0.1", publicUrl });
    expect(gateway.controlToken).not.toBeNull();
    expect((await sendRaw(gateway.local, { path: SANDBOXES })).status).toBe(401);
  });

  test("on this machine does not make it a shared one", async () => {
    const gateway = await shared({ host: "127.0.0.1", publicUrl: "http://localhost:8080" });
    expect(gateway.controlToken).toBeNull();
  });

  test.each(["pay.example", "https://pay.example/mock", "ftp://pay.example", "https://a b"])(
    "cannot be %j",
    async (given) => {
      expect(await why({ publicUrl: given })).toMatch(
        /^publicUrl .*an http or https address without a path, such as https:\/\/pay\.ci\.example/,
      );
    },
  );
});

describe("the API token", () => {
  const apiToken = "0123456789abcdef";
  let gateway: Awaited<ReturnType<typeof shared>>;
  /** What the terminal shows of each request. */
  let logged: unknown[];
  beforeEach(async () => {
    logged = [];
    const request = (...entry: unknown[]) => void logged.push(entry);
    gateway = await shared({ apiToken, observer: { request } });
  });
  const asks = (path: string, headers: Record<string, string> = {}) =>
    sendRaw(gateway.local, { path, headers: { ...SHOP, ...headers } });

  test("is required by every operation, in its own error shape, and by no page", async () => {
    const { status, json } = await asks("/api/recurringPayments");
    expect([status, json.detail]).toEqual([
      401,
      expect.stringMatching(/^this gateway needs its API token. .*\/_token\/<token>.*X-Paystub/),
    ]);
    for (const path of ["/api/getInvoice/1", "/nowhere", "/api/auth", "/_token"]) {
      expect([path, (await asks(path)).status]).toEqual([path, 401]);
    }
    const otp = await sendRaw(gateway.local, { method: "POST", path: "/rest/pay/stcpay/sendOtp" });
    expect(otp.json).toMatchObject({ status: 401, error: expect.any(String) });
    for (const [path, expected] of [
      ["/pay/order/1", 404],
      ["/_docs", 200],
      ["/", 200],
      ["/_token/", 200],
      ["/favicon.ico", 204],
      [HEALTH, 200],
      [SANDBOXES, 401],
    ] as const) {
      expect([path, (await asks(path)).status]).toEqual([path, expected]);
    }
  });

  test.for([
    ["a header", "/api/recurringPayments", { "X-Paystub-Token": apiToken }],
    ["a part of the base URL", `/_token/${apiToken}/api/recurringPayments`, {}],
    ["both", `/_token/${apiToken}/api/recurringPayments`, { "X-Paystub-Token": "other" }],
  ] as const)("is accepted as %s, beside the service's own token", async ([, path, headers]) => {
    const { status, json } = await asks(path, headers);
    expect([status, json]).toEqual([200, []]);
  });

  test("in the base URL opens pages and the control API too", async () => {
    const base = `/_token/${apiToken}`;
    expect((await asks(`${base}/_docs`)).status).toBe(200);
    const { controlToken } = gateway;
    const headers = { Authorization: `Bearer ${controlToken}` };
    expect((await asks(base + SANDBOXES)).status).toBe(401);
    expect((await asks(base + SANDBOXES, headers)).status).toBe(200);
  });

  test("is in no journal, right or wrong", async () => {
    await asks(`/_token/${apiToken}/api/recurringPayments?a=b`);
    await asks("/_token/nearly-right-0123/api/recurringPayments");
    const { requests } = await gateway.get("shop").requests();
    expect(requests.at(-1)?.path).toBe("/api/recurringPayments?a=b");
    const unclaimed = (await gateway.unclaimedRequests()).requests;
    expect(unclaimed.at(-1)).toMatchObject({ path: "/api/recurringPayments", status: 401 });
    expect(JSON.stringify([requests, unclaimed])).not.toMatch(/0123/);
  });

  test.for([
    "//_token/<T>/api/recurringPayments",
    "/_TOKEN/<T>/api/recurringPayments",
    "/%5ftoken/<T>/api/recurringPayments",
    "/%255Ftoken/<T>/api/recurringPayments",
    "/_token%2f<T>/api/recurringPayments",
    "/\\_token/<T>/api/recurringPayments",
  ])(
    "is accepted, never stored and never logged if its path is misspelled as %s",
    async (spelling) => {
      const { status } = await asks(spelling.replace("<T>", apiToken));
      expect(status).toBe(200);
      const { requests } = await gateway.get("shop").requests();
      expect(requests.at(-1)?.path).toBe("/api/recurringPayments");
      expect(logged).toHaveLength(1);
      expect(JSON.stringify([requests, logged])).not.toContain(apiToken);
    },
  );

  test.for([
    "/api/_token/<T>/recurringPayments",
    "/_tokens/<T>/api/recurringPayments",
    "/token/<T>",
    "/<T>/api/recurringPayments",
    "/api/recurringPayments?token=<T>",
    "/api/recurringPayments?next=%2F_token%2F<T>",
  ])("is never stored or logged if the client sends it as %s", async (spelling) => {
    const encoded = [...apiToken].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("");
    for (const token of [apiToken, encoded]) {
      const path = spelling.replace("<T>", token);
      const referer = `http://127.0.0.1/_token/${token}/pay/order/1`;
      const { status, text } = await asks(path, { Referer: referer });
      expect([path, status]).toEqual([path, 401]);
      expect(text).not.toContain(token);
      await asks(path, { Host: "attacker.example" });
    }
    const { controlToken } = gateway;
    await asks(`/nowhere?token=${controlToken}`, { "X-Paystub-Token": apiToken });
    const kept = JSON.stringify([(await gateway.unclaimedRequests()).requests, logged]);
    for (const secret of [apiToken, encoded, String(controlToken)]) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain("(hidden)");
  });

  test.each(["", "short", "with a space in it", "with/a/slash/in/it"])(
    "cannot be %j",
    async (given) => {
      expect(await why({ apiToken: given })).toMatch(/^apiToken .*openssl rand -hex 16/);
    },
  );
});

describe("wrong tokens", () => {
  test.for([
    ["of the control API", SANDBOXES, (token: string) => ({ Authorization: `Bearer ${token}` })],
    ["of the operations", "/nowhere", (token: string) => ({ "X-Paystub-Token": token })],
  ] as const)("%s are checked ten times a minute, then no token is", async ([, path, sent]) => {
    const right = "the-right-token-of-it";
    const { local } = await shared({ apiToken: right, controlToken: right });
    const tries = async (token: string) => sendRaw(local, { path, headers: sent(token) });
    for (let guess = 1; guess <= GUESSES_MAX.perAddress; guess += 1) {
      expect((await tries(`guess-${guess}`)).status).toBe(401);
    }
    for (const token of ["another-guess", right]) {
      const { status, headers, json } = await tries(token);
      expect(status).toBe(429);
      expect(Number(headers["retry-after"])).toBeGreaterThan(50);
      expect(json.detail).toMatch(/^too many wrong tokens came .* Try again in \d+ seconds$/);
    }
    // Who sends none guesses none.
    expect((await sendRaw(local, { path })).status).toBe(401);
  });

  test.for([
    ["of whom a trusted proxy tells: another one behind it is heard", ["loopback"], 401],
    ["of the sender where nobody is trusted: a header evades nothing", [], 429],
  ] as const)("count as those %s", async ([, trustProxy, then]) => {
    const { local } = await shared({ controlToken: "the-right-token-of-it", trustProxy });
    const tries = async (from: string, token: string) => {
      const headers = { Authorization: `Bearer ${token}`, "X-Forwarded-For": from };
      return (await sendRaw(local, { path: SANDBOXES, headers })).status;
    };
    for (let guess = 1; guess <= GUESSES_MAX.perAddress; guess += 1) {
      expect(await tries("203.0.113.5", `guess-${guess}`)).toBe(401);
    }
    expect(await tries("203.0.113.5", "another")).toBe(429);
    expect(await tries("203.0.113.6", "another")).toBe(then);
  });

  describe("by the clock", () => {
    const start = (): { limit: GuessLimit; pass: (ms: number) => void } => {
      let now = 0;
      const limit = new GuessLimit(() => now);
      return {
        limit,
        pass: (ms) => {
          now += ms;
        },
      };
    };
    const guesses = (limit: GuessLimit, address: string, times: number) => {
      for (let n = 0; n < times; n += 1) limit.guessed(address);
    };

    test("count for a minute", () => {
      const { limit, pass } = start();
      guesses(limit, "192.0.2.1", GUESSES_MAX.perAddress - 1);
      expect(limit.waitMs("192.0.2.1")).toBe(0);
      guesses(limit, "192.0.2.1", 1);
      pass(59_999);
      expect([limit.waitMs("192.0.2.1"), limit.waitMs("192.0.2.2")]).toEqual([1, 0]);
      pass(1);
      expect(limit.waitMs("192.0.2.1")).toBe(0);
    });

    test("of one IPv6 network and in two notations count for one address", () => {
      const { limit } = start();
      guesses(limit, "2001:db8:1:2::1", 5);
      guesses(limit, "2001:db8:1:2:ffff::9", 5);
      guesses(limit, "::ffff:192.0.2.1", 10);
      expect(limit.waitMs("2001:db8:1:2::77")).toBeGreaterThan(0);
      expect(limit.waitMs("192.0.2.1")).toBeGreaterThan(0);
      expect(limit.waitMs("2001:db8:1:3::1")).toBe(0);
    });

    test("of many addresses leave a new one a try, and do not affect clients with the right token", () => {
      const { limit, pass } = start();
      limit.knew("192.0.2.200");
      for (let n = 0; n < GUESSES_MAX.inAll; n += 1) limit.guessed(`198.51.100.${n}`);
      expect(limit.waitMs("203.0.113.1")).toBe(0);
      guesses(limit, "203.0.113.1", 1);
      expect(limit.waitMs("203.0.113.1")).toBe(60_000);
      guesses(limit, "192.0.2.200", GUESSES_MAX.ofKnower - 1);
      expect(limit.waitMs("192.0.2.200")).toBe(0);
      guesses(limit, "192.0.2.200", 1);
      expect(limit.waitMs("192.0.2.200")).toBe(60_000);
      pass(60_000);
      expect([limit.waitMs("203.0.113.1"), limit.waitMs("192.0.2.200")]).toEqual([0, 0]);
    });

    test("for one sandbox do not affect others", () => {
      const { limit } = start();
      for (let n = 0; n < GUESSES_MAX.perAddress; n += 1) limit.guessed("192.0.2.1", "shop");
      expect(limit.waitMs("192.0.2.1", "shop")).toBeGreaterThan(0);
      expect(limit.waitMs("192.0.2.1", "other")).toBe(0);
    });

    test("of a hundred thousand addresses are not all stored", () => {
      const { limit } = start();
      const before = process.memoryUsage().heapUsed;
      for (let n = 0; n < 100_000; n += 1) {
        limit.guessed(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
        limit.knew(`11.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
      }
      expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(60);
      // The first are forgotten, the last are not: under a flood each has had its one guess.
      expect([limit.waitMs("10.0.0.1"), limit.waitMs("10.1.134.159")]).toEqual([0, 60_000]);
    });
  });
});

describe("tokens of the service", () => {
  const forged = (seed: string) =>
    new Tokens(seed).issue({
      ...{ sandbox: "shop", role: "merchant", subject: "shop", id: "1" },
      ...{ issuedAt: Date.now(), expiresAt: Date.now() + 60_000 },
    });
  const status = async (local: string, token: string) =>
    (
      await sendRaw(local, {
        path: "/api/recurringPayments",
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status;

  test("that anybody can sign are valid on loopback only", async () => {
    const token = await forged("paystub");
    expect(await status((await shared({ host: "127.0.0.1" })).local, token)).toBe(200);
    const gateway = await shared();
    expect(await status(gateway.local, token)).toBe(401);
    expect(gateway.seed).toMatch(/^[\w-]{36}$/);
    expect(await status(gateway.local, await forged(gateway.seed))).toBe(200);
    expect(
      await status(
        (await shared({ seed: "one-of-our-own" })).local,
        await forged("one-of-our-own"),
      ),
    ).toBe(200);
  });

  test("are never signed with the default seed on a shared host, even if requested", async () => {
    expect(await why({ seed: "paystub" })).toBe(
      "seed must not be paystub where others can reach the gateway: everybody knows it, and could sign tokens with it. Give another with --seed, or none to have one drawn",
    );
    expect(await why({ seed: "paystub", host: "127.0.0.1" })).toBe("started");
  });

  test("with the sandbox's name open it, unless it has a secret key on a shared host", async () => {
    const settings = { secretKey: "of-team-one" };
    const open = await shared({ host: "127.0.0.1", settings });
    expect(await status(open.local, "sandbox_shop")).toBe(200);
    expect(await status((await shared()).local, "sandbox_shop")).toBe(200);

    const { local } = await shared({ settings });
    const refused = await sendRaw(local, { path: "/api/recurringPayments", headers: SHOP });
    expect([refused.status, refused.json.detail]).toEqual([
      401,
      "sandbox shop has its own secretKey, so its name does not open it on a shared host. Get a token from POST /api/auth with that key",
    ]);
    const issued = await sendRaw(local, {
      method: "POST",
      path: "/api/auth",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ apiId: "shop", secretKey: "of-team-one" }),
    });
    expect(await status(local, issued.json.id_token)).toBe(200);
  });
});

describe("a sandbox with a secret key on a shared host", () => {
  const SECRET = "of-team-one";
  const credentials = (apiId: string, secretKey: string) => ({
    method: "POST",
    path: "/api/auth",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ apiId, secretKey }),
  });
  const protectedHost = (options: StartOptions = {}) =>
    shared({ settings: { secretKey: SECRET }, trustProxy: ["loopback"], ...options });
  const from = (address: string, call: ReturnType<typeof credentials>) => ({
    ...call,
    headers: { ...call.headers, "X-Forwarded-For": address },
  });

  test("allows ten guesses a minute for each address, and opens with the key", async () => {
    const { local } = await protectedHost();
    const tries = async (address: string, key: string, name = "shop") =>
      (await sendRaw(local, from(address, credentials(name, key)))).status;
    expect(await tries("203.0.113.5", SECRET)).toBe(200);
    for (let guess = 1; guess <= GUESSES_MAX.perAddress; guess += 1) {
      expect(await tries("203.0.113.6", `guess-${guess}`)).toBe(401);
    }
    const { status, headers, json } = await sendRaw(
      local,
      from("203.0.113.6", credentials("shop", SECRET)),
    );
    expect([status, json.detail]).toEqual([
      429,
      expect.stringMatching(/^too many wrong secrets for shop came from this address. Try again/),
    ]);
    expect(Number(headers["retry-after"])).toBeGreaterThan(50);
    expect(await tries("203.0.113.7", SECRET)).toBe(200);
    expect(await tries("203.0.113.6", SECRET, "another")).toBe(200);
    // A shop with a wrong key does not lock out others behind its address that have used the right one.
    for (let guess = 1; guess < GUESSES_MAX.ofKnower; guess += 1) {
      await tries("203.0.113.5", "wrong");
    }
    expect(await tries("203.0.113.5", SECRET)).toBe(200);
  });

  test.for([
    ["a wrong secret", credentials],
    [
      "a wrong partner key",
      (name: string, apiKey: string) => ({
        ...credentials(name, ""),
        path: "/api/partner/auth",
        body: JSON.stringify({ profileNo: name, apiKey }),
      }),
    ],
    [
      "its bare name",
      (name: string) => ({
        method: "GET",
        path: "/api/recurringPayments",
        headers: { Authorization: `Bearer sandbox_${name}` },
      }),
    ],
    [
      "a body without a secret",
      (name: string) => ({ ...credentials(name, ""), body: JSON.stringify({ apiId: name }) }),
    ],
  ] as const)("answers %s like an unknown name, and opens no sandbox", async ([, call]) => {
    const gateway = await protectedHost();
    await gateway.get("shop").clock.advance({ by: "P30D" });
    const answered = async (name: string) => {
      const { status, headers, text } = await sendRaw(gateway.local, call(name, "wrong"));
      const { date: _, ...kept } = headers;
      return JSON.stringify([status, kept, text]).replaceAll(name, "<name>");
    };
    expect(await answered("team")).toBe(await answered("shop"));
    const { sandboxes } = await gateway.list();
    expect(sandboxes.map(({ name }) => name)).toEqual(["shop"]);
  });

  test("serves only pages whose links its owner shares", async () => {
    const { local, get } = await protectedHost();
    const auth = await sendRaw(local, credentials("shop", SECRET));
    const headers = {
      Authorization: `Bearer ${auth.json.id_token}`,
      "Content-Type": "application/json",
    };
    const body = JSON.stringify({ ...ORDER, smsMessage: "Pay at [SHORT_URL]" });
    const created = await sendRaw(local, {
      method: "POST",
      path: "/api/addInvoice",
      headers,
      body,
    });
    const { transactionNo, url, mobileUrl, qrUrl } = created.json;
    const short = /https?:\S+/.exec((await get("shop").sms()).sms[0]?.text ?? "")?.[0] ?? "";
    const pathOf = (link: string) => new URL(link).pathname + new URL(link).search;
    const gets = async (path: string) => sendRaw(local, { path });
    for (const link of [url, mobileUrl, qrUrl, short]) {
      expect(link).toMatch(/[?&]key=[\w-]{22}$/);
      expect([200, 302]).toContain((await gets(pathOf(link))).status);
      const withoutKey = pathOf(link).replace(/[?&]key=.*/, "");
      for (const path of [withoutKey, `${withoutKey.split("?")[0]}?key=${"x".repeat(22)}`]) {
        expect([path, (await gets(path)).status]).toEqual([path, 404]);
      }
    }
    expect((await gets(pathOf(short))).headers.location).toBe(pathOf(url));
    const unknown = await gets("/pay/order/99999999999999");
    const others = await gets(`/pay/order/${transactionNo}`);
    expect(others.text.replaceAll(transactionNo, "")).toBe(
      unknown.text.replaceAll("99999999999999", ""),
    );
    const paying = (path: string) =>
      sendRaw(local, {
        ...{ method: "POST", path, body: "do=pay" },
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
    expect((await paying(`/pay/order/${transactionNo}`)).status).toBe(404);
    const page = await gets(pathOf(url));
    expect(page.text).toContain(ORDER.clientName);
    const action = /action="([^"]*)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect((await paying(action)).status).toBe(303);
    const receipt = (await get("shop").invoices.read(transactionNo)).paymentUrl;
    expect((await gets(pathOf(receipt))).status).toBe(200);
  });

  test("reveals nothing of its numbers to other sandboxes", async () => {
    const gateway = await shared();
    await gateway.open("other");
    const headers = (name: string) => ({ Authorization: `Bearer sandbox_${name}` });
    const body = JSON.stringify(ORDER);
    const { json } = await sendRaw(gateway.local, {
      ...{ method: "POST", path: "/api/addInvoice", body },
      headers: { ...headers("shop"), "Content-Type": "application/json" },
    });
    const reads = async (no: string) => {
      const path = `/api/getInvoice/${no}`;
      const {
        status,
        headers: got,
        text,
      } = await sendRaw(gateway.local, {
        path,
        headers: headers("other"),
      });
      return JSON.stringify([status, got["x-paystub-explain"], text]).replaceAll(no, "<no>");
    };
    const unknown = String(Number(json.transactionNo) + 1);
    expect(await reads(json.transactionNo)).toBe(await reads(unknown));
  });
});

describe("sandboxes that names open on a shared host", () => {
  const opens = async (local: string, name: string, headers: Record<string, string> = {}) =>
    sendRaw(local, {
      path: "/api/recurringPayments",
      headers: { Authorization: `Bearer sandbox_${name}`, ...headers },
    });

  test("use at most half of the places, and leave the rest to the control API", async () => {
    const gateway = await shared({ sandboxesMax: 6 });
    expect((await opens(gateway.local, "one")).status).toBe(200);
    expect((await opens(gateway.local, "two")).status).toBe(200);
    const { status, json } = await opens(gateway.local, "three");
    expect([status, json.detail]).toEqual([
      503,
      "a shared host opens 3 sandboxes by name alone, and it has 3. Open it with the control API, start the host with an apiToken, or reset sandboxes that you no longer need",
    ]);
    expect((await opens(gateway.local, "one")).status).toBe(200);
    await gateway.open("three");
    expect((await opens(gateway.local, "three")).status).toBe(200);
  });

  test("are limited for each address and minute", async () => {
    let now = 0;
    const limits = new CallerLimits({ elapsedMs: () => now }, () => "192.0.2.1", {
      asksApiToken: false,
    });
    const request = { headers: {}, socket: {} };
    const opens = () => limits.countOpening(request, { size: 0, bounds: new Bounds() });
    for (let n = 0; n < 500; n += 1) opens();
    expect(opens).toThrow(
      /^a shared host opens 500 sandboxes a minute by name alone for one address/,
    );
    now += 60_000;
    expect(opens).not.toThrow();
  });

  test("have the full limit for a client with the API token", async () => {
    const apiToken = "0123456789abcdef";
    const { local } = await shared({ sandboxesMax: 3, apiToken });
    for (const [name, expected] of [
      ["one", 200],
      ["two", 200],
      ["three", 503],
    ] as const) {
      const { status } = await opens(local, name, { "X-Paystub-Token": apiToken });
      expect([name, status]).toEqual([name, expected]);
    }
  });
});

describe("a secret that is easy to guess", () => {
  test.for(["a", "short", "aaaaaaaaaaaaaaaa", "elevenchars"])("%s is refused", async (secret) => {
    for (const name of ["controlToken", "seed"] as const) {
      expect(await why({ [name]: secret })).toBe(
        `${name} can be guessed: where others can reach the gateway it must have at least 12 characters. Give one such as openssl rand -hex 16 prints, or leave it out to have one drawn`,
      );
      expect(await why({ [name]: secret, host: "127.0.0.1" })).toBe("started");
    }
  });
});

test("a shared gateway does not call a shop on this machine unless it is listed", async () => {
  const calls = async (options: StartOptions) => {
    const gateway = await shared(options);
    const { json } = await sendRaw(gateway.local, {
      method: "POST",
      path: "/api/addInvoice",
      headers: { ...SHOP, "Content-Type": "application/json" },
      body: JSON.stringify({ ...ORDER, cancelUrl: "http://127.0.0.1:9/canceled" }),
    });
    const shop = gateway.get("shop");
    await shop.invoices.cancel(json.transactionNo);
    await shop.settled();
    return (await shop.callbacks.list()).callbacks[0]?.attempts[0]?.detail;
  };
  expect(await calls({})).toBe(
    "not called: 127.0.0.1 is this machine itself. Allow it with --allow-egress 127.0.0.1",
  );
  expect(await calls({ allowEgress: ["*"] })).toContain("is this machine itself");
  expect(await calls({ allowEgress: ["127.0.0.1"] })).toContain("ECONNREFUSED");
  expect(await calls({ host: "127.0.0.1" })).toContain("ECONNREFUSED");
});
