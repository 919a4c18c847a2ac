import type { MerchantSeed, SettingsPatch } from "../spec/generated/control.types.js";
import type { DefaultFaultRequest } from "./control/fault-rules.js";
import type { Assumptions } from "./domain/settings.js";
import type { CallbackLimits } from "./runtime/callbacks/limiter.js";
import type { Observer } from "./runtime/observer.js";

/** The file in which a team keeps what `paystub calibrate` found out. It counts in the folder that it is in. */
export const CALIBRATION_FILE = "paystub.calibration.json";

/**
 * How a gateway is started. Everything has a default.
 *
 * @example
 * const options: StartOptions = { sandbox: "shop", clock: "frozen", seed: "nightly" };
 */
export interface StartOptions {
  /** Port of the base URL; 0, the default, takes a free one. */
  readonly port?: number;
  /** A port of its own for the order URL; without it both are the same origin. */
  readonly orderPort?: number;
  /** Address to bind to; anything but loopback makes it a shared host, see mocks/api/README.md. */
  readonly host?: string;
  /** More names that it is called by; `*.example.com` for all below one, `*` for any. */
  readonly allowHosts?: readonly string[];
  /**
   * Its origin for others, such as `https://pay.ci.example`: what links are made of. With `request` the
   * links of each answer begin with the address that its caller called.
   */
  readonly publicUrl?: string;
  /**
   * Proxies, as addresses, ranges such as `10.0.0.0/8` or `loopback`, that are believed about the address
   * that was called: by `Forwarded`, or `X-Forwarded-Host` and `-Proto`. Goes with `publicUrl: "request"`.
   */
  readonly trustProxy?: readonly string[];
  /** Origins whose pages may show the mobile payment page in a frame. */
  readonly allowFrame?: readonly string[];
  /** The same seed gives the same codes, ids and sample merchants. Drawn on a shared host. */
  readonly seed?: string;
  /** A sandbox to open at once. */
  readonly sandbox?: string;
  /** Open a sandbox `examples` in which every example request of the spec works as shown. */
  readonly examples?: boolean;
  /** How the clocks of new sandboxes begin: with real time, or standing still (at an ISO instant). */
  readonly clock?: "real" | "frozen" | { readonly frozenAt: string };
  /** Options of the switches, for all new sandboxes. */
  readonly assume?: Partial<Assumptions>;
  /**
   * Options that `paystub calibrate` observed at the service. New sandboxes follow them, unless `assume` says
   * otherwise. The command line and the fixtures take them from `paystub.calibration.json`.
   */
  readonly observed?: Partial<Assumptions>;
  /** Refuse what is otherwise tolerated, and the operations whose shape is assumed. */
  readonly strict?: boolean;
  /** Other settings of new sandboxes. */
  readonly settings?: Omit<SettingsPatch, "strict" | "allowPrefer">;
  /** Fault rules of new sandboxes; of one of them where it is named. */
  readonly faults?: readonly DefaultFaultRequest[];
  /** Lets requests ask for a fault of their own by the header Prefer. */
  readonly allowPrefer?: boolean;
  /** Sends a browser back to a shop on this machine even where nothing answers there. */
  readonly alwaysRedirect?: boolean;
  /** The merchants of new sandboxes; samples from the seed without them. */
  readonly merchants?: readonly MerchantSeed[];
  /** Hosts that callbacks may go to, besides loopback unless the host is shared; `*` for any. */
  readonly allowEgress?: readonly string[];
  /** How long a merchant may take to answer a callback. Default 10,000. */
  readonly callbackTimeoutMs?: number;
  /** How many callbacks may be open at once: `perGateway` in all, 64, and `perTarget`, 16. */
  readonly callbackLimits?: Partial<CallbackLimits>;
  /** How many sandboxes may be open at once. Default 10,000. */
  readonly sandboxesMax?: number;
  /** How many events a sandbox may have. Default 1,000,000. */
  readonly eventsMax?: number;
  /**
   * How much memory all sandboxes together may take, in bytes. Default: 40 % of Node's heap, which
   * `NODE_OPTIONS=--max-old-space-size=<MiB>` sets.
   */
  readonly memoryMaxBytes?: number;
  /** How much of it one sandbox may take. Default: half. */
  readonly sandboxMemoryMaxBytes?: number;
  /** How much the journal of all requests may take. Default: an eighth of the heap, at most 256 MiB. */
  readonly journalMaxBytes?: number;
  /** A folder to keep everything in, over a restart; without it all is in memory. */
  readonly data?: string;
  /** Whether an answer waits until the disk has what it tells of. Default true. */
  readonly fsync?: boolean;
  /** The data folder takes nothing new when it holds so much. */
  readonly dataMaxBytes?: number;
  /** Forgets kept sandboxes in which nothing has happened for so many days. */
  readonly keepDays?: number;
  /** A PostgreSQL database to keep everything in, `postgres://...`; any number of gateways share it. */
  readonly database?: string;
  /** The schema of the database that the tables are in. Default `paystub`. */
  readonly databaseSchema?: string;
  /** The largest request body. Default 1 MiB. */
  readonly bodyLimitBytes?: number;
  /** The control API's token where one is needed; drawn at start without it. */
  readonly controlToken?: string;
  /** Asked for by the operations, as part of the base URL or as the header X-Paystub-Token. */
  readonly apiToken?: string;
  /** Told of everything that goes on. */
  readonly observer?: Observer;
}
