import type { Express, NextFunction, Request, Response } from "express";
import { distance } from "fastest-levenshtein";
import type { OperationEntry } from "../../spec/generated/operations.js";
import type { Gateway } from "../runtime/gateway.js";
import { type Failure, failureReply, familyOf } from "./failures.js";
import type { Places } from "./hints/explain.js";
import { concludeUnmatched } from "./mount.js";
import type { AnyReply } from "./types.js";

/** Answers what no route took: 405 for a known path, 404 that names the nearest operation otherwise. */
export function mountUnmatched(
  app: Express,
  operations: readonly OperationEntry[],
  gateway: Gateway,
  places: () => Places,
): void {
  app.use((request: Request, response: Response) => {
    const { failure, allow } = unmatched(request, operations);
    const reply = shape(gateway, request, failure);
    const headers = allow.length > 0 ? { Allow: allow.join(", ") } : {};
    concludeUnmatched(gateway, request, response, { ...reply, headers }, places());
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const broken = error instanceof URIError || hasStatus400(error);
    if (!broken) gateway.failed(error);
    const detail = broken ? "the path is not properly encoded" : "paystub itself failed";
    const failure = broken
      ? { status: 400, code: "broken-path", title: "Broken path", detail }
      : { status: 500, code: "internal", title: "Internal error", detail };
    concludeUnmatched(gateway, request, response, shape(gateway, request, failure));
  });
}

/** What is wrong with a request that no route took, and the methods that its path does have. */
export function unmatched(
  { method, path }: { readonly method: string; readonly path: string },
  operations: readonly OperationEntry[],
): { readonly failure: Failure; readonly allow: readonly string[] } {
  const here = operations.filter((operation) => patternOf(operation.path).test(path));
  const allow = here.map((operation) => operation.method.toUpperCase());
  if (allow.length > 0) {
    const detail = `${path} takes ${allow.join(" or ")}, not ${method}`;
    const title = "Method not allowed";
    return { allow, failure: { status: 405, code: "method-not-allowed", title, detail } };
  }
  const nearest = nearestOf(path, operations);
  const hint = nearest
    ? `; the nearest operation is ${nearest.id}: ${nearest.method.toUpperCase()} ${nearest.path}`
    : "";
  const detail = `there is no operation at ${method} ${path}${hint}`;
  return { allow, failure: { status: 404, code: "no-such-operation", title: "Not found", detail } };
}

function nearestOf(
  path: string,
  operations: readonly OperationEntry[],
): OperationEntry | undefined {
  const far = ({ path: known }: OperationEntry) =>
    distance(known.toLowerCase(), path.toLowerCase());
  return [...operations].sort((a, b) => far(a) - far(b))[0];
}

function shape(gateway: Gateway, request: Request, failure: Failure): AnyReply {
  const { path } = request;
  const settings = gateway.settingsFor(undefined);
  return failureReply(familyOf(path), failure, { path, now: gateway.clock.now(), settings });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}/?$`, "i");
}

function hasStatus400(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 400;
}
