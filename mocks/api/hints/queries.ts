import { findMerchant, MERCHANT_SEARCHES } from "../../domain/merchants.js";
import { isSlip } from "../slips.js";
import { type Hint, hint, type Miss } from "./hint.js";
import { bare, shown } from "./texts.js";

/** What a wanted parameter of the query was sent as. */
export function queryHint({ operation, query }: Miss): Hint | undefined {
  for (const name of operation?.query ?? []) {
    const came = query[name];
    if (typeof came === "string" && came !== "") continue;
    if (Array.isArray(came))
      return hint(`${name} stands in the query more than once`, "send it once");
    if (came === "") return hint(`${name} is empty`, `send ?${name}=<value>`);
    const other = Object.keys(query).find((key) => isLike(bare(key), bare(name)));
    if (other !== undefined) return hint(`${shown(other)} is another name`, `send ?${name}=`);
  }
  return undefined;
}

function isLike(key: string, name: string): boolean {
  return name.startsWith(key) || isSlip(name, key);
}

/** By which other search a merchant would have been found. */
export function merchantHint({ path, world }: Miss): Hint | undefined {
  const [type = "", written = ""] = path
    .replace(/\/refund$/, "")
    .split("/")
    .slice(-2);
  const value = decoded(written);
  const all = world?.merchants ?? [];
  const by = MERCHANT_SEARCHES.find((one) => one !== type && findMerchant(all, one, value));
  if (by) {
    return hint(`${type} does not have ${shown(value)}, but ${by} has`, `search by ${by}`);
  }
  const cause = `the partner of sandbox ${world?.name} has ${all.length} merchants, none with it`;
  return hint(cause, "see those that there are with getMyMerchants");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
