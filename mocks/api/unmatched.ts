import type { Express, NextFunction, Request, Response } from "express";
import { distance } from "fastest-levenshtein";
import type { OperationEntry } from "../../spec/generated/operations.js";
import { shorten } from "../domain/text.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { Failure } from "./failures.js";
import type { Places } from "./hints/explain-refused.js";
import { concludeUnmatched, shapeAnywhere } from "./mount.js";
import { nearestBy, PATH_LENGTH_MAX } from "./slips.js";

const PATH_SHOWN_MAX = 256;

/** Answers what no route took: 405 for a known path, 404 that names the nearest operation otherwise. */
export function mountUnmatched(
  app: Express,
  operations: readonly OperationEntry[],
  gateway: Gateway,
  places: () => Places,
): void {
  app.use((request: Request, response: Response) => {
    const { failure, allow } = unmatched(request, operations);
    const reply = shapeAnywhere(gateway, request.path, failure);
    const headers = allow.length > 0 ? { Allow: allow.join(", ") } : {};
    concludeUnmatched(gateway, request, response, { ...reply, headers }, places());
  });
  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const broken = error instanceof URIError || hasStatus400(error);
    if (!broken) gateway.failed(error);
    const detail = broken ? "the path is not properly encoded" : ownFault(error);
    const failure = broken
      ? { status: 400, code: "broken-path", title: "Broken path", detail }
      : { status: 500, code: "internal", title: "Internal error", detail };
    concludeUnmatched(gateway, request, response, shapeAnywhere(gateway, request.path, failure));
  });
}

/** What scripts/loader.cjs says when an installation replaced the command while it runs. */
const FILES_CHANGED = "FILES_CHANGED";

/** The output tells why; the caller is told where a new start mends it. */
function ownFault(error: unknown): string {
  const isChanged = error instanceof Error && "code" in error && error.code === FILES_CHANGED;
  return `paystub itself failed${isChanged ? `: ${error.message}` : ""}`;
}

/** What is wrong with a request that no route took, and the methods that its path does have. */
export function unmatched(
  { method, path }: { readonly method: string; readonly path: string },
  operations: readonly OperationEntry[],
): { readonly failure: Failure; readonly allow: readonly string[] } {
  const here = operations.filter((operation) => isAt(operation.path, path));
  const place = shorten(path, PATH_SHOWN_MAX);
  const allow = here.map((operation) => operation.method.toUpperCase());
  if (allow.length > 0) {
    const detail = `${place} takes ${allow.join(" or ")}, not ${method}`;
    const title = "Method not allowed";
    return { allow, failure: { status: 405, code: "method-not-allowed", title, detail } };
  }
  const nearest = nearestOf(path, operations);
  const hint = nearest
    ? `; the nearest operation is ${nearest.id}: ${nearest.method.toUpperCase()} ${nearest.path}`
    : "";
  const detail = `there is no operation at ${method} ${place}${hint}`;
  return { allow, failure: { status: 404, code: "no-such-operation", title: "Not found", detail } };
}

function nearestOf(
  path: string,
  operations: readonly OperationEntry[],
): OperationEntry | undefined {
  if (path.length > PATH_LENGTH_MAX) return undefined;
  const lower = path.toLowerCase();
  return nearestBy(operations, ({ path: known }) => distance(known.toLowerCase(), lower));
}

/** Whether a path is the one of a template, as the router takes it: to the letter. */
function isAt(template: string, path: string): boolean {
  const parts = path.split("/");
  const known = template.split("/");
  return (
    parts.length === known.length &&
    known.every((part, n) => (part.startsWith("{") ? parts[n] !== "" : part === parts[n]))
  );
}

function hasStatus400(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 400;
}
