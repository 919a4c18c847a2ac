import { describe, expect } from "vitest";
import { clientOf } from "../support/client.js";
import { type Persons, test } from "../support/persons.js";

const PATH = "/api/cancelRecurring";

/** Who can cancel a recurring payment, and the status that each is answered with. */
const WHO = {
  merchant: {
    canceled: 200,
    refused: 400,
    cancels: ({ merchant }: Persons, recurringId: string) => merchant.post(PATH, { recurringId }),
  },
  customer: {
    canceled: 303,
    refused: 409,
    cancels: ({ customer }: Persons, id: string) => customer.approves(id, { do: "cancel" }),
  },
  tester: {
    canceled: 200,
    refused: 409,
    cancels: ({ gateway }: Persons, id: string) =>
      clientOf(gateway.controlUrl).post(`/sandboxes/shop/recurring/${id}/cancel`),
  },
} as const;
type Who = keyof typeof WHO;

/** Brings a new recurring payment into each of its states. */
const STATES: Readonly<Record<string, (persons: Persons) => Promise<string>>> = {
  Registered: ({ merchant }) => merchant.registers(),
  Active: async ({ merchant, tester }) => {
    const id = await merchant.registers();
    await tester.recurring.start(id);
    return id;
  },
  Canceled: async ({ merchant }) => {
    const id = await merchant.registers();
    await merchant.post(PATH, { recurringId: id });
    return id;
  },
  Completed: async ({ merchant, tester }) => {
    const id = await merchant.registers({ recurring: { iterations: 1 } });
    await tester.recurring.start(id);
    return id;
  },
  Ended: async ({ merchant, tester }) => {
    const id = await merchant.registers({ recurring: { retryCount: 0 } });
    await tester.recurring.arrangeCharges(id, { outcomes: ["fail"] });
    await tester.recurring.start(id);
    return id;
  },
};

const people = Object.keys(WHO) as Who[];
const statusOf = async ({ merchant }: Persons, id: string) => {
  const { body } = await merchant.get("/api/recurringPayments");
  return body.find(({ recurringId }: { recurringId: string }) => recurringId === id)?.status;
};

describe("a recurring payment can be canceled while it is open [cancel-recurring]", () => {
  test.for(people.flatMap((who) => ["Registered", "Active"].map((state) => [state, who] as const)))(
    "%s, by the %s",
    async ([state, who], { persons }) => {
      const id = (await STATES[state]?.(persons)) ?? "";
      const told = persons.merchant.shop.told.length;

      const canceled = await WHO[who].cancels(persons, id);
      await persons.tester.clock.advance({ by: "P1Y" });

      expect(canceled.status).toBe(WHO[who].canceled);
      if (who === "merchant") {
        const response = { isSuccess: true, message: "Success", validationErrors: null };
        expect(canceled.body).toEqual({ response });
      }
      expect(await statusOf(persons, id)).toBe("Canceled");
      expect(persons.merchant.shop.told).toHaveLength(told);
    },
  );

  test.for(
    people.flatMap((who) =>
      ["Canceled", "Completed", "Ended"].map((state) => [state, who] as const),
    ),
  )("and not once it is %s, by the %s", async ([state, who], { persons }) => {
    const id = (await STATES[state]?.(persons)) ?? "";
    const before = await persons.tester.events();

    const refused = await WHO[who].cancels(persons, id);

    expect(refused.status).toBe(WHO[who].refused);
    const why = `recurring payment ${id} is ${state.toLowerCase()}, so it cannot be canceled`;
    if (who === "merchant") {
      expect(refused.body).toEqual({
        response: {
          isSuccess: false,
          message: why,
          validationErrors: [{ name: "recurringId", error: why }],
        },
      });
    } else expect(refused.text.toLowerCase()).toContain(why);
    expect(await persons.tester.events()).toEqual(before);
  });

  test("but not without its id, or under an unknown one", async ({ merchant }) => {
    const unknown = await merchant.post(PATH, { recurringId: "none" });
    expect(unknown.status).toBe(404);
    expect(unknown.body.response.message).toBe("there is no recurring payment none");
    expect((await merchant.post(PATH, {})).status).toBe(400);
  });
});

describe("the list of recurring payments [list-recurring]", () => {
  test("is empty at first", async ({ merchant }) => {
    expect((await merchant.get("/api/recurringPayments")).text).toBe("[]");
  });

  test("tells the state, the schedule, the counters and the next charge", async ({ persons }) => {
    const { merchant, tester } = persons;
    const ids = [];
    for (const bring of Object.values(STATES)) ids.push(await bring(persons));

    const { status, body } = await merchant.get("/api/recurringPayments");

    expect(status).toBe(200);
    const shown = body.map(({ recurringId, status }: Record<string, unknown>) => [
      recurringId,
      status,
    ]);
    expect(shown).toEqual(ids.map((id, n) => [id, Object.keys(STATES)[n]]));
    expect(body[1]).toEqual({
      recurringId: ids[1],
      status: "Active",
      customerName: "Zaid Matooq",
      amount: 49.5,
      currencyCode: "SAR",
      type: "Monthly",
      intervalDays: null,
      iterations: 3,
      retryCount: 2,
      chargesDone: 1,
      cycle: 2,
      retriesUsed: 0,
      nextChargeAt: "2026-04-01T12:00:00.000Z",
      createdAt: "2026-03-01T12:00:00.000Z",
    });
    expect(body[0]).toMatchObject({ cycle: 0, chargesDone: 0, nextChargeAt: null });
    expect((await tester.recurring.list()).map(({ recurringId }) => recurringId)).toEqual(ids);
  });
});
