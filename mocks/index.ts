import { gatewayHandle, type LocalGatewayHandle } from "./control/handles.js";
import type { StartOptions } from "./options.js";
import { type RunningServer, startServer } from "./running-gateway.js";

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
export interface RunningGateway
  extends LocalGatewayHandle,
    Omit<RunningServer, "gateway" | "publicUrl"> {
  /**
   * Writes all that happened in a sandbox, `-` for the only one, as one HTML file without secrets.
   * Resolves with its whole path.
   *
   * @example
   * const file = await server.record("shop.html", "shop");
   */
  record(path: string, sandbox?: string): Promise<string>;
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
