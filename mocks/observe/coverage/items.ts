import { type FaultEntry, faults } from "../../../spec/generated/faults.js";
import { type OperationEntry, operations } from "../../../spec/generated/operations.js";
import { type LifeName, MOVES, type Move, moveId } from "../lives.js";
import { type CountKey, statusId } from "../totals.js";

/** What traffic can reach, of one kind. The lives are those of the tables that the domain runs on. */
type ItemKind = "operation" | LifeName | "fault";

/** One thing that traffic can reach. All of them come from the spec and the tables of the domain. */
export interface Item {
  readonly id: CountKey;
  readonly kind: ItemKind;
  /** For a person: `addInvoice answered 400`. */
  readonly name: string;
  /** Why it is not expected to be reached, in a sentence; null if it is a gap. */
  readonly why: string | null;
}

/** The kinds in the order in which they are reported, each with what it is called. */
export const KINDS: Readonly<Record<ItemKind, string>> = {
  operation: "Operations and statuses",
  invoice: "Invoices",
  session: "Wallet sessions",
  recurring: "Recurring payments",
  registration: "Registrations of merchants",
  callback: "Callbacks",
  fault: "Faults",
};

export const ITEM_KINDS = Object.keys(KINDS) as readonly ItemKind[];

/** The statuses that no right client meets on the road of a test; all others are expected. */
const UNEXPECTED_STATUSES: Readonly<Record<number, string>> = {
  403: "A right client meets it only under auth-failure=403, or with the token of another role.",
  413: "No right client sends a body so large.",
  415: "No right client sends anything but JSON.",
  500: "Only a fault causes this answer, and faults are counted separately.",
};

/** What happens only where a fault holds a callback back or drops it. */
const OF_FAULTS: readonly string[] = ["held", "dropped"];
const BY_FAULT = "Only a fault causes it, and faults are counted separately.";

/** Events that only a tester brings about. */
const OF_TESTERS: readonly string[] = [
  "callback-resend-asked",
  "charges-arranged",
  "merchant-rejected",
];
const BY_TESTER = "Only a tester causes it.";

/** Everything that traffic can reach, in the order in which it is reported. */
export const ITEMS: readonly Item[] = [
  ...(operations as readonly OperationEntry[]).flatMap(operationItems),
  ...MOVES.map(moveItem),
  ...Object.entries<FaultEntry>(faults).map(faultItem),
];

function operationItems({ id: of, statuses }: OperationEntry): readonly Item[] {
  return statuses.map((status) => ({
    id: statusId(of, status),
    kind: "operation",
    name: `${of} answered ${status}`,
    why: UNEXPECTED_STATUSES[status] ?? null,
  }));
}

function moveItem(move: Move): Item {
  const { life, from, event, to } = move;
  const id = moveId(move);
  return { id, kind: life, name: `${from} → ${to} by ${event}`, why: whyNot(move) };
}

function whyNot({ from, event, to }: Move): string | null {
  if (OF_FAULTS.includes(from) || OF_FAULTS.includes(to)) return BY_FAULT;
  return OF_TESTERS.includes(event) ? BY_TESTER : null;
}

function faultItem([name, { out }]: [string, FaultEntry]): Item {
  const why = out === null ? null : `No shop is expected to survive it: ${out}.`;
  return { id: `fault/${name}`, kind: "fault", name, why };
}
