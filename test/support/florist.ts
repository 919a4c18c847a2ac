import type { Shop, ShopCredentials } from "../../mocks/checks/explore/shop.js";

type OpenFlorist = (
  given: ShopCredentials & { readonly bug?: string | undefined; readonly timeoutMs?: number },
) => Promise<Shop>;

/** The shop is plain JavaScript, as that of a team is: its adapter and its bugs, typed. */
const adapter: unknown = await import("../shops/florist/adapter.mjs" as string);
export const { openShop: openFlorist } = adapter as { readonly openShop: OpenFlorist };

const bugs: unknown = await import("../shops/florist/bugs.mjs" as string);
export const FLORIST_BUGS = Object.keys((bugs as { readonly BUGS: object }).BUGS);
