import { Argument, type Command, Option } from "commander";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import type {
  AdvanceResult,
  CallbackWhy,
  ClockBoundaryRequest,
  Health,
  RecurringWhy,
  SandboxEntry,
  SandboxList,
  SandboxRecord,
  SandboxSummary,
  WhyResult,
} from "../../../spec/generated/control.types.js";
import { CONTROL_PATH } from "../../api/paths.js";
import { openInBrowser } from "../../checks/run/program.js";
import { controlBaseOf } from "../../control/client.js";
import { formatClock, formatSandbox, plural } from "../../control/format.js";
import { type ClockTarget, readClockTarget } from "../../control/instants.js";
import { RECORD_VERSION } from "../../control/record/record.js";
import { toLocal } from "../../domain/time.js";
import { type Line, table } from "../../report/terminal.js";
import { pause, realClock } from "../../sandbox/real-clock.js";
import { recordIn } from "../../workbench/embedded.js";
import { assumption, lengthMs, offset, presentFields } from "../arguments.js";
import { fileNameOf, parseObject, readNamed, writeNamed, writeOwnNamed } from "../files.js";
import { eventRow } from "../log-lines.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { nearName } from "../near-name.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { FORMS, instantOf, target } from "./lists.js";
import { type CommandOutput, output, remoteAction, remoteCommand, type Session } from "./remote.js";

const FIX = FILE_FIXES.log;

/** The log that a file holds: one that was exported, the file of a sandbox, or the one in a record. */
async function readLog(file: string): Promise<string> {
  const text = await readNamed("log", file, FIX);
  const inPage = recordIn(text);
  if (inPage !== undefined) return logIn(parseObject("record", file, inPage, FIX), file);
  if (/^\s*</.test(text)) {
    throw new UsageError(MISTAKES.notRecord(file, FIX));
  }
  // The mock checks it.
  return text;
}

function logIn(record: Readonly<Record<string, unknown>>, file: string): string {
  const { paystub, version, log } = record;
  if (paystub !== "record" || typeof log !== "string") {
    throw new UsageError(MISTAKES.brokenRecord(file, "log", FIX));
  }
  if (typeof version === "number" && version > RECORD_VERSION) {
    throw new UsageError(MISTAKES.newerRecord(file, version, RECORD_VERSION));
  }
  return log;
}

