import { GrowingBranch, TableBranch } from "./table.js";
import type { World } from "./world.js";

/**
 * A world on top of another one, for a trial: what is folded into it leaves the other one as it is. The
 * agenda alone is shared in what it drops, so after a trial that took due things and was not merged
 * the world below is rebuilt.
 */
export function branchOf(base: World): World {
  return {
    ...base,
    invoices: new TableBranch(base.invoices),
    orderNumbers: new TableBranch(base.orderNumbers),
    otpSessions: new TableBranch(base.otpSessions),
    otpOfInvoice: new TableBranch(base.otpOfInvoice),
    recurring: new TableBranch(base.recurring),
    registrations: new TableBranch(base.registrations),
    settlements: new TableBranch(base.settlements),
    unsettled: new TableBranch(base.unsettled),
    callbacks: new TableBranch(base.callbacks),
    openCallbacks: new TableBranch(base.openCallbacks),
    heldCallbacks: new TableBranch(base.heldCallbacks),
    faults: new TableBranch(base.faults),
    labels: new TableBranch(base.labels),
    sms: new GrowingBranch(base.sms),
    agenda: base.agenda.branch(),
  };
}

/** Carries over what happened in a branch to the world below it. */
export function mergeBranch(base: World, branch: World): void {
  const { agenda, ...parts } = branch;
  const changed: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof TableBranch || part instanceof GrowingBranch) part.merge();
    else changed[name] = part;
  }
  Object.assign(base, changed);
  base.agenda.merge(agenda);
}
