import type { Request, Response } from "express";
import { SHOP_SOURCE } from "../../spec/generated/shop-source.js";
import { parseBody, type RawBody, readBody, readForm } from "../api/body.js";
import { SHOP_PATHS } from "../api/paths.js";
import { refusedToken, type TokenVerdict } from "../api/token-check.js";
import { pageHeaders } from "../pages/headers.js";
import { type Tongue, tongueAt, tongueOf } from "../pages/language.js";
import { SANDBOX_NAME } from "../runtime/registry/tokens.js";
import { renderOrder } from "./order-page.js";
import { Counter, GOODS, type Kept, type ShopPlace } from "./orders.js";
import {
  type Entered,
  orderPath,
  renderEntry,
  renderShop,
  renderThanks,
  renderUnknownOrder,
  withLanguage,
  withQuery,
} from "./pages.js";
import type { Proof } from "./session.js";
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

/** The receiver of callbacks, to which customers come back as well. */
export async function beTold(counter: Counter, visit: ShopVisit, proof: Proof): Promise<void> {
  const { request, tongue } = visit;
  const fields = { ...queriedIn(request), ...(await postedIn(request)) };
  const kept = counter.find(String(fields.order));
  const isBrowser = request.headers.accept?.includes("text/html") ?? false;
  if (!kept) {
    if (isBrowser) return sendHtml(visit, 404, renderUnknownOrder(tongue));
    return sendText(visit, 404, "this shop has no such order");
  }
  const settled = await counter.settle(kept, isBrowser ? "browser" : "callback", numberIn(fields));
  if (!isBrowser) {
    // An answer that is no success makes the service call again, where it does so at all.
    return sendText(visit, settled === "settled" ? 200 : 503, settled);
  }
  if (proof.verdict(request) !== "right") return sendHtml(visit, 200, renderThanks(kept, tongue));
  redirect(visit, withLanguage(orderPath(kept.order.orderNumber), tongue));
}

/** The transaction number that a callback tells. The letter case of its name is nothing to rely on. */
function numberIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const found = Object.entries(fields).find(([name]) => name.toLowerCase() === "transactionno");
  return typeof found?.[1] === "string" ? found[1] : undefined;
}

type Handler = (request: Request, response: Response) => Promise<void>;

/** What the shop does at each of its addresses. */
export type Desk = Readonly<Record<keyof typeof SHOP_PATHS, Handler>>;

/** How many sandboxes the shop lists to choose from. */
const NAMES_MAX = 200;

/** The sandbox of an order where none is there yet. */
const FIRST_SANDBOX = "demo";

/** Opens the shop. It begins without orders. */
export function openDesk(place: ShopPlace, proof: Proof): Desk {
  const counter = new Counter(place);
  const desk = { place, counter };
  const proven =
    (handle: (visit: ShopVisit) => Promise<void>): Handler =>
    async (request, response) => {
      const visit = visitOf(request, response);
      const verdict = proof.verdict(request);
      return verdict === "right" ? handle(visit) : turnAway(visit, verdict);
    };
  return {
    page: proven((visit) => showShop(desk, visit, queriedIn(visit.request), 200)),
    orders: proven((visit) => takeOrder(desk, visit)),
    order: proven((visit) => withOrder(desk, visit, (kept) => showOrder(desk, visit, kept))),
    check: proven((visit) => withOrder(desk, visit, (kept) => checkOrder(desk, visit, kept))),
    bill: proven((visit) => withOrder(desk, visit, (kept) => billOrder(desk, visit, kept))),
    source: async (request, response) => sendText(visitOf(request, response), 200, SHOP_SOURCE),
    // Callbacks and customers have no token: what they say is checked, not believed.
    callback: (request, response) => beTold(counter, visitOf(request, response), proof),
    enter: (request, response) => enter(visitOf(request, response), proof),
  };
}

interface Behind {
  readonly place: ShopPlace;
  readonly counter: Counter;
}

async function showShop(
  { place, counter }: Behind,
  visit: ShopVisit,
  { sandbox, ...entered }: Entered & { readonly sandbox?: string | undefined },
  status: number,
): Promise<void> {
  const names = (await place.gateway.directory()).slice(0, NAMES_MAX);
  const shown = sandbox || names[0] || FIRST_SANDBOX;
  const orders = await Promise.all(
    counter.list(shown).map(async (kept) => ({ kept, standing: await counter.standing(kept) })),
  );
  const view = { sandbox: shown, names, orders, forgotten: counter.forgotten, entered };
  sendHtml(visit, status, renderShop(view, visit.tongue));
}

