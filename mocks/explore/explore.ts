import type { Arbitrary } from "fast-check";
import { realClock } from "../runtime/clock.js";
import { executeCalmly, LAG_MAX_MS } from "./calm.js";
import type { Laboratory } from "./execute.js";
import { loadFastCheck, sequences } from "./generate.js";
import type { Explored, ExploreOptions, FoundFailure, Ran, RunSequence } from "./outcome.js";
import { REPLAYS, replays, sameFinding } from "./replays.js";
import type { Sequence, ShopFinding } from "./sequence.js";
import { shrink } from "./shrink.js";
import { steered } from "./steer.js";
import { stuttered } from "./stutter.js";

/** How many executions shrinking may take. */
const SHRINK_TRIES_MAX = 400;

/** How long shrinking goes on, and how many are tried at once where the shop does not answer. */
const SHRINK_MS_MAX = 60_000;
const WAITING_AT_ONCE = 24;

interface Failing {
  readonly index: number | undefined;
  readonly sequence: Sequence;
  readonly ran: Ran;
}

/** Draws sequences and runs them until one fails, or until enough have been run. */
export async function explore(laboratory: Laboratory, options: ExploreOptions): Promise<Explored> {
  const fc = await loadFastCheck();
  const arbitrary = sequences(fc);
  const draw = steered(fc, arbitrary, options.seed);
  return new Exploration(laboratory, options, arbitrary, draw).run();
}

class Exploration {
  readonly #arbitrary: Arbitrary<Sequence>;
  readonly #laboratory: Laboratory;
  readonly #options: ExploreOptions;
  readonly #draw: () => Sequence;
  readonly #run: RunSequence;
  readonly #begunMs = realClock.elapsedMs();
  readonly #failures: FoundFailure[] = [];
  readonly #flaky: { finding: ShopFinding; sequence: Sequence }[] = [];
  readonly #told = new Set<string>();
  #runs = 0;
  #calls = 0;
  #inconclusive = 0;
  #next = 0;

  constructor(
    laboratory: Laboratory,
    options: ExploreOptions,
    arbitrary: Arbitrary<Sequence>,
    draw: () => Sequence,
  ) {
    this.#laboratory = laboratory;
    this.#options = options;
    this.#arbitrary = arbitrary;
    this.#draw = draw;
    this.#run = options.run ?? ((sequence, place) => executeCalmly(laboratory, sequence, place));
  }

  async run(): Promise<Explored> {
    const mended = await this.#earlier();
    while (!this.#isDone()) {
      for (const failing of await this.#untilFailing()) {
        if (this.#mayGoOn()) await this.#pursue(failing);
      }
    }
    return {
      ...{ runs: this.#runs, calls: this.#calls, inconclusive: this.#inconclusive, mended },
      ...{ failures: this.#failures, flaky: this.#flaky },
      durationMs: realClock.elapsedMs() - this.#begunMs,
      shortfall: this.#next < this.#options.runs && this.#mayGoOn() ? this.#shortfall() : undefined,
    };
  }

  #isDone(): boolean {
    return this.#next >= this.#options.runs || !this.#mayGoOn() || this.#shortfall() !== undefined;
  }

  #mayGoOn(): boolean {
    return this.#failures.length === 0 || this.#options.keepGoing === true;
  }

  #shortfall(): Explored["shortfall"] {
    const { budgetMs = Number.POSITIVE_INFINITY, isInterrupted } = this.#options;
    if (isInterrupted?.()) return "interrupted";
    return realClock.elapsedMs() - this.#begunMs > budgetMs ? "budget" : undefined;
  }

