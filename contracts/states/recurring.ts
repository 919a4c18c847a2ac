import type { RecurringRecord } from "../../spec/generated/control.types.js";
import type { StateSetup } from "./setup.js";
import { mustBe, type State, state } from "./state.js";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

async function register(
  { call, control }: StateSetup,
  iterations: number,
): Promise<RecurringRecord> {
  const body = {
    payment: { value: 49.5, currencyCode: "SAR", paymentNote: "Membership" },
    customer: { name: "Sara Al Harbi", mobile: "0500000001", email: "sara@customer.example" },
    urls: { callback: "https://merchant.example/charged" },
    recurring: { type: "Monthly", iterations, retryCount: 0 },
  } as const;
  const { invoiceDetails } = await call("registerPayment", { body });
  if (invoiceDetails === null) throw new Error("registerPayment answered without invoiceDetails");
  const { recurringId } = invoiceDetails;
  return (await control("readRecurring", { path: { recurringId } })).body;
}

/** Lets the customer accept it, unless the switch first-charge has begun with it already. */
async function begin(
  { control }: StateSetup,
  { recurringId, status }: RecurringRecord,
): Promise<void> {
  if (status === "registered") await control("startRecurring", { path: { recurringId } });
  else await control("moveClockToBoundary", { body: { recurringId, boundary: "next-charge" } });
}

function recurringState(
  meaning: string,
  wanted: RecurringRecord["status"],
  { iterations }: { readonly iterations: number },
  then: (setup: StateSetup, registered: RecurringRecord) => Promise<unknown>,
): State<Readonly<Record<never, never>>, "token" | "recurringId"> {
  return state({
    meaning,
    params: {},
    injects: ["token", "recurringId"],
    async reach(setup) {
      const registered = await register(setup, iterations);
      const { recurringId } = registered;
      await then(setup, registered);
      const { body } = await setup.control("readRecurring", { path: { recurringId } });
      mustBe(`recurring payment ${recurringId}`, wanted, body.status);
      return { token: setup.token, recurringId };
    },
  });
}

/** States of recurring payments. */
export const recurringStates = {
  "a registered recurring payment": recurringState(
    "a recurring payment waits for the customer to accept it",
    "registered",
    { iterations: 3 },
    async () => undefined,
  ),

  "an active recurring payment": recurringState(
    "the customer is charged each month, and was charged once",
    "active",
    { iterations: 3 },
    async (setup, registered) => {
      if (registered.status !== "active") await begin(setup, registered);
    },
  ),

  "a canceled recurring payment": recurringState(
    "the merchant has canceled a recurring payment",
    "canceled",
    { iterations: 3 },
    (setup, { recurringId }) => setup.call("cancelRecurring", { body: { recurringId } }),
  ),

  "a completed recurring payment": recurringState(
    "all charges of a recurring payment are made",
    "completed",
    { iterations: 1 },
    async (setup, registered) => {
      if (registered.status !== "completed") await begin(setup, registered);
    },
  ),

  "an ended recurring payment": recurringState(
    "a charge of a recurring payment failed, and no retry is left",
    "ended",
    { iterations: 3 },
    async (setup, registered) => {
      const path = { recurringId: registered.recurringId };
      await setup.control("arrangeCharges", { path, body: { outcomes: ["fail"] } });
      await begin(setup, registered);
    },
  ),

  "no recurring payments": state({
    meaning: "the merchant has none",
    params: {},
    injects: ["token"],
    async reach({ control, token }) {
      const { body } = await control("listRecurring");
      mustBe("the number of recurring payments", "0", String(body.recurring.length));
      return { token };
    },
  }),

  "no such recurring payment": state({
    meaning: "`recurringId` has the form of an id, but no recurring payment has it",
    params: {},
    injects: ["token", "recurringId"],
    bare: true,
    reach: async ({ token }) => ({ token, recurringId: UNKNOWN_ID }),
  }),
};
