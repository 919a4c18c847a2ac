import type { Word } from "./words.js";

/** What the page shows: `#/<sandbox>/<view>/<id>?q=...&status=...&tab=...&at=...`. */
export interface Address {
  readonly sandbox: string;
  readonly view: string;
  readonly id: string | undefined;
  readonly q: string;
  readonly status: string;
  /** Which part of a view, where it has several; empty for the first one. */
  readonly tab: string;
  /** The bookmark that a shared link leads to; empty without one. */
  readonly at: string;
}

/** The parts of an address that are in its query; empty where they are left out. */
const ASKED = ["q", "status", "tab", "at"] as const;

export function addressOf(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [sandbox = "", view = "", id] = path.split("/").map((part) => decoded(part));
  const asked = new URLSearchParams(query);
  const texts = Object.fromEntries(ASKED.map((name) => [name, asked.get(name) ?? ""]));
  return {
    ...(texts as Record<(typeof ASKED)[number], string>),
    sandbox,
    // An address may hold anything, such as a name that every object has.
    view: VIEWS.find((known) => known === view) ?? "overview",
    id: id === "" ? undefined : id,
  };
}

/** The address of a view, to link to. */
export function hashOf(address: Partial<Address>): string {
  const { sandbox = "", view = "overview", id } = address;
  const parts = [sandbox, view, ...(id === undefined ? [] : [id])];
  const asked = new URLSearchParams();
  for (const name of ASKED) if (address[name]) asked.set(name, address[name]);
  return `#/${parts.map(encodeURIComponent).join("/")}${asked.size > 0 ? `?${asked}` : ""}`;
}

export function go(address: Partial<Address>): void {
  location.hash = hashOf(address);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The views in the order of the menu. */
export const VIEWS: readonly Word[] = [
  "overview",
  "invoices",
  "recurring",
  "sessions",
  "calls",
  "callbacks",
  "phone",
  "events",
  "settlements",
  "problems",
  "failures",
  "coverage",
];
