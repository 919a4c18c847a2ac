import { useEffect, useState } from "preact/hooks";
import { CONTROL_PATH } from "../../../api/paths.js";
import { sandboxUrl } from "../../../api/sandbox-url.js";
import { ApiProblem } from "./source.js";

/** How paths on the gateway begin: empty, or `/s/<name>` behind a proxy that goes by the name of a sandbox. */
export const BASE = globalThis.location?.pathname.replace(/\/[^/]*$/, "") ?? "";

/** How the paths of the service begin for a sandbox. */
export const serviceBase = (sandbox: string): string =>
  BASE === "" ? "" : sandboxUrl(BASE, sandbox);

export const CONTROL = BASE + CONTROL_PATH;
const TOKEN_KEY = "paystub-control-token";

/** Why the gateway takes no requests from this tab. */
export interface Locked {
  readonly why: "missing" | "wrong" | "silent" | "limited";
  /** How long the gateway takes no token, after too many wrong ones. */
  readonly waitSeconds?: number;
}

let locked: Locked | undefined;
const watchers = new Set<() => void>();

function lock(why: Locked): void {
  locked = why;
  for (const watcher of watchers) watcher();
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { Authorization: `Bearer ${token}` };

/** Whether the gateway let a request pass. Otherwise the page is locked, and a wrong token is forgotten. */
function isLetIn({ status, headers }: Response, token: string | null): boolean {
  if (status === 401) {
    sessionStorage.removeItem(TOKEN_KEY);
    lock({ why: token === null ? "missing" : "wrong" });
  } else if (status === 429) {
    lock({ why: "limited", waitSeconds: Number(headers.get("Retry-After")) || 60 });
  } else return true;
  return false;
}

/** Calls the gateway with the token of this tab, if it has one. While the page is locked it sends nothing. */
export async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  if (locked) throw new ApiProblem("the gateway asks for its control token", 401);
  const token = sessionStorage.getItem(TOKEN_KEY);
  const response = await fetch(path, { ...init, headers: { ...init.headers, ...bearer(token) } });
  if (!locked) isLetIn(response, token);
  return response;
}

/** Valid values of a header. */
const SENDABLE = /^[\x21-\x7e]+$/;

/** Tries a typed token with one request, and loads the page again when it is right. */
export async function enterToken(token: string): Promise<void> {
  if (!SENDABLE.test(token)) return lock({ why: "wrong" });
  try {
    const response = await fetch(`${CONTROL}/sandboxes`, { headers: bearer(token) });
    if (!isLetIn(response, token)) return;
    sessionStorage.setItem(TOKEN_KEY, token);
    location.reload();
  } catch {
    lock({ why: "silent" });
  }
}

/** Why the page is locked, if it is. */
export function useLocked(): Locked | undefined {
  const [, draw] = useState(0);
  useEffect(() => {
    const watcher = () => draw((count) => count + 1);
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  }, []);
  return locked;
}
