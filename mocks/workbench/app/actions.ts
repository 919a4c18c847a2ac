import type { FaultRecord } from "../../../spec/generated/control.types.js";
import { DEFAULT_SANDBOX } from "../../api/paths.js";
import { go } from "./address.js";
import { ApiProblem, change, placeOf, read } from "./api.js";
import { atShop } from "./gateway.js";
import { live, type SandboxState } from "./store.js";

type Told = (problem: ApiProblem | undefined) => void;

let tell: Told = () => undefined;

/** Sets the function that shows problems. */
export function onProblem(told: Told): void {
  tell = told;
}

/** Runs an action and shows its problem, if any. */
export async function attempt<T>(job: () => Promise<T>): Promise<T | undefined> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    tell(error);
    return undefined;
  }
}

/** The same without a toast: a form shows the problem itself. */
const posted = (path: string, body: unknown) =>
  change<"gateway.create">("POST", path, body) as Promise<unknown>;

export const refund = (transactionNo: string, reason: string) =>
  posted(
    `${placeOf(live.state.sandbox)}/invoices/${transactionNo}/refund`,
    reason === "" ? {} : { reason },
  );

export const addLabel = (name: string) => posted(`${placeOf(live.state.sandbox)}/labels`, { name });

/** Opens a sandbox and shows it. */
export async function createSandbox(name: string, isFrozen: boolean): Promise<void> {
  await posted("/sandboxes", { name, ...(isFrozen && { clock: "frozen" }) });
  go({ sandbox: name });
}

/** Opens an exported log as a sandbox and shows it. */
export async function importSandbox(name: string, log: unknown): Promise<void> {
  await posted(`${placeOf(name)}/import`, log);
  go({ sandbox: name });
}

export const deleteSandbox = (name: string) => change<"gateway.reset">("DELETE", placeOf(name));

/** Removes everything in a sandbox and opens it again. */
export async function resetSandbox(name: string): Promise<void> {
  await deleteSandbox(name);
  await createSandbox(name, false);
}

const post = (path: string, body: unknown = {}) =>
  attempt(() => change<"sandbox.invoices.pay">("POST", placeOf(live.state.sandbox) + path, body));

export const advance = (body: { readonly by: string } | { readonly to: string }) =>
  post("/clock/advance", body);

export function toggleClock({ clock }: SandboxState): Promise<unknown> {
  return clock?.mode === "frozen" ? post("/clock/resume") : post("/clock/freeze");
}

/** Moves the clock to the next thing of a kind that is due, if there is one. */
export async function advanceTo(what: "expiry" | "charge"): Promise<void> {
  const next = live.state.due.find((due) => due.what === what);
  if (next) await advance({ to: next.at });
}

/** Moves the clock to whatever is due next. */
export async function advanceToNext(): Promise<void> {
  const [next] = live.state.due;
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

/** Moves the clock to the instant at which a recurring payment is charged next. */
export const chargeNow = (recurringId: string) =>
  post("/clock/to-boundary", { recurringId, boundary: "next-charge" });

export async function rewind(to: number | string): Promise<void> {
  await post("/rewind", { to });
}

/** A sandbox of its own from a moment, which is then shown. */
export async function fork(at?: number | string): Promise<void> {
  const { sandbox } = live.state;
  const taken = await attempt(() => read<"gateway.list">("/sandboxes"));
  const names = new Set(taken?.sandboxes.map(({ name }) => name));
  let count = 1;
  while (names.has(`${sandbox}-${count}`)) count += 1;
  const name = `${sandbox}-${count}`;
  const made = await post("/fork", { name, ...(at !== undefined && { at }) });
  if (made) go({ sandbox: name });
}

export async function addFault(body: object): Promise<FaultRecord | undefined> {
  const place = placeOf(live.state.sandbox);
  return attempt(() => change<"sandbox.faults.add">("POST", `${place}/faults`, body));
}

export async function removeFault(id: string | undefined): Promise<void> {
  const place = `${placeOf(live.state.sandbox)}/faults`;
  const path = id === undefined ? place : `${place}/${encodeURIComponent(id)}`;
  await attempt(() => change<"sandbox.faults.remove">("DELETE", path));
}

export async function assume(id: string, option: string): Promise<void> {
  const path = `${placeOf(live.state.sandbox)}/assumptions`;
  await attempt(() => change<"sandbox.assumptions.change">("PATCH", path, { [id]: option }));
}

type Fields = Readonly<Record<string, string>>;

/** An order of the built-in shop, in a sandbox that is opened for it: the whole loop, from the token on. */
export async function orderAt(sandbox: string, fields: Fields = {}): Promise<void> {
  const name = sandbox === "" ? DEFAULT_SANDBOX : sandbox;
  const { transactionNo } = await atShop("orders", { ...fields, sandbox: name });
  go({ sandbox: name, view: "invoices", id: transactionNo });
}

export const demoOrder = (sandbox: string) => attempt(() => orderAt(sandbox));

/** Registers a recurring payment by the built-in shop. */
export async function subscribeAt(sandbox: string, fields: Fields): Promise<void> {
  const name = sandbox === "" ? DEFAULT_SANDBOX : sandbox;
  const { recurringId } = await atShop("subscriptions", { ...fields, sandbox: name });
  go({ sandbox: name, view: "recurring", id: recurringId });
}
