import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Cell } from "../../mocks/checks/matrix/cells.js";
import { judgeCell } from "../../mocks/checks/matrix/judge.js";
import { gather } from "../../mocks/checks/run/gather.js";
import { Interrupt } from "../../mocks/checks/run/program.js";
import { formatRule } from "../../mocks/checks/run/rules.js";
import { requestOf } from "../../mocks/cli/commands/run.js";
import { readFaultRule } from "../../mocks/cli/fault-option.js";
import { command, configured, folder, paystub, ran } from "../support/command-line.js";
import { rawServer } from "../support/servers.js";

/** Trusts any answer: fails as soon as one is not what it should be. */
const TRUSTING = "must(await addsInvoice(), 'no invoice');";

/** Retries once, after any error. */
const CAREFUL = "must((await addsInvoice().catch(() => {})) ?? (await addsInvoice()), 'none');";

const SECTION = "Under faults";

const CELL: Cell = {
  matrix: "faults",
  name: "any",
  row: "any",
  column: "any",
  names: [],
  rank: 0,
  delayMs: 0,
  lasts: false,
  reach: "sandbox",
};

test("reports a fault that the command survives, one that it fails under, and how to reproduce it", async () => {
  const only = ["--only", "lost-reply", "late-reply:addInvoice", "once"];
  const options = ["--matrix", "faults", "--assume=tabby=reject", ...only];
  options.push("--record", join(folder(), "it's"), "--fail-on", "unclear");
  const { code, section, report, complaints } = await ran(options, TRUSTING);
  expect(code).toBe(1);
  expect(report).toMatchObject({ title: "paystub run --matrix faults", passed: false });
  expect(report.summary).toBe("0 bugs in 2 cells: 1 unclear, 1 survived.");
  const again =
    /^again: npx paystub run --assume=tabby=reject --record '.*it'\\''s' --fault lost-reply,operation=addInvoice,times=1 -- \//;
  expect(section("Findings").cases).toMatchObject([
    {
      name: "unclear under lost-reply on addInvoice",
      status: "failed",
      message: expect.stringContaining("no test reported how it ended"),
      details: expect.arrayContaining([
        "the fault met addInvoice #1",
        expect.stringMatching(again),
      ]),
    },
  ]);
  expect(section(SECTION).cases).toMatchObject([
    { name: "lost-reply on addInvoice", status: "failed" },
    { name: "late-reply 3000 on addInvoice", status: "passed" },
  ]);
  expect(section(SECTION).tables?.[0]).toEqual({
    title: "Faults by what they affected",
    columns: ["fault", "addInvoice"],
    rows: [
      ["lost-reply", "unclear"],
      ["late-reply 3000", "survived"],
    ],
  });
  expect(complaints).toMatch(/^The plain run took .*\. 2 runs, one after another: about \d+s, /);
  expect(complaints).toMatch(/\n1\/2 {2}unclear {8}lost-reply on addInvoice, about \d+s left\n/);
  expect(complaints).toMatch(/\n2\/2 {2}survived {7}late-reply 3000 on addInvoice\n$/);
});

test("the printed line reproduces a failure", async () => {
  const script = TRUSTING.replace(
    "addsInvoice()",
    "addsInvoice({ note: process.env.WHERE ?? 'none' })",
  );
  const config = join(folder(), "it's a config.json");
  writeFileSync(config, JSON.stringify({ seed: "s", env: { WHERE: "base" } }));
  const record = folder();
  const options = ["--config", config, "--matrix", "faults"];
  options.push("--record", record, "--fail-on", "unclear");
  const { section } = await ran([...options, "--only", "status", "once"], script);
  const { details = [] } = section("Findings").cases[0] ?? {};
  const line = details.find((one) => one.startsWith("again: ")) ?? "";
  const typed = line.replace(/^again: npx paystub /, "");
  const words = spawnSync("sh", ["-c", `printf '%s\\0' ${typed}`], { encoding: "utf8" });
  const again = await paystub(...words.stdout.split("\0").slice(0, -1));
  expect(again.code).toBe(3);
  expect(again.out).toContain(join(record, "shop.html"));
  const rule = "status,operation=addInvoice,status=500,times=1";
  expect(words.stdout.split("\0")).toContain(rule);
  expect(again.out).toContain(`Injected 1 time: ${rule}.`);
});

