import { faultActionsOf } from "./generate.js";
import type { ArmedFault, Deed, Sequence, SequenceStep } from "./sequence.js";

/** Whether each of some sequences still fails in the same way, tried side by side. */
type StillFail = (candidates: readonly Sequence[]) => Promise<readonly boolean[]>;

/** How many are tried at once, and how many in all. */
interface ShrinkLimits {
  readonly atOnce: number;
  readonly triesMax: number;
  /** Whether it has taken long enough: what is shortest by then will do. */
  readonly isLate: () => boolean;
}

/** The first of some candidates that still fails; the order decides, not who is done first. */
class Search {
  tries = 0;
  /** Whether it was late before all candidates had been tried. */
  isCutShort = false;
  readonly #stillFail: StillFail;
  readonly #limits: ShrinkLimits;
  readonly #seen = new Set<string>();

  constructor(stillFail: StillFail, limits: ShrinkLimits) {
    this.#stillFail = stillFail;
    this.#limits = limits;
  }

  async first(candidates: Iterable<Sequence>): Promise<Sequence | undefined> {
    const waiting = [...candidates].filter((one) => this.#isNew(one));
    const { atOnce, triesMax, isLate } = this.#limits;
    while (waiting.length > 0 && this.tries < triesMax) {
      if (isLate()) {
        this.isCutShort = true;
        return undefined;
      }
      const some = waiting.splice(0, atOnce);
      this.tries += some.length;
      const fails = await this.#stillFail(some);
      const found = some.find((_, index) => fails[index]);
      if (found) return found;
    }
    return undefined;
  }

  #isNew(candidate: Sequence): boolean {
    const key = JSON.stringify(candidate);
    if (this.#seen.has(key) || candidate.steps.length === 0) return false;
    this.#seen.add(key);
    return true;
  }
}

/**
 * The shortest sequence that still fails, as far as can be found: what can go goes, then what can be
 * simpler becomes so; pairs of its steps are tried alone, since taking away one by one ends at a local
 * minimum where two steps have to go together.
 */
export async function shrink(
  original: Sequence,
  stillFail: StillFail,
  limits: ShrinkLimits,
): Promise<{ readonly shortest: Sequence; readonly isCutShort: boolean }> {
  const search = new Search(stillFail, limits);
  const passes = [
    (now: Sequence) => bare(now),
    (now: Sequence) => without(now),
    (now: Sequence) => shortTemplates(original, now),
    (now: Sequence) => simpler(now),
  ];
  let shortest = original;
  for (let pass = 0; pass < passes.length; ) {
    const better = await search.first(passes[pass]?.(shortest) ?? []);
    if (better) shortest = better;
    // A simpler sequence may allow further removals; a removed part stays removed.
    pass = better ? 1 : pass + 1;
  }
  return { shortest, isCutShort: search.isCutShort };
}

/** The service as it usually is, or a single step alone, mostly the last: many failures need no more. */
function* bare({ world, steps }: Sequence): Generator<Sequence> {
  const isUsual = Object.keys(world).length === 0;
  if (steps.length > 1) {
    for (const step of steps.toReversed()) yield { world: {}, steps: [step] };
  }
  if (!isUsual) yield { world: {}, steps };
  if (steps.length > 1) for (const step of steps) yield { world, steps: [step] };
}

/** Without some of its steps: halves first, then quarters, at last single ones. */
function* without({ world, steps }: Sequence): Generator<Sequence> {
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = steps.length - size; from >= 0; from -= size) {
      yield { world, steps: steps.toSpliced(from, size) };
    }
  }
}

/** Two or three steps of the original, where that would be shorter. */
function* shortTemplates({ world, steps }: Sequence, now: Sequence): Generator<Sequence> {
  for (const [n, first] of steps.entries()) {
    const later = steps.slice(n + 1);
    if (now.steps.length > 2) for (const second of later) yield { world, steps: [first, second] };
  }
  if (now.steps.length <= 3) return;
  const start = steps.find(({ does }) => does === "start");
  if (!start) return;
  for (const [n, second] of steps.entries()) {
    for (const third of steps.slice(n + 1)) yield { world, steps: [start, second, third] };
  }
}

/** The same with one thing simpler: a switch as usual, no trouble, the first order, a round amount. */
function* simpler({ world, steps }: Sequence): Generator<Sequence> {
  for (const id of Object.keys(world)) {
    const { [id as keyof typeof world]: _, ...rest } = world;
    yield { world: rest, steps };
  }
  for (const [n, step] of steps.entries()) {
    for (const one of simplerSteps(step)) yield { world, steps: steps.with(n, one) };
    // Trouble that lies ahead may as well be met by the step after it.
    const next = steps[n + 1];
    if (step.does === "fault" && next && next.does !== "fault" && !next.under) {
      const { does: _, ...fault } = step;
      yield { world, steps: steps.toSpliced(n, 2, { ...next, under: fault as ArmedFault }) };
    }
  }
}

function* simplerSteps(step: SequenceStep): Generator<SequenceStep> {
  if (step.does === "together") {
    const { both, tokensEnded: _, ...rest } = step;
    yield* both;
    if (step.tokensEnded) yield { ...rest, both };
    for (const one of simplerSteps(both[0])) yield { ...step, both: [one as Deed, both[1]] };
    for (const one of simplerSteps(both[1])) yield { ...step, both: [both[0], one as Deed] };
  }
  if (step.under) {
    const { under, ...rest } = step;
    yield rest as SequenceStep;
    // The first fault of a call is the plainest, and failures with one cause become alike.
    const [plainest] = under.operation ? faultActionsOf(under.operation) : [];
    if (plainest && plainest.fault !== under.fault) yield { ...step, under: plainest };
  }
  if ("which" in step && step.which !== 0) yield { ...step, which: 0 };
  if ("amount" in step && step.amount !== SIMPLE.amount) yield { ...step, amount: SIMPLE.amount };
  if ("currency" in step && step.currency !== undefined) {
    const { currency: _, ...rest } = step;
    yield rest;
  }
  if ("name" in step && step.name !== SIMPLE.name) yield { ...step, name: SIMPLE.name };
}

const SIMPLE = { amount: 20, name: "Sara Al Harbi" };
