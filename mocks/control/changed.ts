import type { SandboxChange } from "../../spec/generated/control.types.js";
import { dueUntil } from "../domain/due.js";
import { TOPICS, topicsOf } from "../domain/events.js";
import { LAST_INSTANT } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { dueView } from "./views.js";

/** Every topic of a report: the log, the journal, and the lists that events change. */
export const ALL_TOPICS: SandboxChange["topics"] = ["events", "requests", ...TOPICS];

/** How much of what is due a report names. */
const DUE_MAX = 5;

/**
 * Reports what changes in a sandbox, at once and then whenever it has changed, until the sandbox is reset or the signal
 * fires. It combines what changes while its consumer is busy.
 */
export async function* changesOf(
  gateway: Gateway,
  sandbox: Sandbox,
  signal: AbortSignal,
): AsyncGenerator<SandboxChange> {
  let isPending = false;
  let hasCalls = false;
  let wake: () => void = () => undefined;
  const notify = () => {
    isPending = true;
    wake();
  };
  const stopLog = sandbox.watch(notify);
  const stopJournal = gateway.journal.watch((name) => {
    if (name !== sandbox.name) return;
    hasCalls = true;
    notify();
  });
  signal.addEventListener("abort", notify);
  let before: SandboxChange["position"] | undefined;
  try {
    while (!signal.aborted && !sandbox.isGone) {
      const requests = gateway.journal.countOf(sandbox.name);
      const change = changeSince(sandbox, before, requests, hasCalls);
      isPending = false;
      hasCalls = false;
      before = change.position;
      yield change;
      while (!isPending) {
        await new Promise<void>((resume) => {
          wake = resume;
        });
      }
    }
  } finally {
    stopLog();
    stopJournal();
    signal.removeEventListener("abort", notify);
  }
}

function changeSince(
  sandbox: Sandbox,
  before: SandboxChange["position"] | undefined,
  requests: number,
  hasCalls: boolean,
): SandboxChange {
  const { counts, due } = sandbox.read(contentsOf);
  const { epoch, seq: events } = sandbox.position;
  const position = { epoch, events, requests };
  if (before?.epoch !== epoch) return { topics: ALL_TOPICS, counts, due, position };
  const topics = new Set<SandboxChange["topics"][number]>();
  if (hasCalls) topics.add("requests");
  for (const { event } of sandbox.events(before.events)) {
    topics.add("events");
    for (const topic of topicsOf(event)) topics.add(topic);
  }
  return { topics: [...topics], counts, due, position };
}

/** What a report says of a world: how much there is, and what is due. */
export function contentsOf(world: WorldView): Pick<SandboxChange, "counts" | "due"> {
  const due: SandboxChange["due"][number][] = [];
  for (const one of dueUntil(world, LAST_INSTANT)) {
    due.push(dueView(one, world));
    if (due.length === DUE_MAX) break;
  }
  return { counts: countsOf(world), due };
}

function countsOf(world: WorldView): SandboxChange["counts"] {
  return {
    invoices: world.invoiceCounts,
    recurring: world.recurring.size,
    sessions: world.otpSessions.size,
    callbacks: world.callbacks.size,
    sms: world.sms.length,
    faults: world.faults.size,
    labels: world.labels.size,
    settlements: world.settlements.size,
    registrations: world.registrations.size,
  };
}
