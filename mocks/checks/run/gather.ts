import type { TestOutcome } from "../../../spec/generated/control.types.js";
import type { LoggedEvent } from "../../domain/events.js";
import type { InjectedFault } from "../../domain/fault.js";
import type { Observer, RunningGateway } from "../../index.js";
import { type Intercept, intercept } from "../../intercept/intercept.js";
import type { SeenHost } from "../../intercept/seen-hosts.js";
import type { Injection } from "../../observe/record.js";
import { IN_MATRIX } from "../../options.js";
import { readText, removeFile } from "../../sandbox/disk.js";
import { combineObservers } from "../../sandbox/observer.js";
import { realClock } from "../../sandbox/real-clock.js";
import { endTest } from "./epilogue.js";
import { RunEvidence } from "./evidence.js";
import { outcomesInJunit } from "./junit-input.js";
import { type RunSetup, variablesFor } from "./options.js";
import { type Ended, type Interrupt, type Program, type Running, startProgram } from "./program.js";
import { Records } from "./records.js";
import { type FaultOption, placeOf, ruleIdIn } from "./rules.js";

/** A command that ran, and what its gateway saw meanwhile. */
export interface CommandRun {
  readonly ended: Ended;
  readonly durationMs: number;
  readonly evidence: RunEvidence;
  /** The signal that asked it to end, where one came before it had ended. */
  readonly interruptedBy: NodeJS.Signals | undefined;
  /** It took longer than it was given, and was ended. */
  readonly late: boolean;
  /** The call that was held open for longer than its caller may wait, for which it was ended. */
  readonly waitedOn: Injection | undefined;
  /** How long the caller of a call that is held open may wait for it. */
  readonly clientTimeoutMs: number;
  /** It was ended because all of its tests had ended and it did not. */
  readonly lingered: boolean;
  /** The records of its sandboxes, where they were wanted. */
  readonly records: Records;
  /** The hosts that it called besides the mock, where calls were intercepted. */
  readonly seenHosts: readonly SeenHost[];
}

/** How it is to be run. */
export interface RunOptions {
  readonly output: Program["output"];
  readonly timeoutMs: number;
  /** The tests, or the sandboxes of a plan, that are expected to report their end: then the command must end too. */
  readonly tests?: ReadonlySet<string>;
  /** It is one of many runs, so a test that fails leaves no account. */
  readonly isCell?: boolean;
  /** Whether each test has an end: its faults end, the customer pays what is open, and callbacks arrive. */
  readonly hasEpilogue?: boolean;
  /** Called when the test of a sandbox has ended. */
  readonly ended?: (sandbox: string) => void;
  /** The file that lists how often each test runs, for the fixtures. */
  readonly plan?: string;
  readonly interrupt: Interrupt;
  /** Whether to write the record of each sandbox whose test ended. */
  readonly isRecorded: boolean;
}

/** The variables that list the tests for the fixtures: by a pattern, or in a file. */
const ONLY_TESTS = "PAYSTUB_ONLY_TESTS";
const PLAN = "PAYSTUB_PLAN";

/** Any secret is as good as another until the sandbox pins one. */
const ANY_SECRET = "any";

