import { findMerchant, MERCHANT_SEARCHES, type Merchant } from "../../domain/merchants.js";
import { isRecord, percentDecoded } from "../../domain/text.js";
import { type Hint, hint, type Miss, shown } from "./hint.js";

/** By which other search a merchant would have been found. */
export function merchantHint(miss: Miss): Hint | undefined {
  const { world } = miss;
  const all = world?.merchants ?? [];
  const [type, value] = searched(miss, all);
  const by = MERCHANT_SEARCHES.find((one) => one !== type && findMerchant(all, one, value));
  if (by) {
    return hint(
      `no merchant has ${type} ${shown(value)}, but one has it as ${by}`,
      `search by ${by}`,
    );
  }
  const cause = `none of the ${all.length} merchants of sandbox ${world?.name} has it`;
  return hint(cause, "list them with getMyMerchants");
}

/** What was looked for: what the path names, or the receiver that does not exist. */
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
  return [type, percentDecoded(written)];
}
