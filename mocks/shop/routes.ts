import type { Request, Response } from "express";
import { parseBody, type RawBody, readBody, readForm } from "../api/body.js";
import { DEFAULT_SANDBOX, SHOP_PATHS } from "../api/paths.js";
import type { RefusedToken, TokenCheck } from "../api/token-check.js";
import { errorText } from "../domain/text.js";
import { pageHeaders } from "../pages/headers.js";
import { packageFile, readText } from "../sandbox/disk.js";
import type { Gateway } from "../sandbox/gateway.js";
import { SANDBOX_NAME } from "../sandbox/sandbox-name.js";
import type { ShopSubscription } from "./integration.js";
import { GOODS, OrderService, type StoredOrder } from "./orders.js";
import {
  orderPath,
  PROBLEMS,
  renderOrder,
  renderReturn,
  renderShop,
  renderUnknownOrder,
  SHOP_STYLE,
} from "./pages.js";

/** Fields by name. */
type Fields = Readonly<Record<string, string | undefined>>;

function textsOf(values: object): Fields {
  const texts = Object.entries(values).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(texts);
}

const BODY_LIMIT_BYTES = 16 * 1024;

/** The fields of a posted form or JSON body; none if it is too large or neither. */
async function postedIn(request: Request): Promise<Fields> {
  if (request.method !== "POST") return {};
  if (!request.is("application/json")) return readForm(request);
  const raw = await new Promise<RawBody>((resolve) => {
    readBody(request, { limitBytes: BODY_LIMIT_BYTES }, resolve);
  });
  const parsed = parseBody(raw, request.headers);
  return "value" in parsed ? textsOf(Object(parsed.value)) : {};
}

const PLAIN = pageHeaders();
const PAGE = pageHeaders({ style: SHOP_STYLE });

const sendHtml = (response: Response, status: number, html: string) =>
  void response.status(status).set(PAGE).type("html").send(html);

const sendText = (response: Response, status: number, text: string) =>
  void response.status(status).set(PLAIN).type("text/plain").send(text);

const sendJson = (response: Response, status: number, body: object) =>
  void response.status(status).set(PLAIN).json(body);

const redirect = (response: Response, to: string) => response.set(PLAIN).redirect(303, to);

const wantsJson = (request: Request) => request.accepts(["html", "json"]) === "json";

type Handler = (request: Request, response: Response) => Promise<void> | void;

/** The handlers of the shop by path. */
export type ShopRoutes = Readonly<Record<keyof typeof SHOP_PATHS, Handler>>;

/** How the shop reaches the mock, and is reached itself. */
export interface ShopOptions {
  /** Where the operations are called on this machine, with the API token where one is asked for. */
  readonly serviceUrl: () => string;
  /** The base URL as the browser of a request and callbacks know it. */
  readonly publicUrl: (request: Request) => string;
  /** The token of the control API; none where only this machine can call. */
  readonly check: TokenCheck | undefined;
}

/** Creates the handlers of a shop without orders. On a shared host, all but the callbacks need the control token. */
export function createShopRoutes(
  gateway: Gateway,
  { serviceUrl, publicUrl, check }: ShopOptions,
): ShopRoutes {
  const service = new OrderService(gateway, serviceUrl);
  const shop = { gateway, publicUrl, service };
  const proven =
    (handle: Handler): Handler =>
    (request, response) => {
      const refused = check?.(request);
      return refused ? turnAway(response, refused) : handle(request, response);
    };
  const ofOrder = (handle: (response: Response, stored: StoredOrder) => Promise<void> | void) =>
    proven((request, response) => {
      const stored = service.find(String(request.params.orderNumber));
      return stored ? handle(response, stored) : sendHtml(response, 404, renderUnknownOrder());
    });
  return {
    page: proven((request, response) => showShop(shop, response, textsOf(request.query))),
    orders: proven((request, response) => takeOrder(shop, request, response)),
    subscriptions: proven((request, response) => takeSubscription(shop, request, response)),
    order: ofOrder((response, stored) =>
      sendHtml(response, 200, renderOrder(stored, service.standing(stored))),
    ),
    check: ofOrder(async (response, stored) => {
      const { orderNumber, paidBy, transactionNo } = stored.order;
      await service.settle(stored, "asks", paidBy ?? transactionNo);
      redirect(response, orderPath(orderNumber));
    }),
    bill: ofOrder(async (response, stored) => {
      await service.bill(stored);
      sendOn(response, stored);
    }),
    source: async (_request, response) => sendText(response, 200, await sourceText()),
    // Callbacks and customers have no token: what they say is checked, not believed.
    callback: (request, response) =>
      receiveCallback(service, request, response, check?.(request) === undefined),
  };
}

interface ShopServices extends Pick<ShopOptions, "publicUrl"> {
  readonly gateway: Gateway;
  readonly service: OrderService;
}

/** The source of the integration. */
function sourceText(): Promise<string> {
  return readText(packageFile("mocks/shop/integration.ts"));
}

function turnAway(response: Response, { failure, headers }: RefusedToken): void {
  const detail =
    failure.code === "authentication"
      ? "The shop needs the header Authorization: Bearer with the control token printed at start. " +
        "In a browser, use New order in the workbench."
      : failure.detail;
  response.set(headers);
  sendJson(response, failure.status, { detail });
}

