import type { Command } from "commander";
import type { Write } from "../terminal.js";
import { addAssume } from "./assume.js";
import { addBreaking } from "./breaking.js";
import { addClock } from "./clock.js";
import { addCompletion } from "./completion.js";
import { addConform } from "./conform.js";
import { addCoverage } from "./coverage.js";
import { addData } from "./data.js";
import { addDatabase } from "./database.js";
import { addExplore } from "./explore.js";
import { addFault } from "./fault.js";
import { addInit } from "./init.js";
import { addInvoices } from "./invoices.js";
import { addLint } from "./lint.js";
import { addOpen } from "./open.js";
import { addPact } from "./pact.js";
import { addRecord } from "./record.js";
import { addRecords } from "./records.js";
import { addRecurring } from "./recurring.js";
import { addRun } from "./run.js";
import { addSandboxes } from "./sandboxes.js";
import { addStatus } from "./status.js";
import { addVerify } from "./verify.js";
import { addWhy } from "./why.js";

type Add = (paystub: Command, write: Write) => void;

/** The commands besides `start`, by the heading that they have in the help. */
const GROUPS: Readonly<Record<string, readonly Add[]>> = {
  "Check commands:": [
    ...[addRun, addExplore, addCoverage, addBreaking, addLint, addVerify, addPact, addConform],
  ],
  "Commands for a running mock:": [
    ...[addOpen, addStatus, addInvoices, addRecurring, addWhy, addClock, addRecords, addRecord],
    ...[addSandboxes, addFault, addAssume],
  ],
  "Commands for what is kept:": [addData, addDatabase],
};

/** Adds the commands that check something, and those that control a running mock. */
export function addGroups(paystub: Command, write: Write): void {
  for (const [heading, group] of Object.entries(GROUPS)) {
    paystub.commandsGroup(heading);
    for (const add of group) add(paystub, write);
  }
  paystub.commandsGroup("Commands for your project and your shell:");
  addInit(paystub, write);
  addCompletion(paystub, write);
}
