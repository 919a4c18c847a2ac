import type { Draw } from "./context.js";
import {
  applies,
  counted,
  type Facts,
  type Fault,
  type FaultEvent,
  type FaultRule,
  fits,
  type Occasion,
  strikes,
} from "./fault.js";
import { testValueRules } from "./test-values.js";
import type { EpochMs } from "./time.js";

const CHANCE_DIGITS = 9;

/** Whether any rule could strike something with these facts: it seldom could, and then all is as usual. */
export function mayStrike(faults: ReadonlyMap<string, Fault>, facts: Facts): boolean {
  return faults.size > 0 || testValueRules(facts).length > 0;
}

/** The rules of a sandbox while one thing is decided: what strikes counts at once. */
export class Strikes {
  readonly #faults: Map<string, Fault>;
  readonly #now: EpochMs;
  readonly #draw: Draw;
  readonly #events: FaultEvent[] = [];

  constructor(faults: ReadonlyMap<string, Fault>, now: EpochMs, draw: Draw) {
    this.#faults = new Map(faults);
    this.#now = now;
    this.#draw = draw;
  }

  /** What matched so far. */
  get events(): readonly FaultEvent[] {
    return this.#events;
  }

  /** The rule that strikes here, if one does: the one that was added last, then the test values. */
  take(occasion: Occasion): FaultRule | undefined {
    for (const fault of [...this.#faults.values()].reverse()) {
      if (!applies(fault, occasion, this.#now)) continue;
      const { rule, matched } = fault;
      const chance = () => this.#chance(`fault/${rule.id}/${matched}`);
      const struck = strikes(fault, chance);
      this.#faults.set(rule.id, counted(fault, struck));
      this.#tell(rule, struck);
      if (struck) return rule;
    }
    // Their values were found already, however they were written.
    const standing = testValueRules(occasion.facts).find((rule) => {
      return fits(rule, occasion, this.#now);
    });
    if (standing) this.#tell(standing.rule, true);
    return standing?.rule;
  }

  #tell({ id, fault }: FaultRule, struck: boolean): void {
    this.#events.push({ type: "fault-matched", at: this.#now, id, fault, struck });
  }

  #chance(purpose: string): number {
    return Number(this.#draw.digits(purpose, CHANCE_DIGITS)) / 10 ** CHANCE_DIGITS;
  }
}
