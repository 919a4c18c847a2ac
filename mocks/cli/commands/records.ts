import type { Command } from "commander";
import type {
  CallbackRecord,
  JournalEntry,
  SessionRecord,
  SmsRecord,
} from "../../../spec/generated/control.types.js";
import { describeLastAttempt, formatCallback } from "../../control/format.js";
import { LIST_STATES } from "../../control/list-states.js";
import { indented } from "../../report/indented.js";
import type { Line } from "../../report/painted.js";
import { requestCell, stateCell } from "../meanings.js";
import type { Write } from "../terminal.js";
import { addEvents } from "./events.js";
import { listCommand } from "./list-command.js";
import { output, remoteAction, remoteCommand } from "./remote-command.js";
import type { ShownList } from "./shown-list.js";

/** Adds what tells what happened. */
export function addRecords(paystub: Command, write: Write): void {
  addEvents(paystub, write);
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

/** A request and its answer, with what was said about it. */
function exchangeLines({ at, wallAt, durationMs, ...entry }: JournalEntry): readonly Line[] {
  const { requestBody, responseBody, cut } = entry;
  const took = durationMs === undefined ? "" : `, in ${durationMs.toFixed(1)} ms`;
  const real = wallAt === undefined || wallAt === at ? "" : ` (really ${wallAt})`;
  return [
    `request ${entry.id} at ${at}${real}${took}`,
    requestCell(entry),
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
  states: LIST_STATES.requests,
  head: ["ID", "AT", "REQUEST"],
  thingsOf: ({ requests }) => requests,
  idOf: ({ id }) => String(id),
  cellsOf: ({ id, at, ...entry }) => [String(id), at, requestCell(entry)],
  notesOf: ({ dropped }) => (dropped === 0 ? [] : [`${dropped} older ones are not kept`]),
};

const SMS: ShownList<"listSms", SmsRecord> = {
  operation: "listSms",
  what: "text message",
  summary: "list the text messages",
  example: "paystub sms --search 0500000001",
  states: LIST_STATES.sms,
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
  states: LIST_STATES.sessions,
  head: ["SESSION", "INVOICE", "MOBILE", "CODE", "STATE", "ENDS"],
  thingsOf: ({ sessions }) => sessions,
  idOf: ({ paymentSessionId }) => paymentSessionId,
  cellsOf: ({ paymentSessionId, transactionNo, mobile, code, state, expiresAt }) => [
    ...[paymentSessionId, transactionNo, mobile, code, stateCell(state), expiresAt],
  ],
};

const CALLBACKS: ShownList<"listCallbacks", CallbackRecord> = {
  operation: "listCallbacks",
  what: "callback",
  summary: "list the callbacks to the merchant",
  example: "paystub callbacks --status failed",
  states: LIST_STATES.callbacks,
  head: ["ID", "KIND", "ABOUT", "STATE", "TRIES", "CALL"],
  thingsOf: ({ callbacks }) => callbacks,
  idOf: ({ id }) => id,
  cellsOf: (callback) => [
    callback.id,
    callback.kind,
    callback.transactionNo ?? callback.recurringId ?? "",
    stateCell(callback.state),
    String(callback.attempts.length),
    `${callback.method} ${callback.url}${describeLastAttempt(callback)}`,
  ],
};
