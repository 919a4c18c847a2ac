import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { isSameMobile } from "../../mocks/checks/explore/context.js";
import { executeConclusively } from "../../mocks/checks/explore/execute.js";
import { explore } from "../../mocks/checks/explore/explore.js";
import { stuttered } from "../../mocks/checks/explore/generate.js";
import { asItHappens } from "../../mocks/checks/explore/happens.js";
import { replay } from "../../mocks/checks/explore/index.js";
import { describeStep } from "../../mocks/checks/explore/report.js";
import type { ArmedFault, Sequence, SequenceStep } from "../../mocks/checks/explore/sequence.js";
import { openSession } from "../../mocks/checks/explore/session.js";
import type { Shop, ShopCredentials } from "../../mocks/checks/explore/shop.js";
import { shrink } from "../../mocks/checks/explore/shrink.js";
import type { Report } from "../../mocks/report/report.js";
import { folder, paystub } from "../support/command-line.js";
import { openFlorist } from "../support/florist.js";
import { answering } from "../support/servers.js";

const FLORIST = "test/shops/florist/adapter.mjs";
const start = { does: "start", amount: 20, name: "Sara Al Harbi" } as const;
const pay = { does: "pay", which: 0 } as const;

// The shop reads from the environment which bug it has.
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Explores with the command line, and reads the report. */
async function explored(failures: string, ...options: string[]) {
  // Longer than this machine is ever busy.
  vi.stubEnv("FLORIST_TIMEOUT_MS", "1000");
  const { code, out, complaints } = await paystub(
    ...["explore", "--json", "--failures", failures, "--jobs", "4", ...options],
  );
  expect(out, complaints).not.toBe("");
  return { code, report: JSON.parse(out) as Report };
}

describe("the sequences", () => {
  test("are printed as sentences", () => {
    const steps: readonly SequenceStep[] = [
      { ...start, under: { fault: "lost-reply", operation: "addInvoice" } },
      { does: "advance", by: "PT22H" },
      { does: "forge", how: "webhook", which: 1 },
      { does: "fault", fault: "status", status: 500, operation: "getInvoice" },
      { does: "shop-refunds", which: 0, under: { fault: "refund-fails" } },
      { does: "together", both: [{ does: "look", which: 0 }, start], tokensEnded: true },
    ];
    expect(steps.map(describeStep)).toEqual([
      "Sara Al Harbi orders for 20.00 SAR, under lost-reply on addInvoice.",
      "22 hours pass.",
      "A stranger posts to the webhook that the second order is paid.",
      "Trouble lies ahead: status 500 on getInvoice.",
      "The customer has the shop refund the first order, under refund-fails.",
      "After the shop's tokens have ended, at the same moment the customer looks at the first order and Sara Al Harbi orders for 20.00 SAR.",
    ]);
  });

  test("stutter: actions of a customer or the network happen twice", () => {
    const { steps } = stuttered({ world: {}, steps: [start, pay] });
    expect(steps.map(({ does }) => does)).toEqual(["start", "pay", "pay"]);
    expect(steps[1]?.under).toEqual({ fault: "callback-doubled" });
  });
});

describe("a step as it happens", () => {
  const offered = new Set(["start", "getOrder", "look", "subscribe", "getSubscription"]);
  const orders = [{ id: "1", amount: 20, name: "Sara", mobile: "0500100001" }];
  const present = { offered, orders, subscriptions: [], currencies: ["SAR"] };
  const under: ArmedFault = { fault: "lost-reply", operation: "addInvoice" };
  const look = { does: "look", which: 0 } as const;

  test.each<[string, SequenceStep, SequenceStep | undefined]>([
    ["names an order that there is", { does: "pay", which: 2 }, { does: "pay", which: 0 }],
    [
      "does not happen if there is nothing yet",
      { does: "confirm-subscription", which: 0 },
      undefined,
    ],
    ["is paid in SAR if the shop sells in nothing else", { ...start, currency: "USD" }, start],
    ["does not happen if the shop does not offer it", { does: "wallet", which: 0 }, undefined],
    ["leaves its fault behind", { does: "restart", under }, { does: "fault", ...under }],
    [
      "of two customers is that of one",
      {
        does: "together",
        both: [{ does: "restart" }, { ...look, which: 1 }],
      },
      look,
    ],
  ])("%s", (_, step, expected) => {
    expect(asItHappens(step, present)).toEqual(expected);
  });

  test("is about no order that is placed at the same moment", () => {
    const step: SequenceStep = { does: "together", both: [start, look] };
    expect(asItHappens(step, { ...present, orders: [] })).toEqual(start);
    expect(asItHappens(step, present)).toEqual(step);
  });
});

test.each([
  ["0500100001", true],
  ["500100001", true],
  ["+966 50 010 0001", true],
  ["00966500100001", true],
  ["0500100002", false],
  [undefined, false],
])("the mobile %s is the same as 0500100001: %s", (mobile, expected) => {
  expect(isSameMobile(mobile, "0500100001")).toBe(expected);
});

