import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import tls from "node:tls";
import express from "express";
import { describe, expect, onTestFinished, test } from "vitest";
import { answerTls, createServer, listen, type TlsFailure } from "../../mocks/api/server.js";
import { type RunningGateway, type StartOptions, startGateway } from "../../mocks/index.js";
import { projectAuthority } from "../../mocks/tls/authority-files.js";
import { certificateFor, newAuthority } from "../../mocks/tls/certificates.js";
import { folder } from "../support/command-line.js";
import { invoiceFields } from "../support/orders.js";

/** A gateway that answers HTTPS, with an authority of its own. */
async function secured(options: StartOptions = {}) {
  const place = folder();
  const { pem: ca } = await projectAuthority(place);
  const gateway = await startGateway({
    ...{ tls: true, tlsAuthority: join(place, "paystub.ca.pem") },
    ...{ tlsAuthorityKey: join(place, "paystub.ca.key.pem"), sandbox: "shop" },
    ...options,
  });
  onTestFinished(() => gateway.close());
  return { gateway, ca, port: Number(new URL(gateway.baseUrl).port) };
}

interface Call {
  readonly path?: string;
  readonly body?: object | string;
  readonly headers?: IncomingHttpHeaders;
  readonly ca?: string;
  readonly servername?: string;
}

/** Calls on a connection of its own. */
async function call(url: string, { path = "", body, headers = {}, ca, servername }: Call) {
  const isHttps = url.startsWith("https:");
  const type = typeof body === "string" ? "application/x-www-form-urlencoded" : "application/json";
  const sent = (isHttps ? overHttps : overHttp)(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": type, Authorization: "Bearer sandbox_shop", ...headers },
    ...{ agent: false, ca, servername },
  });
  sent.on("error", () => undefined);
  sent.end(typeof body === "string" ? body : JSON.stringify(body));
  const [response] = await once(sent, "response");
  const answer = response.headers["content-type"]?.includes("json") ? await json(response) : {};
  response.resume();
  return { status: response.statusCode, body: answer as Record<string, string> };
}

const httpsOf = ({ https }: RunningGateway) => https?.baseUrl ?? "";

