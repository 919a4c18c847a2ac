import type { Arbitrary } from "fast-check";
import { type FaultEntry, type FaultId, faults } from "../../../spec/generated/faults.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import {
  type ArmedFault,
  type Deed,
  FORGERIES,
  type Forgery,
  faultName,
  type Sequence,
  type SequenceStep,
} from "./sequence.js";

// --- The faults that can be met ---

/** The faults of the spec. A failure shrinks towards the first, so those that find most come first. */
const FAULTS = (Object.entries(faults) as readonly (readonly [FaultId, FaultEntry])[]).toSorted(
  ([, one], [, other]) => (one.rank ?? Number.MAX_VALUE) - (other.rank ?? Number.MAX_VALUE),
);

/** The answers that an order or a subscription can do without: the service may refuse them. */
const REFUSABLE: readonly OperationId[] = [
  ...(["addInvoice", "getInvoice", "cancelInvoice"] as const),
  ...(["registerPayment", "listRecurringPayments", "refundOrder"] as const),
];

/** The operations that a fault can affect. */
export const OPERATIONS: readonly OperationId[] = [
  ...(["issueMerchantToken", ...REFUSABLE, "sendOtp", "processPayment"] as const),
];

/** The faults that something meets: a reply, a refusal, a callback, a charge, a settlement or an operation. */
function metBy(meeting: FaultEntry["meets"][number]): readonly ArmedFault[] {
  return FAULTS.flatMap(([fault, { meets }]): readonly ArmedFault[] => {
    if (!meets.includes(meeting)) return [];
    return fault === "status"
      ? [{ fault, status: meeting === "refusal" ? 403 : 500 }]
      : [{ fault }];
  });
}

const CALLBACK_FAULTS = metBy("callback");
export const SETTLEMENT_FAULTS = metBy("settlement");

/** A charge is retried, so several failures in a row are needed to make it fail finally. */
const CHARGE_TRIES = 3;

const CHARGE_FAULTS = metBy("charge").flatMap((armed): readonly ArmedFault[] =>
  armed.fault === "charge-fails" ? [armed, { ...armed, times: CHARGE_TRIES }] : [armed],
);

/** A service that stays busy or broken: a shop waits longer each time, gives up, or hammers. */
const BUSY: ArmedFault = { fault: "rate-limited", times: 20 };
const BROKEN: ArmedFault = { fault: "status", status: 500, times: 20 };

/** A shop that cannot read an invoice for that long may well fail the callback about it. */
function lasting(operation: OperationId): readonly ArmedFault[] {
  return operation === "getInvoice" ? [BUSY] : [BUSY, BROKEN];
}

/** All faults that can affect an operation. */
export function faultActionsOf(operation: OperationId): readonly ArmedFault[] {
  const refusals = REFUSABLE.includes(operation) ? metBy("refusal") : [];
  return [...metBy("reply"), ...refusals, ...metBy(operation), ...lasting(operation)].map(
    (armed) =>
      // A payment is declined and a refund fails, whichever way it is made.
      ["declined-payment", "refund-fails"].includes(armed.fault) ? armed : { ...armed, operation },
  );
}

// --- The parts of sequences ---

/** The longest sequence that is tried. */
const STEPS_MAX = 14;

/** The deeds that meet a fault of an operation. */
const MEETS: Readonly<Partial<Record<OperationId, readonly Deed["does"][]>>> = {
  issueMerchantToken: ["start"],
  addInvoice: ["start"],
  getInvoice: ["pay", "look", "shop-cancels", "wallet"],
  cancelInvoice: ["shop-cancels"],
  registerPayment: ["subscribe"],
  listRecurringPayments: ["confirm-subscription"],
  sendOtp: ["wallet"],
  processPayment: ["wallet"],
  refundOrder: ["shop-refunds"],
};

/** What has to happen before a deed can do something. */
const LEADS: Readonly<Partial<Record<Deed["does"], readonly Deed["does"][]>>> = {
  pay: ["start"],
  look: ["start"],
  "shop-cancels": ["start"],
  "shop-refunds": ["start", "pay"],
  wallet: ["start"],
  "confirm-subscription": ["subscribe"],
};

