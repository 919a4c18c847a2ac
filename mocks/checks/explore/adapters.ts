import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { distance } from "fastest-levenshtein";
import { nearOrAll } from "../../api/near-names.js";
import { errorText } from "../../domain/text.js";
import { CouldNotRun } from "../../report/report.js";
import { isFile } from "../../sandbox/disk.js";
import { realClock } from "../../sandbox/real-clock.js";
import { reasonOf } from "../../sandbox/result.js";
import type { Limits } from "./context.js";
import { describeError } from "./interruption.js";
import type { Shop, ShopCredentials, ShopSource } from "./shop.js";

const NEEDED = ["start", "getOrder"] as const;

/** What paystub calls of a shop, with the arguments as an adapter elsewhere gets them. */
const METHODS: {
  readonly [Name in keyof Shop]-?: (...given: Parameters<Required<Shop>[Name]>) => object;
} = {
  start: (order) => order,
  getOrder: (id) => ({ id }),
  look: (id) => ({ id }),
  cancel: (id) => ({ id }),
  refund: (id) => ({ id }),
  sendCode: (id) => ({ id }),
  payWithCode: (id, code) => ({ id, code }),
  subscribe: (wanted) => wanted,
  getSubscription: (id) => ({ id }),
  passTime: (now) => ({ now }),
  restart: () => ({}),
  check: () => ({}),
  idle: () => ({}),
  webhook: () => ({}),
  settlementWebhook: () => ({}),
  booked: () => ({}),
  currencies: () => ({}),
  close: () => ({}),
};

/** The names of all methods of an adapter. */
export const METHOD_NAMES = Object.keys(METHODS) as readonly (keyof Shop)[];

const NAMES: readonly string[] = METHOD_NAMES;

/** From this length on, another letter is a slip and no other word. */
const LONG = 6;

/** The names of what an adapter offers, which must be known ones and hold the two that are needed. */
function offered(names: unknown, where: string): readonly string[] {
  if (!Array.isArray(names)) {
    throw new CouldNotRun(
      `${where} must list the methods that it offers, such as ["start", "getOrder"]`,
    );
  }
  const known = [...NAMES, "open"];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const fix = nearOrAll(known, String(unknown));
    throw new CouldNotRun(`${where} offers ${unknown}, which paystub does not call. ${fix}`);
  }
  const missing = NEEDED.find((name) => !names.includes(name));
  if (missing !== undefined) throw new CouldNotRun(`${where} offers no ${missing}. Add it`);
  return names;
}

/**
 * Makes sure of the methods of a shop that a module opened. It may have others for itself; only a name
 * that nearly equals one which the shop has not is taken for a slip, since it would never be called.
 */
function checkedShop(shop: unknown, opener: string): Shop {
  const has = (method: string) => typeof Object(shop)[method] === "function";
  const missing = NAMES.filter((method) => !has(method));
  for (const name of methodsOf(shop)) {
    const meant = missing.find((method) => isSlip(name, method));
    if (meant === undefined) continue;
    throw new CouldNotRun(
      `${opener} returned a shop with the method ${name}, which paystub does not call. Did you mean ${meant}?`,
    );
  }
  if (NEEDED.every(has)) return shop as Shop;
  throw new CouldNotRun(`${opener} must return a shop with the methods start and getOrder`);
}

/** The names of all that can be called on a thing, also what its class gives it. Runs none of its code. */
function methodsOf(thing: unknown): readonly string[] {
  const names: string[] = [];
  for (let at = Object(thing); at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(at))) {
      if (typeof value === "function") names.push(name);
    }
  }
  return names;
}

/** A letter too many or too few, two that changed places, only their case; of long names another letter. */
function isSlip(written: string, known: string): boolean {
  const [one, other] = [written.toLowerCase(), known.toLowerCase()];
  const apart = distance(one, other);
  if (apart === 2) return sorted(one) === sorted(other);
  return apart < 2 && (one.length !== other.length || other.length >= LONG || apart === 0);
}

const sorted = (text: string) => [...text].sort().join("");

/** A shop whose adapter is elsewhere. What it does not offer it has not. */
function remoteShop(call: AdapterCall, offers: readonly string[]): Shop {
  const own = Object.entries(METHODS).filter(([name]) => offers.includes(name));
  const methods = own.map(([name, named]) => {
    const toObject = named as (...given: readonly unknown[]) => object;
    return [name, (...given: readonly unknown[]) => call(name, toObject(...given))] as const;
  });
  // The two that are needed were looked for when the offers were read.
  return Object.fromEntries(methods) as unknown as Shop;
}

/** The sandbox of a shop whose credentials are its own business. */
const FIXED_SANDBOX = "shop";

/**
 * What `--shop` names: the address of an adapter, or a module. An address is asked what it offers, for which it has
 * its time too.
 */
export async function shopSource(
  named: string,
  { timeoutMs }: Pick<Limits, "timeoutMs">,
): Promise<ShopSource> {
  if (/^https?:/.test(named)) return httpSource(named, timeoutMs);
  return moduleSource(named);
}

