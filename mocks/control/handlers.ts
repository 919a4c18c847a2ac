import type { operations as ControlOperations } from "../../spec/generated/control.types.js";
import { problem } from "../api/failures.js";
import type { AnyReply, Call, ReplyOf } from "../api/types.js";
import { SandboxGone } from "../runtime/errors.js";
import type { FaultRequest } from "./fault-rules.js";
import type { GatewayHandle } from "./handle/gateway.js";
import { EVENTS_PAGE, type SandboxHandle } from "./handle/sandbox.js";
import { invalid, Refused, unknown } from "./refused.js";

type Id = keyof ControlOperations;

/** One handler for each operation of the control API: a missing one does not compile. */
type ControlHandlers = {
  readonly [I in Id]: (
    call: Call<ControlOperations[I], undefined>,
  ) => Promise<ReplyOf<ControlOperations[I]>>;
};

/** The control API: each operation is one method of the handle. */
export function controlHandlers(
  gateway: GatewayHandle,
  version: string,
): Readonly<Record<Id, (call: never) => Promise<AnyReply>>> {
  const of = ({ params }: { readonly params: { readonly sandbox: string } }) =>
    gateway.find(params.sandbox);

  const handlers: ControlHandlers = {
    async health() {
      return ok({ status: "ok", version, sandboxes: gateway.count() });
    },
    async listUnclaimedRequests() {
      return ok(await gateway.unclaimedRequests());
    },
    async listSandboxes() {
      return ok({ sandboxes: await gateway.list() });
    },
    async openSandbox({ body }) {
      const sandbox = await gateway.create(body);
      return { status: 201, body: await sandbox.summary() };
    },
    async readSandbox(call) {
      return ok(await (await of(call)).summary());
    },
    async resetSandbox({ params }) {
      return ok({ reset: await gateway.reset(params.sandbox) });
    },
    async readClock(call) {
      return ok(await (await of(call)).clock.read());
    },
    async advanceClock(call) {
      return ok(await (await of(call)).clock.advance(call.body));
    },
    async freezeClock(call) {
      return ok(await (await of(call)).clock.freeze(call.body));
    },
    async resumeClock(call) {
      return ok(await (await of(call)).clock.resume());
    },
    async moveClockToBoundary(call) {
      return ok(await (await of(call)).clock.toBoundary(call.body));
    },
    async listLabels(call) {
      return ok({ labels: await (await of(call)).labels.list() });
    },
    async addLabel(call) {
      return { status: 201, body: await (await of(call)).labels.add(call.body.name) };
    },
    async rewindSandbox({ params, body }) {
      const sandbox = await gateway.rewind(params.sandbox, body);
      return ok(await sandbox.summary());
    },
    async forkSandbox({ params, body }) {
      const sandbox = await gateway.fork(params.sandbox, body);
      return { status: 201, body: await sandbox.summary() };
    },
    async exportSandbox(call) {
      return ok(await (await of(call)).export());
    },
    async importSandbox({ params, body }) {
      const sandbox = await gateway.import(params.sandbox, body);
      return { status: 201, body: await sandbox.summary() };
    },
    async explainInvoice(call) {
      return ok(await (await of(call)).invoices.why(call.params.transactionNo));
    },
    async listInvoices(call) {
      return ok({ invoices: await (await of(call)).invoices.list() });
    },
    async readInvoice(call) {
      return ok(await (await of(call)).invoices.read(call.params.transactionNo));
    },
    async payInvoice(call) {
      return ok(await (await of(call)).invoices.pay(call.params.transactionNo, call.body));
    },
    async declineInvoice(call) {
      return ok(await (await of(call)).invoices.decline(call.params.transactionNo, call.body));
    },
    async cancelInvoiceNow(call) {
      return ok(await (await of(call)).invoices.cancel(call.params.transactionNo));
    },
    async listEvents(call) {
      return ok(await (await of(call)).events(eventsQuery(call.query)));
    },
    async listRequests(call) {
      return ok(await (await of(call)).requests());
    },
    async listSms(call) {
      return ok({ sms: await (await of(call)).sms() });
    },
    async listCallbacks(call) {
      return ok({ callbacks: await (await of(call)).callbacks.list() });
    },
    async resendCallback(call) {
      return ok(await (await of(call)).callbacks.resend(call.params.callbackId));
    },
    async listFaults(call) {
      return ok({ faults: await (await of(call)).faults.list() });
    },
    async addFault(call) {
      const fault = await (await of(call)).faults.add(call.body as unknown as FaultRequest);
      return { status: 201, body: fault };
    },
    async clearFaults(call) {
      return ok({ removed: await (await of(call)).faults.clear() });
    },
    async removeFault(call) {
      return ok({ removed: await (await of(call)).faults.remove(call.params.faultId) });
    },
    async readAssumptions(call) {
      return ok({ assumptions: await (await of(call)).assumptions.read() });
    },
    async changeAssumptions(call) {
      return ok({ assumptions: await (await of(call)).assumptions.change(call.body) });
    },
    async readSettings(call) {
      return ok(await (await of(call)).settings.read());
    },
    async changeSettings(call) {
      return ok(await (await of(call)).settings.change(call.body));
    },
    async listRecurring(call) {
      return ok({ recurring: await (await of(call)).recurring.list() });
    },
    async readRecurring(call) {
      return ok(await (await of(call)).recurring.read(call.params.recurringId));
    },
    async startRecurring(call) {
      return ok(await (await of(call)).recurring.start(call.params.recurringId));
    },
    async cancelRecurringNow(call) {
      return ok(await (await of(call)).recurring.cancel(call.params.recurringId));
    },
    async arrangeCharges(call) {
      return ok(
        await (await of(call)).recurring.arrangeCharges(call.params.recurringId, call.body),
      );
    },
    async listMerchants(call) {
      return ok({ merchants: (await (await of(call)).merchants.list()).map(open) });
    },
    async seedMerchants(call) {
      return ok({
        merchants: (await (await of(call)).merchants.seed(call.body.merchants)).map(open),
      });
    },
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [id, guarded(handler as AnyControl)]),
  ) as Record<Id, (call: never) => Promise<AnyReply>>;
}

type AnyControl = (call: never) => Promise<AnyReply>;

function ok<const Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** The record as the spec of the control API has it: an object with whatever fields. */
function open(record: object): { readonly [key: string]: unknown } {
  return Object.fromEntries(Object.entries(record));
}

/** A sandbox that is reset while something is done to it is one that is not there. */
function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof SandboxGone) return unknown(error.message);
  throw error;
}

/** What the handle throws becomes a problem with its status. */
function guarded(handler: AnyControl): AnyControl {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      const { failure } = asRefused(error);
      return { status: failure.status, body: problem(failure), explanation: failure.detail };
    }
  };
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
