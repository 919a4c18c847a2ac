import type { ControlOperationId } from "../../../spec/generated/operations.js";
import type { BodyOf } from "../../control/client.js";
import type { Line } from "../../report/painted.js";

/** Lists of the control API that are asked for in the same way. */
export type ListId = Extract<
  ControlOperationId,
  "listInvoices" | "listRecurring" | "listRequests" | "listSms" | "listCallbacks" | "listSessions"
>;

/** A list as the command line shows it. */
export interface ShownList<Id extends ListId, Thing> {
  readonly operation: Id;
  /** What its things are called, one of them. */
  readonly what: string;
  readonly summary: string;
  readonly example: string;
  /** The states of which `--status` takes one. */
  readonly states: readonly string[];
  readonly head: readonly string[];
  readonly thingsOf: (body: BodyOf<Id>) => readonly Thing[];
  readonly idOf: (thing: Thing) => string;
  readonly cellsOf: (thing: Thing) => readonly Line[];
  /** What more is to be said about the list. */
  readonly notesOf?: (body: BodyOf<Id>) => readonly string[];
}
