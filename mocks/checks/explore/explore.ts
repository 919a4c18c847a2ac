import { realClock } from "../../sandbox/real-clock.js";
import { joined, metAgain } from "./causes.js";
import { executeConclusively, LAG_MAX_MS } from "./execute.js";
import { loadFastCheck, sequences } from "./generate.js";
import { unlessGivenUp } from "./interruption.js";
import {
  type Explored,
  type ExploreOptions,
  type FailedOnce,
  type FoundFailure,
  pursue,
  type Ran,
  REPLAYS,
  type Replays,
  replays,
} from "./pursue.js";
import type { Sequence, ShopFinding } from "./sequence.js";
import type { ExplorationSession } from "./session.js";
import { steered, stuttered } from "./steer.js";

/** How many sequences that break one rule are shrunk to distinguish their causes. Each takes a while. */
const PURSUITS_OF_RULE_MAX = 3;

interface Failing {
  readonly index: number | undefined;
  readonly sequence: Sequence;
  readonly ran: Ran;
}

/** Draws sequences and runs them until one fails, or until enough have been run. */
export async function explore(
  session: ExplorationSession,
  options: ExploreOptions,
): Promise<Explored> {
  const fc = await loadFastCheck();
  const arbitrary = sequences(fc);
  const draw = steered(fc, arbitrary, options.seed);
  return new Exploration(session, options, draw).run();
}

class Exploration {
  readonly #session: ExplorationSession;
  readonly #options: ExploreOptions;
  readonly #draw: () => Sequence;
  readonly #begunMs = realClock.elapsedMs();
  #failures: readonly FoundFailure[] = [];
  readonly #flaky: FailedOnce[] = [];
  readonly #unsure: FailedOnce[] = [];
  readonly #advice: FailedOnce[] = [];
  /** How often a rule was pursued. */
  readonly #pursued = new Map<string, number>();
  #runs = 0;
  #calls = 0;
  #inconclusive = 0;
  #next = 0;

  constructor(session: ExplorationSession, options: ExploreOptions, draw: () => Sequence) {
    this.#session = session;
    this.#options = options;
    this.#draw = draw;
  }

