import type { Command } from "commander";
import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import type { SandboxSummary } from "../../../spec/generated/control.types.js";
import { formatClock, plural } from "../../control/format.js";
import { nearName } from "../near-name.js";
import type { Write } from "../terminal.js";
import { type CommandOutput, remoteAction, remoteCommand, type Session } from "./remote-command.js";

/** Adds `status`, the first look at a running mock. */
export function addStatus(paystub: Command, write: Write): void {
  const texts = {
    summary: "tell at a glance how the mock and a sandbox are",
    example: "paystub status",
  };
  remoteCommand(paystub, "status", texts).action(remoteAction(write, status));
}

async function status({ ask }: Session): Promise<CommandOutput> {
  const health = (await ask("health")).body;
  const { sandboxes } = (await ask("listSandboxes")).body;
  const mock = [
    `paystub ${health.version}: ${health.ready ? "ready" : `not ready: ${health.why}`}, ${plural(sandboxes.length, "sandbox")}`,
    ...slips(sandboxes),
  ];
  if (sandboxes.length === 0) return told({ health, sandbox: null }, mock);
  const sandbox = (await ask("readSandbox")).body;
  const { faults } = (await ask("listFaults")).body;
  const { assumptions } = (await ask("readAssumptions")).body;
  const { problems } = (await ask("listProblems")).body;
  const changed = Object.entries(assumptions)
    .filter(([id, option]) => option !== switches[id as SwitchId]?.default)
    .map(([id, option]) => `${id}=${option}`);
  const refused = problems.reduce((sum, { count }) => sum + count, 0);
  return told({ health, sandbox, faults, assumptions, problems }, [
    ...mock,
    `sandbox ${sandbox.name}`,
    ...formatClock(sandbox.clock).map((line) => `  ${line}`),
    ...thingsOf(sandbox).map((line) => `  ${line}`),
    `  faults       ${faults.length === 0 ? "none" : plural(faults.length, "rule")}`,
    `  assumptions  ${changed.length === 0 ? "the defaults" : changed.join(", ")}`,
    `  problems     ${refused === 0 ? "none" : `${refused} of ${plural(problems.length, "kind")}: paystub requests tells why`}`,
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
function slips(sandboxes: readonly SandboxSummary[]): readonly string[] {
  const names = sandboxes.map(({ name }) => name);
  return names.flatMap((name, place) => {
    const near = nearName(name, names.slice(0, place));
    return near === undefined ? [] : [`sandbox ${name} is nearly called ${near}: a slip?`];
  });
}

function told(body: object, lines: readonly string[]): CommandOutput {
  return { text: JSON.stringify(body), lines };
}
