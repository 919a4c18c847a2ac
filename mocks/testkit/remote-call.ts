import type { ControlOperationId } from "../../spec/generated/operations.js";
import {
  type BodyOf,
  type ControlAnswer,
  type ControlCaller,
  ControlFailure,
  type ControlInput,
} from "../control/client.js";
import { readId } from "../control/given.js";
import { parametersOf } from "../control/handle/queries.js";
import { Refused } from "../index.js";

/** What goes into a request, as a method was given it. */
export interface GivenInput<Id extends ControlOperationId> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: object;
  readonly body?: ControlInput<Id>["body"];
}

/** Calls an operation with what a method was given. Rejects with a `ControlFailure`. */
export type CarefulCaller = <Id extends ControlOperationId>(
  id: Id,
  given?: GivenInput<Id>,
) => Promise<ControlAnswer<BodyOf<Id>>>;

/**
 * Holds ids and queries to what the handle in this process takes: an address has no place for what is
 * undefined. Bodies are JSON, where it is absent, and the gateway refuses them.
 */
export function carefulCaller(ask: ControlCaller): CarefulCaller {
  return async (id, given = {}) => ask(id, inputOf(given));
}

function inputOf<Id extends ControlOperationId>({
  path = {},
  query = {},
  body,
}: GivenInput<Id>): ControlInput<Id> {
  try {
    const parts = Object.entries(path).map(([name, part]) => [name, readId(name, part)]);
    const input = { path: Object.fromEntries(parts), query: parametersOf(query) };
    return (body === undefined ? input : { ...input, body }) as ControlInput<Id>;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ControlFailure("refused", error.message, error.failure.status);
  }
}
