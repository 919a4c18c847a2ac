import { PLACEHOLDER_NAMES } from "../../domain/sms.js";
import { type Hint, hint } from "./hint.js";
import { bare } from "./texts.js";

const BRACKETED = /[[{<%]{1,2}([A-Za-z_ -]{1,30})[\]}>%]{1,2}/g;

/** A longer text is no message that a person wrote. */
const LENGTH_MAX = 2000;

/** A shop sends one text again and again. */
let last: { readonly message: string; readonly hint: Hint | undefined } | undefined;

/** A placeholder of an SMS that is written in another way, and so would be sent as it stands. */
export function smsHint(message: string): Hint | undefined {
  if (message.length > LENGTH_MAX) return undefined;
  if (last?.message !== message) last = { message, hint: misspelled(message) };
  return last.hint;
}

function misspelled(message: string): Hint | undefined {
  for (const [written, name = ""] of message.matchAll(BRACKETED)) {
    const meant = PLACEHOLDER_NAMES.find((known) => bare(known) === bare(name));
    if (meant === undefined || written === `[${meant}]`) continue;
    return hint(`smsMessage has ${written}, which is sent as it stands`, `write [${meant}]`);
  }
  return undefined;
}
