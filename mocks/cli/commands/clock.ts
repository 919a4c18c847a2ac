import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import type { AdvanceResult, ClockBoundaryRequest } from "../../../spec/generated/control.types.js";
import { type Target, targetOf } from "../durations.js";
import { clockLines, count, eventLine } from "../words.js";
import type { Write } from "./arguments.js";
import { given, type Said, type Session, say, talk, told } from "./talk.js";

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

  const show = { summary: "what time it is, and what is due next", example: "paystub clock show" };
  talk(clock, "show", show).action(
    told(write, async ({ ask }) => say(await ask("readClock"), clockLines)),
  );
  const forward = {
    summary: "move it, and see what happens",
    example: "paystub clock advance 24h",
  };
  talk(clock, "advance", forward, ...advanceParts()).action(told(write, advance));

  const freeze = { summary: "let it stand still", example: "paystub clock freeze" };
  talk(clock, "freeze", freeze).action(
    told(write, async ({ ask }) => say(await ask("freezeClock", { body: {} }), clockLines)),
  );
  const resume = { summary: "let it run from where it stands", example: "paystub clock resume" };
  talk(clock, "resume", resume).action(
    told(write, async ({ ask }) => say(await ask("resumeClock"), clockLines)),
  );
  const summary = "move it to the instant at which something ends";
  const example = "paystub clock to expiry 1772355600000 --offset-ms -1";
  talk(clock, "to", { summary, example }, ...boundaryParts()).action(told(write, toBoundary));
}

function advanceParts() {
  const forms = "24h, 90m, 1d12h, 1mo, PT24H or 2026-03-01T09:00:00Z";
  return [
    new Argument("<duration-or-instant>", forms).argParser(target),
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
  where: Target,
  { skipCallbacks }: { readonly skipCallbacks?: boolean },
): Promise<Said> {
  const body = { ...where, ...(skipCallbacks && { callbacks: "skip" as const }) };
  return say(await ask("advanceClock", { body }), journeyLines);
}

async function toBoundary(
  { ask }: Session,
  boundary: Boundary,
  id: string,
  { offsetMs }: { readonly offsetMs?: number },
): Promise<Said> {
  const body = given<ClockBoundaryRequest>({ boundary, offsetMs, [OWNER[boundary]]: id });
  return say(await ask("moveClockToBoundary", { body }), journeyLines);
}

function journeyLines({ now, events, fired, next }: AdvanceResult): readonly string[] {
  const rest = fired - events.length;
  const more = next === null ? [] : [`${rest} more: paystub events --after ${next}`];
  return [...events.map(eventLine), ...more, `now   ${now}, ${count(fired, "event")} on the way`];
}

function target(text: string): Target {
  const read = targetOf(text);
  if (read) return read;
  throw new InvalidArgumentError(
    "It must be a duration such as 24h, 90m, 1d12h, 1mo or PT24H, or an instant such as 2026-03-01T09:00:00Z.",
  );
}

function integer(text: string): number {
  if (/^-?\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("It must be a whole number, such as -1.");
}
