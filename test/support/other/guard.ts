import type { Deviation } from "./deviations.js";
import { bad, type Objection, ofToken, unless } from "./objections.js";
import { type Body, type Call, problem, type Reply } from "./wire.js";

/** An operation of the service. */
export type Operate = (call: Call) => Reply;

/** How an operation puts an objection. */
export type Fail = (objection: Objection) => Reply;

/** What stands before an operation: its role, how it fails, what it objects to in the body. */
export interface Entry {
  readonly role?: "merchant" | "partner";
  readonly fail: Fail;
  readonly found?: readonly Objection[];
}

/** Lets a call through to an operation, or objects. */
export interface Guard {
  enter(call: Call, entry: Entry, go: () => Reply): Reply;
  /** Objects to what shows only when the operation is under way. */
  weigh(call: Call, fail: Fail, found: readonly Objection[], go: () => Reply): Reply;
}

/** An answer that all is well. */
export const ok = (body: unknown): Reply => ({ status: 200, body });

/** What is left out or empty. */
export const empty = (body: Body, ...fields: readonly string[]) =>
  fields.flatMap((field) => unless(Boolean(body[field]), `${field} is missing`));

/** Puts an objection as the failure object of addInvoice. */
export const asProblem: Fail = ({ status, words }) => problem(status, words);

/** What a deviation forgives is no objection; what it refuses is one without any reason. */
export function guardOf({ forgives, refuses }: Deviation): Guard {
  const weigh: Guard["weigh"] = (call, fail, found, go) => {
    const left = found.filter(({ words }) => !forgives?.test(`${call.operation}: ${words}`));
    const [first] = left;
    if (!first) return go();
    const same = left.filter(({ status }) => status === first.status);
    return fail(bad(same.map(({ words }) => words).join("; "), first.status));
  };
  const enter: Guard["enter"] = (call, { role, fail, found = [] }, go) => {
    const token = role === undefined ? [] : ofToken(call.token, role);
    const faults = [
      ...unless(call.fault !== "broken", "the body is no JSON"),
      ...unless(call.fault !== "other type", "the body is of another type", 415),
      ...unless(!refuses?.(call), "this is refused for no reason"),
    ];
    return weigh(call, asProblem, token, () =>
      weigh(call, fail, faults, () => weigh(call, fail, found, go)),
    );
  };
  return { enter, weigh };
}
