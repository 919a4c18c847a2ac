import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { OpenSandboxRequest } from "../../spec/generated/control.types.js";
import { lengthMs } from "../control/instants.js";
import { present } from "../control/present.js";
import { invalid, refuseIf } from "../control/refused.js";
import { sandboxOptionErrors, startOptionErrors } from "../control/start-options.js";
import { shown } from "../domain/text.js";
import type { StartOptions } from "../index.js";

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

/** The longest description that a sandbox takes. */
const DESCRIPTION_MAX = 1000;

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

/** The request that opens a sandbox which begins like this; merchants and faults come after it. */
export function openingOf(
  name: string,
  options: SandboxOptions,
  test?: string,
): OpenSandboxRequest {
  const { seed, clock, assume = {}, strict, allowPrefer, settings } = options;
  return {
    name,
    // Sandboxes of one gateway must not draw the same ids.
    ...(seed !== undefined && { seed: `${seed}/${name}` }),
    ...(clock !== undefined && { clock }),
    assumptions: { ...assume },
    settings: {
      ...(test !== undefined && { description: test.slice(0, DESCRIPTION_MAX) }),
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
export const NOT_WANTED = "its name does not match PAYSTUB_ONLY_TESTS";

/** Whether a test is to run: `paystub run` sets the variable that says so. */
export function isWanted(test: string): boolean {
  const { PAYSTUB_ONLY_TESTS: wanted } = process.env;
  return !wanted || new RegExp(wanted, "i").test(test);
}

const LENGTH_MAX = 100;

/**
 * The name of a test's sandbox, in the letters that such a name can have. Where some of the test's own
 * name is lost by that, a digest of it keeps it apart. `take` numbers sandboxes of the same test.
 */
export function sandboxName(test: string, take = 1): string {
  const words = test.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const short = words.slice(0, LENGTH_MAX).replace(/-+$/, "");
  const isWhole = short === words && words !== "" && !/[^\p{ASCII}]/u.test(test);
  const digest = createHash("sha256").update(test).digest("hex").slice(0, 8);
  const name = isWhole ? short : [short || "test", digest].join("-");
  return take === 1 ? name : `${name}-${take}`;
}
