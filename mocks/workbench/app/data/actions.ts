import type { DueRecord } from "../../../../spec/generated/control.types.js";
import { DEFAULT_SANDBOX } from "../../../api/paths.js";
import { jsonOf } from "../../../domain/text.js";
import { addressOf, go, hashOf } from "../address.js";
import { atShop, callService } from "./gateway.js";
import { live } from "./queries.js";
import { ApiProblem, change, placeOf, read } from "./source.js";

/** A fault that was injected into what the page itself did, and the invoice that exists nevertheless. */
export interface FaultNote {
  readonly fault: string;
  /** The address of the invoice, or undefined. */
  readonly href: string | undefined;
}

type Reporter = (problem: ApiProblem | FaultNote) => void;

let report: Reporter = () => undefined;

/** Sets the function that shows problems. */
export function onProblem(reporter: Reporter): void {
  report = reporter;
}

/** Runs an action and shows its problem, if any. */
export async function attempt<T>(job: () => Promise<T>): Promise<T | undefined> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    report(error);
    return undefined;
  }
}

/** A path of the sandbox that is shown. */
const here = (path: string) => placeOf(live.state.sandbox) + path;

/** The same without a toast: a form shows the problem itself. */
const posted = (path: string, body: unknown) => change("POST", path, body);

export const refund = (transactionNo: string, reason: string) =>
  posted(here(`/invoices/${transactionNo}/refund`), reason === "" ? {} : { reason });

export const addLabel = (name: string) => posted(here("/labels"), { name });

/** Opens a sandbox and shows it. */
export async function createSandbox(name: string, isFrozen: boolean): Promise<void> {
  await posted("/sandboxes", { name, ...(isFrozen && { clock: "frozen" }) });
  live.show(name, true);
  go({ sandbox: name });
}

/** Opens an exported log as a sandbox and shows it. */
export async function importSandbox(name: string, log: unknown): Promise<void> {
  await posted(`${placeOf(name)}/import`, log);
  go({ sandbox: name });
}

export const deleteSandbox = (name: string) => change("DELETE", placeOf(name));

/** Removes everything in a sandbox and opens it again. */
export async function resetSandbox(name: string): Promise<void> {
  await deleteSandbox(name);
  await createSandbox(name, false);
}

const post = (path: string, body: unknown = {}) => attempt(() => posted(here(path), body));

export const advance = (body: { readonly by: string } | { readonly to: string }) =>
  post("/clock/advance", body);

export const toggleClock = (isFrozen: boolean) =>
  isFrozen ? post("/clock/resume") : post("/clock/freeze");

/** Moves the clock to the next thing of a kind that is due, if there is one. */
export async function advanceTo(what: DueRecord["what"]): Promise<void> {
  const path = here("/agenda?per=kind&limit=1");
  const agenda = await attempt(() => read<"sandbox.clock.agenda">(path));
  const next = agenda?.due.find((due) => due.what === what);
  if (next) await advance({ to: next.at });
}

/** Moves the clock to the instant at which an invoice expires. */
export const expire = (transactionNo: string) =>
  post("/clock/to-boundary", { transactionNo, boundary: "expiry" });

export const pay = (transactionNo: string, body: object) =>
  post(`/invoices/${transactionNo}/pay`, body);
export const decline = (transactionNo: string, body: object = {}) =>
  post(`/invoices/${transactionNo}/decline`, body);
export const cancel = (transactionNo: string) => post(`/invoices/${transactionNo}/cancel`);
export const settleNow = () => post("/settlements");
export const resend = (callbackId: string) => post(`/callbacks/${callbackId}/resend`);

const ofRecurring = (id: string) => `/recurring/${encodeURIComponent(id)}`;

export const startRecurring = (id: string) => post(`${ofRecurring(id)}/start`);
export const cancelRecurring = (id: string) => post(`${ofRecurring(id)}/cancel`);
export const failNextCharge = (id: string) =>
  post(`${ofRecurring(id)}/charges`, { outcomes: ["fail"] });

