import type { operations as controls } from "../../../spec/generated/control.types.js";
import { exampleBodies } from "../../../spec/generated/example-bodies.js";
import { type FaultEntry, type FaultId, faults } from "../../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../spec/generated/operations.js";
import type { Address } from "./address.js";
import { type Answer, change, placeOf, read } from "./api.js";
import { jsonOf } from "./copies.js";
import { atShop, callService } from "./gateway.js";
import type { ItemReached } from "./state-graph.js";
import { live } from "./store.js";
import { t, type Word } from "./words.js";

/** The sandbox, and what the steps before have made in it: fields by the names that later calls have for them. */
type Made = Readonly<Record<string, unknown>> & { readonly sandbox: string };

/** One thing that the page does to reach an item. */
export interface Step {
  /** What it does, for a reader. */
  readonly text: () => string;
  /** Does it, and returns what it has made. Rejects with an `ApiProblem`. */
  readonly run: (made: Made) => Promise<unknown>;
}

/** Reads below the path of the sandbox. */
const readIn = <Id extends keyof controls>(sandbox: string, path: string): Promise<Answer<Id>> =>
  read<Id>(placeOf(sandbox) + path);

/** Changes something below the path of the sandbox. */
const posted = async (sandbox: string, path: string, body: object = {}): Promise<void> => {
  await change<"gateway.create">("POST", placeOf(sandbox) + path, body);
};

const step = (word: Word, run: Step["run"]): Step => ({ text: () => t(word), run });

const control = (word: Word, path: (made: Made) => string, body: object = {}): Step =>
  step(word, (made) => posted(made.sandbox, path(made), body));

/** The amount of the examples, so that they fit the order. */
const AMOUNT = "25.50";

const ORDER = step("newOrder", ({ sandbox }) => atShop("orders", { sandbox, amount: AMOUNT }));

const ofInvoice = (what: string) => (made: Made) => `/invoices/${made.transactionNo}/${what}`;
const PAY = control("pay", ofInvoice("pay"));
const DECLINE = control("decline", ofInvoice("decline"));
const CANCEL = control("cancel", ofInvoice("cancel"));
const REFUND = control("refund", ofInvoice("refund"));
const DAY = control("day", () => "/clock/advance", { by: "P1D" });
const SETTLE = control("settleNow", () => "/settlements");

/** Pays as the customer does, so that the browser is sent back to the shop. */
const PAY_ON_PAGE = step("payOnPage", async ({ transactionNo }) => {
  const init = {
    method: "POST",
    body: new URLSearchParams({ do: "pay" }),
    redirect: "manual",
  } as const;
  // The coverage shows whether this has paid it.
  await fetch(`/pay/order/${transactionNo}`, init).catch(() => undefined);
});

const RESEND = step("resend", async ({ sandbox, transactionNo }) => {
  const query = new URLSearchParams({ q: String(transactionNo), order: "newest", limit: "1" });
  const { callbacks } = await readIn<"sandbox.callbacks.list">(sandbox, `/callbacks?${query}`);
  await posted(sandbox, `/callbacks/${callbacks[0]?.id}/resend`);
});

const subscribe = (fields: Readonly<Record<string, string>> = {}): Step =>
  step("newRecurring", ({ sandbox }) =>
    atShop("subscriptions", { sandbox, every: "Daily", ...fields }),
  );

const ofRecurring = (what: string) => (made: Made) =>
  `/recurring/${encodeURIComponent(String(made.recurringId))}/${what}`;
const SUBSCRIBE = subscribe();
const START = control("startRecurring", ofRecurring("start"));
const FAIL_NEXT = control("failNextCharge", ofRecurring("charges"), { outcomes: ["fail"] });
const CHARGE = step("toItsCharge", ({ sandbox, recurringId }) =>
  posted(sandbox, "/clock/to-boundary", { recurringId, boundary: "next-charge" }),
);

/** Arms a fault for the next call or callback that it can be injected into. */
const arm = (fault: string, parameters: object = {}, operation?: string): Step => ({
  text: () => `${t("injectFault")}: \u2066${[fault, ...Object.values(parameters)].join(" ")}\u2069`,
  run: ({ sandbox }) =>
    posted(sandbox, "/faults", { fault, ...parameters, ...(operation && { operation }), times: 1 }),
});

