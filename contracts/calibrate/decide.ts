import type { CalibrationFile } from "../../spec/generated/files.types.js";
import type { TriedDifference } from "./causes.js";
import {
  compareAnswers,
  type Difference,
  type DifferenceKind,
  HTTP_STATUS,
  keyOf,
} from "./compare/compare.js";
import { IdentityMap } from "./compare/identities.js";
import { NO_CALLBACK, type Outcome, type Trial, type Why } from "./trial.js";

/** The outcomes of all trials at one side. */
export interface Run {
  readonly baseUrl: string;
  readonly outcomes: ReadonlyMap<Trial, Outcome>;
}

/** What decided a switch: the call, its status and the fields, never their values. */
type Evidence = NonNullable<CalibrationFile["switches"][string]["evidence"]>[number];

/** The finding about a switch. */
export type SwitchFinding =
  | {
      readonly verdict: "observed";
      readonly option: string;
      readonly evidence: readonly Evidence[];
    }
  /** Two trials, or two rounds of one, point to different options. */
  | {
      readonly verdict: "inconsistent";
      readonly votes: readonly (readonly [call: string, fitting: readonly string[]])[];
      readonly evidence: readonly Evidence[];
    }
  /** The service does what no option does. */
  | { readonly verdict: "unlike"; readonly evidence: readonly Evidence[] }
  | { readonly verdict: "undecided"; readonly why: Undecided };

/** Why a switch or an assumption is undecided. */
export type Undecided =
  /** A trial has no answer that counts. */
  | { readonly code: "trial"; readonly trial?: string; readonly why: Why }
  | { readonly code: "several-fit"; readonly options: readonly string[] }
  | { readonly code: "indistinct" | "not-shown" | "no-rule" | "hidden" };

/** One option of a switch, and a mock's run under it. */
interface OptionRun {
  readonly option: string;
  readonly run: Run;
}

/** Compares what two sides answered in all trials, in their order. Identities are learned on the way. */
function compareRuns(
  trials: readonly Trial[],
  service: Run,
  mock: Run,
  bodiesDespiteStatus = false,
): ReadonlyMap<Trial, readonly Difference[]> {
  const identities = new IdentityMap();
  const baseUrls = { reference: service.baseUrl, candidate: mock.baseUrl };
  const found = new Map<Trial, readonly Difference[]>();
  for (const trial of trials) {
    const [was, is] = [service, mock].map(({ outcomes }) => outcomes.get(trial)?.answer);
    // If an earlier call was refused, that call reports the reason.
    if (!was || !is) continue;
    const context = { identities, baseUrls, bodiesDespiteStatus };
    found.set(trial, compareAnswers(trial.comparedAs, was, is, context));
  }
  return found;
}

/** A finding, and the options that everything fits that was tried. */
export interface Decision {
  readonly finding: SwitchFinding;
  readonly fitting: readonly string[];
}

/**
 * Decides a switch: chooses the option whose mock answers as the service does in the fields that
 * distinguish the options.
 */
export function decide(
  trials: readonly Trial[],
  rounds: readonly Run[],
  options: readonly OptionRun[],
): Decision {
  const distinct = distinctFields(trials, options);
  const votes = rounds.flatMap((service) => votesOf(trials, service, options, distinct));
  const fitting = options
    .map(({ option }) => option)
    .filter((option) => votes.every((vote) => vote.fitting.includes(option)));
  if (votes.length > 0) return { finding: findingOf(votes, fitting), fitting };
  return { finding: { verdict: "undecided", why: whyNot(trials, rounds, distinct) }, fitting: [] };
}

function findingOf(votes: readonly Vote[], fitting: readonly string[]): SwitchFinding {
  const evidence = votes.map(({ evidence }) => evidence);
  if (votes.every(({ fitting }) => fitting.length === 0)) {
    return { verdict: "unlike", evidence: unique(evidence) };
  }
  const [option, other] = fitting;
  if (option !== undefined && other === undefined) {
    return { verdict: "observed", option, evidence: unique(evidence) };
  }
  if (option !== undefined) {
    return { verdict: "undecided", why: { code: "several-fit", options: fitting } };
  }
  const each = votes.map(({ evidence: { call }, fitting: fits }) => [call, fits] as const);
  return { verdict: "inconsistent", votes: each, evidence: unique(evidence) };
}

/** The fields in which mocks under the options differ, each with the kinds of difference. */
type DistinctFields = ReadonlyMap<string, ReadonlySet<DifferenceKind>>;

/** For each trial, the fields that distinguish the options. */
function distinctFields(
  trials: readonly Trial[],
  options: readonly OptionRun[],
): ReadonlyMap<Trial, DistinctFields> {
  const fields = new Map<Trial, Map<string, Set<DifferenceKind>>>();
  for (const [n, one] of options.entries()) {
    for (const other of options.slice(n + 1)) {
      for (const [trial, differences] of compareRuns(trials, one.run, other.run, true)) {
        const own = fields.get(trial) ?? new Map<string, Set<DifferenceKind>>();
        // If only one of two mocks calls, the call itself distinguishes them.
        const isAlone = differences.some(({ field }) => field === NO_CALLBACK);
        for (const { field, kind } of differences) {
          if (isAlone && field !== NO_CALLBACK) continue;
          own.set(field, (own.get(field) ?? new Set<DifferenceKind>()).add(kind));
        }
        if (own.size > 0) fields.set(trial, own);
      }
    }
  }
  return fields;
}