describe("HTTP and HTTPS on one port", () => {
  test("answer the same, with links as the call came", async () => {
    const { gateway, ca, port } = await secured();
    expect(gateway.baseUrl).toBe(`http://127.0.0.1:${port}`);
    expect(gateway.https?.baseUrl).toBe(`https://127.0.0.1:${port}`);
    const path = "/api/addInvoice";
    for (const url of [gateway.baseUrl, httpsOf(gateway), `https://localhost:${port}`]) {
      const body = { ...invoiceFields(), smsMessage: "[WEB_URL]" };
      const { status, body: made } = await call(url, { path, body, ca });
      expect(status).toBe(200);
      const origin = url.replace("localhost", "127.0.0.1");
      for (const link of ["url", "qrUrl", "mobileUrl", "checkUrl"]) {
        expect(made[link]).toMatch(new RegExp(`^${origin}/`));
      }
    }
    const { sms } = await gateway.get("shop").sms();
    const scheme = sms.map(({ text }) => /https?:/.exec(text)?.[0]).sort();
    expect(scheme).toEqual(["http:", "https:", "https:"]);
    expect((await gateway.health()).httpsUrl).toBe(httpsOf(gateway));
  });

  test("keep the links of a public URL", async () => {
    const [fixed, following] = [
      await secured({ publicUrl: "https://pay.localhost" }),
      await secured({ publicUrl: "request", tlsHosts: ["pay.example"] }),
    ];
    const path = "/api/addInvoice";
    const made = await call(fixed.gateway.baseUrl, { path, body: invoiceFields() });
    expect(made.body.url).toMatch(/^https:\/\/pay\.localhost\//);
    const { gateway, ca } = following;
    const named = { headers: { Host: "pay.example" }, servername: "pay.example", ca };
    const other = await call(httpsOf(gateway), { path, body: invoiceFields(), ...named });
    expect(other.body.url).toMatch(/^https:\/\/pay\.example\//);
  });

  test("let a page call only the scheme that it came by", async () => {
    const { gateway, ca } = await secured();
    const body = invoiceFields();
    const { body: made } = await call(gateway.baseUrl, { path: "/api/addInvoice", body });
    const path = new URL(made.url ?? "").pathname;
    const posted = async (url: string, origin: string) => {
      const form = { path, body: "action=cancel", headers: { Origin: origin }, ca };
      return (await call(url, form)).status;
    };
    expect(await posted(gateway.baseUrl, httpsOf(gateway))).toBe(403);
    expect(await posted(httpsOf(gateway), gateway.baseUrl)).toBe(403);
    expect(await posted(httpsOf(gateway), httpsOf(gateway))).not.toBe(403);
  });

  test("both on the port of the order URL", async () => {
    const { gateway, ca } = await secured({ orderPort: 0 });
    const path = "/rest/pay/stcpay/sendOtp";
    const secure = gateway.orderUrl.replace("http:", "https:");
    expect((await call(gateway.orderUrl, { path, body: {} })).status).toBe(400);
    expect((await call(secure, { path, body: {}, ca })).status).toBe(400);
  });

  test("the built-in shop gets its callback over HTTPS", async () => {
    const { gateway, ca } = await secured();
    const order = { path: "/_shop/orders", body: "sandbox=shop", ca };
    const headers = { Origin: httpsOf(gateway) };
    expect((await call(httpsOf(gateway), { ...order, headers })).status).toBe(303);
    const shop = gateway.get("shop");
    const { invoices } = await shop.invoices.list();
    await shop.invoices.pay(invoices[0]?.transactionNo ?? "");
    const { callbacks } = await shop.callbacks.list();
    expect(callbacks).toMatchObject([{ attempts: [{ outcome: "delivered" }] }]);
  });

  test("a fault resets a connection of HTTPS too", async () => {
    const { gateway, ca } = await secured();
    for (const fault of ["reset-before-reply", "reset-mid-reply"] as const) {
      await gateway.get("shop").faults.add({ fault, times: 1 });
      const body = invoiceFields();
      const lost = call(httpsOf(gateway), { path: "/api/addInvoice", body, ca });
      await expect(lost).rejects.toThrow(/ECONNRESET|aborted/);
    }
  });

  test("a name of the certificate is a name of the mock", async () => {
    const { gateway, ca, port } = await secured({ tlsHosts: ["*.ci.example", "2001:DB8::1"] });
    const health = { path: "/_control/health", ca };
    const named = { headers: { Host: `pay.ci.example:${port}` }, servername: "pay.ci.example" };
    expect((await call(httpsOf(gateway), { ...health, ...named })).status).toBe(200);
    const foreign = { headers: { Host: "evil.example" }, servername: "localhost" };
    expect((await call(httpsOf(gateway), { ...health, ...foreign })).status).toBe(403);
  });
});

describe("a client that cannot be answered is listed with the fix", () => {
  const failures = async ({ unclaimedRequests }: RunningGateway) => {
    const { requests } = await unclaimedRequests();
    return requests.map(({ code, explanation }) => [code, explanation]);
  };
  const TRUST =
    /^a client closed its HTTPS connection without a call. It probably does not trust the mock: let it trust \/.*paystub\.ca\.pem$/;

  test("one that does not trust the authority", async () => {
    const { gateway } = await secured();
    const refused = call(httpsOf(gateway), {});
    await expect(refused).rejects.toThrow(/unable to verify/);
    await expect
      .poll(() => failures(gateway))
      .toEqual([["certificate-refused", expect.stringMatching(TRUST)]]);
  });

  test("one that calls another name", async () => {
    const { gateway, ca } = await secured();
    const refused = call(httpsOf(gateway), { ca, servername: "pay.example" });
    await expect(refused).rejects.toThrow(/does not match certificate/);
    const why =
      "a client called https://pay.example, which the certificate does not name. Start the mock with --tls-host pay.example";
    await expect.poll(() => failures(gateway)).toEqual([["certificate-name", why]]);
  });

  test("one that speaks HTTP/2 alone; another may speak both", async () => {
    const { gateway, ca, port } = await secured();
    const both = tls.connect({ port, host: "127.0.0.1", ca, ALPNProtocols: ["h2", "http/1.1"] });
    await once(both, "secureConnect");
    expect(both.alpnProtocol).toBe("http/1.1");
    both.end("GET /_control/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    await once(both.resume(), "close");
    const alone = tls.connect({ port, host: "127.0.0.1", ca, ALPNProtocols: ["h2"] });
    await expect(once(alone, "secureConnect")).rejects.toThrow();
    const why = /^a client and the mock share no version of TLS or HTTP \(ERR_SSL_.*\)/;
    await expect
      .poll(() => failures(gateway))
      .toEqual([["handshake-failed", expect.stringMatching(why)]]);
  });
});

/** A server for HTTP and HTTPS. The test decides when it answers, and it soon drops silent connections. */
async function bare(arrivalMs = 60_000) {
  const authority = newAuthority();
  const app = express();
  const held: (() => void)[] = [];
  app.get("/held", (_, response) => void held.push(() => response.send("late")));
  app.get("/", (_, response) => void response.send("hello"));
  const server = createServer(app, arrivalMs);
  const failures: TlsFailure[] = [];
  const certificate = certificateFor(authority, ["localhost"]);
  answerTls(server, certificate, (failure) => failures.push(failure), arrivalMs);
  const listener = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => listener.close());
  const { port } = listener;
  const plain = () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const secure = () => {
    const socket = tls.connect({ port, ca: authority.pem, servername: "localhost" });
    socket.on("error", () => undefined);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { server, listener, held, failures, plain, secure };
}

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

async function answerOn(socket: Socket): Promise<string> {
  let text = "";
  for await (const part of socket) {
    text += part;
    if (/\r\n\r\n./s.test(text)) break;
  }
  return text;
}

describe("a connection", () => {
  const HELLO = Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]);
  test.each([
    ["sends nothing", []],
    ["sends the first byte of a handshake", [HELLO.subarray(0, 1)]],
    ["stops within a handshake", [HELLO]],
  ])("that %s is dropped after a while", async (_, sent) => {
    const { plain, failures, server } = await bare(40);
    const socket = plain();
    for (const bytes of sent) socket.write(bytes);
    await once(socket.resume(), "close");
    await noneLeft(server);
    expect(failures).toEqual([]);
  });

  test.each([
    ["closes at once", []],
    ["sends one byte and closes", [Buffer.from("G")]],
    ["sends garbage after the byte of a handshake", [Buffer.from([0x16]), Buffer.alloc(500, 7)]],
    ["sends other garbage", [Buffer.alloc(500, 7)]],
    ["breaks off a handshake", [HELLO]],
  ])("that %s leaves nothing behind", async (_, sent) => {
    const { plain, secure, failures, server } = await bare();
    const socket = plain();
    await once(socket, "connect");
    for (const bytes of sent) {
      await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    }
    socket.end();
    await once(socket.resume(), "close");
    await noneLeft(server);
    expect(failures).toEqual([]);
    const next = secure();
    next.write(GET("/"));
    expect(await answerOn(next)).toMatch(/hello$/);
  });

  test("may send its request byte by byte, and several", async () => {
    const { plain, secure } = await bare();
    for (const socket of [plain(), secure()]) {
      for (let n = 0; n < 2; n += 1) {
        for (const byte of GET("/")) socket.write(byte);
        expect(String((await once(socket, "data"))[0])).toMatch(/hello$/);
      }
    }
  });
});

/** Waits until the server has no connection. */
async function noneLeft(server: ReturnType<typeof createServer>): Promise<void> {
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_, many) => resolve(many)));
  await expect.poll(count).toBe(0);
}

