import { type Command, Option } from "commander";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import type {
  Health,
  SandboxEntry,
  SandboxRecord,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import { CONTROL_PATH } from "../../api/paths.js";
import { openInBrowser } from "../../checks/run/program.js";
import { controlBaseOf } from "../../control/client.js";
import { formatClock, plural } from "../../control/format.js";
import { pause, realClock } from "../../sandbox/real-clock.js";
import { lengthMs } from "../arguments.js";
import { nameInLog } from "../call.js";
import { fileNameOf, writeNamed } from "../files.js";
import { FILE_FIXES } from "../messages.js";
import { nearName } from "../near-name.js";
import { addConnection, type CommandOutput, remoteAction, type Session } from "../remote.js";
import type { Write } from "../terminal.js";

/** Adds `status`, the first look at a running mock. */
export function addStatus(paystub: Command, write: Write): void {
  const wait = new Option("--wait <length>", "wait this long for the mock to start").argParser(
    lengthMs,
  );
  const command = paystub
    .command("status")
    .description("show the state of the mock and of a sandbox")
    .addOption(wait);
  addConnection(command).action(
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
  const command = paystub
    .command("open")
    .description("open the workbench in the browser")
    .option("--print", "only print the address");
  addConnection(command).action(
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
  const command = paystub
    .command("record [file]")
    .description("write everything that happened to one HTML file");
  addConnection(command).action(remoteAction(write, record));
}

async function record({ ask }: Session, out: string | undefined): Promise<CommandOutput> {
  const answer = await ask("sandbox.recorded");
  const file = out ?? `${fileNameOf(nameInLog(answer.body.log) ?? "")}.record.html`;
  const { recordPage } = await import("../../workbench/record-page.js");
  await writeNamed(file, await recordPage(answer.body), FILE_FIXES.recordFile);
  return { text: answer.text, lines: linesOf(answer.body, file) };
}

function linesOf({ log, requests, dropped, replaced }: SandboxRecord, file: string) {
  const events = log.split("\n").length - 1;
  const what = `${plural(events, "event")} and ${plural(requests.length, "request")}`;
  const gone = dropped === 0 ? [] : [`${dropped} older requests were no longer kept`];
  const { secrets, cards } = replaced;
  const hidden = `${plural(secrets, "secret")} replaced, ${plural(cards, "card number")} masked`;
  return [
    `${what} of ${nameInLog(log)} in ${file}`,
    ...gone,
    ...(secrets + cards > 0 ? [hidden] : []),
    `open it in a browser, or go on from it: paystub call import @${file}`,
  ];
}
