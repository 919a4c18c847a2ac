import type { CommandFlags } from "../../spec/generated/options.js";
import { FOLLOWS_CALL } from "../api/access.js";
import { DEFAULT_PORT, DEFAULT_SANDBOX } from "../api/paths.js";
import { shellLine } from "../checks/run/rules.js";
import type { StartOptions } from "../index.js";
import { type InterceptedHost, optionsBehind } from "../intercept/hosts.js";
import type { Paint } from "../report/terminal.js";
import { type RunningServer, startServer } from "../running-gateway.js";
import { CALLED_AS, VERSION } from "../version.js";
import { printer } from "./log-lines.js";
import { opened } from "./opened-gateway.js";
import { CONFIG_FILE, type CommandCall, givenOptions, interceptedIn } from "./options.js";
import { DETACHED, noteRunning } from "./running.js";
import { interrupted } from "./terminal.js";

/** How long calls under way have after SIGTERM: a little less than a container is given to end. */
const DRAIN_MS = 20_000;

/** Runs the mock until it is interrupted. Flags win over the config file. */
export async function run(call: CommandCall<CommandFlags["start"]>): Promise<void> {
  const { flags, terminal, typed } = call;
  const { json = false, quiet = false, detach = false } = flags;
  if (detach) {
    const { startInBackground } = await import("./detached.js");
    return startInBackground(typed, terminal);
  }
  const config = await givenOptions("start", flags);
  const hosts = interceptedIn(config);
  const behind = hosts.length > 0 ? optionsBehind(hosts, config.gateway) : {};
  const options = { port: DEFAULT_PORT, ...config.gateway, ...behind };
  // Events during the start, such as the opening of a sandbox, are printed after the first lines.
  const early: string[] = [];
  let isReady = false;
  const write = (text: string) => void (isReady ? terminal.write(text) : early.push(text));
  const observer = printer({ ...terminal, write }, { json, quiet });
  const gateway = await opened(startServer, { ...options, observer }, flags);
  const calls = await interceptedCalls(hosts, gateway);
  isReady = true;
  const log = process.env[DETACHED];
  const first = json
    ? `${readyLine(gateway, options, log, calls?.variables)}\n`
    : inShell(banner(gateway, options, terminal.paint, log), calls?.variables);
  write([first, ...early].join(""));
  // Without a place for the note, commands have to be given the address.
  const removeNote = await noteRunning(gateway, log).catch(() => async () => undefined);
  if (log !== undefined) process.send?.(first);
  const ended = await interrupted();
  // Ctrl-C is for a person at the terminal; a container gets time to end.
  if (ended === "SIGTERM") await gateway.drain(DRAIN_MS);
  await calls?.close();
  await gateway.close();
  await removeNote();
}

async function interceptedCalls(hosts: readonly InterceptedHost[], gateway: RunningServer) {
  if (hosts.length === 0) return undefined;
  const { intercept } = await import("../intercept/intercept.js");
  return intercept(hosts, gateway).catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
}

/** The first lines as a shell can evaluate them: they are comments, and set the variables that intercept calls. */
function inShell(lines: string, variables?: Readonly<Record<string, string>>): string {
  if (!variables) return lines;
  const set = Object.entries(variables).map(
    ([name, value]) => `export ${name}=${shellLine([value])}\n`,
  );
  return lines.replace(/^/gm, "# ").replace(/# $/, "") + set.join("");
}

/** The first line as JSON. A token that the user gave is a secret that the log need not have. */
function readyLine(
  { baseUrl, orderUrl, https, controlUrl, controlToken: drawn }: RunningServer,
  { publicUrl, controlToken: given }: StartOptions,
  log: string | undefined,
  variables: Readonly<Record<string, string>> | undefined,
): string {
  const controlToken = given === undefined ? (drawn ?? undefined) : undefined;
  const urls = { baseUrl, orderUrl, https: https ?? undefined, controlUrl, publicUrl };
  return JSON.stringify({ event: "ready", ...urls, controlToken, log, variables });
}

function banner(
  { baseUrl, orderUrl, https, controlUrl, controlToken, seed: drawn }: RunningServer,
  { sandbox = DEFAULT_SANDBOX, publicUrl, seed, data, examples, ...given }: StartOptions,
  paint: Paint,
  log: string | undefined,
): string {
  const token = given.controlToken ? "and the control token that you gave" : controlToken;
  const isDrawn = controlToken !== null && seed === undefined;
  const lines: readonly (readonly [string, string | undefined | false | null])[] = [
    ["workbench", baseUrl],
    ["built-in shop", `${baseUrl}/_shop`],
    ["base URL", baseUrl],
    ["by HTTPS", https?.baseUrl],
    ["authority", https && `${https.authority.file}, until ${https.authority.endsAt.slice(0, 10)}`],
    ["public URL", publicUrl === FOLLOWS_CALL ? "as each call has it" : publicUrl],
    ["order URL", orderUrl],
    ["control URL", controlUrl],
    ["control API", controlToken !== null && `Authorization: Bearer ${token}`],
    ["seed", isDrawn && `${drawn}, drawn; the option seed of ${CONFIG_FILE} gives another`],
    ["kept in", data],
    ["API reference", `${baseUrl}/_docs`],
    ["credentials", `any secretKey with apiId ${sandbox}: the apiId names the sandbox`],
    ["or at once", `Authorization: Bearer sandbox_${sandbox}`],
    ["examples", examples && "Authorization: Bearer sandbox_examples"],
    ["stop", log === undefined ? "Ctrl-C" : shellLine([...CALLED_AS, "stop"])],
    ["log", log],
  ];
  const rows = lines.flatMap(([label, text]) =>
    text ? [`  ${paint("faint", label.padEnd(13))}  ${text}\n`] : [],
  );
  const first = paint("strong", `paystub ${VERSION} is ready. No money moves here.`);
  return `${first}\n${rows.join("")}`;
}