function showShop(
  { gateway, service }: ShopServices,
  response: Response,
  entered: Fields,
  problem?: keyof typeof PROBLEMS,
): void {
  const sandbox = entered.sandbox || gateway.names()[0] || DEFAULT_SANDBOX;
  const orders = service.list(sandbox);
  const html = renderShop({ sandbox, orders, entered, problem });
  sendHtml(response, problem === undefined ? 200 : 400, html);
}

/** Places an order and redirects the customer to the payment page. A script gets the order as JSON. */
async function takeOrder(shop: ShopServices, request: Request, response: Response): Promise<void> {
  const form = await postedIn(request);
  const sandbox = form.sandbox || DEFAULT_SANDBOX;
  const good = GOODS.find(({ id }) => id === (form.good ?? "coffee"));
  const problem = good === undefined ? "good" : problemOf({ ...form, sandbox });
  if (good === undefined || problem !== undefined) {
    const detail = PROBLEMS[problem ?? "good"];
    if (wantsJson(request)) return sendJson(response, 400, { detail });
    return showShop(shop, response, { ...form, sandbox }, problem);
  }
  const { amount = good.price } = form;
  const wanted = { product: good.title, amount: Number(amount), ...customerOf(form) };
  const stored = await shop.service.place(sandbox, wanted, shop.publicUrl(request));
  if (!wantsJson(request)) return sendOn(response, stored);
  const { orderNumber, transactionNo, paymentUrl } = stored.order;
  if (transactionNo === undefined) {
    return sendJson(response, 409, { detail: stored.notes.at(-1)?.facts.why });
  }
  sendJson(response, 201, { orderNumber, sandbox, transactionNo, paymentUrl });
}

const customerOf = ({ name = "Salma Alqahtani", mobile = "0512345678" }: Fields) => ({
  name,
  mobile,
});

/** Registers a recurring payment in the name of the shop, for a script. */
async function takeSubscription(
  shop: ShopServices,
  request: Request,
  response: Response,
): Promise<void> {
  const form = await postedIn(request);
  const { sandbox = DEFAULT_SANDBOX, amount = "49", every = "Monthly" } = form;
  const problem = problemOf({ ...form, sandbox, amount });
  if (problem !== undefined) return sendJson(response, 400, { detail: PROBLEMS[problem] });
  const wanted = {
    ...customerOf(form),
    amount: Number(amount),
    every: every as ShopSubscription["every"],
    charges: Number(form.charges ?? "12"),
    retries: Number(form.retries ?? "3"),
  };
  try {
    const made = await shop.service.subscribe(sandbox, wanted, shop.publicUrl(request));
    sendJson(response, 201, { sandbox, ...made });
  } catch (error) {
    sendJson(response, 409, { detail: errorText(error) });
  }
}

/** An amount in riyals, as a form has it. */
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

function problemOf({
  sandbox = "",
  name,
  mobile,
  amount,
}: Fields): keyof typeof PROBLEMS | undefined {
  if (!SANDBOX_NAME.test(sandbox)) return "sandbox";
  if (amount !== undefined && !(AMOUNT.test(amount) && Number(amount) > 0)) return "amount";
  if (name !== undefined && (name.trim() === "" || name.length > 100)) return "name";
  const isWrong = mobile !== undefined && (mobile.trim() === "" || mobile.length > 30);
  return isWrong ? "mobile" : undefined;
}

/** Redirects to the payment page, or to the order if that has no payment page on this origin. */
function sendOn(response: Response, { order, origin }: StoredOrder): void {
  const { orderNumber, paymentUrl } = order;
  const url = paymentUrl === undefined ? undefined : new URL(paymentUrl);
  // A policy that named the other places to which a form may lead would let any invoice name one.
  const isHere = url?.origin === new URL(origin).origin;
  // With any name that the browser used: this gateway serves the page under each of them.
  redirect(response, url && isHere ? url.pathname + url.search : orderPath(orderNumber));
}

/** Receives callbacks. Customers return to the same address. */
async function receiveCallback(
  service: OrderService,
  request: Request,
  response: Response,
  isProven: boolean,
): Promise<void> {
  const fields = { ...textsOf(request.query), ...(await postedIn(request)) };
  const stored = service.find(String(fields.order));
  const isBrowser = request.headers.accept?.includes("text/html") ?? false;
  // The shop delivers nothing for a subscription, so it only acknowledges what happened to one.
  if (fields.subscription !== undefined) {
    return isBrowser ? redirect(response, SHOP_PATHS.page) : sendText(response, 200, "noted");
  }
  if (!stored) {
    if (isBrowser) return sendHtml(response, 404, renderUnknownOrder());
    return sendText(response, 404, "this shop has no such order");
  }
  const from = isBrowser ? "browser" : "callback";
  const settled = await service.settle(stored, from, numberIn(fields));
  if (!isBrowser) {
    // An answer without success makes the service call again, if it retries at all.
    return sendText(response, settled === "settled" ? 200 : 503, settled);
  }
  if (!isProven) return sendHtml(response, 200, renderReturn(stored));
  redirect(response, orderPath(stored.order.orderNumber));
}

/** The transaction number in a callback. The letter case of the field varies. */
function numberIn(fields: Fields): string | undefined {
  return Object.entries(fields).find(([name]) => name.toLowerCase() === "transactionno")?.[1];
}
