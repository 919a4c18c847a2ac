const GATHERED_MAX = 65_536;

/** A writer that gathers, and what hands on at once what it gathered. */
export interface GatheredOutput {
  readonly write: (text: string) => void;
  readonly flush: () => void;
}

/**
 * Gathers the texts of one turn of the event loop, up to 64 Ki characters, into one write. Under load
 * a line for each request costs as much as half of the request where each is a write of its own. The
 * very first text goes out at once, since somebody waits for it: it says that the mock is ready.
 */
export function gatheredOutput(write: (text: string) => void): GatheredOutput {
  let gathered = "";
  let most = 1;
  let planned: NodeJS.Immediate | undefined;
  const flush = () => {
    clearImmediate(planned);
    planned = undefined;
    const text = gathered;
    gathered = "";
    most = GATHERED_MAX;
    if (text !== "") write(text);
  };
  return {
    write(text) {
      gathered += text;
      if (gathered.length >= most) flush();
      else planned ??= setImmediate(flush);
    },
    flush,
  };
}
