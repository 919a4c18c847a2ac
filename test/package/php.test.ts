import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { initFiles } from "../../mocks/cli/init/files.js";
import { projectAt } from "../../mocks/cli/init/project.js";
import { startGateway } from "../../mocks/index.js";
import { hasProgram, newProject, type Project } from "../support/project.js";
import { RECIPES, ROOT } from "../support/recipes.js";

const SHOP = "public/index.php";

/** What makes the shop of the example trust a callback blindly. */
const ASKS = " && $shop->isPaid((string) $orders[$number]['transactionNo'], 25.5)";

describe.skipIf(!hasProgram("phpunit"))("Paystub.php with PHPUnit", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
    project.copy("php");
    cpSync(join(RECIPES, "Paystub.php"), join(project.path, "tests/Paystub.php"));
  });
  afterAll(() => project.remove());

  /** Runs tests under `paystub run`. */
  const run = (options: readonly string[], ...phpunit: readonly string[]) =>
    project.run("paystub", ["run", ...options, "--", "phpunit", "--no-configuration", ...phpunit]);

  test("init writes a test that passes, also its callbacks", async () => {
    project.write("composer.json", "{}");
    const files = await initFiles(await projectAt(project.path));
    for (const [path, text] of Object.entries(files)) project.write(path, text);
    const words = ["--fail-on", "violations,callbacks"];
    const ran = await run(words, "tests/PaymentTest.php");
    expect(ran, ran.output).toMatchObject({ code: 0 });
    expect(ran.output).toContain("OK (1 test");
  });

  test("the example passes", async () => {
    const ran = await run([], "tests");
    expect(ran, ran.output).toMatchObject({ code: 0 });
  });

  test("a failed test shows why paystub rejected a call", async () => {
    const shop = project.read("Shop.php");
    project.write("Shop.php", shop.replace("'clientMobile'", "'mobile'"));
    const failed = await run([], "tests/ShopTest.php");
    project.write("Shop.php", shop);
    // PHPUnit reports an error with 2, and a failed assertion with 1.
    expect(failed.code).toBe(2);
    expect(failed.output).toContain(
      "/api/addInvoice 400 - clientMobile is missing. Likely cause: you sent mobile. Rename it to clientMobile",
    );
    expect(failed.output).toMatch(/ShopTest::testAnOrderIsPaid\w+ failed\. paystub: sandbox /);
  });

  test("the sandbox of a failed test stays until the test runs again", async () => {
    const mock = await startGateway();
    onTestFinished(() => mock.close());
    project.write(
      "kept/KeptTest.php",
      `<?php
      require_once __DIR__ . '/../tests/Paystub.php';
      final class KeptTest extends PHPUnit\\Framework\\TestCase {
          use Paystub\\UsesPaystub;
          public function testFails(): void { $this->gateway->pay('NO'); }
          public function testPasses(): void { $this->assertSame([], $this->gateway->received('addInvoice')); }
      }`,
    );
    for (const _ of ["first", "second"]) {
      const env = { PAYSTUB_CONTROL_URL: mock.controlUrl };
      const words = ["--no-configuration", "kept/KeptTest.php"];
      const { output } = await project.run("phpunit", words, env);
      expect(output).toContain("Tests: 2, Assertions: 1, Errors: 1");
      const names = (await mock.list()).sandboxes.map(({ name }) => name);
      expect(names).toEqual(["KeptTest-testFails"]);
    }
  });

  test("says what is wrong with a call of its own", async () => {
    project.write(
      "wrong/WrongTest.php",
      `<?php
      require_once __DIR__ . '/../tests/Paystub.php';
      final class WrongTest extends PHPUnit\\Framework\\TestCase {
          use Paystub\\UsesPaystub;
          public function testFault(): void { $this->gateway->fault('lost-rply'); }
          public function testOrder(): void { $this->gateway->pay('ORD-9'); }
          public function testReceived(): void { $this->gateway->assertReceived('addInvoice', [], 1); }
          public function testWait(): void { $this->gateway->waitForCallback('paid', 0.1); }
          public function testServe(): void { $this->gateway->serve('nowhere.php'); }
      }`,
    );
    const { code, output } = await run([], "wrong/WrongTest.php");
    expect(code).toBe(2);
    expect(output).toContain("Did you mean lost-reply?");
    expect(output).toContain("there is no invoice of order ORD-9");
    expect(output).toContain("to have received addInvoice once; calls like that: 0");
    expect(output).toContain("No paid callback came within 0.1 s.");
    expect(output).toContain("There is no nowhere.php to serve.");
    const alone = await project.run("phpunit", ["--no-configuration", "wrong/WrongTest.php"], {
      PAYSTUB_CONTROL_URL: "http://127.0.0.1:9/_control",
    });
    expect(alone.output).toContain(
      "paystub does not answer at http://127.0.0.1:9/_control. Run your",
    );
  });

  test("a matrix finds a shop that trusts callbacks blindly, and names the test", async () => {
    const shop = project.read(SHOP);
    const matrix = (...only: readonly string[]) =>
      run(["--matrix", "faults", "--only", ...only], "tests/CallbackTest.php");
    const cells = ["callback-unpaid", "callback-doubled"];
    const good = await matrix(...cells);
    expect(good.output).toMatch(/\nPASSED {2}0 bugs in \d cells/);
    expect(shop).toContain(ASKS);
    project.write(SHOP, shop.replace(ASKS, ""));
    const blind = await matrix(...cells);
    project.write(SHOP, shop);
    expect(blind.code).toBe(1);
    expect(blind.output).toContain("bug under callback-unpaid");
    expect(blind.output).toContain("CallbackTest::testTheShopLearnsOfAPayment");
  });

  test("the recipes are valid PHP", async () => {
    for (const name of ["LaravelPaymentTest.php", "paystub-wordpress.php", "wordpress-shop.php"]) {
      expect(await project.run("php", ["-l", join(RECIPES, name)])).toMatchObject({ code: 0 });
    }
  });

  test("the first guide has the example in at most 20 lines", () => {
    const example = readFileSync(join(ROOT, "test/examples/php/tests/ShopTest.php"), "utf8");
    expect(readFileSync(join(ROOT, "README.md"), "utf8")).toContain(`\`\`\`php\n${example}`);
    expect(example.split("\n").length - 1).toBeLessThanOrEqual(20);
  });
});
