import type { WorldView } from "../../domain/world.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { Answered, Exchange } from "../exchange.js";
import type { AnyReply } from "../types.js";
import { acceptedHints } from "./accepted.js";
import { sayHints } from "./hint.js";

/** A call that went well is explained where it looks like a mistake. */
export function explainAccepted(
  gateway: Gateway,
  { operation, request }: Exchange,
  answered: Answered,
): AnyReply {
  const { reply, sandbox } = answered;
  const { value: body, ignored } = answered.valid;
  if (!operation || operation.body === null || reply.delivery) return reply;
  const { headers } = request;
  const hintsIn = (world: WorldView | undefined) =>
    acceptedHints({ operation, body, ignored, headers, world });
  const explanation = sayHints(hintsIn(sandbox?.world));
  return explanation === undefined ? reply : headed(gateway, answered, explanation);
}

/** The header that explains a reply. */
const EXPLAIN_HEADER = "X-Paystub-Explain";

const LENGTH_MAX = 1000;

const CUT = "...";

/** The reply with an explanation for the journal and, outside strict mode, for its caller. */
export function headed(
  gateway: Gateway,
  { sandbox, reply }: Pick<Answered, "sandbox" | "reply">,
  explanation: string,
): AnyReply {
  if (gateway.settingsFor(sandbox).strict) return { ...reply, explanation };
  const headers = { ...reply.headers, [EXPLAIN_HEADER]: headerValue(explanation) };
  return { ...reply, headers, explanation };
}

/**
 * A text as the value of a header: one line of printable ASCII, 1,000 characters at the most. All other
 * characters, and the backslash itself, are escaped as in JSON, so an encoded URL stays as it is. A text that is
 * too long ends in `...`, and never in half a character.
 */
export function headerValue(text: string): string {
  const line = text
    .slice(0, 2 * LENGTH_MAX)
    .replace(/\s+/g, " ")
    .trim();
  const value = line.replace(/[^ -~]|\\/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  if (value.length <= LENGTH_MAX) return value;
  // Without a part of an escape at the end, and without the first half of a pair.
  const kept = value.slice(0, LENGTH_MAX - CUT.length).replace(/(\\u?[\da-f]{0,3})$/, "");
  return kept.replace(/\\ud[89ab][\da-f]{2}$/, "") + CUT;
}
