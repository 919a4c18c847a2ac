import { styleText } from "node:util";
import type { Command } from "commander";
import { formatDuration } from "../control/format.js";
import { plain, visible } from "../report/escape.js";
import type { Progress, ProgressState } from "../report/report.js";
import type { Meaning, Paint } from "../report/terminal.js";
import { realClock } from "../sandbox/real-clock.js";

/** Prints to one of the streams of this process, and knows the colours that it shows. */
export interface Write {
  (text: string): void;
  /** None where it shows no colours. */
  readonly paint?: Paint | undefined;
  /** Writes the commands within a text as the user types them. */
  readonly typed?: (text: string) => string;
  /** Prints what a function makes when the work in hand is done. None where nothing waits. */
  readonly later?: ((line: () => string) => void) | undefined;
}

/** The streams of a command: its result, and what is said on the way to it. */
export interface Streams {
  readonly write: Write;
  readonly complain: Write;
}

/** Waits for Ctrl-C or SIGTERM. A second one ends the process at once. */
export function interrupted(): Promise<"SIGINT" | "SIGTERM"> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => resolve(signal));
    }
  });
}

/** What `--color` takes. */
export const COLOURS = ["auto", "always", "never"] as const;
type Colours = (typeof COLOURS)[number];

type Format = Parameters<typeof styleText>[0];

/** The colour of each meaning: those that a reader has chosen for a terminal, none of our own. */
const FORMATS: Readonly<Record<Meaning, Format>> = {
  good: "green",
  bad: "red",
  open: "yellow",
  injected: "magenta",
  faint: "dim",
  strong: "bold",
  name: "cyan",
};

/** Whether a stream is a terminal, as the streams of a process report it. */
interface Screen {
  readonly isTTY?: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** A way to print that has colours where they are wanted. */
export function coloured(
  print: Write,
  stream: Screen,
  argv: readonly string[],
  variables: Variables,
): Write {
  const shows = showsColours(stream, colorOption(argv), variables);
  const { later } = print;
  return Object.assign((text: string) => print(text), { later, ...(shows && { paint }) });
}

// An earlier decision about the stream, which had more to consider.
const paint: Paint = (as, text) =>
  text === "" ? text : styleText(FORMATS[as], text, { validateStream: false });

/** The option first, then the variables, then whether it is a terminal that has colours. */
function showsColours({ isTTY = false }: Screen, asked: Colours, variables: Variables): boolean {
  if (asked !== "auto") return asked === "always";
  const { NO_COLOR = "", FORCE_COLOR, TERM } = variables;
  if (NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined) return !["0", "false"].includes(FORCE_COLOR);
  return isTTY && TERM !== "dumb";
}

/**
 * The value of `--color`, read before all other options, because their errors are colored too. Words after
 * `--` are for another program.
 */
function colorOption(argv: readonly string[]): Colours {
  const end = argv.indexOf("--");
  const own = end < 0 ? argv : argv.slice(0, end);
  const at = own.findLastIndex((word) => word === "--color" || word.startsWith("--color="));
  const given = own[at]?.includes("=") ? own[at]?.split("=")[1] : own[at + 1];
  return (at >= 0 && COLOURS.find((one) => one === given)) || "auto";
}

/** Shows the progress of long work. */
interface ProgressDisplay {
  readonly report: Progress;
  /** Prints lines beside it, which a bar must not break. */
  readonly print: Write;
  /** Whether a bar is drawn, so that nothing else may be printed as it comes. */
  readonly isBar: boolean;
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
  complain: Write,
  { silent = false, stream = process.stderr as NodeJS.WriteStream } = {},
): Promise<ProgressDisplay> {
  const isTerminal = stream.isTTY && process.env.TERM !== "dumb" && !process.env.CI;
  if (isTerminal) return bar(what, stream);
  const report = silent ? () => undefined : lines(what, complain);
  return { report, print: complain, isBar: false, close() {} };
}

/** Does a long work of a command and shows how far it is meanwhile. */
export async function shown<Result>(
  what: string,
  command: Command,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const complain = command.configureOutput().writeErr ?? (() => undefined);
  const { report, close } = await progressDisplay(what, complain);
  try {
    return await work(report);
  } finally {
    close();
  }
}

function lines(what: string, complain: Write): Progress {
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
    isBar: true,
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

/** So much waits for one write, and no more. */
const GATHERED_MAX = 65_536;
const LINES_MAX = 256;

/** A writer that gathers, and what hands on at once what it gathered. */
interface GatheredOutput {
  readonly write: Write;
  readonly flush: () => void;
}

/**
 * Buffers the output of one unit of work, up to 64 Ki characters or 256 lines, into one write. Under load a
 * separate write for each request line costs half as much as the request. Deferred lines are made when they
 * are written: the caller has its answer by then. The very first text is written immediately, because a
 * caller waits for it: it says that the mock is ready.
 */
export function gatheredOutput(
  write: (text: string) => void,
  plan = (flush: () => void) => realClock.wait(0, flush),
): GatheredOutput {
  let gathered: (() => string)[] = [];
  let length = 0;
  let most = 1;
  let cancel: (() => void) | undefined;
  const flush = () => {
    cancel?.();
    cancel = undefined;
    const lines = gathered;
    gathered = [];
    length = 0;
    most = GATHERED_MAX;
    const text = lines.map((line) => line()).join("");
    if (text !== "") write(text);
  };
  const later = (line: () => string) => {
    gathered.push(line);
    if (length >= most || gathered.length >= LINES_MAX) flush();
    else cancel ??= plan(flush);
  };
  const now = (text: string) => {
    length += text.length;
    later(() => text);
  };
  return { write: Object.assign(now, { later }), flush };
}
