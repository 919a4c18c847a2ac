import { type ArrivedCallback, readBody } from "../compare/answer.js";
import { typeOf } from "../compare/forms.js";
import { isSuccess } from "../conformance/checks.js";
import { RefusedBefore, Unmet } from "../conformance/rule.js";
import { isBusy, type ServiceClient, Unanswered } from "../conformance/service-client.js";
import type { Receiver } from "./receiver.js";
import type { Outcome, Side, Trial } from "./trial.js";

/** How a side is made. */
export interface SideParts {
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

/** Makes a side of its parts. */
export function sideOf(parts: SideParts): Side {
  const { client, receiver, prefix, webhookPath, callbackWaitMs, wait, settled } = parts;
  return {
    answerTo: client.answerTo,
    mustTake: async (call) => {
      const answer = await client.answerTo(call);
      if (isSuccess(answer)) return answer;
      throw new RefusedBefore(`${answer.operation} answered ${answer.status}`);
    },
    arrivals: async (path, count) => {
      await settled?.();
      return (await receiver?.arrivals(`${prefix}/${path}`, count, callbackWaitMs)) ?? [];
    },
    webhook: async (naming) => {
      await settled?.();
      const named = ({ text }: ArrivedCallback) => text.includes(naming);
      return (await receiver?.arrivals(webhookPath, 1, callbackWaitMs, named))?.[0];
    },
    wait,
  };
}

const LACKING = "an earlier answer lacks a value that it needs, or points to another host";

/** Tries something at one side. What went wrong is an outcome too. */
export async function outcomeOf({ run }: Trial, side: Side): Promise<Outcome> {
  try {
    const answer = await run(side);
    const { status, text } = answer;
    if (isBusy(answer)) {
      const what =
        status === 429 ? "the service limits the rate" : "a proxy answered instead of it";
      return { because: "away", why: `${status} after several tries: ${what}` };
    }
    if (status >= 500 && typeOf(readBody(text)) === "HTML") {
      return { because: "away", why: `${status} with an HTML page: the service failed` };
    }
    return { answer };
  } catch (error) {
    if (error instanceof RefusedBefore) return { because: "refused before", why: error.message };
    // What it says may repeat a part of an answer, and what is kept of a run must not.
    if (error instanceof Unmet) return { because: "not tried", why: LACKING };
    if (error instanceof Unanswered) return { because: "away", why: "no answer came in time" };
    throw error;
  }
}
