import type { FaultRecord } from "../../../spec/generated/control.types.js";
import { type FaultRequest, faultDraft } from "../fault-rules.js";
import { faultView } from "../views.js";
import type { Access } from "./access.js";

/** What goes wrong on purpose. A rule holds from the next request on, and no longer than it is there. */
export function faultsHandle({ read, run }: Access) {
  const list = async (): Promise<readonly FaultRecord[]> => {
    return read(({ faults }) => [...faults.values()].map(faultView));
  };

  return {
    /** The rules, in the order in which they were added. */
    list,

    /** Adds a rule. Throws a refusal that names everything wrong with it. */
    async add(request: FaultRequest): Promise<FaultRecord> {
      const events = await run({ type: "add-fault", draft: faultDraft(request) });
      const added = events.find((event) => event.type === "fault-added");
      if (added?.type !== "fault-added") throw new Error("no fault rule was added");
      return faultView({ rule: added.rule, matched: 0, struck: 0 });
    },

    /** Removes a rule: from the next request on it is as if it had never been. */
    async remove(id: string): Promise<readonly string[]> {
      await run({ type: "remove-faults", ids: [id] });
      return [id];
    },

    /** Removes all rules at once. Returns their ids. */
    async clear(): Promise<readonly string[]> {
      const events = await run({ type: "remove-faults", ids: "all" });
      return events.flatMap((event) => (event.type === "fault-removed" ? [event.id] : []));
    },
  };
}
