import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { startGateway } from "../../mocks/index.js";
import { blocksOf, guide } from "../support/guides.js";
import { hasPytest, newProject, type Project, PYTHON } from "../support/project.js";
import { recipe } from "../support/recipes.js";

/** The fixtures for pytest, with the shop of the example and the test of the README. */

const README_TEST = blocksOf(guide("README.md").text).find(({ language }) => language === "py");

let project: Project;
beforeEach(() => {
  project = newProject();
  project.copy("pytest");
  project.write("conftest.py", recipe("conftest.py"));
  project.write("test_shop.py", README_TEST?.text ?? "");
});
afterEach(() => project.remove());

/** Runs pytest under paystub run. */
const pytest = (options: readonly string[], ...words: readonly string[]) =>
  project.run("paystub", ["run", ...options, "--", PYTHON, "-m", "pytest", "-q", ...words]);

/** Lets the shop call an order paid as soon as anything calls back. */
function trustBlindly(): void {
  const shop = project.read("shop.py");
  const [begin, end] = [
    shop.indexOf("        invoice = self.call("),
    shop.indexOf("    def call("),
  ];
  const blind = '        self.states[fields["orderNumber"]] = "paid"\n\n';
  project.write("shop.py", shop.slice(0, begin) + blind + shop.slice(end));
}

describe.skipIf(!hasPytest())("pytest", () => {
  test("the example of the README has at most 20 lines and passes, alone and with xdist", async () => {
    expect(README_TEST?.text.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
    const alone = await pytest(["--fail-on", "violations,tolerated,callbacks"]);
    expect(alone, alone.output).toMatchObject({ code: 0 });
    // Tests of the same name in two processes at once.
    project.write("other/test_shop.py", README_TEST?.text ?? "");
    project.write("pytest.ini", "[pytest]\naddopts = --import-mode=importlib\npythonpath = .\n");
    const both = await pytest([], "-n", "2");
    expect(both, both.output).toMatchObject({ code: 0 });
    expect(both.output).toContain("2 passed");
  });

  test("a failure shows what the service rejected, and paystub run names the test", async () => {
    project.write("shop.py", project.read("shop.py").replace("clientMobile", "mobile"));
    const { code, output } = await pytest([]);
    expect(code).toBe(1);
    const [shown = "", report = ""] = output.split("paystub run\n");
    expect(shown).toMatch(/-+ paystub -+\nsandbox test-shop-py-test-an-order\S* of http/);
    expect(shown).toContain("POST /api/addInvoice 400 - clientMobile is missing.");
    expect(report).toContain("FAILED   test_shop.py::test_an_order_is_paid");
    expect(report).toMatch(/thrown at shop\.py:\d+, called by shop\.py:\d+, called by test_shop/);
  });

  test("the matrix finds that a shop trusts a callback blindly, and names the test", async () => {
    trustBlindly();
    const only = ["--matrix", "faults", "--only", "callback-unpaid"];
    const { code, output } = await pytest(only);
    expect(code, output).toBe(1);
    expect(output).toContain("bug under callback-unpaid own on payments");
    expect(output).toContain("but no customer paid (ORD-1), and the shop did not ask the service");
    expect(output).toMatch(
      /tests: test_shop\.py::test_an_order_is_paid_when_the_customer_has_paid/,
    );
    expect(output).toContain(
      "of the command: the runner runs one test at a time, and in a rehearsal",
    );
  });

  test("the fixture drives invoices, time, faults and callbacks, and explains what is refused", async () => {
    project.write(
      "test_shop.py",
      `import pytest
from shop import Shop


@pytest.fixture
def shop(gateway):
    shop = Shop(gateway.base_url, gateway.token)
    yield shop
    shop.close()


def test_drives(gateway, shop):
    shop.order("5/7", 25.5)
    assert gateway.decline("5/7", code="EXPIRED_CARD")["declined"]["code"] == "EXPIRED_CARD"
    gateway.pay("5/7", method="mada")
    call = gateway.wait_for_callback("paid")
    assert (call["outcome"], call["status"]) == ("delivered", 200)
    assert gateway.refund("5/7", reason="damaged")["invoice"]["refund"]["status"] == "refunded"
    shop.order("late", 25.5)
    gateway.advance("24h")
    assert gateway.invoice("late")["canceledBy"] == "expiry"
    shop.order("gone", 25.5)
    gateway.cancel("gone")
    gateway.fault("status", status=500, operation="addInvoice", times=1)
    with pytest.raises(Exception, match="500"):
        shop.order("refused", 25.5)
    assert gateway.idle()["idle"]
    gateway.assert_received("addInvoice", times=4)
    assert len(gateway.assert_received("addInvoice", status=500)) == 1
    gateway.assert_received("cancelInvoice", times=0)


@pytest.mark.paystub(clock="2030-01-01T00:00:00Z", settings={"secretKey": "pinned"})
def test_begins_as_marked(gateway):
    assert gateway.secret_key == gateway.api_key == "pinned"
    assert gateway.control("GET", "/clock")["now"].startswith("2030")


@pytest.mark.parametrize(
    "call, why",
    [
        (lambda g: g.pay("NO"), "there is no invoice of order NO; there are none at all"),
        (lambda g: g.fault("lost-rply"), "Did you mean lost-reply?"),
        (lambda g: g.assert_received("addInvoice"), "it received: nothing at all"),
        (lambda g: g.assert_received("addInvoice", {"mobile": 1}), "no field of addInvoice"),
        (lambda g: g.wait_for_callback("paid", timeout=0), "no callback of kind paid ended within 0 s"),
    ],
)
def test_explains(gateway, call, why):
    with pytest.raises(AssertionError) as refused:
        call(gateway)
    assert why in str(refused.value)
`,
    );
    const all = await pytest([]);
    expect(all.output, all.output).toContain("7 passed");
    project.write("paystub.json", '{ "onlyTests": "test_begins" }');
    expect((await pytest([])).output).toContain("1 passed, 6 skipped");
  });

  test("the sandbox of a failed test stays until the test runs again", async () => {
    const mock = await startGateway();
    onTestFinished(() => mock.close());
    const fails = 'def test_fails(gateway):\n    gateway.pay("NO")\n';
    project.write("test_shop.py", `${fails}\n\ndef test_passes(gateway):\n    gateway.idle()\n`);
    for (const _ of ["first", "second"]) {
      const env = { PAYSTUB_CONTROL_URL: mock.controlUrl };
      const { output } = await project.run(PYTHON, ["-m", "pytest", "-q"], env);
      expect(output).toContain("1 failed, 1 passed");
      const names = (await mock.list()).sandboxes.map(({ name }) => name);
      expect(names).toEqual(["test-shop-py-test-fails"]);
    }
  });

  test("without a mock, the fixture says how to start one", async () => {
    const env = { PAYSTUB_CONTROL_URL: "http://127.0.0.1:9/_control" };
    const { code, output } = await project.run(PYTHON, ["-m", "pytest", "-q"], env);
    expect(code).toBe(1);
    expect(output).toContain("no mock answers at http://127.0.0.1:9/_control");
    expect(output).toContain("Run npx paystub run -- pytest, or start a mock");
  });
});
