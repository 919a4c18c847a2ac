import { pathPrefix } from "../api/links.js";
import { fillPath } from "../api/path-template.js";
import { PAGE_PATHS, workbenchPath } from "../api/paths.js";
import { cardDigits } from "../domain/card.js";
import { expiresAt, type Invoice, offeredBrands, type Product } from "../domain/invoice.js";
import { type Brand, formatAmount } from "../domain/money.js";
import type { Refusal } from "../domain/refusal.js";
import { type EpochMs, toIso } from "../domain/time.js";
import type { WorldView } from "../domain/world.js";
import { asksForChallenge, fittingCards, groupedNumber } from "../faults/test-cards.js";
import { redirectUrl } from "../sandbox/request.js";
import type { Translation } from "./language.js";
import type {
  EnteredView,
  FieldProblems,
  PaymentPageView,
  PaymentStep,
  ProductView,
  ReturnLink,
  TestCardView,
  WrongFields,
} from "./views.js";
import type { Words } from "./words/en.js";

/** A mobile number of Saudi Arabia as the wallets write it, 05 and eight digits; undefined for any other. */
export function saudiMobile(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()-]/g, "");
  const [, rest] = /^(?:(?:\+|00)?966|0)?(5\d{8})$/.exec(digits) ?? [];
  return rest === undefined ? undefined : `0${rest}`;
}

/** A mobile number with its middle hidden, as on a page that others may see. */
function maskedMobile(mobile: string): string {
  return mobile.replace(/^(\d{2})\d+(\d{3})$/, "$1••••$2");
}

/** The cards that fit what an invoice offers, each with the address of a page that it fills in. */
function testCardViews(
  offered: readonly Brand[],
  hrefOf: (number: string) => string,
  words: Words,
): readonly TestCardView[] {
  return fittingCards(offered).map(({ number, method, asks, declined }) => {
    const good = asks === null ? words.cards.pays : words.cards.asks;
    const leads = declined === null ? good : words.bank(declined.message);
    return { number: groupedNumber(number), method, leads, href: hrefOf(number) };
  });
}

/** The form values of a test card, or undefined for another number. */
function testCardEntry(
  number: string,
  offered: readonly Brand[],
  now: number,
): Omit<EnteredView, "mobile"> | undefined {
  const card = fittingCards(offered).find((known) => known.number === number);
  if (card === undefined) return undefined;
  const { method } = card;
  const year = Number(toIso(now).slice(2, 4)) + GOOD_FOR_YEARS;
  const expiry = `12/${String(year % 100).padStart(2, "0")}`;
  const code = method === "amex" ? "1234" : "123";
  return { method, cardNumber: groupedNumber(number), expiry, code };
}

const GOOD_FOR_YEARS = 3;

/** What a payment page shows besides what the world knows. */
export interface Shown {
  /** What was wrong with the last form post, in the words of a language. */
  readonly notice?: ((words: Words) => string) | null;
  readonly problems?: WrongFields;
  /** What was entered; nothing yet without it. */
  readonly entered?: Partial<EnteredView>;
  /** The number of a card of the tests that is to fill the form. */
  readonly card?: string;
  /** The payment session whose code is asked for. */
  readonly session?: string;
  readonly challenge?: Extract<PaymentStep, { is: "challenge" }>;
  /** The number of a card of the tests whose bank asks. */
  readonly challenged?: string;
}

/** What a view of a payment is made from. */
interface PaymentParts {
  readonly world: WorldView;
  readonly invoice: Invoice;
  readonly now: EpochMs;
  readonly paths: PagePaths;
  readonly words: Words;
  readonly shown: Shown;
}

/** What the payment page of an invoice shows. */
export function paymentView(parts: PaymentParts): PaymentPageView {
  const { invoice, paths, words } = parts;
  const { transactionNo, order, status } = invoice;
  const brands = offeredBrands(order);
  return {
    transactionNo,
    orderNumber: order.orderNumber,
    clientName: order.clientName,
    amount: formatAmount(order.amount),
    currency: order.currency,
    note: order.note,
    products: order.products.map(productView),
    brands,
    status,
    closedBy: invoice.canceledBy,
    expiresAt: toIso(expiresAt(invoice)),
    ...notices(parts),
    step: stepOf(parts),
    entered: enteredView(parts),
    testCards: testCardViews(brands, (card) => `${paths.page({ card })}#pay`, words),
    action: paths.action,
    qrUrl: paths.qr,
    receiptUrl: paths.receipt,
    paidAt: status === "paid" && invoice.closedAt !== null ? toIso(invoice.closedAt) : null,
    refundedAt: refundedAt(invoice),
    method: invoice.method,
    returnTo: returnLink(parts.world, invoice, words),
    // The shop may send the browser on to any other place, and the policy holds for the whole chain.
    formTargets: ["http:", "https:"],
  };
}

