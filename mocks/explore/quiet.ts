import { realClock } from "../runtime/real-clock.js";
import { blame, heard, NOTHING, reachedOf, type Stage } from "./stage.js";

/** How often a shop that works after it has answered is asked whether it is done. */
const LOOK_MS = 2;

/** Waits until nothing is going on: in the sandbox, on the way to the shop, and in the shop. */
export async function becomesQuiet(stage: Stage): Promise<void> {
  const { evidence, limits } = stage;
  const deadline = realClock.elapsedMs() + limits.patienceMs;
  for (;;) {
    if (await callbacksEnd(stage)) return;
    const reached = reachedOf(stage);
    if (reached === stage.quietAt) return;
    const before = happened(stage);
    if (!evidence.held && (await isIdle(stage)) && happened(stage) === before) {
      stage.quietAt = reached;
      return;
    }
    if (realClock.elapsedMs() > deadline) {
      blame(stage, "bounded-wait", stillBusy(stage));
      return;
    }
    await pauseFor(LOOK_MS);
  }
}

const happened = ({ evidence }: Stage) => evidence.events.length + evidence.requests.length;

async function isIdle(stage: Stage): Promise<boolean> {
  const { shop, limits } = stage;
  if (shop.idle) {
    return (await heard(stage, "telling whether it is idle", () => shop.idle?.())) !== false;
  }
  // A shop that cannot tell is idle when it has asked for nothing for a while.
  const before = happened(stage);
  await pauseFor(limits.idleMs);
  return happened(stage) === before;
}

function stillBusy({ evidence, limits }: Stage): string {
  const seconds = limits.patienceMs / 1000;
  const { held } = evidence;
  if (!held) return `the shop was not done with its work after ${seconds} s`;
  return `the shop still waited for ${held.operationId} #${held.id}, which hangs, after ${seconds} s`;
}

/** Waits for the calls to the shop. True where the shop must not be waited for any longer. */
async function callbacksEnd(stage: Stage): Promise<boolean> {
  const ended = await heard(stage, "answering the service's calls", () => stage.box.settled());
  return ended === NOTHING;
}

function pauseFor(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    realClock.wait(delayMs, resolve);
  });
}
