/** A server-sent event. */
export interface ServerSent {
  readonly type: string;
  readonly data: string;
}

/** An event as it travels. Its data must be one line, as JSON is. */
export function serverSentText({ type, data }: ServerSent): string {
  return `event: ${type}\ndata: ${data}\n\n`;
}

/** A comment, which readers pass over: it shows that the connection is alive. */
export const HEARTBEAT = ": still here\n\n";

/** The longest event that is read. */
const EVENT_MAX_CHARS = 64 * 1024 * 1024;

/** Reads events from text that comes in pieces. Keeps what is not whole yet. Throws for one that does not end. */
export class ServerSentReader {
  #rest = "";

  /** The events that a piece of text completes. */
  read(piece: string): readonly ServerSent[] {
    const blocks = (this.#rest + piece).split("\n\n");
    this.#rest = blocks.pop() ?? "";
    if (this.#rest.length > EVENT_MAX_CHARS) throw new Error("an event of the stream has no end");
    return blocks.flatMap((block) => eventOf(block) ?? []);
  }
}

function eventOf(block: string): ServerSent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split("\n")) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) fields.set(name, value);
  }
  const [type, data] = [fields.get("event"), fields.get("data")];
  return type === undefined || data === undefined ? undefined : { type, data };
}
