import type { LookupAddress } from "node:dns";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Sent } from "../../mocks/domain/callback.js";
import { reachOf } from "../../mocks/sandbox/addresses.js";
import { defaultEgress, httpCallbackClient } from "../../mocks/sandbox/client.js";
import { realClock } from "../../mocks/sandbox/real-clock.js";

/** The names of a made-up network: nothing here is looked up for real. */
const NAMES: Readonly<Record<string, string | readonly string[]>> = {
  "shop.example": "203.0.113.10",
  "intranet.example": "10.1.2.3",
  "rebound.example": "127.0.0.1",
  "metadata.example": "169.254.169.254",
  "mapped.example": "::ffff:169.254.169.254",
  "cloud.example": "100.100.100.200",
  "anywhere.example": "0.0.0.0",
  localhost: "127.0.0.1",
  "shop.localhost": "127.0.0.1",
  // A resolver that was tampered with.
  "evil.localhost": "192.168.1.1",
  "both.localhost": ["::1", "127.0.0.1"],
  "both.example": ["2001:db8::10", "203.0.113.10"],
  "own-lan.example": "10.20.30.40",
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

/** The addresses that this machine has for others in that network. */
const INTERFACES = ["127.0.0.1", "10.20.30.40", "2001:db8:7::40"];

function call(url: string, allow: readonly string[] = [], allowLoopback = true) {
  const request: Sent = { method: "GET", url, headers: {}, body: null };
  const policy = { allow, allowLoopback, timeoutMs: 1000, interfaces: () => INTERFACES };
  return httpCallbackClient(policy, realClock, lookup).send(request);
}

const METADATA = /is a link-local or cloud metadata address, which is never called/;
const UNLISTED = /is not on the list. Allow it with --allow-egress/;

describe("blocks a callback before any connection", () => {
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
  const SELF = /is this machine itself. Allow it with --allow-egress (\S+)$/;
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
    ["http://[::127.0.0.1]/", ["*"], "::7f00:1"],
    ["http://[64:ff9b::7f00:1]/", ["*"], "64:ff9b::7f00:1"],
    ["http://[2002:7f00:1::]/", ["*"], "2002:7f00:1::"],
    ["http://localhost:9/", ["*"], "localhost"],
    ["http://shop.localhost:9/", ["*", "localhost"], "shop.localhost"],
    ["http://rebound.example/", ["rebound.example"], "127.0.0.1"],
    ["http://anywhere.example/", ["*"], "0.0.0.0"],
    ["http://10.20.30.40/", ["*"], "10.20.30.40"],
    ["http://0xa.0x14.0x1e.0x28/", ["*"], "10.20.30.40"],
    ["http://[::ffff:10.20.30.40]/", ["*"], "::ffff:a14:1e28"],
    ["http://[64:ff9b::a14:1e28]/", ["*"], "64:ff9b::a14:1e28"],
    ["http://[2001:db8:7:0::40]/", ["*"], "2001:db8:7::40"],
    ["http://own-lan.example/", ["*"], "own-lan.example"],
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
    ["http://10.20.30.40/", ["10.20.30.40"], "10.20.30.40"],
    ["http://[::ffff:10.20.30.40]/", ["10.20.30.40"], "::ffff:a14:1e28"],
    ["http://own-lan.example/", ["own-lan.example"], "10.20.30.40"],
    ["http://own-lan.example/", ["*", "10.20.30.40"], "10.20.30.40"],
  ] as const)("calls %s with %j on the list", async (url, allow, address) => {
    expect((await call(url, allow, false)).outcome).toBe("unreachable");
    expect(connected).toEqual([address]);
  });
});

test("its own addresses are those of the system's interfaces", async () => {
  const own = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal);
  if (!own) return;
  const sent: Sent = { method: "GET", url: `http://${own.address}:9/`, headers: {}, body: null };
  const policy = { allow: ["*"], allowLoopback: false, timeoutMs: 1000 };
  expect((await httpCallbackClient(policy).send(sent)).outcome).toBe("blocked");
  expect(connected).toEqual([]);
});

/** The hexadecimal groups of four bytes: 169.254.169.254 is a9fe:a9fe. */
function groupsOf(bytes: readonly number[]): string {
  const hex = Buffer.from(bytes).toString("hex");
  return `${hex.slice(0, 4)}:${hex.slice(4)}`;
}