/** What happened last, and nothing besides: a form that was wrong comes after a decline. */
function notices(parts: PaymentParts): Pick<PaymentPageView, "notice" | "problems" | "decline"> {
  const { invoice, words, shown } = parts;
  const over = whyNot(parts);
  const notice = shown.notice?.(words) ?? (over ? words.refusal(over) : null);
  const problems = problemsIn(words, shown.problems);
  const decline = invoice.declines.at(-1);
  const hasNoNotice = notice === null && Object.keys(problems).length === 0;
  if (!decline || !hasNoNotice) return { notice, problems, decline: null };
  const { code, message } = decline;
  return { notice, problems, decline: { code, message: words.bank(message) } };
}

/** What was wrong with fields, in the words of a language. */
export function problemsIn(words: Words, wrong: WrongFields = {}): FieldProblems {
  const problems = Object.entries(wrong).map(([field, problem]) => [field, words.problem(problem)]);
  return Object.fromEntries(problems);
}

function enteredView({ invoice: { order }, now, shown }: PaymentParts): EnteredView {
  const empty = { method: null, cardNumber: "", expiry: "", code: "" };
  const mobile = saudiMobile(order.clientMobile) ?? "";
  const card = testCardEntry(shown.card ?? "", offeredBrands(order), now);
  return { ...empty, mobile, ...card, ...shown.entered };
}

function stepOf({ world, invoice, now, paths, shown }: PaymentParts): PaymentStep {
  const { session: id = "", challenge, challenged = "" } = shown;
  if (challenge) return challenge;
  const card = testCardEntry(challenged, offeredBrands(invoice.order), now);
  if (card && asksForChallenge(challenged)) return challengeOf({ ...card });
  const session = world.otpSessions.get(id);
  if (session?.transactionNo !== invoice.transactionNo) return { is: "choose" };
  if (session.state !== "open" || now >= session.expiresAt) return { is: "choose" };
  const mobile = maskedMobile(session.mobile);
  const ends = toIso(session.expiresAt);
  const [backUrl, phoneUrl] = [paths.page(), workbenchPath(world.name, "phone")];
  return { is: "otp", sessionId: id, mobile, expiresAt: ends, backUrl, phoneUrl };
}

/** The step of 3-D Secure for what was entered, which the answer to it brings again. */
export function challengeOf(
  fields: Readonly<Record<string, string | null | undefined>>,
): Extract<PaymentStep, { is: "challenge" }> {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value == null ? [] : [[name, value]],
  );
  const ending = cardDigits(fields.cardNumber ?? "").slice(-4);
  return { is: "challenge", ending, fields: Object.fromEntries(given) };
}

/** Why a session takes no code any more; undefined if it does, or never did. */
function whyNot({ world, invoice, now, shown }: PaymentParts): Refusal | undefined {
  const { session: id = "" } = shown;
  const session = world.otpSessions.get(id);
  const isOurs = session?.transactionNo === invoice.transactionNo;
  if (!session || !isOurs || invoice.status !== "pending") return undefined;
  const { state, expiresAt: expiredAt } = session;
  if (state !== "open") return { code: "otp-session-closed", sessionId: id, state };
  return now >= expiredAt ? { code: "otp-session-expired", sessionId: id, expiredAt } : undefined;
}

/** The way back to the shop from an invoice that is over: where a redirect would have led. */
export function returnLink(
  world: WorldView,
  { transactionNo, status, order }: Invoice,
  words: Words,
): ReturnLink | null {
  if (status === "pending") return null;
  const target = status === "paid" ? order.callbackUrl : order.cancelUrl;
  if (target === null) return null;
  const href = redirectUrl(world, { about: { kind: status, transactionNo }, target });
  return { href, label: words.backToShop };
}

/** When the money was paid back; null where it was not. */
export function refundedAt({ refund }: Invoice): string | null {
  return refund?.status === "refunded" ? toIso(refund.at) : null;
}

/** A line of an order, its price in two decimals. */
export function productView({
  title,
  description,
  quantity,
  price,
  digital,
}: Product): ProductView {
  const isDigital = digital === true;
  return { title, description, qty: quantity, price: formatAmount(price), isDigital };
}

/** The form of the payment page: the full page, or the simple one for the web view of an app. */
export type PaymentPlace = "order" | "frame";

/** Paths on this gateway that a page of an invoice points to. */
export interface PagePaths {
  readonly action: string;
  readonly qr: string;
  readonly receipt: string;
  /** The page itself with more in its query: a card of the tests, a session of a wallet. */
  page(query?: Readonly<Record<string, string>>): string;
}

/** The paths of an invoice, with a language that was asked for. `isNamed`: the called URL names the sandbox. */
export function pathsOf(
  world: WorldView,
  place: PaymentPlace,
  transactionNo: string,
  { asked }: Translation,
  isNamed: boolean,
): PagePaths {
  const prefix = pathPrefix(world, isNamed);
  const at = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const all = new URLSearchParams();
    if (asked !== undefined) all.set("lang", asked);
    for (const [name, value] of Object.entries(query)) all.set(name, value);
    return prefix + fillPath(path, () => transactionNo) + (all.size > 0 ? `?${all}` : "");
  };
  const page: PagePaths["page"] = (query) => at(PAGE_PATHS[place], query);
  return { action: page(), qr: at(PAGE_PATHS.qr), receipt: at(PAGE_PATHS.receipt), page };
}
