import fc from "fast-check";
import { expect } from "vitest";
import { control, type Real, service } from "./real.js";
import type { Box, Model, Plan } from "./shapes.js";
import { expectProblem, inSequence, NO_PLAN, pick, type Side, stepOf } from "./step.js";
import { close, DAY, PLAN_AMOUNT, start } from "./time.js";
import { wait } from "./world-steps.js";

interface Register {
  readonly side: Side;
  readonly kind: Plan["kind"];
  readonly days: number | undefined;
  readonly iterations: number;
  readonly retries: number | undefined;
}

const register = stepOf<Register>("registers", async (data, box, _model, real) => {
  const { kind, days, iterations, retries } = data;
  const { status, body } = await service(real, box, "POST", "/api/registerPayment", {
    payment: { value: Number(PLAN_AMOUNT), currencyCode: "SAR" },
    customer: { name: "Zaid", mobile: "0509200900" },
    urls: { callback: `${real.shop}/charged` },
    recurring: { type: kind, intervalDays: days, iterations, retryCount: retries },
  });
  const daysWrong = kind === "Custom" && (days === undefined || days < 1 || days > 180);
  const wrong = daysWrong || iterations < 0 || (retries !== undefined && retries > 5);
  if (wrong) {
    expect(status).toBe(Number(box.options["register-failure-status"]));
    return expect(body).toMatchObject({ response: { isSuccess: false }, invoiceDetails: null });
  }
  expect(status).toBe(200);
  expect(body.response).toMatchObject({ isSuccess: true, validationErrors: null });
  const plan: Plan = {
    id: body.invoiceDetails.recurringId,
    kind,
    days: kind === "Custom" ? (days ?? null) : null,
    iterations,
    retries: retries ?? 0,
    state: "registered",
    start: null,
    done: 0,
    cycle: 1,
    failed: 0,
    next: null,
    arranged: [],
  };
  expect(box.plans.map(({ id }) => id)).not.toContain(plan.id);
  box.plans.push(plan);
  if (box.options["first-charge"] === "at-registration") start(box, plan);
});

interface Pick {
  readonly side: Side;
  readonly n: number;
}

const isOpen = ({ state }: Plan) => state === "registered" || state === "active";

const startByTester = stepOf<Pick>("has the tester start", async ({ n }, box, _model, real) => {
  const plan = pick(box.plans, n);
  const reply = await control(real, box, "POST", `/recurring/${plan?.id ?? NO_PLAN}/start`);
  if (!plan) return expectProblem(reply, 404, "recurring-unknown");
  if (plan.state !== "registered") return expectProblem(reply, 409, "recurring-not-open");
  expect(reply.status).toBe(200);
  start(box, plan);
});

const cancelByTester = stepOf<Pick>("has the tester end", async ({ n }, box, _model, real) => {
  const plan = pick(box.plans, n);
  const reply = await control(real, box, "POST", `/recurring/${plan?.id ?? NO_PLAN}/cancel`);
  if (!plan) return expectProblem(reply, 404, "recurring-unknown");
  if (!isOpen(plan)) return expectProblem(reply, 409, "recurring-not-open");
  expect(reply).toMatchObject({ status: 200, body: { status: "canceled", nextChargeAt: null } });
  close(plan, "canceled");
});

type Page = Pick & { readonly deed: "pay" | "cancel" };

const byCustomer = stepOf<Page>("agrees or not", async ({ n, deed }, box, _model, real) => {
  const plan = pick(box.plans, n);
  const path = `/pay/recurring/${plan?.id ?? NO_PLAN}`;
  const { status } = await real.ask("POST", path, { form: { do: deed } });
  if (!plan) return expect(status).toBe(404);
  const possible = deed === "pay" ? plan.state === "registered" : isOpen(plan);
  expect(status).toBe(possible ? 303 : 409);
  if (!possible) return;
  if (deed === "pay") start(box, plan);
  else close(plan, "canceled");
});

type Abroad = Pick & { readonly abroad: boolean };

const cancelByMerchant = stepOf<Abroad>("ends a plan", async ({ n, abroad }, box, model, real) => {
  const plan = pick((abroad ? otherOf(model, box) : box).plans, n);
  const json = { recurringId: plan?.id ?? NO_PLAN };
  const { status, body } = await service(real, box, "POST", "/api/cancelRecurring", json);
  const possible = plan !== undefined && !abroad && isOpen(plan);
  expect(body.response.isSuccess).toBe(possible);
  expect(status).toBe(possible ? 200 : plan === undefined || abroad ? 404 : 400);
  if (possible) close(plan, "canceled");
});

