import type { AddFaultRequest } from "../../spec/generated/control.types.js";
import type { MerchantRelationship } from "../../spec/generated/openapi.types.js";
import type { ControlOperationId } from "../../spec/generated/operations.js";
import type { BodyOf, ControlFollower } from "../control/client.js";
import type { Assumptions, SandboxHandle } from "../index.js";
import type { CarefulCaller, GivenInput } from "./remote-call.js";

/** A sandbox over the control API: the same methods, one call each. They reject with a `ControlFailure`. */
export function remoteSandbox(
  ask: CarefulCaller,
  follow: ControlFollower,
  name: string,
): SandboxHandle {
  const call: CallIn = async (id, { path, ...given } = {}) => {
    const placed = { ...given, path: { sandbox: name, ...path } } as GivenInput<typeof id>;
    return (await ask(id, placed)).body;
  };
  return {
    name,
    token: `sandbox_${name}`,
    clock: clockOver(call),
    invoices: invoicesOver(call),
    recurring: recurringOver(call),
    faults: faultsOver(call),
    callbacks: callbacksOver(call),
    ...setUpOver(call),
    summary: () => call("readSandbox"),
    ...recordsOver(call),
    follow: (lastId, signal, most) => follow(name, lastId, signal, most),
    ...keptOver(call),
    idle: (body = {}) => call("waitForIdle", { body }),
  };
}

/** Calls an operation on the sandbox; resolves with the body of its answer. */
type CallIn = <Id extends ControlOperationId>(
  id: Id,
  given?: GivenInput<Id>,
) => Promise<BodyOf<Id>>;

function keptOver(call: CallIn): Pick<SandboxHandle, "export" | "recorded" | "settled"> {
  return {
    export: () => call("exportSandbox"),
    recorded: () => call("recordSandbox"),
    // An export is taken when nothing is due or under way, so waiting for one is waiting for that.
    settled: async () => void (await call("exportSandbox")),
  };
}

function clockOver(call: CallIn): SandboxHandle["clock"] {
  return {
    read: () => call("readClock"),
    agenda: (query = {}) => call("readAgenda", { query }),
    advance: (body) => call("advanceClock", { body }),
    toBoundary: (body) => call("moveClockToBoundary", { body }),
    freeze: (body = {}) => call("freezeClock", { body }),
    resume: () => call("resumeClock"),
  };
}

type Records =
  | "events"
  | "requests"
  | "request"
  | "problems"
  | "stats"
  | "coverage"
  | "sms"
  | "smsPage"
  | "sessions";

function recordsOver(call: CallIn): Pick<SandboxHandle, Records> {
  return {
    events: (query = {}) => call("listEvents", { query }),
    requests: (query = {}) => call("listRequests", { query }),
    request: (id) => call("readRequest", { path: { requestId: id } }),
    problems: async () => (await call("listProblems")).problems,
    stats: (query = {}) => call("readStats", { query }),
    coverage: () => call("readCoverage"),
    sms: async () => (await call("listSms")).sms,
    smsPage: (query = {}) => call("listSms", { query }),
    sessions: (query = {}) => call("listSessions", { query }),
  };
}

function invoicesOver(call: CallIn): SandboxHandle["invoices"] {
  return {
    read: (transactionNo) => call("readInvoice", { path: { transactionNo } }),
    list: async () => (await call("listInvoices")).invoices,
    page: (query = {}) => call("listInvoices", { query }),
    pay: (transactionNo, body = {}) => call("payInvoice", { path: { transactionNo }, body }),
    decline: (transactionNo, body = {}) =>
      call("declineInvoice", { path: { transactionNo }, body }),
    cancel: (transactionNo) => call("cancelInvoiceNow", { path: { transactionNo } }),
    refund: (transactionNo, body = {}) => call("refundInvoice", { path: { transactionNo }, body }),
    why: (transactionNo) => call("explainInvoice", { path: { transactionNo } }),
  };
}

function callbacksOver(call: CallIn): SandboxHandle["callbacks"] {
  return {
    list: async () => (await call("listCallbacks")).callbacks,
    page: (query = {}) => call("listCallbacks", { query }),
    read: (callbackId) => call("readCallback", { path: { callbackId } }),
    resend: (callbackId) => call("resendCallback", { path: { callbackId } }),
    why: (callbackId) => call("explainCallback", { path: { callbackId } }),
  };
}

function recurringOver(call: CallIn): SandboxHandle["recurring"] {
  return {
    read: (recurringId) => call("readRecurring", { path: { recurringId } }),
    list: async () => (await call("listRecurring")).recurring,
    page: (query = {}) => call("listRecurring", { query }),
    start: (recurringId) => call("startRecurring", { path: { recurringId } }),
    cancel: (recurringId) => call("cancelRecurringNow", { path: { recurringId } }),
    arrangeCharges: (recurringId, body) => call("arrangeCharges", { path: { recurringId }, body }),
    why: (recurringId) => call("explainRecurring", { path: { recurringId } }),
  };
}

function faultsOver(call: CallIn): SandboxHandle["faults"] {
  return {
    list: async () => (await call("listFaults")).faults,
    // The spec leaves the parameters of a fault to the table of faults, where the type is made from.
    add: (request) => call("addFault", { body: request as unknown as AddFaultRequest }),
    remove: async (faultId) => (await call("removeFault", { path: { faultId } })).removed,
    clear: async () => (await call("clearFaults")).removed,
  };
}

function setUpOver(
  call: CallIn,
): Pick<SandboxHandle, "labels" | "assumptions" | "settings" | "merchants"> {
  return {
    labels: {
      list: async () => (await call("listLabels")).labels,
      add: (label) => call("addLabel", { body: { name: label } }),
    },
    assumptions: {
      read: async () => assumptionsOf((await call("readAssumptions")).assumptions),
      change: async (chosen) =>
        assumptionsOf((await call("changeAssumptions", { body: chosen })).assumptions),
    },
    settings: {
      read: () => call("readSettings"),
      change: (body) => call("changeSettings", { body }),
    },
    merchants: {
      list: async () => merchantsOf((await call("listMerchants")).merchants),
      seed: async (merchants) =>
        merchantsOf((await call("seedMerchants", { body: { merchants } })).merchants),
    },
  };
}

/** The control API's spec leaves the names of switches and options to the table of assumptions. */
function assumptionsOf(chosen: object): Assumptions {
  return chosen as Assumptions;
}

/** The control API's spec leaves the fields of a merchant to the service's own. */
function merchantsOf(records: readonly object[]): readonly MerchantRelationship[] {
  return records as readonly MerchantRelationship[];
}
