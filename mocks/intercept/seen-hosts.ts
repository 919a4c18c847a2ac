/**
 * How the command reached another host: through the proxy, beside it, or not at all. `distrusted`: a client called an
 * intercepted host and refused its certificate.
 */
export type Contact = "tunneled" | "direct" | "refused" | "unreachable" | "distrusted";

/** A host that the command called. */
export interface SeenHost {
  /** Its name and port. */
  readonly host: string;
  readonly contact: Contact;
  readonly times: number;
}

/** How many are kept. */
const SEEN_MAX = 500;

/** The hosts that a command called besides the mock. */
export class SeenHosts {
  readonly #times = new Map<string, SeenHost>();

  add(host: string, contact: Contact): void {
    const key = `${contact} ${host}`;
    const times = (this.#times.get(key)?.times ?? 0) + 1;
    if (times > 1 || this.#times.size < SEEN_MAX) this.#times.set(key, { host, contact, times });
  }

  get list(): readonly SeenHost[] {
    return [...this.#times.values()];
  }
}
