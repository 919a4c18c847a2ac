import { interactionOf, pactOf } from "../../mocks/control/pact/interaction.js";
import type { World } from "../../mocks/domain/world.js";
import { CouldNotRun } from "../../mocks/report/report.js";
import type { JournalEntry } from "../../spec/generated/control.types.js";
import { isObject } from "../documents.js";
import type { Json } from "../verify/pact-file.js";
import { PROVIDER } from "../verify/sources.js";
import { type RecordedCall, readCall, type Useless } from "./call.js";
import { situationOf } from "./circumstances.js";
import { type Recorded, replay } from "./replay.js";
import type { Situation } from "./situation.js";

/** A call with what held when it was made: what an interaction is made of. */
interface SituatedCall {
  readonly call: RecordedCall;
  readonly situation: Situation;
}

/** A pact that was made of requests, and what could not be used for it. */
export interface MadePact {
  readonly pact: Json;
  readonly interactions: number;
  readonly requests: number;
  /** Why requests were left out, each with how many there were: "was only tolerated …". */
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * Makes a pact of what a consumer really called: an interaction for each operation, status, state and
 * shape of request, the first of its kind standing for all. Throws `CouldNotRun` when nothing is of use.
 */
export function pactFromJournal(
  recorded: readonly Recorded[],
  { consumer, provider = PROVIDER }: { readonly consumer: string; readonly provider?: string },
): MadePact {
  const requests = recorded.flatMap(({ entries }) => entries).length;
  if (requests === 0) {
    const fix = "run your tests against the mock first, and leave it running";
    throw new CouldNotRun(`the mock has no requests to make a pact of; ${fix}`);
  }
  const leftOut = new Map<string, number>();
  const calls = recorded.flatMap((each) => {
    return replay(each, situated).flatMap((call) => {
      if (!("why" in call)) return [call];
      leftOut.set(call.why, (leftOut.get(call.why) ?? 0) + 1);
      return [];
    });
  });
  const distinct = firstOfEach(calls);
  if (distinct.length === 0) {
    const whys = [...leftOut].map(([why, many]) => countedWhy(why, many)).join("; ");
    const of = requests === 1 ? "the only request cannot" : `none of ${requests} requests can`;
    throw new CouldNotRun(`${of} stand in a pact: ${whys}`);
  }
  const interactions = described(distinct);
  return {
    pact: pactOf(consumer, provider, interactions),
    interactions: interactions.length,
    requests,
    leftOut,
  };
}

/** How many there were of a reason: `1 that is ...`, `2 that are ...`. */
export function countedWhy(why: string, many: number): string {
  const plural: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have" };
  const [verb = "", ...rest] = why.split(" ");
  const said = many === 1 ? verb : (plural[verb] ?? verb);
  return `${many} that ${[said, ...rest].join(" ")}`;
}

function situated(entry: JournalEntry, world: World): SituatedCall | Useless {
  const call = readCall(entry);
  if ("why" in call) return call;
  const situation = situationOf(call, world);
  return "why" in situation ? situation : { call, situation };
}

function firstOfEach(calls: readonly SituatedCall[]): readonly SituatedCall[] {
  const found = new Map<string, SituatedCall>();
  for (const each of calls) {
    const key = keyOf(each);
    if (!found.has(key)) found.set(key, each);
  }
  return [...found.values()];
}

/** Calls with the same key are one interaction. */
function keyOf({ call, situation }: SituatedCall): string {
  const { operation, status, request, query } = call;
  const states = situation.states.map(({ name, params }) => [name, shapeOf(params)]);
  const { authorization = "" } = situation;
  return JSON.stringify([
    operation.id,
    status,
    states,
    authorization,
    shapeOf(request),
    shapeOf(query),
  ]);
}

/** A JSON value without its values: names of fields, and the types of what is in them. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map((inner) => JSON.stringify(shapeOf(inner))))];
  if (!isObject(value)) return value === null ? "null" : typeof value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, shapeOf(value[name])]));
}

/** Descriptions differ within a pact: equal ones are counted. */
function described(calls: readonly SituatedCall[]): readonly Json[] {
  const seen = new Map<string, number>();
  return calls.map((each) => {
    const { operation, status } = each.call;
    const states = each.situation.states.map(({ name }) => name).join(", ");
    const name = `${operation.id} ${status}${states === "" ? "" : ` given ${states}`}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return interactionOf(each.call, each.situation, count === 1 ? name : `${name} (${count})`);
  });
}
