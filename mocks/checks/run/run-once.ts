import { join } from "node:path";
import type { FaultOption } from "../../cli/fault-option.js";
import { openGateway } from "../../cli/start.js";
import type { DomainEvent, LoggedEvent } from "../../domain/events.js";
import type { RunningGateway } from "../../index.js";
import { coverageOf } from "../../observe/coverage/tally.js";
import type { Injection } from "../../observe/record.js";
import {
  IN_MATRIX,
  OUTCOMES,
  type ReportedOutcomes,
  readOutcomes,
} from "../../observe/test-outcome.js";
import { fileName } from "../../report/escape.js";
import { readText, removeFolder, temporaryFolder } from "../../sandbox/disk.js";
import { combineObservers } from "../../sandbox/observer.js";
import { realClock } from "../../sandbox/real-clock.js";
import { messageOf } from "../../sandbox/result.js";
import { RunEvidence } from "./evidence.js";
import { type RunFlags, type RunSetup, variablesFor } from "./options.js";
import { type Ended, type Interrupt, type Program, type Running, startProgram } from "./program.js";
import { isInjectionOf, ruleIdIn } from "./rules.js";

/** A command that ran, and what its gateway saw meanwhile. */
export interface CommandRun {
  readonly ended: Ended;
  readonly durationMs: number;
  readonly evidence: RunEvidence;
  /** The signal that asked it to end, where one came before it had ended. */
  readonly interruptedBy: NodeJS.Signals | undefined;
  /** It took longer than it was given, and was ended. */
  readonly late: boolean;
  /** Its record, where one was wanted and could be written. */
  readonly record?: string;
  /** The call that was held open for longer than its caller may wait, for which it was ended. */
  readonly waitedOn: Injection | undefined;
  /** It was ended because all of its tests had ended and it did not. */
  readonly lingered: boolean;
  /** What keeps its runner alive after the last test, if Node reports it. */
  readonly keptOpenBy: readonly string[];
}

/** How it is to be run. */
export interface RunOptions {
  readonly output: Program["output"];
  readonly timeoutMs?: number;
  /**
   * How many tests its fixtures announced: when all have ended, it must end too. Unknown without the
   * announcement.
   */
  readonly tests?: number;
  /** It is one of many runs, so a test that fails leaves no account. */
  readonly isCell?: boolean;
  /** How long the caller of a call that is held open may wait for it. */
  readonly clientTimeoutMs?: number;
  /** The rule of a matrix. The report shows where it applied, even if other rules apply too. */
  readonly planted?: FaultOption;
  /** The rule that applies once in all sandboxes together. */
  readonly onceInAll?: FaultOption;
  readonly interrupt: Interrupt;
  readonly record?: RecordWish;
}

/** A record of what happened, which is written while the gateway lives. */
export interface RecordWish {
  /** The file that it is written to. */
  readonly path: string;
  /** Whether the run is one to record, by the verdict on it. */
  isFor(ran: CommandRun): boolean | Promise<boolean>;
}

/** The variable that lists the tests for the fixtures. */
const ONLY_TESTS = "PAYSTUB_ONLY_TESTS";

/** Any secret is as good as another until the sandbox pins one. */
const ANY_SECRET = "any";

