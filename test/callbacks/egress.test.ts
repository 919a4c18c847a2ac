import type { LookupAddress } from "node:dns";
import net from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sent } from "../../mocks/domain/callback.js";
import { defaultEgress, httpCallbackClient } from "../../mocks/sandbox/client.js";
import { realClock } from "../../mocks/sandbox/real-clock.js";
import { listening } from "../support/servers.js";

/** The names of a made-up network: nothing here is looked up for real. */
const NAMES: Readonly<Record<string, string | readonly string[]>> = {
  "shop.example": "203.0.113.10",
  "intranet.example": "10.1.2.3",
  "rebound.example": "127.0.0.1",
  "metadata.example": "169.254.169.254",
  "mapped.example": "::ffff:169.254.169.254",
  "anywhere.example": "0.0.0.0",
  localhost: "127.0.0.1",
  "shop.localhost": "127.0.0.1",
  // A resolver that was tampered with.
  "evil.localhost": "192.168.1.1",
  "both.localhost": ["::1", "127.0.0.1"],
  "both.example": ["2001:db8::10", "203.0.113.10"],
  "half.example": ["169.254.169.254", "203.0.113.10"],
  "own.example": ["127.0.0.1", "203.0.113.10"],
};
const lookedUp: string[] = [];

async function lookup(name: string): Promise<readonly string[]> {
  lookedUp.push(name);
  return [NAMES[name] ?? []].flat();
}

/** The addresses to which a connection is tried, one after the other. None ever gets there. */
let connected: string[];

const CLOSED_PORT = 1;

beforeEach(() => {
  lookedUp.length = 0;
  connected = [];
  const { connect } = net.Socket.prototype;
  vi.spyOn(net.Socket.prototype, "connect").mockImplementation(function (
    this: net.Socket,
    ...given: unknown[]
  ) {
    const { host = "", lookup } = [given].flat(2)[0] as net.TcpSocketConnectOpts;
    // For any address, the connection goes to an unused port of this machine.
    const begin = (addresses: readonly string[]) => {
      connected.push(...addresses);
      Reflect.apply(connect, this, [CLOSED_PORT, "127.0.0.1"]);
    };
    if (net.isIP(host) !== 0) begin([host]);
    else lookup?.(host, { all: true }, (_, found) => begin(addressesOf(found)));
    return this;
  });
});

const addressesOf = (found: string | readonly LookupAddress[]) =>
  typeof found === "string" ? [found] : found.map(({ address }) => address);

afterEach(() => {
  vi.restoreAllMocks();
});

function call(url: string, allow: readonly string[] = [], allowLoopback = true) {
  const request: Sent = { method: "GET", url, headers: {}, body: null };
  const policy = { allow, allowLoopback, timeoutMs: 1000 };
  return httpCallbackClient(policy, realClock, lookup).send(request);
}

const LINK_LOCAL = /is a link-local address, which is never called$/;
const UNLISTED = /is not on the list. Allow it with --allow-egress/;

describe("blocks a callback before any connection", () => {
  test.each([
    ["http://169.254.169.254/latest/meta-data", [], LINK_LOCAL],
    ["http://169.254.169.254/", ["169.254.169.254"], LINK_LOCAL],
    ["http://169.254.169.254/", ["*"], LINK_LOCAL],
    ["http://2852039166/", ["*"], LINK_LOCAL],
    ["http://0xa9.0xfe.0xa9.0xfe/", ["*"], LINK_LOCAL],
    ["http://[fe80::1]/", ["*"], LINK_LOCAL],
    ["http://[::ffff:169.254.169.254]/", ["*"], LINK_LOCAL],
    ["http://[::ffff:a9fe:a9fe]/", ["*"], LINK_LOCAL],
    ["http://metadata.example/", ["metadata.example"], LINK_LOCAL],
    ["http://mapped.example/", ["*"], LINK_LOCAL],
    ["http://10.0.0.1/", [], UNLISTED],
    ["http://172.16.0.1/", [], UNLISTED],
    ["http://192.168.1.1/", [], UNLISTED],
    ["http://[fd12:3456::1]/", [], UNLISTED],
    ["http://203.0.113.10/", [], UNLISTED],
    ["http://255.255.255.255/", [], UNLISTED],
    ["https://shop.example/", ["other.example"], UNLISTED],
    ["https://shop.example/", ["example"], UNLISTED],
    ["https://shop.example.evil.example/", ["shop.example"], UNLISTED],
    ["http://localhost.evil.example/", [], UNLISTED],
    ["http://evil.localhost/", [], UNLISTED],
  ] as const)("%s with %j on the list", async (url, allow, why) => {
    const result = await call(url, allow);
    expect(result).toMatchObject({ outcome: "blocked", status: null });
    expect(result.detail).toMatch(why);
    expect(connected).toEqual([]);
  });

  test.each([
    "https://shop.example/",
    "http://intranet.example/",
    "http://localhost.evil.example/",
  ])("does not even resolve %s", async (url) => {
    expect((await call(url)).outcome).toBe("blocked");
    expect(lookedUp).toEqual([]);
  });
});

