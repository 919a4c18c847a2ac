import { type Kind, type PlannedCall, type ServiceAnswer, withEarlier } from "./planned-call.js";

/** Looks at an answer: a sentence for each deviation, none when all is well. */
export interface Check {
  (answer: ServiceAnswer): readonly string[];
  /** Whether it wants a refusal, which means nothing where a good request is refused too. */
  readonly ofRefusal?: true;
}

/** One statement about the service that can be seen from outside. */
export interface ConformanceRule {
  /** The operation and what is stated of it, `addInvoice.minimum.accepted`. */
  readonly id: string;
  /** What holds, in a sentence. */
  readonly sentence: string;
  /** The row of the assumptions that it rests on; null where the description states it. */
  readonly assumption: string | null;
  readonly call: PlannedCall;
  /** The same operation in good order: a rule that wants a refusal is judged only where that is taken. */
  readonly positiveControl?: PlannedCall;
  /** Looked at in order, up to the first that finds something. */
  readonly checks: readonly Check[];
}

/** A rule that the service's description states. */
export function documented(
  id: string,
  sentence: string,
  call: PlannedCall,
  ...checks: readonly Check[]
): ConformanceRule {
  return { id, sentence, assumption: null, call, checks };
}

/** A rule that the description leaves open, and what was assumed instead. */
export function assumed(
  assumption: string,
  id: string,
  sentence: string,
  call: PlannedCall,
  ...checks: readonly Check[]
): ConformanceRule {
  return { id, sentence, assumption, call, checks };
}

/** Where a rule comes from, in words. */
export function provenanceOf({ assumption }: ConformanceRule): string {
  return assumption === null ? "documented" : `assumed: ${assumption}`;
}

/** Every call that a rule needs, with those before it. */
export function callsOf({ call, positiveControl }: ConformanceRule): readonly PlannedCall[] {
  return [call, ...(positiveControl ? [positiveControl] : [])].flatMap(withEarlier);
}

/** Whether a rule only reads: none of the calls that it needs could create anything. */
export function kindOf(rule: ConformanceRule): Kind {
  return callsOf(rule).some(({ kind }) => kind === "creates") ? "creates" : "reads";
}
