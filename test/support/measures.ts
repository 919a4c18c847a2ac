/** What a receiver answered and how long that took: the network's to say, and another each time. */
const MEASURED = new Set(["durationMs", "answer", "response", "wallAt"]);

/** The same value without what was measured, so that two lives of a sandbox can be compared. */
export function withoutMeasures<T>(value: T): T {
  const text = JSON.stringify(value, (name, part: unknown) => {
    return MEASURED.has(name) ? undefined : part;
  });
  return JSON.parse(text) as T;
}
