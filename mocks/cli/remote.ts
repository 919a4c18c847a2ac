import { controlOperations } from "../../spec/generated/control.operations.js";
import type { SandboxSummary } from "../../spec/generated/control.types.js";
import type { CommandFlags } from "../../spec/generated/options.js";
import { DEFAULT_CONTROL_URL } from "../api/paths.js";
import {
  type Connection,
  type ControlCaller,
  ControlFailure,
  controlBaseOf,
  controlCaller,
} from "../control/client.js";
import { visible } from "../report/escape.js";
import { formatLine, type Line } from "../report/terminal.js";
import { type Clock, realClock } from "../sandbox/real-clock.js";
import { MISTAKES, NEXT_STEPS } from "./messages.js";
import type { CommandCall } from "./options.js";
import { runningMocks, urlsOf } from "./running.js";
import type { Terminal } from "./terminal.js";
import { RefusedByMock, UsageError } from "./usage.js";

/** Short for the only sandbox; the mock explains what to do without one. */
const ONLY = "-";

/** How many sandboxes are looked at to find the one that was called last: each is asked for its calls. */
export const CANDIDATES_MAX = 50;

/** The sandbox of a command that names none. */
interface ChosenSandbox {
  readonly name: string;
  /** Why it is this one, where there are others. */
  readonly why: string | null;
}

/**
 * Chooses the sandbox that a command means: the one in which `id` is, else the only one, else the only
 * one that was called, else the one that was called last, if they are few enough. Throws a usage error when that leaves more.
 */
async function chooseSandbox(ask: ControlCaller, id?: string): Promise<ChosenSandbox> {
  const { sandboxes } = (await ask("gateway.list")).body;
  if (sandboxes.length <= 1) return { name: sandboxes[0]?.name ?? ONLY, why: null };
  const having =
    id === undefined ? [] : (await ask("gateway.list", { query: { has: id } })).body.sandboxes;
  const [only] = having;
  if (only && having.length === 1) return { name: only.name, why: `${id} is there` };
  const meant = having.length > 0 ? having : sandboxes;
  const called = meant.filter(({ requests }) => requests !== 0);
  const [busy] = called;
  if (busy && called.length === 1) return { name: busy.name, why: "no other one was called" };
  const last = await calledLast(ask, called);
  if (last !== undefined) return { name: last, why: "it was called last" };
  const names = meant.map(({ name }) => name);
  const most = called.length > CANDIDATES_MAX ? CANDIDATES_MAX : undefined;
  throw new UsageError(MISTAKES.severalSandboxes(names, most));
}

/** The one with the latest request, by real time; undefined if it cannot be determined. */
async function calledLast(
  ask: ControlCaller,
  called: readonly SandboxSummary[],
): Promise<string | undefined> {
  if (called.length === 0 || called.length > CANDIDATES_MAX) return undefined;
  const latest = called.map(async ({ name: sandbox }) => {
    const query = { order: "newest", limit: 1 };
    const { requests } = (await ask("sandbox.requests", { path: { sandbox }, query })).body;
    return { sandbox, at: Date.parse(requests[0]?.wallAt ?? "") };
  });
  const dated = (await Promise.all(latest)).filter(({ at }) => !Number.isNaN(at));
  return dated.sort((one, other) => other.at - one.at)[0]?.sandbox;
}

/**
 * The command line's connection to a running mock. Errors name the option that corrects them. Before the
 * first call it makes sure that a mock answers: another server may answer anything, or nothing at all.
 */
export function controlClient(
  connection: Connection,
  clock: Pick<Clock, "wait"> = realClock,
): ControlCaller {
  try {
    const ask = controlCaller(connection);
    const base = controlBaseOf(connection.url);
    let isMock: Promise<void> | undefined;
    return async (id, given) => {
      isMock ??= Promise.race([checkMock(ask, base), silence(base, clock)]);
      return isMock.then(() => ask(id, given)).catch(complain);
    };
  } catch (error) {
    return complain(error);
  }
}

async function checkMock(ask: ControlCaller, base: string): Promise<void> {
  const { version }: { readonly version?: unknown } = (await ask("gateway.health")).body;
  if (typeof version === "string") return;
  throw new ControlFailure("foreign", `what answers at ${base} is not a control API`);
}

/** How long a mock may take to say that it is there. It says so at once, however busy it is. */
const TIMEOUT_MS = 10_000;

function silence(base: string, clock: Pick<Clock, "wait">): Promise<never> {
  const failure = new ControlFailure(
    "silent",
    `nothing answers at ${base} (a connection, and no answer for ${TIMEOUT_MS / 1000} s)`,
  );
  return new Promise((_resolve, reject) => {
    clock.wait(TIMEOUT_MS, () => reject(failure));
  });
}

function complain(error: unknown): never {
  if (!(error instanceof ControlFailure)) throw error;
  const { kind, message, status, code } = error;
  switch (kind) {
    case "no-url":
      throw new UsageError(message);
    case "silent":
      throw new UsageError(MISTAKES.noMock(message));
    case "foreign":
      throw new UsageError(MISTAKES.noControlApi(message));
    case "refused":
      // What was given is no number, no type, no option: a mistake like any other of the command line.
      if (status === 400) throw new UsageError(message);
      if (status === 401) throw new UsageError(NEXT_STEPS.token(message));
      throw new RefusedByMock(message, code);
  }
}