describe("shrinking", () => {
  const look: SequenceStep = { does: "look", which: 2 };
  const long: Sequence = {
    world: { "order-status-case": "upper", "callback-method": "post" },
    steps: [look, { ...start, amount: 99.99 }, look, { does: "restart" }, pay, look, pay],
  };

  /** What is left where a sequence fails by a rule of ours. */
  async function shrunk(fails: (sequence: Sequence) => boolean) {
    const limits = { atOnce: 4, triesMax: 500, isLate: () => false };
    const stillFail = async (candidates: readonly Sequence[]) => candidates.map(fails);
    return (await shrink(long, stillFail, limits)).shortest;
  }

  test("keeps the essential steps, as simple as possible", async () => {
    const shortest = await shrunk(({ world, steps }) => {
      const does = steps.map((step) => step.does);
      return (
        world["order-status-case"] === "upper" &&
        does.indexOf("pay") > does.indexOf("start") &&
        does.includes("start")
      );
    });
    expect(shortest).toEqual({ world: { "order-status-case": "upper" }, steps: [start, pay] });
  });

  test("keeps one of two customers, and the simplest fault of a call", async () => {
    const limits = { atOnce: 4, triesMax: 500, isLate: () => false };
    const under: ArmedFault = { fault: "html-504", operation: "addInvoice" };
    const both = [{ does: "look", which: 1 }, pay] as const;
    const steps: readonly SequenceStep[] = [
      { ...start, under },
      { does: "together", both, tokensEnded: true },
    ];
    const fails = (sequence: Sequence) => {
      const isPaid = JSON.stringify(sequence.steps).includes('"pay"');
      return isPaid && sequence.steps.some((step) => step.under?.operation === "addInvoice");
    };
    const stillFail = async (candidates: readonly Sequence[]) => candidates.map(fails);
    const { shortest } = await shrink({ world: {}, steps }, stillFail, limits);
    const plainest: ArmedFault = { fault: "lost-reply", operation: "addInvoice" };
    expect(shortest.steps).toEqual([{ ...start, under: plainest }, pay]);
  });

  test("ends at a local minimum: two dependent steps are removed together", async () => {
    // An odd number of looks and a start, or a start and a pay alone.
    const shortest = await shrunk(({ steps }) => {
      const looks = steps.filter(({ does }) => does === "look").length;
      const [first, second] = steps.map(({ does }) => does);
      const isPair = steps.length === 2 && first === "start" && second === "pay";
      return isPair || (looks === 3 && steps.length >= 6);
    });
    expect(shortest.steps.map(({ does }) => does)).toEqual(["start", "pay"]);
  });

  test("ends when its time is over, with the shortest so far", async () => {
    let tries = 0;
    const stillFail = async (candidates: readonly Sequence[]) => {
      tries += candidates.length;
      return candidates.map(({ steps }) => steps.length >= 3);
    };
    // Four different steps alone, and the service as it usually is.
    const limits = { atOnce: 1, triesMax: 500, isLate: () => tries === 5 };
    const shortest = { world: {}, steps: long.steps };
    expect(await shrink(long, stillFail, limits)).toEqual({ shortest, isCutShort: true });
  });

  test("replays before and after it, one at a time, and waits once for a shop that hangs", async () => {
    let [opened, open, atOnce, idleAsks] = [0, 0, 0, 0];
    const session = await openSession(
      async () => ({
        async open() {
          [opened, open] = [opened + 1, open + 1];
          atOnce = Math.max(atOnce, open);
          const start = () => new Promise<never>(() => {});
          const close = () => {
            open -= 1;
          };
          const idle = () => {
            idleAsks += 1;
            return true;
          };
          return { start, close, idle, getOrder: () => ({ state: "new" }) } as const;
        },
      }),
      { timeoutMs: 20 },
    );
    const announced: [string, number][] = [];
    const { failures } = await explore(session, {
      ...{ runs: 0, seed: 1, jobs: 1, shrinkMs: 0 },
      earlier: [{ world: {}, steps: [{ ...start, amount: 99.99 }] }],
      announce: ({ invariant }, limitMs) => void announced.push([invariant, limitMs]),
    });
    await session.close();
    expect(announced).toEqual([["bounded-wait", 0]]);
    expect(failures).toMatchObject([{ again: 1, replays: 1, cutBy: "time" }]);
    expect([opened, atOnce, idleAsks]).toEqual([3, 1, 0]);
  });
});

