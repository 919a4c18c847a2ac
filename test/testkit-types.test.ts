import { expect, test } from "vitest";
import { newProject } from "./support/project.js";

const CONFIG = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: "nodenext",
    target: "es2023",
    noEmit: true,
    skipLibCheck: true,
    types: ["node"],
  },
  include: ["*.ts"],
};

/** What a user writes in TypeScript; what must not compile is marked as such, so that it cannot. */
const FILES = {
  "package.json": '{ "type": "module" }',
  "tsconfig.json": JSON.stringify(CONFIG),
  "vitest.ts": `
    import { expect, test } from "paystub/vitest";
    test("a shop", async ({ gateway }) => {
      test.override({ sandboxOptions: { clock: "frozen" } });
      await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /x/ }, { times: 1 });
      // @ts-expect-error there is no such operation
      await expect(gateway).toHaveReceived("addInvoce");
      await expect(gateway.invoice("1")).not.toBePaid();
      const code: string = await gateway.waitForOtp({ to: "0500000001" });
    });`,
  "jest.ts": `
    import { expect, test } from "paystub/jest";
    test.with({ clock: "frozen" })("a shop", async ({ gateway }) => {
      await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /x/ }, { times: 1 });
      await expect(gateway.recurringPayment("1")).toHaveBeenCalledBack({ times: 2 });
      await expect(gateway.invoice("1")).not.toBePaid();
      // @ts-expect-error a gateway is not paid
      await expect(gateway).toBePaid();
      expect({ a: 1 }).toEqual({ a: expect.any(Number) });
    });`,
  "playwright.ts": `
    import { expect, test } from "paystub/playwright";
    test.use({ sandboxOptions: { clock: "frozen" } });
    test("a shop", async ({ gateway, page }) => {
      await expect(page).toHaveURL(/x/);
      await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /x/ }, { times: 1 });
      // @ts-expect-error there is no such kind of callback
      await expect(gateway.invoice("1")).toHaveBeenCalledBack({ kind: "payed" });
    });`,
  "client.ts": `
    import { controlClient } from "paystub/client";
    const client = controlClient({ url: "http://127.0.0.1:4010" });
    const gateway = await client.open("shop", { assume: { "otp-code": "generated" } });
    const outcome: string = (await gateway.waitForCallback({ kind: "paid" })).outcome;`,
};

test("the entries of the toolkit are typed for those who use them", async () => {
  const project = newProject();
  try {
    for (const [file, text] of Object.entries(FILES)) project.write(file, text);
    const { code, output } = await project.run("node", ["node_modules/typescript/bin/tsc"]);
    expect(output).toBe("");
    expect(code).toBe(0);
  } finally {
    project.remove();
  }
}, 90_000);
