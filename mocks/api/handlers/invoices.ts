import type { CardDetails } from "../../../spec/generated/openapi.types.js";
import { AUTHENTICATION, type CardProblem, cardProblems } from "../../domain/card.js";
import { type DomainEvent, eventOfType } from "../../domain/events.js";
import { CARD_BRANDS, type Order, offeredBrands } from "../../domain/invoice.js";
import { type Brand, unroundedHalalas } from "../../domain/money.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import { asksForChallenge, testCardBrand } from "../../faults/test-cards.js";
import { invalidProblem, refusedProblem } from "../failures.js";
import type { FieldError } from "../field-errors.js";
import type { PaymentCall, PaymentHandlers } from "../types.js";
import { invoiceBody, moneyReader, orderOf, sharingOf } from "./order-wire.js";

/** The operations on invoices. */
export const invoiceHandlers: Pick<
  PaymentHandlers,
  "addInvoice" | "addMerchantInvoice" | "payByCard" | "getInvoice" | "cancelInvoice"
> = {
  addInvoice(call) {
    const { body, sandbox } = call;
    const order = orderOf(body, moneyReader(call), sandbox);
    const { refusal, events } = call.execute(creation(order, body.amount));
    return refusal ? refusedProblem(refusal, 400) : invoiceReply(call, createdNo(events));
  },

  addMerchantInvoice(call) {
    const { body, sandbox } = call;
    const money = moneyReader(call);
    const order = { ...orderOf(body, money, sandbox), ...sharingOf(body, money) };
    const { refusal, events } = call.execute(creation(order, body.amount));
    return refusal ? refusedProblem(refusal, 400, 404) : invoiceReply(call, createdNo(events));
  },

  payByCard(call) {
    const { body, sandbox } = call;
    const order = orderOf(body, moneyReader(call), sandbox);
    const { method, wrong } = judgeCard(body.card, order, sandbox.now());
    if (method === undefined) return invalidProblem(wrong);
    const { refusal, events } = call.execute(creation(order, body.amount));
    return refusal ? refusedProblem(refusal, 400) : payCreated(call, createdNo(events), method);
  },

  getInvoice({ params: { transactionNo }, sandbox, links }) {
    const invoice = sandbox.read((world) => bodyIn(world, transactionNo, links));
    if (!invoice) return refusedProblem({ code: "invoice-unknown", transactionNo }, 404);
    return { status: 200, body: invoice };
  },

  cancelInvoice({ body: { transactionNo }, sandbox, execute }) {
    const { refusal } = execute({ type: "cancel-invoice", transactionNo, by: "merchant" });
    if (refusal) return refusedProblem(refusal, 400, 404);
    const asText = sandbox.settings.assumptions["cancel-success-type"] === "string";
    return { status: 200, body: { success: asText ? "true" : true } };
  },
};

/** The minimum holds for the amount as it was sent, and not for what it is rounded to. */
function creation(order: Order, amount: number) {
  return { type: "create-invoice", order, asked: unroundedHalalas(amount) } as const;
}

/** Pays an invoice by card. A card that is declined, or asks for 3-D Secure, leaves it pending. */
function payCreated(call: PaymentCall<"payByCard">, transactionNo: string, method: Brand) {
  const cardNumber = call.body.card.number;
  const command = asksForChallenge(cardNumber)
    ? ({ type: "decline-payment", transactionNo, ...AUTHENTICATION.required } as const)
    : ({ type: "pay-invoice", transactionNo, method, via: "card", cardNumber } as const);
  const { refusal } = call.execute(command);
  return refusal && refusal.code !== "payment-declined"
    ? refusedProblem(refusal, 400)
    : invoiceReply(call, transactionNo);
}

function createdNo(events: readonly DomainEvent[]): string {
  return eventOfType(events, "invoice-created").transactionNo;
}

type InvoiceCall = Pick<PaymentCall<"addInvoice">, "sandbox" | "links">;

function invoiceReply({ sandbox, links }: InvoiceCall, transactionNo: string) {
  const body = bodyIn(sandbox.world, transactionNo, links);
  if (!body) throw new Error(`invoice ${transactionNo} is missing`);
  return { status: 200, body } as const;
}

/** Reads the body of an invoice from a world, or undefined. */
function bodyIn(world: WorldView, transactionNo: string, links: InvoiceCall["links"]) {
  const invoice = world.invoices.get(transactionNo);
  return invoice && invoiceBody(invoice, world, links(world));
}

/** The brand that a card pays as, or what is wrong with it under the brand that it comes closest to. */
function judgeCard(
  card: CardDetails,
  order: Order,
  now: EpochMs,
): { readonly method: Brand | undefined; readonly wrong: readonly FieldError[] } {
  const offered = offeredBrands(order).filter((brand) => CARD_BRANDS.includes(brand));
  const known = testCardBrand(card.number);
  // A number of mada begins like those of others, so what the invoice offers first decides.
  const brands = known && offered.includes(known) ? [known] : offered;
  const { month, year } = card.expiry;
  const entry = { number: card.number, expiry: `${month}/${year}`, code: card.securityCode };
  const judgments = brands.map((brand) => ({ brand, problems: cardProblems(entry, brand, now) }));
  const fits = judgments.find(({ problems }) => problems.length === 0);
  if (fits) return { method: fits.brand, wrong: [] };
  judgments.sort((one, other) => one.problems.length - other.problems.length);
  const [closest] = judgments;
  const noCard = { name: "supportedCardBrands", error: "names no card, and this call pays by one" };
  const wrong = closest
    ? closest.problems.map((problem) => ({ name: FIELDS[problem.field], error: describe(problem) }))
    : [noCard];
  return { method: undefined, wrong };
}

const FIELDS = { number: "card.number", expiry: "card.expiry", code: "card.securityCode" } as const;

/** What was entered is not repeated: a card number has no place in an answer. */
function describe(problem: CardProblem): string {
  switch (problem.is) {
    case "missing":
      return "is missing";
    case "not-digits":
      return "must be digits";
    case "mistyped":
      return "has a wrong check digit";
    case "length":
      return problem.field === "number"
        ? `must have ${problem.lengths.join(" or ")} digits`
        : `must have ${problem.digits} digits`;
    case "other-brand":
      return "belongs to no card that this invoice can be paid by";
    case "no-month":
      return "must be a month from 1 to 12 and a year in two digits or four";
    case "past":
      return "is over: the card has expired";
    case "far":
      return "is further away than any card is good for";
  }
}
