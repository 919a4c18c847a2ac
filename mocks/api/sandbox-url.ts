import { SANDBOX_NAME } from "../sandbox/sandbox-name.js";
import type { Request } from "./routes.js";

/** The beginning of the paths of one sandbox. */
export function sandboxPath(name: string): string {
  return `/s/${name}`;
}

/** A short link of an SMS is `/s/<code>`, so a path of a sandbox goes on after the name. */
const NAMED = /^\/s\/([^/?#]+)(?=\/)/;

/**
 * Reads the address of a request. `/s/<name>` is taken off its path, so all that handles it sees the path that the
 * service has.
 */
export function placeRequest(request: Request): void {
  const [prefix = "", name = ""] = NAMED.exec(request.url) ?? [];
  if (SANDBOX_NAME.test(name)) {
    request.sandboxName = name;
    request.url = request.url.slice(prefix.length);
  }
  request.path = pathOf(request.url);
}

/** The path of a URL. A client of a proxy sends the whole URL. */
function pathOf(url: string): string {
  if (!url.startsWith("/") && URL.canParse(url)) return new URL(url).pathname;
  return url.split(/[?#]/, 1)[0] ?? "";
}
