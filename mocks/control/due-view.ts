import type { AgendaView, DueRecord } from "../../spec/generated/control.types.js";
import type { Due, DueKind } from "../domain/agenda.js";
import { dueAt } from "../domain/due.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";

/** What falls due by an instant as things stand, the earliest first. */
export function agendaView(world: WorldView, until: EpochMs, limit: number): AgendaView {
  const earliest = new Earliest(until, limit);
  for (const id of world.invoices.keys()) earliest.look(world, "expiry", id);
  for (const id of world.recurring.keys()) earliest.look(world, "charge", id);
  for (const id of world.callbacks.keys()) earliest.look(world, "callback", id);
  const due = earliest.due();
  return { due: due.map((one) => dueView(one, world)), matches: earliest.matches };
}

/** Keeps so many of the earliest, however many there are: to sort them all would take too long. */
class Earliest {
  matches = 0;
  readonly #limit: number;
  readonly #until: EpochMs;
  #last: EpochMs;
  #kept: Due[] = [];

  constructor(until: EpochMs, limit: number) {
    this.#limit = limit;
    this.#until = until;
    this.#last = until;
  }

  look(world: WorldView, kind: DueKind, id: string): void {
    const at = dueAt(world, { at: 0, kind, id });
    if (at === null || at > this.#until) return;
    this.matches += 1;
    // What comes later than all that is kept can be left out only once enough is kept.
    if (at > this.#last) return;
    this.#kept.push({ at, kind, id });
    if (this.#kept.length >= 4 * this.#limit) this.#thin();
  }

  due(): readonly Due[] {
    this.#thin();
    return this.#kept;
  }

  #thin(): void {
    this.#kept.sort((a, b) => a.at - b.at);
    this.#kept.length = Math.min(this.#kept.length, this.#limit);
    if (this.#kept.length === this.#limit) this.#last = this.#kept.at(-1)?.at ?? this.#last;
  }
}

function dueView({ at, kind, id }: Due, { callbacks }: WorldView): DueRecord {
  const about = kind === "callback" ? callbacks.get(id)?.about : undefined;
  const ofCallback = about && about.kind !== "charge" ? about.transactionNo : null;
  return {
    at: toIso(at),
    what: kind,
    about: id,
    transactionNo: kind === "expiry" ? id : ofCallback,
  };
}