interface Vote {
  readonly fitting: readonly string[];
  readonly evidence: Evidence;
}

function votesOf(
  trials: readonly Trial[],
  service: Run,
  options: readonly OptionRun[],
  distinct: ReadonlyMap<Trial, DistinctFields>,
): readonly Vote[] {
  const compared = options.map(({ option, run }) => ({
    option,
    differences: compareRuns(trials, service, run, true),
  }));
  return trials.flatMap((trial) => {
    const fields = distinct.get(trial);
    const answer = service.outcomes.get(trial)?.answer;
    if (!fields || !answer) return [];
    const isBeside = ({ differences }: (typeof compared)[number]) =>
      differences.get(trial)?.some((one) => hidesBody(one) && !fields.has(one.field));
    if (compared.every(isBeside)) return [];
    const misses = compared.map(({ option, differences }) => {
      const missed = differences.get(trial)?.filter((one) => isMiss(one, fields)) ?? [];
      return { option, missed: new Set(missed.map(({ field }) => field)) };
    });
    const shown = shownOf([...fields.keys()]);
    const evidence = { call: trial.id, status: answer.status, fields: shown };
    return [{ fitting: best(misses), evidence }];
  });
}

/** Whether there is nothing to compare behind a difference: a refusal, a page, a callback that did not come. */
function hidesBody({ field, reference, candidate }: Difference): boolean {
  if (field === HTTP_STATUS) return Number(reference) >= 400 && Number(candidate) < 400;
  return field === "body" || field === NO_CALLBACK;
}

/** Whether an option misses a field. Another value says nothing of options that differ in the type alone. */
function isMiss({ field, kind }: Difference, fields: DistinctFields): boolean {
  const kinds = fields.get(field);
  return kinds !== undefined && (kind !== "value" || kinds.has(kind));
}

/** Under another status all of a body is another: the status says it. */
function shownOf(fields: readonly string[]): readonly string[] {
  if (!fields.includes(HTTP_STATUS)) return fields.toSorted();
  return fields.includes("body") ? [HTTP_STATUS, "body"] : [HTTP_STATUS];
}

/** The options without a miss; where each has some, one that misses less than half of what it could. */
function best(
  misses: readonly { readonly option: string; readonly missed: ReadonlySet<string> }[],
): readonly string[] {
  const fewest = Math.min(...misses.map(({ missed }) => missed.size));
  const most = Math.max(...misses.map(({ missed }) => missed.size));
  if (fewest > 0 && fewest * 2 > most) return [];
  return misses.filter(({ missed }) => missed.size === fewest).map(({ option }) => option);
}

function whyNot(
  trials: readonly Trial[],
  rounds: readonly Run[],
  distinct: ReadonlyMap<Trial, DistinctFields>,
): Undecided {
  for (const { outcomes } of rounds) {
    for (const trial of trials) {
      const why = outcomes.get(trial)?.why;
      if (why) return { code: "trial", trial: trial.id, why };
    }
  }
  return { code: distinct.size === 0 ? "indistinct" : "not-shown" };
}

function unique(evidence: readonly Evidence[]): readonly Evidence[] {
  const seen = new Map(evidence.map((one) => [`${one.call} ${one.status}`, one]));
  return [...seen.values()];
}

/** What two rounds of trials at one service came to. */
export interface Compared {
  /** Differences that both rounds show. */
  readonly differences: readonly TriedDifference[];
  /** Fields in which the service differs from itself, by their keys. */
  readonly inconsistent: readonly TriedDifference[];
  /** Values that no two answers have in common. */
  readonly noise: readonly string[];
}

/**
 * Compares two rounds at the service with two at a mock. What both rounds show is a difference; what one
 * of them shows, the service does only sometimes.
 */
export function compareRounds(
  trials: readonly Trial[],
  service: readonly [Run, Run],
  mock: readonly [Run, Run],
  /** The order numbers of the first round, with those of the second. */
  orders: IdentityMap,
): Compared {
  const first = compareRuns(trials, service[0], mock[0]);
  const second = compareRuns(trials, service[1], mock[1]);
  const differences: TriedDifference[] = [];
  const inconsistent: TriedDifference[] = [];
  const noise = new Set<string>();
  for (const trial of trials) {
    const [a, b] = service.map(({ outcomes }) => outcomes.get(trial)?.answer);
    const [found, again] = [first.get(trial), second.get(trial)];
    if (!found || !again || !a || !b) continue;
    // The two calls created things of their own: only the order numbers are known.
    const known = { identities: orders.copy() };
    const repeated = compareAnswers(trial.comparedAs, a, b, known);
    const unsure = new Set<string>();
    for (const difference of repeated) {
      unsure.add(keyOf(difference));
      if (difference.kind === "value" || difference.kind === "order") {
        noise.add(`${difference.operation} ${difference.field}`);
      } else inconsistent.push({ ...difference, trial });
    }
    const keys = new Set(again.map(keyOf));
    for (const difference of found) {
      const key = keyOf(difference);
      if (keys.has(key) && !unsure.has(key)) differences.push({ ...difference, trial });
    }
  }
  return { differences, inconsistent, noise: [...noise].sort() };
}
