import { beginningOf, callbackMove } from "../domain/callback.js";
import type { DomainEvent } from "../domain/events.js";
import {
  CALLBACK_BEGINNINGS,
  CALLBACK_MOVES,
  INVOICE_MOVES,
  RECURRING_MOVES,
  SESSION_MOVES,
} from "../domain/moves.js";
import { type OtpEvent, sessionMove } from "../domain/otp.js";

type Statuses = Readonly<Record<string, string>>;

/** The life of a kind of thing: how it begins, and the table of its moves. */
interface Life {
  readonly begins: Statuses;
  readonly moves: Readonly<Record<string, Statuses>>;
}

/** The lives that are covered, from the tables that the domain runs on. */
export const LIVES = {
  invoice: { begins: beginsWith("invoice-created", INVOICE_MOVES), moves: INVOICE_MOVES },
  session: { begins: beginsWith("otp-sent", SESSION_MOVES), moves: SESSION_MOVES },
  recurring: {
    begins: beginsWith("recurring-registered", RECURRING_MOVES),
    moves: RECURRING_MOVES,
  },
  callback: { begins: CALLBACK_BEGINNINGS, moves: CALLBACK_MOVES },
} as const satisfies Readonly<Record<string, Life>>;

export type LifeName = keyof typeof LIVES;

export const LIFE_NAMES = Object.keys(LIVES) as readonly LifeName[];

/** Stands for where a life comes from that only begins. */
export const NOTHING_YET = "new";

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
export function moveId({ life, from, event }: Omit<Move, "to">): string {
  return `${life}/${from}/${event}`;
}

function beginsWith(event: string, moves: Readonly<Record<string, Statuses>>): Statuses {
  return { [event]: Object.keys(moves)[0] ?? "" };
}

/** Where a thing stood from the event of a number on. */
interface Stand {
  readonly seq: number;
  readonly status: string;
  readonly wrongCodes: number;
}

/** How many things of a sandbox are followed; the oldest is let go for a new one. */
const THINGS_MAX = 20_000;

/** Follows the things of one sandbox through their lives, and tells the arrow of each event. */
export class LifeTracker {
  readonly #things = new Map<string, Stand[]>();
  #seq = 0;
  /** Events whose arrow is not known: of things from before, that were let go or never seen begin. */
  unplaced = 0;

  /** The arrows that an event of the log is; none for an event that is no part of a life. */
  follow(seq: number, event: DomainEvent): readonly string[] {
    if (seq <= this.#seq) this.#rewind(seq);
    this.#seq = seq;
    switch (event.type) {
      case "invoice-created":
        return this.#begin("invoice", event.transactionNo, event.type);
      case "recurring-registered":
        return this.#begin("recurring", event.recurringId, event.type);
      case "callback-scheduled":
      case "callback-redirected":
      case "callback-dropped":
        return this.#begin("callback", event.callbackId, beginningOf(event));
      case "otp-sent":
        return this.#session(event);
      // What a fault takes back is no move in a life.
      case "invoice-withdrawn":
        this.#things.delete(keyOf("invoice", event.transactionNo));
        return [];
      case "recurring-withdrawn":
        this.#things.delete(keyOf("recurring", event.recurringId));
        return [];
      case "invoice-reopened":
        this.#stand(keyOf("invoice", event.transactionNo), Object.keys(INVOICE_MOVES)[0] ?? "");
        return [];
      default:
        return this.#later(event);
    }
  }

  /** Where a thing stands; undefined of one that is not followed. */
  statusOf(life: LifeName, id: string): string | undefined {
    return this.#standOf(keyOf(life, id))?.status;
  }

  #later(event: DomainEvent): readonly string[] {
    if ("callbackId" in event) return this.#move("callback", event.callbackId, callbackMove(event));
    if ("recurringId" in event) return this.#move("recurring", event.recurringId, event.type);
    if (event.type === "otp-code-rejected" || event.type === "otp-used") {
      const wrong = this.#standOf(keyOf("session", event.id))?.wrongCodes ?? 0;
      const wrongCodes = wrong + (event.type === "otp-used" ? 0 : 1);
      return this.#move("session", event.id, sessionMove(event, wrongCodes), wrongCodes);
    }
    const isInvoice = "transactionNo" in event && event.type !== "sms-sent";
    return isInvoice ? this.#move("invoice", event.transactionNo, event.type) : [];
  }

  /** A new code ends the session before it, where that one was open. */
  #session({ id, transactionNo }: OtpEvent & { readonly type: "otp-sent" }): readonly string[] {
    // Where the invoice stands with its sessions is a thing as well, so that a rewind takes it back too.
    const latest = `latest session/${transactionNo}`;
    const earlier = this.#standOf(latest)?.status ?? "";
    this.#stand(latest, id);
    const { status = "" } = this.#standOf(keyOf("session", earlier)) ?? {};
    const moves: Life["moves"] = SESSION_MOVES;
    const isOpen = moves[status]?.["otp-replaced"] !== undefined;
    const replaced = isOpen ? this.#move("session", earlier, "otp-replaced") : [];
    return [...replaced, ...this.#begin("session", id, "otp-sent")];
  }

  #begin(life: LifeName, id: string, event: string): readonly string[] {
    const begins: Statuses = LIVES[life].begins;
    this.#stand(keyOf(life, id), begins[event] ?? "");
    if (this.#things.size > THINGS_MAX) {
      const [oldest = ""] = this.#things.keys();
      this.#things.delete(oldest);
    }
    return [moveId({ life, from: NOTHING_YET, event })];
  }

  #move(life: LifeName, id: string, event: string, wrongCodes = 0): readonly string[] {
    const { moves }: Life = LIVES[life];
    const key = keyOf(life, id);
    const known = this.#standOf(key)?.status;
    const from = known ?? onlyWay(moves, event);
    const to = from === undefined ? undefined : moves[from]?.[event];
    if (from === undefined || to === undefined) {
      this.unplaced += 1;
      return [];
    }
    this.#stand(key, to, wrongCodes);
    return [moveId({ life, from, event })];
  }

  #standOf(key: string): Stand | undefined {
    return this.#things.get(key)?.at(-1);
  }

  #stand(key: string, status: string, wrongCodes = 0): void {
    const stands = this.#things.get(key);
    const stand: Stand = { seq: this.#seq, status, wrongCodes };
    const last = stands?.at(-1);
    if (last?.status === status && last.wrongCodes === wrongCodes) return;
    if (stands) stands.push(stand);
    else this.#things.set(key, [stand]);
  }

  /** A rewind takes back where things stood after it; that the arrows were reached, it does not. */
  #rewind(seq: number): void {
    for (const [key, stands] of this.#things) {
      while ((stands.at(-1)?.seq ?? 0) >= seq) stands.pop();
      if (stands.length === 0) this.#things.delete(key);
    }
  }
}

function keyOf(life: LifeName, id: string): string {
  return `${life}/${id}`;
}

/** The status that an event leads on from, where there is one only. */
function onlyWay(moves: Life["moves"], event: string): string | undefined {
  const from = Object.keys(moves).filter((status) => moves[status]?.[event] !== undefined);
  return from.length === 1 ? from[0] : undefined;
}
