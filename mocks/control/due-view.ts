import type { AgendaView, DueRecord } from "../../spec/generated/control.types.js";
import type { Due, DueKind } from "../domain/agenda.js";
import { dueAt } from "../domain/due.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";

/** What falls due by an instant as things stand, the earliest first. */
export function agendaView(world: WorldView, until: EpochMs, limit: number): AgendaView {
  const due = [
    ...planned(world, "expiry", world.invoices.keys()),
    ...planned(world, "charge", world.recurring.keys()),
    ...planned(world, "callback", world.callbacks.keys()),
  ].filter(({ at }) => at <= until);
  due.sort((a, b) => a.at - b.at);
  return { due: due.slice(0, limit).map((one) => dueView(one, world)), matches: due.length };
}

function planned(world: WorldView, kind: DueKind, ids: Iterable<string>): readonly Due[] {
  const due: Due[] = [];
  for (const id of ids) {
    const at = dueAt(world, { at: 0, kind, id });
    if (at !== null) due.push({ at, kind, id });
  }
  return due;
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