const assumed = (id: string, option: string): Step => ({
  text: () => `\u2066${id}=${option}\u2069`,
  run: async ({ sandbox }) => {
    const path = `${placeOf(sandbox)}/assumptions`;
    await change<"sandbox.assumptions.change">("PATCH", path, { [id]: option });
  },
});

/** How long the page waits for an answer. A fault may hold it back for ever. */
const ANSWER_MS = 5000;

/** What a call has where no step before has made it. */
function usual(sandbox: string): Made {
  const unique = Math.round(performance.timeOrigin + performance.now())
    .toString(36)
    .toUpperCase();
  const merchant = "merchant-1@shop.example";
  return {
    ...{ orderNumber: `COVER-${unique}`, licenseNumber: `FL-${unique}` },
    ...{ key: "email", value: merchant, searchType: "email", searchValue: merchant },
    ...{ sandbox, profileNo: sandbox },
    callBackUrl: `${location.origin}/_shop/callback?subscription`,
  };
}

/** Calls an operation with its example, in which everything that was made before has its place. */
function call(id: OperationId, given: Readonly<Record<string, unknown>> = {}): Step {
  const run = async (before: Made) => {
    const operation = (operations as readonly OperationEntry[]).find((one) => one.id === id);
    if (!operation) throw new Error(`no operation has the id ${id}`);
    const { method, path, query, sandbox: foundBy } = operation;
    const { sandbox } = before;
    const made: Made = { ...usual(sandbox), ...before, ...(await codesFor(id, before)), ...given };
    const found = {
      ...(foundBy && "invoice" in foundBy && { [foundBy.invoice]: made.transactionNo }),
      ...(foundBy && "credential" in foundBy && { [foundBy.credential]: sandbox }),
    };
    const example = Object(jsonOf(exampleBodies[id] ?? null));
    const filled = Object.entries(example).map(([name, value]) => [name, made[name] ?? value]);
    const urls = "urls" in example && { urls: { callback: made.callBackUrl } };
    const body = JSON.stringify({ ...Object.fromEntries(filled), ...urls, ...found });
    const place = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(made[name])));
    const asked = query.map((name) => [name, String(made[name])]);
    const to = asked.length === 0 ? place : `${place}?${new URLSearchParams(asked)}`;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const sent = operation.body === null ? undefined : body;
    const answer = Object(await callService(sandbox, method, to, sent, signal));
    return { ...answer, ...(operation.creates === "invoice" && { orderNumber: made.orderNumber }) };
  };
  return { text: () => `\u2066${id}\u2069`, run };
}

/** The one-time password that an operation asks for. */
async function codesFor(
  id: OperationId,
  { sandbox, transactionNo }: Made,
): Promise<Readonly<Record<string, unknown>>> {
  if (id === "processPayment") {
    const { sessions } = await readIn<"sandbox.sessions">(
      sandbox,
      `/sessions?q=${transactionNo}&order=newest&limit=1`,
    );
    return { stcpayPaymentOTP: sessions[0]?.code };
  }
  if (id !== "validateRegistrationOtp") return {};
  const { sms } = await readIn<"sandbox.sms">(sandbox, "/sms?order=newest&limit=1");
  return { otp: sms[0]?.text.match(/\d{4,8}/)?.[0] };
}

/** An order of which every callback fails, since its URL leads nowhere. */
const LOST_ORDER = step("lostOrder", (made) =>
  call("addInvoice", { callBackUrl: `${location.origin}/_shop/nowhere` }).run(made),
);

const DIGITAL = [{ title: "Course", price: 25.5, qty: 1, isDigital: true }];
const DIGITAL_ORDER = step("digitalOrder", call("addInvoice", { products: DIGITAL }).run);

const SEND_CODE = call("sendOtp");
const ENTER_CODE = call("processPayment");
const WRONG_CODE = step("wrongCode", call("processPayment", { stcpayPaymentOTP: "00000" }).run);
const WRONG_OTP = step("wrongCode", call("validateRegistrationOtp", { otp: "00000" }).run);
const WALLET = [ORDER, SEND_CODE];
const LICENSE = [call("checkLicense")];
const VERIFIED = [...LICENSE, call("validateRegistrationOtp")];
const DESCRIBED = [...VERIFIED, call("addRegistrationInfo")];
const CONFIRMED = [...DESCRIBED, call("confirmRegistration")];

