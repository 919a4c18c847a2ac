import { isBusy, met, type ServiceClient, Unanswered } from "./client.js";
import { type ArrivedCallback, readBody, type SideAnswer } from "./compare/answer.js";
import { typeOf } from "./compare/forms.js";
import type { Receiver } from "./receiver.js";
import { type PlannedCall, RefusedBefore, Unmet } from "./rule.js";

/** One thing that is tried at both sides: a call, what comes before it, and what is looked at. */
export interface Trial {
  /** The name in reports: the id of the rule about the call, if there is one. */
  readonly id: string;
  /** The call that shows what the trial may leave behind. */
  readonly call: PlannedCall;
  /** What the answer is compared as: an operation, or the schema of a notification. */
  readonly comparedAs: string;
  /** The switches that the answer depends on, as far as is known from the description. */
  readonly decides: readonly string[];
  /** Needs an address of ours that the service can call. */
  readonly needsReceiver?: true;
  /** Needs the account's webhook to be set to that address. */
  readonly needsWebhook?: true;
  /** How long it waits for time to pass. */
  readonly waitsMs?: number;
  readonly run: (side: Side) => Promise<SideAnswer>;
}

/** How a side is made. */
interface SideParts {
  readonly client: ServiceClient;
  readonly receiver?: Receiver | undefined;
  /** What the paths of its callbacks begin with. */
  readonly prefix: string;
  readonly webhookPath: string;
  /** How long a callback may take. */
  readonly callbackWaitMs: number;
  wait(ms: number): Promise<void>;
  /** Waits until all that was begun has been sent, where that can be known. */
  settled?(): Promise<void>;
}

/** What a trial can do at a service or at a mock. */
export type Side = ReturnType<typeof sideOf>;

/** Makes a side of its parts. */
export function sideOf(parts: SideParts) {
  const { client, receiver, prefix, webhookPath, callbackWaitMs, wait, settled } = parts;
  return {
    answerTo: client.answerTo,
    /** Makes a call on which the rest of a trial rests. Throws `RefusedBefore` when it is refused. */
    mustTake: async (call: PlannedCall) => met(await client.answerTo(call)),
    /** The callbacks of this side that came to a path. */
    arrivals: async (path: string, count: number) => {
      await settled?.();
      return (await receiver?.arrivals(`${prefix}/${path}`, count, callbackWaitMs)) ?? [];
    },
    /** The webhook of the account that names something, such as an order number. */
    webhook: async (naming: string) => {
      await settled?.();
      const named = ({ text }: ArrivedCallback) => text.includes(naming);
      return (await receiver?.arrivals(webhookPath, 1, callbackWaitMs, named))?.[0];
    },
    wait,
  };
}

/** The fact that a callback did not come. */
export const NO_CALLBACK = "callback";

/** Why a trial has no answer that counts. */
export type Why =
  /** What the caller did not allow or provide. */
  | { readonly code: "create" | "mobile" | "receiver" | "webhook" }
  | { readonly code: "wait"; readonly waitMs: number }
  | { readonly code: "token"; readonly role: "merchant" | "partner" }
  /** A call before it was refused, or a good call of the same operation. */
  | {
      readonly code: "refused" | "control-refused";
      readonly operation: string;
      readonly status: number;
    }
  /** An earlier answer lacks a value that it needs, or points to another host. */
  | { readonly code: "lacking" }
  /** Waiting twice would show nothing new. */
  | { readonly code: "first-round-only" }
  /** The calibrated mock breaks the rule as well. */
  | { readonly code: "shared" }
  /** The service did not get to the call. */
  | { readonly code: "limited" | "proxy" | "page"; readonly status: number }
  | { readonly code: "no-answer" };

/** The outcome of a trial at one side. */
export type Outcome =
  | { readonly answer: SideAnswer; readonly why?: never }
  | { readonly why: Why; readonly answer?: never };

/** Whether the service was away: it did not answer, or something else answered in its place. */
export function isAway({ code }: Why): boolean {
  return ["limited", "proxy", "page", "no-answer"].includes(code);
}

/** Tries something at one side. What went wrong is an outcome too. */
export async function outcomeOf({ run }: Trial, side: Side): Promise<Outcome> {
  try {
    const answer = await run(side);
    const { status, text } = answer;
    if (isBusy(answer)) return { why: { code: status === 429 ? "limited" : "proxy", status } };
    if (status >= 500 && typeOf(readBody(text)) === "HTML")
      return { why: { code: "page", status } };
    return { answer };
  } catch (error) {
    if (error instanceof RefusedBefore) {
      const { operation, status } = error;
      return { why: { code: "refused", operation, status } };
    }
    if (error instanceof Unmet) return { why: { code: "lacking" } };
    if (error instanceof Unanswered) return { why: { code: "no-answer" } };
    throw error;
  }
}
