import type { Command } from "commander";
import type { Write } from "../terminal.js";
import { addBreaking } from "./breaking.js";
import { addConform } from "./conform.js";
import { addLint } from "./lint.js";
import { addPact } from "./pact.js";
import { addRun } from "./run.js";
import { addVerify } from "./verify.js";

/** Adds the commands that hold an integration, a pact or a spec against the contract. */
export function addCheckCommands(paystub: Command, write: Write): void {
  paystub.commandsGroup("Commands that prove something:");
  addRun(paystub, write);
  addBreaking(paystub, write);
  addLint(paystub, write);
  addVerify(paystub, write);
  addPact(paystub, write);
  addConform(paystub, write);
}
