import express, { type Express, type NextFunction, type Request, type Response } from "express";
import { controlOperations, operations } from "../spec/generated/operations.js";
import { failureReply, familyOf } from "./api/failures.js";
import { refuseForeign } from "./api/guard.js";
import { paymentHandlers } from "./api/handlers/index.js";
import { concludeUnmatched, mountOperations } from "./api/mount.js";
import { mountUnmatched } from "./api/unmatched.js";
import type { GatewayHandle } from "./control/handle/gateway.js";
import { mountControl } from "./control/mount.js";
import { mountPages } from "./pages/mount.js";
import type { Gateway } from "./runtime/gateway.js";
import { VERSION } from "./version.js";
import { mountWorkbench } from "./workbench/mount.js";

/** What one listening place of a gateway offers. */
export interface ApplicationParts {
  readonly gateway: Gateway;
  readonly handle: GatewayHandle;
  readonly baseUrl: () => string;
  /** The base URL again, where the order URL is the same origin. */
  readonly orderUrl?: () => string;
  /** `all` is the base URL when the order URL is the same origin. */
  readonly place: "all" | "base" | "order";
  readonly loopback: boolean;
  /** What the control API asks for; null where only this machine can call. */
  readonly controlToken: string | null;
  readonly bodyLimitBytes: number;
}

/** The control API takes whole logs. */
const LOG_LIMIT_BYTES = 256 * 1024 * 1024;

/** Puts an Express app together: guard, operations, control API, pages, and what none of them took. */
export function application(parts: ApplicationParts): Express {
  const {
    gateway,
    handle,
    baseUrl,
    orderUrl = baseUrl,
    place,
    controlToken,
    bodyLimitBytes,
  } = parts;
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", "simple");
  // Paths are exact, as those of the service: `/API/ADDINVOICE` and `/api/addInvoice/` are others.
  app.enable("case sensitive routing").enable("strict routing");
  app.use(guard(gateway, parts.loopback));
  const own = operations.filter(({ server }) => place === "all" || server === place);
  mountOperations(app, own, paymentHandlers(gateway, baseUrl), gateway, { bodyLimitBytes });
  if (place !== "order") {
    const control = { token: controlToken, version: VERSION, bodyLimitBytes: LOG_LIMIT_BYTES };
    mountControl(app, gateway, handle, control);
    mountPages(app, gateway, baseUrl);
    mountWorkbench(app);
  }
  const known = place === "order" ? own : [...own, ...controlOperations];
  mountUnmatched(app, known, gateway, () => ({ baseUrl: baseUrl(), orderUrl: orderUrl() }));
  return app;
}

function guard(gateway: Gateway, loopback: boolean) {
  return (request: Request, response: Response, next: NextFunction) => {
    const failure = refuseForeign(request, loopback);
    if (!failure) return next();
    const { path } = request;
    const context = { path, now: gateway.clock.now(), settings: gateway.settingsFor(undefined) };
    const reply = failureReply(familyOf(path), failure, context);
    concludeUnmatched(gateway, request, response, reply);
  };
}
