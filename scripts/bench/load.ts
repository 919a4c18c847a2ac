import { existsSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Job, Load } from "./children/load.js";
import {
  ADD_INVOICE,
  AUTHORIZATION,
  addInvoiceText,
  getText,
  invoiceBody,
  invoiceReply,
  NUMBER,
} from "./invoice.js";
import { ask, childArgs, type Program, ROOT, type Running, start, stop } from "./processes.js";

/** How many connections the load has. */
export const CONNECTIONS = 32;

const START_LIMIT_MS = 30_000;
const RETRY_MS = 5;
/** Order numbers have as many digits as a hundred million requests need. */
const DIGITS = 8;
/** What may be lost at the ends of a job, and how slow the slowest machine may be at it. */
const SLACK_MS = 60_000;
const SLOWEST_PER_SECOND = 200;

/** Asks for an invoice until a server answers well; a refused connection is only early. */
export async function firstAnswer(baseUrl: string): Promise<string> {
  const end = performance.now() + START_LIMIT_MS;
  for (;;) {
    const { status, text } = await createOne(baseUrl).catch(() => ({ status: 0, text: "" }));
    if (status >= 200 && status < 300) return JSON.parse(text).transactionNo;
    if (status >= 400) throw new Error(`${baseUrl} answered addInvoice with ${status}`);
    if (performance.now() > end) throw new Error(`${baseUrl} does not answer`);
    await delay(RETRY_MS);
  }
}

function createOne(baseUrl: string): Promise<{ status: number; text: string }> {
  const body = invoiceBody("first");
  const headers = {
    Authorization: AUTHORIZATION,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, agent: false };
    const request = http.request(baseUrl + ADD_INVOICE, options, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.once("error", reject);
    request.end(body);
  });
}

/** How long or how much, over how many connections. */
export type Amount = Pick<Job, "until" | "remember" | "rate"> & { readonly connections?: number };

/** A process that makes load on one server. */
export interface LoadMaker {
  /** Creates invoices, each with its own order number, name and e-mail. */
  create(amount: Amount): Promise<Load>;
  /** Reads the invoices that were remembered when they were created. */
  read(amount: Amount): Promise<Load>;
  /** Asks for one address again and again. */
  get(path: string, amount: Amount): Promise<Load>;
  stop(): Promise<void>;
}

/** Starts a process that makes load on a server, on cores of its own if they are given. */
export function startLoad({ baseUrl, child: server }: Running, core?: string): LoadMaker {
  const child = start({ args: childArgs("load.ts"), core, talks: true });
  child.stdout?.resume();
  const perform = async (
    amount: Amount,
    request: string,
    numbers: Job["numbers"] = { digits: DIGITS },
  ): Promise<Load> => {
    const where = { url: baseUrl, pid: server.pid ?? 0, request, numbers };
    const job: Job = { connections: CONNECTIONS, ...where, ...amount };
    const load = await ask<Load>(child, job, limitMsOf(job));
    if (load.failed > 0 || load.answered === 0) {
      const first = load.failure === null ? "" : `, the first with ${load.failure}`;
      const failed = `${load.failed} requests failed${first}`;
      throw new Error(`${baseUrl}: ${failed}, ${load.answered} went well`);
    }
    return load;
  };
  return {
    create: (amount) => perform(amount, addInvoiceText(DIGITS)),
    read: (amount) => perform(amount, getText(`/api/getInvoice/${NUMBER}`), "answered"),
    get: (path, amount) => perform(amount, getText(path)),
    stop: () => stop(child),
  };
}

function limitMsOf({ until }: Job): number {
  const seconds = "seconds" in until ? until.seconds : until.requests / SLOWEST_PER_SECOND;
  return SLACK_MS + seconds * 1000;
}

const COMMAND = "dist/paystub.cjs";
/** The module of the package; in a checkout from before it had two forms, that of the only one. */
const MODULES = ["dist/mocks/index.cjs", "dist/mocks/index.js"] as const;
const REPLY = { BENCH_REPLY: invoiceReply() };

/** What a checkout lacks that has to be built before it can be measured. */
export function lackingIn(folder: string): string | undefined {
  if (!existsSync(join(folder, COMMAND))) return COMMAND;
  return moduleIn(folder) === undefined ? MODULES[0] : undefined;
}

function moduleIn(folder: string): string | undefined {
  return MODULES.map((path) => join(folder, path)).find(existsSync);
}

/** The least that can answer: node:http with a fixed invoice. */
export const bare: Program = { args: childArgs("bare.cjs"), env: REPLY };

/** The command of a checkout, for a program that reads its ready line. */
export function commandOf(folder = ROOT): Program {
  return { args: [join(folder, COMMAND), "start", "--port", "0", "--json"] };
}

/** The command of a checkout as a person starts it. */
export function commandByHand(folder = ROOT): Program {
  return { args: [join(folder, COMMAND), "start", "--port", "0"] };
}

/** A gateway of a checkout that does what `children/gateway.mjs` is told. */
export function gatewayOf(folder = ROOT): Program {
  const memory = ["--expose-gc", "--max-old-space-size=8192"];
  return { args: [...memory, ...childArgs("gateway.mjs"), moduleIn(folder) ?? ""], talks: true };
}

/** Collecting all garbage of millions of objects takes its time on a busy machine. */
const COLLECT_LIMIT_MS = 10 * 60_000;

/** What a gateway has in use and what the system gave it, in bytes, when no garbage is left. */
export function memoryOf({ child }: Running): Promise<{ bytes: number; rss: number }> {
  return ask(child, { command: "measure" }, COLLECT_LIMIT_MS);
}