/** Throws a usage error for what is no control URL. */
export function expectControlUrl(url: string): void {
  try {
    controlBaseOf(url);
  } catch (error) {
    complain(error);
  }
}

/** What a command that talks to a running mock works with. */
export interface Session {
  /** The control API of the mock. Where a path has `{sandbox}`, it is the one that was named or chosen. */
  readonly ask: ControlCaller;
  /** The control URL. */
  readonly url: () => Promise<string>;
  /** The sandbox that was named. */
  readonly sandbox: string | undefined;
  readonly json: boolean;
  /** Prints lines for a person. */
  print(lines: readonly Line[]): void;
  /** Prints text as it is, and ends its line. */
  raw(text: string): void;
}

/** What a command has to say: the mock's answer, and the same for a person. */
export interface CommandOutput {
  readonly text: string;
  readonly lines: readonly Line[];
  /** Why what was asked for did not come about, though it was tried: exit code 1. */
  readonly failed?: string | undefined;
}

/** Does the work of a command with a running mock, and prints its output in the form asked for. */
export async function remotely(
  { flags, terminal }: Pick<CommandCall<CommandFlags["control"]>, "flags" | "terminal">,
  work: (session: Session) => Promise<CommandOutput | undefined>,
): Promise<void> {
  const session = sessionOf(flags, terminal);
  const output = await work(session);
  if (!output) return;
  if (session.json) session.raw(output.text);
  else session.print(output.lines);
  if (output.failed !== undefined) throw new RefusedByMock(output.failed);
}

/** The commands that list what a refusal calls unknown, by its code. */
const LISTED_BY: Readonly<Record<string, string>> = {
  "invoice-unknown": "invoices",
  "recurring-unknown": "call recurring.list",
  "callback-unknown": "callbacks",
  "settlement-unknown": "call settlements.list",
  "registration-unknown": "call registrations.list",
  "request-unknown": "requests",
  "fault-unknown": "fault",
};

/** Adds to a refusal the command that lists what there is. An unknown sandbox is a mistake of the command line. */
function withNextStep(error: unknown, sandbox: string): unknown {
  if (!(error instanceof RefusedByMock)) return error;
  if (error.code === "sandbox-unknown") return new UsageError(error.message);
  const listed = LISTED_BY[error.code ?? ""];
  if (listed === undefined) return error;
  return new RefusedByMock(
    NEXT_STEPS.list(error.message, `paystub ${listed} --sandbox ${sandbox}`),
  );
}

/** What has an id of its own in a sandbox, by the names of the control API. */
const IDS = ["transactionNo", "recurringId", "callbackId", "paymentSessionId"];

function idIn({ path, body }: { readonly path?: object; readonly body?: unknown }) {
  const given = Object.entries<unknown>({ ...(body as object | undefined), ...path });
  const [, id] = given.find(([name]) => IDS.includes(name)) ?? [];
  return typeof id === "string" ? id : undefined;
}

/**
 * The control URL that was given, else that of the mock which runs for this project, else the usual one.
 * Throws a usage error if several run. Says where it is, unless that is where everybody looks.
 */
export async function controlUrlOf(
  given: string | undefined,
  complain: Terminal["complain"],
): Promise<string> {
  // A variable that is set to nothing counts as one that is not set.
  if (given) return given;
  const mocks = await runningMocks();
  if (mocks.length > 1) throw new UsageError(MISTAKES.severalMocks(urlsOf(mocks)));
  const [{ controlUrl } = { controlUrl: DEFAULT_CONTROL_URL }] = mocks;
  if (controlUrl !== DEFAULT_CONTROL_URL) complain(`paystub: asked ${controlUrl}\n`);
  return controlUrl;
}

/** The way to a running mock, and to the sandbox that is named or else chosen when it is first needed. */
function sessionOf(
  { controlUrl, controlToken, sandbox, json = false }: CommandFlags["control"],
  { write, complain, paint }: Terminal,
): Session {
  // A variable that is set to nothing counts as one that is not set.
  const named = sandbox || undefined;
  const url = once(() => controlUrlOf(controlUrl, complain));
  const client = once(async () =>
    controlClient({ url: await url(), ...(controlToken && { token: controlToken }) }),
  );
  let chosen: Promise<string> | undefined;
  const choose = async (ask: ControlCaller, id: string | undefined) => {
    const { name, why } = await chooseSandbox(ask, id);
    if (why !== null) complain(`paystub: in sandbox ${name}: ${why}\n`);
    return name;
  };
  return {
    url,
    async ask(id, given = {}) {
      const ask = await client();
      const row = controlOperations.find((operation) => operation.id === id);
      if (!row?.path.includes("{sandbox}")) return ask(id, given);
      if (given.path?.sandbox === undefined && named === undefined) {
        chosen ??= choose(ask, idIn(given));
      }
      const path = { sandbox: named ?? (await chosen) ?? "", ...given.path };
      return ask(id, { ...given, path }).catch((error: unknown) => {
        throw withNextStep(error, path.sandbox);
      });
    },
    sandbox: named,
    json,
    print(lines) {
      write(lines.map((line) => `${formatLine(line, paint)}\n`).join(""));
    },
    raw: (text) => write(`${visible(text.trimEnd())}\n`),
  };
}

/** Makes something when it is first asked for. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
