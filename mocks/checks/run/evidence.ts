import type { TestOutcome } from "../../../spec/generated/control.types.js";
import { CONTROL_PATH } from "../../api/paths.js";
import { endOf, factsOf, type SandboxFacts, type TestEnd } from "../../observe/facts.js";
import { type Judged, judgedTogether } from "../../observe/invariants/invariants.js";
import type { Injection } from "../../observe/record.js";
import { Recorder, type RecorderOptions } from "../../observe/recorder.js";
import { callsOf, operationsIn } from "../../observe/switches.js";
import { Counts, NOWHERE, PAGES } from "../../observe/totals.js";
import { realClock } from "../../sandbox/real-clock.js";

/** A test of a run: what the gateway saw of its sandboxes, and how it ended in its last attempt. */
export interface TestFacts {
  /** Its name, or that of its sandbox; null for the whole command. */
  readonly test: string | null;
  readonly sandboxes: readonly SandboxFacts[];
  /** Absent where nothing reported how it ended. */
  readonly outcome?: TestOutcome;
}

/** An outcome with the sandbox that it was reported for; null for one from a file. */
export interface Reported {
  readonly sandbox: string | null;
  readonly outcome: TestOutcome;
}

/** Whether a sandbox belongs to a test: it reported it, or is described by its name. */
function isOf({ sandbox, test }: SandboxFacts, { sandbox: named, outcome }: Reported): boolean {
  if (named !== null) return named === sandbox;
  return test !== null && (test === outcome.test || outcome.test.endsWith(`.${test}`));
}

/** What a verdict is made from: the tests of a run or of a part of it, and what the gateway saw of them. */
export class Evidence {
  readonly facts: readonly SandboxFacts[];
  readonly #outcomes: readonly Reported[];

  constructor(facts: readonly SandboxFacts[], outcomes: readonly Reported[]) {
    this.facts = facts;
    this.#outcomes = outcomes;
  }

