import type { Gateway } from "../../runtime/registry/gateway.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import { exportOf } from "../export.js";
import { follow } from "../follow.js";
import { requestListing } from "../listings.js";
import { pageOf } from "../lists.js";
import { problemGroups } from "../problem-groups.js";
import { entryView } from "../record-views.js";
import { refusing, throwIf, unknown } from "../refused.js";
import { summaryView } from "../views.js";
import { accessTo } from "./access.js";
import { callbacksHandle } from "./callbacks.js";
import { clockHandle } from "./clock.js";
import { pageOfEvents } from "./events.js";
import { faultsHandle } from "./faults.js";
import { waitForIdle } from "./idle.js";
import { invoicesHandle } from "./invoices.js";
import { labelsHandle } from "./labels.js";
import { phoneOf } from "./phone.js";
import { recurringHandle } from "./recurring.js";
import type { SandboxHandle } from "./sandbox-handle.js";
import { assumptionsHandle, merchantsHandle, settingsHandle } from "./set-up.js";
import { countsHandle } from "./stats.js";

/** The handle of a sandbox that is alive in this process. */
export function sandboxHandle(
  gateway: Gateway,
  sandbox: Sandbox,
  baseUrl: () => string,
): SandboxHandle {
  const access = accessTo(sandbox, gateway.clock, baseUrl);
  const { read } = access;
  const handle: SandboxHandle = {
    name: sandbox.name,
    token: `sandbox_${sandbox.name}`,
    clock: clockHandle(access),
    invoices: invoicesHandle(access),
    recurring: recurringHandle(access),
    faults: faultsHandle(access),
    callbacks: callbacksHandle(access),
    labels: labelsHandle(access),
    assumptions: assumptionsHandle(access),
    settings: settingsHandle(access),
    merchants: merchantsHandle(access),
    async summary() {
      const requests = await gateway.journal.countOf(sandbox.name);
      return read((world) => summaryView(sandbox, world, requests));
    },
    events: (query = {}) => pageOfEvents(access, query),
    ...recordsOf(gateway, sandbox),
    ...countsHandle(gateway, sandbox),
    ...phoneOf(access),
    follow: (lastId, signal = new AbortController().signal, most) =>
      follow(gateway, sandbox.name, lastId, signal, most),
    async export() {
      throwIf(await sandbox.travel.settle());
      return exportOf(sandbox.name, await sandbox.events(0));
    },
    recorded: async () =>
      (await import("../record/record.js")).recordOf(gateway, sandbox, baseUrl()),
    settled: () => sandbox.settled(),
    idle: (request = {}) => waitForIdle(gateway, sandbox, request),
  };
  return refusing(handle, (error) => gateway.failed(error));
}

/** What the journal has of a sandbox. */
function recordsOf(
  { journal }: Gateway,
  { name }: Sandbox,
): Pick<SandboxHandle, "requests" | "request" | "problems"> {
  return {
    async requests(query = {}) {
      const { requests, dropped } = await journal.page(name);
      const { items, ...page } = pageOf(requests, query, requestListing);
      return { requests: items, dropped, ...page };
    },
    async request(id) {
      const found = (await journal.page(name)).requests.find((entry) => entry.id === id);
      if (!found) throw unknown(`no request ${id} is kept; the latest ones of ${name} are listed`);
      return entryView(found);
    },
    problems: async () => problemGroups((await journal.page(name)).requests),
  };
}