/** Loads a module. TypeScript is left to the tsx of the project, where it has one. */
async function loadModule(path: string): Promise<unknown> {
  const { href } = pathToFileURL(resolve(path));
  if (!/\.[cm]?tsx?$/.test(path)) return import(href);
  hasTsx ??= registerTsx(path);
  const isRead = await hasTsx;
  return import(href).catch((error: NodeJS.ErrnoException) => {
    if (isRead || !READS_NO_TYPES.includes(error.code ?? "")) throw error;
    throw new CouldNotRun(
      `this Node does not read the TypeScript of ${path}. Run npm install -D tsx, or use Node 22.18 or newer`,
    );
  });
}

/** Whether this process has the tsx of the project, once that was asked. */
let hasTsx: Promise<boolean> | undefined;

/**
 * Lets all modules of this process take the tsx of a project, as `npx tsx` does. A loader for the adapter alone does not
 * reach the files of the project that its framework loads. False where the project has no tsx.
 */
async function registerTsx(path: string): Promise<boolean> {
  const project = createRequire(join(resolve(path), "../package.json"));
  try {
    const manifest = project.resolve("tsx/package.json");
    const { exports } = project(manifest);
    for (const kind of ["./esm/api", "./cjs/api"]) {
      // Its module and not what a require finds, which cannot load modules.
      const entry = join(manifest, "..", exports[kind].import.default);
      const { register } = await import(pathToFileURL(entry).href);
      register();
    }
    return true;
  } catch {
    return false;
  }
}

/** What Node says where a file, or a file that it imports, is TypeScript beyond what Node reads. */
const READS_NO_TYPES = [
  "ERR_UNKNOWN_FILE_EXTENSION",
  "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX",
  "ERR_MODULE_NOT_FOUND",
];

async function moduleSource(path: string): Promise<ShopSource> {
  if (!isFile(path)) {
    throw new CouldNotRun(`there is no file ${path}. Give --shop the path of your adapter`);
  }
  const loaded = await loadModule(path).catch((error: unknown) => {
    if (error instanceof CouldNotRun) throw error;
    const [why] = errorText(error).split("\n");
    throw new CouldNotRun(`the adapter ${path} cannot be loaded (${why}). Give --shop a module`);
  });
  const exported = loaded as Readonly<Record<string, unknown>>;
  // Of a CommonJS module, Node may not know the names.
  const { openShop, default: standard } = { ...exported, ...Object(exported.default) };
  const open = openShop ?? standard;
  if (typeof open !== "function") {
    throw new CouldNotRun(`the adapter ${path} exports no function openShop. Export one`);
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
        const why = describeError(error).split("\n")[0];
        throw new CouldNotRun(`${opener} failed (${why}). Let it return a shop`);
      }
    },
  };
}

async function httpSource(url: string, timeoutMs: number): Promise<ShopSource> {
  if (!URL.canParse(url)) {
    throw new CouldNotRun(
      `${url} is not an address. Give --shop one such as http://127.0.0.1:3000`,
    );
  }
  const base = url.replace(/\/+$/, "");
  const call = openingCaller(base, timeoutMs);
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
      throw new CouldNotRun(
        `POST ${base}/open must return the address of the shop as {"url": "..."}`,
      );
    },
  };
}

// --- An adapter in another process ---

/** Asks an adapter that is not in this process: a method by its name, with named arguments. */
type AdapterCall = (method: string, given: object) => Promise<unknown>;

const ANSWER_CHARS_MAX = 200;

/** Asks an adapter over HTTP: `POST <base>/<method>` with a JSON object, answered with JSON. */
function httpCaller(base: string): AdapterCall {
  return (method, given) => ask(base, method, given);
}

/**
 * The same for calls that precede an exploration. Throws a `CouldNotRun` for every failure, also for a
 * missing answer within the time limit.
 */
function openingCaller(base: string, timeoutMs: number): AdapterCall {
  return (method, given) =>
    ask(base, method, given, timeoutMs).catch((error: unknown) => {
      // Where an address has several meanings, each has failed by itself.
      const { errors: [first = error] = [] } = error as AggregateError;
      const why = reasonOf(first as NodeJS.ErrnoException);
      const fix = "Start it, and give --shop its address";
      throw new CouldNotRun(`the adapter ${base} cannot be used (${why}). ${fix}`);
    });
}

async function ask(
  base: string,
  method: string,
  given: object,
  limitMs?: number,
): Promise<unknown> {
  const asked = `POST ${base}/${method}`;
  const { status, text } = await post(`${base}/${method}`, JSON.stringify(given), limitMs);
  if (status >= 300) throw new Error(`${asked} answered ${status}: ${begin(text)}`);
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error(`${asked} must answer with JSON, but answered ${begin(text)}`);
  }
}

/** As much of an answer as a line takes. */
function begin(text: string): string {
  return text.slice(0, ANSWER_CHARS_MAX).replaceAll(/\s+/g, " ");
}

/** A shop has a while longer for anything than its callers wait, so most calls need no limit here. */
async function post(url: string, body: string, limitMs?: number) {
  const limit = new AbortController();
  const late = () =>
    limit.abort(new Error(`no answer to POST ${url} within ${(limitMs ?? 0) / 1000} s`));
  const cancel = limitMs === undefined ? undefined : realClock.wait(limitMs, late);
  const headers = { "Content-Type": "application/json" };
  try {
    const response = await fetch(url, { method: "POST", headers, body, signal: limit.signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    // What fetch throws names its reason only as the cause.
    throw (error as Error).cause ?? error;
  } finally {
    cancel?.();
  }
}
