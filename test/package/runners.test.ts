import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordIn } from "../../mocks/workbench/embedded.js";
import { type Ended, newProject, type Project } from "../support/project.js";

/** What differs from runner to runner: the word for a test that is known to fail, and a limit of time. */
interface Words {
  readonly fails: string;
  readonly inside?: string;
  readonly behind?: string;
}

/**
 * Tests as a user writes them for any of the runners, of which some fail on purpose. Those come last:
 * Playwright goes on in a new process after each.
 */
const testsOf = (words: Words) => `
const creates = async (gateway, orderNumber, part = {}) => {
  const response = await fetch(gateway.baseUrl + "/api/addInvoice", {
    method: "POST",
    headers: { Authorization: "Bearer " + gateway.token, "Content-Type": "application/json" },
    body: JSON.stringify({
      orderNumber, amount: 25.5, callBackUrl: "http://127.0.0.1:9/paid",
      clientName: "Sara", clientMobile: "0500000001",
      products: [{ title: "Beans", price: 25.5, qty: 1 }], ...part,
    }),
  });
  return (await response.json()).transactionNo;
};

test("passes", async ({ gateway }) => {
  const invoice = gateway.invoice(await creates(gateway, "ORD-PASSES"));
  await expect(invoice).toBePending();
  await invoice.pay();
  await expect(invoice).toBePaid();
  await expect(gateway).toHaveReceived("addInvoice", { amount: expect.any(Number) }, { times: 1 });
});

test("passes where no verdict can be given, with not and without", async ({ gateway }) => {
  await creates(gateway, "ORD-LONG", { note: "x".repeat(70 * 1024) });
  for (const asked of [expect(gateway), expect(gateway).not]) {
    await expect(asked.toHaveReceived("addInvoice", { orderNumber: "ORD-1" }))
      .rejects.toThrow("too long to be kept");
  }
});

test.${words.fails}("is known to fail", async ({ gateway }) => {
  await creates(gateway, "ORD-KNOWN");
  expect(1).toBe(2);
});

/** A timer that only onClose stops: it would keep the runner alive. */
const opensShop = (gateway, name) => {
  const shop = setInterval(() => {}, 1000);
  gateway.onClose(() => {
    clearInterval(shop);
    console.log("closed the shop of " + name);
  });
};

test("fails", async ({ gateway }) => {
  opensShop(gateway, "fails");
  expect((await gateway.invoices.list()).invoices).toEqual([]);
  await expect(gateway.invoice(await creates(gateway, "ORD-FAILS"))).toBePaid();
});

test("hangs", async ({ gateway }) => {
  ${words.inside ?? ""}
  opensShop(gateway, "hangs");
  await creates(gateway, "ORD-HANGS");
  await new Promise(() => {});
}${words.behind ?? ""});
`;

/** How the gateway of the tests starts, in the way of each runner. */
const OPTIONS = '{ clock: "2026-03-01T12:00:00.000Z" }';

