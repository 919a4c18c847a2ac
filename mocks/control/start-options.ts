import { validators } from "../../spec/generated/file-validators.js";
import type { FieldErrors } from "../api/validation-errors.js";
import { type DefaultFaultRequest, defaultFaultErrors } from "./fault-rules.js";
import { instantErrors } from "./instants.js";
import { allOf, misfits } from "./misfits.js";

/** Everything that is wrong with the options of a start, wherever they come from. */
export function startOptionErrors(options: object): FieldErrors {
  const wrong = misfits(validators.StartOptions, options);
  if (wrong.errors.length > 0) return wrong;
  // The schema has seen it: the options are what their type says.
  const { clock, faults = [] } = options as {
    readonly clock?: string | { readonly frozenAt: string };
    readonly faults?: readonly DefaultFaultRequest[];
  };
  const frozen = typeof clock === "object" ? instantErrors("clock.frozenAt", clock.frozenAt) : [];
  return allOf([...frozen, ...defaultFaultErrors(faults).errors]);
}
