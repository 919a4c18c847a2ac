import type { RequestHandler, Router } from "express";

/**
 * Routes that are loaded for the first request to a path of theirs, since many a start sees none. A load that
 * went wrong is tried again by the next request.
 */
export function lateRoutes(
  isTheirs: (path: string) => boolean,
  load: () => Promise<Router>,
): RequestHandler {
  let loaded: Promise<Router> | undefined;
  return async (request, response, next) => {
    if (!isTheirs(request.path)) return next();
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    (await loaded)(request, response, next);
  };
}
