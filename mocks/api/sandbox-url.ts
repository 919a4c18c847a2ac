import type { NextFunction, Request, Response } from "express";
import { SANDBOX_NAME } from "../sandbox/sandbox-name.js";

/** The beginning of the paths of one sandbox. */
export function sandboxPath(name: string): string {
  return `/s/${name}`;
}

/** A short link of an SMS is `/s/<code>`, so a path of a sandbox goes on after the name. */
const NAMED = /^\/s\/([^/?#]+)(?=\/)/;

const names = new WeakMap<object, string>();

/**
 * Takes `/s/<name>` off the path of a request. All that handles it sees the path that the service has, and asks
 * `namedInUrl` for the sandbox.
 */
export function takeSandbox(request: Request, _response: Response, next: NextFunction): void {
  const [prefix = "", name = ""] = NAMED.exec(request.url) ?? [];
  if (SANDBOX_NAME.test(name)) {
    names.set(request, name);
    request.url = request.url.slice(prefix.length);
    request.originalUrl = request.url;
  }
  next();
}

/** The name of the sandbox in the URL of a request; undefined where it has none. */
export function namedInUrl(request: object): string | undefined {
  return names.get(request);
}
