import { CONTROL_PATH } from "../../api/paths.js";
import type { CallbackAbout } from "../../domain/callback.js";
import { endingOf, type SandboxEnding } from "../../observe/ending.js";
import { type Judged, judgedBy, mergeJudged } from "../../observe/invariants/invariants.js";
import type { Injection } from "../../observe/record.js";
import { Recorder, type RecorderOptions } from "../../observe/recorder.js";
import { callsOf } from "../../observe/switches.js";
import type { TestOutcome } from "../../observe/test-outcome.js";
import { NOWHERE, PAGES } from "../../observe/totals.js";

/** What the gateway of one run saw, how its tests ended, and the verdict of the invariants on it. */
export class RunEvidence extends Recorder {
  /** How the tests ended, as far as the fixtures reported it. */
  outcomes: readonly TestOutcome[] = [];
  /** What sandboxes that were reset came to. */
  readonly #earlier: SandboxEnding[];
  #judged: readonly Judged[] | undefined;
  #endings: readonly SandboxEnding[] | undefined;

  constructor(options: Pick<RecorderOptions, "ruleOf" | "onTarget"> = {}) {
    const earlier: SandboxEnding[] = [];
    super({
      ...options,
      // A slip of a tester at our own API is no call of the service.
      isTraffic: ({ operationId, path }) => operationId !== null || !path.startsWith(CONTROL_PATH),
      onClosed: (record) => void earlier.push(endingOf(record)),
    });
    this.#earlier = earlier;
  }

  /** What each sandbox came to. They are summed up once, when the run is over. */
  get endings(): readonly SandboxEnding[] {
    if (!this.isClosed) return this.#sumUp();
    this.#endings ??= this.#sumUp();
    return this.#endings;
  }

  /** The verdicts over all sandboxes. They are reached once, when the run is over. */
  get judged(): readonly Judged[] {
    if (!this.isClosed) return this.#judge();
    this.#judged ??= this.#judge();
    return this.#judged;
  }

  /** Whether there is anything to judge. */
  get isEmpty(): boolean {
    return callsOf(this).length === 0 && this.callbacks.size === 0;
  }

  /** Whether the service itself was called, and not only a page or an unknown path. */
  get wasCalled(): boolean {
    return callsOf(this).some(({ operation }) => operation !== PAGES && operation !== NOWHERE);
  }

  #sumUp(): readonly SandboxEnding[] {
    return [...this.#earlier, ...this.records.map(endingOf)];
  }

  #judge(): readonly Judged[] {
    return mergeJudged(this.endings.map(({ looked }) => judgedBy(looked)));
  }
}

/** What a fault affected, in words, with its test. `operation` is what its rule is for. */
export function describeTarget({ target, step }: Injection, operation?: string): string {
  return `${nameOf(target, operation)}${inTest(step)}`;
}

function nameOf(target: Injection["target"], operation = "a request"): string {
  switch (target?.kind) {
    case undefined:
      return operation;
    case "request":
      return `${target.operationId ?? "a request"} #${target.id}`;
    case "callback":
      return `the callback "${target.about.kind}" of ${subjectOf(target.about)}`;
    case "invoice":
    case "recurring":
      return subjectOf(target);
  }
}

function subjectOf(
  about: CallbackAbout | { readonly transactionNo: string } | { readonly recurringId: string },
): string {
  if ("recurringId" in about) return `recurring payment ${about.recurringId}`;
  if ("settlementNumber" in about) return `settlement ${about.settlementNumber}`;
  if ("registrationId" in about) return `registration ${about.registrationId}`;
  return `invoice ${about.transactionNo}`;
}

function inTest(step: string | null): string {
  return step === null ? "" : ` in the test "${step}"`;
}
