import fc from "fast-check";
import { expect } from "vitest";
import { control, type Real, service } from "./real.js";
import type { Box, Call, Model } from "./shapes.js";
import { expectProblem, pick, type Side, stepOf } from "./step.js";
import { DAY, endOf, HOUR, MINUTE, passTo } from "./time.js";

const NEAR = 8 * DAY;

const iso = (at: number) => new Date(at).toISOString();

/** Time passes. */
export const wait = stepOf<{ side: Side; ms: number }>(
  "waits",
  async ({ ms }, box, model, real) => {
    const by = `PT${(ms / 1000).toFixed(3)}S`;
    const { status, body } = await control(real, box, "POST", "/clock/advance", { by });
    passTo(model, box, box.now + ms);
    expect(status).toBe(200);
    expect(body.now).toBe(iso(box.now));
  },
);

/** The instants in a box at which something ends or begins: the next ones last, those passed first. */
function edgesOf(model: Model, box: Box): number[] {
  const ends = model.tokens.filter((token) => token.box === box).map((token) => token.ends);
  const starts = [...box.plans, ...box.calls.values()].flatMap(({ next }) => next ?? []);
  const all = [...box.invoices.map(endOf), ...box.otps.map((otp) => otp.ends), ...ends, ...starts];
  const passed = all.filter((at) => at < box.now);
  // Farther ones would be months of daily charges on the way, again and again.
  const near = all.filter((at) => at >= box.now && at <= box.now + NEAR);
  return [...passed, ...near.sort((a, b) => b - a)];
}

type Edge = { readonly side: Side; readonly n: number; readonly off: number };

const toEdge = stepOf<Edge>("goes to an edge", async ({ n, off }, box, model, real) => {
  const to = (pick(edgesOf(model, box), n) ?? box.now) + off;
  const reply = await control(real, box, "POST", "/clock/advance", { to: iso(to) });
  if (to < box.now) return expectProblem(reply, 409, "clock-backwards");
  passTo(model, box, to);
  expect(reply.status).toBe(200);
  expect(reply.body.now).toBe(iso(to));
});

const opens = stepOf<{ side: Side; open: boolean }>("opens", async ({ open }, _b, model, real) => {
  model.open = open;
  real.opens(open);
});

type Issue = {
  readonly side: Side;
  readonly role: "merchant" | "partner";
  readonly persist: boolean;
  readonly secret: string;
};

const issue = stepOf<Issue>("logs in", async ({ role, persist, secret }, box, model, real) => {
  const given = { persistToken: persist };
  const reply =
    role === "merchant"
      ? await real.ask("POST", "/api/auth", {
          json: { apiId: box.name, secretKey: secret, ...given },
        })
      : await real.ask("POST", "/api/partner/auth", {
          json: { profileNo: box.name, apiKey: secret, ...given },
        });
  if (box.secret !== null && box.secret !== secret) return expectProblem(reply, 401);
  expect(reply.status).toBe(200);
  // A token has its times in whole seconds.
  const ends = Math.floor(box.now / 1000) * 1000 + (persist ? 30 * HOUR : 30 * MINUTE);
  model.tokens.push({ text: reply.body.id_token, box, role, ends });
});

type Use = { readonly side: Side; readonly n: number; readonly role: "merchant" | "partner" };

const use = stepOf<Use>("uses a token", async ({ n, role }, _box, model, real) => {
  const token = pick(model.tokens, n);
  const path = role === "merchant" ? "/api/recurringPayments" : "/rest/partner/getMyMerchants";
  const reply = await real.ask("GET", path, { token: token?.text ?? "not.a.token" });
  const over = !token || token.box.now >= token.ends;
  // A token that belongs nowhere is judged by no sandbox, so by the default.
  const option = token?.box.options["auth-failure"] ?? "401";
  const statuses = [
    ...(over ? [option === "403" ? 403 : 401] : []),
    ...(token && token.role !== role ? [403] : []),
  ];
  if (statuses.length > 0) return expect(statuses).toContain(reply.status);
  expect(reply.status).toBe(200);
  const plans = token?.box.plans.map(({ id }) => id);
  const ids = reply.body.map(({ recurringId }: { recurringId: string }) => recurringId);
  if (role === "merchant") expect(ids).toEqual(plans);
});

