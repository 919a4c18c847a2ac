import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import type { Health, SandboxSummary } from "../../../spec/generated/control.types.js";
import type { CommandFlags } from "../../../spec/generated/options.js";
import { formatClock } from "../../control/format.js";
import { plural } from "../../domain/text.js";
import { pause, realClock } from "../../sandbox/real-clock.js";
import type { CommandCall } from "../options.js";
import { type CommandOutput, remotely, type Session } from "../remote.js";

/** Shows the state of a mock and of a sandbox. */
export async function run(call: CommandCall<CommandFlags["status"]>): Promise<void> {
  if (call.flags.waitMs !== undefined) await isUp(call, call.flags.waitMs);
  return remotely(call, status);
}

/** Waits until a mock answers, at most for a length in milliseconds. Then the last failure is thrown. */
async function isUp(call: CommandCall<CommandFlags["status"]>, lengthMs: number): Promise<void> {
  const endsAtMs = realClock.elapsedMs() + lengthMs;
  for (;;) {
    try {
      // The mock may start in the meantime, at another address.
      await remotely(call, async ({ ask }) => {
        await ask("gateway.health");
        return undefined;
      });
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

/** HTTP and HTTPS share a port. */
function addresses({ httpsUrl }: Health): readonly string[] {
  return httpsUrl === null ? [] : [`addresses ${httpsUrl.replace("https:", "http:")}, ${httpsUrl}`];
}

async function status({ ask }: Session): Promise<CommandOutput> {
  const health = (await ask("gateway.health")).body;
  const { sandboxes } = (await ask("gateway.list")).body;
  const mock = [
    `paystub ${health.version}: ${health.ready ? "ready" : `not ready: ${health.why}`}, ${plural(sandboxes.length, "sandbox")}, ${memoryOf(health)}`,
    ...addresses(health),
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

function commandOutput(body: object, lines: readonly string[]): CommandOutput {
  return { text: JSON.stringify(body), lines };
}
