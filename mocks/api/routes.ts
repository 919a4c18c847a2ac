import { IncomingMessage, type ServerResponse } from "node:http";
import { type ParsedUrlQuery, parse } from "node:querystring";
import { matchPath } from "./path-template.js";

const NO_PARAMS: Readonly<Record<string, string>> = {};

/** A request with what its address says. `placeRequest` reads that, before anything else looks at it. */
export class Request extends IncomingMessage {
  declare url: string;
  declare method: string;
  /** The path as it was sent, without the beginning that names a sandbox and without the query. */
  path = "";
  /** The sandbox that the URL names. */
  sandboxName: string | undefined = undefined;
  /** The parts of the path that its route names, decoded. */
  params = NO_PARAMS;

  /** The query. What is given more than once is a list. */
  get query(): ParsedUrlQuery {
    const start = this.url.indexOf("?");
    return parse(start === -1 ? "" : this.url.slice(start + 1));
  }
}

export type Response = ServerResponse;

/** Answers a request. It may throw or reject while nothing has been sent. */
export type Handler = (request: Request, response: Response) => void | Promise<void>;

interface Template {
  readonly path: string;
  readonly handler: Handler;
}

interface LateRoutes {
  readonly isTheirs: (path: string) => boolean;
  readonly load: () => Promise<Routes>;
  loaded: Promise<Routes> | undefined;
}

/**
 * Handlers by method and path, as the spec writes paths. They are exact, as those of the service: `/API/ADDINVOICE` and
 * `/api/addInvoice/` are others. A GET also answers HEAD, and a path without parameters comes before one that has them.
 */
export class Routes {
  readonly #exact = new Map<string, Handler>();
  readonly #templates = new Map<string, Template[]>();
  readonly #late: LateRoutes[] = [];

  add(method: string, path: string, handler: Handler): void {
    if (!path.includes("{")) {
      this.#exact.set(`${method} ${path}`, handler);
      return;
    }
    const templates = this.#templates.get(method) ?? [];
    this.#templates.set(method, [...templates, { path, handler }]);
  }

  /**
   * Adds routes that are loaded for the first request to a path of theirs, since many a start sees none. A load that
   * went wrong is retried by the next request.
   */
  addLate(isTheirs: (path: string) => boolean, load: () => Promise<Routes>): void {
    this.#late.push({ isTheirs, load, loaded: undefined });
  }

  /**
   * The handler of a request, which gets its parameters. Undefined where no route has its method and path. Throws a
   * `URIError` for a parameter that cannot be decoded.
   */
  find(request: Request): Handler | undefined | Promise<Handler | undefined> {
    const own = this.#own(request);
    if (own) return own;
    const late = this.#late.find(({ isTheirs }) => isTheirs(request.path));
    if (!late) return undefined;
    late.loaded ??= late.load().catch((error: unknown) => {
      late.loaded = undefined;
      throw error;
    });
    return late.loaded.then((routes) => routes.find(request));
  }

  #own(request: Request): Handler | undefined {
    const { path } = request;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const exact = this.#exact.get(`${method} ${path}`);
    if (exact) return exact;
    for (const { path: template, handler } of this.#templates.get(method) ?? []) {
      const params = matchPath(template, path);
      if (params === undefined) continue;
      request.params = decoded(params);
      return handler;
    }
    return undefined;
  }
}

function decoded(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).map(([name, part]) => [name, decodeURIComponent(part)]),
  );
}
