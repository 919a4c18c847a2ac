import type {
  FailureCatalogue,
  ForkRequest,
  OpenSandboxRequest,
  RequestList,
  RewindPreview,
  RewindRequest,
  SandboxExport,
  SandboxSummary,
  StateGraphs,
} from "../../../spec/generated/control.types.js";
import type { Assumptions } from "../../domain/settings.js";
import type { WorldView } from "../../domain/world.js";
import type { Gateway } from "../../runtime/gateway.js";
import type { Sandbox } from "../../runtime/sandbox.js";
import { failureCatalogue, stateGraphs } from "../catalogue.js";
import { journalView } from "../record-views.js";
import { refusing } from "../refused.js";
import { checkName, findSandbox, getSandbox } from "./find.js";
import {
  createSandbox,
  forkSandbox,
  importSandbox,
  previewRewind,
  resetSandbox,
  rewindSandbox,
} from "./lives.js";
import { type SandboxHandle, sandboxHandle } from "./sandbox.js";

/** How a sandbox begins: with a name, and what is not as it is for all others. */
export interface SandboxOpening extends Omit<OpenSandboxRequest, "assumptions"> {
  /** Options of the switches. */
  readonly assumptions?: Partial<Assumptions>;
}

/** Which sandboxes to list. */
export interface SandboxQuery {
  /** Only those in which an invoice, a recurring payment, a payment session or a callback has this id. */
  readonly has?: string;
}

/**
 * Everything that a tester can do to a gateway. The control API is this over HTTP. Where a method takes
 * the name of a sandbox that exists, `-` is short for the only one.
 *
 * Each method throws or rejects with a `Refused`, as those of a `SandboxHandle` do: 400 for a value that
 * cannot be used, 404 for a sandbox that is not there, 409 for a name that is taken or when the gateway
 * has as many sandboxes as it takes, 503 when the store does not answer.
 */
export interface GatewayHandle {
  /** The sandboxes that are open, in the order in which they were opened. */
  list(query?: SandboxQuery): Promise<readonly SandboxSummary[]>;
  /** The requests that belong to no sandbox: wrong paths, missing tokens, unknown numbers. */
  unclaimedRequests(): Promise<RequestList>;
  /** How many sandboxes are open. */
  count(): number;
  /** Why it cannot do its work at this moment, in a sentence; null while it can. */
  notReady(): Promise<string | null>;
  /** A sandbox that is open in this process. Throws when there is none of that name. */
  get(name: string): SandboxHandle;
  /** A sandbox that exists, wherever it was opened. Rejects when there is none of that name. */
  find(name: string): Promise<SandboxHandle>;
  /** The sandbox of this name; it begins now if it did not exist. */
  open(name: string): Promise<SandboxHandle>;
  /** A new sandbox with a seed, a clock, assumptions and settings of its own. */
  create(request: SandboxOpening): Promise<SandboxHandle>;
  /**
   * Takes a sandbox back to the number of an event, an instant or a label: what came after is gone, as
   * if it had never been, and the same calls give the same ids again.
   */
  rewind(name: string, request: RewindRequest): Promise<SandboxHandle>;
  /** What a rewind would take back. Changes nothing. */
  previewRewind(name: string, request: RewindRequest): Promise<RewindPreview>;
  /** The lives of invoices and recurring payments as graphs. */
  states(): StateGraphs;
  /** What can go wrong on purpose, and what can be assumed. */
  failures(): FailureCatalogue;
  /** A new sandbox from any moment of another one, the present without one. Both go on by themselves. */
  fork(origin: string, request: ForkRequest): Promise<SandboxHandle>;
  /** A new sandbox with a log that was exported elsewhere. Rejects with 400 when it is none. */
  import(name: string, exported: SandboxExport): Promise<SandboxHandle>;
  /** Forgets a sandbox and all that was in it. Returns its name. */
  reset(name: string): Promise<string>;
}

/** Whether anything in a sandbox has an id. */
function hasId({ invoices, recurring, otpSessions, callbacks }: WorldView, id: string): boolean {
  return [invoices, recurring, otpSessions, callbacks].some((things) => things.has(id));
}

/** The handle of a gateway. Its methods can be taken from it. */
export function gatewayHandle(gateway: Gateway, baseUrl: () => string): GatewayHandle {
  const of = (sandbox: Sandbox): SandboxHandle => sandboxHandle(gateway, sandbox, baseUrl);
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
    get: (name) => of(getSandbox(gateway, name)),
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
  return refusing(handle, (error) => gateway.failed(error));
}
