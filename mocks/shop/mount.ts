import type { Express, Request } from "express";
import { routePath } from "../api/path-template.js";
import { SHOP_PATHS } from "../api/paths.js";
import type { TokenCheck } from "../api/token-check.js";
import { randomToken } from "../sandbox/chance.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { ShopRoutes } from "./routes.js";

/** The path of the built-in shop. */
interface ShopOptions {
  /** Where the operations are called on this machine, with the API token where one is asked for. */
  readonly serviceUrl: () => string;
  /** The base URL as the browser of a request and callbacks know it. */
  readonly publicUrl: (request: Request) => string;
  /** The token of the control API; none where only this machine can call. */
  readonly check: TokenCheck | undefined;
}

/**
 * Maps the public address of the shop's callback receiver to this process. Browsers use the public address;
 * callbacks to it stay on this machine, so they need no egress rule and no proxy.
 */
export function ownReceiver(
  origins: readonly (() => string)[],
  isOwnHost: (host: string) => boolean,
  localUrl: () => string,
): (url: URL) => URL | undefined {
  return ({ origin, host, pathname, search }) => {
    if (pathname !== SHOP_PATHS.callback) return undefined;
    const isOwn = isOwnHost(host) || origins.some((own) => new URL(own()).origin === origin);
    return isOwn ? new URL(pathname + search, localUrl()) : undefined;
  };
}

/** Mounts the built-in shop. Its modules are loaded on the first request. */
export function mountShop(app: Express, gateway: Gateway, options: ShopOptions): void {
  let opened: Promise<ShopRoutes> | undefined;
  const at = (name: keyof ShopRoutes, method: "get" | "post") => {
    app[method](routePath(SHOP_PATHS[name]), async (request, response) => {
      opened ??= open(gateway, options);
      const shop = await opened;
      await shop[name](request, response);
    });
  };
  for (const name of ["page", "order", "source", "callback"] as const) at(name, "get");
  const posted = ["orders", "subscriptions", "check", "bill", "callback"] as const;
  for (const name of posted) at(name, "post");
}

async function open(
  gateway: Gateway,
  { serviceUrl, publicUrl, check }: ShopOptions,
): Promise<ShopRoutes> {
  const { createShopRoutes } = await import("./routes.js");
  const environment = {
    gateway,
    baseUrl: serviceUrl,
    publicUrl,
    callbackUrl: (origin: string, orderNumber: string) =>
      `${origin}${SHOP_PATHS.callback}?${new URLSearchParams({ order: orderNumber })}`,
    chargeUrl: (origin: string) => `${origin}${SHOP_PATHS.callback}?subscription`,
    unique: () => randomToken().slice(0, 8).toUpperCase(),
  };
  return createShopRoutes(environment, check);
}
