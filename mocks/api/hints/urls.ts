import { type Hint, hint } from "./hint.js";
import { shown } from "./texts.js";

/** What keeps an address from being an absolute http or https URL. */
export function urlHint(path: string, value: unknown): Hint | undefined {
  if (typeof value !== "string") return undefined;
  const cause = `${path} is ${shown(value)}`;
  if (value !== value.trim()) return hint(`${path} has a blank around it`, "take it off");
  if (/^(localhost|[\d.]+|\[[\da-f:]+\])(:\d+)?(\/|$)/i.test(value)) {
    return hint(`${cause}, without a scheme`, `write http://${value}`);
  }
  if (/^\/\//.test(value)) return hint(`${cause}, without a scheme`, `write https:${value}`);
  if (/^\//.test(value)) {
    const remedy = "the service calls it from elsewhere: write the whole address, http://...";
    return hint(`${cause}, a path without a host`, remedy);
  }
  if (/^https?:\/(?!\/)|^https?\/\//i.test(value)) {
    return hint(`${cause}: the scheme is misspelled`, "write http:// or https://");
  }
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(value)) {
    return hint(`${cause}, without a scheme`, `write https://${value}`);
  }
  if (/^[a-z][\w+.-]*:\/\//i.test(value) && !/^https?:/i.test(value)) {
    return hint(`${cause}, of another scheme`, "only http and https can be called");
  }
  return /\s/.test(value) ? hint(`${path} has a blank in it`, "encode it as %20") : undefined;
}
