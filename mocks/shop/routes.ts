import type { Request, Response } from "express";
import { SHOP_SOURCE } from "../../spec/generated/shop-source.js";
import { parseBody, type RawBody, readBody, readForm } from "../api/body.js";
import { DEFAULT_SANDBOX, SHOP_PATHS } from "../api/paths.js";
import { refusedToken, type TokenVerdict } from "../api/token-check.js";
import { pageHeaders } from "../pages/headers.js";
import { type Translation, translationAt, translationFor } from "../pages/language.js";
import { SANDBOX_NAME } from "../sandbox/tokens.js";
import type { ShopSubscription } from "./integration.js";
import { renderOrder } from "./order-page.js";
import { GOODS, OrderService, type ShopEnvironment, type StoredOrder } from "./orders.js";
import {
  type FormInput,
  orderPath,
  renderEntry,
  renderShop,
  renderThanks,
  renderUnknownOrder,
  shopWords,
  withLanguage,
  withQuery,
} from "./pages.js";
import type { ShopSessions } from "./session.js";
import { SHOP_STYLE } from "./style.js";

/** A request to the shop. */
export interface ShopContext {
  readonly request: Request;
  readonly response: Response;
  readonly translation: Translation;
}

export function contextOf(request: Request, response: Response): ShopContext {
  return { request, response, translation: translationFor(pageOf(request), request.headers) };
}

/** The address of the page that answers a request. A form is posted to a path that has no page of its own. */
function pageOf({ method, originalUrl }: Request): string {
  if (method !== "POST") return originalUrl;
  const [path = "", query = ""] = originalUrl.split(/\?(.*)/s);
  const isFront = path === SHOP_PATHS.orders || path === SHOP_PATHS.enter;
  const page = isFront ? SHOP_PATHS.page : path.replace(/\/(check|bill)$/, "");
  return `${page}?${query}`;
}

/** Fields by name. */
type Fields = Readonly<Record<string, string | undefined>>;

/** The query of a request, as text by name. */
export function queriedIn({ query }: Request): Fields {
  return textsOf(query);
}

const BODY_LIMIT_BYTES = 16 * 1024;

/** The fields of a posted form or JSON body; none if it is too large or neither. */
export async function postedIn(request: Request): Promise<Fields> {
  if (request.method !== "POST") return {};
  if (!request.is("application/json")) return readForm(request);
  const raw = await new Promise<RawBody>((resolve) => {
    readBody(request, { limitBytes: BODY_LIMIT_BYTES }, resolve);
  });
  const parsed = parseBody(raw, request.headers);
  return "value" in parsed ? textsOf(Object(parsed.value)) : {};
}

function textsOf(values: object): Fields {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts);
}

const PLAIN = pageHeaders({ formTargets: [] });

export function sendHtml({ response }: ShopContext, status: number, html: string): void {
  const headers = pageHeaders({ formTargets: [], style: SHOP_STYLE });
  response.status(status).set(headers).type("html").send(html);
}

export function sendText({ response }: ShopContext, status: number, text: string): void {
  response.status(status).set(PLAIN).type("text/plain").send(text);
}

export function sendJson({ response }: ShopContext, status: number, body: object): void {
  response.status(status).set(PLAIN).json(body);
}

/** Sends a browser on to a page. */
export function redirect({ response }: ShopContext, to: string): void {
  response.set(PLAIN).redirect(303, to);
}

/** Receives callbacks. Customers return to the same address. */
export async function receiveCallback(
  service: OrderService,
  context: ShopContext,
  sessions: ShopSessions,
): Promise<void> {
  const { request, translation } = context;
  const fields = { ...queriedIn(request), ...(await postedIn(request)) };
  const stored = service.find(String(fields.order));
  const isBrowser = request.headers.accept?.includes("text/html") ?? false;
  // The shop delivers nothing for a subscription, so it only acknowledges what happened to one.
  if (fields.subscription !== undefined) {
    return isBrowser ? redirect(context, SHOP_PATHS.page) : sendText(context, 200, "noted");
  }
  if (!stored) {
    if (isBrowser) return sendHtml(context, 404, renderUnknownOrder(translation));
    return sendText(context, 404, "this shop has no such order");
  }
  const settled = await service.settle(
    stored,
    isBrowser ? "browser" : "callback",
    numberIn(fields),
  );
  if (!isBrowser) {
    // An answer without success makes the service call again, if it retries at all.
    return sendText(context, settled === "settled" ? 200 : 503, settled);
  }
  if (sessions.verdict(request) !== "right")
    return sendHtml(context, 200, renderThanks(stored, translation));
  redirect(context, withLanguage(orderPath(stored.order.orderNumber), translation));
}

