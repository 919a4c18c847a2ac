import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import { type FaultEntry, type FaultId, faults } from "../../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../spec/generated/operations.js";
import { nearestName } from "../../api/near-names.js";
import { type FaultOption, formatRule, type Reach } from "../../cli/fault-option.js";
import { MISTAKES } from "../../cli/messages.js";
import { UsageError } from "../../cli/usage.js";
import { bearsOn, operationsIn, SWITCH_IDS, type Traffic } from "../../observe/switches.js";
import type { TestFailure } from "../../observe/test-outcome.js";
import { REASONS } from "../run/messages.js";
import type { MatrixKind } from "../run/options.js";

/** One variation under which a command is run. */
export interface Cell {
  readonly matrix: MatrixKind;
  /** `lost-reply on addInvoice`, `order-status-case=upper`. */
  readonly name: string;
  /** Its place in the table. */
  readonly row: string;
  readonly column: string;
  /** What `--only` can name it by. */
  readonly names: readonly string[];
  /** The options of `paystub run` that bring it about. */
  readonly options: readonly string[];
  readonly rule?: FaultOption;
  /** The fault lasts to the end of each test, so that no retry outlives it. */
  readonly lasts: boolean;
  /** The single injection of its rule, if the rule does not last. */
  readonly reach: Reach;
  readonly assume?: Readonly<Record<string, string>>;
  /** How much longer the fault itself makes a run. */
  readonly delayMs: number;
  /** Its rank by the number of findings in other shops: the lower, the more informative. */
  readonly rank: number;
  /** Why it cannot be run at all. */
  readonly never?: string;
  /** Why the plain run shows already that it would prove nothing. */
  readonly idle?: string;
}

/** What tests and invariants together say of a cell; `skipped` was not run. */
export type Verdict = "bug" | "expected" | "survived" | "not exercised" | "unclear" | "skipped";

/** The verdict on one test, or on the whole command if no fixture reported single tests. */
export interface TestVerdict {
  readonly test: string | null;
  readonly verdict: Verdict;
  /** Why, in a sentence. */
  readonly why: string;
  /** Equal for verdicts that most likely have the same cause. */
  readonly cause?: string;
  /** The assertion that failed. */
  readonly failure?: TestFailure;
  /** What met the fault first. */
  readonly met?: string;
}

/** What a run under a variation came to. */
export interface CellOutcome {
  readonly cell: Cell;
  readonly verdict: Verdict;
  /** The verdict on each test, or the one on the whole command. */
  readonly tests: readonly TestVerdict[];
  readonly message?: string;
  readonly durationMs?: number;
  /** The path of its record. */
  readonly record?: string;
  /** What kept the runner alive after its last test, where it had to be ended. */
  readonly keptOpenBy?: readonly string[];
  /** How often it had the same verdict, where it was run again. */
  readonly repeated?: { readonly same: number; readonly runs: number };
}

type Parameters = FaultEntry["sensible"][number];

const FAULTS = Object.entries(faults) as readonly (readonly [FaultId, FaultEntry])[];
const OPERATIONS: readonly OperationEntry[] = operations;

/** Everything that a fault can affect, in the order of the spec; the columns of a table. */
export const COLUMNS: readonly string[] = [
  ...operations.map(({ id }) => id),
  ...["paid", "canceled", "charge", "webhook", "refund"].map((kind) => `${kind} callbacks`),
  "payments",
];

/** The same as `--only` names it. */
export const PLACES: readonly Place[] = [
  ...operations.map(({ id }) => id),
  "callbacks",
  "payments",
];

/** The faults that an integration should survive. */
export const SENSIBLE_FAULTS: readonly FaultId[] = FAULTS.filter(
  ([, { sensible }]) => sensible.length > 0,
).map(([id]) => id);

/** The faults that affect callbacks and payments rather than a call of an operation. */
type UncalledFault = {
  [Id in FaultId]: (typeof faults)[Id] extends {
    readonly slot: "callback" | "domain";
    readonly operations: null;
  }
    ? Id
    : never;
}[FaultId];

const hasCallback = ({ counts }: Traffic) => counts.under("callback-about/").length > 0;

const hasSettlement = ({ counts }: Traffic) => counts.has("event/orders-settled");

/** What must have happened in the plain run for them. A new fault of this kind does not compile without its row. */
const OCCASIONS: { readonly [Id in UncalledFault]: (plain: Traffic) => boolean } = {
  "callback-dropped": hasCallback,
  "callback-delayed": hasCallback,
  "callback-doubled": hasCallback,
  "callback-out-of-order": hasCallback,
  "callback-wrong-amount": hasCallback,
  "callback-forged": hasCallback,
  "callback-after-cancel": ({ counts }) => counts.has("callback-about/canceled"),
  "cancel-after-payment": ({ counts }) => counts.has("callback-about/paid"),
  "callback-unpaid": ({ counts }) => counts.has("event/invoice-paid"),
  "charge-taken-callback-lost": hasCallback,
  "declined-payment": ({ counts }) => counts.has("event/invoice-paid"),
  "refund-fails": ({ counts }) => counts.has("event/invoice-refunded"),
  "charge-fails": ({ counts }) => counts.has("event/charge-succeeded"),
  "settled-twice": hasSettlement,
  "settlement-order-missing": hasSettlement,
  "settlement-wrong-amount": hasSettlement,
  "settlement-late": hasSettlement,
  "refund-after-settlement": hasSettlement,
};

