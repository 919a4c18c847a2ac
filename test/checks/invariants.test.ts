import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import type { Statement } from "../../mocks/domain/statement.js";
import { tokenFactsOf } from "../../mocks/observe/invariants/calls.js";
import type { Evidence, ShopWord, Verdict } from "../../mocks/observe/invariants/evidence.js";
import {
  factsOfInvariants,
  INVARIANT_IDS,
  type InvariantId,
  judgedTogether,
  judgeInvariants,
} from "../../mocks/observe/invariants/invariants.js";
import { describeGap, describeShown } from "../../mocks/observe/invariants/sentences.js";
import { T0 } from "../support/domain.js";
import {
  attempt,
  created,
  NUMBER,
  outcome,
  paid,
  request,
  scheduled,
  seen,
} from "../support/observed.js";

/** A line of a table: the observations, and the verdict. */
type Line = readonly [sentence: string, given: Evidence, comes: RegExp | number | string];

/** Broken by a sentence that matches, held so many times, or not observed for a reason. */
function lines(invariant: InvariantId, table: readonly Line[]) {
  test.each(table)(`${invariant}: %s`, (_, given, comes) => {
    expect(reported(outcome(invariant, given))).toEqual(
      comes instanceof RegExp ? expect.stringMatching(comes) : comes,
    );
  });
}

function reported(outcome: Verdict): string | number {
  switch (outcome.verdict) {
    case "held":
      return outcome.times;
    case "broken":
      return outcome.breaches.map(describeShown).join("\n");
    case "not-observed":
      return `not observed: ${describeGap(outcome.why)}`;
  }
}

const order = { orderNumber: "ORD-1", amount: 25, callBackUrl: "https://shop.example/?o=ORD-1" };
const other = { ...order, orderNumber: "ORD-2", callBackUrl: "https://shop.example/?o=ORD-2" };
const adds = (part: Parameters<typeof request>[1] = {}) =>
  request("addInvoice", { sent: order, got: { transactionNo: NUMBER }, ...part });
const lost = adds({ status: null });
const says = (orderStatus: string, part: Parameters<typeof request>[1] = {}) =>
  request("getInvoice", { got: { orderStatus, gatewayOrderRequest: order }, ...part });

/** The requests of each action, after which the shop is idle. */
function inActions(...actions: readonly Parameters<typeof seen>[0][]): Evidence {
  const requests = actions.flatMap((action, n) => action.map((one) => ({ ...one, step: `${n}` })));
  return { ...seen(requests), stepsAreActions: true };
}

