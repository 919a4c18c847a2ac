import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import type { FailureCatalogue, StateGraphs } from "../../spec/generated/control.types.js";
import {
  type FaultEntry,
  type FaultParameter,
  faultParameters,
  faults,
  testCards,
  testValues,
} from "../../spec/generated/faults.js";
import { assumptionRows } from "../../spec/generated/tables.js";
import { INVOICE_MOVES, type Moves, RECURRING_MOVES, REGISTRATION_MOVES } from "../domain/moves.js";

/** The lives of things as graphs, from the tables that the domain runs on. */
export function stateGraphs(): StateGraphs {
  return {
    invoice: graphOf(INVOICE_MOVES),
    recurring: graphOf(RECURRING_MOVES),
    registration: graphOf(REGISTRATION_MOVES),
  };
}

function graphOf<Status extends string>(moves: Moves<Status>): StateGraphs["invoice"] {
  const states = Object.keys(moves) as Status[];
  return {
    begins: states[0] ?? "",
    states,
    moves: states.flatMap((from) =>
      Object.entries(moves[from]).map(([event, to]) => ({ from, event, to })),
    ),
  };
}

/** What can go wrong on purpose, and what can be assumed. */
export function failureCatalogue(): FailureCatalogue {
  return {
    faults: Object.entries<FaultEntry>(faults).map(
      ([fault, { slot, does, operations, takes }]) => ({
        fault,
        slot,
        does,
        operations,
        parameters: Object.entries(takes).map(([name, taken]) => parameterOf(name, taken)),
      }),
    ),
    testValues: [...testValues],
    testCards: [...testCards],
    switches: Object.entries(switches).map(([id, { question, options, default: first }]) => ({
      id,
      question,
      evidence: evidenceOf(id as SwitchId),
      default: first,
      options: [...options],
    })),
  };
}

function parameterOf(name: string, taken: NonNullable<FaultEntry["takes"][FaultParameter]>) {
  const { type, about, minimum, maximum } = faultParameters[
    name as keyof typeof faultParameters
  ] as {
    readonly type: "integer" | "number" | "string";
    readonly about: string;
    readonly minimum?: number;
    readonly maximum?: number;
  };
  return {
    name,
    type,
    about,
    required: taken.required ?? false,
    preset: taken.default ?? null,
    minimum: minimum ?? null,
    maximum: maximum ?? null,
  };
}

function evidenceOf(id: SwitchId) {
  return assumptionRows.find((row) => row.id === id)?.evidence ?? "ours";
}
