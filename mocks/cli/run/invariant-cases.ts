import type { Judged } from "../../observe/invariants/invariants.js";
import { INVARIANTS } from "../../observe/invariants/invariants.js";
import type { Breach } from "../../observe/invariants/looked.js";
import type { Case, Section } from "../../report/report.js";

/** How many breaches of one invariant are told. */
const TOLD_MAX = 5;

/** What the mock itself holds against a shop, whatever its tests say. */
export function invariantsSection(judged: readonly Judged[], isGate: boolean): Section {
  return { name: "Invariants", cases: judged.map((one) => caseOf(one, isGate)) };
}

/** The breaches among them, a sentence each. */
export function breachesIn(judged: readonly Judged[]): readonly string[] {
  return judged.flatMap((one) => {
    if (one.verdict !== "broken") return [];
    return one.breaches
      .slice(0, TOLD_MAX)
      .map((breach) => `${one.invariant}: ${sentenceOf(breach)}`);
  });
}

function caseOf(one: Judged, isGate: boolean): Case {
  const { title } = INVARIANTS[one.invariant];
  const name = `${one.invariant}: ${title}`;
  switch (one.verdict) {
    case "held":
      return { name, status: "passed" };
    case "not-observed":
      return { name, status: "skipped", message: `Not observed: ${one.why}.` };
    case "broken": {
      const sentences = one.breaches.slice(0, TOLD_MAX).map(sentenceOf);
      const more = one.breaches.length - sentences.length;
      const [message = "", ...details] = more > 0 ? [...sentences, `and ${more} more`] : sentences;
      return { name, status: isGate ? "failed" : "warning", message, details };
    }
  }
}

function sentenceOf({ sentence, step }: Breach): string {
  const text = sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
  return step === null ? `${text}.` : `${text} (in the test "${step}").`;
}

/** The table of the guide: what must hold, how it is seen, and what cannot be seen. */
export function invariantRows(): readonly (readonly string[])[] {
  return Object.entries(INVARIANTS).map(([id, { title, seenBy, blind }]) => {
    return [`\`${id}\``, title, seenBy, blind];
  });
}