/** The transaction number in a callback. The letter case of the field varies. */
function numberIn(fields: Readonly<Record<string, unknown>>): string | undefined {
  const found = Object.entries(fields).find(([name]) => name.toLowerCase() === "transactionno");
  return typeof found?.[1] === "string" ? found[1] : undefined;
}

type Handler = (request: Request, response: Response) => Promise<void>;

/** The handlers of the shop by path. */
export type ShopRoutes = Readonly<Record<keyof typeof SHOP_PATHS, Handler>>;

/** Limits the sandboxes to choose from. */
const NAMES_MAX = 200;

/** Creates the handlers of a shop without orders. */
export function createShopRoutes(environment: ShopEnvironment, sessions: ShopSessions): ShopRoutes {
  const service = new OrderService(environment);
  const shop = { environment, service };
  const proven =
    (handle: (context: ShopContext) => Promise<void>): Handler =>
    async (request, response) => {
      const context = contextOf(request, response);
      const verdict = sessions.verdict(request);
      return verdict === "right" ? handle(context) : turnAway(context, verdict);
    };
  return {
    page: proven((context) => showShop(shop, context, queriedIn(context.request), 200)),
    orders: proven((context) => takeOrder(shop, context)),
    subscriptions: proven((context) => takeSubscription(shop, context)),
    order: proven((context) =>
      withOrder(shop, context, (stored) => showOrder(shop, context, stored)),
    ),
    check: proven((context) =>
      withOrder(shop, context, (stored) => checkOrder(shop, context, stored)),
    ),
    bill: proven((context) =>
      withOrder(shop, context, (stored) => billOrder(shop, context, stored)),
    ),
    source: async (request, response) => sendText(contextOf(request, response), 200, SHOP_SOURCE),
    // Callbacks and customers have no token: what they say is checked, not believed.
    callback: (request, response) =>
      receiveCallback(service, contextOf(request, response), sessions),
    enter: (request, response) => enter(contextOf(request, response), sessions),
  };
}

interface ShopServices {
  readonly environment: ShopEnvironment;
  readonly service: OrderService;
}

async function showShop(
  { environment, service }: ShopServices,
  context: ShopContext,
  { sandbox, ...entered }: FormInput & { readonly sandbox?: string | undefined },
  status: number,
): Promise<void> {
  const names = (await environment.gateway.directory()).slice(0, NAMES_MAX);
  const shown = sandbox || names[0] || DEFAULT_SANDBOX;
  const orders = await Promise.all(
    service
      .list(shown)
      .map(async (stored) => ({ stored, standing: await service.standing(stored) })),
  );
  const view = { sandbox: shown, names, orders, forgotten: service.forgotten, entered };
  sendHtml(context, status, renderShop(view, context.translation));
}

/** Places an order and redirects the customer to the payment page. A script gets the order as JSON. */
async function takeOrder(shop: ShopServices, context: ShopContext): Promise<void> {
  const form = await postedIn(context.request);
  const entered = { ...form, sandbox: form.sandbox || DEFAULT_SANDBOX };
  const good = GOODS.find(({ id }) => id === (form.good ?? "coffee"));
  const problem = good === undefined ? "good" : problemOf(entered);
  if (good === undefined || problem !== undefined) {
    if (problem !== undefined && wantsJson(context)) return refuseAsJson(context, problem);
    const translation = translationAt(
      context.translation,
      withQuery(SHOP_PATHS.page, typedIn(entered)),
    );
    return showShop(shop, { ...context, translation }, { ...entered, problem }, 400);
  }
  const { amount = good.price } = form;
  const product = shopWords(context.translation.words).good[good.id];
  const wanted = { product, amount: Number(amount), ...customerOf(form) };
  const origin = shop.environment.publicUrl(context.request);
  const came = { origin, language: context.translation.asked };
  const stored = await shop.service.place(entered.sandbox, wanted, came);
  if (wantsJson(context)) return sendOrder(context, stored);
  sendOn(context, stored);
}

const customerOf = ({ name = "Salma Alqahtani", mobile = "0512345678" }: Fields) => ({
  name,
  mobile,
});

/** Registers a recurring payment in the name of the shop, for a script. */
async function takeSubscription(shop: ShopServices, context: ShopContext): Promise<void> {
  const form = await postedIn(context.request);
  const { sandbox = DEFAULT_SANDBOX, amount = "49", every = "Monthly" } = form;
  const problem = problemOf({ ...form, sandbox, amount });
  if (problem !== undefined) return refuseAsJson(context, problem);
  const wanted = {
    ...customerOf(form),
    amount: Number(amount),
    every: every as ShopSubscription["every"],
    charges: Number(form.charges ?? "12"),
    retries: Number(form.retries ?? "3"),
  };
  try {
    const origin = shop.environment.publicUrl(context.request);
    sendJson(context, 201, { sandbox, ...(await shop.service.subscribe(sandbox, wanted, origin)) });
  } catch (error) {
    sendJson(context, 409, { detail: error instanceof Error ? error.message : String(error) });
  }
}

