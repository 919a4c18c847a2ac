import type { operations as ControlOperations } from "../../spec/generated/control.types.js";
import type { Call, ReplyOf } from "../api/types.js";
import type { Assumptions } from "../domain/settings.js";
import type { FaultRequest } from "./fault-rules.js";
import type { ClockAdvance, ClockBoundary } from "./handle/clock-requests.js";
import { readQuery } from "./handle/queries.js";
import type { SandboxHandle } from "./handle/sandbox-handle.js";
import { whole } from "./list-query.js";

/** The operations that concern more than one sandbox, or open and end one. */
export type GatewayOperation =
  | "health"
  | "readiness"
  | "readStates"
  | "readFailures"
  | "followSandbox"
  | "previewRewind"
  | "listUnclaimedRequests"
  | "listSandboxes"
  | "openSandbox"
  | "resetSandbox"
  | "rewindSandbox"
  | "forkSandbox"
  | "importSandbox";

/** The operations that are one method of a sandbox's handle. */
export type SandboxOperation = Exclude<keyof ControlOperations, GatewayOperation>;

/** One handler for each operation on a sandbox: a missing one does not compile. */
type SandboxHandlers = {
  readonly [Id in SandboxOperation]: (
    sandbox: SandboxHandle,
    call: Call<ControlOperations[Id], undefined>,
  ) => Promise<ReplyOf<ControlOperations[Id]>>;
};

/** What each operation on a sandbox asks of the handle. */
export const sandboxHandlers: SandboxHandlers = {
  readSandbox: async (sandbox) => ok(await sandbox.summary()),
  readClock: async (sandbox) => ok(await sandbox.clock.read()),
  advanceClock: async (sandbox, { body }) => ok(await sandbox.clock.advance(body as ClockAdvance)),
  freezeClock: async (sandbox, { body }) => ok(await sandbox.clock.freeze(body)),
  resumeClock: async (sandbox) => ok(await sandbox.clock.resume()),
  moveClockToBoundary: async (sandbox, { body }) =>
    ok(await sandbox.clock.toBoundary(body as ClockBoundary)),
  listLabels: async (sandbox) => ok({ labels: await sandbox.labels.list() }),
  addLabel: async (sandbox, { body }) => ({
    status: 201,
    body: await sandbox.labels.add(body.name),
  }),
  waitForIdle: async (sandbox, { body }) => ok(await sandbox.idle(body)),
  exportSandbox: async (sandbox) => ok(await sandbox.export()),
  recordSandbox: async (sandbox) => ok(await sandbox.recorded()),
  explainInvoice: async (sandbox, { params }) =>
    ok(await sandbox.invoices.why(params.transactionNo)),
  listInvoices: async (sandbox, { query }) =>
    ok(await sandbox.invoices.page(readQuery("listInvoices", query))),
  readInvoice: async (sandbox, { params }) => ok(await sandbox.invoices.read(params.transactionNo)),
  payInvoice: async (sandbox, { params, body }) =>
    ok(await sandbox.invoices.pay(params.transactionNo, body)),
  declineInvoice: async (sandbox, { params, body }) =>
    ok(await sandbox.invoices.decline(params.transactionNo, body)),
  cancelInvoiceNow: async (sandbox, { params }) =>
    ok(await sandbox.invoices.cancel(params.transactionNo)),
  refundInvoice: async (sandbox, { params, body }) =>
    ok(await sandbox.invoices.refund(params.transactionNo, body)),
  listEvents: async (sandbox, { query }) =>
    ok(await sandbox.events(readQuery("listEvents", query))),
  listRequests: async (sandbox, { query }) =>
    ok(await sandbox.requests(readQuery("listRequests", query))),
  readRequest: async (sandbox, { params }) =>
    ok(await sandbox.request(whole("requestId", params.requestId, 1, Number.MAX_SAFE_INTEGER))),
  listProblems: async (sandbox) => ok({ problems: await sandbox.problems() }),
  readStats: async (sandbox, { query }) => ok(await sandbox.stats(readQuery("readStats", query))),
  readCoverage: async (sandbox) => ok(await sandbox.coverage()),
  listSms: async (sandbox, { query }) => ok(await sandbox.smsPage(readQuery("listSms", query))),
  listSessions: async (sandbox, { query }) =>
    ok(await sandbox.sessions(readQuery("listSessions", query))),
  readAgenda: async (sandbox, { query }) =>
    ok(await sandbox.clock.agenda(readQuery("readAgenda", query))),
  listCallbacks: async (sandbox, { query }) =>
    ok(await sandbox.callbacks.page(readQuery("listCallbacks", query))),
  readCallback: async (sandbox, { params }) => ok(await sandbox.callbacks.read(params.callbackId)),
  explainCallback: async (sandbox, { params }) =>
    ok(await sandbox.callbacks.why(params.callbackId)),
  resendCallback: async (sandbox, { params }) =>
    ok(await sandbox.callbacks.resend(params.callbackId)),
  listFaults: async (sandbox) => ok({ faults: await sandbox.faults.list() }),
  async addFault(sandbox, { body }) {
    const fault = await sandbox.faults.add(body as unknown as FaultRequest);
    return { status: 201, body: fault };
  },
  clearFaults: async (sandbox) => ok({ removed: await sandbox.faults.clear() }),
  removeFault: async (sandbox, { params }) =>
    ok({ removed: await sandbox.faults.remove(params.faultId) }),
  readAssumptions: async (sandbox) => ok({ assumptions: await sandbox.assumptions.read() }),
  changeAssumptions: async (sandbox, { body }) =>
    ok({ assumptions: await sandbox.assumptions.change(body as Partial<Assumptions>) }),
  readSettings: async (sandbox) => ok(await sandbox.settings.read()),
  changeSettings: async (sandbox, { body }) => ok(await sandbox.settings.change(body)),
  listRecurring: async (sandbox, { query }) =>
    ok(await sandbox.recurring.page(readQuery("listRecurring", query))),
  readRecurring: async (sandbox, { params }) =>
    ok(await sandbox.recurring.read(params.recurringId)),
  explainRecurring: async (sandbox, { params }) =>
    ok(await sandbox.recurring.why(params.recurringId)),
  startRecurring: async (sandbox, { params }) =>
    ok(await sandbox.recurring.start(params.recurringId)),
  cancelRecurringNow: async (sandbox, { params }) =>
    ok(await sandbox.recurring.cancel(params.recurringId)),
  arrangeCharges: async (sandbox, { params, body }) =>
    ok(await sandbox.recurring.arrangeCharges(params.recurringId, body)),
  listMerchants: async (sandbox) => ok({ merchants: (await sandbox.merchants.list()).map(open) }),
  seedMerchants: async (sandbox, { body }) =>
    ok({ merchants: (await sandbox.merchants.seed(body.merchants)).map(open) }),
};

/** The usual answer. */
export function ok<const Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** The record as the spec of the control API has it: an object with whatever fields. */
function open(record: object): { readonly [key: string]: unknown } {
  return Object.fromEntries(Object.entries(record));
}