interface Runner {
  readonly program: "vitest" | "jest" | "playwright";
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

const RUNNERS: readonly Runner[] = [
  {
    program: "vitest",
    args: ["run"],
    files: {
      "package.json": '{ "type": "module" }',
      "vitest.config.js": `export default { test: { provide: { gatewayOptions: ${OPTIONS} } } };`,
      "shop.test.js": `
        import { expect, test } from "paystub/vitest";
        ${testsOf({ fails: "fails", behind: ", 1500" })}`,
    },
  },
  {
    program: "jest",
    args: [],
    files: {
      "package.json": '{ "type": "commonjs" }',
      "shop.test.js": `
        const { expect, test: base } = require("paystub/jest");
        const test = base.with(${OPTIONS});
        ${testsOf({ fails: "failing", behind: ", 1500" })}`,
    },
  },
  {
    program: "playwright",
    args: ["test", "--reporter=list"],
    files: {
      "package.json": '{ "type": "module" }',
      "playwright.config.js": `export default { use: { gatewayOptions: ${OPTIONS} } };`,
      "shop.spec.js": `
        import { expect, test } from "paystub/playwright";
        ${testsOf({ fails: "fail", inside: "test.setTimeout(5000);" })}`,
    },
  },
];

describe.each(RUNNERS)("with $program", ({ program, args, files }) => {
  let project: Project;
  let ended: Ended;
  beforeAll(async () => {
    project = newProject();
    for (const [file, text] of Object.entries(files)) project.write(file, text);
    ended = await project.run(program, args, { PAYSTUB_ACCOUNTS: "accounts" });
  });
  afterAll(() => project.remove());

  test("the run fails for two of five tests, and explains why", () => {
    expect(ended.code, ended.output).toBe(1);
    expect(ended.output).toMatch(/2 failed/);
    expect(ended.output).toMatch(/3 passed|2 passed \| 1 expected fail/);
    expect(ended.output).toMatch(/expected invoice \d+ to be paid, but invoice \d+ is pending/);
  });

  test.each([
    ["fails", "ORD-FAILS"],
    ["hangs", "ORD-HANGS"],
  ])("the account of the one that %s is printed and stored", (name, order) => {
    const account = project.read(`accounts/shop-${name}.txt`);
    expect(account).toMatch(new RegExp(`^sandbox shop-${name} of http://127.0.0.1:\\d+\nnow `));
    expect(account).toMatch(/^now {3}1 Mar 2026, 15:00:00 Riyadh, frozen$/m);
    expect(account).toMatch(/^calls: 1\n {2}.* Riyadh POST \/api\/addInvoice 200 addInvoice$/m);
    expect(account).toMatch(
      new RegExp(`^invoices: 1\n {2}\\d+, order ${order}, .+: pending$`, "m"),
    );
    for (const line of account.trimEnd().split("\n")) expect(ended.output).toContain(line);
    expect(ended.output).toMatch(`this account saved as ${project.path}/accounts/shop-${name}.txt`);
    const record = `${project.path}/accounts/shop-${name}.html`;
    expect(ended.output).toMatch(`open its record in a browser: ${record}`);
    expect(recordIn(project.read(`accounts/shop-${name}.html`))).toContain(order);
  });

  test.each(["fails", "hangs"])("the shop of the one that %s is closed, once", (name) => {
    expect(ended.output.split(`closed the shop of ${name}`)).toHaveLength(2);
  });

  test("the others have no account, and no test saw another's sandbox", () => {
    const saved = ["fails", "hangs"].flatMap((name) => [`shop-${name}.html`, `shop-${name}.txt`]);
    expect(project.files("accounts")).toEqual(saved);
    expect(project.read("accounts/shop-fails.txt")).not.toMatch(/ORD-(PASSES|HANGS|KNOWN)/);
    expect(ended.output).not.toContain("ORD-PASSES");
  });

  test("tests that paystub run --only-tests does not name are skipped", async () => {
    const only = { PAYSTUB_ACCOUNTS: "only", PAYSTUB_ONLY_TESTS: "SHOP passes$" };
    const { code, output } = await project.run(program, args, only);
    expect([code, project.files("only")], output).toEqual([0, []]);
  });
});

const TESTS = `
import { expect, test } from "paystub/jest";

test.each([{ amount: 25 }, { amount: 50 }])("of $amount", async ({ amount }, { gateway }) => {
  const twice: number = amount * 2;
  expect(twice).toBeGreaterThan(40);
  expect(gateway.name).toContain(String(amount));
  expect((await gateway.invoices.list()).invoices).toEqual([]);
});

test.each([["a", 1], ["b", 2]] as const)("row %s", async (letter, number, { gateway }) => {
  expect([letter, number]).toEqual(letter === "a" ? ["a", 1] : ["b", 2]);
  await expect(gateway).not.toHaveReceived("addInvoice");
});

test.with({ clock: "frozen" }).each(["x"])("frozen %s", async (letter, { gateway }) => {
  expect([letter, (await gateway.clock.read()).mode]).toEqual(["x", "frozen"]);
});

test.skip.each([1, 2])("unfinished %d", async (n, { gateway }) => {
  expect(gateway.name).toBe(n);
});

test.failing.each([[3], [4]] as const)("known to fail %d", async (n, { gateway }) => {
  await expect(gateway).toHaveReceived("addInvoice", { amount: n });
});

test.todo("a refund is booked once");
`;

const ONLY = `
import { expect, test } from "paystub/jest";

test.only.each(["here"])("only %s", async (where, { gateway }) => {
  expect([where, (await gateway.invoices.list()).invoices]).toEqual(["here", []]);
});

test("elsewhere", async () => {
  throw new Error("this one is not wanted");
});
`;

describe("test of paystub/jest", () => {
  let project: Project;
  let ended: Ended;
  beforeAll(async () => {
    project = newProject();
    project.write("package.json", '{ "type": "commonjs" }');
    project.write("jest.config.cjs", 'module.exports = { preset: "ts-jest" };');
    project.write("rows.test.ts", TESTS);
    project.write("only.test.ts", ONLY);
    ended = await project.run("jest", ["--verbose", "rows.test.ts", "only.test.ts"]);
  });
  afterAll(() => project.remove());

  test("runs a test for each row in its own sandbox, and skips and fails as it says", () => {
    const passed = ["of 25", "of 50", "row a", "row b", "frozen x", "only here"];
    for (const name of [...passed, "known to fail 3", "known to fail 4"]) {
      expect(ended.output).toContain(`✓ ${name}`);
    }
    for (const name of ["unfinished 1", "unfinished 2", "elsewhere"]) {
      expect(ended.output).toContain(`○ skipped ${name}`);
    }
    expect(ended.output).toContain("todo a refund is booked once");
    expect(ended.code).toBe(0);
  });
});

/** A test that closes its shop in its last line, so that the shop stays open when the test fails. */
const CLOSES_LAST = `
  const shop = require("node:http").createServer().listen(0);
  const response = await fetch(gateway.baseUrl + "/api/addInvoice", {
    method: "POST",
    headers: { Authorization: "Bearer " + gateway.token, "Content-Type": "application/json" },
    body: JSON.stringify({
      orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:9/paid",
      clientName: "Sara", clientMobile: "0500000001",
      products: [{ title: "Beans", price: 25.5, qty: 1 }],
    }),
  });
  if (!response.ok) throw new Error("no invoice");
  shop.close();
`;

test("a Vitest that does not name a test with its suites fails and names the version to use", async () => {
  const project = newProject();
  project.write("package.json", '{ "type": "module" }');
  project.write(
    "shop.test.js",
    `import { beforeEach } from "vitest";
     import { test } from "paystub/vitest";
     beforeEach(({ task }) => void delete task.fullTestName);
     test("pays", ({ gateway }) => gateway.invoices.list());`,
  );
  const { code, output } = await project.run("vitest", ["run"]);
  project.remove();
  expect(code).toBe(1);
  expect(output).toContain("Error: paystub/vitest needs Vitest 4.1 or later. Update vitest, or");
});

describe("a runner that does not exit after its last test", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
    project.write("package.json", '{ "type": "commonjs" }');
    project.write(
      "shop.test.js",
      `const { test } = require("paystub/jest");
       test("an order is placed", async ({ gateway }) => {${CLOSES_LAST}});`,
    );
    project.write(
      "kit.cjs",
      `const { openKit } = require("paystub/fixture");
       openKit().then(async (kit) => {
         const placed = kit.run("an order is placed", async (gateway) => {${CLOSES_LAST}});
         await placed.catch(() => { process.exitCode = 1; });
         await kit.close();
       });`,
    );
  });
  afterAll(() => project.remove());

  test("is ended by the limit of a plain run, and the report says so", async () => {
    project.write("limit.json", '{ "timeout": "12s" }');
    const options = ["--config", "limit.json", "--fault"];
    const jest = ["node_modules/jest/bin/jest.js", "--testTimeout=60000"];
    const { code, output } = await project.run("paystub", [
      ...["run", ...options, "status,status=500,operation=addInvoice"],
      ...["--", process.execPath, ...jest],
    ]);
    expect(code, output).not.toBe(0);
    expect(output).toContain("The command does not end in time");
    expect(output).toMatch(
      /After the test ".*an order is placed" its process still had a server open/,
    );
  });

  test("is ended by the limit of a cell of a matrix, and the report says so", async () => {
    const options = ["--matrix", "faults", "--only", "status:addInvoice", "once"];
    const run = ["run", ...options, "--", process.execPath, "kit.cjs"];
    const { code, output } = await project.run("paystub", run);
    expect(code, output).toBe(0);
    expect(output).toContain(
      "The runner did not exit after its last test. To fix it, close your shop",
    );
  });
});
