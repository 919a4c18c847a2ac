import type { SandboxOperations } from "../../../spec/generated/control.handles.js";
import { linksOf } from "../../api/links.js";
import type { Gateway } from "../../sandbox/gateway.js";
import { linesOf } from "../../sandbox/log-format.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { changesOf } from "../changed.js";
import type { Plain, SandboxReader } from "../reader.js";
import { clockView } from "../views.js";
import { callbackOperations } from "./callbacks.js";
import { clockOperations } from "./clock.js";
import { faultOperations } from "./faults.js";
import { waitForIdle } from "./idle.js";
import { invoiceOperations } from "./invoices.js";
import { outcomeOperations } from "./outcomes.js";
import { recordReads } from "./records.js";
import { recurringOperations } from "./recurring.js";
import { registrationOperations } from "./registrations.js";
import {
  assumptionOperations,
  labelOperations,
  merchantOperations,
  settingOperations,
} from "./settings.js";
import { settlementOperations } from "./settlements.js";
import { statementOperations } from "./statements.js";

/** Every operation on a sandbox that is alive in this process; links begin with `baseUrl`. */
export function sandboxOperations(
  gateway: Gateway,
  sandbox: Sandbox,
  baseUrl: () => string,
): Plain<SandboxOperations> {
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
    outcomes: outcomeOperations(gateway, sandbox),
    statements: statementOperations(sandbox),
    changes: (until = new AbortController().signal) => changesOf(gateway, sandbox, until),
    async export() {
      await sandbox.idle();
      return linesOf(sandbox.events(0).map(({ event }) => event));
    },
    // What hides secrets is needed for records alone.
    recorded: async () => (await import("../record.js")).recordOf(gateway, reader, baseUrl()),
    async settled() {
      await sandbox.idle();
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
    links: (world) => linksOf(world, baseUrl()),
  };
}