describe("paystub explore", () => {
  test("finds a bug, stores it with a test, replays it, and tries it first the next time", async () => {
    const failures = folder();
    vi.stubEnv("FLORIST_BUG", "breaks-arabic");
    const first = await explored(failures, "--shop", FLORIST, "--runs", "100");
    expect(first.code).toBe(1);
    const names = readdirSync(failures);
    expect(names.map((name) => name.replace(/^.*?\./, "")).sort()).toEqual(["json", "test.mjs"]);

    const path = join(failures, names.find((name) => name.endsWith(".json")) ?? "");
    const replayed = await explored(failures, "--shop", FLORIST, "--replay", path);
    expect(replayed.report.summary).toContain("failed: name");
    const { findings } = await replay({ shop: FLORIST, sequence: path });
    expect(findings.map(({ invariant }) => invariant)).toEqual(["name"]);

    const again = await explored(failures, "--shop", FLORIST, "--runs", "1");
    expect(again.code).toBe(1);

    vi.stubEnv("FLORIST_BUG", "");
    const mended = await explored(failures, "--shop", FLORIST, "--runs", "2");
    expect(mended.report.sections.map(({ name }) => name)).toContain(
      "Kept failures that fail no more",
    );
    expect(mended.code).toBe(0);
  });

  test("a shop that calls nothing proves nothing", async () => {
    const shop: Shop = { start: () => undefined, getOrder: () => ({ state: "new" }) };
    const session = await openSession(async () => ({ open: async () => shop }));
    const { calls, failures } = await explore(session, { runs: 3, seed: 1, jobs: 1 });
    await session.close();
    expect([calls, failures]).toEqual([0, []]);
  });

  test("names the methods that ten actions needed and none called", async () => {
    const shop: Shop = {
      start: () => undefined,
      getOrder: () => ({ state: "pending", transactionNo: "1" }),
      // No code comes, so none can be entered.
      sendCode: () => true,
      payWithCode: () => true,
      look: () => undefined,
      idle: () => true,
    };
    const session = await openSession(async () => ({ open: async () => shop }));
    const options = { seed: 1, jobs: 8, keepGoing: true };
    const unreachedIn = async (runs: number) =>
      (await explore(session, { ...options, runs })).unreached;
    expect(await unreachedIn(2)).toEqual([]);
    expect(await unreachedIn(30)).toEqual(["payWithCode"]);
    await session.close();
  });

  test("gives orders and invoices of each sequence their own numbers", async () => {
    const used: string[] = [];
    const open = async (given: ShopCredentials) => {
      const shop = await openFlorist({ ...given, bug: undefined, timeoutMs: 1000 });
      const note = async (id: string) => {
        const { transactionNo } = await shop.getOrder(id);
        used.push(id, transactionNo ?? "");
        return undefined;
      };
      return { ...shop, look: (id: string) => note(id) };
    };
    const session = await openSession(async () => ({ open }));
    const sequence: Sequence = { world: {}, steps: [start] };
    await executeConclusively(session, sequence);
    await executeConclusively(session, sequence);
    await session.close();
    expect(used.every(Boolean)).toBe(true);
    expect(new Set(used).size).toBe(4);
  });

  test("a failure that does not repeat is no finding", async () => {
    let isFirst = true;
    const check = () => {
      const complaint = isFirst ? "the stars stand badly" : undefined;
      isFirst = false;
      return complaint;
    };
    const open = async (given: ShopCredentials) => ({
      ...(await openFlorist({ ...given, bug: undefined, timeoutMs: 1000 })),
      check,
    });
    const session = await openSession(async () => ({ open }));
    const explored = await explore(session, { runs: 2, seed: 1, jobs: 1 });
    await session.close();
    expect(explored.failures).toEqual([]);
    // On a busy machine a sequence runs again, and the first run of it decides nothing.
    const evidence = { complaint: "the stars stand badly" };
    for (const { finding } of explored.flaky) expect(finding.evidence).toEqual(evidence);
  });

  test.each([
    ["no shop", [], "explore needs --shop. Give it a module"],
    ["no such module", ["--shop", "nowhere.mjs"], "there is no file nowhere.mjs"],
    [
      "a module without openShop",
      ["--shop", "test/shops/florist/bugs.mjs"],
      "exports no function openShop. Export one",
    ],
    ["no such failure", ["--shop", FLORIST, "--replay", "nowhere.json"], "cannot be read"],
    ["no runs", ["--shop", FLORIST, "--runs", "0"], "above 0"],
  ])("reports a mistake in a line: %s", async (_, options, reported) => {
    const { code, complaints } = await paystub("explore", ...options);
    expect(complaints).toContain(reported);
    expect(complaints.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });
});

test("--stutter has customers repeat themselves", async () => {
  let looks = 0;
  const shop: string = await answering(({ path }) => {
    if (path === "/offers") return { body: ["start", "getOrder", "look"] };
    if (path === "/look") looks += 1;
    return { body: { state: "new" } };
  });
  const looksOf = async (...options: string[]) => {
    looks = 0;
    await explored(folder(), "--shop", shop, "--runs", "20", "--seed", "1", ...options);
    return looks;
  };
  expect(await looksOf("--stutter")).toBeGreaterThan(await looksOf());
});
