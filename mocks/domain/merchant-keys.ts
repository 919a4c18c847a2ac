import { createHash } from "node:crypto";
import type { Merchant } from "./merchants.js";
import type { WorldView } from "./world.js";

/** What a merchant's token is issued for. */
export interface MerchantKeys {
  readonly apiId: string;
  readonly secretKey: string;
}

/**
 * The credentials of a merchant: they name a sandbox of its own. Where the partner's sandbox has its
 * secret pinned, the merchant's begins with the same one.
 */
export function keysOf(
  { name, seed, settings }: Pick<WorldView, "name" | "seed" | "settings">,
  { merchantId }: Merchant,
): MerchantKeys {
  const apiId = `${name}.m${merchantId}`;
  const drawn = createHash("sha256").update(`${seed}/${apiId}/secret`).digest("hex").slice(0, 32);
  return { apiId, secretKey: settings.secretKey ?? drawn };
}
