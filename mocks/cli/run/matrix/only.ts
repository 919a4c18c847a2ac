import { type SwitchId, switches } from "../../../../spec/generated/assumptions.js";
import { type FaultId, faults } from "../../../../spec/generated/faults.js";
import { nearestName } from "../../../api/near-names.js";
import { UsageError } from "../../usage.js";
import { SWITCH_IDS } from "../assumed.js";
import type { MatrixKind } from "../matrix-flags.js";
import type { Cell } from "./cell.js";
import { PLACES, SENSIBLE_FAULTS } from "./fault-cells.js";

/** Checks what `--only` names, before anything is run. */
export function checkOnly(only: readonly string[], kinds: readonly MatrixKind[]): void {
  for (const name of only) {
    const why = objection(name, kinds);
    if (why !== undefined) throw new UsageError(why);
  }
}

/** The cells that were asked for. */
export function wanted(cells: readonly Cell[], only: readonly string[]): readonly Cell[] {
  if (only.length === 0) return cells;
  return cells.filter(({ names }) => only.some((name) => names.includes(name)));
}

function objection(name: string, kinds: readonly MatrixKind[]): string | undefined {
  const known = kinds.flatMap((kind) => (kind === "faults" ? faultNames() : switchNames()));
  if (known.includes(name)) return undefined;
  const [fault = ""] = name.split(":");
  if (kinds.includes("faults") && isFault(fault) && !SENSIBLE_FAULTS.includes(fault)) {
    return `--only ${name}: ${fault} is left out: ${faults[fault].out}; try --fault ${fault}`;
  }
  const near = nearestName(known, name);
  const hint = near === undefined ? "paystub run --help tells what is" : `did you mean ${near}?`;
  return `--only ${name} is no part of this matrix; ${hint}`;
}

const isFault = (name: string): name is FaultId => Object.hasOwn(faults, name);

function faultNames(): readonly string[] {
  const pairs = SENSIBLE_FAULTS.flatMap((fault) => PLACES.map((place) => `${fault}:${place}`));
  return [...SENSIBLE_FAULTS, ...PLACES, ...pairs];
}

function switchNames(): readonly string[] {
  const options = (id: SwitchId) => switches[id].options.map((option) => `${id}=${option.id}`);
  return [...SWITCH_IDS, ...SWITCH_IDS.flatMap(options)];
}
