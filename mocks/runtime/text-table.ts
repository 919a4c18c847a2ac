const TEXTS_MAX = 1000;
const LENGTH_MAX = 500;

/**
 * Keeps each text once: the addresses and products of a shop come with every order. For texts of shops
 * only, since what is kept here outlives the invoice that it came with. Bounded; gone with its sandbox.
 */
export class TextTable {
  readonly #texts = new Map<string, string>();

  /** The same text, as it came first. */
  keep(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    if (text.length > LENGTH_MAX) return text;
    if (this.#texts.size >= TEXTS_MAX) this.#texts.clear();
    this.#texts.set(text, text);
    return text;
  }
}
