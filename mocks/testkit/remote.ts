import type { Health, SandboxSummary } from "../../spec/generated/control.types.js";
import {
  type Connection,
  controlBaseOf,
  controlCaller,
  controlFollower,
} from "../control/client.js";
import type { SandboxQuery } from "../control/handle/gateway.js";
import { CONTROL_PATH } from "../control/path.js";
import type { SandboxHandle } from "../index.js";
import { pause } from "../runtime/clock.js";
import { remoteSandbox } from "./remote-sandbox.js";
import type { Host } from "./surface.js";

/** A gateway in another process or container. */
export interface RemoteConnection extends Connection {
  /** Its order URL, where that is not the base URL. */
  readonly orderUrl?: string;
}

/** How often it is asked whether something happened. */
const POLL_MS = 25;

/** A gateway that runs elsewhere, with what can be asked of it as a whole. */
export interface RemoteHost extends Host {
  /** Says that it is up. */
  health(): Promise<Health>;
  list(query?: SandboxQuery): Promise<readonly SandboxSummary[]>;
  /** A sandbox that exists, by its name or `-` for the only one. */
  get(name: string): Promise<SandboxHandle>;
}

/** A gateway that is called over HTTP. Closing it leaves it running: it belongs to whoever started it. */
export function remoteHost(connection: RemoteConnection): RemoteHost {
  const ask = controlCaller(connection);
  const follow = controlFollower(connection);
  const controlUrl = controlBaseOf(connection.url);
  const baseUrl = controlUrl.endsWith(CONTROL_PATH)
    ? controlUrl.slice(0, -CONTROL_PATH.length)
    : controlUrl;
  return {
    baseUrl,
    orderUrl: connection.orderUrl ?? baseUrl,
    controlUrl,
    controlToken: connection.token ?? null,
    health: async () => (await ask("health")).body,
    list: async (query = {}) =>
      (await ask("listSandboxes", { query: { ...query } })).body.sandboxes,
    async get(sandbox) {
      const { name } = (await ask("readSandbox", { path: { sandbox } })).body;
      return remoteSandbox(ask, follow, name);
    },
    async create(request) {
      await ask("openSandbox", { body: request });
      return remoteSandbox(ask, follow, request.name);
    },
    async reset(sandbox) {
      await ask("resetSandbox", { path: { sandbox } });
    },
    async rewind(sandbox, to) {
      await ask("rewindSandbox", { path: { sandbox }, body: { to } });
    },
    unclaimed: async () => (await ask("listUnclaimedRequests")).body,
    changed: (_sandbox, atMostMs) => pause(Math.min(POLL_MS, atMostMs)),
    close: async () => {},
  };
}
