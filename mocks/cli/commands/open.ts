import type { CommandFlags } from "../../../spec/generated/options.js";
import { CONTROL_PATH } from "../../api/paths.js";
import { openInBrowser } from "../../checks/run/program.js";
import { controlBaseOf } from "../../control/client.js";
import type { CommandCall } from "../options.js";
import { remotely } from "../remote.js";

/** Opens the workbench of a running mock in the browser. */
export function run(call: CommandCall<CommandFlags["open"]>): Promise<void> {
  return remotely(call, async ({ ask, sandbox, url: controlUrl }) => {
    // A page of an unknown sandbox would only say so.
    if (sandbox === undefined) await ask("gateway.health");
    else await ask("sandbox.summary");
    const url = workbenchOf(await controlUrl(), sandbox);
    if (!call.flags.print) openInBrowser(url);
    return { text: JSON.stringify({ url }), lines: [url] };
  });
}

/** Where the workbench shows a sandbox; without one it chooses itself. */
function workbenchOf(controlUrl: string, sandbox: string | undefined): string {
  const base = controlBaseOf(controlUrl);
  const root = base.endsWith(CONTROL_PATH) ? base.slice(0, -CONTROL_PATH.length) : base;
  return sandbox === undefined || sandbox === "-"
    ? `${root}/`
    : `${root}/#/${encodeURIComponent(sandbox)}`;
}
