import { type SwitchId, switches } from "../../../../spec/generated/assumptions.js";
import { bearsOn, SWITCH_IDS } from "../assumed.js";
import type { Observations } from "../observations.js";
import { type Cell, NO_BEARING } from "./cell.js";

const NO_HOST =
  "any base URL can be its option; give --assume invoice-url-host=<url> to the plain run to try one";

/** One variation for each option of each switch, other than the one under which the plain run was. */
export function assumptionCells(
  chosen: Readonly<Partial<Record<string, string>>>,
  plain: Observations,
): readonly Cell[] {
  return SWITCH_IDS.flatMap((id) => {
    const inForce = chosen[id] ?? switches[id].default;
    const others = switches[id].options.filter((option) => option.id !== inForce);
    if (others.length === 0) return [{ ...cellOf(id, "<http URL>"), never: NO_HOST }];
    const idle = bearsOn(id, plain) ? {} : { idle: NO_BEARING };
    return others.map((option) => ({ ...cellOf(id, option.id), ...idle }));
  });
}

/** Options of a switch are as telling as what strikes now and then. */
const RANK = 3;

function cellOf(id: SwitchId, option: string): Cell {
  const name = `${id}=${option}`;
  return {
    matrix: "assumptions",
    name,
    row: id,
    column: option,
    names: [id, name],
    options: ["--assume", name],
    assume: { [id]: option },
    rank: RANK,
    delayMs: 0,
  };
}