/** The name of the sandbox that a log is of, which its first line has. */
function nameIn(log: string, file: string): string {
  const [, name] =
    /^\{"after":0,"events":\[\{"type":"sandbox-opened"[^\n]*?"name":"([^"]+)"/.exec(log) ?? [];
  if (name !== undefined) return name;
  throw new UsageError(MISTAKES.notLog(file, FIX));
}

/** Adds what is done to whole sandboxes, back and forth in time. */
export function addSandboxes(paystub: Command, write: Write): void {
  const list = { summary: "list the sandboxes", example: "paystub sandboxes" };
  remoteCommand(paystub, "sandboxes", list).action(
    remoteAction(write, async ({ ask }) => output(await ask("gateway.list"), sandboxesTable)),
  );
  const label = {
    summary: "name the current moment, so that you can rewind to it",
    example: "paystub label before-expiry",
  };
  remoteCommand(paystub, "label <name>", label).action(
    remoteAction(write, async ({ ask }, name: string) =>
      output(await ask("sandbox.labels.add", { body: { name } }), (put) => [
        `label ${put.name} is at event ${put.seq}`,
      ]),
    ),
  );
  const moment = new Argument("<moment>", MOMENT);
  remoteCommand(paystub, "rewind", REWIND, moment).action(remoteAction(write, rewind));

  const at = new Option("--at <moment>", `${MOMENT} (now)`);
  remoteCommand(paystub, "fork", FORK, NAME, at).action(remoteAction(write, fork));

  const out = new Option("--out <file>", "file to write to (standard output)");
  const exported = { summary: "export the event log", example: "paystub export --out shop.jsonl" };
  remoteCommand(paystub, "export", exported, out).action(remoteAction(write, exportLog));

  const as = new Option("--as <name>", "name of the new sandbox (the exported one's)");
  const file = new Argument("<file>", "what export or record wrote");
  const imported = {
    summary: "open a sandbox from an exported log or a record",
    example: "paystub import shop.jsonl --as b",
  };
  remoteCommand(paystub, "import", imported, file, as).action(remoteAction(write, importLog));

  const reset = { summary: "delete the sandbox and everything in it", example: "paystub reset" };
  remoteCommand(paystub, "reset", reset).action(
    remoteAction(write, async ({ ask }) =>
      output(await ask("gateway.reset"), ({ reset: name }) => [`sandbox ${name} is gone`]),
    ),
  );
}

const MOMENT = "a label, an instant, how long ago (1h) or the number of an event";
const NAME = new Argument("<name>", "name of the new sandbox");

const REWIND = {
  summary: "rewind the sandbox to an earlier moment",
  example: "paystub rewind before-expiry",
};
const FORK = {
  summary: "open a new sandbox from any moment of this one",
  example: "paystub fork what-if --at 12",
};

async function rewind(session: Session, moment: string): Promise<CommandOutput> {
  const body = { to: await momentOf(session, moment) };
  return output(await session.ask("gateway.rewind", { body }), summary);
}

async function fork(
  session: Session,
  name: string,
  { at }: { readonly at?: string },
): Promise<CommandOutput> {
  const body = { name, ...(at !== undefined && { at: await momentOf(session, at) }) };
  return output(await session.ask("gateway.fork", { body }), summary);
}

async function exportLog(
  { ask }: Session,
  { out }: { readonly out?: string },
): Promise<CommandOutput> {
  const answer = await ask("sandbox.export");
  if (out === undefined) return { text: answer.text, lines: [answer.text] };
  await writeOwnNamed(out, answer.text, FILE_FIXES.otherFile("out"));
  return output(answer, () => [`the log of ${nameIn(answer.text, out)} is in ${out}`]);
}

async function importLog(
  { ask }: Session,
  file: string,
  flags: { readonly as?: string },
): Promise<CommandOutput> {
  // The mock checks what a log must be; only the name is needed here.
  const log = await readLog(file);
  const sandbox = flags.as ?? nameIn(log, file);
  return output(await ask("gateway.import", { path: { sandbox }, log }), summary);
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
    sandboxes.map(({ name, events, summary }) => {
      // The store alone has it: to read it would load it.
      if (summary === null) return [name, "not loaded", "", String(events), "", "", ""];
      const { clock, invoices } = summary;
      const counts = [events, invoices.pending, invoices.paid, invoices.canceled];
      return [name, toLocal(clock.now), clock.mode, ...counts.map(String)];
    }),
  );
}

type Boundary = ClockBoundaryRequest["boundary"];

/** What each boundary belongs to, by the name that the control API has for its id. */
const OWNER: { readonly [B in Boundary]: "transactionNo" | "recurringId" | "paymentSessionId" } = {
  expiry: "transactionNo",
  "next-charge": "recurringId",
  "otp-expiry": "paymentSessionId",
};

/** Adds `clock` and what can be done to one. */
export function addClock(paystub: Command, write: Write): void {
  const clock = paystub.command("clock").description("read or move the clock of a sandbox");

  const show = { summary: "show the time and what is due next", example: "paystub clock show" };
  remoteCommand(clock, "show", show).action(
    remoteAction(write, async ({ ask }) => output(await ask("sandbox.clock.read"), formatClock)),
  );
  const forward = {
    summary: "move the clock forward and list what happens",
    example: "paystub clock advance 24h",
  };
  remoteCommand(clock, "advance", forward, ...advanceParts()).action(remoteAction(write, advance));

  const freeze = { summary: "stop the clock", example: "paystub clock freeze" };
  remoteCommand(clock, "freeze", freeze).action(
    remoteAction(write, async ({ ask }) =>
      output(await ask("sandbox.clock.freeze", { body: {} }), formatClock),
    ),
  );
  const resume = { summary: "start the clock again", example: "paystub clock resume" };
  remoteCommand(clock, "resume", resume).action(
    remoteAction(write, async ({ ask }) => output(await ask("sandbox.clock.resume"), formatClock)),
  );
  const summary = "move the clock to the moment something ends";
  const example = "paystub clock to expiry 1772355600000 --offset -1ms";
  remoteCommand(clock, "to", { summary, example }, ...boundaryParts()).action(
    remoteAction(write, toBoundary),
  );
}

