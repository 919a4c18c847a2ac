import type {
  IdleRequest,
  IdleResult,
  RequestUnderWay as UnderWayView,
} from "../../../spec/generated/control.types.js";
import { toIso } from "../../domain/time.js";
import { SandboxGone } from "../../sandbox/errors.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { RequestUnderWay } from "../../sandbox/journal.js";
import { sleep } from "../../sandbox/real-clock.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { lengthMs } from "../instants.js";

/** How long nothing may have been under way, and how long to wait at the most, by default. */
const QUIET = "50ms";
const LIMIT = "10s";

/** How often it is looked whether something is under way. */
const LOOK_MS = 5;

/**
 * Waits until a shop has done its work, as far as it shows here; no longer than a limit. Rejects with a
 * `SandboxGone` when the sandbox is reset meanwhile.
 */
export async function waitForIdle(
  gateway: Gateway,
  sandbox: Sandbox,
  { quiet = QUIET, limit = LIMIT }: IdleRequest,
): Promise<IdleResult> {
  const quietMs = lengthMs(quiet, "quiet", "1m");
  const limitMs = lengthMs(limit, "limit", "10m");
  const { clock, journal } = gateway;
  const beganMs = clock.elapsedMs();
  let quietSinceMs = beganMs;
  const stop = journal.watch((name) => {
    if (name === sandbox.name) quietSinceMs = clock.elapsedMs();
  });
  try {
    for (;;) {
      if (sandbox.isGone) throw new SandboxGone(sandbox.name);
      const nowMs = clock.elapsedMs();
      const requests = gateway.underWay.of(sandbox.name);
      const callbacks = sandbox.callbacksUnderWay;
      const isBusy = requests.length + callbacks.length > 0;
      if (isBusy) quietSinceMs = nowMs;
      const idle = !isBusy && nowMs - quietSinceMs >= quietMs;
      if (idle || nowMs - beganMs >= limitMs) {
        const waitedMs = Math.round(nowMs - beganMs);
        return { idle, waitedMs, requests: requests.map(underWayView), callbacks };
      }
      await sleep(clock, LOOK_MS);
    }
  } finally {
    stop();
  }
}

function underWayView({ sandbox: _, startedAt, ...request }: RequestUnderWay): UnderWayView {
  return { ...request, startedAt: toIso(startedAt) };
}
