import net, { type AddressInfo } from "node:net";
import { asksForEncryption, type Frame, frameReader, questionReader } from "./postgres-frames.js";

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
