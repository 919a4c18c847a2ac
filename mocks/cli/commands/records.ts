import { type Command, Option } from "commander";
import type {
  CallbackList,
  Event,
  JournalEntry,
  RequestList,
  SmsList,
} from "../../../spec/generated/control.types.js";
import {
  describeLastAttempt,
  formatCallback,
  formatEvent,
  formatRequest,
} from "../../control/format.js";
import { indented } from "../../report/indented.js";
import { table } from "../../report/table.js";
import { follow } from "../follow.js";
import type { Write } from "../terminal.js";
import { whole } from "./arguments.js";
import {
  type CommandOutput,
  output,
  presentFields,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";

/** Adds what tells what happened. */
export function addRecords(paystub: Command, write: Write): void {
  remoteCommand(paystub, "events", EVENTS, ...eventOptions()).action(remoteAction(write, events));

  const requests = { summary: "list the requests received", example: "paystub requests" };
  remoteCommand(paystub, "requests", requests).action(
    remoteAction(write, async ({ ask }) => output(await ask("listRequests"), requestLines)),
  );
  const one = { summary: "show a request with its bodies", example: "paystub request 3" };
  remoteCommand(paystub, "request <id>", one).action(
    remoteAction(write, async ({ ask }, requestId: string) =>
      output(await ask("readRequest", { path: { requestId } }), exchangeLines),
    ),
  );
  remoteCommand(paystub, "sms", {
    summary: "list the text messages",
    example: "paystub sms",
  }).action(remoteAction(write, async ({ ask }) => output(await ask("listSms"), smsTable)));
  const calls = { summary: "list the callbacks to the merchant", example: "paystub callbacks" };
  remoteCommand(paystub, "callbacks", calls).action(
    remoteAction(write, async ({ ask }) => output(await ask("listCallbacks"), callbacksTable)),
  );
  const resend = { summary: "send a callback again", example: "paystub resend cb-1" };
  remoteCommand(paystub, "resend <callbackId>", resend).action(
    remoteAction(write, async ({ ask }, callbackId: string) =>
      output(await ask("resendCallback", { path: { callbackId } }), (callback) => [
        formatCallback(callback),
      ]),
    ),
  );
}

const EVENTS = {
  summary: "list the events",
  example: "paystub events --follow --type invoice-paid",
};

function eventOptions(): readonly Option[] {
  return [
    new Option("--follow", "follow new events until Ctrl-C"),
    new Option("--after <n>", "only events after this number").argParser(whole),
    new Option("--type <type>", "only events of this type"),
  ];
}

interface EventFlags {
  readonly follow?: boolean;
  readonly after?: number;
  readonly type?: string;
}

async function events(session: Session, flags: EventFlags): Promise<CommandOutput | undefined> {
  const { after = 0, type } = flags;
  const print = session.json
    ? (event: Event) => session.raw(JSON.stringify(event))
    : (event: Event) => session.print([formatEvent(event)]);
  if (flags.follow) {
    await follow(session, presentFields({ after, type }), print);
    return undefined;
  }
  const query = presentFields<{ after: number; type: string }>({ after, type });
  return output(await session.ask("listEvents", { query }), ({ events: page, next }) => {
    if (page.length === 0) return ["no events"];
    const asked = type === undefined ? "" : ` --type ${type}`;
    const more = next === null ? [] : [`there are more: paystub events --after ${next}${asked}`];
    return [...page.map(formatEvent), ...more];
  });
}

/** A request and its answer, with what was said about it. */
function exchangeLines({ at, wallAt, durationMs, ...entry }: JournalEntry): readonly string[] {
  const { requestBody, responseBody, cut } = entry;
  const took = durationMs === undefined ? "" : `, in ${durationMs.toFixed(1)} ms`;
  const real = wallAt === undefined || wallAt === at ? "" : ` (really ${wallAt})`;
  return [
    `request ${entry.id} at ${at}${real}${took}`,
    formatRequest(entry),
    ...bodyLines("request body", requestBody, cut.includes("requestBody")),
    ...bodyLines("response body", responseBody, cut.includes("responseBody")),
  ];
}

function bodyLines(name: string, body: string | null, isCut: boolean): readonly string[] {
  if (body === null || body === "") return ["", `${name}: none`];
  return ["", `${name}${isCut ? " (its beginning)" : ""}:`, ...indented(body).split("\n")];
}

function requestLines({ requests, dropped }: RequestList): readonly string[] {
  if (requests.length + dropped === 0) return ["no requests"];
  const lines = requests.map(({ id, at, ...entry }) => {
    return `${String(id).padStart(5)}  ${at}  ${formatRequest(entry)}`;
  });
  return dropped === 0 ? lines : [`${dropped} older ones are not kept`, ...lines];
}

function smsTable({ sms }: SmsList): readonly string[] {
  if (sms.length === 0) return ["no text messages"];
  return table(
    ["AT", "TO", "KIND", "TEXT"],
    sms.map(({ at, to, kind, text }) => [at, to, kind, text]),
  );
}

function callbacksTable({ callbacks }: CallbackList): readonly string[] {
  if (callbacks.length === 0) return ["no callbacks"];
  return table(
    ["ID", "KIND", "ABOUT", "STATE", "TRIES", "CALL"],
    callbacks.map((callback) => [
      callback.id,
      callback.kind,
      callback.transactionNo ?? callback.recurringId ?? "",
      callback.state,
      String(callback.attempts.length),
      `${callback.method} ${callback.url}${describeLastAttempt(callback)}`,
    ]),
  );
}
