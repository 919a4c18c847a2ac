import type { Request, Response } from "express";
import { type Failure, failureOfRuntime, RETRY_LATER, STORE_AWAY } from "../api/failures.js";
import { KEPT_HERE } from "../api/reply.js";
import type { Awaitable } from "../domain/awaitable.js";
import { explain, type Refusal } from "../domain/refusal.js";
import { journaled, type StruckRule } from "../faults/rule.js";
import { SandboxGone } from "../runtime/errors.js";
import { keptHeaders } from "../runtime/redaction.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { Sandbox } from "../runtime/sandbox/sandbox.js";
import { renderMessage } from "./document.js";
import { type PageHeaderOptions, pageHeaders } from "./headers.js";
import { type Tongue, tongueOf } from "./language.js";
import type { WrongFields } from "./views.js";

/** One request for a page. */
export interface Visit {
  readonly gateway: Gateway;
  readonly request: Request;
  readonly response: Response;
  readonly sandbox: Sandbox | undefined;
  readonly tongue: Tongue;
  /** The number of the last event before it. */
  readonly after?: number;
  /** The fault rules that struck. */
  readonly faults?: readonly StruckRule[];
  /** Why what the page stands for could not be done. */
  readonly refusal?: Refusal | undefined;
  /** What kept the page from doing it, where that is no matter of the invoice. */
  readonly failure?: Failure;
  /** What was wrong with the fields of a form. */
  readonly wrong?: { readonly code: "invalid-form"; readonly problems: WrongFields | undefined };
  /** The same in a sentence, and what else was wrong with a form, where that is no refusal. */
  readonly explanation?: string | undefined;
}

/** A request for a page of something that exists. */
export interface SandboxVisit extends Visit {
  readonly sandbox: Sandbox;
}

/** What Express calls for a path. */
export type PageHandler = (request: Request, response: Response) => Promise<void>;

/** What a path can name that there is none of. */
type Wanted = "invoice" | "recurring";

/** How what a path names is found. */
interface Finding {
  readonly what: Wanted;
  idIn(request: Request): string;
  find(id: string, named: Sandbox | null | undefined): Awaitable<Sandbox | undefined>;
  /** Why nothing can be shown where there is none. */
  unknown(id: string): Refusal;
}

/** Finds the invoice that a path names and hands it on, or answers that there is none. */
export function withInvoice(
  gateway: Gateway,
  handle: (visit: SandboxVisit, transactionNo: string) => Promise<void>,
  idIn = ({ params }: Request) => String(params.transactionNo),
): PageHandler {
  return withFound(gateway, handle, {
    what: "invoice",
    idIn,
    find: (transactionNo, named) => gateway.ofTransaction(transactionNo, named),
    unknown: (transactionNo) => ({ code: "invoice-unknown", transactionNo }),
  });
}

/** Does the same for a recurring payment. */
export function withRecurring(
  gateway: Gateway,
  handle: (visit: SandboxVisit, recurringId: string) => Promise<void>,
): PageHandler {
  return withFound(gateway, handle, {
    what: "recurring",
    idIn: ({ params }) => String(params.recurringId),
    find: (recurringId, named) => gateway.ofRecurring(recurringId, named),
    unknown: (recurringId) => ({ code: "recurring-unknown", recurringId }),
  });
}

function withFound(
  gateway: Gateway,
  handle: (visit: SandboxVisit, id: string) => Promise<void>,
  { what, idIn, find, unknown }: Finding,
): PageHandler {
  return async (request, response) => {
    const id = idIn(request);
    const visit = visitOf(gateway, request, response);
    await answered(visit, what, unknown(id), async () => {
      const sandbox = await find(id, await namedBy(gateway, request));
      if (!sandbox) return missing(visit, what, unknown(id));
      const there = { ...visit, sandbox, after: sandbox.place.seq };
      await answered(there, what, unknown(id), () => handle(there, id));
    });
  };
}

/** A visit before it is known to whose sandbox. */
function visitOf(gateway: Gateway, request: Request, response: Response): Visit {
  const tongue = tongueOf(request.originalUrl, request.headers);
  return { gateway, request, response, sandbox: undefined, tongue };
}

/**
 * What belongs to a sandbox that is reset meanwhile is no longer there. Where something is full, or the
 * store does not answer, a page says so.
 */
async function answered(
  visit: Visit,
  what: Wanted,
  refusal: Refusal,
  handle: () => Promise<void>,
): Promise<void> {
  try {
    await handle();
  } catch (error) {
    if (error instanceof SandboxGone) return missing(visit, what, refusal);
    const failure = failureOfRuntime(error);
    if (!failure) throw error;
    if (failure.code === STORE_AWAY) visit.gateway.failed(error);
    unavailable(visit, failure);
  }
}

/** The sandbox that a page's address names: a fork shares the numbers of its origin. Null: it is not there. */
function namedBy(gateway: Gateway, { query }: Request): Awaitable<Sandbox | null | undefined> {
  const { sandbox: name } = query;
  return typeof name === "string" && name !== "" ? gateway.named(name) : undefined;
}

/** Answers with a page, and puts the visit into the journal. */
export function sendPage(
  visit: Visit,
  status: number,
  html: string,
  options: Partial<PageHeaderOptions> = {},
): void {
  const headers = pageHeaders({ formTargets: [], ...options });
  visit.response.status(status).set(headers).type("html").send(html);
  recordVisit(visit, status);
}

/** Sends the browser on, and puts the visit into the journal. */
export function sendRedirect(visit: Visit, status: 302 | 303, to: string): void {
  visit.response.set(KEPT_HERE).redirect(status, to);
  recordVisit(visit, status);
}

/** Answers that what the path names does not exist. */
export function missing(visit: Visit, what: Wanted, refusal: Refusal): void {
  const { tongue } = visit;
  const { title, hint, [what]: text } = tongue.words.missing;
  sendPage({ ...visit, refusal }, 404, renderMessage({ title, text, status: 404, hint }, tongue));
}

/** Answers that nothing can be done for now, and why. */
function unavailable(visit: Visit, failure: Failure): void {
  const { tongue, response } = visit;
  const { status, code, detail } = failure;
  const isAway = code === STORE_AWAY;
  const said = tongue.words[isAway ? "away" : "full"];
  if (isAway) response.set(RETRY_LATER);
  const html = renderMessage({ ...said, status, hint: detail }, tongue);
  sendPage({ ...visit, failure }, status, html);
}

/** Puts a visit into the journal, as a request to no operation. */
export function recordVisit(
  { gateway, request, sandbox, after, faults = [], refusal, failure, wrong, explanation }: Visit,
  status: number,
): void {
  const { method, originalUrl: path } = request;
  gateway.journal.record(sandbox, {
    at: sandbox?.now() ?? gateway.now(),
    operationId: null,
    method,
    path,
    status,
    requestBody: null,
    responseBody: null,
    tolerated: [],
    ...journaled(faults),
    headers: keptHeaders(request.rawHeaders),
    code: refusal?.code ?? failure?.code ?? wrong?.code ?? null,
    refusal: refusal ?? wrong ?? null,
    explanation: refusal ? explain(refusal) : (failure?.detail ?? explanation ?? null),
    place: sandbox?.place ?? null,
    after: after ?? null,
    wallAt: gateway.now(),
  });
}
