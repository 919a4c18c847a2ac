import { describe, expect } from "vitest";
import { lengthMs } from "../../mocks/control/instants.js";
import { LAST_INSTANT, toIso } from "../../mocks/domain/time.js";
import {
  anyAnswer,
  call,
  done,
  type Persons,
  SHOP,
  START,
  test,
  walletOf,
} from "../support/persons.js";

const PATH = `${SHOP}/clock/to-boundary`;

/** Something that has an end, and whether it is over. */
interface Thing {
  readonly name: object;
  readonly end: string;
  isOver(): Promise<boolean>;
}

const THINGS = {
  async expiry({ merchant }: Persons): Promise<Thing> {
    const transactionNo = await merchant.createsInvoice();
    const isOver = async () => (await merchant.readsStatus(transactionNo)) === "Canceled";
    return { name: { transactionNo }, end: "2026-03-02T12:00:00.000Z", isOver };
  },
  async "next-charge"({ merchant, tester }: Persons): Promise<Thing> {
    const recurringId = await merchant.registers({ recurring: { type: "Monthly" } });
    await tester.recurring.start(recurringId);
    const isOver = async () => (await tester.recurring.read(recurringId)).chargesDone === 2;
    return { name: { recurringId }, end: "2026-04-01T12:00:00.000Z", isOver };
  },
  async "otp-expiry"({ gateway, merchant }: Persons): Promise<Thing> {
    const invoice = await merchant.createsInvoice();
    const wallet = walletOf(gateway);
    const proof = await wallet.getsCode(invoice);
    // A wrong code tests without paying: it is no longer checked when the session is over.
    const isOver = async () =>
      /expired/.test((await wallet.pays(invoice, proof, { stcpayPaymentOTP: "0" })).text);
    const { paymentSessionId } = proof;
    return { name: { paymentSessionId }, end: "2026-03-01T12:05:00.000Z", isOver };
  },
};

type Boundary = keyof typeof THINGS;
const BOUNDARIES = Object.keys(THINGS) as Boundary[];

describe("the clock goes to a boundary", () => {
  const offsets = [undefined, "-1ms", "1h"];
  const cases = BOUNDARIES.flatMap((boundary) => offsets.map((by) => [boundary, by] as const));

  test.for(cases)("%s, offset %s", async ([boundary, offset], { persons }) => {
    const { name, end, isOver } = await THINGS[boundary](persons);
    const moved = await done(persons.merchant, "POST", PATH, { ...name, boundary, offset });

    const offsetMs = offset === undefined ? 0 : lengthMs(offset, "offset");
    const at = new Date(Date.parse(end) + offsetMs).toISOString();
    expect(moved.now).toBe(at);
    expect((await persons.tester.clock.read()).now).toBe(at);
    expect(moved.events.at(-1)).toMatchObject({ type: "clock-set", at });
    expect(moved).toMatchObject({ fired: moved.events.length, next: null });
    expect(await isOver()).toBe(offsetMs >= 0);
  });

  test("repeatedly, from charge to charge", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers({ recurring: { type: "Weekly", iterations: 3 } });
    await tester.recurring.start(recurringId);
    const days: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      days.push((await tester.clock.toBoundary({ recurringId, boundary: "next-charge" })).now);
    }
    expect(days.map((at) => at.slice(0, 10))).toEqual(["2026-03-08", "2026-03-15"]);
    const over = tester.clock.toBoundary({ recurringId, boundary: "next-charge" });
    await expect(over).rejects.toThrow(`recurring payment ${recurringId} is completed`);
  });
});

