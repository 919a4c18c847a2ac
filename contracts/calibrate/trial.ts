import type { ArrivedCallback, SideAnswer } from "./compare/answer.js";
import type { PlannedCall, ServiceAnswer } from "./rule.js";

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

/** What a trial can do at a service or at a mock. */
export interface Side {
  answerTo(call: PlannedCall): Promise<ServiceAnswer>;
  /** Makes a call on which the rest of a trial rests. Throws `RefusedBefore` when it is refused. */
  mustTake(call: PlannedCall): Promise<ServiceAnswer>;
  /** The callbacks of this side that came to a path. */
  arrivals(path: string, count: number): Promise<readonly ArrivedCallback[]>;
  /** The webhook of the account that names something, such as an order number. */
  webhook(naming: string): Promise<ArrivedCallback | undefined>;
  wait(ms: number): Promise<void>;
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
export type Outcome = { readonly answer: SideAnswer } | { readonly why: Why };

/** Whether the service was away: it did not answer, or something else answered in its place. */
export function isAway({ code }: Why): boolean {
  return ["limited", "proxy", "page", "no-answer"].includes(code);
}
