import type {
  AdvanceResult,
  AgendaView,
  ClockView,
  FreezeClockRequest,
} from "../../../spec/generated/control.types.js";
import { expiresAt } from "../../domain/invoice.js";
import { type EpochMs, LAST_INSTANT, toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { Travel } from "../../runtime/clock/advance.js";
import { agendaView } from "../due-view.js";
import { after, readInstant } from "../instants.js";
import { conflict, invalid, throwIf, unknown } from "../refused.js";
import { clockView, eventView } from "../views.js";
import type { Access } from "./access.js";
import type {
  ClockAdvance,
  ClockBoundary,
  InvoiceExpiry,
  NextCharge,
  OtpExpiry,
} from "./clock-requests.js";

/** Events that the answer to an advance holds at the most; the rest is read page by page. */
const ACCOUNT_MAX = 1000;

/** How much of what falls due is told where nobody says how much. */
const AGENDA_LIMIT = 1000;

/** Which due things to read. */
export interface AgendaQuery {
  /** Only what falls due by this instant. */
  readonly until?: string;
  /** How many at the most; 1,000 without it. */
  readonly limit?: number;
}

/** The clock of a sandbox. All instants are ISO 8601 texts in UTC, with milliseconds. */
export interface ClockHandle {
  /**
   * The time in the sandbox, whether it runs, and what is due next.
   *
   * @example
   * const { now, nextDue } = await gateway.clock.read();
   */
  read(): Promise<ClockView>;
  /**
   * What falls due as things stand, the earliest first.
   *
   * @example
   * const { due } = await gateway.clock.agenda({ until: "2030-01-01T00:00:00Z" });
   */
  agenda(query?: AgendaQuery): Promise<AgendaView>;
  /**
   * Moves the clock on, `by` a duration such as `24h` or `PT24H`, or `to` an instant; everything due
   * on the way happens at its own instant. Returns what fired, in order: the first thousand events,
   * how many there are in all, and after which one `events` reads on. With `callbacks: "skip"`
   * nothing is sent on the way.
   *
   * Rejects with 400 unless exactly one of both is given and is one, and with 409 for an instant
   * that has passed or is past the end of time, and for a callback's receiver who waits for itself.
   *
   * @example
   * await gateway.clock.advance({ by: "24h" });
   */
  advance(request: ClockAdvance): Promise<AdvanceResult>;
  /**
   * Moves the clock to the instant at which an invoice expires (`expiry` of a `transactionNo`), a
   * charge is due (`next-charge` of a `recurringId`) or a one-time password ends (`otp-expiry` of a
   * `paymentSessionId`), or `offsetMs` milliseconds beside it. Rejects as `advance` does, with 404
   * for an id that is none, and with 409 for a recurring payment that is charged no more.
   *
   * @example
   * await gateway.clock.toBoundary({ boundary: "expiry", transactionNo, offsetMs: -1 });
   */
  toBoundary(request: ClockBoundary): Promise<AdvanceResult>;
  /**
   * Stops the clock where it stands, or `at` an instant that has not passed.
   *
   * @example
   * await gateway.clock.freeze({ at: "2030-01-31T23:59:59Z" });
   */
  freeze(request?: FreezeClockRequest): Promise<ClockView>;
  /**
   * Lets the clock run on from where it stands.
   *
   * @example
   * await gateway.clock.resume();
   */
  resume(): Promise<ClockView>;
}

/** The clock of the sandbox that is accessed. */
export function clockHandle(access: Access): ClockHandle {
  const { travel } = access.sandbox;
  const view = () => access.read((world) => clockView(access.sandbox, world));
  const show = async ({ refusal }: Travel): Promise<ClockView> => {
    throwIf(refusal);
    return view();
  };
  return {
    read: view,
    async agenda({ until, limit = AGENDA_LIMIT } = {}) {
      const last = until === undefined ? LAST_INSTANT : readInstant(until, "until");
      return access.read((world) => agendaView(world, last, limit));
    },
    advance: async (request) => accountOf(access, await advance(access, request)),
    async toBoundary(request) {
      const at = await boundaryOf(access, request);
      return accountOf(access, await travel.advance(() => at + (request.offsetMs ?? 0)));
    },
    freeze: async ({ at } = {}) =>
      show(await travel.freeze(at === undefined ? at : readInstant(at, "at"))),
    resume: async () => show(await travel.resume()),
  };
}

async function advance(
  { sandbox: { travel } }: Access,
  { by, to, callbacks }: ClockAdvance,
): Promise<Travel> {
  if ((by === undefined) === (to === undefined)) {
    throw invalid("by", 'and to: give exactly one, {"by": "PT24H"} or {"to": "<instant>"}');
  }
  const target = to === undefined ? undefined : readInstant(to, "to");
  const silent = callbacks === "skip";
  return travel.advance((from) => target ?? after(from, by ?? "", "by"), { silent });
}

async function accountOf(
  { sandbox }: Access,
  { refusal, after: from }: Travel,
): Promise<AdvanceResult> {
  throwIf(refusal);
  const logged = await sandbox.events(from, ACCOUNT_MAX);
  const last = logged.at(-1)?.seq ?? from;
  const { seq } = sandbox.place;
  return {
    now: toIso(sandbox.now()),
    events: logged.map(eventView),
    fired: seq - from,
    next: last < seq ? last : null,
  };
}

type AnyBoundary = Pick<ClockBoundary, "boundary"> &
  Partial<Pick<InvoiceExpiry, "transactionNo">> &
  Partial<Pick<NextCharge, "recurringId">> &
  Partial<Pick<OtpExpiry, "paymentSessionId">>;

async function boundaryOf(
  { read, invoice, recurring }: Access,
  request: ClockBoundary,
): Promise<EpochMs> {
  // Whoever has no compiler can name several things, or none.
  const { transactionNo, recurringId, paymentSessionId, boundary } = request as AnyBoundary;
  const given = [transactionNo, recurringId, paymentSessionId].filter((id) => id !== undefined);
  if (given.length !== 1) {
    throw invalid("the body", "must name exactly one transactionNo, recurringId, paymentSessionId");
  }
  if (transactionNo !== undefined && boundary === "expiry") {
    return expiresAt(await invoice(transactionNo));
  }
  if (recurringId !== undefined && boundary === "next-charge") {
    const { nextChargeAt, status } = await recurring(recurringId);
    if (nextChargeAt === null) {
      const fix = status === "registered" ? "; start it first" : "";
      throw conflict(`recurring payment ${recurringId} is ${status}, so no charge is due${fix}`);
    }
    return nextChargeAt;
  }
  if (paymentSessionId !== undefined && boundary === "otp-expiry") {
    return read((world) => sessionEnd(world, paymentSessionId));
  }
  const pairs = "expiry goes with transactionNo, next-charge with recurringId, otp-expiry";
  throw invalid("boundary", `${boundary} does not fit: ${pairs} with paymentSessionId`);
}

function sessionEnd({ otpSessions }: WorldView, paymentSessionId: string): EpochMs {
  const session = otpSessions.get(paymentSessionId);
  if (!session) throw unknown(`there is no payment session ${paymentSessionId}`);
  return session.expiresAt;
}
