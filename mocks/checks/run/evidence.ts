import type { TestOutcome } from "../../../spec/generated/control.types.js";
import { CONTROL_PATH } from "../../api/paths.js";
import { factsOf, type SandboxFacts } from "../../observe/facts.js";
import { type Judged, judgedTogether } from "../../observe/invariants/invariants.js";
import { Recorder, type RecorderOptions } from "../../observe/recorder.js";
import { callsOf } from "../../observe/switches.js";
import { NOWHERE, PAGES } from "../../observe/totals.js";

/** A test of a run: what the gateway saw of its sandboxes, and how it ended in its last attempt. */
export interface TestFacts {
  /** Its name, or that of its sandbox; null for the whole command. */
  readonly test: string | null;
  readonly sandboxes: readonly SandboxFacts[];
  /** Absent where nothing reported how it ended. */
  readonly outcome?: TestOutcome;
}

/** An outcome with the sandbox that it was reported for; null for one from a file. */
interface Reported {
  readonly sandbox: string | null;
  readonly outcome: TestOutcome;
}

/** Whether a sandbox belongs to a test: it reported it, or is described by its name. */
function isOf({ sandbox, test }: SandboxFacts, { sandbox: named, outcome }: Reported): boolean {
  if (named !== null) return named === sandbox;
  return test !== null && (test === outcome.test || outcome.test.endsWith(`.${test}`));
}

/** What the gateway of one run saw, and how its tests ended. */
export class RunEvidence extends Recorder {
  readonly #outcomes: Reported[] = [];
  readonly #earlier: SandboxFacts[];
  #facts: readonly SandboxFacts[] | undefined;

  constructor(options: Pick<RecorderOptions, "ruleOf" | "onTarget"> = {}) {
    const earlier: SandboxFacts[] = [];
    super({
      ...options,
      // A slip of a tester at our own API is no call of the service.
      isTraffic: ({ operationId, path }) => operationId !== null || !path.startsWith(CONTROL_PATH),
      onClosed: (record) => void earlier.push(factsOf(record)),
    });
    this.#earlier = earlier;
  }

  /** Adds how a test ended. */
  addOutcome(sandbox: string | null, outcome: TestOutcome): void {
    this.#outcomes.push({ sandbox, outcome });
  }

  /** What was seen of each sandbox. It is summed up once, when the run is over. */
  get facts(): readonly SandboxFacts[] {
    if (!this.isClosed) return this.#sumUp();
    this.#facts ??= this.#sumUp();
    return this.#facts;
  }

  /** The verdicts of the invariants over all sandboxes. */
  get judged(): readonly Judged[] {
    return judgedTogether(this.facts.map(({ invariants }) => invariants));
  }

  /** The names of the tests that ended. Attempts of one test count once. */
  get endedTests(): ReadonlySet<string> {
    return new Set(this.#outcomes.map(({ outcome }) => outcome.test));
  }

  /** The last test that left something open which keeps its process alive. */
  get lastLeftOpen(): TestOutcome | undefined {
    return this.#outcomes.findLast(({ outcome }) => outcome.stillOpen)?.outcome;
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
      if (reported.has(facts) || facts.operations.size === 0) return [];
      return [{ test: facts.test ?? facts.sandbox, sandboxes: [facts] }];
    });
  }

  /** Whether there is anything to judge. */
  get isEmpty(): boolean {
    return callsOf(this).length === 0 && this.callbacks.size === 0;
  }

  /** Whether the service itself was called, and not only a page or an unknown path. */
  get wasCalled(): boolean {
    return callsOf(this).some(({ operation }) => operation !== PAGES && operation !== NOWHERE);
  }

  #sumUp(): readonly SandboxFacts[] {
    return [...this.#earlier, ...this.records.map(factsOf)];
  }
}
