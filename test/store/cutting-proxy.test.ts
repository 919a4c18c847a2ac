import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import {
  type CuttingProxy,
  cuttingProxy,
  frameReader,
  questionReader,
} from "../fixtures/cutting-proxy.js";

const text = (words: string) => Buffer.from(`${words}\0`);

function frame(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const startup = () => frame("", number(196_608), text("user"), text("paystub"), text(""));
const query = (sql: string) => frame("Q", text(sql));
const parse = (name: string, sql: string) => frame("P", text(name), text(sql), Buffer.alloc(2));
const bind = (name: string) => frame("B", text(""), text(name), Buffer.alloc(6));
const execute = () => Buffer.concat([frame("E", text(""), number(0)), frame("S")]);

/** Plays PostgreSQL as far as a proxy can see it. It has `executed` what it was reported. */
async function fakeServer() {
  const executed: string[] = [];
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    sockets.push(socket);
    const frames = frameReader("client");
    const question = questionReader();
    let status = "I";
    let written = Promise.resolve();
    socket
      .on("error", () => undefined)
      .on("data", (piece: Buffer) => {
        for (const got of frames(piece)) {
          const sql = got.type === "" ? "startup" : question(got);
          if (sql === undefined) continue;
          executed.push(sql);
          if (sql === "begin") status = "T";
          if (sql === "commit") status = "I";
          const answer = sql.includes("fails") ? frame("E", text("no")) : frame("C", text(sql));
          // In pieces that end anywhere: a proxy must not take a piece for a message.
          const whole = Buffer.concat([answer, frame("Z", Buffer.from(status))]);
          written = written.then(async () => {
            socket.write(whole.subarray(0, 3));
            await nextTurn();
            socket.write(whole.subarray(3));
          });
        }
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { executed, sockets, port: (server.address() as AddressInfo).port };
}

/** A client that has said hello, and what it is reported: the type of each message, or how it ended. */
async function connected(port: number) {
  const socket = net.connect(port, "127.0.0.1");
  const reported: string[] = [];
  const wanted: { count: number; met: () => void }[] = [];
  const heard = (what: string) => {
    reported.push(what);
    for (const { count, met } of wanted) if (reported.length >= count) met();
  };
  const frames = frameReader("server");
  socket.on("data", (piece: Buffer) => {
    for (const { type } of frames(piece)) heard(type);
  });
  socket.on("error", (error: NodeJS.ErrnoException) => heard(String(error.code)));
  const tells = (count: number) =>
    reported.length >= count
      ? Promise.resolve()
      : new Promise<void>((met) => wanted.push({ count, met }));
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write(startup());
  return { socket, reported, tells };
}

async function proxied(): Promise<{
  readonly proxy: CuttingProxy;
  readonly server: Awaited<ReturnType<typeof fakeServer>>;
}> {
  const server = await fakeServer();
  const proxy = await cuttingProxy({ port: server.port });
  onTestFinished(() => proxy[Symbol.asyncDispose]());
  return { proxy, server };
}

const HELLO = ["C", "Z"];

test("passes queries and answers on unchanged", async () => {
  const { proxy, server } = await proxied();
  const { socket, reported, tells } = await connected(proxy.port);
  socket.write(query("select 1"));
  await tells(4);
  expect(reported).toEqual([...HELLO, "C", "Z"]);
  expect(server.executed).toEqual(["startup", "select 1"]);
});

test("asks a client that requests encryption to continue without", async () => {
  const { proxy, server } = await proxied();
  const socket = net.connect(proxy.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(frame("", number(80_877_103)));
  const [answer] = await once(socket, "data");
  expect(String(answer)).toBe("N");
  socket.write(startup());
  await once(socket, "data");
  expect(server.executed).toEqual(["startup"]);
});

test("cuts a connection after a commit and before the client gets the answer", async () => {
  const { proxy, server } = await proxied();
  const { socket, reported, tells } = await connected(proxy.port);
  const cut = proxy.cutAfterCommit(/insert/);
  socket.write(query("select 1"));
  await tells(4);
  socket.write(query("insert into events"));
  await cut;
  await tells(5);
  expect(reported).toEqual([...HELLO, "C", "Z", "ECONNRESET"]);
  expect(server.executed).toEqual(["startup", "select 1", "insert into events"]);
  expect(proxy.open).toBe(0);
});

test("recognizes a prepared query by its name when it is repeated", async () => {
  const { proxy, server } = await proxied();
  const { socket, reported, tells } = await connected(proxy.port);
  socket.write(Buffer.concat([parse("append", "insert into events"), bind("append"), execute()]));
  await tells(4);
  const cut = proxy.cutAfterCommit(/insert/);
  socket.write(Buffer.concat([bind("append"), execute()]));
  await cut;
  await tells(5);
  expect(reported).toEqual([...HELLO, "C", "Z", "ECONNRESET"]);
  expect(server.executed).toEqual(["startup", "insert into events", "insert into events"]);
});

test("cuts the right one of several pipelined queries", async () => {
  const { proxy } = await proxied();
  const { socket, reported, tells } = await connected(proxy.port);
  const cut = proxy.cutAfterCommit(/second/);
  socket.write(Buffer.concat([query("first"), query("second"), query("third")]));
  await cut;
  await tells(5);
  expect(reported).toEqual([...HELLO, "C", "Z", "ECONNRESET"]);
});

test("passes on failed and uncommitted queries, but not their commit", async () => {
  const { proxy } = await proxied();
  const { socket, reported, tells } = await connected(proxy.port);
  const cut = proxy.cutAfterCommit(/insert|commit/);
  for (const sql of ["insert fails", "begin", "insert", "commit"]) socket.write(query(sql));
  await cut;
  await tells(9);
  expect(reported).toEqual([...HELLO, "E", "Z", "C", "Z", "C", "Z", "ECONNRESET"]);
});

test("cuts one connection for one cut: the next one lives", async () => {
  const { proxy } = await proxied();
  const first = await connected(proxy.port);
  const cut = proxy.cutAfterCommit(/insert/);
  first.socket.write(query("insert"));
  await cut;
  const second = await connected(proxy.port);
  second.socket.write(query("insert"));
  await second.tells(4);
  expect(second.reported).toEqual([...HELLO, "C", "Z"]);
});

test("can cut all connections at once", async () => {
  const { proxy } = await proxied();
  const clients = [await connected(proxy.port), await connected(proxy.port)];
  for (const { tells } of clients) await tells(2);
  expect(proxy.open).toBe(2);
  proxy.cut();
  for (const { tells } of clients) await tells(3);
  expect(clients.map(({ reported }) => reported.at(-1))).toEqual(["ECONNRESET", "ECONNRESET"]);
  expect(proxy.open).toBe(0);
});

test("delays traffic while it is stalled, on old and new connections", async () => {
  const { proxy, server } = await proxied();
  const old = await connected(proxy.port);
  await old.tells(2);
  proxy.stall();
  old.socket.write(query("insert"));
  const fresh = await connected(proxy.port);
  // In the meantime, another connection to the same server has made a round trip.
  const beside = await connected(server.port);
  await beside.tells(2);
  expect(server.executed).toEqual(["startup", "startup"]);
  expect([old.reported, fresh.reported]).toEqual([HELLO, []]);
  proxy.flow();
  await Promise.all([old.tells(4), fresh.tells(2)]);
  expect([old.reported, fresh.reported]).toEqual([[...HELLO, "C", "Z"], HELLO]);
});

test("refuses new connections until it accepts again; the open one stays", async () => {
  const { proxy } = await proxied();
  const old = await connected(proxy.port);
  await old.tells(2);
  proxy.refuse();
  await expect(connected(proxy.port)).rejects.toMatchObject({ code: "ECONNREFUSED" });
  old.socket.write(query("insert"));
  await old.tells(4);
  await proxy.accept();
  const fresh = await connected(proxy.port);
  await fresh.tells(2);
  expect(fresh.reported).toEqual(HELLO);
});

test("closes its clients' connections with the server", async () => {
  const { proxy, server } = await proxied();
  const { socket, tells } = await connected(proxy.port);
  await tells(2);
  const closed = once(socket, "close");
  for (const end of server.sockets) end.destroy();
  await closed;
  expect(proxy.open).toBe(0);
});