describe("journeys in the config file", () => {
  /** Trusts any answer, and passes only where it is said to be the one test that runs. */
  const JOURNEY = `must(process.env.PAYSTUB_ONLY_TESTS === "checkout", "all tests run");${TRUSTING}`;
  const withConfig = (journeys: unknown) => {
    const config = join(folder(), "paystub.json");
    writeFileSync(config, JSON.stringify({ journeys }));
    const only = ["--matrix", "faults", "--only", "status:addInvoice", "once"];
    return ["--config", config, ...only];
  };

  test("run alone, and must survive a single fault", async () => {
    const { code, section } = await ran(withConfig("checkout"), JOURNEY);
    expect(code).toBe(1);
    expect(section("Findings").cases).toMatchObject([
      {
        name: "bug under status 500 on addInvoice",
        message: "A journey must survive a single fault.",
      },
    ]);
  });

  test("are overridden by onlyTests, which makes no promise", async () => {
    const other = JOURNEY.replace("checkout", "pays");
    const both = configured({ journeys: "checkout", onlyTests: "pays" });
    const only = ["--matrix", "faults", "--only", "status:addInvoice", "once"];
    expect((await ran([...both, ...only], other)).code).toBe(0);
  });

  test("are all tests of a plain run", async () => {
    const [, config = ""] = withConfig("checkout");
    const all = `must(process.env.PAYSTUB_ONLY_TESTS === undefined, "not all");${TRUSTING}`;
    expect((await ran(["--config", config], all)).code).toBe(0);
  });

  test.each([
    ["(", "journeys must be a regular expression"],
    [7, "journeys must be a regular expression"],
    ["", "journeys must be"],
  ])("are refused if they are %j", async (journeys, why) => {
    const options = withConfig(journeys);
    const { code, complaints } = await paystub("run", ...options, "--", ...command(""));
    expect([code, complaints]).toEqual([2, expect.stringContaining(why)]);
    expect(complaints.trimEnd()).not.toContain("\n");
  });
});

describe("a call that is held open", () => {
  const waiting = (timeout: string) => {
    const limit = configured({ clientTimeout: timeout });
    return [...limit, "--matrix", "faults", "--only", "hang:addInvoice"];
  };

  test("fails a command that never gives up, whatever its exit code", async () => {
    const { code, section } = await ran(waiting("300ms"), "await addsInvoice();");
    expect(code).toBe(1);
    expect(section(SECTION).cases).toMatchObject([
      {
        name: "hang on addInvoice",
        status: "failed",
        message:
          "Bug: The client waits without a limit: it still waited for addInvoice #1 after 300ms, though no answer came.",
      },
    ]);
  });

  const FORGETS =
    'await fetch(PAYSTUB_CONTROL_URL + "/sandboxes/" + PAYSTUB_SANDBOX, { method: "DELETE" });';

  const UNDECIDED =
    "Unclear: addInvoice #1 was held open, and the client sent nothing after its connection was closed. " +
    "paystub did not see whether it gave up or ended.";

  const givesUp = `const signal = AbortSignal.timeout(400);
    const headers = { Authorization: "Bearer " + token, "Content-Type": "application/json" };
    const sent = { method: "POST", headers, signal, body: JSON.stringify(order()) };
    await fetch(PAYSTUB_BASE_URL + "/api/addInvoice", sent).catch(() => {});`;

  test.each([
    ["calls again", 'await reads("1");'],
    ["has its sandbox forgotten, as a test does at its end", FORGETS],
  ])("is survived by a command that gives up and %s", async (_how, then) => {
    const { code, cases } = await ran(waiting("5s"), `${givesUp} ${then}`);
    expect([code, cases(SECTION)]).toEqual([0, { "hang on addInvoice": "passed" }]);
  });

  test.each([
    ["", ""],
    [", whatever another sandbox is for", 'await control("/sandboxes", { name: "other" });'],
  ])("proves nothing if the command ends by giving up%s", async (_when, then) => {
    const { code, section } = await ran(waiting("5s"), `${givesUp} ${then}`);
    expect(code).toBe(0);
    expect(section(SECTION).cases).toMatchObject([{ status: "warning", message: UNDECIDED }]);
  });

  test("proves nothing if the command ends before", async () => {
    const script = `addsInvoice();
      while ((await mine("/requests")).body.requests.length === 0);
      process.exit(0);`;
    const { code, section } = await ran(waiting("5s"), script);
    expect(code).toBe(0);
    expect(section(SECTION).cases).toMatchObject([{ status: "warning", message: UNDECIDED }]);
  });
});

