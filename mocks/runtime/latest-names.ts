/** How many names are remembered. */
const NAMES_MAX = 1000;

/** The names that were added last: older ones are forgotten, so that a gateway never grows by them. */
export class LatestNames {
  readonly #names = new Set<string>();

  add(name: string): void {
    // Anew, so that it stands last.
    this.#names.delete(name);
    this.#names.add(name);
    if (this.#names.size <= NAMES_MAX) return;
    const [oldest] = this.#names;
    if (oldest !== undefined) this.#names.delete(oldest);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }
}
