import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { operations } from "../spec/generated/operations.js";
import {
  type AccessPolicy,
  calledOrigins,
  linkOrigins,
  type OriginOf,
  refuseForeign,
} from "./api/access.js";
import type { GuessLimit } from "./api/guess-limit.js";
import { paymentHandlers } from "./api/handlers/index.js";
import {
  concludeUnmatched,
  lateRoutes,
  mountOperations,
  mountUnmatched,
  shapeAnywhere,
} from "./api/mount.js";
import { CONTROL_PATH, MCP_PATH } from "./api/paths.js";
import { prefixInUrl, takeSandbox } from "./api/sandbox-url.js";
import { askControlToken, type TokenCheck } from "./api/token-check.js";
import type { HandleAt } from "./control/handles.js";
import type { ControlMountOptions } from "./control/http.js";
import { mountPages } from "./pages/mount.js";
import { heapBytes } from "./sandbox/bounds.js";
import type { Gateway } from "./sandbox/gateway.js";
import { mountShop } from "./shop/mount.js";
import { mountWorkbench } from "./workbench/mount.js";

/** What one listening place of a gateway offers. */
export interface ApplicationParts {
  readonly gateway: Gateway;
  readonly baseUrl: () => string;
  /** The base URL as others know it, where they know another: what links are made of. */
  readonly publicUrl?: () => string;
  /** The base URL again, where the order URL is the same origin. */
  readonly orderUrl?: () => string;
  /** `all` is the base URL when the order URL is the same origin. */
  readonly place: "all" | "base" | "order";
  readonly access: AccessPolicy;
  /** The token of the control API; none where only this machine can call. */
  readonly controlCheck?: TokenCheck | undefined;
  /** The limit of wrong keys, where others than this machine can call. */
  readonly guesses?: GuessLimit | undefined;
  /** Where the built-in shop calls the operations; the base URL without it. */
  readonly serviceUrl?: () => string;
  readonly bodyLimitBytes: number;
}

/** The control API takes whole logs. What is parsed takes several times as much memory as its text. */
const LOG_LIMIT_BYTES = Math.min(256 * 1024 * 1024, Math.floor(heapBytes() / 8));

/** Puts an Express app together: guard, operations, control API, pages, and what none of them took. */
export function application(parts: ApplicationParts): Express {
  const { gateway, baseUrl, orderUrl = baseUrl, publicUrl = baseUrl } = parts;
  const { place, access, guesses, bodyLimitBytes } = parts;
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", "simple");
  // Paths are exact, as those of the service: `/API/ADDINVOICE` and `/api/addInvoice/` are others.
  app.enable("case sensitive routing").enable("strict routing");
  app.use(takeSandbox, guard(gateway, access));
  const own = operations.filter(({ server }) => place === "all" || server === place);
  const originOf = linkOrigins(access, publicUrl);
  const baseOf: OriginOf = (request) => originOf(request) + prefixInUrl(request);
  const options = { bodyLimitBytes, originOf: baseOf, guesses };
  mountOperations(app, own, paymentHandlers(gateway), gateway, options);
  if (place !== "order") {
    const handles = async () => {
      return (await import("./control/handles.js")).handlesAt(gateway, publicUrl);
    };
    if (parts.controlCheck) askControlToken(app, gateway, parts.controlCheck);
    const calledOf = calledOrigins(access, publicUrl);
    const addressesOf = (request: Request) => {
      const [called, prefix] = [calledOf(request), prefixInUrl(request)];
      const order = new URL(called);
      if (orderUrl() !== baseUrl()) order.port = new URL(orderUrl()).port;
      return { baseUrl: called + prefix, orderUrl: order.origin + prefix };
    };
    mountControl(app, gateway, handles, { originOf: baseOf, addressesOf });
    mountMcp(app, parts, handles, originOf);
    mountPages(app, gateway, baseOf);
    mountWorkbench(app);
    const { serviceUrl = baseUrl, controlCheck } = parts;
    mountShop(app, gateway, { serviceUrl, publicUrl: originOf, check: controlCheck });
  }
  const known = async () => {
    if (place === "order") return own;
    const { controlOperations } = await import("../spec/generated/control.operations.js");
    return [...own, ...controlOperations];
  };
  mountUnmatched(app, known, gateway, () => ({ baseUrl: baseUrl(), orderUrl: orderUrl() }));
  return app;
}

/** Mounts the control API. Many a mock is never asked for it, so it is loaded on the first request. */
function mountControl(
  app: Express,
  gateway: Gateway,
  handles: () => Promise<HandleAt>,
  origins: Pick<ControlMountOptions, "originOf" | "addressesOf">,
): void {
  const load = async () => {
    const { controlRoutes } = await import("./control/http.js");
    return controlRoutes(gateway, await handles(), { bodyLimitBytes: LOG_LIMIT_BYTES, ...origins });
  };
  app.use(lateRoutes((path) => path.startsWith(`${CONTROL_PATH}/`), load));
}

/** Mounts the tools of coding assistants, which are loaded on the first request too. */
function mountMcp(
  app: Express,
  { gateway, baseUrl, serviceUrl = baseUrl, bodyLimitBytes }: ApplicationParts,
  handles: () => Promise<HandleAt>,
  originOf: OriginOf,
): void {
  const load = async () => {
    const [{ mcpRoutes }, handleAt] = await Promise.all([import("./mcp/http.js"), handles()]);
    const mockFor = (request: Request) => {
      const origin = originOf(request);
      return { handle: handleAt(origin), baseUrl: origin, serviceUrl: serviceUrl() };
    };
    return mcpRoutes(gateway, { bodyLimitBytes, mockFor });
  };
  app.use(lateRoutes((path) => path === MCP_PATH, load));
}

function guard(gateway: Gateway, access: AccessPolicy) {
  return (request: Request, response: Response, next: NextFunction) => {
    const failure = refuseForeign(request, access);
    if (!failure) return next();
    concludeUnmatched(gateway, request, response, shapeAnywhere(gateway, request.path, failure));
  };
}
