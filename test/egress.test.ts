import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sent } from "../mocks/domain/callback.js";
import { httpCallbackClient } from "../mocks/runtime/callback-client.js";

/** The names of a made-up network: nothing here is looked up for real. */
const NAMES: Readonly<Record<string, string>> = {
  "shop.example": "203.0.113.10",
  "intranet.example": "10.1.2.3",
  "rebound.example": "127.0.0.1",
  "metadata.example": "169.254.169.254",
  "mapped.example": "::ffff:169.254.169.254",
  "cloud.example": "100.100.100.200",
  localhost: "127.0.0.1",
  "shop.localhost": "127.0.0.1",
  // A resolver that was tampered with.
  "evil.localhost": "192.168.1.1",
};
const lookedUp: string[] = [];

vi.mock("node:dns/promises", () => ({
  lookup: async (name: string) => {
    lookedUp.push(name);
    const address = NAMES[name];
    if (address === undefined) throw new Error(`ENOTFOUND ${name}`);
    return { address, family: net.isIP(address) };
  },
}));

/** The addresses to which a connection was begun. None ever gets there. */
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
    // Whatever the address is, the connection goes to a port of this machine that nobody has.
    const begin = (address: string) => {
      connected.push(address);
      Reflect.apply(connect, this, [CLOSED_PORT, "127.0.0.1"]);
    };
    if (net.isIP(host) !== 0) begin(host);
    else lookup?.(host, { all: false }, (_, address) => begin(String(address)));
    return this;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function call(url: string, allow: readonly string[] = []) {
  const request: Sent = { method: "GET", url, headers: {}, body: null };
  return httpCallbackClient({ allow, timeoutMs: 1000 }).send(request);
}

const METADATA = /is a link-local or cloud metadata address, which is never called/;
const UNLISTED = /is not on the list; allow it with --allow-egress/;

describe("a callback is blocked before any connection", () => {
  test.each([
    ["http://169.254.169.254/latest/meta-data", [], METADATA],
    ["http://169.254.169.254/", ["169.254.169.254"], METADATA],
    ["http://169.254.169.254/", ["*"], METADATA],
    ["http://2852039166/", ["*"], METADATA],
    ["http://0xa9.0xfe.0xa9.0xfe/", ["*"], METADATA],
    ["http://[fe80::1]/", ["*"], METADATA],
    ["http://[::ffff:169.254.169.254]/", ["*"], METADATA],
    ["http://[::ffff:a9fe:a9fe]/", ["*"], METADATA],
    ["http://[64:ff9b::a9fe:a9fe]/", ["*"], METADATA],
    ["http://[fd00:ec2::254]/", ["*"], METADATA],
    ["http://100.100.100.200/", ["*"], METADATA],
    ["http://192.0.0.192/", ["*"], METADATA],
    ["http://metadata.example/", ["metadata.example"], METADATA],
    ["http://mapped.example/", ["*"], METADATA],
    ["http://cloud.example/", ["cloud.example"], METADATA],
    ["http://10.0.0.1/", [], UNLISTED],
    ["http://172.16.0.1/", [], UNLISTED],
    ["http://192.168.1.1/", [], UNLISTED],
    ["http://[fd12:3456::1]/", [], UNLISTED],
    ["http://203.0.113.10/", [], UNLISTED],
    ["http://0.0.0.0/", [], UNLISTED],
    ["http://[::]/", [], UNLISTED],
    ["http://[64:ff9b::0a00:0001]/", [], UNLISTED],
    ["http://[64:ff9b::7f00:1]/", [], UNLISTED],
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
  ])("%s is not even looked up", async (url) => {
    expect((await call(url)).outcome).toBe("blocked");
    expect(lookedUp).toEqual([]);
  });
});

describe("a callback goes to the address that was checked", () => {
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
});

describe("a callback that cannot be made is told as such", () => {
  test.each([
    ["nothing", "no URL"],
    ["", "no URL"],
    ["file:///etc/passwd", "no URL"],
    ["ftp://127.0.0.1/", "no URL"],
    ["http://nowhere.localhost/", "does not resolve"],
    ["http://127.0.0.1:9/", "ECONNREFUSED"],
  ])("%s: %s", async (url, why) => {
    const result = await call(url);
    expect(result).toMatchObject({ outcome: "unreachable", status: null });
    expect(result.detail).toContain(why);
  });
});

test("a name in the URL stays the Host that the shop sees", async () => {
  vi.restoreAllMocks();
  const hosts: (string | undefined)[] = [];
  const shop = http.createServer(({ headers }, response) => {
    hosts.push(headers.host);
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const { port } = shop.address() as AddressInfo;
  const result = await call(`http://rebound.example:${port}/paid`, ["rebound.example"]);
  expect(result).toEqual({ outcome: "delivered", status: 200, detail: "answered 200" });
  expect(hosts).toEqual([`rebound.example:${port}`]);
  await new Promise((resolve) => shop.close(resolve));
});