/** Runs a command once, against a gateway of its own on a free port, and gathers what happened. */
export async function gather(setup: RunSetup, options: RunOptions): Promise<CommandRun> {
  const { sandbox, rules, onceInAll, junitFrom, clientTimeoutMs } = setup;
  const program = new ProgramLimits(setup, options);
  const ruleOf = (name: string, injected: InjectedFault) => placeOf(rules, name, injected);
  const evidence = new RunEvidence({
    ruleOf,
    onTarget: (injection) => {
      const isGiven = ruleOf(injection.sandbox, injection.rule) !== undefined;
      if (!isGiven || !injection.held) return;
      if (options.plan === undefined) return program.holds(injection);
      // Others run beside it, so it is only noted.
      realClock.wait(clientTimeoutMs, () => {
        if (!injection.held?.isClosed) evidence.heldTooLong.push(injection);
      });
    },
  });
  const records = await Records.make(options.isRecorded);
  const sandboxes = new Sandboxes(rules, onceInAll);
  const outcomes: Observer = {
    async outcome(name, outcome) {
      const isFirst = evidence.addOutcome(name, outcome);
      if (options.hasEpilogue && isFirst) {
        const tested = await (await gateway).find(name);
        // The shop may close its test meanwhile.
        const begun = () => evidence.testEnded(name);
        const mayAsk = () => evidence.mayAsk(name);
        await endTest(tested, { begun, mayAsk }).catch(() => undefined);
      }
      program.tested(name, outcome);
      options.ended?.(name);
      await records.write(await gateway, name);
    },
    event(name, { event }) {
      // That of the whole command stays open.
      if (name === sandbox || event.type !== "sandbox-opened") return;
      evidence.opened(name);
      program.opens(name);
    },
    reset: (name) => program.closes(name),
  };
  const gateway = setup.start({
    ...setup.gateway,
    sandbox,
    observer: combineObservers(
      evidence.observer,
      outcomes,
      sandboxes.observer(() => gateway),
    ),
    faults: rules,
  });
  const running = await gateway;
  const { intercepted } = setup;
  let calls: Intercept | undefined;
  try {
    if (intercepted.length > 0) calls = await intercept(intercepted, running);
    if (junitFrom !== undefined) await removeFile(junitFrom).catch(() => undefined);
    const ended = await program.run(running, setup, options, calls?.variables);
    const { signal: interruptedBy } = options.interrupt;
    for (const { name, requests } of evidence.records) {
      if (requests.length > 0) await records.write(running, name);
    }
    // What comes later no longer counts.
    evidence.close();
    if (junitFrom !== undefined) await addJunit(evidence, junitFrom);
    const seenHosts = calls?.seen ?? [];
    return { ...ended, interruptedBy, evidence, records, clientTimeoutMs, seenHosts };
  } catch (error) {
    await records.discard();
    throw error;
  } finally {
    // First, so that the calls which are broken off now are not counted as failed.
    evidence.close();
    await calls?.close();
    await running.close();
  }
}

async function addJunit(evidence: RunEvidence, path: string): Promise<void> {
  const text = await readText(path).catch(() => undefined);
  if (text === undefined) {
    evidence.errors.push(`the command wrote no JUnit file ${path}`);
    return;
  }
  for (const outcome of await outcomesInJunit(path, text)) evidence.addOutcome(null, outcome);
}

/** Which of the expected tests have ended. A test that is retried ends several times, with a sandbox each time. */
export class TestsUnderWay {
  readonly #waiting: Set<string>;
  readonly #isExpected: boolean;
  readonly #open = new Set<string>();

  constructor(expected: ReadonlySet<string> = new Set()) {
    this.#waiting = new Set(expected);
    this.#isExpected = expected.size > 0;
  }

  opened(sandbox: string): void {
    this.#open.add(sandbox);
  }

  closed(sandbox: string): void {
    this.#open.delete(sandbox);
  }

  ended(sandbox: string, test: string): void {
    this.#waiting.delete(test);
    // Bodies of a plan are expected by their sandboxes.
    this.#waiting.delete(sandbox);
    this.closed(sandbox);
  }

  /** Whether each has ended, and none is under way again. */
  get areOver(): boolean {
    return this.#isExpected && this.#waiting.size === 0 && this.#open.size === 0;
  }
}

/** How long a runner may take to exit after its last test. */
const EXIT_MS = 5000;

/** Ends a program that waits too long for a call, does not end in time, or does not exit after its last test. */
class ProgramLimits {
  readonly #clientTimeoutMs: number;
  readonly #tests: TestsUnderWay;
  #waitedOn: Injection | undefined;
  #program: Running | undefined;
  #lingered = false;
  #cancelExit: () => void = () => undefined;
  readonly #cancels: (() => void)[] = [];

  constructor({ clientTimeoutMs }: RunSetup, { tests }: RunOptions) {
    this.#clientTimeoutMs = clientTimeoutMs;
    this.#tests = new TestsUnderWay(tests);
  }

