import type { Interaction } from "../verify/pact-file.js";

/** One difference between two versions of the spec. */
export interface SpecChange {
  /** Where it is, for people: `POST /api/addInvoice …` or `limit invoice-lifetime`. */
  readonly name: string;
  /**
   * `breaking` makes clients fail that were right before. `notable` breaks none by its words and can
   * surprise one. `compatible` does no harm.
   */
  readonly grade: "breaking" | "notable" | "compatible";
  readonly message: string;
  /** Ids of the operations through which it is met. */
  readonly operations: ReadonlySet<string>;
  readonly file?: string;
  readonly line?: number;
  /** Whether an interaction is out of its reach although it calls such an operation. */
  readonly spares?: (interaction: Interaction) => boolean;
}

/** How grave a change is, and what it is. */
export type GradedMessage = Pick<SpecChange, "grade" | "message">;

/** Each name that one of two tables has, with what both have under it. */
export function pairs<Entry>(
  before: Readonly<Record<string, Entry>>,
  after: Readonly<Record<string, Entry>>,
): readonly (readonly [string, Entry | undefined, Entry | undefined])[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].map((name) => [name, before[name], after[name]]);
}
