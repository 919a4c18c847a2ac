import net, { type AddressInfo } from "node:net";
import { dirname } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { type RunningGateway, type StartOptions, startGateway } from "../../mocks/index.js";
import {
  type Cluster,
  hasPostgres as isHere,
  startCluster,
} from "../../scripts/postgres/cluster.js";
import { type Client, clientOf } from "./http.js";
import { canHave, NOTES } from "./machine.js";
import { orderTo } from "./persons.js";
import { openShop, type Shop } from "./servers.js";

export type { Cluster } from "../../scripts/postgres/cluster.js";

/** Whether there is a PostgreSQL to test with. Its place can be reported by POSTGRES_BIN. */
export const hasPostgres = (): boolean => canHave("PostgreSQL", isHere());

/** To make one is dear, and a database in it is not. It ends with the process, or with the run. */
let cluster: Promise<Cluster> | undefined;
let databases = 0;

/**
 * A database of one's own in the one PostgreSQL of a process of tests, which runs by then whatever
 * the test before has left. Whoever kills it kills nobody else's: a process has one test at a time.
 */
export async function ownDatabase(): Promise<Cluster> {
  const notes = process.env[NOTES];
  cluster ??= startCluster(notes === undefined ? {} : { parent: dirname(notes) });
  const { url, port, stop, kill, start } = await cluster;
  await start();
  databases += 1;
  const name = `own_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  // What is left of a database costs nobody anything, but its server must run for the next one.
  return { url: url.replace(/postgres$/, name), port, stop, kill, start, remove: start };
}

/** One of several gateways over one database, and a merchant who calls it. */
export interface Replica {
  readonly gateway: RunningGateway;
  readonly merchant: Client;
  /** Its unexpected output. */
  readonly errors: readonly unknown[];
}

/** Replicas over a schema of their own, and a shop that any of them may call. */
interface Replicas {
  readonly shop: Shop;
  readonly schema: string;
  /** Starts one more. */
  start(options?: StartOptions): Promise<Replica>;
}

let schemas = 0;

/** Replicas that are gone after the test. The sandbox that all mean is `shop`. */
export async function replicasOver(
  cluster: Pick<Cluster, "url">,
  shared: StartOptions = {},
): Promise<Replicas> {
  schemas += 1;
  const databaseSchema = `replicas_${schemas}`;
  const shop = await openShop();
  const running: RunningGateway[] = [];
  onTestFinished(async () => {
    await Promise.all(running.map((gateway) => gateway.close()));
    await shop.close();
  });
  return {
    shop,
    schema: databaseSchema,
    async start(options = {}) {
      const errors: unknown[] = [];
      const observer = { error: (error: unknown) => void errors.push(error) };
      const { url: database } = cluster;
      const where = { database, databaseSchema, observer };
      const gateway = await startGateway({ ...where, ...shared, ...options });
      running.push(gateway);
      return { gateway, merchant: clientOf(gateway.baseUrl, "sandbox_shop"), errors };
    },
  };
}

/** An order whose callback goes to a shop. */
export const order = (shop: Pick<Shop, "url">, orderNumber: string) =>
  orderTo(shop, { orderNumber });

/** A message of PostgreSQL's wire protocol, with the bytes that it came as. */
interface Frame {
  /** Its type, such as `C` for CommandComplete; empty for what a client opens a connection with. */
  readonly type: string;
  readonly body: Buffer;
  readonly bytes: Buffer;
}

/**
 * Takes messages out of a stream, however it is cut into pieces. A client's first message has no
 * type; one that asks for encryption is followed by another such message.
 */
export function frameReader(side: "client" | "server"): (piece: Buffer) => readonly Frame[] {
  let rest = Buffer.alloc(0);
  let isOpening = side === "client";
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    const frames: Frame[] = [];
    for (;;) {
      const typeLength = isOpening ? 0 : 1;
      if (rest.length < typeLength + 4) return frames;
      const end = typeLength + rest.readInt32BE(typeLength);
      if (rest.length < end) return frames;
      const frame = {
        type: rest.toString("latin1", 0, typeLength),
        body: rest.subarray(typeLength + 4, end),
        bytes: rest.subarray(0, end),
      };
      rest = rest.subarray(end);
      if (isOpening) isOpening = asksForEncryption(frame);
      frames.push(frame);
    }
  };
}

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;

/** Whether a client asks to go on encrypted, which a server answers with one byte. */
function asksForEncryption({ type, body }: Frame): boolean {
  return type === "" && [SSL_REQUEST, GSS_REQUEST].includes(body.readInt32BE(0));
}

/** A text that ends with a zero byte, and where the next thing begins. */
function textAt(body: Buffer, start: number): readonly [string, number] {
  const end = body.indexOf(0, start);
  return [body.toString("utf8", start, end), end + 1];
}

/** Follows what a client asks. Answers the SQL of a question when all of it has been sent. */
export function questionReader(): (frame: Frame) => string | undefined {
  const prepared = new Map<string, string>();
  let bound: string[] = [];
  return ({ type, body }) => {
    if (type === "Q") return textAt(body, 0)[0];
    if (type === "P") {
      const [name, next] = textAt(body, 0);
      prepared.set(name, textAt(body, next)[0]);
    } else if (type === "B") {
      const [, next] = textAt(body, 0);
      bound.push(prepared.get(textAt(body, next)[0]) ?? "");
    } else if (type === "S") {
      const sql = bound.join(";\n");
      bound = [];
      return sql;
    }
    return undefined;
  };
}

/** Stands between clients of PostgreSQL and their server, and fails as networks fail. */
export interface CuttingProxy extends AsyncDisposable {
  readonly port: number;
  /** How many connections are open. */
  readonly open: number;
  /**
   * Cuts the next connection on which a question with such SQL is committed, when the server's answer
   * is here and nothing of it has reached the client. Resolves when it is done. A question that fails,
   * or that leaves a transaction open, goes through: there is nothing yet that could be in doubt.
   */
  cutAfterCommit(sql: RegExp): Promise<void>;
  /** Cuts all connections in the middle of whatever they are at. */
  cut(): void;
  /** Nothing goes through in either direction until `flow`, on new connections neither. */
  stall(): void;
  flow(): void;
  /** New connections are refused until `accept`; the open ones stay. */
  refuse(): void;
  accept(): Promise<void>;
}

/** Where the server is. */
interface Target {
  readonly host?: string;
  readonly port: number;
}

/** A cut that is asked for. */
interface Planned {
  readonly sql: RegExp;
  readonly done: () => void;
}

/** What is so for all connections of a proxy. */
interface Shared {
  isStalled: boolean;
  planned: readonly Planned[];
  readonly links: Set<Link>;
}

/** Begins to listen on a free port of this machine. */
export async function cuttingProxy(target: Target): Promise<CuttingProxy> {
  const shared: Shared = { isStalled: false, planned: [], links: new Set() };
  const listen = (port: number) => listening(port, (client) => link(client, target, shared));
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const flowing = (does: boolean) => {
    shared.isStalled = !does;
    for (const { flow } of shared.links) flow(does);
  };
  const cut = () => {
    for (const { cut } of shared.links) cut();
  };
  return {
    port,
    get open() {
      return shared.links.size;
    },
    cutAfterCommit: (sql) =>
      new Promise((done) => {
        shared.planned = [...shared.planned, { sql, done }];
      }),
    cut,
    stall: () => flowing(false),
    flow: () => flowing(true),
    refuse: () => void server.close(),
    async accept() {
      if (!server.listening) server = await listen(port);
    },
    async [Symbol.asyncDispose]() {
      server.close();
      cut();
    },
  };
}

async function listening(port: number, serve: (socket: net.Socket) => void): Promise<net.Server> {
  const server = net.createServer(serve);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return server;
}

/** A client with its connection to the server. */
interface Link {
  flow(does: boolean): void;
  cut(): void;
}

function link(client: net.Socket, target: Target, shared: Shared): void {
  const server = net.connect({ host: "127.0.0.1", ...target });
  const both = [client, server];
  const self: Link = {
    flow: (does) => both.forEach((socket) => void (does ? socket.resume() : socket.pause())),
    cut() {
      shared.links.delete(self);
      client.resetAndDestroy();
      server.destroy();
    },
  };
  shared.links.add(self);
  for (const socket of both) {
    // Either end that goes takes the other one along.
    socket
      .on("error", () => undefined)
      .on("close", () => {
        shared.links.delete(self);
        for (const end of both) end.destroy();
      });
  }
  const asked = carryQuestions(client, server);
  carryAnswers(server, { client, asked, shared, cut: self.cut });
  self.flow(!shared.isStalled);
}

/** Hands on what the client says. Gives the SQL of the questions that wait for an answer. */
function carryQuestions(client: net.Socket, server: net.Socket): string[] {
  const asked: string[] = [];
  const frames = frameReader("client");
  const question = questionReader();
  client.on("data", (piece: Buffer) => {
    for (const frame of frames(piece)) {
      if (asksForEncryption(frame)) {
        client.write("N");
        continue;
      }
      // A server is ready for the first time when it has let the client in.
      const sql = frame.type === "" ? "" : question(frame);
      if (sql !== undefined) asked.push(sql);
      server.write(frame.bytes);
    }
  });
  client.on("end", () => server.end());
  return asked;
}

interface Answering {
  readonly client: net.Socket;
  readonly asked: string[];
  readonly shared: Shared;
  readonly cut: () => void;
}

/** Hands on what the server says; the answer to a question that is to be cut only when it is whole. */
function carryAnswers(server: net.Socket, { client, asked, shared, cut }: Answering): void {
  const frames = frameReader("server");
  let held: Frame[] = [];
  const planFor = (sql = "") => shared.planned.find((plan) => plan.sql.test(sql));
  server.on("data", (piece: Buffer) => {
    for (const frame of frames(piece)) {
      held.push(frame);
      const plan = planFor(asked[0]);
      if (plan && isCommitted(held)) {
        shared.planned = shared.planned.filter((other) => other !== plan);
        cut();
        plan.done();
        return;
      }
      if (frame.type === "Z") asked.shift();
      if (plan && frame.type !== "Z") continue;
      client.write(Buffer.concat(held.map(({ bytes }) => bytes)));
      held = [];
    }
  });
  server.on("end", () => client.end());
}

/**
 * Whether an answer says that all is committed. CommandComplete alone does not: the server commits a
 * question of several messages only at its end, and says so with a ReadyForQuery outside a transaction.
 */
function isCommitted(answer: readonly Frame[]): boolean {
  const last = answer.at(-1);
  const isIdle = last?.type === "Z" && last.body.toString("latin1") === "I";
  const types = answer.map(({ type }) => type);
  return isIdle && types.includes("C") && !types.includes("E");
}
