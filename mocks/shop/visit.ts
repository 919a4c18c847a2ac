import type { Request, Response } from "express";
import { parseBody, type RawBody, readBody, readForm } from "../api/body.js";
import { SHOP_PATHS } from "../api/paths.js";
import { pageHeaders } from "../pages/headers.js";
import { type Tongue, tongueOf } from "../pages/language.js";
import { SHOP_STYLE } from "./style.js";

/** One request to the shop. */
export interface ShopVisit {
  readonly request: Request;
  readonly response: Response;
  readonly tongue: Tongue;
}

export function visitOf(request: Request, response: Response): ShopVisit {
  return { request, response, tongue: tongueOf(pageOf(request), request.headers) };
}

/** Where the page can be asked for that a request shows: what a form is posted to is no page. */
function pageOf({ method, originalUrl }: Request): string {
  if (method !== "POST") return originalUrl;
  const [path = "", query = ""] = originalUrl.split(/\?(.*)/s);
  const isFront = path === SHOP_PATHS.orders || path === SHOP_PATHS.enter;
  const page = isFront ? SHOP_PATHS.page : path.replace(/\/(check|bill)$/, "");
  return `${page}?${query}`;
}

/** Fields by name. */
type Fields = Readonly<Record<string, string | undefined>>;

/** What an address asks for. */
export function queriedIn({ query }: Request): Fields {
  return textsOf(query);
}

const BODY_LIMIT_BYTES = 16 * 1024;

/** What a form, or a body of JSON, says; nothing where it is too large or neither. */
export async function postedIn(request: Request): Promise<Fields> {
  if (request.method !== "POST") return {};
  if (!request.is("application/json")) return readForm(request);
  const raw = await new Promise<RawBody>((resolve) => {
    readBody(request, BODY_LIMIT_BYTES, resolve);
  });
  const parsed = parseBody(raw, request.headers);
  return "value" in parsed ? textsOf(Object(parsed.value)) : {};
}

function textsOf(values: object): Fields {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts);
}

const PLAIN = pageHeaders({ formTargets: [] });

export function sendHtml({ response }: ShopVisit, status: number, html: string): void {
  const headers = pageHeaders({ formTargets: [], style: SHOP_STYLE });
  response.status(status).set(headers).type("html").send(html);
}

export function sendText({ response }: ShopVisit, status: number, text: string): void {
  response.status(status).set(PLAIN).type("text/plain").send(text);
}

export function sendJson({ response }: ShopVisit, status: number, body: object): void {
  response.status(status).set(PLAIN).json(body);
}

/** Sends a browser on to a page. */
export function redirect({ response }: ShopVisit, to: string): void {
  response.set(PLAIN).redirect(303, to);
}