describe("the clock refuses to go to a boundary", () => {
  const pairs = BOUNDARIES.flatMap((of) => BOUNDARIES.map((boundary) => [of, boundary] as const));

  test.for(pairs.filter(([of, boundary]) => of !== boundary))(
    "of a thing with %s, for %s",
    async ([of, boundary], { persons }) => {
      const { name } = await THINGS[of](persons);
      const { status, body } = await call(persons.merchant, "POST", PATH, { ...name, boundary });
      expect(status).toBe(400);
      expect(body.detail).toMatch(
        new RegExp(`^boundary is ${boundary}, which does not fit the id. Use expiry`),
      );
      expect((await persons.tester.clock.read()).now).toBe(START);
    },
  );

  test.for<[Boundary, string, string]>([
    ["expiry", "P2D", "0s"],
    ["expiry", "P1D", "-1ms"],
    ["otp-expiry", "PT6M", "0s"],
    ["next-charge", "P30DT12H", "-1d"],
  ])("%s in the past: %s later, offset %s", async ([boundary, by, offset], { persons }) => {
    const { name } = await THINGS[boundary](persons);
    await persons.tester.clock.advance({ by });
    const before = await persons.tester.events();
    const asked = { ...name, boundary, offset };
    const { status, body } = await call(persons.merchant, "POST", PATH, asked);
    expect(status).toBe(409);
    expect(body.detail).toMatch(
      /^the clock only moves forward: it is \d+ \w+ 2026, .* Riyadh, later than/,
    );
    expect(await persons.tester.events()).toEqual(before);
  });

  test.for<[string, object, number, RegExp]>([
    ["nothing", { boundary: "expiry" }, 400, /^the body must name exactly one of transactionNo/],
    ["another boundary", { transactionNo: "1", boundary: "dawn" }, 400, /^boundary /],
    [
      "a number",
      { transactionNo: "1", boundary: "expiry", offset: 5 },
      400,
      /^offset must be a dur/,
    ],
    ["two days before", { transactionNo: "1", boundary: "expiry", offset: "-2d" }, 400, /^offset/],
    [
      "the old offset",
      { transactionNo: "1", boundary: "expiry", offsetMs: 1 },
      400,
      /mean offset\?/,
    ],
    ["an unknown invoice", { transactionNo: "1", boundary: "expiry" }, 404, /invoice .* 1$/],
    ["an unknown plan", { recurringId: "r", boundary: "next-charge" }, 404, /payment r$/],
    ["an unknown session", { paymentSessionId: "s", boundary: "otp-expiry" }, 404, /session s$/],
  ])("of %s", async ([_what, body, status, why], { merchant }) => {
    const refused = await call(merchant, "POST", PATH, body);
    expect(refused.status, refused.text).toBe(status);
    expect(refused.body.detail).toMatch(why);
  });

  test("of a recurring payment that has not begun", async ({ merchant, tester }) => {
    const recurringId = await merchant.registers();
    const moved = tester.clock.toBoundary({ recurringId, boundary: "next-charge" });
    await expect(moved).rejects.toThrow(`recurring payment ${recurringId} is registered`);
  });
});

describe("resuming and freezing at the same time", () => {
  test("the last command wins", async ({ tester }) => {
    const asked: Promise<unknown>[] = [];
    for (let n = 0; n < 20; n += 1) asked.push(tester.clock.resume(), tester.clock.freeze());
    await Promise.all(asked);
    expect((await tester.clock.read()).mode).toBe("frozen");
    await Promise.all([...asked, tester.clock.freeze(), tester.clock.resume()]);
    expect((await tester.clock.read()).mode).not.toBe("frozen");
  });
});

describe("at the end of the calendar", () => {
  test("numbers have 13 digits, and none repeats", async ({ gateway, merchant, tester }) => {
    await tester.clock.freeze({ at: toIso(LAST_INSTANT - 2) });
    const other = await gateway.open("other");
    await other.clock.freeze({ at: toIso(LAST_INSTANT - 2) });
    const stranger = anyAnswer(gateway.baseUrl, "sandbox_other");
    const numbers: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      numbers.push(await merchant.createsInvoice());
      numbers.push((await stranger.post("/api/addInvoice", merchant.order())).body.transactionNo);
    }
    await tester.clock.freeze({ at: toIso(LAST_INSTANT) });
    for (let n = 0; n < 4; n += 1) numbers.push(await merchant.createsInvoice());
    expect(numbers.filter((no) => !/^\d{13}$/.test(no))).toEqual([]);
    expect(new Set(numbers).size).toBe(20);
    for (const no of numbers.filter((_, n) => n >= 16 || n % 2 === 0)) {
      expect(await merchant.readsStatus(no)).toBe("PENDING");
    }
  });

  test("the clock goes no further", async ({ tester }) => {
    await tester.clock.freeze({ at: toIso(LAST_INSTANT) });
    for (const by of ["PT1S", "P285616Y", "P99999999999W"]) {
      await expect(tester.clock.advance({ by })).rejects.toThrow("cannot pass");
    }
    expect(Date.parse((await tester.clock.read()).now)).toBe(LAST_INSTANT);
  });
});
