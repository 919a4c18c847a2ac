import type { operations as ControlOperations } from "../../spec/generated/control.types.js";
import type { Call, ReplyOf } from "../api/types.js";
import type { FaultRequest } from "./fault-rules.js";
import { EVENTS_PAGE, type SandboxHandle } from "./handle/sandbox.js";
import { invalid } from "./refused.js";

/** The operations that concern more than one sandbox, or open and end one. */
export type GatewayOperation =
  | "health"
  | "readiness"
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
  advanceClock: async (sandbox, { body }) => ok(await sandbox.clock.advance(body)),
  freezeClock: async (sandbox, { body }) => ok(await sandbox.clock.freeze(body)),
  resumeClock: async (sandbox) => ok(await sandbox.clock.resume()),
  moveClockToBoundary: async (sandbox, { body }) => ok(await sandbox.clock.toBoundary(body)),
  listLabels: async (sandbox) => ok({ labels: await sandbox.labels.list() }),
  addLabel: async (sandbox, { body }) => ({
    status: 201,
    body: await sandbox.labels.add(body.name),
  }),
  exportSandbox: async (sandbox) => ok(await sandbox.export()),
  explainInvoice: async (sandbox, { params }) =>
    ok(await sandbox.invoices.why(params.transactionNo)),
  listInvoices: async (sandbox) => ok({ invoices: await sandbox.invoices.list() }),
  readInvoice: async (sandbox, { params }) => ok(await sandbox.invoices.read(params.transactionNo)),
  payInvoice: async (sandbox, { params, body }) =>
    ok(await sandbox.invoices.pay(params.transactionNo, body)),
  declineInvoice: async (sandbox, { params, body }) =>
    ok(await sandbox.invoices.decline(params.transactionNo, body)),
  cancelInvoiceNow: async (sandbox, { params }) =>
    ok(await sandbox.invoices.cancel(params.transactionNo)),
  listEvents: async (sandbox, { query }) => ok(await sandbox.events(eventsQuery(query))),
  listRequests: async (sandbox) => ok(await sandbox.requests()),
  listSms: async (sandbox) => ok({ sms: await sandbox.sms() }),
  listCallbacks: async (sandbox) => ok({ callbacks: await sandbox.callbacks.list() }),
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
    ok({ assumptions: await sandbox.assumptions.change(body) }),
  readSettings: async (sandbox) => ok(await sandbox.settings.read()),
  changeSettings: async (sandbox, { body }) => ok(await sandbox.settings.change(body)),
  listRecurring: async (sandbox) => ok({ recurring: await sandbox.recurring.list() }),
  readRecurring: async (sandbox, { params }) =>
    ok(await sandbox.recurring.read(params.recurringId)),
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

function eventsQuery({ after, limit, type }: Readonly<Record<string, string | undefined>>) {
  return {
    ...(after !== undefined && { after: whole("after", after, 0, Number.MAX_SAFE_INTEGER) }),
    ...(limit !== undefined && { limit: whole("limit", limit, 1, EVENTS_PAGE.max) }),
    ...(type !== undefined && { type }),
  };
}

function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw invalid(name, `must be a whole number from ${least} to ${most}, but "${text}" came`);
}
