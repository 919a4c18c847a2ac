import type { AddFaultRequest } from "../../spec/generated/control.types.js";
import type { MerchantRelationship } from "../../spec/generated/openapi.types.js";
import type { ControlOperationId } from "../../spec/generated/operations.js";
import type { BodyOf, ControlCaller, ControlInput } from "../control/client.js";
import type { Assumptions } from "../index.js";
import type { Sandbox } from "./surface.js";

/** A sandbox over the control API: the same methods, one call each. They reject with a `ControlFailure`. */
export function remoteSandbox(ask: ControlCaller, name: string): Sandbox {
  const call = async <Id extends ControlOperationId>(
    id: Id,
    { path, ...given }: ControlInput<Id> = {},
  ): Promise<BodyOf<Id>> => {
    const placed = { ...given, path: { sandbox: name, ...path } } as ControlInput<Id>;
    return (await ask(id, placed)).body;
  };
  return {
    name,
    token: `sandbox_${name}`,
    summary: () => call("readSandbox"),
    clock: {
      read: () => call("readClock"),
      advance: (body) => call("advanceClock", { body }),
      toBoundary: (body) => call("moveClockToBoundary", { body }),
      freeze: (body = {}) => call("freezeClock", { body }),
      resume: () => call("resumeClock"),
    },
    invoices: invoicesOver(call),
    recurring: recurringOver(call),
    faults: {
      list: async () => (await call("listFaults")).faults,
      // The spec leaves the parameters of a fault to the table of faults, where the type is made from.
      add: (request) => call("addFault", { body: request as unknown as AddFaultRequest }),
      remove: async (faultId) => (await call("removeFault", { path: { faultId } })).removed,
      clear: async () => (await call("clearFaults")).removed,
    },
    events: (query = {}) => call("listEvents", { query: { ...query } }),
    requests: () => call("listRequests"),
    sms: async () => (await call("listSms")).sms,
    callbacks: {
      list: async () => (await call("listCallbacks")).callbacks,
      resend: (callbackId) => call("resendCallback", { path: { callbackId } }),
    },
    labels: {
      list: async () => (await call("listLabels")).labels,
      add: (label) => call("addLabel", { body: { name: label } }),
    },
    assumptions: {
      read: async () => (await call("readAssumptions")).assumptions as unknown as Assumptions,
      change: async (given) => {
        const { assumptions } = await call("changeAssumptions", { body: { ...given } });
        return assumptions as unknown as Assumptions;
      },
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
    export: () => call("exportSandbox"),
    // An export is taken when nothing is due or under way, so waiting for one is waiting for that.
    settled: async () => void (await call("exportSandbox")),
  };
}

type CallIn = <Id extends ControlOperationId>(
  id: Id,
  given?: ControlInput<Id>,
) => Promise<BodyOf<Id>>;

function invoicesOver(call: CallIn): Sandbox["invoices"] {
  return {
    read: (transactionNo) => call("readInvoice", { path: { transactionNo } }),
    list: async () => (await call("listInvoices")).invoices,
    pay: (transactionNo, body = {}) => call("payInvoice", { path: { transactionNo }, body }),
    decline: (transactionNo, body = {}) =>
      call("declineInvoice", { path: { transactionNo }, body }),
    cancel: (transactionNo) => call("cancelInvoiceNow", { path: { transactionNo } }),
    why: (transactionNo) => call("explainInvoice", { path: { transactionNo } }),
  };
}

function recurringOver(call: CallIn): Sandbox["recurring"] {
  return {
    read: (recurringId) => call("readRecurring", { path: { recurringId } }),
    list: async () => (await call("listRecurring")).recurring,
    start: (recurringId) => call("startRecurring", { path: { recurringId } }),
    cancel: (recurringId) => call("cancelRecurringNow", { path: { recurringId } }),
    arrangeCharges: (recurringId, body) => call("arrangeCharges", { path: { recurringId }, body }),
  };
}

/** The control API's spec leaves the fields of a merchant to the service's own. */
function merchantsOf(records: readonly object[]): readonly MerchantRelationship[] {
  return records as readonly MerchantRelationship[];
}
