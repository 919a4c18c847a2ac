import { isSuccess } from "./checks.js";
import { isBusy, type ServiceClient, Unanswered } from "./client.js";
import { type ArrivedCallback, readBody } from "./compare/answer.js";
import { typeOf } from "./compare/forms.js";
import type { Receiver } from "./receiver.js";
import { RefusedBefore, Unmet } from "./rule.js";
import type { Outcome, Side, Trial } from "./trial.js";

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

/** Makes a side of its parts. */
export function sideOf(parts: SideParts): Side {
  const { client, receiver, prefix, webhookPath, callbackWaitMs, wait, settled } = parts;
  return {
    answerTo: client.answerTo,
    mustTake: async (call) => {
      const answer = await client.answerTo(call);
      if (isSuccess(answer)) return answer;
      throw new RefusedBefore(answer.operation, answer.status);
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
