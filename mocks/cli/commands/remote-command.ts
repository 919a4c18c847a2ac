import { type Argument, type Command, Option } from "commander";
import { controlOperations } from "../../../spec/generated/operations.js";
import { DEFAULT_CONTROL_URL } from "../../api/paths.js";
import { formatLine, type Line } from "../../report/painted.js";
import { visible } from "../../report/plain.js";
import { CANDIDATES_MAX, type ChosenSandbox, chooseSandbox } from "../chosen-sandbox.js";
import { type ControlAnswer, type ControlCaller, controlClient } from "../control-client.js";
import type { Write } from "../terminal.js";
import { RefusedByMock } from "../usage.js";

/** What a command that talks to a running mock works with. */
export interface Session {
  /** The control API of the mock. Where a path has `{sandbox}`, it is the one that was named or chosen. */
  readonly ask: ControlCaller;
  /** The sandbox that was named. */
  readonly sandbox: string | undefined;
  readonly json: boolean;
  /** Says something on the way to the result. */
  readonly complain: Write;
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

/**
 * Adds a command that talks to a running mock, with arguments and options of its own. The options that
 * all such commands have come by themselves.
 */
export function remoteCommand(
  parent: Command,
  usage: string,
  { summary, example }: { readonly summary: string; readonly example: string },
  ...own: readonly (Argument | Option)[]
): Command {
  const command = parent.command(usage).description(summary);
  for (const part of own) {
    if (part instanceof Option) command.addOption(part);
    else command.addArgument(part);
  }
  const json = new Option("--json", "print the control API's JSON answer");
  for (const option of [...connectionOptions(), json]) {
    command.addOption(option.helpGroup("Common options:"));
  }
  return command.addHelpText("after", `\nExample:\n  ${example}`);
}

/** How a running mock and its sandbox are found. Each call makes options of its own. */
export function connectionOptions(): readonly Option[] {
  return [
    new Option("--control-url <url>", "the control URL, which the mock prints at start")
      .env("PAYSTUB_CONTROL_URL")
      .default(DEFAULT_CONTROL_URL),
    new Option("--control-token <token>", "the control token, which the mock prints at start").env(
      "PAYSTUB_CONTROL_TOKEN",
    ),
    new Option(
      "--sandbox <name>",
      `name of the sandbox (the one with the id given, the only one, or the one called last, where no more than ${CANDIDATES_MAX} were)`,
    ).env("PAYSTUB_SANDBOX"),
  ];
}

/** What `connectionOptions` come to. */
export interface ConnectionFlags {
  readonly controlUrl: string;
  readonly controlToken?: string;
  readonly sandbox?: string;
  readonly json?: boolean;
}

/** Makes an action of what a command does. What it returns is printed in the form asked for. */
export function remoteAction<Args extends readonly unknown[]>(
  write: Write,
  run: (session: Session, ...args: Args) => Promise<CommandOutput | undefined>,
): (...given: [...Args, Command]) => Promise<void> {
  return async (...given) => {
    const command = given.at(-1) as Command;
    const complain = command.configureOutput().writeErr ?? write;
    const session = sessionOf(command.opts<ConnectionFlags>(), write, complain);
    const result = await run(session, ...(given.slice(0, -1) as unknown as Args));
    if (!result) return;
    if (session.json) session.raw(result.text);
    else session.print(result.lines);
    if (result.failed !== undefined) throw new RefusedByMock(result.failed);
  };
}

/** An answer and what a person is to read of it. */
export function output<Body>(
  { body, text }: ControlAnswer<Body>,
  lines: (body: Body) => readonly Line[],
) {
  return { text, lines: lines(body) };
}

/** Asks within a sandbox, unless another one is named in the path. */
function within(sandbox: string, ask: ControlCaller): ControlCaller {
  return async (id, given = {}) => {
    const path = { sandbox, ...given.path };
    try {
      return await ask(id, { ...given, path });
    } catch (error) {
      throw withNextStep(error, { ...(given.body as object | undefined), ...path });
    }
  };
}

/** The commands that list what has an id, by the names that ids have in the control API. */
const LISTED_BY: Readonly<Record<string, string>> = {
  transactionNo: "invoices",
  recurringId: "recurring list",
  callbackId: "callbacks",
  requestId: "requests",
  paymentSessionId: "sessions",
};

/** What was not found by its id is told with the command that lists what there is. */
function withNextStep(error: unknown, given: Readonly<Record<string, unknown>>): unknown {
  if (!(error instanceof RefusedByMock) || error.status !== 404) return error;
  const { message } = error;
  const words = message.split(/[\s;]+/);
  const isMissing = ([key, id]: [string, unknown]) => LISTED_BY[key] && words.includes(`${id}`);
  const [name] = Object.entries(given).find(isMissing) ?? [];
  if (name === undefined) return error;
  const command = `paystub ${LISTED_BY[name]} --sandbox ${given.sandbox}`;
  return new RefusedByMock(`${message}; see what there is: ${command}`, error.status);
}

/** Chooses the sandbox when it is first needed, and says which where there are others. */
function choosing(ask: ControlCaller, complain: Write): ControlCaller {
  let chosen: Promise<ChosenSandbox> | undefined;
  const choose = async (id: string | undefined) => {
    const sandbox = await chooseSandbox(ask, id);
    if (sandbox.why !== null) {
      complain(`paystub: in sandbox ${sandbox.name}: ${sandbox.why}\n`);
    }
    return sandbox;
  };
  return async (id, given = {}) => {
    const path = controlOperations.find((operation) => operation.id === id)?.path ?? "";
    if (!path.includes("{sandbox}") || given.path?.sandbox !== undefined) return ask(id, given);
    chosen ??= choose(idIn(given));
    return within((await chosen).name, ask)(id, given);
  };
}

/** What has an id of its own in a sandbox, by the names of the control API. */
const IDS = ["transactionNo", "recurringId", "callbackId", "paymentSessionId"];

function idIn({ path, body }: { readonly path?: object; readonly body?: unknown }) {
  const given = Object.entries<unknown>({ ...(body as object | undefined), ...path });
  const [, id] = given.find(([name]) => IDS.includes(name)) ?? [];
  return typeof id === "string" ? id : undefined;
}

/** The way to a running mock, and to the sandbox that is named or chosen. */
export function sessionOf(
  { controlUrl, controlToken, sandbox, json = false }: ConnectionFlags,
  write: Write,
  complain: Write,
): Session {
  // A variable that is set to nothing counts as one that is not set.
  const named = sandbox || undefined;
  const ask = controlClient({
    url: controlUrl || DEFAULT_CONTROL_URL,
    ...(controlToken && { token: controlToken }),
  });
  return {
    ask: named === undefined ? choosing(ask, complain) : within(named, ask),
    sandbox: named,
    json,
    complain,
    print: (lines) => write(lines.map((line) => `${formatLine(line, write.paint)}\n`).join("")),
    raw: (text) => write(`${visible(text.trimEnd())}\n`),
  };
}

/** Leaves out the fields that nobody gave. */
export function presentFields<Fields extends object>(
  fields: {
    readonly [Name in keyof Fields]: Fields[Name] | undefined;
  },
): Fields {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Fields;
}
