import { type Command, Option } from "commander";
import type {
  CallbackRecord,
  Event,
  EventPage,
  JournalEntry,
  SessionRecord,
  SmsRecord,
} from "../../../spec/generated/control.types.js";
import {
  describeLastAttempt,
  formatCallback,
  formatEvent,
  formatRequest,
} from "../../control/format.js";
import { indented } from "../../report/indented.js";
import { follow } from "../follow.js";
import type { Write } from "../terminal.js";
import { positive, whole } from "./arguments.js";
import {
  LIMIT,
  listCommand,
  moreBefore,
  type ShownList,
  type SpanFlags,
  spanOf,
  spanOptions,
} from "./list-command.js";
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

  listCommand(paystub, "requests", write, REQUESTS);
  const one = { summary: "show a request with its bodies", example: "paystub request 3" };
  remoteCommand(paystub, "request <id>", one).action(
    remoteAction(write, async ({ ask }, requestId: string) =>
      output(await ask("readRequest", { path: { requestId } }), exchangeLines),
    ),
  );
  listCommand(paystub, "sms", write, SMS);
  listCommand(paystub, "sessions", write, SESSIONS);
  listCommand(paystub, "callbacks", write, CALLBACKS);
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
    new Option("--follow", "go on with new events until Ctrl-C"),
    new Option("--after <n>", "only events after this number, the earliest first").argParser(whole),
    new Option("--type <type>", "only events of this type"),
    new Option("--search <text>", "only those in which this text occurs"),
    ...spanOptions(),
    new Option("--limit <n>", `at most so many, the latest (${LIMIT})`).argParser(positive),
  ];
}

interface EventFlags extends SpanFlags {
  readonly follow?: boolean;
  readonly after?: number;
  readonly type?: string;
  readonly search?: string;
  readonly limit?: number;
}

async function events(session: Session, flags: EventFlags): Promise<CommandOutput | undefined> {
  const { after, type, search, limit } = flags;
  const print = session.json
    ? (event: Event) => session.raw(JSON.stringify(event))
    : (event: Event) => session.print([formatEvent(event)]);
  if (flags.follow) {
    await follow(session, { after: after ?? 0, ...(type !== undefined && { type }) }, print);
    return undefined;
  }
  const { since, to } = await spanOf(session, flags);
  const asked = presentFields<EventQuery>({ after, type, q: search, since, to });
  // From a number on they are read forward; else a person wants the latest, and a program all.
  const latest = after === undefined && !session.json ? { limit: LIMIT, order: "newest" } : {};
  const query = { ...asked, ...latest, ...(limit !== undefined && { limit }) };
  return output(await session.ask("listEvents", { query }), (body) => {
    return eventLines(body, query, "order" in query);
  });
}

interface EventQuery {
  readonly after: number;
  readonly type: string;
  readonly q: string;
  readonly since: string;
  readonly to: string;
}

function eventLines(
  { events: page, next, matches }: EventPage,
  { type }: Partial<EventQuery>,
  isNewest: boolean,
): readonly string[] {
  if (page.length === 0) return ["no events"];
  const lines = page.map(formatEvent);
  const left = (matches ?? 0) - page.length;
  if (isNewest) return [...lines.reverse(), ...moreBefore(left)];
  const asked = type === undefined ? "" : ` --type ${type}`;
  return [
    ...lines,
    ...(next === null ? [] : [`there are more: paystub events --after ${next}${asked}`]),
  ];
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

const REQUESTS: ShownList<"listRequests", JournalEntry> = {
  operation: "listRequests",
  what: "request",
  summary: "list the requests received",
  example: "paystub requests --status refused",
  states: ["ok", "doubtful", "refused", "struck"],
  head: ["ID", "AT", "REQUEST"],
  thingsOf: ({ requests }) => requests,
  idOf: ({ id }) => String(id),
  cellsOf: ({ id, at, ...entry }) => [String(id), at, formatRequest(entry)],
  notesOf: ({ dropped }) => (dropped === 0 ? [] : [`${dropped} older ones are not kept`]),
};

const SMS: ShownList<"listSms", SmsRecord> = {
  operation: "listSms",
  what: "text message",
  summary: "list the text messages",
  example: "paystub sms --search 0500000001",
  states: ["invoice", "otp"],
  head: ["AT", "TO", "KIND", "TEXT"],
  thingsOf: ({ sms }) => sms,
  idOf: ({ id }) => id,
  cellsOf: ({ at, to, kind, text }) => [at, to, kind, text],
};

const SESSIONS: ShownList<"listSessions", SessionRecord> = {
  operation: "listSessions",
  what: "payment session",
  summary: "list the payment sessions of wallets, with their one-time passwords",
  example: "paystub sessions --status open",
  states: ["open", "used", "replaced", "blocked", "expired"],
  head: ["SESSION", "INVOICE", "MOBILE", "CODE", "STATE", "ENDS"],
  thingsOf: ({ sessions }) => sessions,
  idOf: ({ paymentSessionId }) => paymentSessionId,
  cellsOf: ({ paymentSessionId, transactionNo, mobile, code, state, expiresAt }) => [
    ...[paymentSessionId, transactionNo, mobile, code, state, expiresAt],
  ],
};

const CALLBACKS: ShownList<"listCallbacks", CallbackRecord> = {
  operation: "listCallbacks",
  what: "callback",
  summary: "list the callbacks to the merchant",
  example: "paystub callbacks --status failed",
  states: ["waiting", "held", "in-flight", "delivered", "redirected", "failed", "dropped"],
  head: ["ID", "KIND", "ABOUT", "STATE", "TRIES", "CALL"],
  thingsOf: ({ callbacks }) => callbacks,
  idOf: ({ id }) => id,
  cellsOf: (callback) => [
    callback.id,
    callback.kind,
    callback.transactionNo ?? callback.recurringId ?? "",
    callback.state,
    String(callback.attempts.length),
    `${callback.method} ${callback.url}${describeLastAttempt(callback)}`,
  ],
};
