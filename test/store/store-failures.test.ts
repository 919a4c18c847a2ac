import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { fold } from "../../mocks/domain/evolve.js";
import { DAY_MS, HOUR_MS } from "../../mocks/domain/time.js";
import { StoreUnavailable } from "../../mocks/runtime/errors.js";
import { memoryStore } from "../../mocks/store/memory.js";
import { BEGINNING } from "../../mocks/store/position.js";
import { T0 } from "../support/domain.js";
import { inTime, manualClock } from "../support/manual-clock.js";
import { creates, partsWith, pays, recordingClient, starts } from "../support/parts.js";
import { anyAnswer } from "../support/persons.js";
import { slowGateway } from "../support/slow-gateway.js";
import { chance, FAILURES, type Failure, failingStore, slowStore } from "../support/store.js";

/** A gateway over a store whose failures the test chooses. */
async function setUp({ isSlow = false } = {}) {
  const clock = manualClock(T0);
  const client = recordingClient();
  const sound = memoryStore(clock);
  let fails: (method: string) => Failure | undefined = () => undefined;
  const store = failingStore(isSlow ? slowStore(sound, 1) : sound, (method) => fails(method));
  const parts = partsWith(clock, client, {}, store);
  const sandbox = await parts.open();
  const events = async (): Promise<DomainEvent[]> => {
    const reading = await sound.read("test", BEGINNING);
    return reading?.events.map(({ event }) => event) ?? [];
  };
  return {
    ...parts,
    clock,
    client,
    sandbox,
    events,
    /** From now on the store fails as it is asked to. */
    failing(how: (method: string) => Failure | undefined) {
      fails = how;
    },
    /** The next call of a method fails. */
    failingOnce(method: string, how: Failure) {
      fails = (asked) => {
        if (asked !== method) return undefined;
        fails = () => undefined;
        return how;
      };
    },
  };
}

const typesOf = (events: readonly DomainEvent[]) => events.map(({ type }) => type);

describe.each(FAILURES)("a store that %s", (how) => {
  test("an append once: the command happens once, and its caller gets the result", async () => {
    const { clock, sandbox, events, errors, failingOnce } = await setUp();
    failingOnce("append", how);
    const no = await inTime(clock, () => creates(sandbox));
    expect(typesOf(await events())).toEqual(["sandbox-opened", "invoice-created"]);
    expect(await sandbox.read(({ invoices }) => [...invoices.keys()])).toEqual([no]);
    expect(errors.map(String)).toEqual([`Error: the store ${how} append`]);
    expect(await creates(sandbox)).not.toBe(no);
  });

  test("the append of a callback's attempt, or of its outcome: it is called and reported once", async () => {
    for (const nth of [1, 2, 3]) {
      const { clock, client, sandbox, events, failing } = await setUp();
      const no = await creates(sandbox);
      let appends = 0;
      failing((method) => {
        if (method !== "append") return undefined;
        appends += 1;
        return appends === nth ? how : undefined;
      });
      await inTime(clock, () => pays(sandbox, no));
      await inTime(clock, () => sandbox.waitForIdle());
      expect(appends).toBeGreaterThanOrEqual(3);
      expect(typesOf(await events()).slice(2)).toEqual([
        "invoice-paid",
        "callback-scheduled",
        "callback-attempted",
        "callback-answered",
      ]);
      expect(client.calls).toHaveLength(1);
    }
  });

  test("an append amid a journey: all that falls due happens once", async () => {
    const { clock, sandbox, events, failing } = await setUp();
    await sandbox.clock.freeze();
    for (let n = 0; n < 3; n += 1) await starts(sandbox);
    await sandbox.waitForIdle();
    const before = (await events()).length;
    let appends = 0;
    failing((method) => {
      if (method !== "append") return undefined;
      appends += 1;
      return appends === 1 ? how : undefined;
    });
    const to = (from: number) => from + 10 * DAY_MS;
    await inTime(clock, () => sandbox.clock.advance(to, { silent: true }));
    const happened = typesOf((await events()).slice(before));
    expect(happened.filter((type) => type === "charge-succeeded")).toHaveLength(30);
    expect(happened.at(-1)).toBe("clock-set");
    const folded = fold(await events());
    await sandbox.read((world) => expect(folded).toEqual(world));
  });

  test("the cut of a rewind: it is as if it had been taken once", async () => {
    const { clock, sandbox, events, failingOnce } = await setUp();
    await sandbox.clock.freeze();
    const at = sandbox.position.seq;
    const no = await creates(sandbox);
    await creates(sandbox);
    failingOnce("append", how);
    const { refusal } = await inTime(clock, () => sandbox.clock.rewind(at));
    expect(refusal).toBeUndefined();
    expect(typesOf(await events())).toEqual(["sandbox-opened", "clock-set"]);
    expect(await creates(sandbox)).toBe(no);
  });

  test.each(["read", "lease", "release", "record", "ownerOf"])(
    "to %s once: nothing of it is seen",
    async (method) => {
      const { clock, client, sandbox, gateway, events, failingOnce } = await setUp();
      failingOnce(method, how);
      const no = await inTime(clock, () => creates(sandbox));
      await inTime(clock, () => pays(sandbox, no));
      expect((await inTime(clock, () => gateway.ofTransaction(no)))?.name).toBe("test");
      await inTime(clock, () => sandbox.waitForIdle());
      await clock.pass(5000);
      await inTime(clock, () => sandbox.waitForIdle());
      expect(typesOf(await events()).slice(1)).toEqual([
        "invoice-created",
        "invoice-paid",
        "callback-scheduled",
        "callback-attempted",
        "callback-answered",
      ]);
      expect(client.calls).toHaveLength(1);
    },
  );
});

