import type { DomainEvent, LoggedEvent } from "../../domain/events.js";
import type { RunningGateway } from "../../index.js";
import type { FaultOption } from "../fault-option.js";
import { ruleIdIn } from "./rules.js";

/**
 * Has a rule strike once in all sandboxes of a gateway together. Each sandbox begins with it, so that it
 * strikes whoever comes first, and it is taken from all the others then.
 */
export class OnceInAll {
  readonly #rules: readonly FaultOption[];
  readonly #rule: FaultOption;
  readonly #sandboxes = new Set<string>();
  #gateway: RunningGateway | undefined;
  #isSpent = false;

  constructor(rules: readonly FaultOption[], rule: FaultOption) {
    this.#rules = rules;
    this.#rule = rule;
  }

  /** The gateway whose sandboxes it is about, as soon as there is one. */
  set gateway(gateway: RunningGateway) {
    this.#gateway = gateway;
  }

  readonly observer = {
    event: (sandbox: string, { event }: LoggedEvent) => this.#event(sandbox, event),
  };

  #event(sandbox: string, event: DomainEvent): void {
    if (event.type === "sandbox-opened") {
      this.#sandboxes.add(sandbox);
      if (this.#isSpent) this.#takeFrom(sandbox);
    }
    if (this.#isSpent || event.type !== "fault-matched" || !event.struck) return;
    if (event.id !== ruleIdIn(this.#rules, this.#rule, sandbox)) return;
    this.#isSpent = true;
    for (const other of this.#sandboxes) if (other !== sandbox) this.#takeFrom(other);
  }

  #takeFrom(sandbox: string): void {
    const id = ruleIdIn(this.#rules, this.#rule, sandbox);
    const gateway = this.#gateway;
    if (id === undefined || !gateway) return;
    // A test that ended took its sandbox along, or the rule: there is nothing to take then.
    void Promise.resolve()
      .then(async () => (await gateway.find(sandbox)).faults.remove(id))
      .catch(() => undefined);
  }
}
