import type { CardDetails } from "../../../spec/generated/openapi.types.js";
import { whenReady } from "../../domain/awaitable.js";
import { AUTHENTICATION, type CardProblem, cardProblems } from "../../domain/card.js";
import type { DomainEvent } from "../../domain/events.js";
import { CARD_BRANDS, type Order, offeredBrands } from "../../domain/invoice.js";
import type { Brand } from "../../domain/money.js";
import type { Refusal } from "../../domain/refusal.js";
import type { EpochMs } from "../../domain/time.js";
import type { WorldView } from "../../domain/world.js";
import { asksForChallenge, testCardBrand } from "../../faults/test-cards.js";
import type { SandboxSession } from "../../runtime/sandbox/session.js";
import { invalidFields, journaled, problem, refusedProblem } from "../failures.js";
import { linksOf } from "../links.js";
import type { PaymentCall, PaymentHandlers } from "../types.js";
import type { FieldError } from "../validation.js";
import { invoiceBody, moneyReader, orderOf, sharingOf } from "./order-wire.js";

/** What takes an invoice of a world as it is answered; undefined where there is none. */
export function invoiceOf(transactionNo: string, baseUrl: string) {
  return (world: WorldView) => {
    const invoice = world.invoices.get(transactionNo);
    return invoice && invoiceBody(invoice, world, linksOf(world, baseUrl));
  };
}

/** The answer to a call that created an invoice. */
export function created(sandbox: SandboxSession, events: readonly DomainEvent[], baseUrl: string) {
  const born = events.find((event) => event.type === "invoice-created");
  if (born?.type !== "invoice-created") throw new Error("no invoice was created");
  const invoice = sandbox.peek(invoiceOf(born.transactionNo, baseUrl));
  if (!invoice) throw new Error(`invoice ${born.transactionNo} is not to be found`);
  return { status: 200, body: invoice } as const;
}

type InvoiceHandlers = Pick<PaymentHandlers, "addInvoice" | "getInvoice" | "cancelInvoice">;

/** The operations on invoices. */
export function invoiceHandlers(baseUrl: () => string): InvoiceHandlers {
  return {
    addInvoice({ body, sandbox, tolerated, calledAt }) {
      const order = orderOf(body, tolerated, sandbox);
      if (sandbox.settings.strict && tolerated.length > 0) return tooLoose(tolerated.splice(0));
      const decided = sandbox.execute({ type: "create-invoice", order }, calledAt);
      return whenReady(decided, ({ refusal, events }) =>
        refusal ? refusedProblem(refusal, 400) : created(sandbox, events, calledAt ?? baseUrl()),
      );
    },

    getInvoice({ params: { transactionNo }, sandbox, calledAt }) {
      return whenReady(sandbox.read(invoiceOf(transactionNo, calledAt ?? baseUrl())), (invoice) => {
        if (invoice) return { status: 200, body: invoice };
        return refusedProblem({ code: "invoice-unknown", transactionNo } satisfies Refusal, 404);
      });
    },

    cancelInvoice({ body: { transactionNo }, sandbox, struck }) {
      const command = { type: "cancel-invoice", transactionNo, by: "merchant" } as const;
      return whenReady(sandbox.execute(command), ({ refusal, events }) => {
        struck(sandbox, events);
        if (refusal) return refusedProblem(refusal, 400, 404);
        const asText = sandbox.settings.assumptions["cancel-success-type"] === "string";
        return { status: 200, body: { success: asText ? "true" : true } };
      });
    },
  };
}

/** Strict mode refuses what had to be rounded. */
function tooLoose(tolerated: readonly FieldError[]) {
  const failure = invalidFields(tolerated);
  return { status: 400, body: problem(failure), ...journaled(failure) } as const;
}

/** The operation by which a partner creates an invoice that its merchants share. */
export function merchantInvoiceHandlers(
  baseUrl: () => string,
): Pick<PaymentHandlers, "addMerchantInvoice"> {
  return {
    addMerchantInvoice({ body, sandbox, tolerated, calledAt }) {
      const sharing = sharingOf(body, moneyReader(tolerated));
      const order = { ...orderOf(body, tolerated, sandbox), ...sharing };
      const decided = sandbox.execute({ type: "create-invoice", order }, calledAt);
      return whenReady(decided, ({ refusal, events }) =>
        refusal
          ? refusedProblem(refusal, 400, 404)
          : created(sandbox, events, calledAt ?? baseUrl()),
      );
    },
  };
}

/** The operation that creates an invoice and pays it by card, all in one call. */
export function cardPaymentHandlers(baseUrl: () => string): Pick<PaymentHandlers, "payByCard"> {
  return {
    payByCard(call) {
      const { body, sandbox, tolerated, calledAt } = call;
      const order = orderOf(body, tolerated, sandbox);
      const { method, wrong } = judged(body.card, order, sandbox.now());
      if (method === undefined) {
        const failure = invalidFields(wrong);
        return { status: 400, body: problem(failure), ...journaled(failure) };
      }
      const decided = sandbox.execute({ type: "create-invoice", order }, calledAt);
      return whenReady(decided, (created) => {
        if (created.refusal) return refusedProblem(created.refusal, 400);
        const born = created.events.find((event) => event.type === "invoice-created");
        if (born?.type !== "invoice-created") throw new Error("no invoice was created");
        return pay(call, born.transactionNo, method, baseUrl);
      });
    },
  };
}

/** A card that is declined, or asks for 3-D Secure, leaves the invoice pending and says why. */
function pay(
  { body, sandbox, struck, calledAt }: PaymentCall<"payByCard">,
  transactionNo: string,
  method: Brand,
  baseUrl: () => string,
) {
  const cardNumber = body.card.number;
  const command = asksForChallenge(cardNumber)
    ? ({ type: "decline-payment", transactionNo, ...AUTHENTICATION.required } as const)
    : ({ type: "pay-invoice", transactionNo, method, via: "card", cardNumber } as const);
  return whenReady(sandbox.execute(command), ({ refusal, events }) => {
    struck(sandbox, events);
    if (refusal && refusal.code !== "payment-declined") return refusedProblem(refusal, 400);
    const invoice = sandbox.peek(invoiceOf(transactionNo, calledAt ?? baseUrl()));
    if (!invoice) throw new Error(`invoice ${transactionNo} is not to be found`);
    return { status: 200, body: invoice } as const;
  });
}

interface Judged {
  readonly method: Brand | undefined;
  readonly wrong: readonly FieldError[];
}

/** The brand that a card pays as, or what is wrong with it under the brand that it comes closest to. */
function judged(card: CardDetails, order: Order, now: EpochMs): Judged {
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
    ? closest.problems.map((problem) => ({ name: FIELDS[problem.field], error: said(problem) }))
    : [noCard];
  return { method: undefined, wrong };
}

const FIELDS = { number: "card.number", expiry: "card.expiry", code: "card.securityCode" } as const;

/** What was entered is not repeated: a card number has no place in an answer. */
function said(problem: CardProblem): string {
  switch (problem.is) {
    case "missing":
      return "is required, but nothing came";
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
