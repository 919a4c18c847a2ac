import { type SwitchId, switches } from "../../../spec/generated/assumptions.js";
import {
  type CallbackKind,
  callbackKinds,
  type FaultEntry,
  type FaultId,
  faults,
} from "../../../spec/generated/faults.js";
import {
  type OperationEntry,
  type OperationId,
  operations,
} from "../../../spec/generated/operations.js";
import { nearestName } from "../../api/near-names.js";
import { bearsOn, operationsIn, SWITCH_IDS, type Traffic } from "../../observe/switches.js";
import { CouldNotRun } from "../../report/report.js";
import { MISTAKES } from "../run/messages.js";
import type { MatrixKind } from "../run/options.js";
import type { FaultOption, Reach } from "../run/rules.js";

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
  readonly rule?: FaultOption;
  /** The kind of callbacks that its rule changes. */
  readonly kind?: CallbackKind;
  /** The fault lasts to the end of each test, so that no retry outlives it. */
  readonly lasts: boolean;
  /** The single injection of its rule, if the rule does not last. */
  readonly reach: Reach;
  readonly assume?: Readonly<Record<string, string>>;
  /** How much longer the fault itself makes a run. */
  readonly delayMs: number;
  /** Its rank by the number of findings in other shops: the lower, the more informative. */
  readonly rank: number;
  /** Why it is not run: any base URL can be its option, or the plain run shows that it would prove nothing. */
  readonly skip?: "endless" | "unmet-switch";
}

type Parameters = FaultEntry["sensible"][number];

const FAULTS = Object.entries(faults) as readonly (readonly [FaultId, FaultEntry])[];
const OPERATIONS: readonly OperationEntry[] = operations;

/** Everything that a fault can affect, in the order of the spec; the columns of a table. */
export const COLUMNS: readonly string[] = [
  ...operations.map(({ id }) => id),
  ...callbackKinds.map((kind) => `${kind} callbacks`),
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

/** Whether a fault affects callbacks or payments rather than a call of an operation. */
const isUncalled = ({ slot, operations: called }: FaultEntry) =>
  called === null && (slot === "callback" || slot === "domain");

/** The kinds of callbacks that a fault can change, of those that there were. */
function kindsMet(
  { kinds }: FaultEntry,
  { counts }: Pick<Traffic, "counts">,
): readonly CallbackKind[] {
  return callbackKinds.filter((kind) => {
    return kinds.includes(kind) && counts.has(`callback-about/${kind}`);
  });
}

/**
 * The variations that make sense after a plain run: each fault where the command would meet it. It applies
 * once, and in a cell of its own it lasts to the end of a test, because a client that retries survives the
 * first one.
 */
export function faultCells(plain: Pick<Traffic, "counts">): readonly Cell[] {
  const called = operationsIn(plain);
  return FAULTS.flatMap(([id, entry]) =>
    entry.sensible.flatMap((parameters) =>
      placesOf(entry, called, plain)
        .filter((place) => isAnswered(id, parameters, place))
        .flatMap((place) => cellsOf(id, parameters, place, plain)),
    ),
  );
}

function cellsOf(
  id: FaultId,
  parameters: Parameters,
  place: Place,
  plain: Pick<Traffic, "counts">,
): readonly Cell[] {
  const entry: FaultEntry = faults[id];
  if (place === "callbacks") {
    return kindsMet(entry, plain).map((kind) => cellOf(id, parameters, place, { kind }));
  }
  const once = cellOf(id, parameters, place);
  if (!isOperation(place) || !entry.lasts || entry.slow) return [once];
  return [once, cellOf(id, parameters, place, { lasts: true })];
}

/** An operation, or a word for what is no operation. */
type Place = OperationId | "callbacks" | "payments";

const isOperation = (place: Place): place is OperationId =>
  OPERATIONS.some(({ id }) => id === place);

function placesOf(
  entry: FaultEntry,
  called: readonly OperationId[],
  plain: Pick<Traffic, "counts">,
): readonly Place[] {
  const { slot, operations: fitting, occasion } = entry;
  if (!isUncalled(entry)) return called.filter((one) => fitting?.includes(one) ?? true);
  if (slot === "callback") return kindsMet(entry, plain).length > 0 ? ["callbacks"] : [];
  return occasion === null || plain.counts.has(`event/${occasion}`) ? ["payments"] : [];
}

/** Only what the spec names for an operation can be answered by it. */
function isAnswered(id: FaultId, { status }: Parameters, place: Place): boolean {
  if (id !== "status") return true;
  const operation = OPERATIONS.find((one) => one.id === place);
  return operation?.statuses.includes(Number(status)) ?? false;
}

/** Faults that found most in other shops come first; the others follow. */
const RANK_LAST = FAULTS.length;

function rankOf(fault: FaultId): number {
  return faults[fault].rank ?? RANK_LAST;
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
    rule,
    ...(kind !== undefined && { kind }),
    lasts,
    // Waiting in each test would add up.
    reach: faults[fault].slow ? "run" : "sandbox",
    rank: rankOf(fault) + (lasts ? LASTING_RANK : 0),
    delayMs: Number(parameters.delayMs ?? 0),
  };
}

/** Lasting faults come a little later than single ones. */
const LASTING_RANK = 2;

/** One variation for each option of each switch, other than the one under which the plain run was. */
export function assumptionCells(
  chosen: Readonly<Partial<Record<string, string>>>,
  plain: Traffic,
): readonly Cell[] {
  return SWITCH_IDS.flatMap((id) => {
    const inForce = chosen[id] ?? switches[id].default;
    const others = switches[id].options.filter((option) => option.id !== inForce);
    if (others.length === 0) return [{ ...optionCell(id, "<http URL>"), skip: "endless" }];
    const idle = bearsOn(id, plain) ? {} : ({ skip: "unmet-switch" } as const);
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
    if (why !== undefined) throw new CouldNotRun(why);
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
