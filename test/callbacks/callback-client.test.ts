import http from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo, Socket } from "node:net";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { callbackHint, type Sent } from "../../mocks/domain/callback.js";
import { defaultEgress, httpCallbackClient } from "../../mocks/sandbox/client.js";
import { realClock } from "../../mocks/sandbox/real-clock.js";
import { certificateFor, newAuthority } from "../../mocks/tls/certificates.js";
import { anyAddress, anyCharacter } from "../support/characters.js";
import { manualClock } from "../support/manual-clock.js";
import { withoutMeasures } from "../support/measures.js";
import { answering, rawServer } from "../support/servers.js";

const TIMEOUT_MS = 5000;
const SILENCE = { outcome: "timeout", status: null, detail: "no answer within 5000 ms" };

/** Names that are looked up: one never comes back. */
const asked: string[] = [];

function lookup(name: string): Promise<readonly string[]> {
  asked.push(name);
  return name === "slow.localhost" ? new Promise(() => undefined) : Promise.resolve([]);
}

function sentTo(url: string, headers: Sent["headers"] = {}, body: string | null = null): Sent {
  return { method: body === null ? "GET" : "POST", url, headers, body };
}

/** A client whose clock does not move: none of its calls times out. */
function clientAt(clock = manualClock(0)) {
  const client = httpCallbackClient({ ...defaultEgress, timeoutMs: TIMEOUT_MS }, clock, lookup);
  const send = async (sent: Sent) => withoutMeasures(await client.send(sent));
  return { ...client, send };
}

const says = (text: string) => (socket: Socket) => void socket.write(text);
const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

test("calls the shop although a library for tests of HTTP clients has replaced http.request", async () => {
  const replaced = vi.spyOn(http, "request").mockImplementation(() => {
    throw new Error("unhandled request");
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    replaced.mockRestore();
    syncBuiltinESMExports();
  });
  await using shop = await rawServer(says(OK));
  const { outcome } = await clientAt().send(sentTo(`http://127.0.0.1:${shop.port}/paid`));
  expect(outcome).toBe("delivered");
});

