import { present } from "./control/present.js";
import { refuseIf } from "./control/refused.js";
import { startOptionErrors } from "./control/start-options.js";
import { openStore } from "./open-store.js";
import type { StartOptions } from "./options.js";
import { type RunningGateway, startOver } from "./running-gateway.js";

export type { DefaultFaultRequest, FaultRequest } from "./control/fault-rules.js";
export type { CallbacksHandle } from "./control/handle/callbacks.js";
export type { ClockHandle } from "./control/handle/clock.js";
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
} from "./control/handle/clock-requests.js";
export type { EventsQuery } from "./control/handle/events.js";
export type { FaultsHandle } from "./control/handle/faults.js";
export type { GatewayHandle, SandboxOpening } from "./control/handle/gateway-handle.js";
export type { InvoicesHandle } from "./control/handle/invoices.js";
export type { LabelsHandle } from "./control/handle/labels.js";
export type { RecurringHandle } from "./control/handle/recurring.js";
export type { SandboxHandle } from "./control/handle/sandbox-handle.js";
export type {
  AssumptionsHandle,
  MerchantsHandle,
  SettingsHandle,
} from "./control/handle/set-up.js";
export { Refused } from "./control/refused.js";
export type { Assumptions } from "./domain/settings.js";
export type { StartOptions } from "./options.js";
export type { Observer } from "./runtime/observer.js";
export { StoreUnusable } from "./store/errors.js";
export { VERSION } from "./version.js";
export type { RunningGateway };

/**
 * Starts a gateway in this process. Many can run side by side. Rejects with the system's error when a
 * port is taken, with a `Refused` when an option is wrong, and with `StoreUnusable` when the data folder
 * is in use, broken or of a newer paystub.
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
  return startOver(await openStore(options), options);
}