describe("a fault applies once", () => {
  const script = `for (const name of ["one", "two"]) {
      const made = await control("/sandboxes", { name, settings: { description: "test " + name } });
      must(made.status === 201, "no sandbox");
      const headers = { Authorization: "Bearer sandbox_" + name };
      const asked = () => ask("/api/addInvoice", order({ orderNumber: name }), headers, name);
      const isGood = (await asked()).status === 200;
      const outcome = { test: "test " + name, ended: isGood ? "passed" : "failed", thrownBy: "test" };
      await control("/sandboxes/" + name + "/outcomes", outcome);
    }`;
  const only = ["--matrix", "faults", "--only", "status", "once"];
  const strict = [...only, "--fail-on", "expected"];

  test("in each sandbox", async () => {
    const { section } = await ran(strict, script);
    expect(section("Findings").cases[0]?.names).toEqual({ tests: ["test one", "test two"] });
  });

  test("or in a run, on request, and the finding names the affected test", async () => {
    const { section } = await ran([...configured({ reach: "run" }), ...strict], script);
    expect(section("Findings").cases[0]).toMatchObject({
      names: { tests: ["test one"] },
      details: expect.arrayContaining(['the fault met addInvoice #1 in the test "test one"']),
    });
  });
});

test("a broken invariant is a bug, even if the tests pass", async () => {
  const blind = "(await addsInvoice().catch(() => {})) ?? (await addsInvoice());";
  const { code, section, complaints } = await ran(
    ["--matrix", "faults", "--only", "lost-reply", "once"],
    blind,
  );
  expect(code).toBe(1);
  const lines = complaints.split("\n").slice(1, 4);
  expect(lines).toEqual([
    expect.stringMatching(/^1\/1 {2}to confirm {5}lost-reply on addInvoice, .* left$/),
    expect.stringMatching(/^Running 1 cell again, alone: .*\.$/),
    "again  lost-reply on addInvoice: BUG, 2 of 2 runs alike",
  ]);
  const resent = "no-blind-resend: addInvoice was sent again for order ORD-1 (#2) after #1";
  expect(section("Findings").cases).toMatchObject([
    {
      name: "bug under lost-reply on addInvoice",
      message: expect.stringContaining(resent),
      details: expect.arrayContaining(["run again: 2 of 2 runs had this result"]),
    },
  ]);
});

test("an invariant that the plain run breaks fails the matrix, and a cell still detects its own breach", async () => {
  const blind = (order: string) => `(await addsInvoice({ orderNumber: "${order}" }).catch(() => {}))
    ?? (await addsInvoice({ orderNumber: "${order}" }).catch(() => {}));`;
  const script = `await mine("/faults", { fault: "lost-reply", operation: "addInvoice", times: 1,
      where: { orderNumber: "PLAIN" } });
    ${blind("PLAIN")} ${blind("OTHER")}`;
  const options = ["--matrix", "faults", "--only", "reset-mid-reply", "lasting"];
  const { code, report, section } = await ran(options, script);
  expect(code).toBe(1);
  expect(report.summary).toContain("What must hold did not hold in the plain run.");
  expect(section("Findings").cases[0]?.message).toContain("for order OTHER");
});

test("the matrix tries faults of callbacks and payments if there were some", async () => {
  const options = ["--matrix", "faults", "--only", "callbacks", "payments"];
  const paying = await ran(options, "await pays(await addsInvoice());");
  expect(Object.keys(paying.cases(SECTION))).toEqual([
    "callback-dropped on paid callbacks",
    "callback-delayed 2000 on paid callbacks",
    "callback-doubled on paid callbacks",
    "callback-out-of-order on paid callbacks",
    "callback-wrong-amount on paid callbacks",
    "callback-forged on paid callbacks",
    "cancel-after-payment on paid callbacks",
    "declined-payment on payments",
    "callback-unpaid own on payments",
    "callback-unpaid other on payments",
  ]);
  const none = await paystub("run", ...options, "--", ...command(TRUSTING));
  expect(none.code).toBe(2);
  expect(none.complaints).toContain(
    "--only callbacks payments affects nothing that the command does",
  );
});

