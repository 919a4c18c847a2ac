import type { Request, Response } from "express";
import type { World } from "../domain/world.js";
import type { Gateway } from "../runtime/gateway.js";
import type { Sandbox } from "../runtime/sandbox.js";
import { pageHeaders } from "./headers.js";
import { renderMessage } from "./message.js";

/** One request for a page. */
export interface Visit {
  readonly gateway: Gateway;
  readonly request: Request;
  readonly response: Response;
  readonly sandbox: Sandbox | undefined;
  /** The fault rules that struck, a sentence each. */
  readonly faults?: readonly string[];
}

/** A request for a page of something that exists. */
export interface SandboxVisit extends Visit {
  readonly sandbox: Sandbox;
}

/** What Express calls for a path. */
export type PageHandler = (request: Request, response: Response) => Promise<void>;

/** Reads what a page needs of a sandbox, all at one moment. */
export async function read<Value>(
  sandbox: Sandbox,
  reader: (world: World) => Value,
): Promise<Value> {
  return reader(await sandbox.view());
}

/** Finds the invoice that a path names and hands it on, or answers that there is none. */
export function withInvoice(
  gateway: Gateway,
  handle: (visit: SandboxVisit, transactionNo: string) => Promise<void>,
  numberIn = ({ params }: Request) => String(params.transactionNo),
): PageHandler {
  return async (request, response) => {
    const transactionNo = numberIn(request);
    const sandbox = await gateway.ofTransaction(transactionNo, namedBy(gateway, request));
    const visit = { gateway, request, response, sandbox };
    return sandbox ? handle({ ...visit, sandbox }, transactionNo) : missing(visit, "invoice");
  };
}

/** Does the same for a recurring payment. */
export function withRecurring(
  gateway: Gateway,
  handle: (visit: SandboxVisit, recurringId: string) => Promise<void>,
): PageHandler {
  return async (request, response) => {
    const recurringId = String(request.params.recurringId);
    const sandbox = await gateway.ofRecurring(recurringId, namedBy(gateway, request));
    const visit = { gateway, request, response, sandbox };
    return sandbox
      ? handle({ ...visit, sandbox }, recurringId)
      : missing(visit, "recurring payment");
  };
}

/** The sandbox that a page's address names: a fork shares the numbers of its origin. */
function namedBy(gateway: Gateway, { query }: Request): Sandbox | undefined {
  return typeof query.sandbox === "string" ? gateway.find(query.sandbox) : undefined;
}

/** Answers with a page, and puts the visit into the journal. */
export function sendPage(
  visit: Visit,
  status: number,
  html: string,
  options: { readonly formTargets?: readonly string[]; readonly framable?: boolean } = {},
): void {
  const { formTargets = [], framable = false } = options;
  const headers = pageHeaders({ formTargets, framable });
  visit.response.status(status).set(headers).type("html").send(html);
  recordVisit(visit, status);
}

/** Sends the browser on, and puts the visit into the journal. */
export function sendRedirect(visit: Visit, status: 302 | 303, to: string): void {
  visit.response.set("Cache-Control", "no-store").redirect(status, to);
  recordVisit(visit, status);
}

/** Answers that what the path names does not exist. */
export function missing(visit: Visit, what: string): void {
  const text = `There is no ${what} here. It may belong to a sandbox that was reset.`;
  const hint = "A gateway keeps its invoices in memory: after a restart they are gone.";
  sendPage(visit, 404, renderMessage({ title: "Not found", text, status: 404, hint }));
}

/** Puts a visit into the journal, as a request to no operation. */
export function recordVisit(
  { gateway, request, sandbox, faults = [] }: Visit,
  status: number,
): void {
  const { method, originalUrl: path } = request;
  gateway.record(sandbox, {
    id: gateway.nextRequestId(),
    at: sandbox?.now() ?? gateway.clock.now(),
    operationId: null,
    method,
    path,
    status,
    requestBody: null,
    responseBody: null,
    tolerated: [],
    faults,
    code: null,
    explanation: null,
    refusal: null,
    place: null,
    cut: [],
  });
}

/** A refusal as a sentence of its own. */
export function asSentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