  /** A call is held open: its caller has to give it up. */
  holds(injection: Injection): void {
    const end = () => {
      if (!this.#program || injection.held?.isClosed) return;
      this.#waitedOn ??= injection;
      this.#program.signal("SIGKILL");
    };
    this.#cancels.push(realClock.wait(this.#clientTimeoutMs, end));
  }

  tested(sandbox: string, { test }: TestOutcome): void {
    this.#tests.ended(sandbox, test);
    this.#expectExit();
  }

  opens(sandbox: string): void {
    this.#tests.opened(sandbox);
    this.#cancelExit();
  }

  closes(sandbox: string): void {
    this.#tests.closed(sandbox);
    this.#expectExit();
  }

  #expectExit(): void {
    this.#cancelExit();
    if (!this.#tests.areOver) return;
    this.#cancelExit = realClock.wait(EXIT_MS, () => {
      this.#lingered = true;
      this.#program?.signal("SIGKILL");
    });
  }

  async run(
    gateway: RunningGateway,
    { command, mapping, onlyTests, sandbox, gateway: { settings } }: RunSetup,
    { output, timeoutMs, interrupt, isCell, plan }: RunOptions,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Pick<CommandRun, "ended" | "late" | "waitedOn" | "lingered" | "durationMs">> {
    const secret = settings?.secretKey ?? ANY_SECRET;
    const variables = {
      ...variablesFor(gateway, { sandbox, secret, mapping }),
      ...(onlyTests !== undefined && { [ONLY_TESTS]: onlyTests }),
      ...(plan !== undefined && { [PLAN]: plan }),
      ...(isCell && { PAYSTUB_ACCOUNTS: "off", [IN_MATRIX]: "on" }),
      ...more,
    };
    const begun = realClock.elapsedMs();
    const program = startProgram({ command, variables, output });
    this.#program = program;
    let late = false;
    const expire = () => {
      late = true;
      program.signal("SIGKILL");
    };
    this.#cancels.push(realClock.wait(timeoutMs, expire));
    const leave = interrupt.add(program.signal, program.sharesTerminal);
    // A signal may have come while the gateway was started.
    if (interrupt.signal) program.signal(interrupt.signal);
    try {
      const ended = await program.ended;
      const durationMs = realClock.elapsedMs() - begun;
      return { ended, late, waitedOn: this.#waitedOn, lingered: this.#lingered, durationMs };
    } finally {
      this.#program = undefined;
      leave();
      for (const cancel of [...this.#cancels, this.#cancelExit]) cancel();
    }
  }
}

/**
 * Lets a rule apply once in all sandboxes of a gateway together. Each sandbox begins with it; after its
 * first injection it is removed from all others.
 */
class Sandboxes {
  readonly #rules: readonly FaultOption[];
  readonly #rule: FaultOption | undefined;
  readonly #open = new Set<string>();
  #isSpent = false;

  constructor(rules: readonly FaultOption[], rule: FaultOption | undefined) {
    this.#rules = rules;
    this.#rule = rule;
  }

  observer(gateway: () => Promise<RunningGateway>): Observer | undefined {
    const rule = this.#rule;
    if (!rule) return undefined;
    const takeFrom = async (sandbox: string) => {
      const id = ruleIdIn(this.#rules, rule, sandbox);
      if (id === undefined) return;
      // A test that ended took its sandbox along, or the rule: there is nothing to take then.
      const taken = async () => (await (await gateway()).find(sandbox)).faults.remove(id);
      await taken().catch(() => undefined);
    };
    return {
      event: (sandbox: string, { event }: LoggedEvent) => {
        if (event.type === "sandbox-opened") {
          this.#open.add(sandbox);
          if (this.#isSpent) void takeFrom(sandbox);
        }
        if (this.#isSpent || event.type !== "fault-matched" || !event.injected) return;
        if (event.id !== ruleIdIn(this.#rules, rule, sandbox)) return;
        this.#isSpent = true;
        for (const other of this.#open) if (other !== sandbox) void takeFrom(other);
      },
    };
  }
}
