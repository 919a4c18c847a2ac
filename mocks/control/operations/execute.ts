import type { Command } from "../../domain/decide.js";
import type { DomainEvent } from "../../domain/events.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { throwIf } from "../refused.js";

/** Executes a command and returns its events. Throws what the domain refuses. */
export async function executed(
  sandbox: Sandbox,
  command: Command,
): Promise<readonly DomainEvent[]> {
  const { refusal, events } = await sandbox.execute(command);
  throwIf(refusal);
  return events;
}
