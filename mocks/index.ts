import type { MerchantSeed, SettingsPatch } from "../spec/generated/control.types.js";
import { isLoopback } from "./api/guard.js";
import { watchHandshakes } from "./api/handshake.js";
import { smsLinks } from "./api/links.js";
import { createServer, type Listener, listen } from "./api/server.js";
import { application } from "./application.js";
import { type DefaultFaultRequest, defaultFaults } from "./control/fault-rules.js";
import { type GatewayHandle, gatewayHandle } from "./control/handle/gateway.js";
import { readInstant } from "./control/instants.js";
import { merchantSeeds } from "./control/merchant-seed.js";
import { CONTROL_PATH } from "./control/mount.js";
import { refuseIf } from "./control/refused.js";
import { settingsChange } from "./control/settings.js";
import { startOptionErrors } from "./control/start-options.js";
import { type Assumptions, defaultSettings } from "./domain/settings.js";
import { drained } from "./drained.js";
import { type OpenStore, openStore, settledSeed } from "./open-store.js";
import { defaultEgress, httpCallbackClient } from "./runtime/callback-client.js";
import type { CallbackLimits } from "./runtime/callback-limits.js";
import { randomToken } from "./runtime/chance.js";
import { realClock } from "./runtime/clock.js";
import { Gateway } from "./runtime/gateway.js";
import type { GatewayDefaults, GatewayParts } from "./runtime/gateway-options.js";
import type { Observer } from "./runtime/observer.js";
import type { Store } from "./store/store.js";
import { VERSION } from "./version.js";

export type { DefaultFaultRequest, FaultRequest } from "./control/fault-rules.js";
export type { CallbacksHandle } from "./control/handle/callbacks.js";
export type { ClockHandle } from "./control/handle/clock.js";
export type { FaultsHandle } from "./control/handle/faults.js";
export type { InvoicesHandle } from "./control/handle/invoices.js";
export type { LabelsHandle } from "./control/handle/labels.js";
export type { RecurringHandle } from "./control/handle/recurring.js";
export type { EventsQuery, SandboxHandle } from "./control/handle/sandbox.js";
export type {
  AssumptionsHandle,
  MerchantsHandle,
  SettingsHandle,
} from "./control/handle/set-up.js";
export { Refused } from "./control/refused.js";
export { StoreUnusable } from "./store/errors.js";
export type { Assumptions, GatewayHandle, Observer };
export { VERSION };

/** How a gateway is started. Everything has a default. */
export interface StartOptions {
  /** Port of the base URL; 0, the default, takes a free one. */
  readonly port?: number;
  /** A port of its own for the order URL; without it both are the same origin. */
  readonly orderPort?: number;
  /** Address to bind to; anything but loopback puts the control API behind a token. */
  readonly host?: string;
  /** The same seed gives the same codes, ids and sample merchants. */
  readonly seed?: string;
  /** A sandbox to open at once. */
  readonly sandbox?: string;
  /** How the clocks of new sandboxes begin: with real time, or standing still (at an ISO instant). */
  readonly clock?: "real" | "frozen" | { readonly frozenAt: string };
  /** Options of the switches, for all new sandboxes. */
  readonly assume?: Partial<Assumptions>;
  /** Refuse what is otherwise tolerated, and the operations whose shape is assumed. */
  readonly strict?: boolean;
  /** Other settings of new sandboxes. */
  readonly settings?: Omit<SettingsPatch, "strict" | "allowPrefer">;
  /** Fault rules of new sandboxes; of one of them where it is named. */
  readonly faults?: readonly DefaultFaultRequest[];
  /** Lets requests ask for a fault of their own by the header Prefer. */
  readonly allowPrefer?: boolean;
  /** The merchants of new sandboxes; samples from the seed without them. */
  readonly merchants?: readonly MerchantSeed[];
  /** Hosts besides loopback that callbacks may go to; `*` for any. */
  readonly allowEgress?: readonly string[];
  /** How long a merchant may take to answer a callback. Default 10,000. */
  readonly callbackTimeoutMs?: number;
  /** How many callbacks may be open at once: `perGateway` in all, 64, and `perTarget`, 16. */
  readonly callbackLimits?: Partial<CallbackLimits>;
  /** How many sandboxes may be open at once. Default 10,000. */
  readonly sandboxesMax?: number;
  /** How many events a sandbox may have. Default 1,000,000. */
  readonly eventsMax?: number;
  /** A folder to keep everything in, over a restart; without it all is in memory. */
  readonly data?: string;
  /** Whether an answer waits until the disk has what it tells of. Default true. */
  readonly fsync?: boolean;
  /** The data folder takes nothing new when it holds so much. */
  readonly dataMaxBytes?: number;
  /** Forgets sandboxes of the data folder in which nothing has happened for so many days. */
  readonly keepDays?: number;
  /** A PostgreSQL database to keep everything in, `postgres://...`; any number of gateways share it. */
  readonly database?: string;
  /** The schema of the database that the tables are in. Default `paystub`. */
  readonly databaseSchema?: string;
  /** The largest request body. Default 1 MiB. */
  readonly bodyLimitBytes?: number;
  /** The control API's token where one is needed; drawn at start without it. */
  readonly controlToken?: string;
  /** Told of everything that goes on. */
  readonly observer?: Observer;
}

