import { present } from "./control/present.js";
import { refuseIf } from "./control/refused.js";
import { startOptionErrors } from "./control/start-options.js";
import type { StartOptions } from "./options.js";
import { type RunningGateway, startOver } from "./running-gateway.js";

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
export type {
  AdvanceBy,
  AdvanceTo,
  BesideBoundary,
  ClockAdvance,
  ClockBoundary,
  InvoiceExpiry,
  NextCharge,
  OtpExpiry,
  WayThroughTime,
} from "./control/clock-requests.js";
export type { DefaultFaultRequest, FaultRequest } from "./control/fault-rules.js";
export type { GatewayHandle, LocalGatewayHandle, SandboxHandle } from "./control/handles.js";
export { Refused } from "./control/refused.js";
export type { Assumptions } from "./domain/settings.js";
export type { StartOptions } from "./options.js";
export { FolderRefused } from "./sandbox/data-folder.js";
export type { Observer } from "./sandbox/observer.js";
export { VERSION } from "./version.js";
export type { RunningGateway };

/**
 * Starts a gateway in this process. Many can run side by side. Rejects with the system's error when a
 * port is taken, with a `Refused` when an option is wrong, and with `FolderRefused` when another process uses
 * the data folder.
 *
 * @example
 * const gateway = await startGateway({ sandbox: "shop", clock: "frozen" });
 * await gateway.get("shop").clock.advance({ by: "24h" });
 * await gateway.close();
 */
export async function startGateway(given: StartOptions = {}): Promise<RunningGateway> {
  const options = present(given);
  const { observer: _, ...checked } = options;
  refuseIf(startOptionErrors(checked));
  return startOver(options);
}
