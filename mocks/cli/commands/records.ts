import { type Command, Option } from "commander";
import type {
  CallbackList,
  Event,
  RequestList,
  SmsList,
} from "../../../spec/generated/control.types.js";
import { follow } from "../follow.js";
import { table } from "../table.js";
import { callbackLine, eventLine, requestText, resultOf } from "../words.js";
import { type Write, whole } from "./arguments.js";
import { given, type Said, type Session, say, talk, told } from "./talk.js";

/** Adds what tells what happened. */
export function addRecords(paystub: Command, write: Write): void {
  talk(paystub, "events", EVENTS, ...eventOptions()).action(told(write, events));

  const requests = { summary: "list the requests that came in", example: "paystub requests" };
  talk(paystub, "requests", requests).action(
    told(write, async ({ ask }) => say(await ask("listRequests"), requestLines)),
  );
  talk(paystub, "sms", { summary: "list the text messages", example: "paystub sms" }).action(
    told(write, async ({ ask }) => say(await ask("listSms"), smsTable)),
  );
  const calls = { summary: "list the calls to the merchant", example: "paystub callbacks" };
  talk(paystub, "callbacks", calls).action(
    told(write, async ({ ask }) => say(await ask("listCallbacks"), callbacksTable)),
  );
  const resend = { summary: "make a callback again", example: "paystub resend cb-1" };
  talk(paystub, "resend <callbackId>", resend).action(
    told(write, async ({ ask }, callbackId: string) =>
      say(await ask("resendCallback", { path: { callbackId } }), (callback) => [
        callbackLine(callback),
      ]),
    ),
  );
}

const EVENTS = {
  summary: "tell what happened",
  example: "paystub events --follow --type invoice-paid",
};

function eventOptions(): readonly Option[] {
  return [
    new Option("--follow", "go on as more happens, until Ctrl-C"),
    new Option("--after <n>", "only those after this event").argParser(whole),
    new Option("--type <type>", "only those of this type"),
  ];
}

interface EventFlags {
  readonly follow?: boolean;
  readonly after?: number;
  readonly type?: string;
}

async function events(session: Session, flags: EventFlags): Promise<Said | undefined> {
  const { after = 0, type } = flags;
  const tell = session.json
    ? (event: Event) => session.raw(JSON.stringify(event))
    : (event: Event) => session.print([eventLine(event)]);
  if (flags.follow) {
    await follow(session, given({ after, type }), tell);
    return undefined;
  }
  const query = given<{ after: number; type: string }>({ after, type });
  return say(await session.ask("listEvents", { query }), ({ events: page, next }) => {
    if (page.length === 0) return ["no events"];
    const asked = type === undefined ? "" : ` --type ${type}`;
    const more = next === null ? [] : [`there are more: paystub events --after ${next}${asked}`];
    return [...page.map(eventLine), ...more];
  });
}

function requestLines({ requests, dropped }: RequestList): readonly string[] {
  if (requests.length + dropped === 0) return ["no requests"];
  const lines = requests.map(({ at, ...entry }) => `${at}  ${requestText(entry)}`);
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
      `${callback.method} ${callback.url}${resultOf(callback)}`,
    ]),
  );
}
