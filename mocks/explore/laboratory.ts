import type { CoverageWatch } from "../coverage/tally.js";
import { type Observer, type RunningGateway, type StartOptions, startGateway } from "../index.js";
import { EvidenceRoom } from "./evidence.js";
import type { Laboratory } from "./execute.js";
import type { ShopSource } from "./shop.js";
import type { Limits } from "./stage.js";

/** What a laboratory is opened with. */
export interface LaboratoryOptions extends Partial<Limits> {
  /** The port of the mock; any free one without it. */
  readonly port?: number;
  readonly allowEgress?: readonly string[];
  /** What its sandboxes are called, with a number each. */
  readonly named?: string;
  /** Told of everything besides. */
  readonly watch?: CoverageWatch;
}

/** How a gateway is started. The command line makes a line with the fix of what goes wrong. */
export type StartGateway = (options: StartOptions) => Promise<RunningGateway>;

const DEFAULT_PATIENCE_MS = 10_000;
const DEFAULT_IDLE_MS = 25;

/** Starts a gateway for exploring, in this process. */
export async function openLaboratory(
  openSource: (limits: Limits) => Promise<ShopSource>,
  {
    patienceMs = DEFAULT_PATIENCE_MS,
    idleMs = DEFAULT_IDLE_MS,
    ...options
  }: LaboratoryOptions = {},
  start: StartGateway = startGateway,
): Promise<Laboratory & { close(): Promise<void> }> {
  const room = new EvidenceRoom();
  const { observer } = room;
  const { port = 0, allowEgress = [], named = "explore", watch } = options;
  const own = { observer: watch ? both(observer, watch) : observer, callbackTimeoutMs: patienceMs };
  const gateway = await start({ port, allowEgress, ...own });
  try {
    const limits = { patienceMs, idleMs };
    const source = await openSource(limits);
    const close = async () => {
      await source.close?.();
      await gateway.close();
    };
    return { gateway, room, source, named, limits, close };
  } catch (error) {
    await gateway.close();
    throw error;
  }
}

function both(observer: Observer, watch: CoverageWatch): Observer {
  return {
    ...observer,
    event: (sandbox, logged) => {
      observer.event?.(sandbox, logged);
      watch.event(sandbox, logged);
    },
    request: (sandbox, entry) => {
      observer.request?.(sandbox, entry);
      watch.request(sandbox, entry);
    },
  };
}
