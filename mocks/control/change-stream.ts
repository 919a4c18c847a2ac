import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { SandboxChange } from "../../spec/generated/control.types.js";
import { KEPT_HERE } from "../api/reply.js";
import type { Clock } from "../sandbox/real-clock.js";
import { HEARTBEAT, serverSentText } from "./sse.js";

/** The type of a stream of server-sent events. */
export const EVENTS = "text/event-stream; charset=utf-8";

/** How often a stream shows that it is alive. */
const HEARTBEAT_MS = 5000;

/**
 * Sends changes as server-sent events until they end or the client leaves. A client that reads slowly gets fewer
 * reports: the next one is asked for when it has taken the one before.
 */
export async function sendChanges(
  response: ServerResponse,
  clock: Pick<Clock, "wait">,
  changes: (signal: AbortSignal) => AsyncIterable<SandboxChange>,
  ending: AbortSignal,
): Promise<void> {
  const left = new AbortController();
  response.once("close", () => left.abort());
  response.writeHead(200, {
    ...KEPT_HERE,
    "Content-Type": EVENTS,
  });
  response.flushHeaders();
  let stopBeat = clock.wait(HEARTBEAT_MS, beat);
  function beat(): void {
    response.write(HEARTBEAT);
    stopBeat = clock.wait(HEARTBEAT_MS, beat);
  }
  const signal = AbortSignal.any([left.signal, ending]);
  try {
    for await (const change of changes(signal)) {
      const text = serverSentText({ type: "changed", data: JSON.stringify(change) });
      if (response.write(text) || signal.aborted) continue;
      await once(response, "drain", { signal }).catch(() => undefined);
    }
    // The client of a gateway that ends comes back; that of a sandbox that is gone does not.
    if (!signal.aborted) response.write(serverSentText({ type: "end", data: "{}" }));
  } finally {
    stopBeat();
    response.end();
  }
}
