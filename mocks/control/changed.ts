import type { SandboxChange } from "../../spec/generated/control.types.js";
import type { EventType } from "../domain/events.js";
import { LAST_INSTANT } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { SandboxGone } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { agendaView } from "./due-view.js";

/** What a report of changes names. */
export type Topic = SandboxChange["topics"][number];

/** The shortest time between two reports. */
const PAUSE_MS = 100;

/** How much of what is due a report names. */
const DUE_MAX = 5;

/**
 * Reports what changes in a sandbox: at once, and then at most ten times a second, until the sandbox is reset or the
 * signal fires. It combines what changes while its consumer is busy.
 */
export async function* changesOf(
  gateway: Gateway,
  sandbox: Sandbox,
  signal: AbortSignal,
): AsyncGenerator<SandboxChange> {
  let isPending = false;
  let wake: () => void = () => undefined;
  let endPause: () => void = () => undefined;
  const notify = () => {
    isPending = true;
    wake();
  };
  const stopLog = sandbox.watch(notify);
  const stopJournal = gateway.journal.watch((name) => {
    if (name === sandbox.name) notify();
  });
  const leave = () => {
    endPause();
    notify();
  };
  signal.addEventListener("abort", leave);
  let before: SandboxChange["position"] | undefined;
  try {
    while (!signal.aborted && !sandbox.isGone) {
      isPending = false;
      const change = await changeSince(gateway, sandbox, before);
      before = change.position;
      yield change;
      await new Promise<void>((resume) => {
        const cancel = gateway.clock.wait(PAUSE_MS, resume);
        endPause = () => {
          cancel();
          resume();
        };
        if (signal.aborted) endPause();
      });
      while (!isPending) {
        await new Promise<void>((resume) => {
          wake = resume;
        });
      }
    }
  } catch (error) {
    if (!(error instanceof SandboxGone)) throw error;
  } finally {
    stopLog();
    stopJournal();
    signal.removeEventListener("abort", leave);
  }
}

async function changeSince(
  gateway: Gateway,
  sandbox: Sandbox,
  before: SandboxChange["position"] | undefined,
): Promise<SandboxChange> {
  const requests = await gateway.journal.countOf(sandbox.name);
  const { counts, due } = await sandbox.read((world) => ({
    counts: countsOf(world),
    due: agendaView(world, LAST_INSTANT, DUE_MAX).due,
  }));
  const { epoch, seq: events } = sandbox.position;
  const position = { epoch, events, requests };
  if (before?.epoch !== epoch) return { topics: ALL_TOPICS, counts, due, position };
  const topics = new Set<Topic>();
  if (requests !== before.requests) topics.add("requests");
  for (const { event } of await sandbox.events(before.events)) {
    topics.add("events");
    for (const topic of TOPICS[event.type]) topics.add(topic);
  }
  return { topics: [...topics], counts, due, position };
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

const INVOICES: readonly Topic[] = ["invoices"];
const RECURRING: readonly Topic[] = ["recurring"];
const SESSIONS: readonly Topic[] = ["sessions"];
const CALLBACKS: readonly Topic[] = ["callbacks"];
const FAULTS: readonly Topic[] = ["faults"];
const REGISTRATIONS: readonly Topic[] = ["registrations"];

/** What each event changes, besides the log. */
const TOPICS: Readonly<Record<EventType, readonly Topic[]>> = {
  "sandbox-opened": ["merchants", "clock", "settings", "faults"],
  "settings-changed": ["settings"],
  "clock-set": ["clock"],
  "label-added": ["labels"],
  "merchants-seeded": ["merchants"],
  "token-issued": [],
  "invoice-created": INVOICES,
  "invoice-paid": INVOICES,
  "payment-declined": INVOICES,
  "invoice-canceled": INVOICES,
  "invoice-refunded": INVOICES,
  "refund-failed": INVOICES,
  "otp-sent": SESSIONS,
  "otp-code-rejected": SESSIONS,
  "otp-used": SESSIONS,
  "recurring-registered": RECURRING,
  "recurring-started": RECURRING,
  "charge-succeeded": RECURRING,
  "charge-failed": RECURRING,
  "charges-arranged": RECURRING,
  "recurring-completed": RECURRING,
  "recurring-ended": RECURRING,
  "recurring-canceled": RECURRING,
  "license-checked": REGISTRATIONS,
  "registration-code-rejected": REGISTRATIONS,
  "mobile-verified": REGISTRATIONS,
  "merchant-info-added": REGISTRATIONS,
  "registration-confirmed": REGISTRATIONS,
  "merchant-activated": ["registrations", "merchants"],
  "merchant-rejected": REGISTRATIONS,
  "orders-settled": ["settlements", "invoices"],
  "settlement-postponed": ["settlements"],
  "callback-scheduled": CALLBACKS,
  "callback-redirected": CALLBACKS,
  "callback-dropped": CALLBACKS,
  "callback-released": CALLBACKS,
  "callback-attempted": CALLBACKS,
  "callback-answered": CALLBACKS,
  "callback-resend-asked": CALLBACKS,
  "fault-added": FAULTS,
  "fault-removed": FAULTS,
  "fault-matched": FAULTS,
  "sms-sent": ["sms"],
};

/** Every topic. */
export const ALL_TOPICS: readonly Topic[] = [
  ...new Set<Topic>(["events", "requests", ...Object.values(TOPICS).flat()]),
];
