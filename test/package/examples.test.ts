import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Kit, openKit } from "../../mocks/testkit/client.js";
import { hasChromium } from "../support/browser.js";
import { chromiumPath } from "../support/machine.js";
import { hasProgram, newProject, type Project } from "../support/project.js";

let kit: Kit;
beforeAll(async () => {
  kit = await openKit();
});
afterAll(() => kit.close());

/** A project with an example, which is deleted after the test. */
async function inExample<T>(example: string, run: (project: Project) => Promise<T>): Promise<T> {
  const project = newProject();
  try {
    project.copy(example);
    return await run(project);
  } finally {
    project.remove();
  }
}

test("the Node shop is tested with Vitest", async () => {
  const { code, output } = await inExample("node-vitest", (project) =>
    project.run("vitest", ["run"]),
  );
  expect(output).toContain("5 passed");
  expect(code).toBe(0);
});

test("the same tests under paystub run use its gateway, and get a verdict", async () => {
  const { code, output } = await inExample("node-vitest", (project) => {
    const words = ["node", "node_modules/vitest/vitest.mjs", "run"];
    project.write("verbose.json", '{ "verbose": true }');
    return project.run("paystub", ["run", "--config", "verbose.json", "--", ...words]);
  });
  expect(output).toContain("5 passed");
  expect(output).toMatch(/addInvoice +6 +200 \(5\), 500 \(1\)/);
  expect(code, output).toBe(0);
});

test.skipIf(!hasChromium())("the browser checkout is tested with Playwright", async () => {
  const { code, output } = await inExample("browser-playwright", (project) =>
    project.run("playwright", ["test"], { CHROMIUM_PATH: chromiumPath }),
  );
  expect(output).toContain("2 passed");
  expect(code).toBe(0);
});

test("the tasks for Cypress open a sandbox for each test, pay its orders and list its invoices", async () => {
  const { code, output } = await inExample("cypress", (project) => {
    project.write(
      "call-tasks.mjs",
      `import { cypressTasks } from "./paystub-tasks.mjs";
      const { tasks, close } = await cypressTasks();
      const { PAYSTUB_BASE_URL, PAYSTUB_TOKEN } = await tasks.paystubOpen("an order");
      await fetch(PAYSTUB_BASE_URL + "/api/addInvoice", {
        method: "POST",
        headers: { Authorization: "Bearer " + PAYSTUB_TOKEN, "Content-Type": "application/json" },
        body: JSON.stringify({
          orderNumber: "ORD-1",
          amount: 25.5,
          callBackUrl: "http://127.0.0.1:3000/paid",
          clientName: "Sara Al Harbi",
          clientMobile: "0500000001",
          products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
        }),
      });
      const refused = await tasks.paystubPay({ orderNumber: "ORD-1", cardNumber: "4000000000000002" });
      const paid = await tasks.paystubPay({ orderNumber: "ORD-1" });
      const fault = await tasks.paystubFault({ fault: "hang" });
      const before = (await tasks.paystubInvoices()).length;
      await tasks.paystubOpen("another order");
      const after = (await tasks.paystubInvoices()).length;
      console.log(refused.status, refused.declined.code, paid.status, fault, before, after);
      await close();`,
    );
    return project.run("node", ["call-tasks.mjs"]);
  });
  expect(output).toBe("pending DECLINED paid fault-1 1 0\n");
  expect(code).toBe(0);
});

describe("other languages only need HTTP", () => {
  test.skipIf(!hasProgram("python3"))("Python with its standard library", async () => {
    const gateway = await kit.sandbox("python");
    const { code, output } = await inExample("python", (project) =>
      project.run("python3", ["test_shop.py"], gateway.env),
    );
    expect(output).toContain("Ran 2 tests");
    expect(code, output).toBe(0);
    expect(await gateway.invoiceOfOrder("PY-1").read()).toMatchObject({ status: "paid" });
  });

  test.for([
    ["java", ["PaymentTest.java"]],
    ["go", ["run", "payment.go"]],
    ["ruby", ["payment_test.rb"]],
  ] as const)("%s", async ([program, words], { skip }) => {
    skip(!hasProgram(program), "it is not here");
    const { code, output } = await inExample("languages", (project) =>
      project.run("paystub", ["run", "--fail-on", "tolerated", "--", program, ...words]),
    );
    expect(output).toContain("an order is paid: passed\n");
    expect(code, output).toBe(0);
  });

  test.skipIf(!hasProgram("curl"))("a shell with curl, under paystub run", async () => {
    const { code, output } = await inExample("shell", (project) =>
      project.run("paystub", ["run", "--", "sh", "check-shop.sh"]),
    );
    expect(output).toContain("a new invoice: PENDING\nafter the payment: Paid\n");
    expect(output).toContain("a day later, without a payment: Canceled\nunder a fault: 500\n");
    expect(code, output).toBe(0);
  });
});
