import type { SandboxSummary } from "../../../spec/generated/control.types.js";
import type { WorldView } from "../../domain/world.js";
import type { Gateway } from "../../runtime/registry/gateway.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import { failureCatalogue, stateGraphs } from "../catalogue.js";
import { readId } from "../given.js";
import { journalView } from "../record-views.js";
import { refusing } from "../refused.js";
import { admitting, GATEWAY_DOORS, SANDBOX_DOORS } from "./doors.js";
import { checkName, findSandbox, getSandbox } from "./find.js";
import type { GatewayHandle } from "./gateway-handle.js";
import {
  createSandbox,
  forkSandbox,
  importSandbox,
  previewRewind,
  resetSandbox,
  rewindSandbox,
} from "./lives.js";
import { sandboxHandle } from "./sandbox.js";
import type { SandboxHandle } from "./sandbox-handle.js";

/** Whether anything in a sandbox has an id. */
function hasId({ invoices, recurring, otpSessions, callbacks }: WorldView, id: string): boolean {
  return [invoices, recurring, otpSessions, callbacks].some((things) => things.has(id));
}

/** The handle of a gateway. Its methods can be taken from it. */
export function gatewayHandle(gateway: Gateway, baseUrl: () => string): GatewayHandle {
  const of = (sandbox: Sandbox): SandboxHandle =>
    admitting(sandboxHandle(gateway, sandbox, baseUrl), SANDBOX_DOORS);
  const handle: GatewayHandle = {
    async list({ has } = {}) {
      const summaries: SandboxSummary[] = [];
      for (const name of await gateway.directory()) {
        const sandbox = await gateway.find(name);
        const isMeant =
          has === undefined || (await sandbox?.read((world) => hasId(world, has))) === true;
        if (sandbox && isMeant) summaries.push(await of(sandbox).summary());
      }
      return summaries;
    },
    unclaimedRequests: async () => journalView(await gateway.journal.page(null)),
    count: () => gateway.size,
    notReady: () => gateway.notReady(),
    get: (name) => of(getSandbox(gateway, readId("sandbox", name))),
    find: async (name) => of(await findSandbox(gateway, name)),
    async open(name) {
      checkName(name);
      return of(await gateway.open(name));
    },
    create: async (request) => of(await createSandbox(gateway, request)),
    rewind: async (name, request) => of(await rewindSandbox(gateway, name, request)),
    previewRewind: (name, request) => previewRewind(gateway, name, request),
    states: stateGraphs,
    failures: failureCatalogue,
    fork: async (origin, request) => of(await forkSandbox(gateway, origin, request)),
    import: async (name, exported) => of(await importSandbox(gateway, name, exported)),
    reset: (name) => resetSandbox(gateway, name),
  };
  return admitting(
    refusing(handle, (error) => gateway.failed(error)),
    GATEWAY_DOORS,
  );
}
