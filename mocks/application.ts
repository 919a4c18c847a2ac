import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { controlOperations, operations } from "../spec/generated/operations.js";
import { type AccessPolicy, linkOrigins, type OriginOf, refuseForeign } from "./api/access.js";
import type { GuessLimit } from "./api/guess-limit.js";
import { paymentHandlers } from "./api/handlers/index.js";
import {
  concludeUnmatched,
  lateRoutes,
  mountOperations,
  mountUnmatched,
  shapeAnywhere,
} from "./api/mount.js";
import { MCP_PATH } from "./api/paths.js";
import { namedInUrl, sandboxPath, takeSandbox } from "./api/sandbox-url.js";
import type { TokenCheck } from "./api/token-check.js";
import type { GatewayHandle } from "./control/handles.js";
import { mountControl } from "./control/http.js";
import { mountPages } from "./pages/mount.js";
import { heapBytes } from "./sandbox/bounds.js";
import type { Gateway } from "./sandbox/gateway.js";
import { mountShop } from "./shop/mount.js";
import { mountWorkbench } from "./workbench/mount.js";

/** What one listening place of a gateway offers. */
export interface ApplicationParts {
  readonly gateway: Gateway;
  readonly handle: GatewayHandle;
  readonly baseUrl: () => string;
  /** The base URL as others know it, where they know another: what links are made of. */
  readonly publicUrl?: () => string;
  /** Where links follow the call: a handle whose links begin with an origin. */
  readonly handleAt?: (origin: string) => GatewayHandle;
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
  const { gateway, handle, baseUrl, orderUrl = baseUrl, publicUrl = baseUrl } = parts;
  const { place, access, guesses, bodyLimitBytes } = parts;
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", "simple");
  // Paths are exact, as those of the service: `/API/ADDINVOICE` and `/api/addInvoice/` are others.
  app.enable("case sensitive routing").enable("strict routing");
  app.use(takeSandbox, guard(gateway, access));
  const own = operations.filter(({ server }) => place === "all" || server === place);
  const originOf = linkOrigins(access, publicUrl);
  const baseOf: OriginOf = (request) => {
    const name = namedInUrl(request);
    return originOf(request) + (name === undefined ? "" : sandboxPath(name));
  };
  const options = { bodyLimitBytes, originOf: baseOf, guesses };
  mountOperations(app, own, paymentHandlers(gateway), gateway, options);
  if (place !== "order") {
    const control = {
      check: parts.controlCheck,
      bodyLimitBytes: LOG_LIMIT_BYTES,
      originOf,
      handleAt: parts.handleAt,
    };
    mountControl(app, gateway, handle, control);
    mountMcp(app, parts, originOf);
    mountPages(app, gateway, baseOf);
    mountWorkbench(app);
    const { serviceUrl = baseUrl, controlCheck } = parts;
    mountShop(app, gateway, { serviceUrl, publicUrl: originOf, check: controlCheck });
  }
  const known = place === "order" ? own : [...own, ...controlOperations];
  mountUnmatched(app, known, gateway, () => ({ baseUrl: baseUrl(), orderUrl: orderUrl() }));
  return app;
}

/** Mounts the tools of coding assistants. Few mocks are asked for them, so they are loaded on the first request. */
function mountMcp(app: Express, parts: ApplicationParts, originOf: OriginOf): void {
  const { gateway, handle, handleAt, baseUrl, serviceUrl = baseUrl, bodyLimitBytes } = parts;
  const mockFor = (request: Request) => {
    const origin = originOf(request);
    return { handle: handleAt?.(origin) ?? handle, baseUrl: origin, serviceUrl: serviceUrl() };
  };
  const load = async () => {
    const { mcpRoutes } = await import("./mcp/http.js");
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
