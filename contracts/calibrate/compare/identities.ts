import { percentDecoded } from "../../../mocks/domain/text.js";

/** A shorter part of a text could be anything. */
const PART_LENGTH_MIN = 8;

/**
 * Which identity of one side is which of the other: transaction numbers, ids, tokens and signatures that
 * each side makes for itself. A pair is learned where both answer one call, and holds from then on.
 */
export class IdentityMap {
  readonly #candidateOf = new Map<string, string>();
  readonly #referenceOf = new Map<string, string>();

  /** Returns a map that knows the same, and learns on its own. */
  copy(): IdentityMap {
    const copy = new IdentityMap();
    for (const [reference, candidate] of this.#candidateOf) copy.learn(reference, candidate);
    return copy;
  }

  /** Whether two identities are one thing; undefined where neither of them is known. */
  agree(reference: string, candidate: string): boolean | undefined {
    const known = this.#candidateOf.get(reference);
    if (known !== undefined) return known === candidate;
    return this.#referenceOf.has(candidate) ? false : undefined;
  }

  /** Remembers that two identities are one thing. */
  learn(reference: string, candidate: string): void {
    this.#candidateOf.set(reference, candidate);
    this.#referenceOf.set(candidate, reference);
  }

  /** The identity of the candidate for one of the reference, or undefined. */
  candidateFor(reference: string): string | undefined {
    return this.#candidateOf.get(reference);
  }

  /** Replaces the identities of the reference in a text, such as an address, by those of the candidate. */
  toCandidate(text: string): string {
    const lookUp = (part: string) =>
      part.length < PART_LENGTH_MIN ? undefined : this.#candidateOf.get(part);
    return text.replace(/[^\s"&=?/#,:;[\]{}<>()|]+/g, (word) => {
      const plain = percentDecoded(word);
      const other = lookUp(plain);
      if (other === undefined) {
        return word.replace(/[A-Za-z0-9_-]+/g, (part) => lookUp(part) ?? part);
      }
      return plain === word ? other : encodeURIComponent(other);
    });
  }
}
