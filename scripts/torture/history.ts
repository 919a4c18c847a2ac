import type { Verdict } from "./linearizability.js";
import type { Operation } from "./search.js";

/** Notes calls while they are made. */
export interface HistoryRecorder<Input, Answer> {
  /**
   * Makes a call and notes it. `call` answers undefined, or throws, where nobody can say whether it
   * happened; what it throws is not thrown on, since a torture goes on.
   */
  record(
    key: string,
    input: Input,
    call: () => Promise<Answer | undefined>,
  ): Promise<Answer | undefined>;
  /** The calls so far; those still under way are in it as calls without an answer. */
  history(): readonly Operation<Input, Answer>[];
}

/** Notes calls by a clock that never goes back. */
export function historyRecorder<Input, Answer>(
  now: () => number = () => performance.now(),
): HistoryRecorder<Input, Answer> {
  const operations: Operation<Input, Answer>[] = [];
  return {
    async record(key, input, call) {
      const begun = { key, input, invokedAt: now(), returned: null };
      const place = operations.push(begun) - 1;
      const answer = await call().catch(() => undefined);
      if (answer !== undefined) operations[place] = { ...begun, returned: { at: now(), answer } };
      return answer;
    },
    history: () => [...operations],
  };
}

/** A verdict in words, a line for each call of its telling part. */
export function describeVerdict<Input, Answer>(verdict: Verdict<Input, Answer>): string {
  if (verdict.ok) return `${verdict.operations} calls have an order that explains all answers`;
  if (verdict.verdict === "undecided") {
    return `${verdict.key}: undecided after ${verdict.triedSteps} steps, which is no pass`;
  }
  const calls = verdict.part.map(({ input, invokedAt, returned }) => {
    const answer = returned ? `${returned.at}: ${JSON.stringify(returned.answer)}` : "no answer";
    return `  ${invokedAt} to ${answer} for ${JSON.stringify(input)}`;
  });
  return [`${verdict.key}: no order explains these answers together`, ...calls].join("\n");
}