/** A deed as simple as it can be. */
function plain(does: Deed["does"], which = 0): Deed {
  const isOrder = does === "start" || does === "subscribe";
  return { does, ...(isOrder ? { amount: 20, name: "Sara Al Harbi" } : { which }) } as Deed;
}

/** A deed under a fault, with what leads there. */
function troubled(does: Deed["does"], under: ArmedFault): readonly SequenceStep[] {
  return [...(LEADS[does] ?? []).map((lead) => plain(lead)), { ...plain(does), under }];
}

/** What customers do at the same moment, besides placing orders. */
const MOMENTS: readonly Deed["does"][] = ["wallet", "look", "pay", "shop-cancels", "shop-refunds"];

/** Two customers with an order each, who do something at the same moment. */
function moment(one: Deed["does"], other: Deed["does"]): Turn {
  const isPaid = one === "shop-refunds" || other === "shop-refunds";
  const orders = [plain("start"), plain("start")];
  const before = isPaid ? [...orders, plain("pay"), plain("pay", 1)] : orders;
  const step = { does: "together", both: [plain(one), plain(other, 1)] } as const;
  return [
    [...before, { ...step, tokensEnded: true }],
    [...before, step],
  ];
}

/** What strangers send about the second of two orders, of which the first was paid. */
function strangers(how: Forgery): Turn {
  return [[plain("start"), plain("start"), plain("pay"), { does: "forge", how, which: 1 }]];
}

/** How a sequence may begin that is sure to meet something: one way after another, as often as it is its turn. */
type Turn = readonly (readonly SequenceStep[])[];

/** Every fault that an operation can meet, strangers, and customers at the same moment: neighbors differ. */
const TURNS: readonly Turn[] = interleaved([
  ...OPERATIONS.map((operation) =>
    faultActionsOf(operation).map(
      (under): Turn => (MEETS[operation] ?? []).map((does) => troubled(does, under)),
    ),
  ),
  CHARGE_FAULTS.map((under): Turn => [troubled("confirm-subscription", under)]),
  CALLBACK_FAULTS.map((under): Turn => [troubled("shop-refunds", under)]),
  FORGERIES.map(strangers),
  [
    ...MOMENTS.map((does) => moment(does, does)),
    ...["start", "look"].map((does) => moment("start", does as Deed["does"])),
  ],
]);

/**
 * Each trouble has its turn, over and over: chance alone leaves some pairs of operation and fault out
 * for long, and the bugs that are slowest to be found hang on one of them. Every second sequence is
 * left to chance.
 */
function withTurn(drawn: Sequence, index: number): Sequence {
  if (index % 2 === 0) return drawn;
  const round = Math.floor(index / 2);
  const turn = TURNS[round % TURNS.length] ?? [];
  const begins = turn[Math.floor(round / TURNS.length) % turn.length] ?? [];
  return { ...drawn, steps: [...begins, ...drawn.steps].slice(0, STEPS_MAX) };
}

function interleaved<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) =>
    lists.flatMap((list) => list.slice(n, n + 1)),
  ).flat();
}

type FastCheck = typeof import("fast-check");

/** Loaded when something is explored: nothing else needs it. */
export const loadFastCheck = (): Promise<FastCheck> => import("fast-check");

const AMOUNTS = [20, 25.5, 99.99, 19.99, 64.1];
/** Most customers pay in the currency that every shop takes. */
const CURRENCIES = [undefined, undefined, undefined, "USD"];
const NAMES = ["Sara Al Harbi", "سارة الحربي"];

/** The parts of sequences. The simplest of each choice is first: shrinking moves toward it. */
export function sequences(fc: FastCheck): Arbitrary<Sequence> {
  const steps = (one: Arbitrary<SequenceStep>) =>
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
  readonly together: (weight: number) => Weighted;
  readonly pick: <T>(options: readonly T[]) => Arbitrary<T>;
}

interface Weighted {
  readonly weight: number;
  readonly arbitrary: Arbitrary<SequenceStep>;
}

