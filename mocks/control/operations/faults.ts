import type { FaultsHandle } from "../../../spec/generated/control.handles.js";
import { eventOfType } from "../../domain/events.js";
import { type EpochMs, toIso } from "../../domain/time.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { faultDraft } from "../fault-rules.js";
import type { Plain, SandboxReader } from "../reader.js";
import { executed, invalid } from "../refused.js";
import { faultView } from "../views.js";

/** What can be read of the fault rules of a sandbox. */
export function faultReads(reader: SandboxReader) {
  return {
    list: () => reader.read(({ faults }) => ({ faults: [...faults.values()].map(faultView) })),
  } satisfies Partial<Plain<FaultsHandle>>;
}

/** The fault rules of a sandbox. */
export function faultOperations(sandbox: Sandbox, reader: SandboxReader): Plain<FaultsHandle> {
  return {
    ...faultReads(reader),
    add(request) {
      const draft = faultDraft(request);
      if (draft.until !== null) refusePast(draft.until, sandbox.now());
      const events = executed(sandbox, { type: "add-fault", draft });
      const { rule } = eventOfType(events, "fault-added");
      return faultView({ rule, matched: 0, injected: 0 });
    },
    remove(id) {
      executed(sandbox, { type: "remove-faults", ids: [id] });
      return { removed: [id] };
    },
    clear() {
      const events = executed(sandbox, { type: "remove-faults", ids: "all" });
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
