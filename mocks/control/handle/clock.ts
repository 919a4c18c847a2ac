import type {
  AdvanceClockRequest,
  AdvanceResult,
  ClockBoundaryRequest,
  ClockView,
  FreezeClockRequest,
} from "../../../spec/generated/control.types.js";
import { expiresAt } from "../../domain/invoice.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import type { Travel } from "../../runtime/time-travel.js";
import { after, readInstant } from "../instants.js";
import { conflict, invalid, throwIf, unknown } from "../refused.js";
import { clockView, eventView } from "../views.js";
import type { Access } from "./access.js";

/** Events that the answer to an advance holds at the most; the rest is read page by page. */
const ACCOUNT_MAX = 1000;

export function clockHandle({ sandbox, read, invoice, recurring }: Access) {
  const { travel } = sandbox;
  const view = () => read((world) => clockView(sandbox, world));

  const accountOf = async ({ refusal, after: from }: Travel): Promise<AdvanceResult> => {
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
  };

  const show = async ({ refusal }: Travel): Promise<ClockView> => {
    throwIf(refusal);
    return view();
  };

  return {
    read: (): Promise<ClockView> => view(),

    /**
     * By an ISO 8601 duration or to an instant. Returns what fired, in order: the first thousand
     * events, how many there are in all, and after which one `events` reads on.
     */
    async advance({ by, to, callbacks }: AdvanceClockRequest): Promise<AdvanceResult> {
      if ((by === undefined) === (to === undefined)) {
        throw invalid("by", 'and to: give exactly one, {"by": "PT24H"} or {"to": "<instant>"}');
      }
      const target = to === undefined ? undefined : readInstant(to, "to");
      const silent = callbacks === "skip";
      return accountOf(
        await travel.advance((from) => target ?? after(from, by ?? "", "by"), { silent }),
      );
    },

    /** To the instant at which something of an invoice, a recurring payment or an OTP ends. */
    async toBoundary(request: ClockBoundaryRequest): Promise<AdvanceResult> {
      const at = await boundaryOf(request);
      return accountOf(await travel.advance(() => at + (request.offsetMs ?? 0)));
    },

    async freeze({ at }: FreezeClockRequest = {}): Promise<ClockView> {
      return show(await travel.freeze(at === undefined ? at : readInstant(at, "at")));
    },

    async resume(): Promise<ClockView> {
      return show(await travel.resume());
    },
  };

  async function boundaryOf(request: ClockBoundaryRequest): Promise<EpochMs> {
    const { transactionNo, recurringId, paymentSessionId, boundary } = request;
    const given = [transactionNo, recurringId, paymentSessionId].filter((id) => id !== undefined);
    if (given.length !== 1) {
      throw invalid(
        "the body",
        "must name exactly one transactionNo, recurringId, paymentSessionId",
      );
    }
    if (transactionNo !== undefined && boundary === "expiry") {
      return expiresAt(await invoice(transactionNo));
    }
    if (recurringId !== undefined && boundary === "next-charge") {
      const { nextChargeAt, status } = await recurring(recurringId);
      if (nextChargeAt === null) throw conflict(`recurring payment ${recurringId} is ${status}`);
      return nextChargeAt;
    }
    if (paymentSessionId !== undefined && boundary === "otp-expiry") {
      return read((world) => sessionEnd(world, paymentSessionId));
    }
    const pairs = "expiry goes with transactionNo, next-charge with recurringId, otp-expiry";
    throw invalid("boundary", `${boundary} does not fit: ${pairs} with paymentSessionId`);
  }
}

function sessionEnd({ otpSessions }: WorldView, paymentSessionId: string): EpochMs {
  const session = otpSessions.get(paymentSessionId);
  if (!session) throw unknown(`there is no payment session ${paymentSessionId}`);
  return session.expiresAt;
}
