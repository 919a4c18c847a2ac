import type { NextFunction, Request, Response } from "express";
import { SANDBOX_NAME } from "../sandbox/sandbox-name.js";

/** The beginning of the paths of one sandbox. */
export function sandboxPath(name: string): string {
  return `/s/${name}`;
}

/** The base URL of a sandbox. `baseUrl` may name a sandbox already: this one, or one that a proxy goes by. */
export function sandboxUrl(baseUrl: string, name: string): string {
  const path = sandboxPath(name);
  return baseUrl.endsWith(path) ? baseUrl : baseUrl + path;
}

/** A short link of an SMS is `/s/<code>`, so a path of a sandbox goes on after the name. */
const NAMED = /^\/s\/([^/?#]+)(?=\/)/;

/** What was taken off the path of a request. */
interface Taken {
  readonly name: string;
  readonly prefix: string;
}

const taken = new WeakMap<object, Taken>();

/**
 * Takes `/s/<name>` off the path of a request. All that handles it sees the path that the service has, and asks
 * `namedInUrl` for the sandbox. Of several in a row, the last one counts: the first tells a proxy where the sandbox is.
 */
export function takeSandbox(request: Request, _response: Response, next: NextFunction): void {
  for (;;) {
    const [part = "", name = ""] = NAMED.exec(request.url) ?? [];
    if (!SANDBOX_NAME.test(name)) return next();
    taken.set(request, { name, prefix: prefixInUrl(request) + part });
    request.url = request.url.slice(part.length);
    request.originalUrl = request.url;
  }
}

/** The name of the sandbox in the URL of a request; undefined where it has none. */
export function namedInUrl(request: object): string | undefined {
  return taken.get(request)?.name;
}

/** How the URL of a request begins that names a sandbox; empty where it has none. */
export function prefixInUrl(request: object): string {
  return taken.get(request)?.prefix ?? "";
}
