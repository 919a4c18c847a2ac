import { type Command, Option } from "commander";
import { CONTROL_PATH, DEFAULT_CONTROL_URL } from "../../api/paths.js";
import { controlBaseOf } from "../../control/client.js";
import { openInBrowser } from "../run/program.js";
import type { Write } from "../terminal.js";
import { remoteAction, remoteCommand } from "./remote-command.js";

/** Adds `open`, which shows the workbench of a running mock. */
export function addOpen(paystub: Command, write: Write): void {
  const print = new Option("--print", "only print the address");
  const texts = { summary: "open the workbench in the browser", example: "paystub open" };
  remoteCommand(paystub, "open", texts, print).action(
    remoteAction<[Flags]>(write, async ({ ask, sandbox }, flags) => {
      // A page on a sandbox that is not there would only say so.
      if (sandbox === undefined) await ask("health");
      else await ask("readSandbox");
      const url = workbenchOf(flags.controlUrl ?? DEFAULT_CONTROL_URL, sandbox);
      if (!flags.print) openInBrowser(url);
      return { text: JSON.stringify({ url }), lines: [url] };
    }),
  );
}

interface Flags {
  readonly controlUrl?: string;
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
