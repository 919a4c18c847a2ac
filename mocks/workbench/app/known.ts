import type {
  ClockView,
  DueRecord,
  Event,
  FaultRecord,
  SandboxSummary,
} from "../../../spec/generated/control.types.js";
import type { CallNews } from "../../control/news.js";
import { type Counts, NO_COUNTS, type Versions } from "./counts.js";
import { isRecord } from "./source.js";
import type { Frame, View } from "./time-frame.js";

/** What is known of the sandbox that is shown. */
export interface Known {
  readonly sandbox: string;
  readonly status: "loading" | "live" | "record" | "lost" | "locked" | "gone";
  /** Whether there was such a sandbox while it was looked at. */
  readonly wasThere: boolean;
  readonly summary: SandboxSummary | undefined;
  /** Counts how often all was read anew, as after a rewind or in another life of the sandbox; none before. */
  readonly reading: number | undefined;
  readonly clock: ClockView | undefined;
  /** When the clock was told, on the page's own clock. */
  readonly clockAtMs: number;
  readonly faults: readonly FaultRecord[];
  readonly assumptions: Readonly<Record<string, string>>;
  readonly events: readonly Event[];
  readonly calls: readonly CallNews[];
  readonly due: readonly DueRecord[];
  /** What the time line looks at, and the plots with it. */
  readonly view: View;
  /** How many there are of what each view shows. */
  readonly counts: Counts;
  /** Counts what happened, for lists that must be read again: in all, and by what it concerns. */
  readonly version: number;
  readonly versions: Versions;
  /** Said once: that somebody rewound, or that a gap was bridged by reading all anew. */
  readonly note: string | undefined;
}

/** Nothing is known yet. */
export const NOTHING: Known = {
  sandbox: "",
  status: "loading",
  wasThere: false,
  summary: undefined,
  reading: undefined,
  clock: undefined,
  clockAtMs: 0,
  faults: [],
  assumptions: {},
  events: [],
  calls: [],
  due: [],
  view: { zoom: 0, frame: undefined },
  counts: NO_COUNTS,
  version: 0,
  versions: {},
  note: undefined,
};

/** What is known of a sandbox before it is read: of the one that was shown, whether it was there. */
export function unread(sandbox: string, before: Known): Known {
  const isSame = sandbox === before.sandbox;
  return { ...NOTHING, sandbox, wasThere: isSame && before.wasThere };
}

/** Whether something can be done to the sandbox: it is there, and the gateway can be told. */
export const canAct = ({ status }: Known): boolean => status === "live";

/** The time in the sandbox now, in milliseconds. */
export function nowOf({ clock, clockAtMs }: Known): number {
  if (!clock) return 0;
  const at = Date.parse(clock.now);
  return clock.mode === "frozen" || isRecord() ? at : at + performance.now() - clockAtMs;
}

/** What becomes of what is known when its sandbox is gone: it stays as it was, and so does its time. */
export function gone(known: Known): Pick<Known, "status" | "clock"> {
  const { clock } = known;
  if (!clock) return { status: "gone", clock };
  const now = new Date(nowOf(known)).toISOString();
  return { status: "gone", clock: { ...clock, mode: "frozen", now } };
}

/** All the time in which something that is known happened, or is due. */
export function lifeOf(known: Known): Frame {
  const now = nowOf(known);
  const { events, calls, due } = known;
  const past = [events[0], calls[0]].flatMap((one) => (one ? [Date.parse(one.at)] : []));
  const future = due.map(({ at }) => Date.parse(at));
  return { from: Math.min(now, ...past), to: Math.max(now, ...future) };
}
