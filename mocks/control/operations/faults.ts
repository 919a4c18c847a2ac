import type { FaultsHandle } from "../../../spec/generated/control.handles.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { faultDraft } from "../fault-rules.js";
import type { SandboxReader } from "../reader.js";
import { invalid } from "../refused.js";
import { faultView } from "../views.js";
import { executed } from "./execute.js";

/** What can be read of the fault rules of a sandbox. */
export function faultReads(reader: SandboxReader): Pick<FaultsHandle, "list"> {
  return {
    list: async () =>
      reader.read(({ faults }) => ({ faults: [...faults.values()].map(faultView) })),
  };
}

/** The fault rules of a sandbox. */
export function faultOperations(sandbox: Sandbox, reader: SandboxReader): FaultsHandle {
  return {
    ...faultReads(reader),
    async add(request) {
      const draft = faultDraft(request);
      if (draft.until !== null) refusePast(draft.until, await reader.read(() => reader.now()));
      const events = await executed(sandbox, { type: "add-fault", draft });
      const added = events.find((event) => event.type === "fault-added");
      if (added?.type !== "fault-added") throw new Error("no fault rule was added");
      return faultView({ rule: added.rule, matched: 0, injected: 0 });
    },
    async remove(id) {
      await executed(sandbox, { type: "remove-faults", ids: [id] });
      return { removed: [id] };
    },
    async clear() {
      const events = await executed(sandbox, { type: "remove-faults", ids: "all" });
      const removed = events.flatMap((event) => (event.type === "fault-removed" ? [event.id] : []));
      return { removed };
    },
  };
}

/** A rule that has ended already would never match: a clock goes back only together with its rules. */
function refusePast(until: EpochMs, now: EpochMs): void {
  if (until > now) return;
  const expected = `must be later than the sandbox's clock, which shows ${toIso(now)}`;
  throw invalid("until", `${expected}, but you sent ${toIso(until)}`);
}
