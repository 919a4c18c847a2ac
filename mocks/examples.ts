import type { Command } from "./domain/decide.js";
import { type DomainEvent, eventOfType } from "./domain/events.js";
import type { Order, Product } from "./domain/invoice.js";
import { registrationSignature } from "./domain/onboarding.js";
import { CARD_DECLINED, type RecurringPlan } from "./domain/recurring.js";
import type { Gateway } from "./sandbox/gateway.js";

/** The sandbox in which every example request of the spec works as shown. */
export const EXAMPLES_SANDBOX = "examples";

const EXAMPLES_SEED = `${EXAMPLES_SANDBOX}/${EXAMPLES_SANDBOX}`;

/** The instant of its frozen clock: the first transaction number is 1736935200000. */
const EXAMPLES_AT = "2025-01-15T10:00:00Z";

type Run = (command: Command) => readonly DomainEvent[];

/**
 * Opens the sandbox of the examples, and makes what their requests name. Everything in it follows from
 * its seed, its clock and the order of what is done here, and the spec has the ids that come of it. Each
 * request that changes something has a thing of its own, so that their order does not matter. One that
 * is kept from an earlier start stays as it is.
 */
export function openExamples(gateway: Gateway): void {
  if (gateway.find(EXAMPLES_SANDBOX)) return;
  const clock = { mode: "frozen", at: Date.parse(EXAMPLES_AT) } as const;
  gateway.create(EXAMPLES_SANDBOX, { seed: EXAMPLES_SEED, clock });
  const sandbox = gateway.open(EXAMPLES_SANDBOX);
  const run: Run = (command) => {
    const { refusal, events } = sandbox.execute(command);
    if (refusal) throw new Error(`the examples cannot be set up: ${refusal.code}`);
    return events;
  };
  run({ type: "seed-merchants", merchants: [{}] });
  const [paid = "", , coded = ""] = inOrder(4, (n) => invoice(run, `ORD-${n}`));
  run({
    ...{ type: "send-otp", transactionNo: coded, total: 2550 },
    ...{ mobile: "500000001", countryCode: "966" },
  });
  const [active = "", ended = ""] = inOrder(3, () => registered(run));
  const course = invoice(run, "ORD-5", [{ ...BEANS, title: "Brewing course", digital: true }]);
  registrations(run);
  // What calls a shop comes last: calls end when they like, and ids are drawn by what went before.
  const failure = CARD_DECLINED;
  run({ type: "arrange-charges", recurringId: ended, outcomes: ["fail"], failure });
  for (const transactionNo of [paid, course]) {
    run({
      ...{ type: "pay-invoice", transactionNo, via: "control" },
      ...{ method: "mada", cardNumber: "5297410000000007" },
    });
  }
  run({ type: "start-recurring", recurringId: active });
  run({ type: "start-recurring", recurringId: ended });
}

/** A registration that waits for each step after the first. */
function registrations(run: Run): void {
  const [mobile, partnerProfileNo] = ["0500000009", "20230101"];
  const begin = (licenseNumber: string) => {
    const license = { licenseType: "freelancer", licenseNumber, mobile, partnerProfileNo } as const;
    const { registrationId, code } = eventOfType(
      run({ type: "check-license", ...license }),
      "license-checked",
    );
    const facts = { id: registrationId, mobile, partnerProfileNo };
    const signature = registrationSignature(facts, EXAMPLES_SEED);
    return { registrationId, signature, mobile, partnerProfileNo, code };
  };
  begin("FL-1");
  run({ type: "validate-registration-otp", ...begin("FL-2") });
  const described = begin("FL-3");
  run({ type: "validate-registration-otp", ...described });
  run({ type: "add-merchant-info", ...described, info: FLORIST });
}

const FLORIST = {
  iban: "SA0380000000608010167519",
  bankName: "Example Bank",
  category: "Flowers",
  salesVolume: "10000",
  sellingScope: "domestic",
  civilId: "1010101010",
  licenseName: "Sara Flowers",
  email: "sara@flowers.example",
  firstName: "Sara",
  lastName: "Al Harbi",
};

/** Makes so many, one after the other. */
function inOrder(count: number, make: (n: number) => string): string[] {
  return Array.from({ length: count }, (_, n) => make(n + 1));
}

function invoice(run: Run, orderNumber: string, products: readonly Product[] = [BEANS]): string {
  const order = { ...ORDER, orderNumber, products };
  return eventOfType(run({ type: "create-invoice", order }), "invoice-created").transactionNo;
}

function registered(run: Run): string {
  const events = run({ type: "register-recurring", plan: PLAN });
  return eventOfType(events, "recurring-registered").recurringId;
}

const CLIENT = { clientName: "Sara Al Harbi", clientMobile: "0500000001" } as const;

const BEANS: Product = {
  ...{ title: "Coffee beans", price: 2550, quantity: 1, description: null },
  ...{ digital: null, imageUrl: null, vatRate: null, cost: null },
};

const ORDER: Omit<Order, "orderNumber" | "products"> = {
  ...CLIENT,
  amount: 2550,
  currency: "SAR",
  callbackUrl: "https://merchant.example/paid",
  cancelUrl: null,
  clientEmail: null,
  smsMessage: null,
  brands: null,
  displayPending: null,
  note: null,
};

const PLAN: RecurringPlan = {
  amount: 4950,
  currency: "SAR",
  note: "Membership",
  customerName: CLIENT.clientName,
  customerMobile: CLIENT.clientMobile,
  customerEmail: "sara@customer.example",
  callbackUrl: "https://merchant.example/charged",
  interval: "Monthly",
  intervalDays: null,
  iterations: 3,
  retryCount: 0,
};