function choices(fc: FastCheck): Choices {
  const pick = <T>(options: readonly T[]) => fc.constantFrom(...options);
  const act: Choices["act"] = (weight, deed, ...under) => {
    const fields = Object.entries(deed).map(([name, value]): [string, Arbitrary<unknown>] => [
      name,
      Array.isArray(value) ? pick(value) : fc.constant(value),
    ]);
    const faults =
      under.length > 0 ? { under: fc.option(pick(under), { nil: undefined, freq: 2 }) } : {};
    const made = fc.record({ ...Object.fromEntries(fields), ...faults });
    return { weight, arbitrary: made as unknown as Arbitrary<SequenceStep> };
  };
  return {
    act,
    pick,
    about: (weight, does, ...under) => act(weight, { does, which: [0, 1, 2] }, ...under),
    together(weight) {
      const customer = fc.oneof(
        act(1, { does: "start", amount: AMOUNTS, name: NAMES }).arbitrary,
        act(1, { does: MOMENTS, which: [0, 1, 2] }).arbitrary,
      );
      const both = fc.tuple(customer, customer);
      const tokensEnded = fc.option(fc.constant(true), { nil: undefined, freq: 1 });
      const made = fc.record({ does: fc.constant("together"), both, tokensEnded });
      return { weight, arbitrary: made as unknown as Arbitrary<SequenceStep> };
    },
  };
}

/** What happens, each with the trouble that it can meet on the spot. */
function coupledStep(fc: FastCheck): Arbitrary<SequenceStep> {
  return fc.oneof(
    ...deeds(choices(fc), (...operations) => operations.flatMap(faultActionsOf), CALLBACK_FAULTS),
  );
}

/** An action, and faults that are waiting for the next matching call. */
function independentStep(fc: FastCheck): Arbitrary<SequenceStep> {
  const { pick } = choices(fc);
  const ahead = (weight: number, faults: readonly ArmedFault[]): Weighted => ({
    weight,
    arbitrary: pick(faults.map((fault): SequenceStep => ({ does: "fault", ...fault }))),
  });
  const operations = OPERATIONS.flatMap(faultActionsOf);
  return fc.oneof(
    ...deeds(choices(fc), () => [], []),
    ahead(6, operations),
    ahead(3, CALLBACK_FAULTS),
    ahead(2, CHARGE_FAULTS),
  );
}

function deeds(
  { act, about, together }: Choices,
  met: (...operations: OperationId[]) => readonly ArmedFault[],
  concealed: readonly ArmedFault[],
): Weighted[] {
  const wanted = { amount: AMOUNTS, name: NAMES };
  const charges = concealed.length > 0 ? CHARGE_FAULTS : [];
  return [
    act(
      6,
      { does: "start", ...wanted, currency: CURRENCIES },
      ...met("addInvoice", "issueMerchantToken"),
    ),
    about(5, "pay", ...concealed, ...met("getInvoice")),
    about(1, "decline"),
    about(2, "customer-cancels", ...concealed),
    about(3, "wallet", ...met("sendOtp", "processPayment", "getInvoice")),
    about(1, "wrong-code"),
    about(3, "shop-cancels", ...met("cancelInvoice", "getInvoice"), ...concealed),
    about(2, "look", ...met("getInvoice")),
    about(2, "shop-refunds", ...met("refundOrder"), ...concealed),
    about(1, "refund", ...concealed),
    together(2),
    act(2, { does: "subscribe", ...wanted }, ...met("registerPayment")),
    about(2, "confirm-subscription", ...charges),
    act(
      3,
      { does: "advance", by: ["PT24H", "PT22H", "PT1H", "P7D", "P30D"] },
      ...concealed,
      ...charges,
    ),
    act(1, { does: "restart" }),
    about(1, "resend"),
    act(1, {
      does: "forge",
      how: FORGERIES,
      which: [0, 1, 2],
    }),
  ];
}

/** The sequence of an index: each has a seed of its own, and so has each further take at it. */
function sequenceAt(
  fc: FastCheck,
  arbitrary: Arbitrary<Sequence>,
  seed: number,
  index: number,
  take = 0,
): Sequence {
  const place = Math.imul(index + 1, 0x85ebca6b) ^ Math.imul(take, 0x27d4eb2f);
  const mixed = (Math.imul(seed, 0x9e3779b1) ^ place) | 0;
  const [drawn] = fc.sample(arbitrary, { seed: mixed, numRuns: 1 });
  if (!drawn) throw new Error("nothing was drawn");
  return withTurn(drawn, index);
}

