/** How many pairs a map holds at most. */
const PAIRS_MAX = 200_000;

/** Shorter identities are only recognized where they are a whole value: as a part they could be anything. */
const PART_LENGTH_MIN = 8;
const WHOLE_LENGTH_MIN = 4;

/** A request as the other side must get it. */
export interface Translated {
  readonly text: string;
  /** Identities in it that the other side never had, since a call before went another way there. */
  readonly orphans: readonly string[];
}

/**
 * Which identity of one side is which of the other: transaction numbers, ids, tokens and signatures that
 * each side makes for itself. A pair is learned where both answer one call, and holds from then on.
 */
export class IdentityMap {
  readonly #candidateOf = new Map<string, string>();
  readonly #referenceOf = new Map<string, string>();
  readonly #orphans = new Set<string>();
  #dropped = 0;

  /** How many identities were not kept, since the map is full. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Whether two identities are one thing; undefined where neither of them is known. */
  agree(reference: string, candidate: string): boolean | undefined {
    const known = this.#candidateOf.get(reference);
    if (known !== undefined) return known === candidate;
    return this.#referenceOf.has(candidate) ? false : undefined;
  }

  /** Remembers that two identities are one thing. */
  learn(reference: string, candidate: string): void {
    if (this.#candidateOf.size >= PAIRS_MAX) this.#dropped += 1;
    else {
      this.#candidateOf.set(reference, candidate);
      this.#referenceOf.set(candidate, reference);
      this.#orphans.delete(reference);
    }
  }

  /** Remembers an identity of the reference for which the candidate has none. */
  addOrphan(reference: string): void {
    if (this.#candidateOf.has(reference)) return;
    if (this.#orphans.size >= PAIRS_MAX) this.#dropped += 1;
    else this.#orphans.add(reference);
  }

  /** The identity of the candidate for one of the reference, or undefined. */
  candidateFor(reference: string): string | undefined {
    return this.#candidateOf.get(reference);
  }

  /** A path, a query, a header or a body of the reference with the identities of the candidate. */
  toCandidate(text: string): Translated {
    return translated(text, this.#candidateOf, this.#orphans);
  }

  /** The reverse of `toCandidate`, for callbacks and for comparing texts. */
  toReference(text: string): string {
    return translated(text, this.#referenceOf, NONE).text;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** A JSON string, a JSON number, or a word outside of them; each is looked up whole, then by its parts. */
const VALUES = /"(?:[^"\\]|\\.)*"|[^\s"&=?/#,:[\]{}<>()|;]+/g;
const PARTS = /[A-Za-z0-9_-]+/g;

function translated(
  text: string,
  map: ReadonlyMap<string, string>,
  orphans: ReadonlySet<string>,
): Translated {
  const found = new Set<string>();
  const lookUp = (value: string, lengthMin: number) => {
    if (value.length < lengthMin) return undefined;
    if (orphans.has(value)) found.add(value);
    return map.get(value);
  };
  const byParts = (value: string) =>
    value.replace(PARTS, (part) => lookUp(part, PART_LENGTH_MIN) ?? part);
  const changed = text.replace(VALUES, (token) => {
    if (!token.startsWith('"')) {
      const plain = decoded(token);
      const other = lookUp(plain, WHOLE_LENGTH_MIN);
      if (other === undefined) return byParts(token);
      return plain === token ? other : encodeURIComponent(other);
    }
    const value = JSON.parse(token) as string;
    const other = lookUp(value, WHOLE_LENGTH_MIN) ?? translatedInside(value, byParts, lookUp);
    return other === value ? token : JSON.stringify(other);
  });
  return { text: changed, orphans: [...found] };
}

/** A text such as an address, which may contain identities plain or percent-encoded. */
function translatedInside(
  value: string,
  byParts: (value: string) => string,
  lookUp: (value: string, lengthMin: number) => string | undefined,
): string {
  return value.replace(/[^\s&=?/#,;]+/g, (word) => {
    const other = lookUp(decoded(word), PART_LENGTH_MIN);
    return other === undefined ? byParts(word) : other;
  });
}

function decoded(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
