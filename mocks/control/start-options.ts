import { validators } from "../../spec/generated/file-validators.js";
import type { FieldError, FieldErrors } from "../api/validation-errors.js";
import { type DefaultFaultRequest, defaultFaultErrors } from "./fault-rules.js";
import { instantErrors } from "./instants.js";
import { allOf, misfits } from "./misfits.js";

/** Everything that is wrong with the options of a start, wherever they come from. */
export function startOptionErrors(options: object): FieldErrors {
  const wrong = misfits(validators.StartOptions, options);
  if (wrong.errors.length > 0) return wrong;
  // The schema has seen it: the options are what their type says.
  const {
    clock,
    faults = [],
    database,
  } = options as {
    readonly clock?: string | { readonly frozenAt: string };
    readonly database?: string;
    readonly faults?: readonly DefaultFaultRequest[];
  };
  const frozen = typeof clock === "object" ? instantErrors("clock.frozenAt", clock.frozenAt) : [];
  return allOf([...frozen, ...databaseErrors(database), ...defaultFaultErrors(faults).errors]);
}

/** Says what is wrong with the address of a database without repeating it: a password may be in it. */
function databaseErrors(address: string | undefined): readonly FieldError[] {
  const isAddress =
    /^postgres(ql)?:\/\//.test(address ?? "postgres://") && URL.canParse(address ?? "x:");
  if (isAddress) return [];
  const error = "must be an address such as postgres://user:password@host:5432/name";
  return [{ name: "database", error }];
}