describe("a store that fails for more than ten seconds", () => {
  test.each([
    ["appends", ["append"]],
    ["reads", ["read"]],
    ["all", ["append", "read", "lease", "record"]],
  ])("at %s: whoever asks is reported that it is not there", async (_what, methods) => {
    const { clock, sandbox, events, failing } = await setUp();
    await creates(sandbox);
    failing((method) => (methods.includes(method) ? "rejects before" : undefined));
    const from = clock.now();
    const failed = inTime(clock, () => creates(sandbox));
    await expect(failed).rejects.toThrow(StoreUnavailable);
    expect(clock.now() - from).toBeGreaterThanOrEqual(10_000);
    expect(clock.now() - from).toBeLessThanOrEqual(12_000);
    failing(() => undefined);
    const no = await inTime(clock, () => creates(sandbox));
    expect(typesOf(await events())).toEqual([
      "sandbox-opened",
      "invoice-created",
      "invoice-created",
    ]);
    expect(await sandbox.read(({ invoices }) => invoices.has(no))).toBe(true);
  });

  test.each([["append"], ["read"]])(
    "at every %s: it is a 503 over HTTP, and good again when the store is",
    async (method) => {
      let isDown = false;
      const slow = await slowGateway({
        storeOf: (clock) =>
          failingStore(memoryStore(clock), (asked) =>
            isDown && asked === method ? "rejects before" : undefined,
          ),
      });
      const body = {
        orderNumber: "A",
        amount: 25,
        callBackUrl: "https://shop.example/paid",
        clientName: "Zaid",
        clientMobile: "0509200900",
        products: [{ title: "Book", price: 25, qty: 1 }],
      };
      const client = anyAnswer(slow.baseUrl);
      isDown = true;
      let isAnswered = false;
      const asked = client.post("/api/addInvoice", body).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered) await slow.passWithCalls(100);
      const { status, text, headers } = await asked;
      expect([status, text]).toEqual([503, expect.stringContaining("the store does not answer")]);
      expect(headers.get("retry-after")).toBe("1");
      isDown = false;
      expect((await client.post("/api/addInvoice", body)).status).toBe(200);
    },
  );
});

/** A run of the shop over a store that fails now and then, in every way. */
const runs = fc.record({
  seed: fc.nat(),
  rate: fc.constantFrom(0.02, 0.1, 0.3),
  isSlow: fc.boolean(),
  steps: fc.array(fc.tuple(fc.constantFrom("creates", "pays", "waits", "goes"), fc.nat(9)), {
    minLength: 5,
    maxLength: 25,
  }),
});

test("whenever it fails, nothing is lost, nothing comes twice, and all is reported once", async () => {
  await fc.assert(
    fc.asyncProperty(runs, async ({ seed, rate, isSlow, steps }) => {
      const { clock, client, sandbox, events, failing } = await setUp({ isSlow });
      const draw = chance(seed);
      failing(() => (draw() < rate ? FAILURES[Math.floor(4 * draw())] : undefined));
      const made: string[] = [];
      for (const [n, [step, pick]] of steps.entries()) {
        const no = made[pick % Math.max(1, made.length)];
        if (step === "creates" || no === undefined) {
          made.push(await inTime(clock, () => creates(sandbox, { orderNumber: String(n) })));
        } else if (step === "pays") await inTime(clock, () => pays(sandbox, no));
        else if (step === "waits") await clock.pass(pick * HOUR_MS);
        else await inTime(clock, () => sandbox.clock.advance((from) => from + pick * HOUR_MS));
      }
      failing(() => undefined);
      await clock.pass(2 * 60_000);
      await inTime(clock, () => sandbox.waitForIdle());
      const log = await events();
      const count = (type: string) => log.filter((event) => event.type === type).length;
      const created = log.flatMap((event) =>
        event.type === "invoice-created" ? [event.transactionNo] : [],
      );
      expect(created).toEqual(made);
      expect(count("callback-attempted")).toBe(client.calls.length);
      expect(count("callback-answered")).toBe(count("callback-attempted"));
      expect(count("callback-scheduled")).toBe(count("callback-attempted"));
      expect(log.every(({ at }, n) => at >= (log[n - 1]?.at ?? 0))).toBe(true);
      const folded = fold(log);
      await sandbox.read((world) => expect(folded).toEqual(world));
    }),
    { numRuns: 60 },
  );
}, 60_000);