describe("the client returns an outcome and closes the connection", () => {
  const delivered = { outcome: "delivered", status: 200, detail: "answered 200" };
  const refused = (status: number, more = "") => {
    return { outcome: "refused", status, detail: `answered ${status}${more}; 2xx was expected` };
  };
  const unreachable = (why: string) => {
    return { outcome: "unreachable", status: null, detail: expect.stringContaining(`${why} at `) };
  };
  const endless = (part: string) => (socket: Socket) => {
    const more = () => {
      if (!socket.destroyed) socket.write(part, more);
    };
    socket.write("HTTP/1.1 200 OK\r\n\r\n", more);
  };

  test.each([
    ["an answer", says(OK), delivered],
    [
      "one on a connection that is kept",
      says(OK.replace("OK", "OK\r\nConnection: keep-alive")),
      delivered,
    ],
    ["two answers", says(OK + OK.replace("200", "500")), delivered],
    [
      "no body",
      says("HTTP/1.1 204 No Content\r\n\r\n"),
      { ...delivered, status: 204, detail: "answered 204" },
    ],
    ["a body without an end", endless("x".repeat(10_000)), delivered],
    ["a body that is cut off", (socket: Socket) => socket.end(OK.slice(0, -1)), delivered],
    [
      "a body that is broken",
      says("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"),
      delivered,
    ],
    ["a 100 first", says(`HTTP/1.1 100 Continue\r\n\r\n${OK}`), delivered],
    ["hints first", says(`HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${OK}`), delivered],
    ["an error", says(OK.replace("200", "500")), refused(500)],
    ["a status that is none", says(OK.replace("200", "999")), refused(999)],
    [
      "a redirect",
      says("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: /x\r\n\r\n"),
      refused(302, ", a redirect to /x that is not followed"),
    ],
    [
      "an upgrade",
      says("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n"),
      refused(101),
    ],
    ["a hang-up", (socket: Socket) => socket.end(), unreachable("ECONNRESET")],
    ["a reset", (socket: Socket) => socket.resetAndDestroy(), unreachable("ECONNRESET")],
    [
      "half a head",
      (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\nX-A"),
      unreachable("ECONNRESET"),
    ],
    [
      "a 103 and a hang-up",
      (socket: Socket) => socket.end("HTTP/1.1 103 Hints\r\n\r\n"),
      unreachable("ECONNRESET"),
    ],
    ["no HTTP", says("+PONG\r\n"), unreachable("the answer is not HTTP (HPE_INVALID_CONSTANT)")],
    [
      "a wrong length",
      says("HTTP/1.1 200 OK\r\nContent-Length: two\r\n\r\n"),
      unreachable("the answer is not HTTP (HPE_INVALID_CONTENT_LENGTH)"),
    ],
    [
      "large headers",
      says(`HTTP/1.1 200 OK\r\nX-A: ${"x".repeat(100_000)}\r\n\r\n`),
      unreachable("the headers of the answer are too large (HPE_HEADER_OVERFLOW)"),
    ],
  ])("%s", async (_name, answer, expected) => {
    await using server = await rawServer(answer);
    const result = await clientAt().send(sentTo(`http://127.0.0.1:${server.port}/paid`));
    expect(result).toEqual(expected);
    await server.servedAndClosed(1);
  });

  test("for a server without TLS", async () => {
    await using server = await rawServer(says("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const result = await clientAt().send(sentTo(`https://127.0.0.1:${server.port}/paid`));
    expect(result).toEqual(unreachable("EPROTO"));
    expect(callbackHint(result)).toContain("does not speak TLS");
    await server.servedAndClosed(1);
  });

  test("for a server whose authority is unknown", async () => {
    const certificate = certificateFor(newAuthority(), ["127.0.0.1"]);
    const server = https.createServer(certificate, (_, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const result = await clientAt().send(sentTo(`https://127.0.0.1:${port}/paid`));
    expect(result).toEqual(unreachable("UNABLE_TO_VERIFY_LEAF_SIGNATURE"));
    expect(callbackHint(result)).toMatch(/certificate .* is not trusted.*NODE_EXTRA_CA_CERTS/);
  });
});

describe("gives up a call that takes too long", () => {
  test.each([
    ["silence", () => undefined],
    ["a head without an end", says("HTTP/1.1 200 OK\r\nX-A: b\r\n")],
    ["nothing but hints", says("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(10))],
  ])("%s", async (_name, answer) => {
    await using server = await rawServer(answer);
    const clock = manualClock(0);
    const result = clientAt(clock).send(sentTo(`http://127.0.0.1:${server.port}/paid`));
    await server.called();

    await clock.pass(TIMEOUT_MS);

    expect(await result).toEqual(SILENCE);
    await server.servedAndClosed(1);
    expect(clock.timers).toEqual([]);
  });

  test("for a name lookup without an end", async () => {
    const clock = manualClock(0);
    const result = clientAt(clock).send(sentTo("http://slow.localhost/"));
    await clock.pass(TIMEOUT_MS);
    expect(await result).toEqual(SILENCE);
    expect(asked).toContain("slow.localhost");
  });

  test("does not wait for a body without an end", async () => {
    await using server = await rawServer(says(OK.replace("ok", "o")));
    const clock = manualClock(0);
    const result = clientAt(clock).send(sentTo(`http://127.0.0.1:${server.port}/paid`));
    await vi.waitUntil(() => clock.timers.length === 2);

    await clock.pass(1000);

    expect(await result).toEqual({ outcome: "delivered", status: 200, detail: "answered 200" });
    await server.servedAndClosed(1);
    expect(clock.timers).toEqual([]);
  });
});

describe("reports a request that it cannot make", () => {
  const URL = "http://127.0.0.1:9/paid";
  const LONG = "x".repeat(100_000);
  const token = "Header name must be a valid HTTP token";
  const content = "Invalid character in header content";
  test.each<[string, string, Sent["headers"], string]>([
    ["a user that is not encoded", "http://user:%FF@127.0.0.1:9/", {}, "URI malformed"],
    ["a trailer", URL, { Trailer: "X-Sum" }, "Trailers are invalid"],
    ["a trailer that is expected", URL, { Expect: "a", Trailer: "b" }, "Trailers are invalid"],
    ["a line break in a value", URL, { "X-A": "a\r\nX-B: b" }, `${content} ["X-A"]`],
    ["half a character", URL, { "X-A": "\ud800" }, `${content} ["X-A"]`],
    ["a space in a name", URL, { "X A": "a" }, `${token} ["X A"]`],
    ["a line break in a name", URL, { "X\r\nA": "a" }, token],
    ["no name", URL, { "": "a" }, token],
    ["a long name", URL, { [`${LONG} `]: "a" }, token],
    ["no scheme", "//127.0.0.1/", {}, "no URL: //127.0.0.1/; http: or https: was expected"],
    ["another scheme", "data:,a", {}, "no URL: data:,a; http: or https: was expected"],
    ["a scheme that ends like it", "xhttp://a/", {}, "; http: or https: was expected"],
    [
      "a port beyond the last",
      "http://127.0.0.1:99999/x?a=1",
      {},
      "no URL: http://127.0.0.1:99999/x?a=1; its host or port is invalid",
    ],
    ["a port of IPv6", "https://u:p@[::1]:65536", {}, "; its host or port is invalid"],
    [
      "a host that is none",
      "http://a b:80/",
      {},
      "no URL: http://a b:80/; its host or port is invalid",
    ],
    ["no host", "http://", {}, "no URL: http://; its host or port is invalid"],
    ["a long text", LONG, {}, "no URL: xxx"],
  ])("%s", async (_name, url, headers, why) => {
    const result = await clientAt().send(sentTo(url, headers, "body"));
    expect(result).toMatchObject({ outcome: "unreachable", status: null });
    expect(result.detail).toContain(why);
    expect(result.detail.length).toBeLessThan(600);
  });

  test("and leaves no connection and no timer", async () => {
    await using server = await rawServer(says(OK));
    const clock = manualClock(0);
    const url = `http://127.0.0.1:${server.port}/paid`;
    const client = clientAt(clock);
    expect((await client.send(sentTo(url, { Trailer: "a" }))).outcome).toBe("unreachable");
    expect((await client.send(sentTo(url))).outcome).toBe("delivered");
    await server.servedAndClosed(1);
    expect(clock.timers).toEqual([]);
  });
});

describe("a call", () => {
  test("to a receiver within this process goes there, even if the list excludes it", async () => {
    await using server = await rawServer(says(OK));
    const within = ({ hostname }: URL) =>
      hostname === "shop.within" ? new URL(`http://127.0.0.1:${server.port}/inside`) : undefined;
    const client = httpCallbackClient({ ...defaultEgress, timeoutMs: TIMEOUT_MS, within });
    expect((await client.send(sentTo("http://shop.within/paid"))).outcome).toBe("delivered");
    expect((await client.send(sentTo("http://other.within/"))).outcome).toBe("blocked");
  });

  test("to a name with several addresses reaches the one that answers", async () => {
    await using server = await rawServer(says(OK));
    // Nothing listens at the first: the whole block belongs to this machine.
    const both = async () => ["127.0.0.2", "127.0.0.1"];
    const policy = { ...defaultEgress, timeoutMs: TIMEOUT_MS };
    const client = httpCallbackClient(policy, realClock, both);
    const url = `http://shop.localhost:${server.port}/paid`;
    expect(await client.send(sentTo(url))).toMatchObject({ outcome: "delivered" });
  });

  test("to names without a listener reports why the last address failed", async () => {
    const nobody = async () => ["127.0.0.2", "127.0.0.3"];
    const policy = { ...defaultEgress, timeoutMs: TIMEOUT_MS };
    const client = httpCallbackClient(policy, realClock, nobody);
    expect(await client.send(sentTo("http://shop.localhost:1/"))).toMatchObject({
      outcome: "unreachable",
      detail: "ECONNREFUSED at http://shop.localhost:1/",
    });
  });

  test("carries its body", async () => {
    const bodies: string[] = [];
    const url = await answering(({ body }) => {
      bodies.push(body);
      return {};
    });
    const { outcome } = await clientAt().send(sentTo(`${url}/`, {}, "{}"));
    expect([outcome, bodies]).toEqual(["delivered", ["{}"]]);
  });

  test("reports its duration, to a tenth of a millisecond", async () => {
    await using server = await rawServer(says(OK));
    let elapsedMs = 1000;
    const elapsing = () => {
      elapsedMs += 1.23;
      return elapsedMs;
    };
    const clock = { ...manualClock(0), elapsedMs: elapsing };
    const client = httpCallbackClient({ ...defaultEgress, timeoutMs: TIMEOUT_MS }, clock);
    const result = await client.send(sentTo(`http://127.0.0.1:${server.port}/`));
    expect(result).toMatchObject({ outcome: "delivered", durationMs: 1.2 });
  });

  test("that is aborted before its name is resolved makes no connection", async () => {
    await using server = await rawServer(says(OK));
    const clock = manualClock(0);
    let found = (_addresses: readonly string[]) => {};
    const late = () => new Promise<readonly string[]>((resolve) => (found = resolve));
    const policy = { ...defaultEgress, timeoutMs: TIMEOUT_MS };
    const result = httpCallbackClient(policy, clock, late).send(
      sentTo(`http://shop.localhost:${server.port}/`),
    );
    await clock.pass(TIMEOUT_MS);
    expect(await result).toEqual(SILENCE);
    const make = vi.spyOn(http, "request");
    found(["127.0.0.1"]);
    await clock.quiet();
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  });
});

describe("closing the client", () => {
  const CLOSED = {
    outcome: "unreachable",
    status: null,
    detail: "not ended: the gateway was closed",
  };

  test("aborts open calls and refuses further ones", async () => {
    await using server = await rawServer(() => undefined);
    const clock = manualClock(0);
    const client = clientAt(clock);
    const sent = sentTo(`http://127.0.0.1:${server.port}/paid`);
    const result = client.send(sent);
    await server.called();

    client.close();

    expect(await result).toEqual(CLOSED);
    expect(await client.send(sent)).toEqual(CLOSED);
    await server.servedAndClosed(1);
    expect(clock.timers).toEqual([]);
  });
});

describe("for any request", () => {
  const NAMES = ["Trailer", "Transfer-Encoding", "Content-Length", "Expect", "Upgrade", "Host"];
  const VALUES = [
    "chunked",
    "5",
    "-1",
    "100-continue",
    "keep-alive",
    "h2c",
    "a\r\nb",
    "\ud800",
    "",
  ];
  const name = fc.oneof(fc.constantFrom(...NAMES, "Connection"), fc.string({ unit: anyCharacter }));
  const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: anyCharacter }));
  const headers = fc.dictionary(name, value, { maxKeys: 4 });
  const body = fc.option(fc.string({ unit: anyCharacter }));
  const text = fc.string({ unit: anyCharacter, maxLength: 12 });

  test("send resolves with an outcome", async () => {
    await using server = await rawServer((socket) => socket.end(OK));
    const host = `127.0.0.1:${server.port}`;
    const client = httpCallbackClient({ ...defaultEgress, timeoutMs: TIMEOUT_MS });
    const url = fc.oneof(
      text,
      anyAddress,
      fc.tuple(fc.constantFrom("http", "https"), text, text).map(([scheme, user, path]) => {
        return `${scheme}://${user}@${host}/${path}`;
      }),
      text.map((user) => `http://${user}:%FF@${host}/`),
      text.map((path) => `http://${host}/${path}`),
    );
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(url, headers, body, async (...sent) => {
        const { outcome, detail } = await client.send(sentTo(...sent));
        outcomes.add(outcome);
        expect(detail).not.toBe("");
        expect(detail.length).toBeLessThan(600);
      }),
      { numRuns: 500 },
    );
    expect([...outcomes]).toEqual(expect.arrayContaining(["delivered", "unreachable", "blocked"]));
  });
});