const pin = stepOf<{ side: Side; secret: string | null }>(
  "pins the secret",
  async ({ secret }, box, _model, real) => {
    const reply = await control(real, box, "PATCH", "/settings", { secretKey: secret });
    expect(reply).toMatchObject({ status: 200, body: { secretKey: secret } });
    box.secret = secret;
  },
);

interface CallRecord {
  readonly id: string;
  readonly url: string;
  readonly state: string;
  readonly attempts: readonly unknown[];
  readonly nextAttemptAt: string | null;
}

async function callsOf(real: Real, box: Box): Promise<{ id: string; reported: string }[]> {
  const { body } = await control(real, box, "GET", "/callbacks");
  return body.callbacks.map(({ id, url, state, attempts, nextAttemptAt }: CallRecord) => {
    const path = url.slice(real.shop.length);
    return { id, reported: `${path} ${state} ${attempts.length} ${nextAttemptAt}` };
  });
}

function tell({ url, state, tries, next }: Call): string {
  return `${url} ${state} ${tries} ${next === null ? null : iso(next)}`;
}

const resend = stepOf<{ side: Side; n: number }>("resends", async ({ n }, box, _model, real) => {
  const call = pick([...box.calls.values()], n);
  if (!call) {
    const reply = await control(real, box, "POST", "/callbacks/cb-0/resend");
    return expectProblem(reply, 404, "callback-unknown");
  }
  // Two that look alike in all of this are alike.
  const record = (await callsOf(real, box)).find(({ reported }) => reported === tell(call));
  expect(record, tell(call)).toBeDefined();
  const reply = await control(real, box, "POST", `/callbacks/${record?.id}/resend`);
  expect(reply.status).toBe(200);
  call.next = box.now;
  call.state = "waiting";
});

const look = stepOf<{ side: Side }>("looks at all", async (_data, box, _model, real) => {
  await lookAtAll(box, real);
});

/** Everything that a tester can see of a box is what the model says. */
export async function lookAtAll(box: Box, real: Real): Promise<void> {
  const reported = (await callsOf(real, box)).map((call) => call.reported);
  expect(reported.sort()).toEqual([...box.calls.values()].map(tell).sort());

  const { invoices } = (await control(real, box, "GET", "/invoices")).body;
  const facts = (record: Record<string, unknown>) => [record.transactionNo, record.status];
  expect(invoices.map(facts)).toEqual(box.invoices.map(({ no, status }) => [no, status]));

  const { recurring } = (await control(real, box, "GET", "/recurring")).body;
  const states = recurring.map((plan: Record<string, unknown>) => [plan.recurringId, plan.status]);
  expect(states).toEqual(box.plans.map(({ id, state }) => [id, state]));

  const { body } = await control(real, box, "GET", "");
  const count = (state: string) => box.invoices.filter(({ status }) => status === state).length;
  expect(body).toMatchObject({
    now: iso(box.now),
    invoices: { pending: count("pending"), paid: count("paid"), canceled: count("canceled") },
    recurringPayments: box.plans.length,
    callbacks: box.calls.size,
    sms: box.sms,
  });
  expect((await service(real, box, "GET", "/api/recurringPayments")).status).toBe(200);
}

const side = fc.constantFrom<Side>(0, 1);
const n = fc.nat(99);
const role = fc.constantFrom<"merchant" | "partner">("merchant", "partner");
const span = fc.oneof(
  { arbitrary: fc.integer({ min: 0, max: 2000 }), weight: 4 },
  { arbitrary: fc.integer({ min: 0, max: 10 * MINUTE }), weight: 3 },
  { arbitrary: fc.integer({ min: 0, max: DAY }), weight: 1 },
  { arbitrary: fc.constantFrom(MINUTE, HOUR, DAY, 3 * DAY, 31 * DAY), weight: 1 },
);

/** Time, the merchant's server, tokens, and looking at it all. */
export const worldSteps = [
  fc.record({ side, ms: span }).map(wait),
  fc.record({ side, n, off: fc.constantFrom(-1, 0, 0, 1) }).map(toEdge),
  fc.record({ side, open: fc.boolean() }).map(opens),
  fc
    .record({ side, role, persist: fc.boolean(), secret: fc.constantFrom("sesame", "other") })
    .map(issue),
  fc.record({ side, n, role }).map(use),
  fc.record({ side, secret: fc.constantFrom("sesame", null) }).map(pin),
  fc.record({ side, n }).map(resend),
  fc.record({ side }).map(look),
];