const isUncalled = (id: FaultId): id is UncalledFault => Object.hasOwn(OCCASIONS, id);

/**
 * The variations that make sense after a plain run: each fault where the command would meet it. It applies
 * once, and in a cell of its own it lasts to the end of a test, because a client that retries survives the
 * first one.
 */
export function faultCells(plain: Traffic): readonly Cell[] {
  const called = operationsIn(plain);
  return FAULTS.flatMap(([id, entry]) =>
    entry.sensible.flatMap((parameters) =>
      placesOf(id, entry, called, plain)
        .filter((place) => isAnswered(id, parameters, place))
        .flatMap((place) => cellsOf(id, parameters, place, plain)),
    ),
  );
}

/** The kinds of callbacks that a shop receives. */
const CALLBACK_KINDS = ["paid", "canceled", "charge", "webhook", "refund"] as const;
type CallbackKind = (typeof CALLBACK_KINDS)[number];

/** The kinds that a fault can affect, where it is not all. */
const FITTING: Readonly<Partial<Record<FaultId, readonly CallbackKind[]>>> = {
  "callback-after-cancel": ["canceled"],
  "cancel-after-payment": ["paid"],
};

function cellsOf(
  id: FaultId,
  parameters: Parameters,
  place: Place,
  { counts }: Traffic,
): readonly Cell[] {
  if (place !== "callbacks") {
    const once = cellOf(id, parameters, place);
    return canLast(id, place) ? [once, cellOf(id, parameters, place, { lasts: true })] : [once];
  }
  const kinds = CALLBACK_KINDS.filter((kind) => counts.has(`callback-about/${kind}`));
  return kinds
    .filter((kind) => FITTING[id]?.includes(kind) ?? true)
    .map((kind) => cellOf(id, parameters, place, { kind }));
}

/** The faults that only take time. One that lasts would add up, and shows a shop no more than a lost reply. */
const SLOW: readonly FaultId[] = ["latency", "hang", "late-reply", "slow-body"];

/** What happens once in the life of an invoice cannot last. */
const SINGLE: readonly FaultId[] = ["callback-before-reply", "paid-while-canceling"];

function canLast(id: FaultId, place: Place): boolean {
  return isOperation(place) && !SLOW.includes(id) && !SINGLE.includes(id) && !isUncalled(id);
}

/** An operation, or a word for what is no operation. */
type Place = OperationId | "callbacks" | "payments";

const isOperation = (place: Place): place is OperationId =>
  OPERATIONS.some(({ id }) => id === place);

function placesOf(
  id: FaultId,
  { slot, operations: fitting }: FaultEntry,
  called: readonly OperationId[],
  plain: Traffic,
): readonly Place[] {
  if (isUncalled(id)) {
    const place = slot === "callback" ? "callbacks" : "payments";
    return OCCASIONS[id](plain) ? [place] : [];
  }
  return called.filter((operation) => fitting?.includes(operation) ?? true);
}

/** Only what the spec names for an operation can be answered by it. */
function isAnswered(id: FaultId, { status }: Parameters, place: Place): boolean {
  if (id !== "status") return true;
  const operation = OPERATIONS.find((one) => one.id === place);
  return operation?.statuses.includes(Number(status)) ?? false;
}

/** The variations that found most in other shops, the most informative first; the others follow. */
const TELLING: readonly FaultId[] = [
  ...(["lost-reply", "hang", "status", "callback-doubled", "token-ends-early"] as const),
  ...(["callback-dropped", "callback-wrong-amount", "html-504", "empty-401"] as const),
  ...(["callback-before-reply", "paid-while-canceling", "truncated-json"] as const),
  ...(["callback-unpaid", "cancel-after-payment"] as const),
  ...(["declined-payment", "charge-fails", "rate-limited", "late-reply"] as const),
];

function rankOf(fault: FaultId): number {
  const at = TELLING.indexOf(fault);
  return at < 0 ? TELLING.length : at;
}

function cellOf(
  fault: FaultId,
  parameters: Parameters,
  place: Place,
  { lasts = false, kind }: { readonly lasts?: boolean; readonly kind?: CallbackKind } = {},
): Cell {
  const operation = isOperation(place) ? place : undefined;
  const rule = {
    ...{ fault, ...(operation && { operation }), ...parameters },
    ...(kind !== undefined && { where: { kind } }),
    ...(!lasts && { times: 1 }),
  } as FaultOption;
  const values = Object.values(parameters).map((value) => ` ${value}`);
  const row = `${fault}${values.join("")}${lasts ? ", lasting" : ""}`;
  const column = kind === undefined ? place : `${kind} ${place}`;
  return {
    matrix: "faults",
    name: `${fault}${values.join("")} on ${column}${lasts ? ", lasting" : ""}`,
    row,
    column,
    names: [fault, place, `${fault}:${place}`, ...(lasts ? ["lasting"] : ["once"])],
    options: ["--fault", formatRule(rule)],
    rule,
    lasts,
    // Waiting in each test would add up.
    reach: SLOW.includes(fault) ? "run" : "sandbox",
    rank: rankOf(fault) + (lasts ? LASTING_RANK : 0),
    delayMs: Number(parameters.delayMs ?? 0),
  };
}