function refuseAsJson(context: ShopContext, problem: NonNullable<FormInput["problem"]>): void {
  sendJson(context, 400, { detail: shopWords(context.translation.words).problems[problem] });
}

/** A longer field is left out of the address. */
const KEPT_LENGTH_MAX = 100;

/** The typed fields, as the query of the form has them. */
function typedIn(form: Readonly<Record<string, string | undefined>>) {
  const stored = ["sandbox", "good", "name", "mobile"].map((name) => [name, form[name]] as const);
  return Object.fromEntries(stored.filter(([, text]) => (text ?? "").length <= KEPT_LENGTH_MAX));
}

/** An amount in riyals, as a form has it. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

function problemOf({
  sandbox,
  name,
  mobile,
  amount,
}: Fields & { readonly sandbox: string }): FormInput["problem"] {
  if (!SANDBOX_NAME.test(sandbox)) return "sandbox";
  if (amount !== undefined && !(AMOUNT.test(amount) && Number(amount) > 0)) return "amount";
  if (name !== undefined && (name.trim() === "" || name.length > 100)) return "name";
  return mobile !== undefined && (mobile.trim() === "" || mobile.length > 30)
    ? "mobile"
    : undefined;
}

/** Redirects to the payment page, or to the order if that has no payment page on this origin. */
function sendOn(context: ShopContext, { order, origin }: StoredOrder): void {
  const { translation } = context;
  const { orderNumber, paymentUrl } = order;
  const url = paymentUrl === undefined ? undefined : new URL(paymentUrl);
  // A policy that named the other places to which a form may lead would let any invoice name one.
  if (url === undefined || url.origin !== new URL(origin).origin) {
    return redirect(context, withLanguage(orderPath(orderNumber), translation));
  }
  if (translation.asked !== undefined) url.searchParams.set("lang", translation.asked);
  // With any name that the browser used: this gateway serves the page under each of them.
  redirect(context, url.pathname + url.search);
}

/** Sends an order as JSON, or why it has no invoice. */
function sendOrder(context: ShopContext, { order, sandbox, notes }: StoredOrder): void {
  const { orderNumber, transactionNo, paymentUrl } = order;
  if (transactionNo === undefined) {
    return sendJson(context, 409, { detail: notes.at(-1)?.facts.why });
  }
  sendJson(context, 201, { orderNumber, sandbox, transactionNo, paymentUrl });
}

async function showOrder(
  { service }: ShopServices,
  context: ShopContext,
  stored: StoredOrder,
): Promise<void> {
  sendHtml(context, 200, renderOrder(stored, await service.standing(stored), context.translation));
}

async function checkOrder(
  { service }: ShopServices,
  context: ShopContext,
  stored: StoredOrder,
): Promise<void> {
  const { orderNumber, paidBy, transactionNo } = stored.order;
  await service.settle(stored, "asks", paidBy ?? transactionNo);
  redirect(context, withLanguage(orderPath(orderNumber), context.translation));
}

async function billOrder(
  shop: ShopServices,
  context: ShopContext,
  stored: StoredOrder,
): Promise<void> {
  await shop.service.bill(stored);
  sendOn(context, stored);
}

async function withOrder(
  { service }: ShopServices,
  context: ShopContext,
  handle: (stored: StoredOrder) => Promise<void>,
): Promise<void> {
  const stored = service.find(String(context.request.params.orderNumber));
  return stored ? handle(stored) : sendHtml(context, 404, renderUnknownOrder(context.translation));
}

async function enter(context: ShopContext, sessions: ShopSessions): Promise<void> {
  const { token = "" } = await postedIn(context.request);
  const entered = sessions.enter(token, context.request);
  if (typeof entered === "string" || "waitMs" in entered) return turnAway(context, entered);
  context.response.set("Set-Cookie", entered.cookie);
  redirect(context, withLanguage(SHOP_PATHS.page, context.translation));
}

/** Asks a browser for the token, and answers a script with the status of the failure. */
async function turnAway(context: ShopContext, verdict: TokenVerdict): Promise<void> {
  if (verdict === "right") return redirect(context, SHOP_PATHS.page);
  const detail = "the shop needs Authorization: Bearer and the control token printed at start";
  const { failure, headers } = refusedToken(verdict, detail);
  context.response.set(headers);
  if (wantsJson(context)) return sendJson(context, failure.status, { detail: failure.detail });
  sendHtml(context, failure.status, renderEntry(verdict, context.translation));
}

function wantsJson({ request }: ShopContext): boolean {
  return request.accepts(["html", "json"]) === "json";
}