function advanceParts() {
  return [
    new Argument("<duration-or-instant>", FORMS).argParser(target),
    new Option("--skip-callbacks", "send no callbacks on the way, to advance by years quickly"),
  ];
}

function boundaryParts() {
  return [
    new Argument("<boundary>", "what ends there").choices(Object.keys(OWNER)),
    new Argument("<id>", "the transactionNo, recurringId or paymentSessionId that it belongs to"),
    new Option("--offset <length>", "stop this much later, or earlier: 1h, -1ms").argParser(offset),
  ];
}

async function advance(
  { ask }: Session,
  where: ClockTarget,
  { skipCallbacks }: { readonly skipCallbacks?: boolean },
): Promise<CommandOutput> {
  const body = { ...where, ...(skipCallbacks && { callbacks: "skip" as const }) };
  return output(await ask("sandbox.clock.advance", { body }), advanceLines);
}

async function toBoundary(
  { ask }: Session,
  boundary: Boundary,
  id: string,
  { offset }: { readonly offset?: string },
): Promise<CommandOutput> {
  const owner = { [OWNER[boundary]]: id };
  // The boundary says which of the three forms it is.
  const body = { boundary, ...owner, ...presentFields({ offset }) } as ClockBoundaryRequest;
  return output(await ask("sandbox.clock.toBoundary", { body }), advanceLines);
}

/** What happened on the way of a clock, and what time it is then. */
export function advanceLines({ now, events, fired, next }: AdvanceResult): readonly Line[] {
  const rest = fired - events.length;
  const more = next === null ? [] : [`${rest} more: paystub events --after ${next}`];
  return [
    ...events.map(eventRow),
    ...more,
    `now   ${toLocal(now)}, ${plural(fired, "event")} on the way`,
  ];
}

type Options = Readonly<Record<string, string>>;

/** Adds the reading and changing of assumptions. */
export function addAssume(paystub: Command, write: Write): void {
  const summary = "show or change the assumptions in force";
  const example = "paystub assume auth-failure=403 tabby=reject";
  const changes = new Argument("[id=option...]", "switches to change; start --help has them");
  remoteCommand(
    paystub,
    "assume",
    { summary, example },
    changes.argParser<Options>(assumption),
  ).action(remoteAction(write, assume));
}

async function assume({ ask }: Session, changes: Options): Promise<CommandOutput> {
  if (Object.keys(changes).length === 0) {
    return output(await ask("sandbox.assumptions.read"), ({ assumptions }) =>
      optionsTable(assumptions),
    );
  }
  const answer = await ask("sandbox.assumptions.change", { body: changes });
  return output(answer, ({ assumptions }) =>
    optionsTable(
      Object.fromEntries(Object.entries(assumptions).filter(([id]) => Object.hasOwn(changes, id))),
    ),
  );
}

function optionsTable(options: Options): readonly Line[] {
  return table(["SWITCH", "OPTION"], Object.entries(options));
}

/** Adds `status`, the first look at a running mock. */
export function addStatus(paystub: Command, write: Write): void {
  const texts = {
    summary: "show the state of the mock and of a sandbox",
    example: "paystub status --wait 30s",
  };
  const wait = new Option("--wait <length>", "wait this long for the mock to start").argParser(
    lengthMs,
  );
  remoteCommand(paystub, "status", texts, wait).action(
    remoteAction<[{ readonly wait?: number }]>(write, async (session, flags) => {
      if (flags.wait !== undefined) await isUp(session, flags.wait);
      return status(session);
    }),
  );
}

