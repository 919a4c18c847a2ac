import type { StatementsHandle } from "../../../spec/generated/control.handles.js";
import { eventOfType } from "../../domain/events.js";
import { toIso } from "../../domain/time.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import type { Plain } from "../reader.js";
import { executed } from "../refused.js";

/** What a shop tells its customers, as its tests saw it. */
export function statementOperations(sandbox: Sandbox): Plain<StatementsHandle> {
  return {
    add({ order, says }) {
      const events = executed(sandbox, { type: "add-statement", order, says });
      const { at, about, isTrue } = eventOfType(events, "statement-added");
      return { at: toIso(at), order, says, isTrue, about: [...about] };
    },
  };
}
