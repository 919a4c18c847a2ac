import type { Command } from "commander";
import type { Write } from "../terminal.js";
import { addAssume } from "./assume.js";
import { addClock } from "./clock.js";
import { addFault } from "./fault.js";
import { addInvoices } from "./invoices.js";
import { addRecords } from "./records.js";
import { addSandboxes } from "./sandboxes.js";

/** Adds all commands that talk to a mock which runs already. */
export function addRemoteCommands(paystub: Command, write: Write): void {
  paystub.commandsGroup("Commands for a mock that runs:");
  for (const add of [addInvoices, addClock, addRecords, addSandboxes, addFault, addAssume]) {
    add(paystub, write);
  }
}
