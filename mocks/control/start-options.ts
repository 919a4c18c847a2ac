import { validators } from "../../spec/generated/file-validators.js";
import type { FieldError } from "../api/validation.js";
import { type DefaultFaultRequest, defaultFaultErrors } from "./fault-rules.js";
import { instantErrors } from "./instants.js";
import { misfits } from "./misfits.js";

/** Everything that is wrong with the options of a start, wherever they come from. */
export function startOptionErrors(options: object): readonly FieldError[] {
  const errors = misfits(validators.StartOptions, options);
  if (errors.length > 0) return errors;
  // The schema has seen it: the options are what their type says.
  const { clock, faults = [] } = options as {
    readonly clock?: string | { readonly frozenAt: string };
    readonly faults?: readonly DefaultFaultRequest[];
  };
  const frozen = typeof clock === "object" ? instantErrors("clock.frozenAt", clock.frozenAt) : [];
  return [...frozen, ...defaultFaultErrors(faults)];
}
