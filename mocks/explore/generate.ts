import type { Arbitrary } from "fast-check";
import type { ArmedFault, Sequence, Step } from "./sequence.js";

type FastCheck = typeof import("fast-check");

/** Loaded when something is explored: nothing else needs it. */
export const loadFastCheck = (): Promise<FastCheck> => import("fast-check");

/** The longest sequence that is tried. */
const STEPS_MAX = 14;

const AMOUNTS = [20, 25.5, 99.99, 19.99, 64.1];
const NAMES = ["Sara Al Harbi", "سارة الحربي"];

/** How an answer may go wrong: the first are the kindest. */
const REPLIES: readonly ArmedFault[] = [
  { fault: "lost-reply" },
  { fault: "reset-mid-reply" },
  { fault: "status", status: 500 },
  { fault: "html-504" },
  { fault: "truncated-json" },
  { fault: "reset-before-reply" },
  { fault: "empty-reply" },
  { fault: "rate-limited" },
  { fault: "late-reply" },
  { fault: "hang" },
];
const REFUSED: readonly ArmedFault[] = [{ fault: "empty-401" }, { fault: "status", status: 403 }];

/** What may go wrong with an operation besides its answer. */
const SPECIAL: Readonly<Record<string, readonly ArmedFault[]>> = {
  issueMerchantToken: [{ fault: "token-ends-early" }],
  addInvoice: [...REFUSED, { fault: "callback-before-reply" }],
  getInvoice: REFUSED,
  cancelInvoice: [...REFUSED, { fault: "reply-then-rollback" }, { fault: "paid-while-canceling" }],
  registerPayment: REFUSED,
  listRecurringPayments: REFUSED,
  sendOtp: [{ fault: "otp-sent-but-500" }],
  processPayment: [{ fault: "declined-payment" }],
};

const CALLBACKS: readonly ArmedFault[] = [
  { fault: "callback-dropped" },
  { fault: "callback-delayed" },
  { fault: "callback-doubled" },
  { fault: "callback-out-of-order" },
  { fault: "callback-wrong-amount" },
  { fault: "callback-forged" },
  { fault: "callback-after-cancel" },
];

const CHARGES: readonly ArmedFault[] = [
  { fault: "charge-fails" },
  { fault: "callback-doubled" },
  { fault: "charge-taken-callback-lost" },
];

/** Everything that can go wrong with an operation. */
function troubleOf(operation: string): readonly ArmedFault[] {
  const all = [...REPLIES, ...(SPECIAL[operation] ?? [])];
  return all.map((fault) => {
    // A payment is declined, whichever way it is made.
    return fault.fault === "declined-payment" ? fault : ({ ...fault, operation } as ArmedFault);
  });
}

/** Every trouble that is drawn from, so that one can tell what was never tried. */
export const ALL_TROUBLE: readonly ArmedFault[] = [
  ...Object.keys(SPECIAL).flatMap(troubleOf),
  ...CALLBACKS,
  ...CHARGES,
];

/** What sequences are made of. The simplest of each choice stands first: shrinking goes there. */
export function sequences(fc: FastCheck): Arbitrary<Sequence> {
  const steps = (one: Arbitrary<Step>) =>
    fc.array(one, { minLength: 1, maxLength: STEPS_MAX, size: "max" });
  // Coupled trouble is met on the spot; trouble that lies ahead finds what needs a follow-up.
  const either = fc.oneof(steps(coupledStep(fc)), steps(independentStep(fc)));
  return fc.record({ world: worlds(fc), steps: either });
}

function worlds(fc: FastCheck): Arbitrary<Sequence["world"]> {
  const pick = <T>(...options: readonly T[]) => fc.constantFrom(...options);
  return fc.record({
    "order-status-case": pick("mixed", "upper", "title"),
    "cancel-success-type": pick("string", "boolean"),
    "callback-method": pick("get", "post"),
    "callback-params": pick("camel", "pascal", "both"),
    "callback-retry": pick("growing", "fixed", "none"),
    "auth-failure": pick("401", "403", "401-empty"),
    "expiry-notifies": pick("yes", "no"),
    "duplicate-order-number": pick("accept", "reject"),
  }) as Arbitrary<Sequence["world"]>;
}

