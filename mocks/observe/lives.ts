import { beginningOf, callbackMove } from "../domain/callback.js";
import type { DomainEvent } from "../domain/events.js";
import {
  CALLBACK_BEGINNINGS,
  CALLBACK_MOVES,
  canHappen,
  INVOICE_MOVES,
  RECURRING_MOVES,
  REGISTRATION_MOVES,
  SESSION_MOVES,
} from "../domain/moves.js";
import { registrationMove } from "../domain/onboarding.js";
import { sessionMove } from "../domain/otp.js";
import type { WorldView } from "../domain/world.js";

type Statuses = Readonly<Record<string, string>>;

/** The life of a kind of thing: how it begins, and the table of its moves. */
interface Life {
  readonly begins: Statuses;
  readonly moves: Readonly<Record<string, Statuses>>;
}

/** The lives that are covered, from the tables that the domain runs on. */
const LIVES = {
  invoice: { begins: beginsWith("invoice-created", INVOICE_MOVES), moves: INVOICE_MOVES },
  session: { begins: beginsWith("otp-sent", SESSION_MOVES), moves: SESSION_MOVES },
  recurring: {
    begins: beginsWith("recurring-registered", RECURRING_MOVES),
    moves: RECURRING_MOVES,
  },
  registration: {
    begins: beginsWith("license-checked", REGISTRATION_MOVES),
    moves: REGISTRATION_MOVES,
  },
  callback: { begins: CALLBACK_BEGINNINGS, moves: CALLBACK_MOVES },
} as const satisfies Readonly<Record<string, Life>>;

export type LifeName = keyof typeof LIVES;

const LIFE_NAMES = Object.keys(LIVES) as readonly LifeName[];

/** The origin of a thing that has just begun. */
const NOTHING_YET = "new";

/** One arrow of a life. */
export interface Move {
  readonly life: LifeName;
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** Every arrow of every life, the beginnings first. */
export const MOVES: readonly Move[] = LIFE_NAMES.flatMap((life) => {
  const { begins, moves }: Life = LIVES[life];
  const arrows = (from: string, leads: Statuses) =>
    Object.entries(leads).map(([event, to]): Move => ({ life, from, event, to }));
  const later = Object.entries(moves).flatMap(([from, leads]) => arrows(from, leads));
  return [...arrows(NOTHING_YET, begins), ...later];
});

/** The id of an arrow among the items of coverage. */
export function moveId({ life, from, event }: Omit<Move, "to">) {
  return `${life}/${from}/${event}` as const;
}

/** The id of an arrow. */
type MoveId = ReturnType<typeof moveId>;

function beginsWith(event: string, moves: Readonly<Record<string, Statuses>>): Statuses {
  return { [event]: Object.keys(moves)[0] ?? "" };
}

/**
 * The transitions of an event, judged by the world before it: none for an event without a transition, and none of a
 * thing that is not in the world.
 */
export function movesOf(event: DomainEvent, world: WorldView): readonly MoveId[] {
  switch (event.type) {
    case "invoice-created":
      return [begin("invoice", event.type)];
    case "recurring-registered":
      return [begin("recurring", event.type)];
    case "license-checked":
      return [begin("registration", event.type)];
    case "callback-scheduled":
    case "callback-redirected":
    case "callback-dropped":
      return [begin("callback", beginningOf(event))];
    case "otp-sent":
      return [...replacedBy(event, world), begin("session", event.type)];
    case "otp-code-rejected":
    case "otp-used": {
      const session = world.otpSessions.get(event.id);
      const wrongCodes = (session?.wrongCodes ?? 0) + (event.type === "otp-used" ? 0 : 1);
      return moved("session", session?.state, sessionMove(event, wrongCodes));
    }
    case "sms-sent":
      return [];
    default:
      if ("callbackId" in event) {
        const { state } = world.callbacks.get(event.callbackId) ?? {};
        return moved("callback", state, callbackMove(event));
      }
      if ("recurringId" in event) {
        return moved("recurring", world.recurring.get(event.recurringId)?.status, event.type);
      }
      if ("registrationId" in event) {
        const { status, wrongCodes = 0 } = world.registrations.get(event.registrationId) ?? {};
        const wrong = event.type === "registration-code-rejected" ? 1 : 0;
        return moved("registration", status, registrationMove(event, wrongCodes + wrong));
      }
      if (!("transactionNo" in event)) return [];
      return moved("invoice", world.invoices.get(event.transactionNo)?.status, event.type);
  }
}

/** A new code ends the session before it, where that one was open. */
function replacedBy(
  { transactionNo }: { readonly transactionNo: string },
  { otpSessions, otpOfInvoice }: WorldView,
): readonly MoveId[] {
  const earlier = otpSessions.get(otpOfInvoice.get(transactionNo) ?? "");
  const isOpen = earlier !== undefined && canHappen(SESSION_MOVES, earlier.state, "otp-replaced");
  return isOpen ? [moveId({ life: "session", from: earlier.state, event: "otp-replaced" })] : [];
}

function begin(life: LifeName, event: string): MoveId {
  return moveId({ life, from: NOTHING_YET, event });
}

function moved(life: LifeName, from: string | undefined, event: string): readonly MoveId[] {
  return from === undefined ? [] : [moveId({ life, from, event })];
}