/** Runs a command once, against a gateway of its own on a free port. */
export async function runOnce(setup: RunSetup, runOptions: RunOptions): Promise<CommandRun> {
  const { sandbox, gateway: options, rules } = setup;
  const { planted, onceInAll } = runOptions;
  const heldCall = new HeldCallTimeout(runOptions.clientTimeoutMs);
  const evidence = new RunEvidence({
    ruleOf: (name, injected) => {
      const place = rules.findIndex((rule) => isInjectionOf(rules, rule, name, injected));
      return place < 0 ? undefined : place;
    },
    onTarget: (injection) => {
      const isPlanted = planted && isInjectionOf(rules, planted, injection.sandbox, injection.rule);
      if (isPlanted && injection.held) heldCall.begin(injection);
    },
  });
  const reach = onceInAll && new OnceInAll(rules, onceInAll);
  const gateway = await openGateway({
    ...options,
    sandbox,
    observer: combineObservers(evidence.observer, reach?.observer),
    faults: rules,
  });
  if (reach) reach.gateway = gateway;
  const outcomeFile = await OutcomeFile.make();
  try {
    const ended = await within(gateway, setup, runOptions, heldCall, outcomeFile);
    const { outcomes, keptOpenBy } = await outcomeFile.read();
    evidence.outcomes = outcomes;
    const { signal: interruptedBy } = runOptions.interrupt;
    // What comes later no longer counts, so that a record is judged by what the report is.
    evidence.close();
    setup.coverage?.add(coverageOf(evidence));
    const ran = { ...ended, interruptedBy, evidence, keptOpenBy };
    return { ...ran, ...(await recordOf(gateway, ran, runOptions.record)) };
  } finally {
    // First, so that the calls which are broken off now are not counted as failed.
    evidence.close();
    await gateway.close();
    await outcomeFile.remove();
  }
}

/** The file in which fixtures report the results of tests. */
class OutcomeFile {
  readonly path: string;
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.path = join(folder, "outcomes.jsonl");
  }

  static async make(): Promise<OutcomeFile> {
    return new OutcomeFile(await temporaryFolder());
  }

  /** The outcomes reported so far. Without a fixture there is no file. */
  async read(): Promise<ReportedOutcomes> {
    return readOutcomes(await readText(this.path).catch(() => ""));
  }

  remove(): Promise<void> {
    return removeFolder(this.#folder);
  }
}

/** Writes the record of a run if it is wanted. Reports a write error without hiding a failure. */
async function recordOf(
  gateway: RunningGateway,
  ran: CommandRun,
  wish: RecordWish | undefined,
): Promise<Pick<CommandRun, "record">> {
  if (!(await wish?.isFor(ran)) || !wish) return {};
  try {
    // Tests may open their own sandboxes: the busiest one is the most informative.
    const [fullest] = [...(await gateway.list()).sandboxes].sort((a, b) => b.events - a.events);
    return { record: await gateway.record(wish.path, fullest?.name) };
  } catch (error) {
    const why = messageOf(error);
    ran.evidence.errors.push(`the record ${wish.path} could not be written (${why})`);
    return {};
  }
}

async function within(
  gateway: RunningGateway,
  { command, mapping, onlyTests, sandbox, gateway: options }: RunSetup,
  { output, timeoutMs, interrupt, tests = 0, isCell }: RunOptions,
  heldCall: HeldCallTimeout,
  outcomeFile: OutcomeFile,
): Promise<Omit<CommandRun, "evidence" | "record" | "interruptedBy" | "keptOpenBy">> {
  const secret = options.settings?.secretKey ?? ANY_SECRET;
  const variables = {
    ...variablesFor(gateway, { sandbox, secret, mapping }),
    ...(onlyTests !== undefined && { [ONLY_TESTS]: onlyTests }),
    ...(isCell && { PAYSTUB_ACCOUNTS: "off", [IN_MATRIX]: "on" }),
    [OUTCOMES]: outcomeFile.path,
  };
  const begun = realClock.elapsedMs();
  const program = startProgram({ command, variables, output });
  let late = false;
  heldCall.program = program;
  const expire = () => {
    late = true;
    program.signal("SIGKILL");
  };
  const forget = timeoutMs === undefined ? undefined : realClock.wait(timeoutMs, expire);
  const leave = interrupt.add(program.signal, program.sharesTerminal);
  // A signal may have come while the gateway was started.
  if (interrupt.signal) program.signal(interrupt.signal);
  const last = tests > 0 ? new LastTest(outcomeFile, tests, program) : undefined;
  try {
    const ended = await program.ended;
    const { waitedOn } = heldCall;
    const lingered = last?.hasEndedIt ?? false;
    return { ended, late, waitedOn, lingered, durationMs: realClock.elapsedMs() - begun };
  } finally {
    last?.stop();
    heldCall.program = undefined;
    leave();
    forget?.();
  }
}