interface Choices {
  readonly act: (weight: number, deed: object, ...under: ArmedFault[]) => Weighted;
  readonly about: (weight: number, does: string, ...under: ArmedFault[]) => Weighted;
  readonly pick: <T>(options: readonly T[]) => Arbitrary<T>;
}

interface Weighted {
  readonly weight: number;
  readonly arbitrary: Arbitrary<Step>;
}

function choices(fc: FastCheck): Choices {
  const pick = <T>(options: readonly T[]) => fc.constantFrom(...options);
  const act: Choices["act"] = (weight, deed, ...under) => {
    const fields = Object.entries(deed).map(([name, value]): [string, Arbitrary<unknown>] => [
      name,
      Array.isArray(value) ? pick(value) : fc.constant(value),
    ]);
    const trouble =
      under.length > 0 ? { under: fc.option(pick(under), { nil: undefined, freq: 2 }) } : {};
    const made = fc.record({ ...Object.fromEntries(fields), ...trouble });
    return { weight, arbitrary: made as unknown as Arbitrary<Step> };
  };
  return {
    act,
    pick,
    about: (weight, does, ...under) => act(weight, { does, which: [0, 1, 2] }, ...under),
  };
}

/** What happens, each with the trouble that it can meet on the spot. */
function coupledStep(fc: FastCheck): Arbitrary<Step> {
  return fc.oneof(
    ...deeds(choices(fc), (...operations) => operations.flatMap(troubleOf), CALLBACKS),
  );
}

/** What happens, and trouble that lies ahead for whoever meets it first. */
function independentStep(fc: FastCheck): Arbitrary<Step> {
  const { pick } = choices(fc);
  const ahead = (weight: number, faults: readonly ArmedFault[]): Weighted => ({
    weight,
    arbitrary: pick(faults.map((fault): Step => ({ does: "fault", ...fault }))),
  });
  const operations = Object.keys(SPECIAL).flatMap(troubleOf);
  return fc.oneof(
    ...deeds(choices(fc), () => [], []),
    ahead(6, operations),
    ahead(3, CALLBACKS),
    ahead(1, CHARGES),
  );
}

function deeds(
  { act, about }: Choices,
  met: (...operations: string[]) => readonly ArmedFault[],
  told: readonly ArmedFault[],
): Weighted[] {
  const wanted = { amount: AMOUNTS, name: NAMES };
  const charges = told.length > 0 ? CHARGES : [];
  return [
    act(6, { does: "start", ...wanted }, ...met("addInvoice", "issueMerchantToken")),
    about(5, "pay", ...told, ...met("getInvoice")),
    about(1, "decline"),
    about(2, "customer-cancels", ...told),
    about(3, "wallet", ...met("sendOtp", "processPayment", "getInvoice")),
    about(1, "wrong-code"),
    about(3, "shop-cancels", ...met("cancelInvoice", "getInvoice"), ...told),
    about(1, "look", ...met("getInvoice")),
    act(2, { does: "subscribe", ...wanted }, ...met("registerPayment")),
    about(2, "confirm-subscription", ...charges),
    act(3, { does: "advance", by: ["PT1H", "PT22H", "PT24H", "P7D", "P30D"] }, ...told, ...charges),
    act(1, { does: "restart" }),
    about(1, "resend"),
    act(1, {
      does: "forge",
      how: ["callback", "callback-of-another", "cancellation", "webhook"],
      which: [0, 1, 2],
    }),
  ];
}

/** The sequence of an index: each has a seed of its own, so that it does not matter who runs which. */
export function sequenceAt(
  fc: FastCheck,
  arbitrary: Arbitrary<Sequence>,
  seed: number,
  index: number,
): Sequence {
  const mixed = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) | 0;
  const [drawn] = fc.sample(arbitrary, { seed: mixed, numRuns: 1 });
  if (!drawn) throw new Error("nothing was drawn");
  return drawn;
}
