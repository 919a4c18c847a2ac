import { styleText } from "node:util";
import { formatDuration } from "../control/format.js";
import { plain, visible } from "../report/escape.js";
import type { Progress, ProgressState } from "../report/report.js";
import type { Meaning, Paint } from "../report/terminal.js";
import { realClock } from "../sandbox/real-clock.js";

/** The streams of a command. */
export interface Terminal {
  /** Prints the result. */
  write(text: string): void;
  /** Prints what is said on the way to it, to stderr. */
  complain(text: string): void;
  /** Colors text of the result where its stream shows colors. */
  readonly paint: Paint;
  /** The same for stderr. */
  readonly paintError: Paint;
}

/** Waits for Ctrl-C or SIGTERM. A second one ends the process at once. */
export function interrupted(): Promise<"SIGINT" | "SIGTERM"> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => resolve(signal));
    }
  });
}

type Format = Parameters<typeof styleText>[0];

/** The color of each meaning, from the palette of the terminal. */
const FORMATS: Readonly<Record<Meaning, Format>> = {
  good: "green",
  bad: "red",
  open: "yellow",
  injected: "magenta",
  faint: "dim",
  strong: "bold",
  name: "cyan",
};

/** Colors text where a stream is a terminal that shows colors; NO_COLOR and FORCE_COLOR count. */
export function painter(stream: NodeJS.WritableStream): Paint {
  return (as, text) => (text === "" ? text : styleText(FORMATS[as], text, { stream }));
}

/** Shows the progress of long work. */
interface ProgressDisplay {
  readonly report: Progress;
  /** Prints lines beside it, which a bar must not break. */
  print(text: string): void;
  /** Takes the bar away. What is printed later goes its usual way. */
  close(): void;
}

/** How often a log gets the progress. */
const LINE_EVERY_MS = 30_000;

/** How much of a line is for what runs now. */
const NOW_MAX = 48;

/**
 * Shows how far a work is: by a bar on a terminal, by a line now and then elsewhere. It all goes to
 * stderr, so that what is printed of the result stays clean. `silent` leaves the lines to the caller.
 */
export async function progressDisplay(
  what: string,
  complain: Terminal["complain"],
  { silent = false, stream = process.stderr as NodeJS.WriteStream } = {},
): Promise<ProgressDisplay> {
  const isTerminal = stream.isTTY && process.env.TERM !== "dumb" && !process.env.CI;
  if (isTerminal) return bar(what, stream);
  const report = silent ? () => undefined : lines(what, complain);
  return { report, print: complain, close() {} };
}

/** Does a long work of a command and shows how far it is meanwhile. */
export async function shown<Result>(
  what: string,
  { complain }: Terminal,
  work: (progress: Progress, print: (text: string) => void) => Promise<Result>,
): Promise<Result> {
  const { report, print, close } = await progressDisplay(what, complain);
  try {
    return await work(report, print);
  } finally {
    close();
  }
}

function lines(what: string, complain: Terminal["complain"]): Progress {
  let reportedMs = realClock.elapsedMs();
  return ({ done, total, now = "" }) => {
    if (realClock.elapsedMs() - reportedMs < LINE_EVERY_MS) return;
    reportedMs = realClock.elapsedMs();
    complain(`${done} of ${total} ${what}${now === "" ? "" : `: ${now}`}\n`);
  };
}

async function bar(what: string, stream: NodeJS.WriteStream): Promise<ProgressDisplay> {
  const { MultiBar } = (await import("cli-progress")).default;
  const begunMs = realClock.elapsedMs();
  const bars = new MultiBar({
    stream,
    format: `{bar} {value}/{total} ${what}{left}{now}`,
    ...{ barCompleteChar: "█", barIncompleteChar: "░", barsize: 20 },
    ...{ clearOnComplete: true, emptyOnZero: true, gracefulExit: false },
  });
  const shown = bars.create(0, 0, { left: "", now: "" });
  const close = () => {
    process.off("exit", close);
    // Text above the bar is written with its last drawing.
    if (bars.isActive) bars.update();
    bars.stop();
  };
  process.once("exit", close);
  return {
    report(state) {
      shown.setTotal(state.total);
      shown.update(state.done, { left: leftOf(state, begunMs), now: nowOf(state) });
    },
    print: (text) => void (bars.isActive ? bars.log(visible(text)) : stream.write(visible(text))),
    close,
  };
}

function leftOf({ done, total, leftMs }: ProgressState, begunMs: number): string {
  if (done >= total || (done === 0 && leftMs === undefined)) return "";
  const spentMs = realClock.elapsedMs() - begunMs;
  const seconds = Math.ceil((leftMs ?? (spentMs / done) * (total - done)) / 1000);
  return `, about ${formatDuration(seconds * 1000)} left`;
}

function nowOf({ now }: ProgressState): string {
  if (now === undefined || now === "") return "";
  const text = plain(now);
  return `  ${text.length > NOW_MAX ? `${text.slice(0, NOW_MAX - 1)}…` : text}`;
}
