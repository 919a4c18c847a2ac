import type { Command } from "commander";
import type { Write } from "../terminal.js";
import { addCalibrate } from "./calibrate.js";
import { addLint, addVerify } from "./contracts.js";
import { addExplore } from "./explore.js";
import { addFault } from "./faults.js";
import { addInit } from "./init.js";
import { addMcp } from "./mcp.js";
import { addRegistrations, addSettlements } from "./merchants.js";
import { addRun } from "./run.js";
import {
  addAssume,
  addClock,
  addOpen,
  addRecord,
  addSandboxes,
  addStatus,
  addWhy,
} from "./sandbox.js";
import { addStop } from "./start.js";
import { addInvoices, addRecords, addRecurring } from "./things.js";

type Add = (paystub: Command, write: Write) => void;

/** The commands besides `start`, by the heading that they have in the help. */
const GROUPS: Readonly<Record<string, readonly Add[]>> = {
  "Check commands:": [...[addRun, addExplore, addLint, addVerify, addCalibrate]],
  "Commands for a running mock:": [
    ...[addOpen, addStatus, addInvoices, addRecurring, addSettlements, addRegistrations],
    ...[addWhy, addClock, addRecords, addRecord, addSandboxes, addFault, addAssume],
  ],
};

/** Adds the commands that check something, and those that control a running mock. */
export function addGroups(paystub: Command, write: Write): void {
  for (const [heading, group] of Object.entries(GROUPS)) {
    paystub.commandsGroup(heading);
    for (const add of group) add(paystub, write);
  }
  paystub.commandsGroup("Commands for your project:");
  addStop(paystub, write);
  addInit(paystub, write);
  addMcp(paystub, write);
}
