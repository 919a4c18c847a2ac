import type { SandboxReader } from "../reader.js";
import { callbackReads } from "./callbacks.js";
import { clockReads } from "./clock.js";
import { faultReads } from "./faults.js";
import { invoiceReads } from "./invoices.js";
import { recordReads } from "./records.js";
import { recurringReads } from "./recurring.js";
import { registrationReads } from "./registrations.js";
import { assumptionReads, labelReads, merchantReads, settingReads } from "./settings.js";
import { settlementReads } from "./settlements.js";

/** The operations that only read. They need no more than a reader, so a saved record has them too. */
export function readOperations(reader: SandboxReader) {
  return {
    clock: clockReads(reader),
    invoices: invoiceReads(reader),
    recurring: recurringReads(reader),
    registrations: registrationReads(reader),
    settlements: settlementReads(reader),
    callbacks: callbackReads(reader),
    faults: faultReads(reader),
    labels: labelReads(reader),
    assumptions: assumptionReads(reader),
    settings: settingReads(reader),
    merchants: merchantReads(reader),
    ...recordReads(reader),
  };
}
