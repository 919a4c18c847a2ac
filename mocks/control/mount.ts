import express, { type Express, type Request, type Response, type Router } from "express";
import { controlOperations } from "../../spec/generated/operations.js";
import { problem } from "../api/failures.js";
import { lateRoutes, type MountOptions, mountControlOperations } from "../api/mount.js";
import { CONTROL_PATH } from "../api/paths.js";
import { send } from "../api/reply.js";
import { refusedToken, type TokenCheck } from "../api/token-check.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { GatewayHandle } from "./handle/gateway-handle.js";

export { CONTROL_PATH };

export interface ControlMountOptions extends MountOptions {
  /** Asked for as a bearer token; none where only this machine can call. */
  readonly check: TokenCheck | undefined;
  readonly version: string;
  /** The handle whose links begin with an origin, for calls whose links follow them. */
  readonly handleAt?: ((origin: string) => GatewayHandle) | undefined;
}

const HEALTH = ["/health", "/health/ready"];

/**
 * Mounts the control API. Health alone needs no token: a container's health check has none.
 */
export function mountControl(
  app: Express,
  gateway: Gateway,
  handle: GatewayHandle,
  { check, version, handleAt, ...options }: ControlMountOptions,
): void {
  if (check) askControlToken(app, gateway, check);
  app.use(lateRoutes((path) => path.startsWith(`${CONTROL_PATH}/`), controlRoutes));

  async function controlRoutes(): Promise<Router> {
    const { controlHandlers } = await import("./handlers.js");
    const router = express.Router({ caseSensitive: true, strict: true });
    const failed = (error: unknown) => gateway.failed(error);
    const handlers = controlHandlers(handle, version, {
      streaming: { clock: gateway.clock, failed, ending: gateway.ending },
      handleAt,
    });
    mountControlOperations(router, controlOperations, handlers, gateway, options);
    return router;
  }
}

function askControlToken(app: Express, gateway: Gateway, check: TokenCheck): void {
  app.use(CONTROL_PATH, (request: Request, response: Response, next) => {
    if (HEALTH.includes(request.path)) return next();
    const given = /^Bearer (.*)$/.exec(request.headers.authorization ?? "")?.[1];
    const verdict = check.judge(given, request);
    if (verdict === "right") return next();
    const detail = "the control API needs Authorization: Bearer and the token printed at start";
    const { failure, headers } = refusedToken(verdict, detail);
    send(gateway, request, response, {
      status: failure.status,
      body: problem(failure),
      headers,
    });
  });
}
