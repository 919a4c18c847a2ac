import { describe, expect, test } from "vitest";
import type { Decision } from "../../mocks/domain/decide.js";
import { evolveOtp, type OtpEvent, type OtpRedemption, proofOf } from "../../mocks/domain/otp.js";
import { DAY_MS, MINUTE_MS } from "../../mocks/domain/time.js";
import { type Bench, benchWith, orderWith, settingsUnder, T0 } from "../support/domain.js";

const NO = String(T0);
const REQUEST = { transactionNo: NO, mobile: "0509200900", countryCode: "966", total: 2500 };

function withInvoice(settings = settingsUnder(), order = orderWith()): Bench {
  const bench = benchWith(settings);
  bench.does({ type: "create-invoice", order });
  return bench;
}

function sends(bench: Bench, part: Partial<typeof REQUEST> = {}, now?: number): Decision {
  return bench.does({ type: "send-otp", ...REQUEST, ...part }, now);
}

/** Sends a password and returns what a good redemption of it looks like. */
function opens(bench: Bench, now?: number): OtpRedemption {
  const sent = sends(bench, {}, now).events[0] as OtpEvent & { type: "otp-sent" };
  const proof = proofOf(sent, bench.world.seed);
  return { ...REQUEST, ...proof, sessionId: sent.id, code: sent.code };
}

function redeems(bench: Bench, redemption: OtpRedemption, now?: number): string {
  const { refusal, events } = bench.does({ type: "redeem-otp", ...redemption }, now);
  return refusal?.code ?? events.map(({ type }) => type).join(" ");
}

const PAID = "otp-used invoice-paid callback-scheduled";

test("the right code pays by wallet and closes the session", () => {
  const bench = withInvoice();
  const redemption = opens(bench);
  expect(redeems(bench, redemption)).toBe(PAID);
  expect(bench.world.invoices.get(NO)).toMatchObject({ status: "paid", via: "wallet" });
  expect(redeems(bench, redemption)).toBe("invoice-closed");
});

describe("a redemption with several errors reports the first of them", () => {
  type Fault = (good: OtpRedemption, earlier: OtpRedemption) => Partial<OtpRedemption>;
  const faults: readonly (readonly [string, Fault])[] = [
    ["invoice-unknown", () => ({ transactionNo: "9" })],
    ["otp-session-unknown", () => ({ sessionId: "none" })],
    ["otp-signature-wrong", ({ signature }) => ({ signature: `${signature}0` })],
    ["otp-data-wrong", (_, { signature, signedData }) => ({ signature, signedData })],
    ["invoice-closed", () => ({})],
    [
      "otp-session-closed",
      (_, { sessionId, signature, signedData }) => ({ sessionId, signature, signedData }),
    ],
    ["otp-mobile-mismatch", () => ({ mobile: "0500000000" })],
    ["otp-mobile-mismatch", () => ({ countryCode: "971" })],
    ["total-mismatch", () => ({ total: 1 })],
    ["otp-code-wrong", () => ({ code: "00000" })],
  ];

  test.each(faults.map(([code], n) => [code, n] as const))("%s (%d)", (code, n) => {
    const bench = withInvoice();
    const [earlier, good] = [opens(bench), opens(bench)];
    // A session that was replaced is a closed one; its proof is good for it and for no other.
    const later = faults.slice(n).filter(([other]) => other !== "otp-session-closed" || n === 5);
    let redemption = good;
    for (const [, fault] of later.reverse()) {
      redemption = { ...redemption, ...fault(redemption, earlier) };
    }
    if (n <= 4) bench.does({ type: "cancel-invoice", transactionNo: NO, by: "tester" });
    expect(redeems(bench, redemption)).toBe(code);
  });

  test("reports a session of another invoice before it checks the signature", () => {
    const bench = withInvoice();
    const redemption = opens(bench);
    bench.does({ type: "create-invoice", order: orderWith() });
    const stolen = { ...redemption, transactionNo: String(T0 + 1), signature: "none" };
    expect(redeems(bench, stolen)).toBe("otp-session-of-other-invoice");
  });

  test("a forged proof does not count as a try", () => {
    const bench = withInvoice();
    const redemption = opens(bench);
    for (let n = 0; n < 5; n += 1) redeems(bench, { ...redemption, code: "0", signature: "none" });
    expect(redeems(bench, redemption)).toBe(PAID);
  });
});

describe("tries", () => {
  test("three wrong codes block the session, and the right one is then refused [otp-lifetime]", () => {
    const bench = withInvoice();
    const redemption = opens(bench);
    const wrong = { type: "redeem-otp", ...redemption, code: "00000" } as const;
    const left = [1, 2, 3].map(() => bench.does(wrong).refusal);
    expect(left).toEqual([2, 1, 0].map((triesLeft) => ({ code: "otp-code-wrong", triesLeft })));
    expect(redeems(bench, redemption)).toBe("otp-session-closed");
    expect(bench.world.otpSessions.get(redemption.sessionId)?.state).toBe("blocked");
  });

  test("two wrong codes leave one try, and a new session has three again", () => {
    const bench = withInvoice();
    const first = opens(bench);
    for (let n = 0; n < 2; n += 1) redeems(bench, { ...first, code: "0" });
    const second = opens(bench);
    for (let n = 0; n < 2; n += 1) {
      expect(redeems(bench, { ...second, code: "0" })).toBe("otp-code-wrong");
    }
    expect(redeems(bench, second)).toBe(PAID);
  });

  test("a later password replaces the earlier one, and a blocked session stays blocked", () => {
    const bench = withInvoice();
    const [first, second] = [opens(bench), opens(bench)];
    for (let n = 0; n < 3; n += 1) redeems(bench, { ...second, code: "0" });
    const third = opens(bench);
    const states = [first, second, third].map(
      ({ sessionId }) => bench.world.otpSessions.get(sessionId)?.state,
    );
    expect(states).toEqual(["replaced", "blocked", "open"]);
    expect(redeems(bench, first)).toBe("otp-session-closed");
  });
});

