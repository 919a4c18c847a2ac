import type {
  ClockView,
  Event,
  FaultRecord,
  JournalEntry,
  SettingsView,
} from "../../spec/generated/control.types.js";
import type { Position } from "../domain/position.js";
import type { Assumptions } from "../domain/settings.js";

/** A request as a stream sends it: without its bodies and headers. */
export type StreamedCall = Omit<
  JournalEntry,
  "requestHeaders" | "requestBody" | "responseBody" | "refusal" | "cut"
>;

/** A change that a stream sends. A reader can resume after one that has an id. */
export type StreamedChange =
  | { readonly type: "event"; readonly id: string; readonly data: Event }
  | { readonly type: "call"; readonly id: string; readonly data: StreamedCall }
  | {
      /** How many changes were left out for a reader with a limit per second. */
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
      readonly data: {
        readonly why: "rewound" | "gap" | "unknown-id";
        readonly position: Position;
      };
    }
  | { readonly type: "end"; readonly data: { readonly why: "reset" | "slow" } };
