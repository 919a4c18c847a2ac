import { type SwitchId, switches } from "../../../../spec/generated/assumptions.js";
import { SWITCH_IDS } from "../assumed.js";
import type { Cell } from "./cell.js";

const NO_HOST =
  "any base URL can be its option; give --assume invoice-url-host=<url> to the plain run to try one";

/** One variation for each option of each switch, other than the one under which the plain run was. */
export function assumptionCells(
  chosen: Readonly<Partial<Record<string, string>>>,
): readonly Cell[] {
  return SWITCH_IDS.flatMap((id) => {
    const inForce = chosen[id] ?? switches[id].default;
    const others = switches[id].options.filter((option) => option.id !== inForce);
    if (others.length === 0) return [{ ...cellOf(id, "<http URL>"), never: NO_HOST }];
    return others.map((option) => cellOf(id, option.id));
  });
}

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
    delayMs: 0,
  };
}