describe("the end of a session", () => {
  test.each([
    ["PT1M", MINUTE_MS],
    ["PT5M", 5 * MINUTE_MS],
    ["PT10M", 10 * MINUTE_MS],
  ] as const)(
    "%s: valid one millisecond before, expired exactly then [otp-lifetime]",
    (option, life) => {
      const at = (passed: number) => {
        const bench = withInvoice(settingsUnder({ "otp-lifetime": option }));
        return redeems(bench, opens(bench), T0 + passed);
      };
      expect(at(life - 1)).toBe(PAID);
      expect(at(life)).toBe("otp-session-expired");
    },
  );

  test("comes with an earlier end of the invoice [expiry-boundary]", () => {
    const at = (passed: number) => {
      const bench = withInvoice();
      return redeems(bench, opens(bench, T0 + DAY_MS - 1000), T0 + passed);
    };
    expect(at(DAY_MS - 1)).toBe(PAID);
    expect(at(DAY_MS)).toBe("invoice-expired");
  });
});

describe("sending a code", () => {
  test.each([
    ["an unknown invoice", { transactionNo: "9" }, "invoice-unknown"],
    ["a total that differs", { total: 2501 }, "total-mismatch"],
  ])("is refused for %s", (_what, part, code) => {
    expect(sends(withInvoice(), part).refusal?.code).toBe(code);
  });

  test("is refused without the wallet method, and after the end", () => {
    const elsewhere = withInvoice(settingsUnder(), orderWith({ brands: ["mada"] }));
    expect(sends(elsewhere).refusal?.code).toBe("method-not-offered");
    expect(sends(withInvoice(), {}, T0 + DAY_MS).refusal?.code).toBe("invoice-expired");
  });

  test.each([
    ["accept", 99, PAID],
    ["reject", 2500, PAID],
  ] as const)(
    "with %s, a total of %d can be sent and redeemed [total-mismatch]",
    (option, total, outcome) => {
      const bench = withInvoice(settingsUnder({ "total-mismatch": option }));
      const { events } = sends(bench, { total });
      const sent = events[0] as OtpEvent & { type: "otp-sent" };
      const proof = proofOf(sent, bench.world.seed);
      const redemption = { ...REQUEST, ...proof, total, sessionId: sent.id, code: sent.code };
      expect(redeems(bench, redemption)).toBe(outcome);
    },
  );

  test.each([
    ["fixed", /^12345$/],
    ["generated", /^\d{5}$/],
  ] as const)(
    "creates a code, %s, and writes it into an SMS to the wallet [otp-code]",
    (option, form) => {
      const bench = withInvoice(settingsUnder({ "otp-code": option }));
      const { code } = opens(bench);
      expect(code).toMatch(form);
      expect([...bench.world.sms].at(-1)).toMatchObject({ to: REQUEST.mobile, about: "otp" });
      expect([...bench.world.sms].at(-1)?.text).toContain(code);
    },
  );

  test("generated codes differ from one session to the next [otp-code]", () => {
    const bench = withInvoice(settingsUnder({ "otp-code": "generated" }));
    const codes = new Set(Array.from({ length: 20 }, () => opens(bench).code));
    expect(codes.size).toBeGreaterThan(15);
  });
});

describe("a payment session", () => {
  test("with an unknown id has no events", () => {
    const used = { type: "otp-used", at: T0, id: "x" } as const;
    expect(() => evolveOtp(undefined, used)).toThrow("otp-used of unknown payment session x");
  });

  test("that is refused or used counts no wrong code", () => {
    const bench = withInvoice();
    const good = opens(bench);
    const refused = bench.does({ type: "redeem-otp", ...good, mobile: "0500000000" });
    expect([refused.refusal?.code, refused.events]).toEqual(["otp-mobile-mismatch", []]);
    bench.does({ type: "redeem-otp", ...good });
    expect(bench.world.otpSessions.get(good.sessionId)).toMatchObject({
      state: "used",
      wrongCodes: 0,
    });
  });

  test("accepts another total if the switch total-mismatch allows it", () => {
    const bench = withInvoice(settingsUnder({ "total-mismatch": "accept" }));
    expect(redeems(bench, { ...opens(bench), total: 1 })).toMatch(/invoice-paid/);
  });

  test("is signed with the seed of its sandbox", () => {
    const bench = withInvoice();
    const good = opens(bench);
    const session = bench.world.otpSessions.get(good.sessionId);
    if (!session) throw new Error("no session");
    const [one, other] = ["a", "b"].map((seed) => proofOf(session, seed));
    expect(one?.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(one?.signature).not.toBe(other?.signature);
    expect(one?.signedData).toBe(other?.signedData);
  });
});
