import type { Command } from "commander";
import type { Write } from "./arguments.js";

/** Adds the commands that hold an integration, a pact or a spec against the contract. */
export function addProving(paystub: Command, _write: Write): void {
  paystub.commandsGroup("Commands that prove something:");
}