function otherOf({ boxes: [left, right] }: Model, box: Box): Box {
  return box === left ? right : left;
}

type Arrange = Pick & { readonly outcomes: readonly ("succeed" | "fail")[] };

const arrange = stepOf<Arrange>("arranges", async ({ n, outcomes }, box, _model, real) => {
  const plan = pick(box.plans, n);
  const path = `/recurring/${plan?.id ?? NO_PLAN}/charges`;
  const reply = await control(real, box, "POST", path, { outcomes });
  if (!plan) return expectProblem(reply, 404, "recurring-unknown");
  if (!isOpen(plan)) return expectProblem(reply, 409, "recurring-not-open");
  expect(reply.status).toBe(200);
  plan.arranged = [...outcomes];
});

const list = stepOf<{ side: Side }>("lists plans", async (_data, box, _model, real) => {
  expect(await listed(real, box)).toEqual(box.plans.map(recordOf));
});

async function listed(real: Real, box: Box): Promise<unknown[]> {
  const { body } = await service(real, box, "GET", "/api/recurringPayments");
  return body.map((record: Record<string, unknown>) => {
    const { recurringId, status, type, intervalDays, iterations, retryCount } = record;
    const { chargesDone, retriesUsed, nextChargeAt } = record;
    const plan = { recurringId, status, type, intervalDays, iterations, retryCount };
    return { ...plan, chargesDone, retriesUsed, nextChargeAt };
  });
}

function recordOf(plan: Plan) {
  const word = plan.state.charAt(0).toUpperCase() + plan.state.slice(1);
  return {
    recurringId: plan.id,
    status: word,
    type: plan.kind,
    intervalDays: plan.days,
    iterations: plan.iterations,
    retryCount: plan.retries,
    chargesDone: plan.done,
    retriesUsed: Math.max(0, plan.failed - 1),
    nextChargeAt: plan.next === null ? null : new Date(plan.next).toISOString(),
  };
}

const side = fc.constantFrom<Side>(0, 1);
const n = fc.nat(99);
const abroad = fc.nat(9).map((tenth) => tenth === 0);
const outcomes = fc.oneof(
  fc.array(fc.constantFrom("succeed", "fail", "fail"), { minLength: 1, maxLength: 7 }),
  fc.nat(5).map((count) => [...Array.from({ length: count }, () => "fail" as const), "succeed"]),
) as fc.Arbitrary<("succeed" | "fail")[]>;
const agreement = fc.constantFrom("pay", "pay", "pay", "cancel");

const registers = fc
  .record({
    side,
    kind: fc.constantFrom("Daily", "Daily", "Weekly", "Monthly", "Custom"),
    days: fc.constantFrom(undefined, 0, 1, 1, 2, 2, 10, 10, 180, 181),
    iterations: fc.constantFrom(0, 0, 1, 2, 3, 5, 9, -1),
    retries: fc.constantFrom(undefined, 0, 1, 2, 2, 5, 5, 6),
  })
  .map(register);
const starts = fc.record({ side, n }).map(startByTester);
const agrees = fc.record({ side, n, deed: agreement }).map(byCustomer);
const arranges = fc.record({ side, n, outcomes }).map(arrange);

/** A plan whose charges fail for days, and what comes after. */
const heldUp = fc
  .record({ side, outcomes, retries: fc.nat(5), days: fc.integer({ min: 1, max: 6 }) })
  .map(({ side, outcomes, retries, days }) => {
    const plan = { kind: "Daily", days: undefined, iterations: 0 } as const;
    return inSequence(
      register({ side, ...plan, retries }),
      arrange({ side, n: 0, outcomes }),
      startByTester({ side, n: 0 }),
      wait({ side, ms: days * DAY }),
    );
  });

/** Everything that is done with recurring payments. */
export const planSteps = [
  heldUp,
  registers,
  starts,
  starts,
  agrees,
  agrees,
  arranges,
  arranges,
  fc.record({ side, n }).map(cancelByTester),
  fc.record({ side, n, abroad }).map(cancelByMerchant),
  fc.record({ side }).map(list),
];
