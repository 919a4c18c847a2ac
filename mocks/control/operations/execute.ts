import type { Command } from "../../domain/decide.js";
import type { DomainEvent } from "../../domain/events.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { throwIf } from "../refused.js";

/** Executes a command and returns its events. Throws what the domain refuses. */
export function executed(sandbox: Sandbox, command: Command): readonly DomainEvent[] {
  const { refusal, events } = sandbox.execute(command);
  throwIf(refusal);
  return events;
}