  /** What several runs show together. */
  static of(parts: readonly Evidence[]): Evidence {
    return new Evidence(
      parts.flatMap(({ facts }) => facts),
      parts.flatMap((part) => part.#outcomes),
    );
  }

  /** The part of it that these sandboxes show, of each its first life: a shop may go on after its test. */
  of(sandboxes: ReadonlySet<string>): Evidence {
    const seen = new Set<string>();
    const facts = this.facts.filter(({ sandbox }) => {
      const isFirst = !seen.has(sandbox);
      seen.add(sandbox);
      return isFirst && sandboxes.has(sandbox);
    });
    const isOwn = ({ sandbox }: Reported) => sandbox !== null && sandboxes.has(sandbox);
    return new Evidence(facts, this.#outcomes.filter(isOwn));
  }

  /** The sandboxes whose tests ended. */
  get endedSandboxes(): ReadonlySet<string> {
    return new Set(this.#outcomes.flatMap(({ sandbox }) => sandbox ?? []));
  }

  /** The name of two tests, which then cannot be told apart: both reported the same attempt. */
  get sharedName(): string | undefined {
    const seen = new Map<string, string | null>();
    for (const { sandbox, outcome } of this.#outcomes) {
      const key = `${outcome.attempt ?? 1} ${outcome.test}`;
      if ((seen.get(key) ?? sandbox) !== sandbox) return outcome.test;
      seen.set(key, sandbox);
    }
    return undefined;
  }

  /** How often things happened in all of its sandboxes, until their tests ended. */
  get counts(): Counts {
    const sum = new Counts();
    for (const { counts } of this.facts) sum.addAll(counts);
    return sum;
  }

  /** The names of the tests that ended. Attempts of one test count once. */
  get endedTests(): ReadonlySet<string> {
    return new Set(this.#outcomes.map(({ outcome }) => outcome.test));
  }

  /**
   * The tests that reported their end, each with its last attempt. A test without a sandbox of its own is judged by
   * those that no other test has.
   */
  get tests(): readonly (TestFacts & { readonly outcome: TestOutcome })[] {
    const all = [...this.endedTests].flatMap((test) => {
      const own = this.#outcomes.filter(({ outcome }) => outcome.test === test);
      const outcome = own.at(-1)?.outcome;
      const sandboxes = this.facts.filter((facts) => own.some((one) => isOf(facts, one)));
      return outcome ? [{ test, sandboxes, outcome }] : [];
    });
    const taken = new Set(all.flatMap(({ sandboxes }) => sandboxes));
    const shared = this.facts.filter((facts) => !taken.has(facts));
    return all.map((one) => (one.sandboxes.length > 0 ? one : { ...one, sandboxes: shared }));
  }

  /** The sandboxes that no test reported, each as a test of which only the gateway's view is known. */
  get others(): readonly TestFacts[] {
    const reported = new Set(this.tests.flatMap(({ sandboxes }) => sandboxes));
    return this.facts.flatMap((facts) => {
      if (reported.has(facts) || operationsIn(facts).length === 0) return [];
      return [{ test: facts.test ?? facts.sandbox, sandboxes: [facts] }];
    });
  }
}

/** What the gateway of one run saw, and how its tests ended. */
export class RunEvidence extends Recorder {
  readonly #outcomes: Reported[] = [];
  readonly #earlier: SandboxFacts[];
  /** Of each sandbox whose test has ended, its state then. */
  readonly #ends: Map<string, TestEnd>;
  readonly #begunMs = new Map<string, number>();
  readonly #endedMs = new Map<string, number>();
  /** Calls that were held open for longer than their callers may wait. */
  readonly heldTooLong: Injection[] = [];
  #whole: Evidence | undefined;

  constructor(options: Pick<RecorderOptions, "ruleOf" | "onTarget"> = {}) {
    const earlier: SandboxFacts[] = [];
    const ends = new Map<string, TestEnd>();
    super({
      ...options,
      // A slip of a tester at our own API is no call of the service.
      isTraffic: ({ operationId, path }) => operationId !== null || !path.startsWith(CONTROL_PATH),
      onClosed(record) {
        earlier.push(factsOf(record, ends.get(record.name)));
        // The next sandbox of this name is another one.
        ends.delete(record.name);
      },
    });
    this.#earlier = earlier;
    this.#ends = ends;
  }

  /** A sandbox begins: at this moment of the machine its test begins, too. */
  opened(sandbox: string): void {
    if (!this.#begunMs.has(sandbox)) this.#begunMs.set(sandbox, realClock.elapsedMs());
  }

  /** How long the test of a sandbox took. */
  durationMs(sandbox: string): number {
    return (this.#endedMs.get(sandbox) ?? 0) - (this.#begunMs.get(sandbox) ?? 0);
  }

  /** Adds how a test ended. False where the test reported the end of this sandbox before. */
  addOutcome(sandbox: string | null, outcome: TestOutcome): boolean {
    this.#outcomes.push({ sandbox, outcome });
    if (sandbox !== null && !this.#endedMs.has(sandbox)) {
      this.#endedMs.set(sandbox, realClock.elapsedMs());
    }
    return sandbox !== null && !this.#ends.has(sandbox);
  }

  /** What happens in this sandbox from now on is not the test's. */
  testEnded(sandbox: string): void {
    this.#ends.set(sandbox, endOf(this.of(sandbox)));
  }

  /**
   * Whether the shop has not asked for the state of a payment in this sandbox since it took the callback, or since the
   * callback was lost.
   */
  mayAsk(sandbox: string): boolean {
    const { invoices } = factsOf(this.of(sandbox));
    return invoices.some(
      ({ lastStatus, isAnnounced, isUnannounced, isLearned }) =>
        lastStatus === "paid" && (isAnnounced || isUnannounced) && !isLearned,
    );
  }

  /** All of it. It is summed up once, when the run is over. */
  get whole(): Evidence {
    if (!this.isClosed) return this.#sumUp();
    this.#whole ??= this.#sumUp();
    return this.#whole;
  }

  /** What was seen of each sandbox. */
  get facts(): readonly SandboxFacts[] {
    return this.whole.facts;
  }

  /** The verdicts of the invariants over all sandboxes. */
  get judged(): readonly Judged[] {
    return judgedTogether(this.facts.map(({ invariants }) => invariants));
  }

  get endedTests(): ReadonlySet<string> {
    return this.whole.endedTests;
  }

  /** The last test that left something open which keeps its process alive. */
  get lastLeftOpen(): TestOutcome | undefined {
    return this.#outcomes.findLast(({ outcome }) => outcome.stillOpen)?.outcome;
  }

  get tests(): Evidence["tests"] {
    return this.whole.tests;
  }

  get others(): Evidence["others"] {
    return this.whole.others;
  }

  /** Whether there is anything to judge. */
  get isEmpty(): boolean {
    return callsOf(this).length === 0 && this.callbacks.size === 0;
  }

  /** Whether the service itself was called, and not only a page or an unknown path. */
  get wasCalled(): boolean {
    return callsOf(this).some(({ operation }) => operation !== PAGES && operation !== NOWHERE);
  }

  #sumUp(): Evidence {
    const open = this.records.map((record) => factsOf(record, this.#ends.get(record.name)));
    return new Evidence([...this.#earlier, ...open], [...this.#outcomes]);
  }
}
