import { faults } from "../../../spec/generated/faults.js";
import type { CallbackAbout } from "../../domain/callback.js";
import type { DomainEvent } from "../../domain/events.js";
import type { StruckFault } from "../../domain/fault.js";

/** What a fault struck that is no request: a callback, or what happens to an invoice. */
export interface StruckThing {
  readonly isCallback: boolean;
  /** `invoice 1736935200000`, `the callback "paid" of invoice 1736935200000`. */
  readonly what: string;
  /** The test in which it did, where that is known. */
  readonly step: string | null;
}

/**
 * The first thing in all sandboxes that a fault of payments or callbacks struck. Which rule struck stands
 * in a log right before what came of it.
 */
export class StruckThings {
  first: StruckThing | undefined;
  /**
   * Where the rule struck first, whatever it struck: a call stands in no journal before it is answered, and
   * whoever made it may have given up by then, and its sandbox be gone.
   */
  firstStrike: Pick<StruckThing, "step"> | undefined;
  readonly #steps = new Map<string, string | null>();
  readonly #striking = new Map<string, StruckFault>();

  /** Takes note of an event; `isPlanted` says whether a rule that struck is the one that is looked for. */
  note(sandbox: string, event: DomainEvent, isPlanted: (struck: StruckFault) => boolean): void {
    if (event.type === "sandbox-opened") {
      this.#steps.set(sandbox, event.settings.description ?? null);
    }
    if (event.type === "settings-changed" && event.change.description !== undefined) {
      this.#steps.set(sandbox, event.change.description);
    }
    if (event.type === "fault-matched" && event.struck && isPlanted(event)) {
      this.#striking.set(sandbox, event);
      this.firstStrike ??= { step: this.#steps.get(sandbox) ?? null };
    }
    const striking = this.#striking.get(sandbox);
    const what = striking && thingOf(striking, event);
    if (!striking || what === undefined) return;
    this.#striking.delete(sandbox);
    const isCallback = faults[striking.fault].slot === "callback";
    this.first ??= { isCallback, what, step: this.#steps.get(sandbox) ?? null };
  }
}

/** What an event tells that a fault struck; undefined where it tells of something else. */
function thingOf({ fault }: StruckFault, event: DomainEvent): string | undefined {
  const { slot } = faults[fault];
  if (slot === "callback") {
    return "callbackId" in event && "about" in event
      ? `the callback "${event.about.kind}" of ${subjectOf(event.about)}`
      : undefined;
  }
  if (slot !== "domain") return undefined;
  return "transactionNo" in event || "recurringId" in event ? subjectOf(event) : undefined;
}

function subjectOf(about: CallbackAbout | Subject): string {
  if ("recurringId" in about) return `recurring payment ${about.recurringId}`;
  return `invoice ${about.transactionNo}`;
}

type Subject = { readonly transactionNo: string } | { readonly recurringId: string };
