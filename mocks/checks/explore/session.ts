import { errorText } from "../../domain/text.js";
import { type RunningGateway, startGateway } from "../../index.js";
import { Recorder } from "../../observe/recorder.js";
import { CouldNotRun } from "../../report/report.js";
import { type CallbackClient, httpCallbackClient } from "../../sandbox/client.js";
import { realClock, within } from "../../sandbox/real-clock.js";
import type { StartGateway } from "../run/options.js";
import { METHOD_NAMES } from "./adapters.js";
import type { Limits } from "./context.js";
import type { Shop, ShopSource } from "./shop.js";

/** Where sequences are run. */
export interface ExplorationSession {
  readonly gateway: RunningGateway;
  readonly recorder: Recorder;
  readonly source: ShopSource;
  /** Sends what a stranger sends, under the egress policy of the gateway. */
  readonly stranger: CallbackClient;
  /** The methods that adapters offered and those that were called, in all sequences. */
  readonly offered: Set<string>;
  readonly called: Set<string>;
  /** The name of the next sandbox, and its number, counted from 0. */
  next(): { readonly name: string; readonly nr: number };
  readonly limits: Limits;
}

/** What a session is opened with. */
export interface SessionOptions extends Partial<Limits> {
  /** The port of the mock; any free one without it. */
  readonly port?: number;
  readonly allowEgress?: readonly string[];
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** How long shops may take to close when they were broken off. */
const CLOSE_MS = 1000;

/** Starts a gateway for exploring, in this process. */
export async function openSession(
  openSource: (limits: Limits) => Promise<ShopSource>,
  { timeoutMs = DEFAULT_TIMEOUT_MS, ...options }: SessionOptions = {},
  start: StartGateway = startGateway,
): Promise<ExplorationSession & { close(): Promise<void> }> {
  const recorder = new Recorder();
  const { port = 0, allowEgress = [] } = options;
  const own = { observer: recorder.observer, callbackTimeout: `${Math.ceil(timeoutMs)}ms` };
  const gateway = await start({ port, allowEgress, ...own });
  try {
    const limits = { timeoutMs };
    const stranger = httpCallbackClient({ allow: allowEgress, allowLoopback: true, timeoutMs });
    let executions = 0;
    const next = () => {
      executions += 1;
      return { name: `explore-${executions}`, nr: executions - 1 };
    };
    const open = new Set<Shop>();
    const [offered, called] = [new Set<string>(), new Set<string>()];
    const source = watched(await openSource(limits), open, limits, offered);
    const close = async () => {
      await closed(open);
      stranger.close();
      await gateway.close();
    };
    return { gateway, recorder, source, stranger, offered, called, next, limits, close };
  } catch (error) {
    await gateway.close();
    throw error;
  }
}

/** A source that opens in time, and knows which of its shops are open: those of what was broken off. */
function watched(
  source: ShopSource,
  open: Set<Shop>,
  limits: Limits,
  offered: Set<string>,
): ShopSource {
  let hasOpened = false;
  return {
    ...source,
    async open(credentials) {
      try {
        const shop = await openedInTime(source.open(credentials), limits);
        hasOpened = true;
        open.add(shop);
        for (const name of METHOD_NAMES) if (typeof shop[name] === "function") offered.add(name);
        return shop;
      } catch (error) {
        // If it could be opened before, the shop itself broke, and its report is still due.
        if (hasOpened) return brokenShop(error);
        throw error;
      }
    },
    ended: (shop) => open.delete(shop),
  };
}

/** A shop may take this many times as long to open as for a call: a large platform has to boot. */
const OPENING_FACTOR = 6;

/** A shop that does not open in time cannot be explored. */
async function openedInTime(opening: Promise<Shop>, { timeoutMs }: Limits): Promise<Shop> {
  const limitMs = OPENING_FACTOR * timeoutMs;
  const shop = await within(realClock, limitMs, opening, undefined);
  if (shop) return shop;
  const how = `openShop or POST open had not ended after ${limitMs / 1000} s`;
  throw new CouldNotRun(
    `the adapter did not open a shop: ${how}. Give it more time with --call-timeout`,
  );
}

/** Replaces a shop that can no longer be opened: every action of a customer fails. */
function brokenShop(error: unknown): Shop {
  const fail = () => Promise.reject(new Error(errorText(error)));
  return { start: fail, subscribe: fail, getOrder: () => ({ state: "new" }) };
}

/** Closes shops, within a short time limit: they are no longer judged. */
async function closed(open: ReadonlySet<Shop>): Promise<void> {
  if (open.size === 0) return;
  const all = Promise.allSettled([...open].map(async (shop) => shop.close?.()));
  await within(realClock, CLOSE_MS, all, undefined);
}
