import type { CoverageView } from "../../../spec/generated/control.types.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { LogCoverage } from "../../observe/coverage/tally.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { JournalPage } from "../../sandbox/journal.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { Slices } from "../../sandbox/waiting.js";

/** Events between two looks at the time. */
const EVENTS_AT_ONCE = 500;

/** Of how many sandboxes the counts are kept between answers; those asked for last. */
const KEPT_MAX = 8;

/** The counts of a log as far as it was read, in the epoch in which it was. */
interface Kept {
  readonly sandbox: WeakRef<Sandbox>;
  epoch: number;
  log: LogCoverage;
  /** Answers read on one after the other, so that no event is counted twice. */
  turn: Promise<void>;
}

const KEPT = new WeakMap<Gateway, readonly Kept[]>();

/**
 * What the traffic of a sandbox reached, read on from where the last answer ended. Rejects with the reason of the
 * signal if that ends it: the next answer reads on from there.
 */
export async function coverageIn(
  gateway: Gateway,
  sandbox: Sandbox,
  signal?: AbortSignal,
): Promise<CoverageView> {
  // Its module is loaded only now.
  const { LogCoverage } = await import("../../observe/coverage/tally.js");
  const { coverageView } = await import("../../observe/coverage/view.js");
  const { requests, dropped } = await gateway.journal.page(sandbox.name);
  const fresh = () => new LogCoverage();
  const kept = keptOf(gateway, sandbox, fresh);
  const turn = kept.turn.then(() =>
    readOn(kept, sandbox, new Slices(gateway.clock, signal), fresh),
  );
  kept.turn = turn.catch(() => undefined);
  await turn;
  return coverageView(kept.log.counts(requests, dropped));
}

function keptOf(gateway: Gateway, sandbox: Sandbox, fresh: () => LogCoverage): Kept {
  const all = KEPT.get(gateway) ?? [];
  const kept = all.find((one) => one.sandbox.deref() === sandbox) ?? {
    sandbox: new WeakRef(sandbox),
    epoch: sandbox.position.epoch,
    log: fresh(),
    turn: Promise.resolve(),
  };
  KEPT.set(gateway, [kept, ...all.filter((one) => one !== kept)].slice(0, KEPT_MAX));
  return kept;
}

/**
 * Reads the rest of the log, in slices. A rewind in the meantime or before starts over, because it deleted
 * events.
 */
async function readOn(
  kept: Kept,
  sandbox: Sandbox,
  slices: Slices,
  fresh: () => LogCoverage,
): Promise<void> {
  for (;;) {
    if (slices.isOver()) await slices.rest();
    const logged = await sandbox.events(kept.log.seq, EVENTS_AT_ONCE);
    if (sandbox.position.epoch !== kept.epoch) {
      kept.epoch = sandbox.position.epoch;
      kept.log = fresh();
      continue;
    }
    kept.log.follow(logged);
    if (logged.length < EVENTS_AT_ONCE) return;
  }
}

/** What a log that does not go on reached, with the requests that are kept of it. */
export async function coverageOf(
  logged: readonly LoggedEvent[],
  { requests, dropped }: JournalPage,
): Promise<CoverageView> {
  const { LogCoverage } = await import("../../observe/coverage/tally.js");
  const { coverageView } = await import("../../observe/coverage/view.js");
  const log = new LogCoverage();
  log.follow(logged);
  return coverageView(log.counts(requests, dropped));
}