/** What has to be there before an operation is called. */
const BEFORE: Readonly<Partial<Record<OperationId, readonly Step[]>>> = {
  getInvoice: [ORDER],
  cancelInvoice: [ORDER],
  getTransactionsOfOrderNumber: [ORDER],
  refundOrder: [ORDER, PAY],
  sendDigitalProduct: [DIGITAL_ORDER, PAY],
  sendOtp: [ORDER],
  processPayment: WALLET,
  cancelRecurring: [SUBSCRIBE],
  validateRegistrationOtp: LICENSE,
  addRegistrationInfo: VERIFIED,
  confirmRegistration: DESCRIBED,
};

const PAID = [ORDER, PAY];
const HELD = [ORDER, arm("callback-out-of-order"), PAY];
const DROPPED = [ORDER, arm("callback-dropped"), PAY];
const FAILED = [LOST_ORDER, PAY, DAY, DAY, DAY];
const REDIRECTED = [ORDER, PAY_ON_PAGE];

/** What makes each move, by its states and its event. */
const MOVES: Readonly<Record<string, readonly Step[]>> = {
  "new invoice-created": [ORDER],
  "pending invoice-paid": PAID,
  "pending payment-declined": [ORDER, DECLINE],
  "pending invoice-canceled": [ORDER, CANCEL],
  "paid invoice-refunded": [...PAID, REFUND],
  "paid refund-failed": [...PAID, arm("refund-fails"), REFUND],
  "new otp-sent": WALLET,
  "open otp-code-rejected": [...WALLET, WRONG_CODE],
  "open otp-used": [...WALLET, ENTER_CODE],
  "open otp-replaced": [...WALLET, SEND_CODE],
  "open otp-blocked": [...WALLET, WRONG_CODE, WRONG_CODE, WRONG_CODE],
  "new recurring-registered": [SUBSCRIBE],
  "registered charges-arranged": [SUBSCRIBE, FAIL_NEXT],
  "registered recurring-started": [SUBSCRIBE, START],
  "registered recurring-canceled": [SUBSCRIBE, call("cancelRecurring")],
  "active charge-succeeded": [SUBSCRIBE, START, CHARGE],
  "active charge-failed": [SUBSCRIBE, START, FAIL_NEXT, CHARGE],
  "active charges-arranged": [SUBSCRIBE, START, FAIL_NEXT],
  "active recurring-completed": [subscribe({ charges: "1" }), START],
  "active recurring-ended": [subscribe({ retries: "0" }), START, FAIL_NEXT, CHARGE],
  "active recurring-canceled": [SUBSCRIBE, START, call("cancelRecurring")],
  "new license-checked": LICENSE,
  "code-sent registration-code-rejected": [...LICENSE, WRONG_OTP],
  "code-sent registration-blocked": [...LICENSE, WRONG_OTP, WRONG_OTP, WRONG_OTP],
  "code-sent mobile-verified": VERIFIED,
  "verified merchant-info-added": DESCRIBED,
  "described merchant-info-added": [...DESCRIBED, call("addRegistrationInfo")],
  "described registration-confirmed": CONFIRMED,
  "confirming merchant-activated": CONFIRMED,
  "confirming merchant-rejected": [assumed("activation-approval", "rejected"), ...CONFIRMED],
  "new callback-scheduled": PAID,
  "new callback-held": HELD,
  "new callback-redirected": REDIRECTED,
  "new callback-dropped": DROPPED,
  "waiting callback-attempted": PAID,
  "waiting callback-resend-asked": [LOST_ORDER, PAY, RESEND],
  "held callback-released": [...HELD, ...PAID],
  "held callback-resend-asked": [...HELD, RESEND],
  "in-flight callback-delivered": PAID,
  "in-flight callback-retried": [LOST_ORDER, PAY],
  "in-flight callback-failed": FAILED,
  "delivered callback-resend-asked": [...PAID, RESEND],
  "redirected callback-resend-asked": [...REDIRECTED, RESEND],
  "failed callback-resend-asked": [...FAILED, RESEND],
  "dropped callback-resend-asked": [...DROPPED, RESEND],
};

