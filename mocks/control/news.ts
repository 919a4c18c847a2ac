import type {
  ClockView,
  Event,
  FaultRecord,
  JournalEntry,
  SettingsView,
} from "../../spec/generated/control.types.js";
import type { Assumptions } from "../domain/settings.js";
import type { Place } from "../store/position.js";

/** A request that came in, as a stream tells of it: without its bodies and headers. */
export type CallNews = Omit<
  JournalEntry,
  "requestHeaders" | "requestBody" | "responseBody" | "refusal" | "cut"
>;

/** What a stream tells. What has an id can be gone on from. */
export type News =
  | { readonly type: "event"; readonly id: string; readonly data: Event }
  | { readonly type: "call"; readonly id: string; readonly data: CallNews }
  | {
      /** How many things were left out for a reader who takes only so many a second. */
      readonly type: "skipped";
      readonly id: string;
      readonly data: { readonly events: number; readonly calls: number };
    }
  | { readonly type: "clock"; readonly data: ClockView }
  | { readonly type: "faults"; readonly data: { readonly faults: readonly FaultRecord[] } }
  | {
      readonly type: "settings";
      readonly data: SettingsView & { readonly assumptions: Assumptions };
    }
  | {
      readonly type: "reload";
      readonly id: string;
      readonly data: { readonly why: "rewound" | "gap" | "unknown-id"; readonly place: Place };
    }
  | { readonly type: "end"; readonly data: { readonly why: "reset" | "slow" } };
