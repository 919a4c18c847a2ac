import { realClock } from "../runtime/real-clock.js";
import type { Write } from "./terminal.js";

/** So much waits for one write, and no more. */
const GATHERED_MAX = 65_536;
const LINES_MAX = 256;

/** A writer that gathers, and what hands on at once what it gathered. */
export interface GatheredOutput {
  readonly write: Write;
  readonly flush: () => void;
}

/**
 * Gathers what the work in hand prints, up to 64 Ki characters or 256 lines, into one write. Under load a
 * line for each request costs as much as half of the request where each is a write of its own. Lines that
 * may come later are made when they are written: whoever called has been answered by then. The very first
 * text goes out at once, since somebody waits for it: it says that the mock is ready.
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