/** A gateway that is listening. */
export interface RunningGateway extends GatewayHandle {
  readonly baseUrl: string;
  readonly orderUrl: string;
  readonly controlUrl: string;
  /** What the control API asks for; null while it listens on loopback only. */
  readonly controlToken: string | null;
  /** Resolves when what is kept cannot be kept any more, such as for a full disk: close it then. */
  readonly failed: Promise<Error>;
  /** Stops listening and breaks off callbacks under way. What no data folder keeps is forgotten. */
  close(): Promise<void>;
  /** Takes nothing new, and waits so long for calls and callbacks that are under way: close it then. */
  drain(limitMs: number): Promise<void>;
}

const LOOPBACK = "127.0.0.1";
const BODY_LIMIT_BYTES = 1024 * 1024;

/**
 * Starts a gateway in this process. Many can run side by side. Rejects with the system's error when a
 * port is taken, with a `Refused` when an option is wrong, and with `StoreUnusable` when the data folder
 * is in use, broken or of a newer paystub.
 */
export async function startGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const { observer: _, ...checked } = options;
  refuseIf(startOptionErrors(checked));
  return startOver(await openStore(options), options);
}

/** The same over a store that is open already, which is closed with the gateway. */
export async function startOver(opened: OpenStore, options: StartOptions): Promise<RunningGateway> {
  const { host = LOOPBACK, port = 0, orderPort, bodyLimitBytes = BODY_LIMIT_BYTES } = options;
  const loopback = isLoopback(host);
  const controlToken = loopback ? null : (options.controlToken ?? randomToken());
  const listeners: Listener[] = [];
  // The port is known when it is bound, and a link is made long after that.
  const baseUrl = () => urlOf(host, listeners[0]);
  const orderUrl = () => urlOf(host, listeners.at(-1));
  const gateway = await gatewayOver(opened, options, baseUrl);
  const handle = gatewayHandle(gateway, baseUrl);
  const parts = { gateway, handle, baseUrl, orderUrl, loopback, controlToken, bodyLimitBytes };
  const offer = async (place: "all" | "base" | "order", at: number) => {
    const server = createServer(application({ ...parts, place }));
    watchHandshakes(server, gateway, place === "order" ? orderUrl : baseUrl);
    listeners.push(await listen(server, at, host));
  };
  const close = async () => {
    await Promise.all(listeners.map((listener) => listener.close()));
    await gateway.close();
    opened.close();
  };
  try {
    await gateway.start();
    await offer(orderPort === undefined ? "all" : "base", port);
    if (orderPort !== undefined) await offer("order", orderPort);
    if (options.sandbox !== undefined) await handle.open(options.sandbox);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...handle,
    baseUrl: baseUrl(),
    orderUrl: orderUrl(),
    controlUrl: `${baseUrl()}${CONTROL_PATH}`,
    controlToken,
    failed: opened.stopped,
    close,
    drain: (limitMs) => drained(gateway, listeners, limitMs),
  };
}

async function gatewayOver(
  { store, close }: OpenStore,
  options: StartOptions,
  baseUrl: () => string,
): Promise<Gateway> {
  try {
    const seed = store.outlives ? await settledSeed(store, options.seed) : options.seed;
    const defaults = { ...gatewayDefaults(options), ...(seed !== undefined && { seed }) };
    return new Gateway(gatewayParts(store, options, baseUrl), defaults);
  } catch (error) {
    close();
    throw error;
  }
}

function gatewayParts(store: Store, options: StartOptions, baseUrl: () => string): GatewayParts {
  const { allowEgress = defaultEgress.allow, callbackTimeoutMs, observer } = options;
  const { callbackLimits = {}, sandboxesMax, eventsMax, keepDays } = options;
  const timeoutMs = callbackTimeoutMs ?? defaultEgress.timeoutMs;
  return {
    store,
    clock: realClock,
    client: httpCallbackClient({ allow: allowEgress, timeoutMs }),
    callbackLimits,
    ...(sandboxesMax !== undefined && { sandboxesMax }),
    ...(eventsMax !== undefined && { eventsMax }),
    ...(keepDays !== undefined && { keepDays }),
    links: (world) => smsLinks(world, baseUrl()),
    ...(observer && { observer }),
  };
}

function gatewayDefaults(options: StartOptions): GatewayDefaults {
  const { clock = "real", assume = {}, faults = [], merchants } = options;
  const settings: SettingsPatch = options.settings ?? {};
  const { strict = settings.strict ?? false } = options;
  const { allowPrefer = settings.allowPrefer ?? false } = options;
  const frozenAt = frozenInstant(clock);
  return {
    settings: {
      ...settingsChange(settings, defaultSettings),
      strict,
      allowPrefer,
      assumptions: assume,
    },
    ...(frozenAt !== undefined && { frozenAt }),
    ...(merchants && { merchants: merchantSeeds(merchants) }),
    faults: defaultFaults(faults),
  };
}

function frozenInstant(clock: NonNullable<StartOptions["clock"]>): number | undefined {
  if (clock === "real") return undefined;
  return clock === "frozen" ? realClock.now() : readInstant(clock.frozenAt, "clock.frozenAt");
}

/** The address to call: one that binds everywhere is called by this machine's own name. */
function urlOf(host: string, listener: Listener | undefined): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${listener?.port ?? 0}`;
}
