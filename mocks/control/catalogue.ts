import { type SwitchId, switches } from "../../spec/generated/assumptions.js";
import type { FailureCatalogue } from "../../spec/generated/control.types.js";
import {
  type FaultEntry,
  type FaultParameter,
  faultParameters,
  faults,
  testCards,
  testValues,
} from "../../spec/generated/faults.js";
import { assumptionRows } from "../../spec/generated/tables.js";

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