// --- The choice of the next sequence ---

/** How many sequences are drawn for one that is tried. */
const DRAWN = 4;

/** What a deed makes of the order or subscription that it is about, where all goes well. */
const RESULTS: Readonly<Partial<Record<SequenceStep["does"], string>>> = {
  pay: "paid",
  wallet: "paid",
  "customer-cancels": "canceled",
  "shop-cancels": "canceled",
  "shop-refunds": "refunded",
  "confirm-subscription": "active",
};

/**
 * Draws sequences one after another: of several, the one with the rarest transitions so far. It considers
 * the steps of a sequence, not their results, so that the same seed gives the same sequences for any shop,
 * machine and number of jobs.
 */
export function steered(fc: FastCheck, arbitrary: Arbitrary<Sequence>, seed: number) {
  const tried = new Map<string, number>();
  let next = 0;
  return (): Sequence => {
    const index = next;
    next += 1;
    const drawn = Array.from({ length: DRAWN }, (_, take) =>
      sequenceAt(fc, arbitrary, seed, index, take),
    ).map((sequence) => ({ sequence, transitions: transitionsOf(sequence) }));
    // Held against its length: many steps cost time, and need not lead anywhere.
    const rarity = ({ sequence, transitions }: (typeof drawn)[number]) =>
      transitions.reduce((sum, one) => sum + 1 / (1 + (tried.get(one) ?? 0)), 0) /
      sequence.steps.length;
    const rarest = drawn.reduce((best, one) => (rarity(one) > rarity(best) ? one : best));
    // There are so many deeds, states and faults that this ends at a few thousand.
    for (const one of rarest.transitions) tried.set(one, (tried.get(one) ?? 0) + 1);
    return rarest.sequence;
  };
}

/** What a sequence asks for: each deed with the state that it meets it in, and the trouble it is under. */
function transitionsOf({ steps }: Sequence): readonly string[] {
  const orders: string[] = [];
  const subscriptions: string[] = [];
  let ahead: ArmedFault | undefined;
  return steps.flatMap((step) => {
    const { does, under } = step;
    if (step.does === "together") {
      orders.push(...step.both.filter((deed) => deed.does === "start").map(() => "pending"));
      const deeds = step.both.map((deed) => deed.does).sort();
      return `${does} ${deeds.join(" ")}${step.tokensEnded ? " without tokens" : ""}`;
    }
    const isSubscription = does === "subscribe" || does === "confirm-subscription";
    const things = isSubscription ? subscriptions : orders;
    const place = "which" in step && things.length > 0 ? step.which % things.length : -1;
    const from = things[place] ?? "none";
    const to = RESULTS[does];
    const isOpen = from === (does === "shop-refunds" ? "paid" : "pending") || from === "registered";
    if (to !== undefined && isOpen) things[place] = to;
    if (does === "start") orders.push("pending");
    if (does === "subscribe") subscriptions.push("registered");
    const fault = under ?? ahead;
    ahead = does === "fault" ? step : undefined;
    const how = "how" in step ? ` ${step.how}` : "by" in step ? ` ${step.by}` : "";
    // What is done to nothing is no transition.
    if ("which" in step && place < 0) return [];
    return `${from} ${does}${how}${fault ? ` under ${faultName(fault)}` : ""}`;
  });
}

/** What a customer or the network can do twice without meaning to. */
const TWICE: readonly SequenceStep["does"][] = [
  ...(["pay", "decline", "customer-cancels", "wallet", "shop-cancels"] as const),
  ...(["look", "confirm-subscription", "resend", "shop-refunds"] as const),
];

/**
 * The same sequence with each call of customer and network made twice, and each callback too: what is
 * idempotent does not care.
 */
export function stuttered({ world, steps }: Sequence): Sequence {
  const twice = steps.flatMap((step): readonly SequenceStep[] => {
    if (!TWICE.includes(step.does)) return [step];
    const { under: _, ...again } = step;
    return [
      step.under ? step : { ...step, under: { fault: "callback-doubled" } },
      again as SequenceStep,
    ];
  });
  return { world, steps: twice };
}
