import type { LoggedEvent } from "../domain/events.js";
import { changeSettings } from "../domain/settings.js";
import { type CoverageCounts, CoverageTally, countsOf, type JournaledRequest } from "./tally.js";

/** How many changes of settings are kept apart. A call from before them is counted under the earliest. */
const CHANGES_MAX = 1000;

/** What one log reached, followed from its beginning: what was counted is not read again. */
export class LogCoverage {
  readonly #tally = new CoverageTally();
  readonly #watch = this.#tally.watch();
  /** The opening and the changes of settings, by which each call finds the options of its moment. */
  readonly #settings: LoggedEvent[] = [];
  #seq = 0;

  /** The number of the last event that is counted. */
  get seq(): number {
    return this.#seq;
  }

  /** Counts the next events of the log. */
  follow(logged: readonly LoggedEvent[]): void {
    for (const each of logged) {
      this.#watch.event("", each);
      const { type } = each.event;
      if (type === "sandbox-opened" || type === "settings-changed") this.#keep(each);
      this.#seq = each.seq;
    }
  }

  /** Where there are too many changes, the sandbox counts as opened with the oldest of them. */
  #keep(each: LoggedEvent): void {
    this.#settings.push(each);
    if (this.#settings.length <= CHANGES_MAX) return;
    const [opened, oldest] = this.#settings;
    if (opened?.event.type !== "sandbox-opened" || oldest?.event.type !== "settings-changed")
      return;
    const settings = changeSettings(opened.event.settings, oldest.event.change);
    this.#settings.splice(0, 2, { seq: opened.seq, event: { ...opened.event, settings } });
  }

  /** The counts with those of the calls that a journal has kept, oldest first. */
  counts(requests: readonly JournaledRequest[], dropped: number): CoverageCounts {
    const sum = new CoverageTally();
    sum.add(this.#tally.counts);
    sum.add({ ...countsOf(this.#settings, requests, dropped), events: 0 });
    return sum.counts;
  }
}
