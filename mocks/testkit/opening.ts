import { ControlFailure } from "../control/client.js";
import { type FaultRequest, Refused, type SandboxHandle } from "../index.js";
import { sandboxName } from "./names.js";
import { openingOf, type SandboxOptions } from "./options.js";
import type { Host } from "./surface.js";

/**
 * Opens a sandbox that begins like this; each of its requests is written down with the test that it is
 * for. Rejects with a conflict when the name is taken.
 */
export async function openSandbox(
  host: Host,
  name: string,
  options: SandboxOptions,
  test?: string,
): Promise<SandboxHandle> {
  const sandbox = await host.create(openingOf(name, options, test));
  if (options.merchants) await sandbox.merchants.seed(options.merchants);
  for (const { sandbox: meant = name, ...rule } of options.faults ?? []) {
    if (meant === name) await sandbox.faults.add(rule as FaultRequest);
  }
  return sandbox;
}

/** Opens the sandbox of a test. Tests of the same name may run at once: the later ones get a number. */
export async function openForTest(
  host: Host,
  test: string,
  options: SandboxOptions,
): Promise<SandboxHandle> {
  for (let take = 1; ; take += 1) {
    try {
      return await openSandbox(host, sandboxName(test, take), options, test);
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof Refused) return error.failure.status === 409;
  return error instanceof ControlFailure && error.status === 409;
}
