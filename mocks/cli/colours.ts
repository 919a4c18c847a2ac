import { styleText } from "node:util";
import type { Meaning, Paint } from "../report/painted.js";
import type { Write } from "./terminal.js";

/** What `--color` takes. */
export const COLOURS = ["auto", "always", "never"] as const;
type Colours = (typeof COLOURS)[number];

type Format = Parameters<typeof styleText>[0];

/** The colour of each meaning: those that a reader has chosen for a terminal, none of our own. */
const FORMATS: Readonly<Record<Meaning, Format>> = {
  good: "green",
  bad: "red",
  open: "yellow",
  struck: "magenta",
  faint: "dim",
  strong: "bold",
  name: "cyan",
};

/** Whether a stream is a terminal, as the streams of a process tell it. */
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

// Whether the stream shows it was asked before, with more than the stream to go by.
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
 * What `--color` says, read before all other options: a mistake in those is told in colours too. What
 * comes after `--` is for another program.
 */
function colorOption(argv: readonly string[]): Colours {
  const end = argv.indexOf("--");
  const own = end < 0 ? argv : argv.slice(0, end);
  const at = own.findLastIndex((word) => word === "--color" || word.startsWith("--color="));
  const given = own[at]?.includes("=") ? own[at]?.split("=")[1] : own[at + 1];
  return (at >= 0 && COLOURS.find((one) => one === given)) || "auto";
}
