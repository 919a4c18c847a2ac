import type { Request, Response } from "express";
import { SHOP_SOURCE } from "../../spec/generated/shop-source.js";
import { SHOP_PATHS } from "../api/paths.js";
import { refusedToken, type TokenVerdict } from "../api/token-check.js";
import { tongueAt } from "../pages/language.js";
import { SANDBOX_NAME } from "../runtime/registry/tokens.js";
import { Counter, type ShopPlace } from "./counter.js";
import { renderEntry, renderUnknownOrder } from "./entry-page.js";
import { withLanguage, withQuery } from "./frame.js";
import { GOODS } from "./goods.js";
import type { Kept } from "./notes.js";
import { renderOrder } from "./order-page.js";
import { orderPath } from "./parts.js";
import type { Proof } from "./proof.js";
import { beTold } from "./receiver.js";
import { renderShop } from "./shop-page.js";
import type { Entered } from "./views.js";
import {
  postedIn,
  queriedIn,
  redirect,
  type ShopVisit,
  sendHtml,
  sendJson,
  sendText,
  visitOf,
} from "./visit.js";

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
