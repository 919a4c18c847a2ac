import { gatewayHandle, type LocalGatewayHandle } from "./control/handles.js";
import type { HttpsAddress, StartOptions } from "./options.js";
import { startServer } from "./running-gateway.js";

export type {
  AssumptionsHandle,
  CallbacksHandle,
  CallbacksListQuery,
  ClockAgendaQuery,
  ClockHandle,
  EventsQuery,
  FaultsHandle,
  GatewayListQuery,
  GatewayOperations,
  GatewayPreviewRewindQuery,
  InvoicesHandle,
  InvoicesListQuery,
  LabelsHandle,
  MerchantsHandle,
  RecurringHandle,
  RecurringListQuery,
  RequestsQuery,
  SandboxOperations,
  SessionsQuery,
  SettingsHandle,
  SmsQuery,
} from "../spec/generated/control.handles.js";
export type { ClockAdvance, ClockBoundary } from "./control/clock-requests.js";
export type { DefaultFaultRequest, FaultRequest } from "./control/fault-rules.js";
export type { GatewayHandle, LocalGatewayHandle, SandboxHandle } from "./control/handles.js";
export { Refused } from "./control/refused.js";
export type { Assumptions } from "./domain/settings.js";
export type { HttpsAddress, StartOptions } from "./options.js";
export { FolderRefused } from "./sandbox/errors.js";
export type { Observer } from "./sandbox/observer.js";
export { AuthorityRefused } from "./tls/authority-files.js";
export { VERSION } from "./version.js";

/** A gateway that is listening. */
export interface RunningGateway extends LocalGatewayHandle {
  /** Where the service is called, without a slash at its end. */
  readonly baseUrl: string;
  /** Where one-time passwords are asked for; the base URL without a port of its own. */
  readonly orderUrl: string;
  /** Where the service is called over HTTPS; null without `tls`. */
  readonly https: HttpsAddress | null;
  /** Where the control API is called. */
  readonly controlUrl: string;
  /** What the control API asks for; null while only this machine can reach it. */
  readonly controlToken: string | null;
  /** The seed that it was given, or that was drawn for it. */
  readonly seed: string;
  /**
   * Writes all that happened in a sandbox, `-` for the only one, as one HTML file without secrets.
   * Resolves with its whole path.
   *
   * @example
   * const file = await server.record("shop.html", "shop");
   */
  record(path: string, sandbox?: string): Promise<string>;
  /**
   * Stops listening and breaks off callbacks under way. What no data folder keeps is forgotten.
   *
   * @example
   * await server.close();
   */
  close(): Promise<void>;
  /**
   * Takes nothing new, and waits so long for calls and callbacks that are under way: close it then.
   *
   * @example
   * await server.drain(5000);
   * await server.close();
   */
  drain(limitMs: number): Promise<void>;
}

/**
 * Starts a gateway in this process. Many can run side by side. Rejects with the system's error when a
 * port is taken, with a `Refused` when an option is wrong, with `FolderRefused` when another process uses the
 * data folder, and with `AuthorityRefused` when the authority for `tls` cannot be used.
 *
 * @example
 * const gateway = await startGateway({ sandbox: "shop", clock: "frozen" });
 * await gateway.get("shop").clock.advance({ by: "24h" });
 * await gateway.close();
 */
export async function startGateway(options: StartOptions = {}): Promise<RunningGateway> {
  const { gateway, publicUrl, ...server } = await startServer(options);
  const handle = gatewayHandle(gateway, publicUrl);
  return {
    ...handle,
    ...server,
    async record(path, sandbox = "-") {
      const recorded = await (await handle.find(sandbox)).recorded();
      // What makes the page of it is loaded only then.
      return (await import("./workbench/record-page.js")).saveRecord(path, recorded);
    },
  };
}
