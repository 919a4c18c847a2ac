import { type FaultEntry, type FaultId, faults } from "../../../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../../spec/generated/operations.js";
import { type FaultOption, formatRule } from "../../fault-option.js";
import { operationsIn } from "../assumed.js";
import type { Observations } from "../observations.js";
import type { Cell } from "./cell.js";

type Parameters = FaultEntry["sensible"][number];

const FAULTS = Object.entries(faults) as readonly (readonly [FaultId, FaultEntry])[];
const OPERATIONS: readonly OperationEntry[] = operations;

/** Everything that a fault can strike, in the order of the spec. */
export const PLACES: readonly Place[] = [
  ...operations.map(({ id }) => id),
  "callbacks",
  "payments",
];

/** The faults that an integration should survive. */
export const SENSIBLE_FAULTS: readonly FaultId[] = FAULTS.filter(
  ([, { sensible }]) => sensible.length > 0,
).map(([id]) => id);

/** What must have come about in the plain run for a fault that strikes no operation. */
const OCCASIONS: { readonly [Id in FaultId]?: (observations: Observations) => boolean } = {
  "declined-payment": ({ happened }) => happened.has("invoice-paid"),
  "refund-fails": ({ happened }) => happened.has("invoice-refunded"),
  "otp-undelivered": ({ happened }) => happened.has("otp-sent"),
  "charge-fails": ({ happened }) => happened.has("charge-succeeded"),
  "callback-after-cancel": ({ callbacks }) => callbacks.kinds.has("canceled"),
};

/** The variations that make sense after a plain run: each fault where the command would meet it. */
export function faultCells(plain: Observations): readonly Cell[] {
  const called = operationsIn(plain);
  return FAULTS.flatMap(([id, entry]) =>
    entry.sensible.flatMap((parameters) =>
      placesOf(id, entry, called, plain)
        .filter((place) => isAnswered(id, parameters, place))
        .map((place) => cellOf(id, parameters, place)),
    ),
  );
}

/** An operation, or a word for what is no operation. */
type Place = OperationId | "callbacks" | "payments";

const isOperation = (place: Place): place is OperationId =>
  OPERATIONS.some(({ id }) => id === place);

function placesOf(
  id: FaultId,
  { slot, operations: fitting }: FaultEntry,
  called: readonly OperationId[],
  plain: Observations,
): readonly Place[] {
  if (slot === "callback") {
    const occasion = OCCASIONS[id] ?? (({ callbacks }: Observations) => callbacks.size > 0);
    return occasion(plain) ? ["callbacks"] : [];
  }
  if (slot === "domain" && fitting === null) return OCCASIONS[id]?.(plain) ? ["payments"] : [];
  return called.filter((operation) => fitting?.includes(operation) ?? true);
}

/** Only what the spec names for an operation can be answered by it. */
function isAnswered(id: FaultId, { status }: Parameters, place: Place): boolean {
  if (id !== "status") return true;
  const operation = OPERATIONS.find((one) => one.id === place);
  return operation?.statuses.includes(Number(status)) ?? false;
}

/** Those that found most in other shops, the most telling first; the others follow. */
const TELLING: readonly FaultId[] = [
  ...(["lost-reply", "hang", "status", "callback-doubled", "token-ends-early"] as const),
  ...(["callback-dropped", "callback-wrong-amount", "html-504", "empty-401"] as const),
  ...(["callback-before-reply", "paid-while-canceling", "truncated-json"] as const),
  ...(["declined-payment", "charge-fails", "rate-limited", "late-reply"] as const),
];

function rankOf(fault: FaultId): number {
  const at = TELLING.indexOf(fault);
  return at < 0 ? TELLING.length : at;
}

function cellOf(fault: FaultId, parameters: Parameters, place: Place): Cell {
  const operation = isOperation(place) ? place : undefined;
  const rule = { fault, ...(operation && { operation }), ...parameters, times: 1 } as FaultOption;
  const values = Object.values(parameters).map((value) => ` ${value}`);
  const row = `${fault}${values.join("")}`;
  return {
    matrix: "faults",
    name: `${row} on ${place}`,
    row,
    column: place,
    names: [fault, place, `${fault}:${place}`],
    options: ["--fault", formatRule(rule)],
    rule,
    rank: rankOf(fault),
    delayMs: Number(parameters.delayMs ?? 0),
  };
}