describe("calls the checked address", () => {
  test.each([
    ["http://127.0.0.1:9/", [], "127.0.0.1"],
    ["http://127.1/", [], "127.0.0.1"],
    ["http://[::1]:9/", [], "::1"],
    ["http://localhost:9/", [], "127.0.0.1"],
    ["http://SHOP.localhost:9/", [], "127.0.0.1"],
    ["https://shop.example/paid", ["shop.example"], "203.0.113.10"],
    ["https://SHOP.example/paid", ["Shop.Example"], "203.0.113.10"],
    ["http://intranet.example/", ["intranet.example"], "10.1.2.3"],
    ["http://intranet.example/", ["*"], "10.1.2.3"],
    ["http://192.168.1.1/", ["192.168.1.1"], "192.168.1.1"],
    ["http://[fd12::1]/", ["fd12::1"], "fd12::1"],
    ["http://rebound.example/", ["rebound.example"], "127.0.0.1"],
  ] as const)("%s with %j on the list", async (url, allow, address) => {
    expect((await call(url, allow)).outcome).toBe("unreachable");
    expect(connected).toEqual([address]);
    expect(lookedUp.length).toBeLessThanOrEqual(1);
  });

  test.each([
    ["http://both.localhost/", [], true, ["::1", "127.0.0.1"]],
    ["http://both.example/", ["both.example"], true, ["2001:db8::10", "203.0.113.10"]],
    ["http://half.example/", ["*"], true, ["203.0.113.10"]],
    ["http://own.example/", ["own.example"], false, ["203.0.113.10"]],
  ] as const)("%s with %j on the list: tries each allowed address", async (...row) => {
    const [url, allow, allowLoopback, addresses] = row;
    expect((await call(url, allow, allowLoopback)).outcome).toBe("unreachable");
    expect(connected).toEqual(addresses);
    expect(lookedUp).toHaveLength(1);
  });
});

describe("on a shared host, this machine is called only if it is listed itself", () => {
  const SELF =
    /is this machine itself .*host.docker.internal.*. Allow it with --allow-egress (\S+)$/;
  const REFUSED: readonly (readonly [string, readonly string[], string])[] = [
    ["http://127.0.0.1:9/", [], "127.0.0.1"],
    ["http://127.0.0.1:9/", ["*"], "127.0.0.1"],
    ["http://127.0.0.1:9/", ["localhost"], "127.0.0.1"],
    ["http://127.8.8.8/", ["127.0.0.1", "*"], "127.8.8.8"],
    ["http://2130706433/", ["*"], "127.0.0.1"],
    ["http://[::1]:9/", ["*"], "::1"],
    ["http://[::ffff:127.0.0.1]/", ["*"], "::ffff:7f00:1"],
    ["http://0.0.0.0/", ["*"], "0.0.0.0"],
    ["http://[::]/", ["*"], "::"],
    ["http://localhost:9/", ["*"], "127.0.0.1"],
    ["http://shop.localhost:9/", ["*", "localhost"], "127.0.0.1"],
    ["http://rebound.example/", ["rebound.example"], "127.0.0.1"],
    ["http://anywhere.example/", ["*"], "0.0.0.0"],
  ];
  test.each(REFUSED)("refuses %s with %j on the list", async (url, allow, fix) => {
    const result = await call(url, allow, false);
    expect(result.outcome).toBe("blocked");
    expect(SELF.exec(result.detail)?.[1]).toBe(fix);
    expect(connected).toEqual([]);
  });

  test("does not even resolve localhost", async () => {
    const result = await call("http://localhost:9/", [], false);
    expect(result.detail).toMatch(/^not called: localhost is not on the list/);
    expect(lookedUp).toEqual([]);
  });

  test.each([
    ["http://127.0.0.1:9/", ["127.0.0.1"], "127.0.0.1"],
    ["http://[::1]:9/", ["::1"], "::1"],
    ["http://[::ffff:127.0.0.1]/", ["127.0.0.1"], "::ffff:7f00:1"],
    ["http://localhost:9/", ["LOCALHOST"], "127.0.0.1"],
    ["http://shop.localhost:9/", ["shop.localhost"], "127.0.0.1"],
    ["http://rebound.example/", ["rebound.example", "127.0.0.1"], "127.0.0.1"],
    ["http://intranet.example/", ["*"], "10.1.2.3"],
  ] as const)("calls %s with %j on the list", async (url, allow, address) => {
    expect((await call(url, allow, false)).outcome).toBe("unreachable");
    expect(connected).toEqual([address]);
  });
});

test.each([
  ["localhost", /^ECONNREFUSED/, ["127.0.0.1", "::1"]],
  ["a..localhost", /^the name a\.\.localhost does not resolve$/, []],
])("asks the system to resolve %s if no other resolver is set", async (name, why, addresses) => {
  const sent: Sent = { method: "GET", url: `http://${name}:9/`, headers: {}, body: null };
  expect((await httpCallbackClient(defaultEgress).send(sent)).detail).toMatch(why);
  expect(connected.filter((address) => !addresses.includes(address))).toEqual([]);
  expect(connected).toHaveLength(addresses.length > 0 ? 1 : 0);
});

test("a name in the URL remains the Host header", async () => {
  vi.restoreAllMocks();
  const hosts: (string | undefined)[] = [];
  const { url } = await listening(({ headers }, response) => {
    hosts.push(headers.host);
    response.end();
  });
  const { port } = new URL(url);
  const result = await call(`http://rebound.example:${port}/paid`, ["rebound.example"]);
  expect(result).toMatchObject({ outcome: "delivered", status: 200, detail: "answered 200" });
  expect(hosts).toEqual([`rebound.example:${port}`]);
});