/** Takes an order and sends its customer on to the payment page. A script gets the order as JSON. */
async function takeOrder(desk: Behind, visit: ShopVisit): Promise<void> {
  const form = await postedIn(visit.request);
  const entered = { ...form, sandbox: form.sandbox || FIRST_SANDBOX };
  const good = GOODS.find(({ id }) => id === (form.good ?? "coffee"));
  const problem = problemOf(entered, good);
  if (good === undefined || problem !== undefined) {
    const tongue = tongueAt(visit.tongue, withQuery(SHOP_PATHS.page, typedIn(entered)));
    return showShop(desk, { ...visit, tongue }, { ...entered, problem }, 400);
  }
  const { name = "Salma Alqahtani", mobile = "0512345678" } = form;
  const wanted = { product: good.id, amount: good.price, name, mobile };
  const origin = desk.place.publicUrl(visit.request);
  const came = { origin, language: visit.tongue.asked };
  const kept = await desk.counter.place(entered.sandbox, wanted, came);
  if (wantsJson(visit)) return tell(visit, kept);
  sendOn(visit, kept);
}

/** A field longer than this is not kept in an address. */
const KEPT_LENGTH_MAX = 100;

/** What was typed into the form, as the address of the form has it. */
function typedIn(form: Readonly<Record<string, string | undefined>>) {
  const kept = ["sandbox", "good", "name", "mobile"].map((name) => [name, form[name]] as const);
  return Object.fromEntries(kept.filter(([, text]) => (text ?? "").length <= KEPT_LENGTH_MAX));
}

function problemOf(
  { sandbox, name, mobile }: { sandbox: string; name?: string; mobile?: string },
  good: unknown,
): Entered["problem"] {
  if (good === undefined) return "good";
  if (!SANDBOX_NAME.test(sandbox)) return "sandbox";
  if (name !== undefined && (name.trim() === "" || name.length > 100)) return "name";
  return mobile !== undefined && (mobile.trim() === "" || mobile.length > 30)
    ? "mobile"
    : undefined;
}

/** Sends a browser to the payment page; to the order where there is none, or where it is elsewhere. */
function sendOn(visit: ShopVisit, { order, origin }: Kept): void {
  const { tongue } = visit;
  const { orderNumber, paymentUrl } = order;
  const url = paymentUrl === undefined ? undefined : new URL(paymentUrl);
  // A policy that named the other places to which a form may lead would let any invoice name one.
  if (url === undefined || url.origin !== new URL(origin).origin) {
    return redirect(visit, withLanguage(orderPath(orderNumber), tongue));
  }
  if (tongue.asked !== undefined) url.searchParams.set("lang", tongue.asked);
  // Under whatever name the browser came: this gateway serves the page under each of them.
  redirect(visit, url.pathname + url.search);
}

/** An order for a script, or why there is no invoice of it. */
function tell(visit: ShopVisit, { order, sandbox, noted }: Kept): void {
  const { orderNumber, transactionNo, paymentUrl } = order;
  if (transactionNo === undefined) {
    return sendJson(visit, 409, { detail: noted.at(-1)?.facts.why });
  }
  sendJson(visit, 201, { orderNumber, sandbox, transactionNo, paymentUrl });
}

async function showOrder({ counter }: Behind, visit: ShopVisit, kept: Kept): Promise<void> {
  sendHtml(visit, 200, renderOrder(kept, await counter.standing(kept), visit.tongue));
}

async function checkOrder({ counter }: Behind, visit: ShopVisit, kept: Kept): Promise<void> {
  const { orderNumber, paidBy, transactionNo } = kept.order;
  await counter.settle(kept, "asks", paidBy ?? transactionNo);
  redirect(visit, withLanguage(orderPath(orderNumber), visit.tongue));
}

async function billOrder(desk: Behind, visit: ShopVisit, kept: Kept): Promise<void> {
  await desk.counter.bill(kept);
  sendOn(visit, kept);
}

async function withOrder(
  { counter }: Behind,
  visit: ShopVisit,
  handle: (kept: Kept) => Promise<void>,
): Promise<void> {
  const kept = counter.find(String(visit.request.params.orderNumber));
  return kept ? handle(kept) : sendHtml(visit, 404, renderUnknownOrder(visit.tongue));
}

async function enter(visit: ShopVisit, proof: Proof): Promise<void> {
  const { token = "" } = await postedIn(visit.request);
  const entered = proof.enter(token, visit.request);
  if (typeof entered === "string" || "waitMs" in entered) return turnAway(visit, entered);
  visit.response.set("Set-Cookie", entered.cookie);
  redirect(visit, withLanguage(SHOP_PATHS.page, visit.tongue));
}

/** Asks a visitor for the token; a script is told that it lacks one. */
async function turnAway(visit: ShopVisit, verdict: TokenVerdict): Promise<void> {
  if (verdict === "right") return redirect(visit, SHOP_PATHS.page);
  const detail = "the shop needs Authorization: Bearer and the control token printed at start";
  const { failure, headers } = refusedToken(verdict, detail);
  visit.response.set(headers);
  if (wantsJson(visit)) return sendJson(visit, failure.status, { detail: failure.detail });
  sendHtml(visit, failure.status, renderEntry(verdict, visit.tongue));
}

function wantsJson({ request }: ShopVisit): boolean {
  return request.accepts(["html", "json"]) === "json";
}
