import type { DueRecord, Event } from "../../../spec/generated/control.types.js";
import { placeOf, read } from "./api.js";
import { lookedAt } from "./drawing.js";
import type { Known } from "./known.js";
import { DUE_MAX } from "./past.js";

/** How soon what is due is asked for again, how much rarer than its answer takes, and than all else in a flood. */
const AGENDA_MS = 300;
const AGENDA_SHARE = 10;
const AGENDA_PAUSES = 3;

/** What plans something, or takes a plan away. */
const MAY_BE_DUE = /^(invoice|recurring|charge|callback|clock)/;

/** Asks what is due when that may have changed: soon, and then no sooner again than is good for the gateway. */
export class WhatIsDue {
  readonly #known: () => Known;
  readonly #pauseMs: () => number;
  readonly #tell: (due: readonly DueRecord[]) => void;
  #asking: ReturnType<typeof setTimeout> | undefined;

  constructor(
    known: () => Known,
    pauseMs: () => number,
    tell: (due: readonly DueRecord[]) => void,
  ) {
    this.#known = known;
    this.#pauseMs = pauseMs;
    this.#tell = tell;
  }

  /** Told what happened. */
  changed(events: readonly Event[]): void {
    if (events.some(({ type }) => MAY_BE_DUE.test(type))) this.#askSoon();
  }

  #askSoon(): void {
    this.#asking ??= setTimeout(() => this.#ask(), AGENDA_MS);
  }

  async #ask(): Promise<void> {
    await lookedAt();
    const began = performance.now();
    const { sandbox, events } = this.#known();
    const path = `${placeOf(sandbox)}/agenda?limit=${DUE_MAX}`;
    const agenda = await read<"readAgenda">(path).catch(() => undefined);
    if (agenda && sandbox === this.#known().sandbox) this.#tell(agenda.due);
    const pause = this.#pauseMs() * AGENDA_PAUSES;
    const rest = Math.max(pause, (performance.now() - began) * AGENDA_SHARE);
    this.#asking = setTimeout(() => {
      this.#asking = undefined;
      if (this.#known().events.at(-1) !== events.at(-1)) this.#askSoon();
    }, rest);
  }
}
