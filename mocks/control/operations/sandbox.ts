import type { SandboxOperations } from "../../../spec/generated/control.handles.js";
import { linksOf } from "../../api/links.js";
import type { Gateway } from "../../sandbox/gateway.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { changesOf } from "../changed.js";
import { exportOf } from "../import-export.js";
import type { SandboxReader } from "../reader.js";
import { throwIf } from "../refused.js";
import { clockView } from "../views.js";
import { callbackOperations, callbackReads } from "./callbacks.js";
import { clockOperations, clockReads } from "./clock.js";
import { faultOperations, faultReads } from "./faults.js";
import { waitForIdle } from "./idle.js";
import { invoiceOperations, invoiceReads } from "./invoices.js";
import { recordReads } from "./records.js";
import { recurringOperations, recurringReads } from "./recurring.js";
import { registrationOperations, registrationReads } from "./registrations.js";
import {
  assumptionOperations,
  assumptionReads,
  labelOperations,
  labelReads,
  merchantOperations,
  merchantReads,
  settingOperations,
  settingReads,
} from "./settings.js";
import { settlementOperations, settlementReads } from "./settlements.js";

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

/** Every operation on a sandbox that is alive in this process; links begin with `baseUrl`. */
export function sandboxOperations(
  gateway: Gateway,
  sandbox: Sandbox,
  baseUrl: () => string,
): SandboxOperations {
  const reader = readerOf(gateway, sandbox, baseUrl);
  return {
    ...recordReads(reader),
    clock: clockOperations(sandbox, reader),
    invoices: invoiceOperations(sandbox, reader),
    recurring: recurringOperations(sandbox, reader),
    registrations: registrationOperations(sandbox, reader),
    settlements: settlementOperations(sandbox, reader),
    callbacks: callbackOperations(sandbox, reader),
    faults: faultOperations(sandbox, reader),
    labels: labelOperations(sandbox, reader),
    assumptions: assumptionOperations(sandbox, reader),
    settings: settingOperations(sandbox, reader),
    merchants: merchantOperations(sandbox, reader),
    changes: (until = new AbortController().signal) => changesOf(gateway, sandbox, until),
    async export() {
      throwIf(await sandbox.clock.waitForIdle());
      return exportOf(sandbox.name, await reader.events(0));
    },
    // What hides secrets is needed for records alone.
    recorded: async () =>
      (await import("../record/record.js")).recordOf(gateway, reader, baseUrl()),
    async settled() {
      await sandbox.waitForIdle();
      return reader.read((world) => clockView(reader, world));
    },
    idle: (request = {}) => waitForIdle(gateway, sandbox, request),
  };
}

/** Reads a sandbox that is alive in this process; links begin with `baseUrl`. */
function readerOf(gateway: Gateway, sandbox: Sandbox, baseUrl: () => string): SandboxReader {
  const { journal, observed } = gateway;
  const { name } = sandbox;
  return {
    name,
    observed,
    get position() {
      return sandbox.position;
    },
    now: () => sandbox.now(),
    nextDue: () => sandbox.nextDue(),
    read: (reader) => sandbox.read(reader),
    events: (after, limit) => sandbox.events(after, limit),
    requests: () => journal.page(name),
    requestCount: () => journal.countOf(name),
    links: (world) => linksOf(world, baseUrl(), gateway.pageKey),
  };
}