describe("nothing is sent again blindly", () => {
  const steps = (one: string, two: string): Evidence => ({
    ...seen([adds({ status: 500, step: one }), adds({ sent: other, step: two })]),
    stepsAreActions: true,
  });
  const retried = { ...order, orderNumber: "ORD-1-2" };
  const sameUrl = { ...other, callBackUrl: order.callBackUrl };
  const longer = { ...order, orderNumber: "ORD-12", callBackUrl: "https://shop.example/?o=ORD-12" };
  const noOne = "not observed: no call that creates, pays or refunds ended in an unknown outcome";
  const lists = {
    ...request("getTransactionsOfOrderNumber", { got: [] }),
    path: "/api/getTransactionsOfOrderNumber?orderNumber=ORD-1",
  };
  const byCard = request("payByCard", { sent: order, status: null });
  const ofMerchant = (profileNo: string) => ({
    ...request("addMerchantInvoice", { sent: { amount: 25 }, status: null }),
    path: `/rest/partner/addMerchantInvoice/${profileNo}`,
  });
  const refunds = request("refundOrder", {
    ...{ sent: { orderNumber: "ORD-1" }, status: null, position: { epoch: 0, seq: 2 } },
  });
  const refundsAgain = { ...refunds, position: { epoch: 0, seq: 9 } };
  const about = { kind: "refund", transactionNo: NUMBER, refunded: true } as const;
  const webhook = { ...scheduled("cb-1"), about } as DomainEvent;
  const paysBy = (stcpayPaymentOTP: string) => {
    const sent = { orderNumber: NUMBER, paymentSessionId: "S-1", stcpayPaymentOTP };
    return request("processPayment", { sent, status: null, step: "pays" });
  };
  const inOneStep = (one: string, two: string): Evidence => ({
    ...seen([paysBy(one), paysBy(two)]),
    stepsAreActions: true,
  });
  const mayBe = /^not observed: addInvoice was sent again with the same contents \(#2\)/;
  lines("no-blind-resend", [
    ["all went well", seen([adds(), adds({ sent: other })]), noOne],
    ["no answer, and nothing more", seen([lost]), 1],
    ["no answer, then the same", seen([lost, adds()]), /order ORD-1 \(#2\) after #1 ended without/],
    ["a 500, then the same", seen([adds({ status: 500 }), adds()]), /after #1 ended with 500/],
    ["a 400 is not a doubt", seen([adds({ status: 400 }), adds()]), noOne],
    [
      "half an answer",
      seen([{ ...adds(), responseBody: '{"trans' }, adds()]),
      /in the middle of its answer/,
    ],
    ["given up", seen([adds({ clientClosedAt: 5 }), adds()]), /aborted before its answer/],
    ["broken off", seen([adds({ endedAt: null }), adds()]), /in the middle of its answer/],
    ["asked in between", seen([lost, says("PENDING"), adds()]), 1],
    ["its transactions asked for", seen([lost, lists, adds()]), 1],
    ["by card, then the same", seen([byCard, adds()]), /addInvoice .* #1 ended without/],
    ["of two merchants", seen([ofMerchant("1"), ofMerchant("2")]), 2],
    ["another number, who knows who", seen([lost, adds({ sent: other })]), mayBe],
    [
      "a number that names the first",
      seen([lost, adds({ sent: retried })]),
      /new order number ORD-1-2 \(#2\)/,
    ],
    [
      "a URL that names the first",
      seen([lost, adds({ sent: sameUrl })]),
      /new order number ORD-2 \(#2\)/,
    ],
    ["a number that only begins so", seen([lost, adds({ sent: longer })]), mayBe],
    ["another number in the same action", steps("buys", "buys"), /new order number ORD-2/],
    ["another number in another action", steps("buys", "buys again"), mayBe],
    ["a refund", seen([refunds, refundsAgain]), /refundOrder was sent again for order ORD-1/],
    [
      "a refund in another action",
      inActions([refunds], [refundsAgain]),
      /refundOrder was sent again/,
    ],
    ["a refund, after the shop asked", seen([refunds, lists, refundsAgain]), 2],
    [
      "a refund, after its webhook",
      seen([refunds, refundsAgain], [created(), webhook, ...attempt("cb-1", 200)]),
      2,
    ],
    ["a wallet code in the same action", inOneStep("12345", "12345"), /processPayment was sent/],
    ["another code in the same action", inOneStep("12345", "54321"), 2],
    ["another order", seen([lost, adds({ sent: { ...other, amount: 7 } })]), 1],
    [
      "a journal with a gap",
      { ...seen([lost]), missing: { ...seen([lost]).missing, requests: 3 } },
      /^not observed: .* oldest 3 /,
    ],
  ]);
});

describe("a refused token is discarded", () => {
  const login = request("issueMerchantToken", { at: -10 });
  const reads = (at: number, part: Parameters<typeof request>[1] = {}) =>
    says("PENDING", { at, token: "a", ...part });
  const refused = reads(0, { status: 401 });
  const elsewhere = (at: number) => adds({ at, token: "a" });
  const fixed = /^not observed: the shop never requested a token/;
  const b = { token: "b" };
  const renewed = (status: number) => [login, refused, login, reads(9, { ...b, status })];
  const renewal = request("issueMerchantToken", { at: 5 });
  const aside = [login, refused, reads(3), renewal];
  lines("refused-token-dropped", [
    ["none had one", seen([login, adds()]), /^not observed: no request had a recorded token/],
    ["none was refused", seen([login, reads(0)]), "not observed: no token was refused"],
    ["a new one", seen([login, refused, login, reads(900, { token: "b" })]), 1],
    [
      "the same at once",
      seen([login, refused, reads(3)]),
      /getInvoice #3 used the same token again and got 200/,
    ],
    ["the same at once, from a part that had not heard", seen([...aside, reads(8, b)]), 1],
    ["the same elsewhere", seen([login, refused, elsewhere(900)]), 1],
    [
      "the same from another part, long after the new token came",
      seen([login, refused, renewal, reads(900), reads(950)]),
      1,
    ],
    [
      "the same again and again",
      seen([login, refused, reads(3, { status: 401 }), reads(9)]),
      /^getInvoice #3 .* getInvoice #2 with 401, and the shop had requested no new one$/,
    ],
    ["the same before the new token came", seen([login, refused, reads(900), renewal]), 1],
    ["the same beside another one", seen([login, login, refused, reads(900), reads(950, b)]), 1],
    [
      "the same in a later action",
      inActions([login], [refused], [elsewhere(9)], [renewal]),
      /addInvoice #3 used the same token again and got 200 .* had requested no new one$/,
    ],
    ["the same in its own action", inActions([login], [refused, reads(3)], [renewal]), 1],
    ["a new one in a later action", inActions([login], [refused], [renewal, reads(9, b)]), 1],
    ["a 403", seen([login, reads(0, { status: 403 }), reads(900)]), /#2 with 403/],
    ["one under way already", seen([login, refused, reads(-1)]), 1],
    [
      "a refusal that never came",
      seen([login, reads(0, { status: 401, endedAt: null }), reads(9)]),
      "not observed: no token was refused",
    ],
    ["a fixed token", seen([refused, reads(900)]), fixed],
    ["a call that a new token did not help", seen([...renewed(403), reads(900, b)]), 1],
    [
      "a call of two parts at once that a new token helped neither",
      seen([
        ...renewed(401),
        reads(10, { ...b, status: 401, durationMs: 5 }),
        reads(900, { ...b, status: 401 }),
      ]),
      1,
    ],
    [
      "a new token that was refused later",
      seen([...renewed(200), adds({ at: 20, ...b, status: 403 }), adds({ at: 900, ...b })]),
      /addInvoice #6 used the same token again and got 200/,
    ],
  ]);
});

/** What a right shop and its service do with many calls at once. */
interface Play {
  /** The calls of each action, which begin at once. The next action begins when they have ended. */
  readonly actions: readonly (readonly string[])[];
  /** How long each step takes, in a circle. */
  readonly delays: readonly number[];
  /** Which calls the service rejects, in a circle. */
  readonly rejects: readonly boolean[];
  /** Calls at the same moment share one login. */
  readonly sharesLogin: boolean;
  /** A rejection discards the token that was sent, and not one that has replaced it. */
  readonly comparesToken: boolean;
  /** The shop sends a rejected call again, and does not leave the new token to the next call. */
  readonly sendsAgain: boolean;
}

/** The requests of each action of a right shop. */
function playedBy(play: Play): readonly Parameters<typeof seen>[0][] {
  let [now, steps, calls, logins] = [0, 0, 0, 0];
  let token: string | undefined;
  let isLoggingIn = false;
  let requests: ReturnType<typeof request>[] = [];

  /** A request takes its time to the service, there, and until the shop reads the answer. */
  function* send(operationId: string, path: string, own: string | null = null) {
    yield;
    const began = now;
    yield;
    const isRejected = own !== null && play.rejects[calls++ % play.rejects.length] === true;
    const ended = { at: now, durationMs: now - began, endedAt: T0 + now };
    const status = isRejected ? 401 : 200;
    requests.push({ ...request(operationId, { ...ended, token: own, status }), path });
    yield;
    return isRejected;
  }

  function* currentToken() {
    while (play.sharesLogin && isLoggingIn && token === undefined) yield;
    if (token !== undefined) return token;
    isLoggingIn = true;
    yield* send("issueMerchantToken", "/api/auth");
    isLoggingIn = false;
    logins += 1;
    token = `token-${logins}`;
    return token;
  }

  function* calling(path: string): Generator<undefined, void> {
    const own = yield* currentToken();
    if (!(yield* send("getInvoice", path, own))) return;
    if (token === own || !play.comparesToken) token = undefined;
    if (play.sendsAgain) yield* send("getInvoice", path, yield* currentToken());
  }

  // Without it, nothing would show that a shop discarded a token and did not send the call again.
  return [...play.actions, ["/last"]].map((paths) => {
    requests = [];
    let open = paths.map((path) => ({ at: now, call: calling(path) }));
    while (open.length > 0) {
      const next = open.reduce((one, other) => (other.at < one.at ? other : one));
      now = Math.max(now, next.at);
      next.at = now + (play.delays[steps++ % play.delays.length] ?? 0);
      if (next.call.next().done) open = open.filter((one) => one !== next);
    }
    now += 1;
    return requests;
  });
}

test("no right shop is accused of a rejected token, whatever takes how long", () => {
  const path = fc.constantFrom("/a", "/b", "/c");
  const play = fc.record<Play>({
    actions: fc.array(fc.array(path, { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
    delays: fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 12 }),
    rejects: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
    sharesLogin: fc.boolean(),
    comparesToken: fc.boolean(),
    sendsAgain: fc.boolean(),
  });
  fc.assert(
    fc.property(play, (given) => {
      const actions = playedBy(given);
      for (const evidence of [seen(actions.flat()), inActions(...actions)]) {
        expect(outcome("refused-token-dropped", evidence)).not.toMatchObject({
          verdict: "broken",
        });
      }
    }),
    { numRuns: 100 },
  );
});

describe("the wait grows", () => {
  const limited = (at: number) => adds({ at, status: 429 });
  const twice = "not observed: no call was repeated after two 429 in a row";
  lines("waits-longer", [
    ["one 429", seen([limited(0), adds({ at: 5 })]), twice],
    ["longer each time", seen([limited(0), limited(100), adds({ at: 300 })]), 1],
    ["as long as was asked for", seen([limited(0), limited(1001), adds({ at: 2002 })]), 1],
    ["no longer", seen([limited(0), limited(101), adds({ at: 202 })]), /after 100 ms, then 100 ms/],
    ["different calls", seen([limited(0), { ...limited(1), path: "/x" }, adds({ at: 2 })]), twice],
  ]);
});

describe("callbacks", () => {
  const none = "not observed: no callback was made";
  const unheard = "not observed: the shop answered no callback";
  const of = (...came: readonly Parameters<typeof attempt>[1][]) =>
    seen([], [scheduled("cb-1"), ...came.flatMap((one) => attempt("cb-1", one))]);
  lines("callbacks-answered", [
    ["none was due", seen([]), none],
    ["one is only due", seen([], [scheduled("cb-1")]), unheard],
    ["one that our policy kept back", of("blocked"), unheard],
    ["answered", of(204), 1],
    ["answered in the end", of(500, 200), 1],
    ["never answered with success", of(500, "unreachable"), /in 2 attempts: unreachable$/],
    [
      "refused, since its number is unknown",
      seen([], [scheduled("cb-1", { id: "9" }), ...attempt("cb-1", 404)]),
      1,
    ],
    ["too late, then well", of("timeout", 200), /no answer within the limit: timeout/],
    [
      "to be tried again",
      seen([], [scheduled("cb-1"), ...attempt("cb-1", 503, 5e12)]),
      /^not observed: .* can still be retried \(so far: answered 503\)/,
    ],
  ]);
  const two = (first: number, second: number) => [
    ...[scheduled("cb-1"), ...attempt("cb-1", first)],
    ...[scheduled("cb-2"), ...attempt("cb-2", second)],
  ];
  const once = "not observed: no callback was repeated after the shop had answered it";
  lines("duplicates-answered", [
    ["one that came once", of(200), once],
    ["one that came again since it was refused", of(500, 200), once],
    ["sent once more, and answered", of(200, 200), 1],
    ["sent once more, and refused", of(200, 409), /was repeated, .* success: answered 409/],
    ["two of a kind", seen([], two(200, 200)), 1],
    ["two of a kind, the second refused", seen([], two(200, 500)), /cb-2 .* was repeated/],
  ]);
});

describe("a closed order stays closed", () => {
  const cancels = (at: number) => request("cancelInvoice", { at, sent: { transactionNo: NUMBER } });
  const sends = (at: number) => request("sendOtp", { at, sent: { orderNumber: NUMBER } });
  const looks = (many: number) =>
    Array.from({ length: many }, (_, n) => says("Paid", { at: n * 400 }));
  lines("closed-is-closed", [
    [
      "pending",
      seen([says("PENDING"), cancels(900)]),
      /^not observed: no callback reported a closed invoice/,
    ],
    ["paid, and left alone", seen([says("PAID")]), 1],
    [
      "paid, then canceled",
      inActions([says("Paid")], [cancels(9)]),
      /^cancelInvoice #2 was sent for \d+ after/,
    ],
    [
      "canceled, then a code",
      inActions([says("Canceled")], [sends(9)]),
      /#1 reported that it is canceled/,
    ],
    [
      "paid, then canceled by a part that may have decided on it before",
      seen([says("Paid"), cancels(900)]),
      /^not observed: cancelInvoice #2 .* cannot see whether the shop had decided on it before$/,
    ],
    ["at the same time", inActions([says("Paid")], [cancels(1)]), 1],
    ["looked at now and then", seen(looks(9)), 1],
    ["asked for on and on", seen(looks(30)), /asked for \d+ 29 times/],
    [
      "an answer that broke off",
      seen([says("Paid", { endedAt: null }), cancels(900)]),
      /^not observed/,
    ],
  ]);
});

describe("the statements of the shop", () => {
  const word = (part: Partial<ShopWord> = {}): readonly ShopWord[] => [
    { transactionNo: NUMBER, paid: true, owed: 25, afterRequest: 1, ...part },
  ];
  const withWord = (given: Evidence, part?: Partial<ShopWord>): Evidence => ({
    ...given,
    words: word(part),
  });
  const asked = seen([says("Paid")], [created(), paid()]);
  const open = seen([says("PENDING")], [created(), paid()]);
  const wallet = { sent: { orderNumber: NUMBER, total: 25 }, got: { orderNumber: NUMBER } };
  const byWallet = seen([request("processPayment", wallet)], [created(), paid()]);
  lines("paid-when-confirmed", [
    ["nothing", asked, /^not observed: no test says with gateway.says/],
    ["nothing is paid", withWord(asked, { paid: false }), /^not observed: the shop calls no order/],
    ["paid, and was reported so", withWord(asked), 1],
    ["paid, as the wallet said", withWord(byWallet), 1],
    [
      "paid, but was reported pending",
      withWord(open),
      /not confirmed the payment: getInvoice #1: pending$/,
    ],
    ["paid, before it asked", withWord(asked, { afterRequest: 0 }), /the shop never asked$/],
    [
      "shipped, but no customer paid",
      withWord(seen([], [created()]), { paid: false, shipped: 1 }),
      /is shipped, but no customer paid$/,
    ],
  ]);

  const untold = "not observed: the shop sent no total";
  const at = (seq: number) => ({ position: { epoch: 0, seq } });
  const told = (says: Statement, isTrue: boolean, status = "paid"): DomainEvent => {
    return {
      type: "statement-added",
      at: T0,
      order: "ORD-1",
      says,
      isTrue,
      about: [{ id: NUMBER, status }],
    };
  };
  const money = (amount: number, currency = "SAR") => ({
    got: { orderStatus: "Paid", amount, gatewayOrderRequest: { ...order, currency } },
    ...at(2),
  });
  const tells = (says: Statement, ...requests: Parameters<typeof seen>[0]) =>
    seen(requests, [created(), paid(), told(says, true)]);
  lines("statements-true", [
    ["nothing is stated", seen([], [created()]), /^not observed: no test says with gateway.says/],
    ["a true statement", tells("delivered"), 1],
    [
      "a false statement",
      seen([], [created(), told("paid", false, "pending")]),
      /^the shop says that ORD-1 is paid, but 1000000000001 is pending$/,
    ],
    [
      "a statement about nothing",
      seen([], [{ ...told("paid", false), about: [] } as DomainEvent]),
      /but the service knows no such order$/,
    ],
  ]);
  lines("paid-when-confirmed", [
    ["a test says paid after it asked", tells("paid", says("Paid", at(2))), 1],
    [
      "a test says delivered after a list",
      tells(
        "delivered",
        request("getTransactionsOfOrderNumber", {
          got: [{ transactionNo: NUMBER, orderStatus: "Paid" }],
          ...at(2),
        }),
      ),
      1,
    ],
    ["a test says paid before it asked", tells("paid", says("Paid", at(3))), /never asked$/],
    [
      "a test says not charged",
      tells("not charged"),
      /^not observed: the shop calls no order paid/,
    ],
  ]);
  lines("amounts-compared", [
    ["the reported amount", tells("delivered", request("getInvoice", money(25))), untold],
    [
      "another amount, then the right one",
      tells("delivered", request("getInvoice", money(26)), request("getInvoice", money(25))),
      untold,
    ],
    [
      "another amount",
      tells("delivered", request("getInvoice", money(26))),
      /is delivered, but the service reported 26 SAR for it, and the shop had asked for 25 SAR$/,
    ],
    ["another currency", tells("paid", request("getInvoice", money(25, "USD"))), /reported 25 USD/],
    [
      "another amount, and no delivery",
      tells("not charged", request("getInvoice", money(26))),
      untold,
    ],
  ]);

  const sendsOtp = (total: number) =>
    seen([request("sendOtp", { sent: { orderNumber: NUMBER, total } })], [created()]);
  lines("amounts-compared", [
    ["no total", withWord(asked), untold],
    ["that more was owed", withWord(asked, { owed: 30 }), /25 pays .*, but the customer owed 30/],
    ["the same total", sendsOtp(25), 1],
    ["another total", sendsOtp(26), /sendOtp #1 asked for 26, but the amount of its invoice is 25/],
  ]);
});

describe("the tokens of a shop", () => {
  const issued = request("issueMerchantToken");
  const rejected = (token: string) =>
    adds({ token, status: 401, injected: [{ id: "fault-1", fault: "empty-401" }] });
  const facts = (...requests: Parameters<typeof seen>[0]) => {
    const { isKept, notRenewedFor } = tokenFactsOf(seen(requests).requests);
    return [isKept, notRenewedFor?.id ?? null];
  };

  test.each<[string, Parameters<typeof seen>[0], readonly unknown[]]>([
    [
      "one for each call",
      [issued, adds({ token: "a" }), issued, adds({ token: "b" })],
      [false, null],
    ],
    ["one for several calls", [issued, adds({ token: "a" }), adds({ token: "a" })], [true, null]],
    ["a fixed one", [adds({ token: "a" }), adds({ token: "a" })], [false, null]],
    ["renewed after a 401", [issued, rejected("a"), issued, adds({ token: "b" })], [false, null]],
    ["not renewed after a 401", [issued, adds({ token: "a" }), rejected("a")], [true, 3]],
  ])("are %s", (_, requests, expected) => {
    expect(facts(...requests)).toEqual(expected);
  });
});

test("evidence names the requests and the step of the test", () => {
  const steps = seen([lost, adds({ step: "buys twice" })]);
  expect(outcome("no-blind-resend", steps)).toMatchObject({
    breaches: [{ requests: [1, 2], callbacks: [], step: "buys twice" }],
  });
  const renumbered = seen([lost, adds({ sent: { ...order, orderNumber: "ORD-1-2" } })]);
  expect(outcome("no-blind-resend", renumbered)).toMatchObject({
    breaches: [{ subject: { operation: "addInvoice", isRenumbered: true } }],
  });
  const calledBack = seen([], [scheduled("cb-1"), ...attempt("cb-1", 500)]);
  expect(outcome("callbacks-answered", calledBack)).toMatchObject({
    breaches: [{ requests: [], callbacks: ["cb-1"] }],
  });
});

test("a sandbox without events shows nothing", () => {
  const judged = judgeInvariants(seen([]));
  expect(judged.map(({ invariant }) => invariant)).toEqual(INVARIANT_IDS);
  expect(judged.map(({ verdict }) => verdict)).toEqual(INVARIANT_IDS.map(() => "not-observed"));
});

test("of several sandboxes, a broken one counts first, then those in which it held", () => {
  const nothing = factsOfInvariants(seen([]));
  const held = factsOfInvariants(seen([lost]));
  const broken = factsOfInvariants(seen([lost, adds()]));
  const merged = (...all: (typeof held)[]) =>
    judgedTogether(all).find(({ invariant }) => invariant === "no-blind-resend");
  expect(merged(nothing, held, broken, broken)).toMatchObject({ verdict: "broken" });
  expect(merged(nothing, held, held)).toMatchObject({ verdict: "held", times: 2 });
  expect(merged(nothing, nothing)).toMatchObject({ verdict: "not-observed" });
});

test("of several sandboxes without an observation, the one with a callback explains why", () => {
  const waits = seen([], [scheduled("cb-1"), ...attempt("cb-1", 503, 5e12)]);
  const all = [seen([]), waits].map(factsOfInvariants);
  const found = judgedTogether(all).find(({ invariant }) => invariant === "callbacks-answered");
  expect(found).toMatchObject({ why: { code: "may-be-retried", callbacks: ["cb-1"] } });
});

test("a callback that may still fail leaves open what another sandbox kept", () => {
  const answered = seen([], [scheduled("cb-1"), ...attempt("cb-1", 200)]);
  const waits = seen([], [scheduled("cb-1"), ...attempt("cb-1", 503, 5e12)]);
  const all = [answered, waits].map(factsOfInvariants);
  const found = judgedTogether(all).find(({ invariant }) => invariant === "callbacks-answered");
  expect(found).toMatchObject({ verdict: "not-observed" });
});

describe("settlements are reconciled", () => {
  const line = (kind: "payment" | "refund", amount: number) => {
    return { kind, transactionNo: NUMBER, amount, fees: kind === "payment" ? 150 : 0, vat: 0 };
  };
  const account = { by: "schedule", bank: "Sample Bank", iban: "SA00" } as const;
  const settled = (settlementNumber: string, amount: number): DomainEvent => {
    const lines = [line("payment", 10_000)];
    return { type: "orders-settled", at: T0, settlementNumber, amount, ...account, lines };
  };
  const reported = (settlementNumber: string, callbackId: string): readonly DomainEvent[] => {
    const about = { kind: "settlement", settlementNumber } as const;
    const target = "https://shop.example/settled";
    const planned = { type: "callback-scheduled", at: T0, callbackId, about, target } as const;
    return [planned, ...attempt(callbackId, 200)];
  };
  const once = [created(), paid(), settled("STL-1", 9850)];
  const told = [...once, ...reported("STL-1", "cb-1")];
  const twice = [...told, settled("STL-2", 9850), ...reported("STL-2", "cb-2")];
  lines("settlements-reconciled", [
    ["nothing was settled", seen([], [], { booked: 0 }), "not observed: nothing was settled"],
    ["nobody asked", seen([], told), /^not observed: this run does not ask the shop for its books/],
    ["booked", seen([], told, { booked: 98.5 }), 1],
    ["booked without the fees", seen([], told, { booked: 100 }), /booked 100, .* add up to 98\.5/],
    ["settled twice, booked once", seen([], twice, { booked: 98.5 }), 2],
    ["settled twice, booked twice", seen([], twice, { booked: 197 }), /booked 197/],
    ["never reported", seen([], once, { booked: 0 }), /^not observed: the shop never acknowledged/],
  ]);
});
