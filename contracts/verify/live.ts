import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Case, CouldNotRun, type Progress } from "../../mocks/report/report.js";
import { StateNotReached } from "../states/reach.js";
import type { Values } from "../states/state.js";
import {
  type Interaction,
  type Pact,
  type PlannedInteraction,
  type PlannedPact,
  rewritten,
  takesToken,
} from "./pact-file.js";
import { type Mismatch, type PactResult, runPact } from "./pact-tools.js";
import type { Provider } from "./provider.js";
import {
  openProxy,
  type ProxiedCall,
  type ProxiedRequest,
  type ProxyHooks,
  type ProxyTarget,
} from "./proxy.js";

/** What became of an interaction that was tried. */
interface Outcome {
  readonly passed: boolean;
  readonly mismatches: readonly Mismatch[];
  /** Why its states do not hold, where they do not. */
  readonly notReached?: string;
  readonly exchange?: ProxiedCall;
  /** The deviations of the request that the provider tolerated, in its own words. */
  readonly tolerated: readonly string[];
  readonly durationMs: number;
}

/** Outcomes by the short names of the interactions. */
type Outcomes = ReadonlyMap<string, Outcome>;

/** Lets Pact verify every interaction that can be tried. */
export async function verifyLive(
  pacts: readonly PlannedPact[],
  provider: Provider,
  progress?: Progress,
): Promise<Outcomes> {
  const folder = await mkdtemp(join(tmpdir(), "paystub-verify-"));
  const hooks = hooksOf(pacts, provider, progress);
  const proxy = await openProxy(hooks);
  try {
    const files = await written(pacts, folder);
    if (files.length === 0) return new Map();
    const { url, statesUrl } = proxy;
    const result = await runPact({ provider: "provider", files, url, statesUrl });
    return outcomesOf(pacts, result, hooks);
  } finally {
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function written(pacts: readonly PlannedPact[], folder: string): Promise<readonly string[]> {
  const texts = pacts.flatMap(rewritten);
  const files = texts.map((text, index) => [join(folder, `${index}.json`), text] as const);
  await Promise.all(files.map(([file, text]) => writeFile(file, text)));
  return files.map(([file]) => file);
}

interface RecordingHooks extends ProxyHooks {
  readonly notReached: ReadonlyMap<string, string>;
  readonly exchanges: ReadonlyMap<string, ProxiedCall>;
  readonly tolerated: ReadonlyMap<string, readonly string[]>;
}

const byIdOf = (pacts: readonly PlannedPact[]) =>
  new Map(
    pacts.flatMap(({ interactions }) => interactions.map((each) => [each.id, each] as const)),
  );

const progressOf = ({ interaction }: PlannedInteraction, done: number, total: number) => {
  return { done, total, now: interaction.description };
};

function whyNotReached(error: unknown): string {
  const unexpected = error instanceof StateNotReached ? "" : "its states were not reached: ";
  return unexpected + (error instanceof Error ? error.message : String(error));
}

/** Holds the verification of one interaction after the other, which is how Pact calls. */
function hooksOf(
  pacts: readonly PlannedPact[],
  provider: Provider,
  progress?: Progress,
): RecordingHooks {
  const byId = byIdOf(pacts);
  const notReached = new Map<string, string>();
  const exchanges = new Map<string, ProxiedCall>();
  const tolerated = new Map<string, readonly string[]>();
  let [current, values]: [PlannedInteraction | undefined, Values] = [undefined, {}];
  let message: string | undefined;
  return {
    notReached,
    exchanges,
    tolerated,
    async enter(id) {
      current = byId.get(id);
      values = {};
      message = undefined;
      if (!current) return values;
      progress?.(progressOf(current, tolerated.size, byId.size));
      try {
        values = await provider.prepare(current);
        message = current.interaction.message ? await provider.message?.() : undefined;
      } catch (error) {
        notReached.set(id, whyNotReached(error));
      }
      return values;
    },
    async leave(id) {
      tolerated.set(id, await provider.tolerated());
      await provider.tidy();
    },
    route(request) {
      const stop = current === undefined ? "no interaction" : notReached.get(current.id);
      if (stop !== undefined || current === undefined) return { stop: stop ?? "" };
      if (message !== undefined) return { message };
      return routeOf(request, current, values, provider);
    },
    saw(exchange) {
      if (current) exchanges.set(current.id, exchange);
    },
  };
}

function routeOf(
  request: ProxiedRequest,
  planned: PlannedInteraction,
  values: Values,
  provider: Provider,
): ProxyTarget {
  const { headers } = request;
  const authorization = authorizationFor(headers.authorization, planned, values);
  return {
    url: provider.addressOf(request, planned),
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
  };
}

/**
 * The token in a pact is an example: the sandbox's takes its place. It stays as it is where the pact
 * takes one from a state by itself, and where a bad one is the point, which an expected 401 or 403
 * without a state about tokens says.
 */
function authorizationFor(
  header: string | undefined,
  { interaction, states }: PlannedInteraction,
  { token }: Values,
): string | undefined {
  if (header === undefined || token === undefined) return header;
  const aboutToken = states.some(({ state }) => state.aboutToken);
  const meantBad = [401, 403].includes(interaction.status) && !aboutToken;
  const replaced = /^bearer\b/i.test(header) && !meantBad && !takesToken(interaction);
  return replaced ? `Bearer ${token}` : header;
}

function outcomesOf(
  pacts: readonly PlannedPact[],
  { passed, failed, durationsMs }: PactResult,
  { notReached, exchanges, tolerated }: RecordingHooks,
): Outcomes {
  const ids = pacts.flatMap(({ interactions }) => interactions.map(({ id }) => id));
  const tried = ids.filter((id) => durationsMs.has(id));
  return new Map(
    tried.map((id): [string, Outcome] => {
      const why = notReached.get(id);
      const exchange = exchanges.get(id);
      const outcome = {
        passed: passed.has(id) && why === undefined,
        mismatches: failed.get(id) ?? [],
        durationMs: durationsMs.get(id) ?? 0,
        tolerated: tolerated.get(id) ?? [],
        ...(why !== undefined && { notReached: why }),
        ...(exchange && { exchange }),
      };
      return [id, outcome];
    }),
  );
}

/** An interaction, and why it is left out. */
interface Considered {
  readonly pact: Pact;
  readonly interaction: Interaction;
  readonly aside: string | undefined;
}

/** Throws `CouldNotRun` if nothing was checked: that would pass for any provider. */
export function mustLookAtSome(all: readonly Considered[]): void {
  const [first] = all;
  if (first?.aside === undefined || all.some(({ aside }) => aside === undefined)) return;
  const { pact, interaction, aside } = first;
  throw new CouldNotRun(
    `nothing could be verified; of "${interaction.description}" in ${pact.origin}: ${aside}`,
  );
}

/** How much of an answer is worth showing. */
const SHOWN_MAX = 400;

/** A case for each interaction: kept, broken, pending, or a message that cannot be verified. */
export function liveCases(
  { pact, interactions }: PlannedPact,
  outcomes: Outcomes,
  failOn?: "tolerated",
): readonly Case[] {
  return interactions.map((planned): Case => {
    const { interaction } = planned;
    const found = verdict(planned, outcomes.get(planned.id), failOn);
    return { name: interaction.description, ...found, ...placeOf(pact, interaction, found.status) };
  });
}

/** Where to look, when there is something to look for. */
export function placeOf({ origin }: Pact, { line }: Interaction, status: Case["status"]) {
  return status === "passed" ? {} : { file: origin, ...(line !== undefined && { line }) };
}

type Verdict = Pick<Case, "status" | "message" | "details" | "durationMs">;

function verdict(
  { interaction, objections, unasked, remarks = [] }: PlannedInteraction,
  outcome: Outcome | undefined,
  failOn: "tolerated" | undefined,
): Verdict {
  const { pending } = interaction;
  if (unasked !== undefined) return { status: "skipped", message: unasked };
  const bad = pending ? "pending" : "failed";
  const [objection, ...others] = objections;
  if (objection !== undefined) return { status: bad, message: objection, details: others };
  if (!outcome) return { status: bad, message: "Pact did not try it" };
  const { passed, notReached, durationMs } = outcome;
  if (notReached !== undefined) return { status: bad, message: notReached, durationMs };
  if (passed) {
    const lines = [...remarks, ...outcome.tolerated.map((one) => `tolerated: ${one}`)];
    const [message, ...details] = lines;
    if (message === undefined) return { status: "passed", durationMs };
    const hint = "strict mode, and perhaps the service, refuses it";
    const grave = failOn === "tolerated" ? bad : "warning";
    return { status: grave, message, details: [...details, hint], durationMs };
  }
  return { status: bad, ...describeMismatches(outcome), durationMs };
}

function describeMismatches({ mismatches, exchange }: Outcome): Pick<Case, "message" | "details"> {
  const byStatus = (one: Mismatch) => (one.type === "StatusMismatch" ? 0 : 1);
  const ordered = [...mismatches].sort((left, right) => byStatus(left) - byStatus(right));
  const [message = "it does not hold", ...others] = ordered.map(describeMismatch);
  return { message, details: [...others, ...(exchange ? [shown(exchange)] : [])] };
}

function describeMismatch({ type, mismatch, path, key, expected, actual }: Mismatch): string {
  switch (type) {
    case "StatusMismatch":
      return `the answer has status ${actual}, not ${expected}`;
    case "HeaderMismatch":
      return `header ${key} of the answer: ${mismatch}`;
    case "BodyMismatch":
      return `${path} of the answer: ${mismatch}`;
    default:
      return mismatch ?? `${type}: ${expected} expected, ${actual} came`;
  }
}

function shown({ method, url, status, text }: ProxiedCall): string {
  const cut = text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
  return method === "message"
    ? `the gateway sent ${cut}`
    : `${method} ${url} answered ${status}: ${cut || "nothing"}`;
}
