import type { Pact } from "../../../spec/generated/control.types.js";
import { type OperationEntry, operations } from "../../../spec/generated/operations.js";
import { responseValidators } from "../../../spec/generated/response-validators.js";
import type { DomainEvent, SandboxOpened } from "../../domain/events.js";
import { evolve } from "../../domain/events.js";
import { defaultSettings } from "../../domain/settings.js";
import { isRecord } from "../../domain/text.js";
import { openWorld, type World, type WorldView } from "../../domain/world.js";
import { CouldNotRun } from "../../report/report.js";
import type { JournalEntry } from "../../sandbox/journal.js";
import type { ObservedSandbox } from "../record.js";
import { interactionOf, type Parties, pactOf } from "./interaction.js";
import {
  type RecordedCall,
  type Situation,
  situationOf,
  type Useless,
  useless,
} from "./situation.js";

/** The requests of a sandbox, with the log in which they were answered. */
export interface Traffic extends Pick<ObservedSandbox, "requests" | "events"> {
  /** The epoch of the log. A request of an earlier epoch was answered in a world that no longer exists. */
  readonly epoch: number;
}

/** A pact that was made from requests, and the requests that are not in it. */
export interface MadePact {
  readonly pact: Pact;
  readonly interactions: number;
  readonly requests: number;
  /** Why requests were left out, each with how many there were: "was only tolerated …". */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** A call with what must hold so that it gets the same answer again. */
interface SituatedCall {
  readonly call: RecordedCall;
  readonly situation: Situation;
}

/**
 * Makes a pact from the calls of a consumer: an interaction for each operation, status, state and shape of
 * request. The first call of a kind represents all. Throws `CouldNotRun` where no request can be used.
 */
export function pactOfTraffic(traffic: readonly Traffic[], parties: Parties): MadePact {
  const requests = traffic.reduce((sum, each) => sum + each.requests.length, 0);
  if (requests === 0) {
    const fix = "Run your tests against the mock first, and leave it running";
    throw new CouldNotRun(`the mock has no requests to make a pact of. ${fix}`);
  }
  const leftOut = new Map<string, number>();
  const distinct = new Map<string, SituatedCall>();
  for (const found of traffic.flatMap((each) => situatedCalls(each, each.requests))) {
    if ("why" in found) leftOut.set(found.why, (leftOut.get(found.why) ?? 0) + 1);
    else if (!distinct.has(keyOf(found))) distinct.set(keyOf(found), found);
  }
  if (distinct.size === 0) {
    const whys = [...leftOut].map(([why, count]) => countedWhy(why, count)).join("; ");
    const of = requests === 1 ? "the only request cannot" : `none of ${requests} requests can`;
    throw new CouldNotRun(`${of} stand in a pact: ${whys}`);
  }
  const pact = pactOfCalls([...distinct.values()], parties);
  return { pact, interactions: distinct.size, requests, leftOut };
}

/** Makes a pact of one request, or says why it cannot become an interaction. */
export function pactOfRequest(
  traffic: Traffic,
  request: JournalEntry,
  parties: Parties,
): Pact | Useless {
  const [found = useless(GONE)] = situatedCalls(traffic, [request]);
  return "why" in found ? found : pactOfCalls([found], parties);
}

/** How many requests there were of a reason: `1 that is ...`, `2 that are ...`. */
export function countedWhy(why: string, count: number): string {
  const plural: Readonly<Record<string, string>> = { is: "are", was: "were", has: "have" };
  const [verb = "", ...rest] = why.split(" ");
  const said = count === 1 ? verb : (plural[verb] ?? verb);
  return `${count} that ${[said, ...rest].join(" ")}`;
}

/** Calls with the same key are one interaction. */
function keyOf({ call, situation }: SituatedCall): string {
  const { operation, status, request, query } = call;
  const states = situation.states.map(({ name, params }) => [name, shapeOf(params)]);
  const { authorization = "" } = situation;
  const shapes = [shapeOf(request), shapeOf(query)];
  return JSON.stringify([operation.id, status, states, authorization, ...shapes]);
}

/** A JSON value without its values: names of fields, and the types of what is in them. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return [...new Set(value.map((inner) => JSON.stringify(shapeOf(inner))))];
  }
  if (!isRecord(value)) return value === null ? "null" : typeof value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, shapeOf(value[name])]));
}

/** Descriptions must differ within a pact, so equal ones are numbered. */
function pactOfCalls(calls: readonly SituatedCall[], parties: Parties): Pact {
  const counts = new Map<string, number>();
  const interactions = calls.map(({ call, situation }) => {
    const { operation, status } = call;
    const states = situation.states.map(({ name }) => name).join(", ");
    const description = `${operation.id} ${status}${states === "" ? "" : ` given ${states}`}`;
    const count = (counts.get(description) ?? 0) + 1;
    counts.set(description, count);
    const numbered = count === 1 ? description : `${description} (${count})`;
    return interactionOf(call, situation, numbered);
  });
  return pactOf(parties, interactions);
}

const GONE = "was answered before its sandbox was taken back to an earlier moment";
const UNSEEN = "was answered in a sandbox whose log is not complete";

/** The calls of some of the requests, each in the world that it was answered in. One pass over the log. */
function situatedCalls(
  { epoch, events }: Traffic,
  requests: readonly JournalEntry[],
): readonly (SituatedCall | Useless)[] {
  const seqOf = ({ position }: JournalEntry) =>
    position?.epoch === epoch && position.seq <= events.length ? position.seq : undefined;
  const results = new Map<JournalEntry, SituatedCall | Useless>();
  let world: World | undefined;
  for (const entry of [...requests].sort((one, other) => (seqOf(one) ?? 0) - (seqOf(other) ?? 0))) {
    const seq = seqOf(entry);
    if (entry.position === null) results.set(entry, situated(entry, openWorld(NOWHERE)));
    else if (seq === undefined) results.set(entry, useless(GONE));
    else {
      world ??= openedBy(events[0]?.event);
      while (world && world.seq < seq) evolve(world, events[world.seq]?.event as DomainEvent);
      results.set(entry, world ? situated(entry, world) : useless(UNSEEN));
    }
  }
  return requests.flatMap((entry) => results.get(entry) ?? []);
}

function openedBy(first: DomainEvent | undefined): World | undefined {
  return first?.type === "sandbox-opened" ? openWorld(first) : undefined;
}

/** An empty sandbox is the world of a request without a sandbox. */
const NOWHERE: SandboxOpened = {
  type: "sandbox-opened",
  at: 0,
  name: "",
  seed: "",
  settings: defaultSettings,
  clock: { mode: "frozen", at: 0 },
  merchants: [],
  forkedFrom: null,
};

function situated(entry: JournalEntry, world: WorldView): SituatedCall | Useless {
  const call = readCall(entry);
  if ("why" in call) return call;
  const situation = situationOf(call, world);
  return "why" in situation ? situation : { call, situation };
}

/** What a call cannot be read without. */
const NEEDED = { path: "path", requestBody: "body", responseBody: "answer", refusal: "refusal" };

/** Reads an entry of the journal as a call, or says why no pact can contain it. */
function readCall(entry: JournalEntry): RecordedCall | Useless {
  const { operationId, status, path, requestBody, responseBody, code, refusal, tolerated, cut } =
    entry;
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return useless(noOperation(entry));
  if (status === null) return useless(`got no answer (${operation.id})`);
  if (!(operation.statuses as readonly number[]).includes(status)) {
    return useless(`was answered ${status}, which the spec does not name for ${operation.id}`);
  }
  const [place = "", asked] = path.split("?", 2);
  const query = queryOf(asked, operation);
  if (!query) return useless(`has a query, which ${operation.id} does not take`);
  const short = Object.entries(NEEDED).filter(([name]) => cut.some((one) => one === name));
  if (short.length > 0) {
    const parts = short.map(([, part]) => part).join(" and ");
    return useless(`was too long for the journal, which cut its ${parts} (${operation.id})`);
  }
  const [tolerance] = tolerated;
  if (tolerance !== undefined) {
    return useless(`was only tolerated (${operation.id}: ${tolerance}); strict mode refuses it`);
  }
  const [request, answer] = [jsonOf(requestBody), jsonOf(responseBody)];
  if (request === BROKEN || answer === BROKEN) {
    return useless(`is not JSON (${operation.id})`);
  }
  // The only answer without a body is an empty 401, for which the spec has a switch.
  const validate = responseValidators[operation.id][status];
  if (answer !== undefined && !validate?.(answer)) {
    return useless(`got an answer that breaks the spec, by a fault (${operation.id} ${status})`);
  }
  return { operation, path: place, query, status, request, answer, code, refusal };
}

/** The parameters of a query; undefined where the operation does not know one of them. */
function queryOf(text: string | undefined, { query }: OperationEntry) {
  if (text === undefined) return {};
  const asked = Object.fromEntries(new URLSearchParams(text));
  return Object.keys(asked).every((name) => query.includes(name)) ? asked : undefined;
}

/** Paths are exact. A path that differs by letter case or a slash only is a mistake that is hard to see. */
function noOperation({ method, path }: JournalEntry): string {
  const [plain = ""] = path.toLowerCase().split("?");
  const meant = operations.find((one) => {
    const pattern = one.path.toLowerCase().replace(/\{\w+\}/g, "[^/]+");
    return (
      one.method === method && new RegExp(`^${pattern}/*$`).test(plain.replace(/\/{2,}/g, "/"))
    );
  });
  if (!meant) return "is not an operation of the service";
  return `is not an operation: it differs from ${meant.method} ${meant.path} by letter case or a slash only`;
}

const BROKEN = Symbol("broken");

function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}
