import type { Command } from "commander";
import { formatDuration } from "../control/format.js";
import { plain, visible } from "../report/plain.js";
import type { Progress, ProgressNews } from "../report/progress.js";
import { realClock } from "../runtime/real-clock.js";
import type { Write } from "./terminal.js";

/** How far a long work is, for whoever waits for it. */
export interface ProgressDisplay {
  readonly tell: Progress;
  /** Prints lines beside it, which a bar must not break. */
  readonly print: Write;
  /** Whether a bar is drawn, so that nothing else may be printed as it comes. */
  readonly isBar: boolean;
  /** Takes the bar away. What is printed later goes its usual way. */
  close(): void;
}

/** How often a log is told how far a work is. */
const LINE_EVERY_MS = 30_000;

/** How much of a line is for what runs now. */
const NOW_MAX = 48;

/**
 * Shows how far a work is: by a bar on a terminal, by a line now and then elsewhere. It all goes to
 * stderr, so that what is printed of the result stays clean. `silent` leaves the lines to the caller.
 */
export async function progressDisplay(
  what: string,
  complain: Write,
  { silent = false, stream = process.stderr as NodeJS.WriteStream } = {},
): Promise<ProgressDisplay> {
  const isTerminal = stream.isTTY && process.env.TERM !== "dumb" && !process.env.CI;
  if (isTerminal) return bar(what, stream);
  const tell = silent ? () => undefined : lines(what, complain);
  return { tell, print: complain, isBar: false, close() {} };
}

/** Does a long work of a command and shows how far it is meanwhile. */
export async function shown<Result>(
  what: string,
  command: Command,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const complain = command.configureOutput().writeErr ?? (() => undefined);
  const { tell, close } = await progressDisplay(what, complain);
  try {
    return await work(tell);
  } finally {
    close();
  }
}

function lines(what: string, complain: Write): Progress {
  let toldMs = realClock.elapsedMs();
  return ({ done, total, now = "" }) => {
    if (realClock.elapsedMs() - toldMs < LINE_EVERY_MS) return;
    toldMs = realClock.elapsedMs();
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
    // What was to stand above the bar is written with its last drawing.
    if (bars.isActive) bars.update();
    bars.stop();
  };
  process.once("exit", close);
  return {
    tell(news) {
      shown.setTotal(news.total);
      shown.update(news.done, { left: leftOf(news, begunMs), now: nowOf(news) });
    },
    print: (text) => void (bars.isActive ? bars.log(visible(text)) : stream.write(visible(text))),
    isBar: true,
    close,
  };
}

function leftOf({ done, total, leftMs }: ProgressNews, begunMs: number): string {
  if (done >= total || (done === 0 && leftMs === undefined)) return "";
  const spentMs = realClock.elapsedMs() - begunMs;
  const seconds = Math.ceil((leftMs ?? (spentMs / done) * (total - done)) / 1000);
  return `, about ${formatDuration(seconds * 1000)} left`;
}

function nowOf({ now }: ProgressNews): string {
  if (now === undefined || now === "") return "";
  const text = plain(now);
  return `  ${text.length > NOW_MAX ? `${text.slice(0, NOW_MAX - 1)}…` : text}`;
}
