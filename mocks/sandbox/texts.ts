const TEXTS_MAX = 1000;
const LENGTH_MAX = 500;

/**
 * Stores each text once: the addresses and products of a shop come with every order. Only for texts of
 * shops, because they outlive the invoice. Limited, and deleted with its sandbox.
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
