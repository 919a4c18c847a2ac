import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CouldNotRun } from "../report/report.js";
import { readText } from "../runtime/disk.js";
import { type AdapterCall, httpCaller, openingCaller } from "./http-caller.js";
import { checkedShop, offered } from "./methods.js";
import { remoteShop } from "./remote-shop.js";
import type { Shop, ShopCredentials, ShopSource } from "./shop.js";
import type { Limits } from "./stage.js";
import { toldOfError } from "./uncaught.js";

/** Runs a command with further variables; gives its exit code and the last lines that it wrote. */
export type RunCommand = (
  words: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>>,
) => Promise<{ readonly exitCode: number; readonly lastLines: readonly string[] }>;

/** The sandbox of a shop whose credentials are its own business. */
const FIXED_SANDBOX = "shop";

/**
 * What `--shop` names: the address of an adapter, a file of commands, or a module. An address is asked what
 * it offers, for which it has its time too.
 */
export async function shopSource(
  named: string,
  run: RunCommand,
  { patienceMs }: Pick<Limits, "patienceMs">,
): Promise<ShopSource> {
  if (/^https?:/.test(named)) return httpSource(named, patienceMs);
  return named.endsWith(".json") ? commandSource(named, run) : moduleSource(named);
}

async function moduleSource(path: string): Promise<ShopSource> {
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href).catch(
    (error: unknown) => {
      const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
      throw new CouldNotRun(`the adapter ${path} cannot be loaded (${why}); give --shop a module`);
    },
  );
  const { openShop, default: standard } = loaded as Readonly<Record<string, unknown>>;
  const open = openShop ?? standard;
  if (typeof open !== "function") {
    throw new CouldNotRun(`the adapter ${path} must export a function openShop; it exports none`);
  }
  return sourceOf(path, (credentials) => open(credentials));
}

/** A source that makes sure of what it opens. */
export function sourceOf(
  path: string,
  open: (credentials: ShopCredentials) => Promise<Shop> | Shop,
): ShopSource {
  const opener = `openShop of ${path}`;
  return {
    async open(credentials) {
      try {
        return checkedShop(await open(credentials), opener);
      } catch (error) {
        if (error instanceof CouldNotRun) throw error;
        const why = toldOfError(error).split("\n")[0];
        throw new CouldNotRun(
          `${opener} failed (${why}); without a shop there is nothing to explore`,
        );
      }
    },
  };
}

async function httpSource(url: string, patienceMs: number): Promise<ShopSource> {
  if (!URL.canParse(url)) {
    throw new CouldNotRun(`${url} is no address; give --shop one such as http://127.0.0.1:3000`);
  }
  const base = url.replace(/\/+$/, "");
  const call = openingCaller(base, patienceMs);
  const offers = offered(await call("offers", {}), `POST ${base}/offers`);
  if (!offers.includes("open")) {
    return { open: async () => remoteShop(httpCaller(base), offers), fixedSandbox: FIXED_SANDBOX };
  }
  return {
    async open(credentials) {
      const { url: own } = Object(await call("open", { ...credentials })) as {
        readonly url?: unknown;
      };
      if (typeof own === "string" && URL.canParse(own)) {
        return remoteShop(httpCaller(own.replace(/\/+$/, "")), offers);
      }
      throw new CouldNotRun(`POST ${base}/open must answer {"url": "..."}: where the shop is`);
    },
  };
}

type Commands = Readonly<Record<string, readonly string[]>>;

async function commandSource(path: string, run: RunCommand): Promise<ShopSource> {
  const commands = await readCommands(path);
  const offers = offered(Object.keys(commands), path);
  return {
    open: async (credentials) => remoteShop(commandCaller(commands, credentials, run), offers),
  };
}

async function readCommands(path: string): Promise<Commands> {
  const form = `{"start": ["program", "argument"], "tell": [...]}`;
  const text = await readText(path).catch(() => {
    throw new CouldNotRun(`the adapter ${path} cannot be read; give --shop a JSON file: ${form}`);
  });
  try {
    const commands = JSON.parse(text) as Commands;
    const isList = (words: unknown) => Array.isArray(words) && words.length > 0;
    if (Object.values(commands).every(isList)) return commands;
  } catch {
    // Told below, with the form that is expected.
  }
  throw new CouldNotRun(`the adapter ${path} must hold the words of a command for each: ${form}`);
}

/** `{id}` and the like stand for the arguments; all of them are variables too. */
function commandCaller(
  commands: Commands,
  credentials: ShopCredentials,
  run: RunCommand,
): AdapterCall {
  return async (method, given) => {
    const filled = (commands[method] ?? []).map((word) =>
      word.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(given[name] ?? whole)),
    );
    const variables = variablesOf({ ...credentials, ...given });
    const ended = await run(filled as [string, ...string[]], variables);
    const last = ended.lastLines.at(-1) ?? "";
    if (ended.exitCode !== 0)
      throw new Error(`${filled.join(" ")} ended with ${ended.exitCode}: ${last}`);
    try {
      return last === "" ? undefined : (JSON.parse(last) as unknown);
    } catch {
      throw new Error(`${filled.join(" ")} must end with a line of JSON, but wrote ${last}`);
    }
  };
}

/** `baseUrl` is PAYSTUB_BASE_URL, and so on. */
function variablesOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = (name: string) => `PAYSTUB_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`)}`;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [named(name).toUpperCase(), String(value)]),
  );
}