/** Where a fault is injected that is not of a request: the steps before it is armed, and those after. */
const FAULTED: Readonly<Record<string, readonly [readonly Step[], readonly Step[]]>> = {
  "callback-out-of-order": [[ORDER], [PAY, ...PAID]],
  "callback-after-cancel": [[ORDER], [CANCEL]],
  "charge-taken-callback-lost": [[SUBSCRIBE], [START]],
  "callback-unpaid": [[ORDER], [PAY_ON_PAGE]],
  "refund-fails": [PAID, [REFUND]],
  "charge-fails": [[SUBSCRIBE], [START]],
  "settled-twice": [PAID, [SETTLE]],
  "settlement-order-missing": [PAID, [SETTLE]],
  "settlement-wrong-amount": [PAID, [SETTLE]],
  "refund-after-settlement": [PAID, [SETTLE]],
  "settlement-late": [[assumed("settlement-schedule", "daily"), ...PAID], [DAY]],
};

/** The steps that reach an item; undefined where the page has none. */
export function stepsTo({ id, kind, of, move }: ItemReached): readonly Step[] | undefined {
  if (move) return MOVES[`${move.from} ${move.event}`];
  const last = id.split("/").at(-1) ?? "";
  if (kind === "switch") return [assumed(of, last)];
  if (kind === "operation") {
    const status = Number(last);
    return called(of as OperationId, status < 400 ? [] : [arm("status", { status }, of)]);
  }
  if (kind !== "fault") return undefined;
  const { slot, operations: fitting, sensible } = faults[of as FaultId] as FaultEntry;
  const parameters = sensible[0] ?? {};
  if (slot !== "callback" && (slot !== "domain" || fitting)) {
    const operation = (fitting?.[0] ?? "addInvoice") as OperationId;
    return called(operation, [arm(of, parameters, operation)]);
  }
  const [before, after] = FAULTED[of] ?? [[ORDER], [PAY]];
  return [...before, arm(of, parameters), ...after];
}

/** The call of an operation with what comes before it. */
const called = (id: OperationId, armed: readonly Step[]): readonly Step[] => [
  ...(BEFORE[id] ?? []),
  ...armed,
  call(id),
];

/** How often the page looks whether an item was reached, and how long it waits in between. */
const LOOKS = 5;
const LOOK_MS = 200;

/** Runs the steps to an item. Returns whether they reached it, and where the result is shown. */
export async function reach(
  item: ItemReached,
  steps: readonly Step[],
): Promise<{ readonly isReached: boolean; readonly at: Partial<Address> }> {
  const { sandbox } = live.state;
  let made: Made = { sandbox };
  for (const { run } of steps) made = { ...made, ...Object((await run(made)) ?? {}), sandbox };
  const at = await placeOfResult(item, made);
  for (let look = 0; look < LOOKS; look += 1) {
    const { items } = await readIn<"sandbox.coverage">(sandbox, "/coverage");
    if (items.some(({ id, count }) => id === item.id && count > 0)) return { isReached: true, at };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return { isReached: false, at };
}

/** The view of what the steps to an item have made. */
async function placeOfResult({ kind, of }: ItemReached, made: Made): Promise<Partial<Address>> {
  const { sandbox } = made;
  if (kind === "switch") return { sandbox, view: "failures", tab: "assumptions" };
  if (of.startsWith("settle")) return { sandbox, view: "settlements" };
  if (kind !== "operation" && kind !== "registration") {
    const { recurringId, transactionNo } = made;
    if (recurringId !== undefined) return { sandbox, view: "recurring", id: String(recurringId) };
    if (transactionNo !== undefined)
      return { sandbox, view: "invoices", id: String(transactionNo) };
  }
  const { requests } = await readIn<"sandbox.requests">(sandbox, "/requests?order=newest&limit=1");
  const id = requests[0]?.id;
  return { sandbox, view: "calls", ...(id !== undefined && { id: String(id) }) };
}
