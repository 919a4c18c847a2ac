import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import type { TestOutcome } from "../../spec/generated/control.types.js";
import { hasProgram, newProject, type Project } from "../support/project.js";
import { RECIPES } from "../support/recipes.js";

/**
 * Tests that pass in a plain run. Under a plan they fail, hang and throw in a timer. A snapshot belongs to a test, and
 * not to a body.
 */
const testsOf = (known: string) => `
const inPlan = process.env.PAYSTUB_PLAN !== undefined;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
test("passes", async ({ gateway }) => {
  // The other tests have ended by then.
  await pause(1000);
  expect("a snapshot").toMatchSnapshot();
  expect((await gateway.invoices.list()).invoices).toEqual([]);
});
test("fails", async ({ gateway }) => { expect(inPlan).toBe(false); });
test("throws later", async ({ gateway }) => {
  if (!inPlan) return;
  setTimeout(() => { throw new TypeError("from a timer"); }, 1);
  await new Promise(() => {});
});
test("hangs", async ({ gateway }) => {
  gateway.onClose(() => console.log("closed the shop of " + gateway.name));
  if (inPlan) await new Promise(() => {});
});
test.${known}("is known to fail", async ({ gateway }) => { expect(1).toBe(2); });
test("is in no plan", async ({ gateway }) => { console.log("ran in " + gateway.name); });
`;

/** What only some runners have: hooks around each body, and fixtures. */
const HOOKS = `
let number = 0;
beforeEach(() => { number += 1; });
test("has hooks of its own", async ({ gateway }) => { console.log(gateway.name + " is number " + number); });
`;
const COMPARES = `
test("compares", async ({ gateway }) => { expect({ state: "new" }).toEqual({ state: "paid" }); });
`;
const FIXTURES = `
const extended = test.extend({ shop: async ({ gateway }, use) => { await use({ of: gateway.name }); } });
extended("has a fixture", async ({ shop, gateway }) => { expect(shop.of).toBe(gateway.name); });
`;

interface Runner {
  readonly program: "vitest" | "jest" | "playwright";
  readonly args: readonly string[];
  readonly sideBySide: boolean;
  readonly file: string;
  readonly text: string;
  readonly more: readonly string[];
  readonly type: string;
}

const RUNNERS: readonly Runner[] = [
  {
    program: "vitest",
    args: ["run", "--retry=1"],
    sideBySide: true,
    file: "shop.test.js",
    text: `import { expect, test } from "paystub/vitest";${testsOf("fails")}${COMPARES}${FIXTURES}`,
    more: ["has a fixture", "compares"],
    type: "module",
  },
  {
    program: "jest",
    args: [],
    sideBySide: true,
    file: "shop.test.js",
    text: `const { expect, test } = require("paystub/jest");${testsOf("failing")}${COMPARES}`,
    more: ["compares"],
    type: "commonjs",
  },
  {
    program: "jest",
    args: [],
    sideBySide: false,
    file: "shop.test.js",
    text: `const { expect, test } = require("paystub/jest");${testsOf("failing")}${HOOKS}`,
    more: ["has hooks of its own"],
    type: "commonjs",
  },
  {
    program: "playwright",
    args: ["test", "--reporter=list", "--update-snapshots=missing"],
    sideBySide: false,
    file: "shop.spec.js",
    text: `import { expect, test } from "paystub/playwright";${testsOf("fail")}${FIXTURES}`,
    more: ["has a fixture"],
    type: "module",
  },
];

const TESTS = ["passes", "fails", "throws later", "hangs", "is known to fail"];

/** Two bodies of each test, in sandboxes that are named after them. */
const planOf = (tests: readonly string[], sideBySide: boolean) => ({
  sideBySide,
  tests: Object.fromEntries(
    tests.map((name) => {
      const sandboxes = [1, 2].map((n) => `${name.replaceAll(/\W+/g, "-")}-${n}`);
      const limitMs = /hangs$/i.test(name) ? 300 : 30_000;
      return [name, sandboxes.map((sandbox) => ({ sandbox, limitMs, assumptions: {} }))];
    }),
  ),
});

/** Runs tests plainly or under a plan, and lists how each sandbox ended. */
async function outcomesOf(
  project: Project,
  [program, ...args]: readonly [string, ...string[]],
  plan?: object,
) {
  const outcomes = new Map<string, TestOutcome>();
  const outcome = (sandbox: string, one: TestOutcome) => void outcomes.set(sandbox, one);
  const mock = await startGateway({ observer: { outcome } });
  project.write("plan.json", JSON.stringify(plan ?? {}));
  const { code, output } = await project.run(program, args, {
    PAYSTUB_CONTROL_URL: mock.controlUrl,
    PAYSTUB_ACCOUNTS: "off",
    // In CI, runners write no snapshot.
    CI: "",
    ...(plan && { PAYSTUB_PLAN: join(project.path, "plan.json") }),
  });
  await mock.close();
  return { code, output, outcomes };
}

const passed = { ended: "passed" };
/** How each body ends, by the test. */
const ENDS: Readonly<Record<string, object>> = {
  fails: { ended: "failed", thrownBy: "test", expected: false, actual: true },
  "throws later": { ended: "failed", name: "TypeError", message: "from a timer" },
  hangs: { ended: "failed", isLate: true },
  compares: { ended: "failed", expected: { state: "paid" }, actual: { state: "new" } },
};

