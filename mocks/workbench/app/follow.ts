import type { News } from "../../control/news.js";
import { ServerSentReader } from "../../control/server-sent.js";
import { ApiProblem, placeOf } from "./api.js";
import { asked, connectionLost } from "./proof.js";
import { type Follower, isReset } from "./source.js";

/** How many events a second the page takes: nobody sees more, and telling them takes the mock's time. */
const MOST = 600;

/** How long to wait before a lost stream is tried again. */
const AGAIN_MS = 1500;

/**
 * Follows a sandbox from an id until it is aborted. A connection that is lost is made anew from where it
 * broke, so nothing is missed.
 */
export async function follow(
  sandbox: string,
  from: string,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  let lastId = from;
  while (!signal.aborted) {
    try {
      for await (const batch of streamOf(sandbox, lastId, signal, follower)) {
        for (const news of batch) if ("id" in news && news.id) lastId = news.id;
        if (batch.length > 0) follower.news(batch);
        if (batch.some(isReset)) return;
      }
    } catch (error) {
      if (error instanceof ApiProblem && error.status !== 503) return follower.refused(error);
    }
    if (signal.aborted) return;
    connectionLost();
    follower.connected(false);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

async function* streamOf(
  sandbox: string,
  lastId: string,
  signal: AbortSignal,
  follower: Follower,
): AsyncGenerator<readonly News[]> {
  const path = `/_control${placeOf(sandbox)}/stream?most=${MOST}`;
  const response = await asked(path, { headers: { "Last-Event-ID": lastId }, signal });
  if (!response.ok || !response.body) {
    const { detail } = (await response.json().catch(() => ({}))) as { readonly detail?: string };
    throw new ApiProblem(detail ?? "", response.status, `curl -N '${location.origin}${path}'`);
  }
  follower.connected(true);
  const events = new ServerSentReader();
  const letters = new TextDecoder();
  const pieces = response.body.getReader();
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    const sent = events.read(letters.decode(piece.value, { stream: true }));
    yield sent.map((one) => ({ ...one, data: JSON.parse(one.data) }) as News);
  }
}