  async run(): Promise<Explored> {
    const mended = await this.#earlier();
    while (!this.#isDone()) {
      for (const failing of await this.#untilFailing()) {
        if (this.#isMetAgain(failing)) continue;
        if (this.#mayGoOn()) await this.#pursue(failing);
      }
    }
    return {
      ...{ runs: this.#runs, calls: this.#calls, inconclusive: this.#inconclusive, mended },
      ...{ failures: this.#failures, flaky: this.#flaky, unsure: this.#unsure },
      advice: this.#advice,
      durationMs: this.#spentMs(),
      shortfall: this.#next < this.#options.runs && this.#mayGoOn() ? this.#shortfall() : undefined,
      interruptedBy: this.#options.interruption?.by(),
    };
  }

  #isDone(): boolean {
    if (this.#isInterrupted()) return true;
    return this.#next >= this.#options.runs || !this.#mayGoOn() || this.#shortfall() !== undefined;
  }

  #mayGoOn(): boolean {
    return this.#failures.length === 0 || this.#options.keepGoing === true;
  }

  #shortfall(): Explored["shortfall"] {
    const { budgetMs = Number.POSITIVE_INFINITY } = this.#options;
    return this.#spentMs() > budgetMs ? "budget" : undefined;
  }

  #isInterrupted(): boolean {
    return this.#options.interruption?.by() !== undefined;
  }

  /** What failed once is tried first; gives which of them fail no more. */
  async #earlier(): Promise<readonly number[]> {
    const mended: number[] = [];
    for (const [nr, sequence] of (this.#options.earlier ?? []).entries()) {
      if (this.#isInterrupted()) break;
      const run = executeConclusively(this.#session, sequence, 0);
      const ran = await unlessGivenUp(run, this.#options.interruption);
      if (!ran) break;
      this.#count(ran);
      const failing = { index: undefined, sequence, ran };
      if (ran.findings.length > 0 && !this.#isMetAgain(failing)) await this.#pursue(failing);
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
        const run = executeConclusively(this.#session, sequence, place);
        const ran = await unlessGivenUp(run, this.#options.interruption);
        if (!ran) return;
        this.#count(ran);
        this.#advise(sequence, ran);
        const failing = { index, sequence, ran };
        if (ran.findings.length > 0 && !this.#isMetAgain(failing)) found.push(failing);
      }
    };
    await Promise.all(Array.from({ length: this.#options.jobs }, (_, place) => work(place)));
    return found.sort((a, b) => a.index - b.index);
  }

  /**
   * Counts a sequence for the failure that it meets again, if there is one. After some pursuits of a rule, further
   * sequences that break it count for the failure of that rule.
   */
  #isMetAgain({ sequence, ran: { findings } }: Failing): boolean {
    const [first] = findings;
    const isEnough = (this.#pursued.get(first?.invariant ?? "") ?? 0) >= PURSUITS_OF_RULE_MAX;
    const met =
      metAgain(this.#failures, sequence, findings) ??
      (isEnough
        ? this.#failures.find(({ finding }) => finding.invariant === first?.invariant)
        : undefined);
    if (!met) return false;
    this.#failures = this.#failures.map((one) =>
      one === met ? { ...one, seenIn: one.seenIn + 1 } : one,
    );
    return true;
  }

  #count({ calls, isConclusive }: Ran): void {
    this.#runs += 1;
    this.#calls += calls;
    if (!isConclusive) this.#inconclusive += 1;
    this.#options.progress?.(this.#runs, this.#failures.length);
  }

  #advise(sequence: Sequence, { advice, isConclusive }: Ran): void {
    const isKnown = ({ invariant }: ShopFinding) =>
      this.#advice.some(({ finding }) => finding.invariant === invariant);
    const [fresh] = advice.filter((finding) => !isKnown(finding));
    if (fresh && isConclusive) this.#advice.push({ finding: fresh, sequence });
  }

  /** Replays what failed; what fails again is shrunk. */
  async #pursue({ index, sequence, ran }: Failing): Promise<void> {
    const [finding] = ran.findings;
    // What failed once before a signal came is reported once for each rule.
    if (!finding || this.#unsure.some((one) => one.finding.invariant === finding.invariant)) return;
    const foundAfterMs = this.#spentMs();
    const { interruption } = this.#options;
    const pursuit = { ...this.#options, session: this.#session };
    this.#countPursuit(finding, 1);
    const before = await replays({ session: this.#session, interruption }, sequence, finding);
    if (before.again === 0) {
      if (before.tried < REPLAYS) this.#unsure.push({ finding, sequence });
      else this.#endSteering(ran, before, { finding, sequence });
      return;
    }
    const pursued = await pursue(pursuit, sequence, finding, before);
    const shrinkMs = this.#spentMs() - foundAfterMs;
    const found = pursued.execution?.findings.map(({ invariant }) => invariant) ?? [];
    const alsoBroken = found.filter((rule) => rule !== pursued.finding.invariant);
    const counted = { alsoBroken, alsoUnder: [], seenIn: 1 };
    this.#failures = joined(this.#failures, {
      ...pursued,
      ...counted,
      ...{ index, foundAfterMs, shrinkMs },
    });
  }

  /** What did not fail again. A shop that had to wait much longer may have given up on an answer unseen. */
  #endSteering(ran: Ran, { longestMs }: Replays, once: FailedOnce): void {
    this.#countPursuit(once.finding, -1);
    if (!ran.isConclusive) return;
    if (ran.tookMs - longestMs > LAG_MAX_MS) this.#inconclusive += 1;
    else this.#flaky.push(once);
  }

  #countPursuit({ invariant }: ShopFinding, by: number): void {
    this.#pursued.set(invariant, (this.#pursued.get(invariant) ?? 0) + by);
  }

  #spentMs(): number {
    return realClock.elapsedMs() - this.#begunMs;
  }
}
