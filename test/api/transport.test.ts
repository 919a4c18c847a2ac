import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import express from "express";
import { describe, expect, onTestFinished } from "vitest";
import { closeWithRest } from "../../mocks/api/body.js";
import { createServer, listen } from "../../mocks/api/server.js";
import { breachOf, failureIn, type RawAnswer, type RawRequest, sendRaw } from "../support/http.js";
import { startPersons, test } from "../support/persons.js";

const JSON_TYPE = { "Content-Type": "application/json" };
const TOKEN = { Authorization: "Bearer sandbox_shop" };

/** One operation of each failure shape. */
const FAMILIES = [
  ["/api/auth", "problem"],
  ["/api/addInvoice", "problem"],
  ["/rest/pay/stcpay/sendOtp", "otp"],
  ["/rest/pay/stcpay/processPayment", "otp"],
  ["/api/registerPayment", "registration"],
  ["/api/cancelRecurring", "recurring"],
] as const;
function expectKept(given: RawRequest, { status, headers, text }: RawAnswer): void {
  const { method = "GET", path } = given;
  const contentType = headers["content-type"] ?? null;
  expect(breachOf({ method, path, status, contentType, text })).toBeUndefined();
}

const LARGE = JSON.stringify({ note: "x".repeat(3000) });

/** Bodies that never reach a handler: headers, body, status, and what the sentence says. */
const UNUSABLE: readonly (readonly [
  string,
  Record<string, string>,
  string | Uint8Array,
  number,
  RegExp,
])[] = [
  ["a form", { "Content-Type": "application/x-www-form-urlencoded" }, "a=1", 415, /urlencoded/],
  ["text", { "Content-Type": "text/plain" }, "{}", 415, /text\/plain/],
  ["no type at all", {}, "{}", 415, /you sent no Content-Type/],
  ["JSON's cousin", { "Content-Type": "application/jsonp" }, "{}", 415, /jsonp/],
  ["another charset", { "Content-Type": "application/json; charset=latin1" }, "{}", 415, /UTF-8/],
  ["a packed body", { ...JSON_TYPE, "Content-Encoding": "gzip" }, "{}", 415, /gzip/],
  [
    "one that is really packed",
    { ...JSON_TYPE, "Content-Encoding": "gzip" },
    gzipSync("{}"),
    415,
    /must not be compressed, but you sent Content-Encoding gzip/,
  ],
  ["an unfinished body", JSON_TYPE, '{"amount":', 400, /not valid JSON/],
  ["single quotes", JSON_TYPE, "{'amount':5}", 400, /not valid JSON/],
  ["two documents", JSON_TYPE, "{}{}", 400, /not valid JSON/],
  ["a number that JSON lacks", JSON_TYPE, '{"amount":NaN}', 400, /not valid JSON/],
  ["broken UTF-8", JSON_TYPE, Uint8Array.of(0x22, 0xff, 0xfe, 0x22), 400, /not UTF-8/],
  ["half a surrogate", JSON_TYPE, Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), 400, /not UTF-8/],
  ["a deep array", JSON_TYPE, "[".repeat(1000), 400, /deeper than 32/],
  ["a deep object", JSON_TYPE, '{"a":'.repeat(33), 400, /deeper than 32/],
  ["__proto__", JSON_TYPE, '{"__proto__":{"strict":true}}', 400, /has a forbidden key/],
  ["an escaped __proto__", JSON_TYPE, '{"\\u005f_proto__":1}', 400, /has a forbidden key/],
  ["__proto__ within", JSON_TYPE, '{"products":[{"__proto__":{}}]}', 400, /has a forbidden key/],
  ["a constructor", JSON_TYPE, '{"constructor":{"prototype":{"a":1}}}', 400, /has a forbidden key/],
  ["too much", JSON_TYPE, LARGE, 413, /larger than the limit of 2,048 bytes/],
];

/** Each body once, and the first and the last of them at an operation of each shape. */
const unusable = UNUSABLE.flatMap((row, n) => {
  const isEnd = n === 0 || n === UNUSABLE.length - 1;
  const families = FAMILIES.filter((_, place) => isEnd || place === n % FAMILIES.length);
  return families.map((family) => [...row, ...family] as const);
});

