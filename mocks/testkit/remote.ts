import type {
  FailureCatalogue,
  ForkRequest,
  Health,
  RewindPreview,
  RewindRequest,
  SandboxExport,
  SandboxSummary,
  StateGraphs,
} from "../../spec/generated/control.types.js";
import { CONTROL_PATH } from "../api/paths.js";
import {
  type Connection,
  type ControlFollower,
  controlBaseOf,
  controlCaller,
  controlFollower,
} from "../control/client.js";
import type { SandboxQuery } from "../control/handle/gateway-handle.js";
import type { SandboxHandle } from "../index.js";
import { pause } from "../runtime/real-clock.js";
import { type CarefulCaller, carefulCaller } from "./remote-call.js";
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
  /** Says that it can do its work. Rejects while it cannot. */
  readiness(): Promise<Health>;
  /** The lives of invoices and recurring payments as graphs. */
  states(): Promise<StateGraphs>;
  /** What can go wrong on purpose, and what can be assumed. */
  failures(): Promise<FailureCatalogue>;
  /** What a rewind would take back. Changes nothing. */
  previewRewind(name: string, request: RewindRequest): Promise<RewindPreview>;
  /** A new sandbox from any moment of another one. */
  fork(origin: string, request: ForkRequest): Promise<SandboxHandle>;
  /** A new sandbox with a log that was exported elsewhere. */
  import(name: string, exported: SandboxExport): Promise<SandboxHandle>;
  list(query?: SandboxQuery): Promise<readonly SandboxSummary[]>;
  /** A sandbox that exists, by its name or `-` for the only one. */
  get(name: string): Promise<SandboxHandle>;
}

/** A gateway that is called over HTTP. Closing it leaves it running: it belongs to whoever started it. */
export function remoteHost(connection: RemoteConnection): RemoteHost {
  const ask = carefulCaller(controlCaller(connection));
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
    readiness: async () => (await ask("readiness")).body,
    states: async () => (await ask("readStates")).body,
    failures: async () => (await ask("readFailures")).body,
    previewRewind: async (sandbox, { to }) =>
      (await ask("previewRewind", { path: { sandbox }, query: { to } })).body,
    list: async (query = {}) => (await ask("listSandboxes", { query })).body.sandboxes,
    async get(sandbox) {
      const { name } = (await ask("readSandbox", { path: { sandbox } })).body;
      return remoteSandbox(ask, follow, name);
    },
    ...openingOver(ask, follow),
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

/** The ways in which a sandbox begins. */
function openingOver(
  ask: CarefulCaller,
  follow: ControlFollower,
): Pick<RemoteHost, "create" | "fork" | "import"> {
  return {
    async create(request) {
      await ask("openSandbox", { body: request });
      return remoteSandbox(ask, follow, request.name);
    },
    async fork(sandbox, body) {
      await ask("forkSandbox", { path: { sandbox }, body });
      return remoteSandbox(ask, follow, body.name);
    },
    async import(sandbox, body) {
      await ask("importSandbox", { path: { sandbox }, body });
      return remoteSandbox(ask, follow, sandbox);
    },
  };
}
