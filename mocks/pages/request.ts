import type { Request, Response } from "express";
import { type Form, readForm } from "../api/body.js";
import { type Failure, failureOfRuntime, RETRY_LATER } from "../api/failures.js";
import { explain } from "../api/refusals.js";
import { KEPT_HERE } from "../api/reply.js";
import { namedInUrl } from "../api/sandbox-url.js";
import type { Refusal } from "../domain/refusal.js";
import { type InjectedRule, journaled } from "../faults/rule.js";
import { SandboxGone } from "../sandbox/errors.js";
import type { Gateway } from "../sandbox/gateway.js";
import { keptHeaders } from "../sandbox/redaction.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { renderMessage } from "./document.js";
import { type PageHeaderOptions, pageHeaders } from "./headers.js";
import { type Translation, translationFor } from "./language.js";
import type { WrongFields } from "./payment-form.js";

/** A request for a page. */
export interface PageContext {
  readonly gateway: Gateway;
  readonly request: Request;
  readonly response: Response;
  readonly sandbox: Sandbox | undefined;
  readonly translation: Translation;
  /** The number of the last event before the request. */
  readonly after?: number;
  /** The injected faults. */
  readonly faults?: readonly InjectedRule[];
  /** Why the domain refused the command. */
  readonly refusal?: Refusal | undefined;
  /** A failure that does not come from the invoice. */
  readonly failure?: Failure;
  /** The problems of a form, by field. */
  readonly wrong?: { readonly code: "invalid-form"; readonly problems: WrongFields | undefined };
  /** The problems of a form as sentences. */
  readonly explanation?: string | undefined;
}

/** A request for a page of something in a sandbox. */
export interface SandboxContext extends PageContext {
  readonly sandbox: Sandbox;
}

/** An Express handler. */
export type PageHandler = (request: Request, response: Response) => Promise<void>;

/** Answers a request for the thing with an id, with the form that it posted. */
type Handle = (context: SandboxContext, id: string, form: Form) => Promise<void> | void;

/** What a path can name. */
type Wanted = "invoice" | "recurring";

/** How to find what a path names. */
interface Finding {
  readonly what: Wanted;
  idIn(request: Request): string;
  find(id: string, named: Sandbox | null | undefined): Sandbox | undefined;
  /** Why there is nothing. */
  unknown(id: string): Refusal;
}

/** Finds the invoice of a path and calls the handler, or answers 404. */
export function withInvoice(
  gateway: Gateway,
  handle: Handle,
  idIn = ({ params }: Request) => String(params.transactionNo),
): PageHandler {
  return withFound(gateway, handle, {
    what: "invoice",
    idIn,
    find: (transactionNo, named) => gateway.ofTransaction(transactionNo, named),
    unknown: (transactionNo) => ({ code: "invoice-unknown", transactionNo }),
  });
}

/** Finds the recurring payment of a path and calls the handler, or answers 404. */
export function withRecurring(gateway: Gateway, handle: Handle): PageHandler {
  return withFound(gateway, handle, {
    what: "recurring",
    idIn: ({ params }) => String(params.recurringId),
    find: (recurringId, named) => gateway.ofRecurring(recurringId, named),
    unknown: (recurringId) => ({ code: "recurring-unknown", recurringId }),
  });
}

function withFound(
  gateway: Gateway,
  handle: Handle,
  { what, idIn, find, unknown }: Finding,
): PageHandler {
  return async (request, response) => {
    // Read first: nothing waits between finding a thing and what is done with it.
    const form = request.method === "POST" ? await readForm(request) : {};
    const id = idIn(request);
    const context = contextOf(gateway, request, response);
    await answered(context, what, unknown(id), async () => {
      const sandbox = find(id, namedBy(gateway, request));
      if (!sandbox) return missing(context, what, unknown(id));
      const there = { ...context, sandbox, after: sandbox.position.seq };
      await answered(there, what, unknown(id), () => handle(there, id, form));
    });
  };
}

/** The context of a request before its sandbox is known. */
function contextOf(gateway: Gateway, request: Request, response: Response): PageContext {
  const translation = translationFor(request.originalUrl, request.headers);
  return { gateway, request, response, sandbox: undefined, translation };
}

/**
 * What belongs to a sandbox that is reset meanwhile is no longer there. Where something is full, or the
 * store does not answer, a page says so.
 */
async function answered(
  context: PageContext,
  what: Wanted,
  refusal: Refusal,
  handle: () => Promise<void> | void,
): Promise<void> {
  try {
    await handle();
  } catch (error) {
    if (error instanceof SandboxGone) return missing(context, what, refusal);
    const failure = failureOfRuntime(error);
    if (!failure) throw error;
    if (failure.code === "store-unavailable") context.gateway.failed(error);
    unavailable(context, failure);
  }
}

/** A thing of a sandbox. Throws if a rewind took it back while a change was written, as if the whole sandbox was gone. */
export function stillThere<T>(thing: T | undefined, { name }: Sandbox): T {
  if (thing === undefined) throw new SandboxGone(name);
  return thing;
}

/** The sandbox that the URL names. Null for an unknown name. */
function namedBy(gateway: Gateway, request: Request): Sandbox | null | undefined {
  const name = namedInUrl(request);
  return name === undefined ? undefined : (gateway.find(name) ?? null);
}

/** Sends a page and records the request in the journal. */
export function sendPage(
  context: PageContext,
  status: number,
  html: string,
  options: PageHeaderOptions = {},
): void {
  context.response.status(status).set(pageHeaders(options)).type("html").send(html);
  recordRequest(context, status);
}

/** Redirects the browser and records the request in the journal. */
export function sendRedirect(context: PageContext, status: 302 | 303, to: string): void {
  context.response.set(KEPT_HERE).redirect(status, to);
  recordRequest(context, status);
}

/** Sends the page for something that does not exist. */
function missing(context: PageContext, what: Wanted, refusal: Refusal): void {
  const { translation } = context;
  const { title, hint, [what]: text } = translation.words.missing;
  sendPage(
    { ...context, refusal },
    404,
    renderMessage({ title, text, status: 404, hint }, translation),
  );
}

/** Sends the page for a full or unavailable store. */
function unavailable(context: PageContext, failure: Failure): void {
  const { translation, response } = context;
  const { status, code, detail } = failure;
  const isAway = code === "store-unavailable";
  const said = translation.words[isAway ? "away" : "full"];
  if (isAway) response.set(RETRY_LATER);
  const html = renderMessage({ ...said, status, hint: detail }, translation);
  sendPage({ ...context, failure }, status, html);
}

/** Records the request in the journal. It belongs to no operation. */
export function recordRequest(
  {
    gateway,
    request,
    sandbox,
    after,
    faults = [],
    refusal,
    failure,
    wrong,
    explanation,
  }: PageContext,
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
    position: sandbox?.position ?? null,
    after: after ?? null,
    wallAt: gateway.now(),
  });
}