/** Lasting faults come a little later than single ones. */
const LASTING_RANK = 2;

const NO_HOST =
  "any base URL can be its option. Give --assume invoice-url-host=<url> to the plain run to try one";

/** One variation for each option of each switch, other than the one under which the plain run was. */
export function assumptionCells(
  chosen: Readonly<Partial<Record<string, string>>>,
  plain: Traffic,
): readonly Cell[] {
  return SWITCH_IDS.flatMap((id) => {
    const inForce = chosen[id] ?? switches[id].default;
    const others = switches[id].options.filter((option) => option.id !== inForce);
    if (others.length === 0) return [{ ...optionCell(id, "<http URL>"), never: NO_HOST }];
    const idle = bearsOn(id, plain) ? {} : { idle: REASONS.switchUnused };
    return others.map((option) => ({ ...optionCell(id, option.id), ...idle }));
  });
}

/** Options of a switch are as informative as faults that apply now and then. */
const RANK = 3;

function optionCell(id: SwitchId, option: string): Cell {
  const name = `${id}=${option}`;
  return {
    matrix: "assumptions",
    name,
    row: id,
    column: option,
    names: [id, name],
    options: ["--assume", name],
    assume: { [id]: option },
    lasts: false,
    reach: "sandbox",
    rank: RANK,
    delayMs: 0,
  };
}

/** Checks what `--only` names, before anything is run. */
export function checkOnly(only: readonly string[], kinds: readonly MatrixKind[]): void {
  for (const name of only) {
    const why = objection(name, kinds);
    if (why !== undefined) throw new UsageError(why);
  }
}

/** The duration of faults, as `--only` names it. */
const LENGTHS: readonly string[] = ["once", "lasting"];

/** The cells that were asked for. `once` and `lasting` narrow down what the other names choose. */
export function wanted(cells: readonly Cell[], only: readonly string[]): readonly Cell[] {
  const lengths = only.filter((name) => LENGTHS.includes(name));
  const others = only.filter((name) => !LENGTHS.includes(name));
  return [lengths, others].reduce(
    (left, asked) =>
      asked.length === 0
        ? left
        : left.filter(({ names, rule }) => {
            return asked.some((name) => names.includes(name)) || (asked === lengths && !rule);
          }),
    cells,
  );
}

function objection(name: string, kinds: readonly MatrixKind[]): string | undefined {
  const known = kinds.flatMap((kind) => (kind === "faults" ? faultNames() : switchNames()));
  if (known.includes(name)) return undefined;
  const [fault = ""] = name.split(":");
  if (kinds.includes("faults") && isFault(fault) && !SENSIBLE_FAULTS.includes(fault)) {
    return MISTAKES.faultOutOfMatrix(name, fault, `${faults[fault].out}`);
  }
  return MISTAKES.outOfMatrix(name, nearestName(known, name));
}

const isFault = (name: string): name is FaultId => Object.hasOwn(faults, name);

function faultNames(): readonly string[] {
  const pairs = SENSIBLE_FAULTS.flatMap((fault) => PLACES.map((place) => `${fault}:${place}`));
  return [...SENSIBLE_FAULTS, ...PLACES, ...pairs, ...LENGTHS];
}

function switchNames(): readonly string[] {
  const options = (id: SwitchId) => switches[id].options.map((option) => `${id}=${option.id}`);
  return [...SWITCH_IDS, ...SWITCH_IDS.flatMap(options)];
}

/**
 * Cells in the best order: kinds, operations and switches alternate, each with its most informative cells
 * first, so that a short budget covers some of everything.
 */
export function inTurns(cells: readonly Cell[]): readonly Cell[] {
  const queues = new Map<string, Cell[]>();
  for (const cell of cells) {
    const place = cell.matrix === "faults" ? cell.column : cell.row;
    queues.set(place, [...(queues.get(place) ?? []), cell]);
  }
  const turns = [...queues.values()].flatMap((queue) =>
    [...queue].sort((a, b) => a.rank - b.rank).map((cell, turn) => ({ cell, turn })),
  );
  // Sorting keeps the order of what is alike.
  return turns.sort((a, b) => a.turn - b.turn || a.cell.rank - b.cell.rank).map(({ cell }) => cell);
}

/**
 * The same cells in a better order where several run at once. A test under a lasting fault mostly waits, so such a
 * cell needs no processor for itself. It begins between two others, and not when nothing else is left to run.
 */
export function spread(cells: readonly Cell[]): readonly Cell[] {
  const lasting = cells.filter(({ lasts }) => lasts);
  const others = cells.filter(({ lasts }) => !lasts);
  const pairs = others.flatMap((other, n) => [...lasting.slice(n, n + 1), other]);
  return [...pairs, ...lasting.slice(others.length)];
}
