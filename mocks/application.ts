import { controlOperations, operations } from "../spec/generated/operations.js";
import { type AccessPolicy, linkOrigins, type OriginOf, refuseForeign } from "./api/access.js";
import type { GuessLimit } from "./api/guess-limit.js";
import { paymentHandlers } from "./api/handlers/index.js";
import {
  answerSafely,
  answerUnmatched,
  concludeUnmatched,
  mountOperations,
  shapeAnywhere,
} from "./api/mount.js";
import { MCP_PATH } from "./api/paths.js";
import { type Handler, type Request, Routes } from "./api/routes.js";
import { placeRequest, sandboxPath } from "./api/sandbox-url.js";
import type { TokenCheck } from "./api/token-check.js";
import type { GatewayHandle } from "./control/handles.js";
import { controlGuard, mountControl } from "./control/http.js";
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

/** What a place answers requests with: guard, operations, control API, pages, and what none of them took. */
export function application(parts: ApplicationParts): Handler {
  const { gateway, handle, baseUrl, orderUrl = baseUrl, publicUrl = baseUrl } = parts;
  const { place, access, guesses, bodyLimitBytes } = parts;
  const routes = new Routes();
  const own = operations.filter(({ server }) => place === "all" || server === place);
  const originOf = linkOrigins(access, publicUrl);
  const baseOf: OriginOf = (request) => {
    const { sandboxName } = request;
    return originOf(request) + (sandboxName === undefined ? "" : sandboxPath(sandboxName));
  };
  const options = { bodyLimitBytes, originOf: baseOf, guesses };
  mountOperations(routes, own, paymentHandlers(gateway), gateway, options);
  if (place !== "order") {
    const control = { bodyLimitBytes: LOG_LIMIT_BYTES, originOf, handleAt: parts.handleAt };
    mountControl(routes, gateway, handle, control);
    mountMcp(routes, parts, originOf);
    mountPages(routes, gateway, baseOf);
    mountWorkbench(routes);
    const { serviceUrl = baseUrl, controlCheck } = parts;
    mountShop(routes, gateway, { serviceUrl, publicUrl: originOf, check: controlCheck });
  }
  const known = place === "order" ? own : [...own, ...controlOperations, MCP];
  const isRefused = controlGuard(gateway, place === "order" ? undefined : parts.controlCheck);
  return (request, response) => {
    placeRequest(request);
    answerSafely(gateway, request, response, () => {
      const foreign = refuseForeign(request, access);
      if (foreign) {
        const reply = shapeAnywhere(gateway, request.path, foreign);
        return concludeUnmatched(gateway, request, response, reply);
      }
      if (isRefused(request, response)) return;
      const serve = (handler: Handler | undefined) => {
        if (handler) return handler(request, response);
        const places = { baseUrl: baseUrl(), orderUrl: orderUrl() };
        answerUnmatched(gateway, request, response, known, places);
      };
      const found = routes.find(request);
      return found instanceof Promise ? found.then(serve) : serve(found);
    });
  };
}

const MCP = { id: "the tools for assistants", method: "POST", path: MCP_PATH };

/** Mounts the tools of coding assistants. Few mocks are asked for them, so they are loaded on the first request. */
function mountMcp(routes: Routes, parts: ApplicationParts, originOf: OriginOf): void {
  const { gateway, handle, handleAt, baseUrl, serviceUrl = baseUrl, bodyLimitBytes } = parts;
  const mockFor = (request: Request) => {
    const origin = originOf(request);
    return { handle: handleAt?.(origin) ?? handle, baseUrl: origin, serviceUrl: serviceUrl() };
  };
  const load = async () => {
    const { mcpRoutes } = await import("./mcp/http.js");
    return mcpRoutes(gateway, { bodyLimitBytes, mockFor });
  };
  routes.addLate((path) => path === MCP_PATH, load);
}
