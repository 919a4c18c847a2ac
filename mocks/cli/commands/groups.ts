import type { Command } from "commander";
import type { Write } from "../terminal.js";
import { addCalibrate } from "./calibrate.js";
import { addLint, addVerify } from "./contracts.js";
import { addControl } from "./control.js";
import { addExplore } from "./explore.js";
import { addInit } from "./init.js";
import { addMcp } from "./mcp.js";
import { addRun } from "./run.js";
import { addStop } from "./start.js";
import { addOpen, addRecord, addStatus } from "./status.js";

type Add = (paystub: Command, write: Write) => void;

/** The commands besides `start`, by the heading that they have in the help. */
const GROUPS: Readonly<Record<string, readonly Add[]>> = {
  "Check commands:": [addRun, addExplore, addLint, addVerify, addCalibrate],
  "Commands for a running mock:": [addStop, addStatus, addOpen, addControl, addRecord],
  "Commands for your project:": [addInit, addMcp],
};

/** Adds the commands that check something, and those that control a running mock. */
export function addGroups(paystub: Command, write: Write): void {
  for (const [heading, group] of Object.entries(GROUPS)) {
    paystub.commandsGroup(heading);
    for (const add of group) add(paystub, write);
  }
}