describe.each(RUNNERS)("$program under a plan, side by side: $sideBySide", (runner) => {
  const { program, args, sideBySide, file, text, more, type } = runner;
  const tests = [...TESTS, ...more].map((title) => `shop ${title}`);
  let project: Project;
  let plain: Awaited<ReturnType<typeof outcomesOf>>;
  let planned: typeof plain;
  beforeAll(async () => {
    project = newProject();
    project.write("package.json", JSON.stringify({ type }));
    project.write(file, text);
    plain = await outcomesOf(project, [program, ...args]);
    planned = await outcomesOf(project, [program, ...args], planOf(tests, sideBySide));
  });
  afterAll(() => project.remove());

  test("a plain run says that each test can run a plan, and how", () => {
    const takesPlan = program === "playwright" ? "in-turn" : "together";
    const ended = [...plain.outcomes.values()].map((one) => `${one.test}: ${one.takesPlan}`);
    const all = [...tests, "shop is in no plan"].map((name) => `${name}: ${takesPlan}`);
    expect(ended.sort()).toEqual(all.sort());
  });

  test.runIf(more.includes("compares"))("a plain run reports compared values as data", () => {
    const own = [...plain.outcomes.values()].find((one) => one.test === "shop compares");
    expect(own).toMatchObject(ENDS.compares ?? {});
  });

  test("each body runs once, and none fails the runner", () => {
    const bodies = [...planned.outcomes].map(([sandbox, { test }]) => [sandbox, test]);
    const all = tests.flatMap((name) => {
      const sandbox = name.replaceAll(/\W+/g, "-");
      return [1, 2].map((n) => [`${sandbox}-${n}`, name]);
    });
    expect(bodies.sort()).toEqual(all.sort());
    expect(planned.output).not.toContain("ran in ");
    expect(planned.code, planned.output).toBe(0);
  });

  test.each(tests)("each body of a test reports its own end: %s", (name) => {
    const own = [...planned.outcomes.values()].filter((one) => one.test === name);
    const end = ENDS[name.slice("shop ".length)] ?? passed;
    expect(own).toEqual([expect.objectContaining(end), expect.objectContaining(end)]);
  });

  test("the shop of one that hangs is closed", () => {
    for (const n of [1, 2]) expect(planned.output).toContain(`closed the shop of shop-hangs-${n}`);
  });

  test.runIf(more.includes("has hooks of its own"))("each body has hooks of its own", () => {
    const numbers = [...planned.output.matchAll(/is number (\d+)/g)].map(([, n]) => n);
    expect(new Set(numbers).size).toBe(2);
  });
});

const PHP_TESTS = `<?php
require_once __DIR__ . '/Paystub.php';
final class PlanTest extends PHPUnit\\Framework\\TestCase {
    use Paystub\\UsesPaystub;
    private $url;
    private static $data;
    public static function setUpBeforeClass(): void {
        self::$data = tempnam(sys_get_temp_dir(), 'data');
        $owner = getmypid();
        register_shutdown_function(fn () => getmypid() === $owner && unlink(self::$data));
    }
    protected function setUp(): void { $this->url = $this->gateway->serve(); }
    private function isPlanned(): bool { return getenv('PAYSTUB_PLAN') !== false; }
    public function testFails(): void { $this->assertFalse($this->isPlanned()); }
    public function testHangs(): void { $this->isPlanned() && sleep(60); $this->assertTrue(true); }
    public function testExits(): void { $this->isPlanned() && exit(3); $this->assertTrue(true); }
    public function testIsInNoPlan(): void { echo 'ran'; $this->assertTrue(true); }
    // Its bodies are under way when PHPUnit has ended, and need what that process holds open.
    public function testPasses(): void {
        $this->assertNotFalse(file_get_contents($this->url));
        $this->assertFileExists(self::$data);
    }
}`;

describe.skipIf(!hasProgram("phpunit"))("PHPUnit under a plan", () => {
  test("each body reports its own end, in a process of its own", async () => {
    const project = newProject();
    cpSync(join(RECIPES, "Paystub.php"), join(project.path, "Paystub.php"));
    project.write("PlanTest.php", PHP_TESTS);
    const phpunit = ["phpunit", "--no-configuration", "PlanTest.php"] as const;
    const plain = await outcomesOf(project, [...phpunit]);
    const ended = [...plain.outcomes.values()].map((one) => one.takesPlan);
    expect(ended, plain.output).toEqual(Array.from({ length: 5 }, () => "together"));

    const names = ["Passes", "Fails", "Hangs", "Exits"].map((name) => `PlanTest::test${name}`);
    const plan = planOf(names, true);
    const planned = await outcomesOf(project, [...phpunit], plan);
    project.remove();
    expect(planned.code, planned.output).toBe(0);
    const ends = [
      passed,
      { ended: "failed", thrownBy: "test" },
      { ended: "failed", isLate: true },
      { ended: "failed", isCrash: true },
    ];
    const bodies = names.flatMap((name) => plan.tests[name] ?? []);
    expect(bodies.map(({ sandbox }) => planned.outcomes.get(sandbox))).toEqual(
      ends.flatMap((end) => [expect.objectContaining(end), expect.objectContaining(end)]),
    );
  });
});
