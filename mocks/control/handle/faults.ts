import type { FaultRecord } from "../../../spec/generated/control.types.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import { type FaultRequest, faultDraft } from "../fault-rules.js";
import { invalid } from "../refused.js";
import { faultView } from "../views.js";
import type { Access } from "./access.js";

/** What goes wrong on purpose. A rule holds from the next request on, and no longer than it is there. */
export interface FaultsHandle {
  /**
   * The rules, in the order in which they were added, with how often each matched and struck.
   *
   * @example
   * const [rule] = await gateway.faults.list();
   * expect(rule?.struck).toBe(2);
   */
  list(): Promise<readonly FaultRecord[]>;
  /**
   * Adds a rule. Rejects with 400 and everything that is wrong with it, such as an `until` that the clock
   * has reached.
   *
   * @example
   * await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
   */
  add(request: FaultRequest): Promise<FaultRecord>;
  /**
   * Removes a rule: from the next request on it is as if it had never been. Returns its id; rejects
   * with 404 when no rule has it.
   *
   * @example
   * const { id } = await gateway.faults.add({ fault: "status", status: 503 });
   * await gateway.faults.remove(id);
   */
  remove(id: string): Promise<readonly string[]>;
  /**
   * Removes all rules at once. Returns their ids.
   *
   * @example
   * await gateway.faults.clear();
   */
  clear(): Promise<readonly string[]>;
}

/** A rule whose time is over would strike nothing, ever: a clock goes back only where the rule goes too. */
function refuseOver(until: EpochMs, now: EpochMs): void {
  if (until > now) return;
  const expected = `must be later than the sandbox's clock, which shows ${toIso(now)}`;
  throw invalid("until", `${expected}, but ${toIso(until)} came`);
}

/** The fault rules of the sandbox that is accessed. */
export function faultsHandle({ sandbox, read, run }: Access): FaultsHandle {
  return {
    list: () => read(({ faults }) => [...faults.values()].map(faultView)),
    async add(request) {
      const draft = faultDraft(request);
      if (draft.until !== null) {
        refuseOver(draft.until, await read(() => sandbox.now()));
      }
      const events = await run({ type: "add-fault", draft });
      const added = events.find((event) => event.type === "fault-added");
      if (added?.type !== "fault-added") throw new Error("no fault rule was added");
      return faultView({ rule: added.rule, matched: 0, struck: 0 });
    },
    async remove(id) {
      await run({ type: "remove-faults", ids: [id] });
      return [id];
    },
    async clear() {
      const events = await run({ type: "remove-faults", ids: "all" });
      return events.flatMap((event) => (event.type === "fault-removed" ? [event.id] : []));
    },
  };
}