/** Waits until a mock answers, at most for a length in milliseconds. Then the last failure is thrown. */
async function isUp({ ask }: Session, lengthMs: number): Promise<void> {
  const endsAtMs = realClock.elapsedMs() + lengthMs;
  for (;;) {
    try {
      await ask("gateway.health");
      return;
    } catch (error) {
      if (realClock.elapsedMs() >= endsAtMs) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}

const LOOK_EVERY_MS = 100;

/** How many switches follow what was observed, documented and assumed: `14 observed, 11 assumed`. */
function tallied(provenances: readonly string[]): string {
  return ["observed", "documented", "assumed"]
    .map((each) => [provenances.filter((one) => one === each).length, each] as const)
    .filter(([count]) => count > 0)
    .map(([count, each]) => `${count} ${each}`)
    .join(", ");
}

/** `0.1 of 1,638 MiB of memory`. */
function memoryOf({ memory }: Health): string {
  const mebibytes = (bytes: number) =>
    (bytes / 2 ** 20).toLocaleString("en", { maximumFractionDigits: 1 });
  return `${mebibytes(memory.usedBytes)} of ${mebibytes(memory.maxBytes)} MiB of memory`;
}

async function status({ ask }: Session): Promise<CommandOutput> {
  const health = (await ask("gateway.health")).body;
  const { sandboxes } = (await ask("gateway.list")).body;
  const mock = [
    `paystub ${health.version}: ${health.ready ? "ready" : `not ready: ${health.why}`}, ${plural(sandboxes.length, "sandbox")}, ${memoryOf(health)}`,
    ...slips(sandboxes),
  ];
  if (sandboxes.length === 0) return commandOutput({ health, sandbox: null }, mock);
  const sandbox = (await ask("sandbox.summary")).body;
  const { faults } = (await ask("sandbox.faults.list")).body;
  const { assumptions, provenance } = (await ask("sandbox.assumptions.read")).body;
  const { problems } = (await ask("sandbox.problems")).body;
  const changed = Object.entries(assumptions)
    .filter(([id, option]) => option !== switches[id as SwitchId]?.default)
    .map(([id, option]) => `${id}=${option}`);
  const refused = problems.reduce((sum, { count }) => sum + count, 0);
  return commandOutput({ health, sandbox, faults, assumptions, provenance, problems }, [
    ...mock,
    `sandbox ${sandbox.name}`,
    ...formatClock(sandbox.clock).map((line) => `  ${line}`),
    ...thingsOf(sandbox).map((line) => `  ${line}`),
    `  faults       ${faults.length === 0 ? "none" : plural(faults.length, "rule")}`,
    `  assumptions  ${changed.length === 0 ? "the defaults" : changed.join(", ")}`,
    `  provenance   ${tallied(Object.values(provenance))}`,
    `  problems     ${refused === 0 ? "none" : `${refused} of ${plural(problems.length, "kind")}. paystub requests shows why`}`,
  ]);
}

function thingsOf({ invoices, recurringPayments, callbacks, sms, requests }: SandboxSummary) {
  const { pending, paid, canceled } = invoices;
  return [
    `invoices     ${pending} pending, ${paid} paid, ${canceled} canceled`,
    `recurring    ${recurringPayments}`,
    `seen         ${plural(requests, "request")}, ${plural(callbacks, "callback")}, ${plural(sms, "text message")}`,
  ];
}

/** Names that look like another one, mistyped. */
function slips(sandboxes: readonly SandboxEntry[]): readonly string[] {
  const names = sandboxes.map(({ name }) => name);
  return names.flatMap((name, place) => {
    const near = nearName(name, names.slice(0, place));
    return near === undefined ? [] : [`sandbox ${name} is nearly called ${near}: a slip?`];
  });
}

function commandOutput(body: object, lines: readonly string[]): CommandOutput {
  return { text: JSON.stringify(body), lines };
}

/** Adds `open`, which shows the workbench of a running mock. */
export function addOpen(paystub: Command, write: Write): void {
  const print = new Option("--print", "only print the address");
  const texts = { summary: "open the workbench in the browser", example: "paystub open" };
  remoteCommand(paystub, "open", texts, print).action(
    remoteAction<[Flags]>(write, async ({ ask, sandbox, url: controlUrl }, flags) => {
      // A page of an unknown sandbox would only say so.
      if (sandbox === undefined) await ask("gateway.health");
      else await ask("sandbox.summary");
      const url = workbenchOf(await controlUrl(), sandbox);
      if (!flags.print) openInBrowser(url);
      return { text: JSON.stringify({ url }), lines: [url] };
    }),
  );
}

interface Flags {
  readonly print?: boolean;
}

/** Where the workbench shows a sandbox; without one it chooses itself. */
function workbenchOf(controlUrl: string, sandbox: string | undefined): string {
  const base = controlBaseOf(controlUrl);
  const root = base.endsWith(CONTROL_PATH) ? base.slice(0, -CONTROL_PATH.length) : base;
  return sandbox === undefined || sandbox === "-"
    ? `${root}/`
    : `${root}/#/${encodeURIComponent(sandbox)}`;
}

/** Adds `record`, which makes one file of all that happened in a sandbox. */
export function addRecord(paystub: Command, write: Write): void {
  const out = new Option("--out <file>", "file to write to (<sandbox>.record.html)");
  const texts = {
    summary: "write a record of the sandbox to one HTML file, without secrets",
    example: "paystub record --out failure.html",
  };
  remoteCommand(paystub, "record", texts, out).action(remoteAction(write, record));
}

async function record({ ask }: Session, { out }: { readonly out?: string }) {
  const answer = await ask("sandbox.recorded");
  const file = out ?? `${fileNameOf(nameIn(answer.body.log, "the record"))}.record.html`;
  const { recordPage } = await import("../../workbench/record-page.js");
  await writeNamed(file, await recordPage(answer.body), FILE_FIXES.otherFile("out"));
  return output(answer, (made) => linesOf(made, file));
}

function linesOf({ log, requests, dropped, replaced }: SandboxRecord, file: string) {
  const events = log.split("\n").length - 1;
  const what = `${plural(events, "event")} and ${plural(requests.length, "request")}`;
  const gone = dropped === 0 ? [] : [`${dropped} older requests were no longer kept`];
  const { secrets, cards } = replaced;
  const hidden = `${plural(secrets, "secret")} replaced, ${plural(cards, "card number")} masked`;
  return [
    `${what} of ${nameIn(log, file)} in ${file}`,
    ...gone,
    ...(secrets + cards > 0 ? [hidden] : []),
    `open it in a browser, or go on from it: paystub import ${file}`,
  ];
}

const WHY = {
  summary: "explain why an invoice, a recurring payment or a callback is in its state",
  example: "paystub why cb-1",
};

/** Adds `why`, for everything that has a state. */
export function addWhy(paystub: Command, write: Write): void {
  remoteCommand(paystub, "why", WHY)
    .argument("<id>", "a transaction number, or the id of a recurring payment or a callback")
    .action(remoteAction(write, explain));
}

/**
 * Transaction numbers and callbacks are known by their form, those that are mistyped as well; what else has a
 * state is recurring.
 */
async function explain({ ask }: Session, id: string): Promise<CommandOutput> {
  if (/^\d+$/.test(id)) {
    return output(await ask("sandbox.invoices.why", { path: { transactionNo: id } }), whyLines);
  }
  if (/^cb-/i.test(id)) {
    return output(await ask("sandbox.callbacks.why", { path: { callbackId: id } }), whyLines);
  }
  return output(await ask("sandbox.recurring.why", { path: { recurringId: id } }), whyLines);
}

function whyLines(why: WhyResult | RecurringWhy | CallbackWhy): readonly string[] {
  const next = "next" in why && why.next ? [`next: ${toLocal(why.next.at)}, ${why.next.text}`] : [];
  return [why.because, ...next, ...why.chain.map(({ at, text }) => `  ${toLocal(at)}  ${text}`)];
}
