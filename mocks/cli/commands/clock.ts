import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import type { AdvanceResult, ClockBoundaryRequest } from "../../../spec/generated/control.types.js";
import type { ClockTarget } from "../../control/durations.js";
import { formatClock, plural } from "../../control/format.js";
import type { Line } from "../../report/painted.js";
import { eventRow } from "../meanings.js";
import type { Write } from "../terminal.js";
import { FORMS, target } from "./moments.js";
import {
  type CommandOutput,
  output,
  presentFields,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";

type Boundary = ClockBoundaryRequest["boundary"];

/** What each boundary belongs to, by the name that the control API has for its id. */
const OWNER: { readonly [B in Boundary]: keyof ClockBoundaryRequest } = {
  expiry: "transactionNo",
  "next-charge": "recurringId",
  "otp-expiry": "paymentSessionId",
};

/** Adds `clock` and what can be done to one. */
export function addClock(paystub: Command, write: Write): void {
  const clock = paystub.command("clock").description("read or move the clock of a sandbox");

  const show = { summary: "show the time and what is due next", example: "paystub clock show" };
  remoteCommand(clock, "show", show).action(
    remoteAction(write, async ({ ask }) => output(await ask("readClock"), formatClock)),
  );
  const forward = {
    summary: "move the clock forward and list what happens",
    example: "paystub clock advance 24h",
  };
  remoteCommand(clock, "advance", forward, ...advanceParts()).action(remoteAction(write, advance));

  const freeze = { summary: "stop the clock", example: "paystub clock freeze" };
  remoteCommand(clock, "freeze", freeze).action(
    remoteAction(write, async ({ ask }) =>
      output(await ask("freezeClock", { body: {} }), formatClock),
    ),
  );
  const resume = { summary: "start the clock again", example: "paystub clock resume" };
  remoteCommand(clock, "resume", resume).action(
    remoteAction(write, async ({ ask }) => output(await ask("resumeClock"), formatClock)),
  );
  const summary = "move the clock to the moment something ends";
  const example = "paystub clock to expiry 1772355600000 --offset-ms -1";
  remoteCommand(clock, "to", { summary, example }, ...boundaryParts()).action(
    remoteAction(write, toBoundary),
  );
}

function advanceParts() {
  return [
    new Argument("<duration-or-instant>", FORMS).argParser(target),
    new Option("--skip-callbacks", "make no callbacks on the way: for journeys of years"),
  ];
}

function boundaryParts() {
  return [
    new Argument("<boundary>", "what ends there").choices(Object.keys(OWNER)),
    new Argument("<id>", "the transactionNo, recurringId or paymentSessionId that it belongs to"),
    new Option("--offset-ms <n>", "stop so much later, or earlier").argParser(integer),
  ];
}

async function advance(
  { ask }: Session,
  where: ClockTarget,
  { skipCallbacks }: { readonly skipCallbacks?: boolean },
): Promise<CommandOutput> {
  const body = { ...where, ...(skipCallbacks && { callbacks: "skip" as const }) };
  return output(await ask("advanceClock", { body }), journeyLines);
}

async function toBoundary(
  { ask }: Session,
  boundary: Boundary,
  id: string,
  { offsetMs }: { readonly offsetMs?: number },
): Promise<CommandOutput> {
  const body = presentFields<ClockBoundaryRequest>({ boundary, offsetMs, [OWNER[boundary]]: id });
  return output(await ask("moveClockToBoundary", { body }), journeyLines);
}

/** What happened on the way of a clock, and what time it is then. */
export function journeyLines({ now, events, fired, next }: AdvanceResult): readonly Line[] {
  const rest = fired - events.length;
  const more = next === null ? [] : [`${rest} more: paystub events --after ${next}`];
  return [...events.map(eventRow), ...more, `now   ${now}, ${plural(fired, "event")} on the way`];
}

function integer(text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number, such as -1.");
}
