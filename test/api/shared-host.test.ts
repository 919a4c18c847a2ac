import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { GUESSES_MAX, GuessLimit } from "../../mocks/api/guess-limit.js";
import {
  Refused,
  type RunningGateway,
  type StartOptions,
  startGateway,
} from "../../mocks/index.js";
import { Tokens } from "../../mocks/sandbox/tokens.js";
import { sendRaw } from "../support/http.js";
import { invoiceFields } from "../support/orders.js";

const HEALTH = "/_control/health";
const SANDBOXES = "/_control/sandboxes";
const SHOP = { Authorization: "Bearer sandbox_shop" };

const ORDER = invoiceFields();

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

  test("no other name, and names the option that allows it", async () => {
    const { local } = await shared();
    const { json } = await sendRaw(local, { path: HEALTH, headers: { Host: "paystub:4010" } });
    expect(json.detail).toBe(
      "the gateway does not accept the name paystub. Call it by its address, or add paystub to its allowHosts",
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

describe("links that follow the call", () => {
  test("begin with the host that was called", async () => {
    const { local } = await shared({ publicUrl: "request", allowHosts: ["mock.ci.example"] });
    const created = async (Host: string) => {
      const { json } = await sendRaw(local, {
        method: "POST",
        path: "/api/addInvoice",
        headers: { ...SHOP, "Content-Type": "application/json", Host },
        body: JSON.stringify(ORDER),
      });
      return [json.url, json.checkUrl].map((url) => new URL(url).origin);
    };
    for (const host of ["mock.ci.example:8080", "192.168.1.5:4010"]) {
      expect(await created(host)).toEqual([`http://${host}`, `http://${host}`]);
    }
  });

  test("need one port", async () => {
    expect(await why({ publicUrl: "request", orderPort: 0 })).toMatch(
      /^orderPort must be left out where links follow the call/,
    );
  });
});

describe("wrong tokens", () => {
  test("are checked ten times a minute for an address, then no token is", async () => {
    const right = "the-right-token-of-it";
    const { local } = await shared({ controlToken: right });
    const tries = (token: string) =>
      sendRaw(local, { path: SANDBOXES, headers: { Authorization: `Bearer ${token}` } });
    for (let guess = 1; guess <= GUESSES_MAX; guess += 1) {
      expect((await tries(`guess-${guess}`)).status).toBe(401);
    }
    for (const token of ["another-guess", right]) {
      const { status, headers, json } = await tries(token);
      expect(status).toBe(429);
      expect(Number(headers["retry-after"])).toBeGreaterThan(50);
      expect(json.detail).toMatch(/^too many wrong tokens or keys .* Try again in \d+ seconds$/);
    }
    // Who sends none guesses none.
    expect((await sendRaw(local, { path: SANDBOXES })).status).toBe(401);
  });

  test("count for a minute, and for one address in any notation", () => {
    let now = 0;
    const limit = new GuessLimit(() => now);
    const from = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } });
    for (let guess = 1; guess < GUESSES_MAX; guess += 1) limit.guessed(from("192.0.2.1"));
    expect(() => limit.check(from("192.0.2.1"))).not.toThrow();
    limit.guessed(from("::ffff:192.0.2.1"));
    for (let guess = 1; guess <= GUESSES_MAX; guess += 1) {
      limit.guessed(from(`2001:db8:1:2::${guess}`));
    }
    now = 59_999;
    for (const address of ["192.0.2.1", "2001:db8:1:2:ffff::9"]) {
      expect(() => limit.check(from(address))).toThrow("Try again in 1 seconds");
    }
    for (const address of ["192.0.2.2", "2001:db8:1:3::1"]) {
      expect(() => limit.check(from(address))).not.toThrow();
    }
    now = 60_000;
    expect(() => limit.check(from("192.0.2.1"))).not.toThrow();
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
      "seed must not be paystub where others can reach the gateway: everybody knows it, and could sign tokens with it. Give another, or none to have one drawn",
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
    shared({ settings: { secretKey: SECRET }, ...options });

  test("opens with the key, which an address can guess ten times a minute", async () => {
    const { local } = await protectedHost();
    const tries = async (key: string) => (await sendRaw(local, credentials("shop", key))).status;
    expect(await tries(SECRET)).toBe(200);
    for (let guess = 1; guess <= GUESSES_MAX; guess += 1) {
      expect(await tries(`guess-${guess}`)).toBe(401);
    }
    expect(await tries(SECRET)).toBe(429);
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
    "not called: 127.0.0.1 is this machine itself (from a container, your shop is at host.docker.internal). Allow it with --allow-egress 127.0.0.1",
  );
  expect(await calls({ allowEgress: ["*"] })).toContain("is this machine itself");
  expect(await calls({ allowEgress: ["127.0.0.1"] })).toContain("ECONNREFUSED");
  expect(await calls({ host: "127.0.0.1" })).toContain("ECONNREFUSED");
});
