import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { GUESSES_MAX, GuessLimit } from "../../mocks/api/token-check.js";
import {
  Refused,
  type RunningGateway,
  type StartOptions,
  startGateway,
} from "../../mocks/index.js";
import { Tokens } from "../../mocks/runtime/registry/tokens.js";
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

describe("a gateway that others can reach goes by", () => {
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

  test("none where a load balancer asks for its health in HTTP 1.0", async () => {
    const { local } = await shared();
    const socket = connect(Number(new URL(local).port), "127.0.0.1");
    socket.end(`GET ${HEALTH} HTTP/1.0\r\n\r\n`);
    const [line = ""] = (await text(socket)).split("\r\n");
    expect(line).toBe("HTTP/1.1 200 OK");
  });

  test("no other name, and says which flag gives it one", async () => {
    const { local } = await shared();
    const { json } = await sendRaw(local, { path: HEALTH, headers: { Host: "paystub:4010" } });
    expect(json.detail).toBe(
      "the gateway does not go by the name paystub; call it by its address, or start it with --allow-host paystub",
    );
  });
});

describe("a public URL", () => {
  const publicUrl = "https://pay.example";

  test("is what links are made of, and whose forms are its own", async () => {
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
      "a page of https://other.example may not call the gateway; where that is its own address, give it to --public-url",
    ]);
    expect((await posts("http://pay.example")).status).toBe(303);
    expect((await posts(publicUrl)).status).toBe(409);
  });

  test("makes a gateway on loopback a shared one: something leads others to it", async () => {
    const gateway = await shared({ host: "127.0.0.1", publicUrl });
    expect(gateway.controlToken).not.toBeNull();
    expect((await sendRaw(gateway.local, { path: SANDBOXES })).status).toBe(401);
  });

  test("of this machine does not", async () => {
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
  beforeEach(async () => {
    gateway = await shared({ apiToken });
  });
  const asks = (path: string, headers: Record<string, string> = {}) =>
    sendRaw(gateway.local, { path, headers: { ...SHOP, ...headers } });

  test("is asked for by every operation, in its own error shape, and by no page", async () => {
    const { status, json } = await asks("/api/recurringPayments");
    expect([status, json.detail]).toEqual([
      401,
      expect.stringMatching(/^this gateway asks for its API token: .*\/_token\/<token>.*X-Paystub/),
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
  ] as const)("is taken as %s, beside the service's own token", async ([, path, headers]) => {
    const { status, json } = await asks(path, headers);
    expect([status, json]).toEqual([200, []]);
  });

  test("in the base URL leads to pages and to the control API as well", async () => {
    const base = `/_token/${apiToken}`;
    expect((await asks(`${base}/_docs`)).status).toBe(200);
    const { controlToken } = gateway;
    const headers = { Authorization: `Bearer ${controlToken}` };
    expect((await asks(base + SANDBOXES)).status).toBe(401);
    expect((await asks(base + SANDBOXES, headers)).status).toBe(200);
  });

  test("stands in no journal, right or wrong", async () => {
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
  ])("is taken, and kept nowhere, where the path is spelled %s", async (spelling) => {
    const { status } = await asks(spelling.replace("<T>", apiToken));
    expect(status).toBe(200);
    const { requests } = await gateway.get("shop").requests();
    expect(requests.at(-1)?.path).toBe("/api/recurringPayments");
    expect(JSON.stringify(requests)).not.toContain(apiToken);
  });

  test.for([
    "/api/_token/<T>/recurringPayments",
    "/_tokens/<T>/api/recurringPayments",
    "/token/<T>",
    "/<T>/api/recurringPayments",
    "/api/recurringPayments?token=<T>",
    "/api/recurringPayments?next=%2F_token%2F<T>",
  ])("is kept nowhere where it is sent as %s", async (spelling) => {
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
    const kept = JSON.stringify((await gateway.unclaimedRequests()).requests);
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
  ] as const)("%s are judged ten times a minute, then no token is", async ([, path, sent]) => {
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
      expect(json.detail).toMatch(/^too many wrong tokens came .* try again in \d+ seconds$/);
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

    test("of a network of IPv6 and in two notations are of one address", () => {
      const { limit } = start();
      guesses(limit, "2001:db8:1:2::1", 5);
      guesses(limit, "2001:db8:1:2:ffff::9", 5);
      guesses(limit, "::ffff:192.0.2.1", 10);
      expect(limit.waitMs("2001:db8:1:2::77")).toBeGreaterThan(0);
      expect(limit.waitMs("192.0.2.1")).toBeGreaterThan(0);
      expect(limit.waitMs("2001:db8:1:3::1")).toBe(0);
    });

    test("in all keep strangers out, and nobody who knew the token", () => {
      const { limit, pass } = start();
      limit.knew("192.0.2.200");
      for (let n = 0; n < GUESSES_MAX.inAll; n += 1) limit.guessed(`198.51.100.${n}`);
      expect(limit.waitMs("203.0.113.1")).toBe(60_000);
      expect(limit.waitMs("192.0.2.200")).toBe(0);
      pass(60_000);
      expect(limit.waitMs("203.0.113.1")).toBe(0);
    });

    test("of a hundred thousand addresses are not all remembered", () => {
      const { limit } = start();
      const before = process.memoryUsage().heapUsed;
      for (let n = 0; n < 100_000; n += 1) {
        limit.guessed(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
        limit.knew(`11.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
      }
      expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(60);
      expect(limit.waitMs("10.0.0.1")).toBeGreaterThan(0);
      // The first of those who knew are forgotten, the last are not.
      expect([limit.waitMs("11.0.0.1") > 0, limit.waitMs("11.1.134.159")]).toEqual([true, 0]);
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

  test("that anybody can sign are good on loopback only", async () => {
    const token = await forged("paystub");
    expect(await status((await shared({ host: "127.0.0.1" })).local, token)).toBe(200);
    const gateway = await shared();
    expect(await status(gateway.local, token)).toBe(401);
    expect(gateway.seed).toMatch(/^[\w-]{36}$/);
    expect(await status(gateway.local, await forged(gateway.seed))).toBe(200);
    expect(await status((await shared({ seed: "ours" })).local, await forged("ours"))).toBe(200);
  });

  test("are not signed with the default seed where others call, also where it is asked for", async () => {
    expect(await why({ seed: "paystub" })).toBe(
      "seed must not be paystub where others can reach the gateway: everybody knows it, and could sign tokens with it; give another with --seed, or none to have one drawn",
    );
    expect(await why({ seed: "paystub", host: "127.0.0.1" })).toBe("started");
  });

  test("that are the sandbox's name open it, unless it has a secret key and others call", async () => {
    const settings = { secretKey: "of-team-one" };
    const open = await shared({ host: "127.0.0.1", settings });
    expect(await status(open.local, "sandbox_shop")).toBe(200);
    expect(await status((await shared()).local, "sandbox_shop")).toBe(200);

    const { local } = await shared({ settings });
    const refused = await sendRaw(local, { path: "/api/recurringPayments", headers: SHOP });
    expect([refused.status, refused.json.detail]).toEqual([
      401,
      "sandbox shop has a secretKey, and others can call here: its name alone does not open it; ask POST /api/auth for a token with that key",
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

test("a shop on this machine is not called where others reach the gateway, unless it is listed", async () => {
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
    "not called: 127.0.0.1 is this machine itself; allow it with --allow-egress 127.0.0.1",
  );
  expect(await calls({ allowEgress: ["*"] })).toContain("is this machine itself");
  expect(await calls({ allowEgress: ["127.0.0.1"] })).toContain("ECONNREFUSED");
  expect(await calls({ host: "127.0.0.1" })).toContain("ECONNREFUSED");
});
