import http from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import type * as verdict from "../../mocks/checks/matrix/verdict.js";
import type * as program from "../../mocks/checks/run/program.js";
import type { Report } from "../../mocks/report/report.js";
import { configured, folder, paystub } from "../support/command-line.js";

const CHECKOUT_TEST = ["--", process.execPath, "test/shops/checkout-test.mjs"];

/** The same in this process: one of its own takes longer to start than the tests of the shop. */
const CHECKOUT_HERE = ["--", "checkout"];

type Checkout = (
  environment: Readonly<NodeJS.ProcessEnv>,
  say: (line: string) => void,
) => Promise<boolean>;

/** The shop is plain JavaScript, as that of a team is: its tests, typed. */
const shopsOwn: unknown = await import("../shops/checkout.mjs" as string);
const { checkout } = shopsOwn as { readonly checkout: Checkout };

vi.mock("../../mocks/checks/run/program.js", async (original) => {
  const actual = await original<typeof program>();
  const startProgram: typeof program.startProgram = (given) =>
    given.command[0] === "checkout" ? checkedOut(given) : actual.startProgram(given);
  return { ...actual, startProgram };
});

const judging = vi.hoisted(() => ({ cells: [] as string[] }));

vi.mock("../../mocks/checks/matrix/verdict.js", async (original) => {
  const actual = await original<typeof verdict>();
  const judged: typeof verdict.judged = (cell, run) => {
    judging.cells.push(cell.name);
    return actual.judged(cell, run);
  };
  return { ...actual, judged };
});

// A connection that is kept for the next call may be closed by then where many runs share a process.
http.globalAgent = new http.Agent({ keepAlive: false });

function checkedOut({ variables }: program.Program): program.Running {
  const lastLines: string[] = [];
  const say = (line: string) => void lastLines.push(line);
  const ended = checkout({ ...process.env, ...variables }, say).then((isRight) => {
    return { exitCode: isRight ? 0 : 1, signal: null, lastLines };
  });
  return { ended, sharesTerminal: false, signal: () => undefined };
}

/** The full matrices are a hundred runs of the shop. */
const FULL_MATRIX_MS = 600_000;
const FEW_RUNS_MS = 120_000;

/** More than there are cores: under most faults the shop waits. */
const JOBS = "6";

/** Runs the shop's own tests under matrices, and reads the report. */
async function matrix(options: readonly string[], command = CHECKOUT_HERE) {
  // The shop's tests retry, and check that no customer gets a false answer.
  const argv = [
    "run",
    "--json",
    "--jobs",
    JOBS,
    ...configured({ journeys: "journey" }),
    ...options,
    ...command,
  ];
  const { code, out, complaints } = await paystub(...argv);
  expect(out, complaints).not.toBe("");
  const { sections } = JSON.parse(out) as Report;
  const under = sections.filter(({ name }) => name.startsWith("Under"));
  return { code, cases: under.flatMap(({ cases }) => cases) };
}

const named = (cases: Awaited<ReturnType<typeof matrix>>["cases"], status: string) =>
  cases.filter((each) => each.status === status).map(({ name }) => name);

afterEach(() => {
  vi.unstubAllEnvs();
});

test(
  "the right shop survives every sensible fault and every option of every switch",
  async () => {
    const { code, cases } = await matrix(["--matrix", "faults,assumptions"]);

    expect(cases.filter(({ status }) => status === "failed")).toEqual([]);
    expect(code).toBe(0);
    expect(named(cases, "warning")).toEqual([]);
    // A fault that it never met would have proved nothing. An option may well not bear on it.
    expect(named(cases, "skipped").filter((name) => name.includes(" on "))).toEqual([]);
    expect(named(cases, "passed").length).toBeGreaterThan(90);
  },
  FULL_MATRIX_MS,
);

test("the right shop keeps the contract", async () => {
  const gates = ["--fail-on", "violations,tolerated,callbacks"];
  const { code, complaints } = await paystub("run", "--json", ...gates, ...CHECKOUT_TEST);
  expect(code, complaints).toBe(0);
});

test(
  "judges each cell once, with its recording",
  async () => {
    vi.stubEnv("SHOP_BUG", "retries-blindly");
    judging.cells.length = 0;
    const only = ["--only", "lost-reply:addInvoice", "rate-limited:addInvoice", "once"];
    const { cases } = await matrix(["--matrix", "faults", "--record", folder(), ...only]);
    expect(cases.map(({ record }) => record !== undefined).sort()).toEqual([false, true]);
    // A finding runs twice more, to distinguish a race from a constant failure.
    const lost = "lost-reply on addInvoice";
    expect(judging.cells.sort()).toEqual([lost, lost, lost, "rate-limited on addInvoice"]);
  },
  FEW_RUNS_MS,
);

interface Row {
  readonly bug: string;
  readonly kind: "faults" | "assumptions";
  readonly only: readonly string[];
  /** The variations under which the shop's tests fail, in order. It survives the others. */
  readonly found: readonly string[];
  /** What those tests say then. */
  readonly because: string | RegExp;
  /** How they are run, where that is not in this process. */
  readonly command?: typeof CHECKOUT_TEST;
}

describe("the matrix finds the bug", () => {
  test.each<Row>([
    {
      bug: "retries-blindly",
      kind: "faults",
      only: ["rate-limited:addInvoice", "lost-reply:addInvoice", "reset-mid-reply:addInvoice"],
      found: ["lost-reply on addInvoice", "reset-mid-reply on addInvoice"],
      because: "has two invoices that can be paid",
    },
    {
      bug: "trusts-callback",
      kind: "faults",
      only: ["callback-dropped", "callback-wrong-amount", "callback-after-cancel"],
      found: [
        "callback-wrong-amount on paid callbacks",
        "callback-after-cancel on canceled callbacks",
      ],
      because: "no customer paid",
    },
    {
      bug: "compares-paid",
      kind: "assumptions",
      only: ["order-status-case"],
      found: ["order-status-case=upper"],
      because: "is open for the shop, but was paid for",
      command: CHECKOUT_TEST,
    },
    {
      bug: "dies-on-html",
      kind: "faults",
      only: ["status:getInvoice", "html-504:addInvoice", "html-504:getInvoice"],
      found: ["html-504 on addInvoice", "html-504 on getInvoice"],
      because: "SyntaxError: Unexpected token '<'",
    },
    {
      bug: "keeps-token",
      kind: "faults",
      only: ["token-ends-early", "slow-body:addInvoice"],
      found: ["token-ends-early on issueMerchantToken"],
      because: /refused-token-dropped|after 3 tries the shop takes no order/,
    },
  ])(
    "$bug",
    async ({ bug, kind, only, found, because, command }) => {
      vi.stubEnv("SHOP_BUG", bug);
      const once = kind === "faults" ? ["once"] : [];
      const { code, cases } = await matrix(["--matrix", kind, "--only", ...only, ...once], command);

      expect(code).toBe(1);
      expect(named(cases, "failed").sort()).toEqual([...found].sort());
      expect(named(cases, "passed")).not.toEqual([]);
      for (const one of cases.filter(({ status }) => status === "failed")) {
        const { message = "", details = [] } = one;
        expect([message, ...details].join("\n")).toMatch(because);
      }
    },
    FEW_RUNS_MS,
  );
});
