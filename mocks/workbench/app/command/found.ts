import { useEffect, useState } from "preact/hooks";
import { placeOf, read } from "../api.js";
import { live } from "../live.js";
import type { KnownValues } from "./complete.js";
import { wordsOf } from "./line.js";

/** How long somebody pauses before the gateway is asked, and how many ids it is asked for. */
const PAUSE_MS = 120;
const IDS_MAX = 30;

/** Where the things are listed that a parameter names. */
const LISTS: Readonly<Record<string, readonly [path: string, list: string, id: string]>> = {
  transactionNo: ["/invoices", "invoices", "transactionNo"],
  recurringId: ["/recurring", "recurring", "recurringId"],
  callbackId: ["/callbacks", "callbacks", "id"],
  requestId: ["/requests", "requests", "id"],
};

type Listed = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[] | undefined>>;

const NOTHING: KnownValues = {};

/**
 * Ids that the gateway finds for what stands at the end of a line: the page itself knows those of the
 * latest events only.
 */
export function useFound(line: string): KnownValues {
  const [found, setFound] = useState(NOTHING);
  const [, name = "", begun = ""] = /^(\w+)=(\S*)$/.exec(wordsOf(line).at(-1) ?? "") ?? [];
  const isOpen = !line.endsWith(" ") && LISTS[name] !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const ids = await idsOf(name, begun).catch(() => []);
      if (isWanted) setFound({ [name]: ids });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isOpen, name, begun]);
  return isOpen ? found : NOTHING;
}

/** What is known here, and then what the gateway has found besides. */
export function withFound(known: KnownValues, found: KnownValues): KnownValues {
  const [[name, ids] = ["", []]] = Object.entries(found);
  return name === "" ? known : { ...known, [name]: [...(known[name] ?? []), ...ids] };
}

async function idsOf(name: string, begun: string): Promise<readonly string[]> {
  const [path, list, id] = LISTS[name] ?? ["", "", ""];
  const query = new URLSearchParams({ order: "newest", limit: String(IDS_MAX) });
  if (begun !== "") query.set("q", begun);
  const answer = (await read(`${placeOf(live.known.sandbox)}${path}?${query}`)) as Listed;
  return (answer[list] ?? []).map((one) => String(one[id]));
}