/** How often it is looked whether all tests have ended, and how long their runner may take to exit then. */
const LOOK_MS = 500;
const EXIT_MS = 5000;

/** Ends a program whose tests have all ended while it goes on. */
class LastTest {
  hasEndedIt = false;
  #isStopped = false;
  #cancel: () => void;

  constructor(outcomeFile: OutcomeFile, tests: number, program: Running) {
    const look = async () => {
      const { outcomes } = await outcomeFile.read();
      if (this.#isStopped) return;
      const isOver = outcomes.length >= tests;
      this.#cancel = isOver ? realClock.wait(EXIT_MS, end) : realClock.wait(LOOK_MS, look);
    };
    const end = () => {
      this.hasEndedIt = true;
      program.signal("SIGKILL");
    };
    this.#cancel = realClock.wait(LOOK_MS, look);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}

/** Ends a program whose call is held open and that does not give it up. */
class HeldCallTimeout {
  /** The call that was waited for in vain. */
  waitedOn: Injection | undefined;
  /** The program, while it runs. */
  program: Running | undefined;
  readonly #timeoutMs: number | undefined;

  constructor(clientTimeoutMs: number | undefined) {
    this.#timeoutMs = clientTimeoutMs;
  }

  begin(injection: Injection): void {
    if (this.#timeoutMs === undefined) return;
    realClock.wait(this.#timeoutMs, () => {
      if (!this.program || injection.held?.isClosed) return;
      this.waitedOn ??= injection;
      this.program.signal("SIGKILL");
    });
  }
}

/** The record that is wanted of a run, in a file by what was run: `lost-reply on addInvoice` is one of them. */
export function recordWish(
  { record: folder }: Pick<RunFlags, "record">,
  name: string,
  isFor: RecordWish["isFor"],
): Pick<RunOptions, "record"> {
  if (folder === undefined) return {};
  return { record: { path: join(folder, `${fileName(name)}.html`), isFor } };
}

/**
 * Lets a rule apply once in all sandboxes of a gateway together. Each sandbox begins with it; after its
 * first injection it is removed from all others.
 */
class OnceInAll {
  readonly #rules: readonly FaultOption[];
  readonly #rule: FaultOption;
  readonly #sandboxes = new Set<string>();
  #gateway: RunningGateway | undefined;
  #isSpent = false;

  constructor(rules: readonly FaultOption[], rule: FaultOption) {
    this.#rules = rules;
    this.#rule = rule;
  }

  /** The gateway whose sandboxes it is about, as soon as there is one. */
  set gateway(gateway: RunningGateway) {
    this.#gateway = gateway;
  }

  readonly observer = {
    event: (sandbox: string, { event }: LoggedEvent) => this.#event(sandbox, event),
  };

  #event(sandbox: string, event: DomainEvent): void {
    if (event.type === "sandbox-opened") {
      this.#sandboxes.add(sandbox);
      if (this.#isSpent) this.#takeFrom(sandbox);
    }
    if (this.#isSpent || event.type !== "fault-matched" || !event.injected) return;
    if (event.id !== ruleIdIn(this.#rules, this.#rule, sandbox)) return;
    this.#isSpent = true;
    for (const other of this.#sandboxes) if (other !== sandbox) this.#takeFrom(other);
  }

  #takeFrom(sandbox: string): void {
    const id = ruleIdIn(this.#rules, this.#rule, sandbox);
    const gateway = this.#gateway;
    if (id === undefined || !gateway) return;
    // A test that ended took its sandbox along, or the rule: there is nothing to take then.
    void Promise.resolve()
      .then(async () => (await gateway.find(sandbox)).faults.remove(id))
      .catch(() => undefined);
  }
}
