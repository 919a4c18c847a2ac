import { findMerchant, MERCHANT_SEARCHES, type Merchant } from "../../domain/merchants.js";
import { isSlip } from "../slips.js";
import { type Hint, hint, type Miss } from "./hint.js";
import { bare, isRecord, shown } from "./texts.js";

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
export function merchantHint(miss: Miss): Hint | undefined {
  const { world } = miss;
  const all = world?.merchants ?? [];
  const [type, value] = searched(miss, all);
  const by = MERCHANT_SEARCHES.find((one) => one !== type && findMerchant(all, one, value));
  if (by) {
    return hint(`${type} does not have ${shown(value)}, but ${by} has`, `search by ${by}`);
  }
  const cause = `the partner of sandbox ${world?.name} has ${all.length} merchants, none with it`;
  return hint(cause, "see those that there are with getMyMerchants");
}

/** What was looked for: what the path names, or the receiver that nobody is. */
function searched({ operation, path, body }: Miss, all: readonly Merchant[]): [string, string] {
  if (operation?.id === "addMerchantInvoice" && isRecord(body) && Array.isArray(body.receivers)) {
    const pairs = body.receivers
      .filter(isRecord)
      .map(({ key, value }): [string, string] => [String(key), String(value)]);
    const isThere = (type: string, value: string) =>
      MERCHANT_SEARCHES.some((one) => one === type && findMerchant(all, one, value));
    return pairs.find(([type, value]) => !isThere(type, value)) ?? ["", ""];
  }
  const [type = "", written = ""] = path
    .replace(/\/refund$/, "")
    .split("/")
    .slice(-2);
  return [type, decoded(written)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