describe("a shutdown", () => {
  const wait = (_: number, run: () => void) => setImmediate(run);

  test("waits for an open call, and for no handshake", async () => {
    const { listener, held, plain, secure } = await bare();
    const [silent, half, open, idle] = [plain(), plain(), secure(), secure()];
    half.write(Buffer.of(0x16));
    await Promise.all([once(silent, "connect"), once(half, "connect")]);
    await once(idle, "secureConnect");
    open.write(GET("/held"));
    await expect.poll(() => held.length).toBe(1);
    const gone = [silent, half, idle].map((socket) => once(socket.resume(), "close"));
    let isOver = false;
    const drained = listener.drain(wait).then(() => {
      isOver = true;
    });
    await Promise.all(gone);
    expect(isOver).toBe(false);
    const answer = answerOn(open);
    held[0]?.();
    expect(await answer).toMatch(/late$/);
    await drained;
  });

  test("that is not graceful breaks all of them off", async () => {
    const { listener, held, failures, plain, secure } = await bare();
    const [half, open] = [plain(), secure()];
    half.write(Buffer.of(0x16));
    open.write(GET("/held"));
    await expect.poll(() => held.length).toBe(1);
    const gone = [half, open].map((socket) => once(socket.resume(), "close"));
    await listener.close();
    await Promise.all(gone);
    expect(failures).toEqual([]);
  });
});

test("a start names the authority's file, and refuses one that cannot be used", async () => {
  const { gateway, ca } = await secured();
  expect(readFileSync(gateway.https?.authority.file ?? "", "utf8")).toBe(ca);
  await expect(startGateway({ tlsAuthority: "a.pem" })).rejects.toThrow(
    "tlsAuthorityKey is missing, which belongs to tlsAuthority. Give both or neither",
  );
  await expect(startGateway({ tlsHosts: ["a:b"] })).rejects.toThrow(
    'tlsHosts[0] must be the name or the address of a host without a port, but you sent "a:b"',
  );
});
