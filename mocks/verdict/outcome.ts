import type { InvariantId } from "./invariants.js";
import type { Seen, SeenRequest } from "./seen.js";

/** One time that an invariant did not hold. */
export interface Breach {
  /** What happened, for a person. */
  readonly sentence: string;
  /** The ids of the requests that show it, in order. */
  readonly requests: readonly number[];
  /** The ids of the callbacks that show it. */
  readonly callbacks: readonly string[];
  /** The step of the test in which it came about, where that is known. */
  readonly step: string | null;
}

/** What looking came to. `times` counts the occasions on which it could have been broken. */
export type Looked =
  | { readonly verdict: "held"; readonly times: number }
  | { readonly verdict: "broken"; readonly breaches: readonly Breach[] }
  | { readonly verdict: "not-observed"; readonly why: string };

/** An invariant with what looking came to. */
export type Judged = Looked & { readonly invariant: InvariantId };

/** A breach that requests show. */
export function breach(sentence: string, requests: readonly SeenRequest[]): Breach {
  const step = requests.at(-1)?.step ?? null;
  return { sentence, requests: requests.map(({ id }) => id), callbacks: [], step };
}

export function notObserved(why: string): Looked {
  return { verdict: "not-observed", why };
}

/** Broken by any breach; held where there was an occasion and nothing was doubtful. */
export function outcomeOf(
  breaches: readonly Breach[],
  times: number,
  none: string,
  doubts: readonly string[] = [],
): Looked {
  if (breaches.length > 0) return { verdict: "broken", breaches };
  const [doubt] = doubts;
  if (doubt !== undefined) return notObserved(doubt);
  return times > 0 ? { verdict: "held", times } : notObserved(none);
}

/** Why what is left of a journal cannot show that all is well; undefined where it can. */
export function gapIn({ requests, dropped }: Seen): string | undefined {
  if (dropped > 0) return `the journal has dropped the oldest ${dropped} of its requests`;
  const cut = requests.find((request) => request.cut.includes("requestBody"));
  return cut && `the journal holds only the beginning of request #${cut.id}`;
}
