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
import type { SandboxHandle } from "./sandbox-handle.js";

/**
 * How a sandbox begins: with a name, and what is not as it is for all others.
 *
 * @example
 * const opening: SandboxOpening = { name: "nightly", clock: { mode: "frozen" } };
 */
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
  /**
   * The sandboxes that are open, in the order in which they were opened.
   *
   * @example
   * const names = (await server.list()).map(({ name }) => name);
   */
  list(query?: SandboxQuery): Promise<readonly SandboxSummary[]>;
  /**
   * The requests that belong to no sandbox: wrong paths, missing tokens, unknown numbers.
   *
   * @example
   * const { requests } = await server.unclaimedRequests();
   */
  unclaimedRequests(): Promise<RequestList>;
  /**
   * How many sandboxes are open.
   *
   * @example
   * expect(server.count()).toBe(1);
   */
  count(): number;
  /**
   * Why it cannot do its work at this moment, in a sentence; null while it can.
   *
   * @example
   * const why = await server.notReady();
   */
  notReady(): Promise<string | null>;
  /**
   * A sandbox that is open in this process. Throws when there is none of that name.
   *
   * @example
   * await server.get("shop").clock.advance({ by: "24h" });
   */
  get(name: string): SandboxHandle;
  /**
   * A sandbox that exists, wherever it was opened. Rejects when there is none of that name.
   *
   * @example
   * const shop = await server.find("shop");
   */
  find(name: string): Promise<SandboxHandle>;
  /**
   * The sandbox of this name; it begins now if it did not exist.
   *
   * @example
   * const shop = await server.open("shop");
   */
  open(name: string): Promise<SandboxHandle>;
  /**
   * A new sandbox with a seed, a clock, assumptions and settings of its own.
   *
   * @example
   * const shop = await server.create({ name: "shop", clock: { mode: "frozen" } });
   */
  create(request: SandboxOpening): Promise<SandboxHandle>;
  /**
   * Takes a sandbox back to the number of an event, an instant or a label: what came after is gone, as
   * if it had never been, and the same calls give the same ids again.
   *
   * @example
   * await server.rewind("shop", { to: "ordered" });
   */
  rewind(name: string, request: RewindRequest): Promise<SandboxHandle>;
  /**
   * What a rewind would take back. Changes nothing.
   *
   * @example
   * const { events } = await server.previewRewind("shop", { to: "ordered" });
   */
  previewRewind(name: string, request: RewindRequest): Promise<RewindPreview>;
  /**
   * The lives of invoices and recurring payments as graphs.
   *
   * @example
   * const { invoice } = server.states();
   */
  states(): StateGraphs;
  /**
   * What can go wrong on purpose, and what can be assumed.
   *
   * @example
   * const { faults, switches } = server.failures();
   */
  failures(): FailureCatalogue;
  /**
   * A new sandbox from any moment of another one, the present without one. Both go on by themselves.
   *
   * @example
   * const other = await server.fork("shop", { name: "what-if" });
   */
  fork(origin: string, request: ForkRequest): Promise<SandboxHandle>;
  /**
   * A new sandbox with a log that was exported elsewhere. Rejects with 400 when it is none.
   *
   * @example
   * const exported = await server.get("shop").export();
   * await server.import("copy", exported);
   */
  import(name: string, exported: SandboxExport): Promise<SandboxHandle>;
  /**
   * Forgets a sandbox and all that was in it. Returns its name.
   *
   * @example
   * await server.reset("shop");
   */
  reset(name: string): Promise<string>;
}