/** Moves the clock to the next charge of a recurring payment, which fails. */
export async function letChargeFail(id: string): Promise<void> {
  if (await failNextCharge(id)) await chargeNow(id);
}

/** Moves the clock to the instant at which a recurring payment is charged next. */
export const chargeNow = (recurringId: string) =>
  post("/clock/to-boundary", { recurringId, boundary: "next-charge" });

export const rewind = (to: number | string) => post("/rewind", { to });

/** Opens a sandbox from a moment of this one, and shows the same there. */
export async function fork(name: string, at: number | string | null): Promise<void> {
  await posted(here("/fork"), { name, ...(at !== null && { at }) });
  go({ ...addressOf(location.hash), sandbox: name, at: "" });
}

export const addFault = (body: object) => post("/faults", body);

/** Removes a fault; without an id all of them. */
export function removeFault(id: string | undefined): Promise<unknown> {
  const path = id === undefined ? "/faults" : `/faults/${encodeURIComponent(id)}`;
  return attempt(() => change("DELETE", here(path)));
}

export const assume = (id: string, option: string) =>
  attempt(() => change("PATCH", here("/assumptions"), { [id]: option }));

/** Sends a call of the payment service with a token of this sandbox, and shows it. */
export async function sendCall(method: string, path: string, body?: string): Promise<void> {
  const { sandbox } = live.state;
  if (!path.startsWith("/")) throw new ApiProblem(`the path must begin with /: ${path}`, 400);
  await callService(sandbox, method, path, body);
  const query = "order=newest&limit=1";
  const { requests } = await read<"sandbox.requests">(`${placeOf(sandbox)}/requests?${query}`);
  const id = requests[0]?.id;
  go({ sandbox, view: "calls", ...(id !== undefined && { id: String(id) }) });
}

type Fields = Readonly<Record<string, string>>;

/**
 * An order of the built-in shop, in a sandbox that is opened for it: the whole loop, from the token on. Where a fault
 * was injected into it, a note names the fault.
 */
export async function orderAt(sandbox: string, fields: Fields = {}): Promise<void> {
  const name = sandbox === "" ? DEFAULT_SANDBOX : sandbox;
  const before = live.state.change?.position.requests ?? 0;
  try {
    const { transactionNo } = await atShop("orders", { ...fields, sandbox: name });
    go({ sandbox: name, view: "invoices", id: transactionNo });
  } catch (error) {
    const note = await faultSince(name, before).catch(() => undefined);
    if (!note) throw error;
    report(note);
  }
}

/** The same with the usual values. */
export const demoOrder = (sandbox: string) => attempt(() => orderAt(sandbox));

/** The fault that was injected into the latest call after a call, if there is one. */
async function faultSince(sandbox: string, before: number): Promise<FaultNote | undefined> {
  const place = placeOf(sandbox);
  const { requests } = await read<"sandbox.requests">(`${place}/requests?order=newest&limit=1`);
  const [call] = requests;
  const fault = call?.injected?.[0]?.fault;
  if (!call || call.id <= before || fault === undefined) return undefined;
  const { orderNumber } = Object(jsonOf(call.requestBody));
  const query = new URLSearchParams({ q: String(orderNumber), order: "newest", limit: "1" });
  const { invoices } = await read<"sandbox.invoices.list">(`${place}/invoices?${query}`);
  const id = invoices.find((invoice) => invoice.orderNumber === orderNumber)?.transactionNo;
  return { fault, href: id && hashOf({ sandbox, view: "invoices", id }) };
}

/** Registers a recurring payment by the built-in shop, and starts it where the fields say so. */
export async function subscribeAt(
  sandbox: string,
  { start, ...fields }: Fields & { readonly start?: string },
): Promise<void> {
  const name = sandbox === "" ? DEFAULT_SANDBOX : sandbox;
  const { recurringId } = await atShop("subscriptions", { ...fields, sandbox: name });
  if (start !== undefined) await posted(`${placeOf(name)}${ofRecurring(recurringId)}/start`, {});
  go({ sandbox: name, view: "recurring", id: recurringId });
}