test("a run that exceeds its limit is ended, without a result", async () => {
  const interrupt = new Interrupt();
  onTestFinished(() => interrupt.close());
  const endless = [process.execPath, "-e", "setInterval(() => {}, 1000)"] as const;
  const { setup } = await requestOf({}, endless);
  const held = { output: "kept", timeoutMs: 1, interrupt, isRecorded: false } as const;
  const ran = await gather(setup, held);
  expect(ran).toMatchObject({ late: true, ended: { signal: "SIGKILL", exitCode: 137 } });
  expect(judgeCell(CELL, { ran, plain: ran, rules: [], areJourneys: false })).toMatchObject({
    verdict: "unclear",
    decisive: { reason: { code: "late" } },
  });
});

test("ends processes that a run leaves behind", async () => {
  await using server = await rawServer(() => undefined);
  const held = `require("net").connect(${server.port}, "127.0.0.1", () => process.send("up"))`;
  const script = `import { spawn } from "node:child_process";
    await addsInvoice();
    const stdio = ["ignore", "inherit", "inherit", "ipc"];
    spawn(process.execPath, ["-e", ${JSON.stringify(held)}], { stdio })
      .on("message", () => process.exit(0));`;
  const { code } = await ran(["--matrix", "faults", "--only", "late-reply"], script);
  expect(code).toBe(0);
  await server.servedAndClosed(2);
});

test("a budget starts no run that would exceed it, and says so", async () => {
  const only = ["--only", "lost-reply", "late-reply"];
  const script = `${CAREFUL} await reads("1").catch(() => {});`;
  const options = ["--matrix", "faults", ...configured({ budget: "1ms" }), ...only];
  const { code, complaints } = await paystub("run", ...options, "--", ...command(script));
  expect(code).toBe(2);
  expect(complaints).toMatch(
    /paystub: the matrix ran nothing. The budget of 1ms left no time for it\n$/,
  );
});

describe("a matrix that cannot run exits with 2", () => {
  const run = (options: readonly string[], script: string) =>
    paystub("run", "--matrix", "faults", ...options, "--", ...command(script));

  test("because the command itself fails, with its last output", async () => {
    const { code, complaints } = await run([], "must(false, 'my own fault');");
    expect(code).toBe(2);
    expect(complaints).toMatch(
      /^my own fault\npaystub: the command ended with exit code 3 without any fault\. Fix it first/,
    );
  });

  test("because the command does not end in time", async () => {
    const limit = configured({ timeout: "1ms" });
    const { code, complaints } = await run(limit, "setInterval(() => {}, 1000);");
    expect(code).toBe(2);
    expect(complaints).toContain(
      'the command does not end in time ("timeout" in paystub.json gives it more) without any fault',
    );
  });

  test.each([
    ["lost-repl", "--only lost-repl is not part of this matrix. Did you mean lost-reply?"],
    ["lost-reply:addInvoic", "Did you mean lost-reply:addInvoice?"],
    ["double-commit", "double-commit is not part of the matrix: no client can see it"],
    ["tabby", "--only tabby is not part of this matrix"],
  ])("because --only names %s", async (name, why) => {
    const { code, complaints } = await run(["--only", name], "must(false)");
    expect(code).toBe(2);
    expect(complaints).toContain(why);
  });
});

test("rules of the command line and of a config file apply in every run", async () => {
  const config = join(folder(), "paystub.json");
  writeFileSync(
    config,
    JSON.stringify({ faults: [{ fault: "rate-limited", operation: "getInvoice" }] }),
  );
  const given = ["--config", config, "--fault", "status,status=500,operation=cancelInvoice"];
  const script = `must((await reads("1")) === undefined);
    must((await ask("/api/cancelInvoice", { transactionNo: "1" })).status === 500, "no 500");
    ${CAREFUL}`;
  const only = ["--only", "rate-limited:addInvoice", "once"];
  const { code, section } = await ran([...given, "--matrix", "faults", ...only], script);
  expect(code).toBe(0);
  expect(section(SECTION).cases).toMatchObject([{ status: "passed" }]);
  const rules = section("Command").tables?.[0]?.rows ?? [];
  expect(rules).toEqual([
    ["rate-limited,operation=getInvoice", "1"],
    ["status,status=500,operation=cancelInvoice", "1"],
  ]);
  for (const [rule = ""] of rules) expect(readFaultRule(rule).map(formatRule)).toEqual([rule]);
});
