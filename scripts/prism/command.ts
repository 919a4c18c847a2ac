import http from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Command, CommanderError, InvalidArgumentError } from "commander";
import { CheckFailed, UsageError } from "../../mocks/cli/usage.js";
import { carry, flat, isOfTheService, makeJudge, type Seen, type Violation } from "./judge.js";

/** Runs a script's command and gives its exit code: 1 for a check that failed, 2 for a mistake. */
export async function exitCodeOf(
  command: Command,
  argv: readonly string[],
  complain: (text: string) => void,
): Promise<number> {
  command.exitOverride().configureOutput({ outputError: (text) => complain(oneLine(text)) });
  try {
    await command.parseAsync(argv, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof CheckFailed) return 1;
    // Prism rejects with a text when it cannot listen.
    if (typeof error !== "string" && !(error instanceof UsageError)) throw error;
    complain(oneLine(typeof error === "string" ? `${error}; choose another port` : error.message));
    return 2;
  }
}

/** Runs a script's command as this process. */
export async function runScript(command: Command, argv: readonly string[]): Promise<void> {
  process.exitCode = await exitCodeOf(command, argv, (text) => process.stderr.write(text));
}

function oneLine(text: string): string {
  return `${text.trim().replace(/\s*\n\s*/g, " ")}\n`;
}

const PORT_MAX = 65_535;

/** Reads a port; 0 stands for any free one. */
export function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= PORT_MAX) return value;
  throw new InvalidArgumentError(`It must be a number from 0 to ${PORT_MAX}.`);
}

/** Reads the address of a server. */
export function upstream(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash) return url;
  throw new InvalidArgumentError("It must be a URL such as http://127.0.0.1:4010.");
}

/** A proxy that runs. */
export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

const HEADER = "sl-violations";
const HEADER_MAX = 8 * 1024 - 100;

interface ProxyOptions {
  readonly upstream: URL;
  readonly host: string;
  readonly port: number;
  readonly onSeen: (seen: Seen) => void;
}

type Judge = Awaited<ReturnType<typeof makeJudge>>;

/**
 * Passes every call on to the upstream, unchanged in both directions but for one header more on an
 * answer: `sl-violations`, as Prism's own proxy has it. Tells of each call once it is judged.
 */
export async function openProxy(options: ProxyOptions): Promise<Proxy> {
  const { host, port } = options;
  const judge = await makeJudge();
  const server = http.createServer((request, response) => {
    // A client that goes away in the middle of its request is nobody to answer.
    answer(request, response, judge, options).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  judge: Judge,
  { upstream, onSeen }: ProxyOptions,
): Promise<void> {
  const { method = "GET", url: target = "/" } = request;
  const path = target.split("?")[0] ?? "/";
  const body = await buffer(request);
  try {
    const carried = await carry(upstream, request, body);
    const exchange = {
      ...{ method, target, status: carried.status },
      request: { headers: flat(request.headers), body },
      response: carried,
    };
    const violations = isOfTheService(path) ? await judge(exchange) : undefined;
    const told = violations?.length ? [HEADER, headerText(violations)] : [];
    response.writeHead(carried.status, [...carried.rawHeaders, ...told]).end(carried.body);
    onSeen({ method, path, status: carried.status, violations });
  } catch (error) {
    const trouble = error instanceof Error ? error.message || error.name : String(error);
    response.writeHead(502, { "Content-Type": "text/plain" });
    response.end(`The upstream ${upstream.href} did not answer: ${trouble}\n`);
    onSeen({ method, path, status: undefined, violations: undefined, trouble });
  }
}

/** The list as JSON that a header can hold: in ASCII, and cut where it would be too long. */
function headerText(violations: readonly Violation[]): string {
  const list = violations.map(({ side, place, message }) => ({
    location: [side, ...(place === "" ? [] : place.split("."))],
    message,
  }));
  const text = JSON.stringify(list).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return text.length > HEADER_MAX ? `Too many violations! ${text.slice(0, HEADER_MAX)}` : text;
}
