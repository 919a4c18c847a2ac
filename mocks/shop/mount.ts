import type { Express } from "express";
import { routePath } from "../api/path-template.js";
import { SHOP_PATHS } from "../api/paths.js";
import type { Gateway } from "../sandbox/gateway.js";
import type { ShopOptions, ShopRoutes } from "./routes.js";

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
  const open = async () => (await import("./routes.js")).createShopRoutes(gateway, options);
  const at = (name: keyof ShopRoutes, method: "get" | "post") => {
    app[method](routePath(SHOP_PATHS[name]), async (request, response) => {
      opened ??= open();
      await (await opened)[name](request, response);
    });
  };
  for (const name of ["page", "order", "source", "callback"] as const) at(name, "get");
  const posted = ["orders", "subscriptions", "check", "bill", "callback"] as const;
  for (const name of posted) at(name, "post");
}