describe("an unusable body is refused in the operation's own shape", () => {
  test.override({ options: { bodyLimitBytes: 2048 } });

  test.for(unusable)(
    "%s [transport-errors] [json-errors] [failure-shapes]",
    async (row, { gateway }) => {
      const [, headers, body, status, why, path, family] = row;
      const request = { method: "POST", path, headers: { ...TOKEN, ...headers }, body };
      const answered = await sendRaw(gateway.baseUrl, request);
      expect(answered.status).toBe(status);
      expectKept(request, answered);
      expect(answered.json).toEqual(failureIn(family, path, status, expect.stringMatching(why)));
    },
  );

  test("and no object is polluted", async ({ gateway, merchant }) => {
    const body = '{"constructor":{"prototype":{"polluted":1}},"__proto__":{"polluted":1}}';
    await sendRaw(gateway.baseUrl, {
      ...{ method: "POST", path: "/api/addInvoice" },
      ...{ headers: { ...TOKEN, ...JSON_TYPE }, body },
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await merchant.addsInvoice()).status).toBe(200);
  });
});

describe("a valid body", () => {
  test.for([
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    'APPLICATION/JSON; charset="utf-8"',
    "application/json; profile=x",
  ])("can arrive as %s [transport-errors]", async (type, { merchant }) => {
    const body = JSON.stringify(merchant.order());
    const { status } = await merchant.post("/api/addInvoice", body, { "Content-Type": type });
    expect(status).toBe(200);
  });

  test("can have an encoding without a transformation", async ({ merchant }) => {
    const headers = { "Content-Encoding": "identity" };
    expect((await merchant.post("/api/addInvoice", merchant.order(), headers)).status).toBe(200);
  });

  test("can have brackets in its texts and 32 levels", async ({ merchant }) => {
    const deep = JSON.parse("[".repeat(31) + "]".repeat(31));
    const order = merchant.order({ note: `${"[{".repeat(100)}\\"`, extra: deep });
    expect((await merchant.post("/api/addInvoice", order)).status).toBe(200);
  });
});

describe("the limit of a body", () => {
  const atLimit = (order: object, bytes: number) => JSON.stringify(order).padEnd(bytes, " ");

  test("is 1 MiB unless set [transport-errors]", async ({ merchant }) => {
    const mebibyte = 1024 * 1024;
    const good = await merchant.post("/api/addInvoice", atLimit(merchant.order(), mebibyte), {
      ...JSON_TYPE,
    });
    expect(good.status).toBe(200);
  });

  test("is exact to the byte, and the connection ends [transport-errors]", async ({
    gateway,
    merchant,
  }) => {
    const headers = { ...TOKEN, ...JSON_TYPE, "Content-Length": String(1024 * 1024 + 1) };
    const request = {
      method: "POST",
      path: "/api/addInvoice",
      headers,
      body: "{",
      unfinished: true,
    };
    const answered = await sendRaw(gateway.baseUrl, request);
    expect(answered.status).toBe(413);
    expect(answered.headers.connection).toBe("close");
    expect(answered.json.detail).toBe("the body is larger than the limit of 1,048,576 bytes");
    expect((await merchant.addsInvoice()).status).toBe(200);
  });

  describe("a custom limit", () => {
    test.override({ options: { bodyLimitBytes: 1000 } });

    test("holds for a body of undeclared length [transport-errors]", async ({
      gateway,
      merchant,
    }) => {
      const headers = { ...TOKEN, ...JSON_TYPE, "Transfer-Encoding": "chunked" };
      const request = { method: "POST", path: "/api/addInvoice", headers };
      const tooMuch = atLimit(merchant.order(), 1001);
      const unfinished = { ...request, body: tooMuch, unfinished: true };
      const refused = await sendRaw(gateway.baseUrl, unfinished);
      expect([refused.status, refused.headers.connection]).toEqual([413, "close"]);
      const body = atLimit(merchant.order(), 1000);
      expect((await sendRaw(gateway.baseUrl, { ...request, body })).status).toBe(200);
    });

    test("counts bytes, not letters [transport-errors]", async ({ merchant }) => {
      const { status } = await merchant.addsInvoice({ clientName: "ن".repeat(500) });
      expect(status).toBe(413);
    });

    test("does not apply to the control API, which accepts whole logs", async ({ merchant }) => {
      const body = { secretKey: "k".repeat(1000) };
      const { status } = await merchant.send("PATCH", "/_control/sandboxes/shop/settings", {
        body: JSON.stringify(body),
        headers: JSON_TYPE,
      });
      expect(status).toBe(200);
    });
  });
});

