import type { FaultOption } from "../../fault-option.js";
import type { MatrixKind } from "../matrix-flags.js";

/** Why a switch proves nothing. */
export const NO_BEARING = "Nothing that the command did depends on the switch.";

/** One variation under which a command is run. */
export interface Cell {
  readonly matrix: MatrixKind;
  /** `lost-reply on addInvoice`, `order-status-case=upper`. */
  readonly name: string;
  /** Where it stands in the table. */
  readonly row: string;
  readonly column: string;
  /** What `--only` can name it by. */
  readonly names: readonly string[];
  /** The options of `paystub run` that bring it about. */
  readonly options: readonly string[];
  readonly rule?: FaultOption;
  readonly assume?: Readonly<Record<string, string>>;
  /** How much longer the fault itself makes a run. */
  readonly delayMs: number;
  /** Its place in the order of what told most of other shops: the lower, the more telling. */
  readonly rank: number;
  /** Why it cannot be run at all. */
  readonly never?: string;
  /** Why the plain run shows already that it would prove nothing. */
  readonly idle?: string;
}

/** What a run under a variation came to. */
export interface CellOutcome {
  readonly cell: Cell;
  /** `not-met`: the command did nothing that the variation bears on, so it proves nothing. */
  readonly verdict: "survived" | "failed" | "not-met" | "skipped";
  readonly message?: string;
  /** What the mock holds against the shop in this run alone, a sentence each. */
  readonly breaches?: readonly string[];
  readonly lastLines?: readonly string[];
  readonly durationMs?: number;
  /** The path of its record. */
  readonly record?: string;
}
