import type { Express, Request, Response } from "express";
import { controlOperations } from "../../spec/generated/operations.js";
import { problem } from "../api/failures.js";
import { type MountOptions, mountOperations } from "../api/mount.js";
import { send } from "../api/reply.js";
import type { Gateway } from "../runtime/gateway.js";
import type { GatewayHandle } from "./handle/gateway.js";
import { controlHandlers } from "./handlers.js";
import { CONTROL_PATH } from "./path.js";

export { CONTROL_PATH };

export interface ControlMountOptions extends MountOptions {
  /** Asked for as a bearer token; null where only this machine can call. */
  readonly token: string | null;
  readonly version: string;
}

/** Mounts the control API. Health alone needs no token: a container's health check has none. */
export function mountControl(
  app: Express,
  gateway: Gateway,
  handle: GatewayHandle,
  { token, version, ...options }: ControlMountOptions,
): void {
  if (token !== null) {
    app.use(CONTROL_PATH, (request: Request, response: Response, next) => {
      const entered = request.headers.authorization === `Bearer ${token}`;
      if (entered || request.path === "/health") return next();
      const detail = "the control API needs Authorization: Bearer and the token printed at start";
      const failure = { status: 401, code: "authentication", title: "Unauthorized", detail };
      send(gateway, request, response, { status: 401, body: problem(failure) });
    });
  }
  const failed = (error: unknown) => gateway.failed(error);
  const handlers = controlHandlers(handle, version, { clock: gateway.clock, failed });
  mountOperations(app, controlOperations, handlers, gateway, { ...options, isControlApi: true });
}
