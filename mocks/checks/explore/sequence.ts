import type { FaultId } from "../../../spec/generated/faults.js";
import type { OperationId } from "../../../spec/generated/operations.js";
import type { Assumptions } from "../../domain/settings.js";
import { CouldNotRun } from "../../report/report.js";

/** A fault that applies the next time that something meets it. */
export interface ArmedFault {
  readonly fault: FaultId;
  /** The operation that it affects; without it, every operation that it fits. */
  readonly operation?: OperationId;
  readonly status?: number;
  /** How often it applies; once without it. */
  readonly times?: number;
}

/** Orders and subscriptions are named by index, modulo how many there are by then. */
interface About {
  readonly which: number;
}

/** What a customer, the bank, the network, time, a stranger or the shop's machine does. */
export type Deed =
  | {
      readonly does: "start";
      readonly amount: number;
      readonly name: string;
      /** SAR without it, or where the shop does not sell in it. */
      readonly currency?: string;
    }
  | ({ readonly does: "pay" | "decline" | "customer-cancels" } & About)
  | ({ readonly does: "wallet" | "wrong-code" | "shop-cancels" | "shop-refunds" | "look" } & About)
  | { readonly does: "subscribe"; readonly amount: number; readonly name: string }
  | ({ readonly does: "confirm-subscription" } & About)
  | { readonly does: "advance"; readonly by: string }
  | { readonly does: "restart" | "settle" }
  | ({ readonly does: "refund" } & About)
  | ({ readonly does: "resend" } & About)
  | ({ readonly does: "forge"; readonly how: Forgery } & About)
  | ({ readonly does: "fault" } & ArmedFault);

/** What a stranger sends to the shop as if it came from the service. */
export const FORGERIES = [
  ...(["callback", "callback-of-another", "cancellation", "webhook", "refund-webhook"] as const),
];
export type Forgery = (typeof FORGERIES)[number];

/** Two customers act at the same moment. */
export interface Together {
  readonly does: "together";
  readonly both: readonly [Deed, Deed];
  /** The tokens that the shop holds have ended shortly before. */
  readonly tokensEnded?: true;
}

/**
 * One thing that happens, and the trouble that it may happen under.
 *
 * @example
 * const step: SequenceStep = { does: "advance", by: "P1D", under: { fault: "latency" } };
 */
export type SequenceStep = (Deed | Together) & { readonly under?: ArmedFault };

/**
 * What is tried: the switches of the service, and what happens, in order.
 *
 * @example
 * const sequence: Sequence = { world: {}, steps: [{ does: "pay", which: 0 }] };
 */
export interface Sequence {
  /** The switches that hold. */
  readonly world: Partial<Assumptions>;
  /** What is done, in order. */
  readonly steps: readonly SequenceStep[];
}

/**
 * What is wrong with a shop, in a sentence.
 *
 * @example
 * const { findings } = await replay({ shop: () => shop, sequence: "failures/1.json" });
 * const sentences = findings.map(({ invariant, text }: ShopFinding) => `${invariant}: ${text}`);
 */
export interface ShopFinding {
  /** The rule that was broken, in kebab case. */
  readonly invariant: string;
  /** What is wrong, in a sentence. */
  readonly text: string;
}

/** What stays the same however a fault is spelled: the pair that a budget shares out. */
export function faultName({ fault, operation, status, times }: ArmedFault): string {
  const once = fault === "status" ? `status ${status}` : fault;
  const what = times === undefined ? once : `${times} times ${once}`;
  return operation === undefined ? what : `${what} on ${operation}`;
}

type Kind = "number" | "string";

const ABOUT = { which: "number" } as const;
const ORDERED = { amount: "number", name: "string" } as const;

/** What each deed needs besides its name. */
const NEEDED: { readonly [Does in SequenceStep["does"]]: Readonly<Record<string, Kind>> } = {
  start: ORDERED,
  pay: ABOUT,
  decline: ABOUT,
  "customer-cancels": ABOUT,
  wallet: ABOUT,
  "wrong-code": ABOUT,
  "shop-cancels": ABOUT,
  "shop-refunds": ABOUT,
  look: ABOUT,
  subscribe: ORDERED,
  "confirm-subscription": ABOUT,
  advance: { by: "string" },
  restart: {},
  settle: {},
  refund: ABOUT,
  resend: ABOUT,
  forge: { ...ABOUT, how: "string" },
  fault: { fault: "string" },
  together: {},
};

/** Parses a sequence, which may be hand-written; throws a `CouldNotRun` for an invalid one. */
export function checkedSequence(sequence: unknown, where: string): Sequence {
  const { world, steps } = Object(sequence) as Readonly<Record<string, unknown>>;
  const wrong = why(world, steps);
  if (wrong === undefined) return sequence as Sequence;
  throw new CouldNotRun(`${where} cannot be replayed: ${wrong}`);
}

function why(world: unknown, steps: unknown): string | undefined {
  if (typeof world !== "object" || world === null) return "it has no world, such as {}";
  if (!Array.isArray(steps) || steps.length === 0) return "it has no steps";
  const wrong = steps.map(whyNoStep);
  const at = wrong.findIndex((one) => one !== undefined);
  return at < 0 ? undefined : `step ${at + 1} ${wrong[at]}`;
}

function whyNoStep(step: unknown): string | undefined {
  const given = Object(step) as Readonly<Record<string, unknown>>;
  const does = String(given.does);
  if (does === "together") return whyNotBoth(given.both);
  if (!Object.hasOwn(NEEDED, does)) {
    return `does ${JSON.stringify(given.does)}; known are ${Object.keys(NEEDED).join(", ")}`;
  }
  const needed = Object.entries(NEEDED[does as SequenceStep["does"]]);
  const lacking = needed.find(([field, kind]) => typeof given[field] !== kind);
  return lacking && `(${does}) needs ${lacking[0]}, a ${lacking[1]}`;
}

function whyNotBoth(both: unknown): string | undefined {
  const isNested = Array.isArray(both) && both.some((one) => Object(one).does === "together");
  if (!Array.isArray(both) || both.length !== 2 || isNested) {
    return "(together) needs both, a list of two other steps";
  }
  return both.map(whyNoStep).find((one) => one !== undefined);
}
