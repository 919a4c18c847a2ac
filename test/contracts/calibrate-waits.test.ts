import { expect, onTestFinished, test } from "vitest";
import { calibrate } from "../../contracts/calibrate/calibrate.js";
import { type Assumptions, startGateway } from "../../mocks/index.js";
import { unusedAddress } from "../support/servers.js";

const STEPS_MS = [65_000, 310_000];

/**
 * The clock of a service that moves when all trials wait for it. Two trials wait for each step; the next
 * step begins when both have ended, which the progress shows.
 */
function steppedClock(advance: (ms: number) => Promise<unknown>) {
  const waiting = new Map<number, (() => void)[]>(STEPS_MS.map((ms) => [ms, []]));
  let ended = 0;
  let step = -1;
  const next = async () => {
    step += 1;
    const [ms, before = 0] = [STEPS_MS[step], STEPS_MS[step - 1]];
    if (ms === undefined) return;
    await advance(ms - before);
    for (const resume of waiting.get(ms) ?? []) resume();
  };
  return {
    clock: {
      now: Date.now,
      wait: (ms: number) =>
        new Promise<void>((resume) => {
          waiting.get(ms)?.push(resume);
          if ([...waiting.values()].every(({ length }) => length === 2)) void next();
        }),
    },
    progress: ({ now = "" }: { readonly now?: string }) => {
      if (!/\.\d+s$/.test(now) || step < 0) return;
      ended += 1;
      if (ended === 2 * (step + 1)) void next();
    },
  };
}

/** The results at a paystub in place of a test environment, with all waits. */
async function calibratedAt(assume: Partial<Assumptions>) {
  const port = Number(new URL(await unusedAddress()).port);
  const gateway = await startGateway({
    ...{ port: 0, sandbox: "shop", clock: "frozen" },
    // The first charge comes then, so no run waits for it.
    assume: { "first-charge": "at-registration", ...assume },
    settings: { webhook: { url: `http://127.0.0.1:${port}/webhook` } },
  });
  onTestFinished(() => gateway.close());
  const sandbox = gateway.get("shop");
  return calibrate({
    ...{ baseUrl: gateway.baseUrl, create: true, mobile: "0501234567", callbackWaitMs: 2000 },
    merchant: { apiId: "shop", secretKey: "any" },
    partner: { profileNo: "shop", apiKey: "any" },
    ...{ webhook: true, callbackPort: port, waitMs: 6 * 60_000 },
    ...steppedClock((ms) => sandbox.clock.advance({ by: `${ms / 1000}s` })),
  });
}

test.each<[Partial<Assumptions>, object?]>([
  [{}],
  [
    {
      ...{ "callback-retry": "fixed", "otp-lifetime": "PT1M", "webhook-version": "v2" },
      ...{ "activation-approval": "rejected", "activation-payload": "with-iban" },
    },
  ],
  // Nothing is sent before the merchant approved, so nothing is known of the fields.
  [
    {
      ...{ "callback-retry": "none", "otp-lifetime": "PT10M" },
      "activation-approval": "by-merchant",
    },
    { "activation-payload": undefined },
  ],
])(
  "with --wait and --webhook, it decides what needs time or the account's webhook: %j",
  async (assume: Partial<Assumptions>, undecided: object = {}) => {
    const { file, causes, notTried } = await calibratedAt(assume);
    const expected = {
      ...{ "callback-retry": "growing", "otp-lifetime": "PT5M", "webhook-version": "v1" },
      ...{ "activation-approval": "at-once", "activation-payload": "without-iban" },
      ...{ ...assume, ...undecided },
    };
    const found = Object.keys(expected).map((id) => [id, file.switches[id]?.option]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(causes).toEqual([]);
    expect([...notTried]).toEqual([]);
  },
);
