import { basename } from "node:path";
import type { OpenSandboxRequest } from "../../spec/generated/control.types.js";
import { lengthMs } from "../control/instants.js";
import { invalid, refuseIf } from "../control/refused.js";
import { sandboxOptionErrors, startOptionErrors } from "../control/start-options.js";
import { shown } from "../domain/text.js";
import type { StartOptions } from "../index.js";
import { present } from "../options.js";
import { plannedBodies } from "./plan.js";

/**
 * How the sandbox of a test begins. Everything has a default.
 *
 * @example
 * const options: SandboxOptions = { clock: "frozen", assume: { "callback-method": "post" } };
 */
export type SandboxOptions = Pick<
  StartOptions,
  "seed" | "clock" | "assume" | "strict" | "settings" | "faults" | "allowPrefer" | "merchants"
>;

/**
 * How the gateway of a test worker is started, and how all of its sandboxes begin.
 *
 * @example
 * const options: KitOptions = { controlUrl: "http://127.0.0.1:4010/_control" };
 */
export interface KitOptions extends Omit<StartOptions, "sandbox"> {
  /**
   * The control URL of a gateway that runs already: none is started then, and options that concern the
   * process, such as a port or the hosts that callbacks may go to, are those of its own start. Without it
   * the variable PAYSTUB_CONTROL_URL counts, which `paystub run` sets.
   */
  readonly controlUrl?: string;
  /** The order URL of that gateway, where it is not the base URL. Also PAYSTUB_ORDER_URL. */
  readonly orderUrl?: string;
  /**
   * The folder that accounts of failed tests are saved in, `paystub-accounts` by default. Without it
   * the variable PAYSTUB_ACCOUNTS counts.
   */
  readonly accounts?: string;
  /** How long `waitFor…` waits, in real time. Default `4s`. */
  readonly waitTimeout?: string;
}

/** Below the five seconds that Vitest and Jest give a test: of two that end, the one that explains is first. */
const WAIT_TIMEOUT = "4s";

/** How long something that tests wait for may take. Throws a refusal that names the option. */
export function waitMs(options: object, name: "timeout" | "waitTimeout"): number | undefined {
  const { [name]: length } = options as Readonly<Record<string, unknown>>;
  if (length === undefined) return undefined;
  if (typeof length === "string") return lengthMs(length, name);
  throw invalid(name, `must be a duration such as 5s or 500ms, not ${shown(length)}`);
}

/** The same for all waits of a gateway. */
export function waitTimeoutMs(options: { readonly waitTimeout?: string }): number {
  return waitMs(options, "waitTimeout") ?? lengthMs(WAIT_TIMEOUT, "waitTimeout");
}
const ACCOUNTS = "paystub-accounts";

/** Where the accounts of failed tests go. */
export function accountsFolder({ accounts }: KitOptions): string {
  return accounts ?? (process.env.PAYSTUB_ACCOUNTS || ACCOUNTS);
}

/** What of the options is the gateway's, where one is started. */
export function startOptionsOf(options: KitOptions): StartOptions {
  const {
    controlUrl: _url,
    orderUrl: _order,
    accounts: _accounts,
    waitTimeout: _wait,
    ...own
  } = options;
  return own;
}

/** The gateway that runs already, where one is named. */
export function runningGateway({ controlUrl, controlToken, orderUrl }: KitOptions) {
  const { PAYSTUB_CONTROL_URL, PAYSTUB_CONTROL_TOKEN, PAYSTUB_ORDER_URL } = process.env;
  const url = controlUrl ?? PAYSTUB_CONTROL_URL;
  if (!url) return undefined;
  // The variables belong together: a URL of one gateway never goes with the token of another.
  const token = controlToken ?? (controlUrl === undefined ? PAYSTUB_CONTROL_TOKEN : undefined);
  const order = orderUrl ?? (controlUrl === undefined ? PAYSTUB_ORDER_URL : undefined);
  return { url, ...(token && { token }), ...(order && { orderUrl: order }) };
}

/** Options of one sandbox as given. Throws a refusal that names each invalid one. */
export function readSandboxOptions(given: SandboxOptions): SandboxOptions {
  const options = present(given);
  refuseIf(sandboxOptionErrors(options));
  return options;
}

/** Throws for what a gateway would refuse at its start, where it runs already and is not started. */
export function refuseAsStart(options: KitOptions): void {
  const { observer: _, ...checked } = startOptionsOf(options);
  refuseIf(startOptionErrors(checked));
}

/** The options of one test over those of all. */
export function mergedOptions(all: SandboxOptions, own: SandboxOptions): SandboxOptions {
  return {
    ...all,
    ...own,
    assume: { ...all.assume, ...own.assume },
    settings: { ...all.settings, ...own.settings },
    faults: [...(all.faults ?? []), ...(own.faults ?? [])],
  };
}

/** The name of a new sandbox, or that of the test that it is for. */
export type Named = { readonly name: string } | { readonly test: string };

/** The request that opens a sandbox which begins like this; merchants and faults come after it. */
export function openingOf(named: Named, options: SandboxOptions): OpenSandboxRequest {
  const { seed, clock, assume = {}, strict, allowPrefer, settings } = options;
  return {
    ...named,
    // Sandboxes of one gateway must not draw the same ids. The gateway sees to it where it chooses the name.
    ...(seed !== undefined && { seed: "name" in named ? `${seed}/${named.name}` : seed }),
    ...(clock !== undefined && { clock }),
    assumptions: { ...assume },
    settings: {
      ...settings,
      ...(strict !== undefined && { strict }),
      ...(allowPrefer !== undefined && { allowPrefer }),
    },
  };
}

/** What a test is called among those of all files: `shop.test.ts` gives `shop`. */
export function nameInFile(file: string, title: string): string {
  const [stem = ""] = basename(file.replaceAll("\\", "/")).split(".");
  return `${stem} ${title}`;
}

/** What is said of a test that is left out. */
export const NOT_WANTED =
  "its name does not match PAYSTUB_ONLY_TESTS, or PAYSTUB_PLAN leaves it out";

/** Whether a test is to run: `paystub run` sets the variables that say so. */
export function isWanted(test: string): boolean {
  const planned = plannedBodies(test);
  if (planned) return planned.length > 0;
  const { PAYSTUB_ONLY_TESTS: wanted } = process.env;
  return !wanted || new RegExp(wanted, "i").test(test);
}