const MEBIBYTE = 1024 * 1024;
const PIECE = Buffer.alloc(MEBIBYTE, " ");

/** Begins a request that says how long its body is. */
function sending(baseUrl: string, path: string, bytes: number): Socket {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const { Authorization } = TOKEN;
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${Authorization}`;
  socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`);
  return socket;
}

/** Sends so much of a body. Rejects when the other side resets the connection. */
async function sendsMebibytes(socket: Socket, many: number): Promise<void> {
  for (let n = 0; n < many; n += 1) {
    await new Promise<void>((resolve, reject) => {
      socket.write(PIECE, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** A server that refuses each body at once, and reads so much of the rest. Returns its side of the connection. */
async function refusing(limits: { readonly bytes: number; readonly pauseMs: number }) {
  const app = express();
  const server = createServer(app);
  const served = once(server, "connection") as Promise<[Socket]>;
  app.use((request, response) => {
    closeWithRest(request, limits);
    response.writeHead(413, { Connection: "close", "Content-Length": 2 }).end("no");
  });
  const listener = await listen(server, 0, "127.0.0.1");
  onTestFinished(() => listener.close());
  return { baseUrl: `http://${listener.host}:${listener.port}`, served };
}

describe("a client that sends all of a body that is too large before it reads", () => {
  test.for([
    ["of the service", "/api/addInvoice", 32],
    ["of the control API", "/_control/sandboxes/x/import", 300],
  ] as const)("sees the answer %s", async ([, path, mebibytes], { gateway }) => {
    const socket = sending(gateway.baseUrl, path, mebibytes * MEBIBYTE);
    // The kernel cannot take so much for a connection that is not read.
    await sendsMebibytes(socket, 32);
    let answer = "";
    for await (const piece of socket) answer += piece;
    expect(answer).toMatch(/^HTTP\/1.1 413 .*"the body is larger than the limit of /s);
    expect(answer).toContain("\r\nConnection: close\r\n");
  });

  test("is cut off when it sends more than the limit", async () => {
    const { baseUrl, served } = await refusing({ bytes: MEBIBYTE, pauseMs: 60_000 });
    const socket = sending(baseUrl, "/", 1000 * MEBIBYTE);
    await expect(sendsMebibytes(socket, 64)).rejects.toThrow(/EPIPE|ECONNRESET/);
    expect((await served)[0].bytesRead).toBeLessThan(8 * MEBIBYTE);
  });

  test("is cut off when it pauses for too long", async () => {
    const { baseUrl, served } = await refusing({ bytes: 64 * MEBIBYTE, pauseMs: 20 });
    const socket = sending(baseUrl, "/", 1000 * MEBIBYTE).resume();
    await sendsMebibytes(socket, 2);
    const [own] = await served;
    if (!own.closed) await once(own, "close");
    expect(own.destroyed).toBe(true);
  });
});

describe("a client that disconnects in the middle of its body", () => {
  test("is logged in the journal and causes no error", async () => {
    const [failed, reported]: [unknown[], (string | null)[]] = [[], []];
    const { gateway, merchant, close } = await startPersons({
      observer: {
        error: (error) => failed.push(error),
        request: (_, { explanation }) => reported.push(explanation),
      },
    });
    const { hostname, port } = new URL(gateway.baseUrl);
    const socket = connect(Number(port), hostname).resume();
    const head = "POST /api/auth HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{";
    await new Promise<void>((resolve) => socket.write(head, () => resolve()));
    await new Promise<void>((resolve) => socket.end(resolve));
    await new Promise<void>((resolve) => socket.once("close", () => resolve()));
    expect((await merchant.addsInvoice()).status).toBe(200);
    await close();
    expect(failed).toEqual([]);
    expect(reported).toEqual(["the connection ended before the whole body had arrived", null]);
  });
});
