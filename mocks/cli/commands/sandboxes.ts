import { Argument, type Command, Option } from "commander";
import type {
  SandboxExport,
  SandboxList,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import { readClockTarget } from "../../control/durations.js";
import { formatSandbox, plural } from "../../control/format.js";
import type { Line } from "../../report/painted.js";
import { table } from "../../report/table.js";
import { readLog } from "../exported-file.js";
import { writeOwnNamed } from "../files.js";
import { progressDisplay } from "../progress.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { instantOf } from "./moments.js";
import {
  type CommandOutput,
  output,
  remoteAction,
  remoteCommand,
  type Session,
} from "./remote-command.js";

/** Adds what is done to whole sandboxes, back and forth in time. */
export function addSandboxes(paystub: Command, write: Write): void {
  const list = { summary: "list the sandboxes", example: "paystub sandboxes" };
  remoteCommand(paystub, "sandboxes", list).action(
    remoteAction(write, async ({ ask }) => output(await ask("listSandboxes"), sandboxesTable)),
  );
  const label = { summary: "give this moment a name", example: "paystub label before-expiry" };
  remoteCommand(paystub, "label <name>", label).action(
    remoteAction(write, async ({ ask }, name: string) =>
      output(await ask("addLabel", { body: { name } }), (put) => [
        `label ${put.name} stands at event ${put.seq}`,
      ]),
    ),
  );
  const moment = new Argument("<moment>", MOMENT);
  remoteCommand(paystub, "rewind", REWIND, moment).action(remoteAction(write, rewind));

  const at = new Option("--at <moment>", `${MOMENT}; now without it`);
  remoteCommand(paystub, "fork", FORK, NAME, at).action(remoteAction(write, fork));

  const out = new Option("--out <file>", "write it to a file");
  const exported = { summary: "export the event log", example: "paystub export --out shop.json" };
  remoteCommand(paystub, "export", exported, out).action(remoteAction(write, exportLog));

  const as = new Option("--as <name>", "name of the new sandbox; the exported one's without it");
  const file = new Argument("<file>", "what export or record wrote");
  const imported = {
    summary: "open a sandbox from an exported log or a record",
    example: "paystub import shop.json --as b",
  };
  remoteCommand(paystub, "import", imported, file, as).action(remoteAction(write, importLog));

  const reset = { summary: "delete the sandbox and everything in it", example: "paystub reset" };
  remoteCommand(paystub, "reset", reset).action(
    remoteAction(write, async ({ ask }) =>
      output(await ask("resetSandbox"), ({ reset: name }) => [`sandbox ${name} is gone`]),
    ),
  );
}

const MOMENT = "a label, an instant, how long ago (1h) or the number of an event";
const NAME = new Argument("<name>", "name of the new sandbox");

const REWIND = {
  summary: "take the sandbox back to a moment",
  example: "paystub rewind before-expiry",
};
const FORK = {
  summary: "open a sandbox from any moment of this one",
  example: "paystub fork what-if --at 12",
};

async function rewind(session: Session, moment: string): Promise<CommandOutput> {
  const body = { to: await momentOf(session, moment) };
  return output(await session.ask("rewindSandbox", { body }), summary);
}

async function fork(
  session: Session,
  name: string,
  { at }: { readonly at?: string },
): Promise<CommandOutput> {
  const body = { name, ...(at !== undefined && { at: await momentOf(session, at) }) };
  return output(await session.ask("forkSandbox", { body }), summary);
}

async function exportLog(
  { ask }: Session,
  { out }: { readonly out?: string },
): Promise<CommandOutput> {
  const answer = await ask("exportSandbox");
  if (out === undefined) return { text: answer.text, lines: [answer.text] };
  await writeOwnNamed(out, `${answer.text}\n`, "give --out a file that can be");
  return output(answer, ({ events, sandbox }) => [
    `${plural(events.length, "event")} of ${sandbox} in ${out}`,
  ]);
}

async function importLog(
  { ask, complain }: Session,
  file: string,
  flags: { readonly as?: string },
): Promise<CommandOutput> {
  // The mock checks what a log must be; only the name is needed here.
  const log = await readLog(file);
  const sandbox = flags.as ?? log.sandbox;
  if (typeof sandbox !== "string") {
    throw new UsageError(`the log ${file} names no sandbox; give --as a name for it`);
  }
  const body = log as SandboxExport;
  const display = await progressDisplay("events", complain);
  display.tell({ done: 0, total: body.events?.length ?? 0, now: "the mock checks them all" });
  const answer = await ask("importSandbox", { path: { sandbox }, body }).finally(display.close);
  return output(answer, summary);
}

/** The control API takes events by number; a label begins with a letter, how long ago with a digit. */
async function momentOf(session: Session, text: string): Promise<string | number> {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const ago = /^\d/.test(text) ? readClockTarget(text) : undefined;
  return ago ? instantOf(session, ago) : text;
}

function summary(sandbox: SandboxSummary): readonly string[] {
  return [formatSandbox(sandbox)];
}

function sandboxesTable({ sandboxes }: SandboxList): readonly Line[] {
  if (sandboxes.length === 0) return ["no sandboxes yet: the first token opens one"];
  return table(
    ["NAME", "NOW", "CLOCK", "EVENTS", "PENDING", "PAID", "CANCELED"],
    sandboxes.map(({ name, clock, events, invoices }) => [
      name,
      clock.now,
      clock.mode,
      ...[events, invoices.pending, invoices.paid, invoices.canceled].map(String),
    ]),
  );
}
