import type { Request } from "express";
import { isLoopback } from "../api/access.js";
import type { WorldView } from "../domain/world.js";
import { redirectUrl } from "../sandbox/request.js";
import { type Silence, silenceAt } from "../sandbox/shop-probe.js";

/** A shop that does not answer, where a browser is to be sent. */
export interface SilentShop {
  readonly url: string;
  readonly silence: Silence;
}

/**
 * Whether the shop to which a browser is to be sent does not answer. It is asked only where browser and
 * shop are on this machine: anywhere else the mock cannot know what the browser will meet, and must not
 * feel for ports on behalf of others.
 */
export async function silentShop(request: Request, url: string): Promise<SilentShop | undefined> {
  if (!URL.canParse(url) || !isOnThisMachine(request) || !wantsPages(request)) return undefined;
  const target = new URL(url);
  const isWeb = target.protocol === "http:" || target.protocol === "https:";
  if (!isWeb || !isLoopback(target.hostname)) return undefined;
  const silence = await silenceAt(target);
  return silence === undefined ? undefined : { url, silence };
}

/** A request through a proxy comes from another machine, whatever the address of its connection is. */
function isOnThisMachine({ headers, socket }: Request): boolean {
  const { host = "", forwarded, "x-forwarded-for": forwardedFor } = headers;
  if (forwarded !== undefined || forwardedFor !== undefined) return false;
  return isLoopback(socket.remoteAddress ?? "") && isLoopback(host.replace(/:\d+$/, ""));
}

/** Browsers do; scripts that follow the redirect by themselves do not. */
function wantsPages({ headers }: Request): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/** The last redirect of an invoice; undefined if there was none. */
export function lastRedirect(world: WorldView, transactionNo: string): string | undefined {
  const sent = [...world.callbacks.values()].filter(({ about, state }) => {
    return (
      state === "redirected" && "transactionNo" in about && about.transactionNo === transactionNo
    );
  });
  const last = sent.at(-1);
  return last && redirectUrl(world, last);
}