  /** What failed once is tried first; gives which of them fail no more. */
  async #earlier(): Promise<readonly number[]> {
    const mended: number[] = [];
    for (const [nr, sequence] of (this.#options.earlier ?? []).entries()) {
      const ran = await executeCalmly(this.#laboratory, sequence, 0);
      this.#count(ran);
      if (ran.findings.length > 0) await this.#pursue({ index: undefined, sequence, ran });
      // Where the shop called nothing there was nothing that could have failed.
      else if (ran.isConclusive && ran.calls > 0) mended.push(nr);
      if (!this.#mayGoOn()) break;
    }
    return mended;
  }

  /**
   * Runs sequences side by side, up to the first one that fails. Those before it are run to their end,
   * so that it does not matter which of them was the quickest. Gives all that failed, in their order.
   */
  async #untilFailing(): Promise<readonly Failing[]> {
    const found: (Failing & { readonly index: number })[] = [];
    const work = async (place: number): Promise<void> => {
      while (found.length === 0 && !this.#isDone()) {
        const index = this.#next;
        this.#next += 1;
        // Before anything is waited for, so that sequences are drawn in the order of their places.
        const drawn = this.#draw();
        const sequence = this.#options.stutter ? stuttered(drawn) : drawn;
        const ran = await this.#run(sequence, place);
        this.#count(ran);
        if (this.#untold(ran.findings)) found.push({ index, sequence, ran });
      }
    };
    await Promise.all(Array.from({ length: this.#options.jobs }, (_, place) => work(place)));
    return found.sort((a, b) => a.index - b.index);
  }

  #untold(findings: readonly ShopFinding[]): ShopFinding | undefined {
    return findings.find(({ invariant }) => !this.#told.has(invariant));
  }

  #count({ calls, isConclusive }: Ran): void {
    this.#runs += 1;
    this.#calls += calls;
    if (!isConclusive) this.#inconclusive += 1;
    this.#options.progress?.(this.#runs, this.#failures.length);
  }

  /** Replays what failed; what fails again is shrunk, and replayed once more to be sure. */
  async #pursue({ index, sequence, ran }: Failing): Promise<void> {
    const finding = this.#untold(ran.findings);
    if (!finding) return;
    const foundAfterMs = realClock.elapsedMs() - this.#begunMs;
    this.#told.add(finding.invariant);
    const isSame = (candidates: readonly Sequence[]) => this.#failAgain(candidates, finding);
    const before = await replays(this.#laboratory, sequence, finding);
    if (before.again === 0) {
      // A shop that had to wait much longer than in any replay may have given up on an answer unseen.
      this.#told.delete(finding.invariant);
      if (ran.isConclusive && ran.tookMs - before.longestMs > LAG_MAX_MS) this.#inconclusive += 1;
      else if (ran.isConclusive) this.#flaky.push({ finding, sequence });
      return;
    }
    // Trying is mostly waiting where a shop does not answer, and waits overlap.
    const isWaiting = finding.invariant === "bounded-wait";
    const atOnce = isWaiting ? Math.max(this.#options.jobs, WAITING_AT_ONCE) : this.#options.jobs;
    const isLate = () => realClock.elapsedMs() - this.#begunMs - foundAfterMs > SHRINK_MS_MAX;
    const limits = { atOnce, triesMax: SHRINK_TRIES_MAX, isLate };
    // What came after the finding was never run.
    const met = { ...sequence, steps: sequence.steps.slice(0, before.execution.marks.length) };
    const shortest = await shrink(met, this.#arbitrary, isSame, limits);
    const path = this.#options.recordTo?.({ invariant: finding.invariant, sequence: shortest });
    const { execution, again, record } = await replays(this.#laboratory, shortest, finding, path);
    this.#failures.push({
      finding: sameFinding(execution.findings, finding) ?? finding,
      ...{ sequence: shortest, index, originalLength: sequence.steps.length },
      ...{ again, replays: REPLAYS, execution, foundAfterMs, record },
      shrinkMs: realClock.elapsedMs() - this.#begunMs - foundAfterMs,
    });
  }

  async #failAgain(candidates: readonly Sequence[], finding: ShopFinding) {
    const executions = candidates.map((one, place) => executeCalmly(this.#laboratory, one, place));
    const all = await Promise.all(executions);
    return all.map(({ findings }) => sameFinding(findings, finding) !== undefined);
  }
}
