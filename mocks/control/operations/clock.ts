import type { ClockHandle } from "../../../spec/generated/control.handles.js";
import type {
  AdvanceResult,
  AgendaView,
  ClockView,
  DueRecord,
} from "../../../spec/generated/control.types.js";
import { dueUntil } from "../../domain/due.js";
import { expiresAt } from "../../domain/invoice.js";
import { type EpochMs, LAST_INSTANT, toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { ClockMove } from "../../sandbox/clock.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import type { ClockAdvance, ClockBoundary } from "../clock-requests.js";
import { after, lengthMs, readInstant } from "../instants.js";
import { FIELDS, REFUSALS } from "../messages.js";
import type { Plain, SandboxReader } from "../reader.js";
import { conflict, invalid, throwIf, unknown } from "../refused.js";
import { clockView, dueView, eventView } from "../views.js";
import { invoiceOf } from "./invoices.js";
import { recurringOf } from "./recurring.js";

/** How many events the result of an advance holds at the most; the rest is read page by page. */
const EVENTS_MAX = 1000;

/** How far beside a boundary a clock goes at the most, in either direction. */
const OFFSET_MAX = "1d";

/** How many due things a page of the agenda has by default. */
const AGENDA_LIMIT = 1000;

/** What can be read of the clock of a sandbox. */
export function clockReads(reader: SandboxReader) {
  return {
    read: () => reader.read((world) => clockView(reader, world)),
    agenda({ until, limit = AGENDA_LIMIT, per = "all" } = {}) {
      const last = until === undefined ? LAST_INSTANT : readInstant(until, "until");
      return reader.read((world) => agendaView(world, last, limit, per));
    },
  } satisfies Partial<Plain<ClockHandle>>;
}

/** The work that is due by an instant, earliest first: up to a total, or up to a number of each kind. */
function agendaView(
  world: WorldView,
  until: EpochMs,
  limit: number,
  per: "all" | "kind",
): AgendaView {
  const counts = new Map<string, number>();
  const due: DueRecord[] = [];
  let matches = 0;
  for (const one of dueUntil(world, until)) {
    matches += 1;
    const group = per === "kind" ? one.kind : per;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    if (count <= limit) due.push(dueView(one, world));
  }
  return { due, matches };
}

/** The clock of a sandbox. */
export function clockOperations(sandbox: Sandbox, reader: SandboxReader): Plain<ClockHandle> {
  const { clock } = sandbox;
  const reads = clockReads(reader);
  const shown = ({ refusal }: ClockMove): ClockView => {
    throwIf(refusal);
    return reads.read();
  };
  return {
    ...reads,
    advance: async (request) => resultOf(sandbox, await advance(sandbox, request)),
    async toBoundary(request) {
      const { offset } = request;
      const offsetMs = offset === undefined ? 0 : lengthMs(offset, "offset", OFFSET_MAX);
      const at = boundaryOf(reader, request);
      return resultOf(sandbox, await clock.advance(() => at + offsetMs));
    },
    freeze: async ({ at } = {}) =>
      shown(await clock.freeze(at === undefined ? at : readInstant(at, "at"))),
    resume: async () => shown(await clock.resume()),
  };
}

async function advance(
  { clock }: Sandbox,
  { by, to, callbacks }: ClockAdvance,
): Promise<ClockMove> {
  if ((by === undefined) === (to === undefined)) {
    throw invalid("by", FIELDS.byOrTo);
  }
  const target = to === undefined ? undefined : readInstant(to, "to");
  const silent = callbacks === "skip";
  return clock.advance((from) => target ?? after(from, by ?? "", "by"), { silent });
}

function resultOf(sandbox: Sandbox, { refusal, after: from }: ClockMove): AdvanceResult {
  throwIf(refusal);
  const logged = sandbox.events(from, EVENTS_MAX);
  const last = logged.at(-1)?.seq ?? from;
  const { seq } = sandbox.position;
  return {
    now: toIso(sandbox.now()),
    events: logged.map(eventView),
    fired: seq - from,
    next: last < seq ? last : null,
  };
}

type AnyBoundary = Pick<ClockBoundary, "boundary"> &
  Partial<Record<"transactionNo" | "recurringId" | "paymentSessionId", string>>;

function boundaryOf(reader: SandboxReader, request: ClockBoundary): EpochMs {
  // Without a compiler, a caller can name several things, or none.
  const { transactionNo, recurringId, paymentSessionId, boundary } = request as AnyBoundary;
  const given = [transactionNo, recurringId, paymentSessionId].filter((id) => id !== undefined);
  if (given.length !== 1) {
    throw invalid("the body", FIELDS.oneId);
  }
  if (transactionNo !== undefined && boundary === "expiry") {
    return expiresAt(invoiceOf(reader, transactionNo));
  }
  if (recurringId !== undefined && boundary === "next-charge") {
    const { nextChargeAt, status } = recurringOf(reader, recurringId);
    if (nextChargeAt === null) throw conflict(REFUSALS.noCharge(recurringId, status));
    return nextChargeAt;
  }
  if (paymentSessionId !== undefined && boundary === "otp-expiry") {
    return reader.read((world) => sessionEnd(world, paymentSessionId));
  }
  throw invalid("boundary", FIELDS.boundary(boundary));
}

function sessionEnd({ otpSessions }: WorldView, paymentSessionId: string): EpochMs {
  const session = otpSessions.get(paymentSessionId);
  if (!session) throw unknown("otp-session-unknown", REFUSALS.noSession(paymentSessionId));
  return session.expiresAt;
}
