import type { Request, Response } from "express";
import { KEPT_HERE } from "../api/reply.js";
import type { Awaitable } from "../domain/awaitable.js";
import { explain, type Refusal } from "../domain/refusal.js";
import { journaled, type StruckRule } from "../faults/rule.js";
import { SandboxGone } from "../runtime/errors.js";
import type { Gateway } from "../runtime/gateway.js";
import { keptHeaders } from "../runtime/kept-headers.js";
import type { Sandbox } from "../runtime/sandbox.js";
import { type PageHeaderOptions, pageHeaders } from "./headers.js";
import { type Tongue, tongueOf } from "./language.js";
import { renderMessage } from "./message.js";

/** One request for a page. */
export interface Visit {
  readonly gateway: Gateway;
  readonly request: Request;
  readonly response: Response;
  readonly sandbox: Sandbox | undefined;
  readonly tongue: Tongue;
  /** The fault rules that struck. */
  readonly faults?: readonly StruckRule[];
  /** Why what the page stands for could not be done. */
  readonly refusal?: Refusal | undefined;
  /** What was wrong with a form, where that is no refusal. */
  readonly explanation?: string | undefined;
}

/** A request for a page of something that exists. */
export interface SandboxVisit extends Visit {
  readonly sandbox: Sandbox;
}

/** What Express calls for a path. */
export type PageHandler = (request: Request, response: Response) => Promise<void>;

/** Finds the invoice that a path names and hands it on, or answers that there is none. */
export function withInvoice(
  gateway: Gateway,
  handle: (visit: SandboxVisit, transactionNo: string) => Promise<void>,
  numberIn = ({ params }: Request) => String(params.transactionNo),
): PageHandler {
  return async (request, response) => {
    const transactionNo = numberIn(request);
    const named = await namedBy(gateway, request);
    const sandbox = await gateway.ofTransaction(transactionNo, named);
    const tongue = tongueOf(request.originalUrl, request.headers);
    const visit = { gateway, request, response, sandbox, tongue };
    const unknown = { code: "invoice-unknown", transactionNo } as const;
    if (!sandbox) return missing(visit, "invoice", unknown);
    await unlessGone(visit, "invoice", unknown, () => handle({ ...visit, sandbox }, transactionNo));
  };
}

/** Does the same for a recurring payment. */
export function withRecurring(
  gateway: Gateway,
  handle: (visit: SandboxVisit, recurringId: string) => Promise<void>,
): PageHandler {
  return async (request, response) => {
    const recurringId = String(request.params.recurringId);
    const named = await namedBy(gateway, request);
    const sandbox = await gateway.ofRecurring(recurringId, named);
    const tongue = tongueOf(request.originalUrl, request.headers);
    const visit = { gateway, request, response, sandbox, tongue };
    const unknown = { code: "recurring-unknown", recurringId } as const;
    const what = "recurring";
    if (!sandbox) return missing(visit, what, unknown);
    await unlessGone(visit, what, unknown, () => handle({ ...visit, sandbox }, recurringId));
  };
}

/** What a path can name that there is none of. */
type Wanted = "invoice" | "recurring";

/** What belongs to a sandbox that is reset meanwhile is no longer there. */
async function unlessGone(
  visit: Visit,
  what: Wanted,
  refusal: Refusal,
  handle: () => Promise<void>,
): Promise<void> {
  try {
    await handle();
  } catch (error) {
    if (!(error instanceof SandboxGone)) throw error;
    missing(visit, what, refusal);
  }
}

/** The sandbox that a page's address names: a fork shares the numbers of its origin. */
function namedBy(gateway: Gateway, { query }: Request): Awaitable<Sandbox | undefined> {
  return typeof query.sandbox === "string" ? gateway.find(query.sandbox) : undefined;
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

/** Puts a visit into the journal, as a request to no operation. */
export function recordVisit(
  { gateway, request, sandbox, faults = [], refusal, explanation }: Visit,
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
    code: refusal?.code ?? null,
    refusal: refusal ?? null,
    explanation: refusal ? explain(refusal) : (explanation ?? null),
    place: sandbox?.place ?? null,
    wallAt: gateway.now(),
  });
}
