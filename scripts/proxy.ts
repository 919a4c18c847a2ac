import { spawn } from "node:child_process";
import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { addReportOptions, conclude, type ReportFlags } from "../mocks/cli/reporting.js";
import { interrupted } from "../mocks/cli/terminal.js";
import { UsageError } from "../mocks/cli/usage.js";
import { plain } from "../mocks/report/escape.js";
import type { Case } from "../mocks/report/report.js";
import { openProxy, port, runScript, upstream } from "./prism/command.js";
import { linesOf, type Seen, verdictOf } from "./prism/judge.js";

interface Flags extends ReportFlags {
  readonly orderUpstream?: URL;
  readonly port: number;
  readonly orderPort: number;
  readonly host: string;
  readonly responsesOnly?: boolean;
}

/** Where the command line writes to, and what ends it when it runs no command. */
export interface Surroundings {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly ended: () => Promise<unknown>;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

const HELP = `
With --, the command is run with PAYSTUB_BASE_URL and PAYSTUB_ORDER_URL set to the proxy, which ends
with it. The exit code is 1 when something broke the spec or the command failed.

Answers pass unchanged, but for a header sl-violations on those that broke the spec.

Examples:
  npm run proxy -- http://127.0.0.1:4010
  npm run proxy -- http://127.0.0.1:4010 -- npm run test:checkout`;

/** The command line of `npm run proxy`. */
export function proxyCommand(around: Surroundings): Command {
  const command = new Command("npm run proxy --")
    .description("Passes calls on to a service and says what in them breaks the spec, with Prism.")
    .argument("<upstream>", "the base URL of the service, or of what stands in for it", upstream)
    .argument("[command...]", "what to run against the proxy, after --")
    .option("--order-upstream <url>", "its order URL, where that is another one", upstream)
    .option("--port <port>", "port of the proxy, 0 for any free one", port, 4020)
    .option("--order-port <port>", "port of the proxy of the order URL, if it has one", port, 4021)
    .option("--host <address>", "address to bind to", "127.0.0.1")
    .option("--responses-only", "let the client send what it likes, and judge the answers only");
  return addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async (to: URL, run: readonly string[], flags: Flags) => {
      await conclude(await watched(to, run, flags, around), flags, around.write);
    });
}

/** Lets calls through until the command has ended, or somebody ends the proxy; then says what came. */
async function watched(
  to: URL,
  run: readonly string[],
  flags: Flags,
  { complain, ended }: Surroundings,
) {
  const calls: Seen[] = [];
  const { host, port: basePort, orderPort, orderUpstream } = flags;
  const onSeen = (seen: Seen) => {
    const call = flags.responsesOnly ? ofResponse(seen) : seen;
    calls.push(call);
    for (const line of linesOf(call)) complain(`${plain(line)}\n`);
  };
  const open = (server: URL, at: number) =>
    openProxy({ upstream: server, host, port: at, onSeen }).catch(
      (error: NodeJS.ErrnoException) => {
        throw new UsageError(`cannot listen on port ${at} (${error.code}); choose another one`);
      },
    );
  const base = await open(to, basePort);
  // One proxy has one upstream.
  const order = orderUpstream && (await open(orderUpstream, orderPort));
  const orderUrl = order?.url ?? base.url;
  try {
    if (run.length > 0) return verdictOf(calls, [await outcomeOf(run, base.url, orderUrl)]);
    complain(`Base URL   ${base.url}\nOrder URL  ${orderUrl}\nCtrl-C ends it and reports.\n`);
    await ended();
    return verdictOf(calls);
  } finally {
    await base.close();
    await order?.close();
  }
}

function ofResponse(seen: Seen): Seen {
  const { violations } = seen;
  return { ...seen, violations: violations?.filter(({ side }) => side === "response") };
}

/** Runs a command to its end with the addresses of the proxy, as a case of the report. */
async function outcomeOf(run: readonly string[], baseUrl: string, orderUrl: string): Promise<Case> {
  const [file = "", ...args] = run;
  const env = { ...process.env, PAYSTUB_BASE_URL: baseUrl, PAYSTUB_ORDER_URL: orderUrl };
  const child = spawn(file, args, { env, stdio: "inherit" });
  // Who ends the proxy means the command; the report comes when that has ended.
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  const end = await new Promise<number | string>((resolve, reject) => {
    child.once("error", reject).once("exit", (code, signal) => resolve(code ?? String(signal)));
  })
    .catch((error: NodeJS.ErrnoException) => {
      const fix = "name a command that exists after --";
      throw new UsageError(`cannot run ${file} (${error.code}); ${fix}`);
    })
    .finally(() => {
      for (const signal of SIGNALS) process.off(signal, pass);
    });
  const name = run.join(" ");
  return end === 0
    ? { name, status: "passed" }
    : { name, status: "failed", message: `It ended with ${end}.` };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const around: Surroundings = {
    write: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
    ended: interrupted,
  };
  await runScript(proxyCommand(around), process.argv.slice(2));
}