/** Every way of writing an IPv4 address as one of IPv6 that anything on the way may undo. */
const WRAPPINGS: readonly (readonly [string, (bytes: readonly number[]) => string])[] = [
  ["IPv4-mapped", (v4) => `::ffff:${groupsOf(v4)}`],
  ["IPv4-compatible", (v4) => `::${groupsOf(v4)}`],
  ["IPv4-translated", (v4) => `::ffff:0:${groupsOf(v4)}`],
  ["6to4", (v4) => `2002:${groupsOf(v4)}::1`],
  ["Teredo, the server", (v4) => `2001:0:${groupsOf(v4)}::`],
  ["Teredo, the client", (v4) => `2001:0:102:304::${groupsOf(v4.map((byte) => byte ^ 0xff))}`],
  ["ISATAP", (v4) => `2001:db8:1:2:0:5efe:${groupsOf(v4)}`],
  ["ISATAP, unique", (v4) => `fd00:1:2:3:200:5efe:${groupsOf(v4)}`],
  ["NAT64", (v4) => `64:ff9b::${groupsOf(v4)}`],
  ["NAT64 of local use, 96 bits", (v4) => `64:ff9b:1:2:3:4:${groupsOf(v4)}`],
  ["NAT64 of local use, 64 bits", ([a, b, c, d]) => local([0, 0, 0, a, b, c, d, 0, 0, 0])],
  ["NAT64 of local use, 56 bits", ([a, b, c, d]) => local([0, a, 0, b, c, d, 0, 0, 0, 0])],
  ["NAT64 of local use, 48 bits", ([a, b, c, d]) => local([a, b, 0, c, d, 0, 0, 0, 0, 0])],
];

function local(rest: readonly (number | undefined)[]): string {
  const hex = Buffer.from(rest.map((byte) => byte ?? 0)).toString("hex");
  return `64:ff9b:1:${hex.match(/.{4}/g)?.join(":")}`;
}

describe("never calls a metadata address in any wrapping", () => {
  const ADDRESSES = ["169.254.169.254", "169.254.0.1", "168.63.129.16", "100.100.100.200"];
  const rows = WRAPPINGS.flatMap(([name, wrap]) =>
    ADDRESSES.map((address) => [name, address, wrap(address.split(".").map(Number))] as const),
  );
  test.each(rows)("%s of %s: %s", async (_name, _address, wrapped) => {
    for (const allow of [["*"], [wrapped]]) {
      const result = await call(`http://[${wrapped}]/`, allow);
      expect(result.detail).toMatch(METADATA);
    }
    expect(connected).toEqual([]);
  });

  test("in all 13 ways", () => {
    expect(WRAPPINGS).toHaveLength(13);
  });

  test.each(["fd20:ce::254", "fd00:ec2::254", "fd00:c1::a9fe:a9fe", "fd00:42::42", "febf::1"])(
    "%s needs no wrapping",
    async (address) => {
      expect((await call(`http://[${address}]/`, ["*"])).detail).toMatch(METADATA);
      expect(connected).toEqual([]);
    },
  );

  test.each([
    "2606:4700::a9fe:a9fe",
    "64:ff9b:2::a9fe:a9fe",
    "64:ff9c::a9fe:a9fe",
    "2003:a9fe:a9fe::1",
    "2001:1:a9fe:a9fe::",
    "2001:db8:1:2:0:5eff:a9fe:a9fe",
  ])("%s carries none", (address) => {
    expect(reachOf(address)).toBe("elsewhere");
  });

  test("the refusal suggests no way to allow it", async () => {
    const result = await call("http://169.254.169.254/", ["*"]);
    expect(result.detail).toBe(
      "not called: 169.254.169.254 is a link-local or cloud metadata address, which is never called",
    );
  });

  const byte = fc.integer({ min: 0, max: 255 });
  const forbidden = fc.oneof(
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.constantFrom([168, 63, 129, 16], [100, 100, 100, 200], [192, 0, 0, 192]),
  );

  test("recognizes any wrapping of any of them", () => {
    fc.assert(
      fc.property(forbidden, fc.constantFrom(...WRAPPINGS), (v4, [, wrap]) => {
        expect(reachOf(wrap(v4))).toBe("metadata");
      }),
    );
  });

  test("allows any wrapping of any other address", () => {
    const other = fc
      .tuple(fc.integer({ min: 1, max: 126 }), byte, byte, byte)
      .filter((v4) => v4.join(".") !== "100.100.100.200");
    fc.assert(
      fc.property(other, fc.constantFrom(...WRAPPINGS), (v4, [, wrap]) => {
        expect(reachOf(wrap(v4))).not.toBe("metadata");
      }),
    );
  });
});

describe("reports a callback that it cannot make", () => {
  test.each([
    ["nothing", "no URL"],
    ["", "no URL"],
    ["file:///etc/passwd", "no URL"],
    ["ftp://127.0.0.1/", "no URL"],
    ["xhttp://127.0.0.1/", "no URL"],
    ["http://nowhere.localhost/", "does not resolve"],
    ["http://127.0.0.1:9/", "ECONNREFUSED"],
  ])("%s: %s", async (url, why) => {
    const result = await call(url);
    expect(result).toMatchObject({ outcome: "unreachable", status: null });
    expect(result.detail).toContain(why);
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
  const shop = http.createServer(({ headers }, response) => {
    hosts.push(headers.host);
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const { port } = shop.address() as AddressInfo;
  const result = await call(`http://rebound.example:${port}/paid`, ["rebound.example"]);
  expect(result).toMatchObject({ outcome: "delivered", status: 200, detail: "answered 200" });
  expect(hosts).toEqual([`rebound.example:${port}`]);
  await new Promise((resolve) => shop.close(resolve));
});
