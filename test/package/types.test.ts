import { dirname } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allGuides, blocksOf, compiled, guide } from "../support/guides.js";
import { newProject, type Project } from "../support/project.js";

let project: Project;
beforeAll(() => {
  project = newProject();
});
afterAll(() => project.remove());

/** What a user writes in TypeScript; what must not compile is marked as such, so that it cannot. */
const FILES = {
  "package.json": '{ "type": "module" }',
  "vitest.ts": `
    import { expect, test } from "paystub/vitest";
    test("a shop", async ({ gateway }) => {
      test.override({ sandboxOptions: { clock: "frozen" } });
      await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /x/ }, { times: 1 });
      // @ts-expect-error there is no such operation
      await expect(gateway).toHaveReceived("addInvoce");
      const code: string = await gateway.waitForOtp({ to: "0500000001" });
    });
    test("what Vitest has is there", async ({ gateway, expect: own }) => {
      await own(gateway.invoice("1")).toBePaid();
      await expect.soft(gateway.invoice("1")).toBePaid();
      await expect.poll(() => gateway.invoice("1")).toBePaid();
      await expect(gateway.invoice("1"), "at last").not.toBePaid();
      await expect(gateway.clock.read()).resolves.toMatchObject({ frozen: expect.any(Boolean) });
      await expect(gateway.invoice("1").pay()).rejects.toThrow(/canceled/);
      await expect.poll(async () => (await gateway.invoices.list()).invoices).toHaveLength(1);
      expect(gateway).toBeDefined();
      expect([gateway.name]).toEqual([expect.stringContaining("shop")]);
      expect.soft(5).not.toBe(6);
      expect.extend({ toBeFive: (given: unknown) => ({ pass: given === 5, message: () => "five" }) });
      // @ts-expect-error nor is a gateway paid for one that goes on
      await expect.soft(gateway).toBePaid();
      // @ts-expect-error nor for one that waits
      await expect.poll(() => gateway).toBePaid();
      // @ts-expect-error nor by the test's own
      await own(gateway).toBePaid();
    });`,
  "jest.ts": `
    import { expect, test } from "paystub/jest";
    test.with({ clock: "frozen" })("a shop", async ({ gateway }) => {
      await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /x/ }, { times: 1 });
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
  "pact.ts": `
    import { given, type ParamsOf } from "paystub/pact";
    const [name, params]: ["a paid invoice", ParamsOf<"a paid invoice">] = given("a paid invoice", { amount: 99.5 });
    const all: readonly (readonly [string, object])[] = [given("a merchant"), [name, params]];
    // @ts-expect-error a merchant has no parameters
    given("a merchant", { amount: 1 });
    // @ts-expect-error nor has a recurring payment
    given("a registered recurring payment", { amount: 1 });`,
  "client.ts": `
    import { controlClient } from "paystub/client";
    const client = controlClient({ url: "http://127.0.0.1:4010" });
    const gateway = await client.open("shop", { assume: { "otp-code": "generated" } });
    const outcome: string = (await gateway.waitForCallback({ kind: "paid" })).outcome;`,
};

/** Mistakes that a compiler finds: what is wrong, and the line. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ["a gateway that is paid", "expect(gateway).toBePaid();"],
  ["an invoice that is called", 'expect(gateway.invoice("1")).toHaveReceived("addInvoice");'],
  ["a recurring payment that is paid", 'expect(gateway.recurringPayment("1")).toBePaid();'],
  ["a number that is called", 'expect(5).toHaveReceived("addInvoice");'],
  ["a record that is pending", 'expect(await gateway.invoice("1").read()).toBePending();'],
  ["a promise that is paid", 'expect(gateway.invoice("1").pay()).resolves.toBePaid();'],
  ["a misspelt operation", 'expect(gateway).toHaveReceived("addInvoce");'],
  ["a misspelt field", 'expect(gateway).toHaveReceived("addInvoice", { ordernumber: "ORD-1" });'],
  [
    "a misspelt field of a product",
    'expect(gateway).toHaveReceived("addInvoice", { products: [{ quantity: 2 }] });',
  ],
  ["a field of another type", 'expect(gateway).toHaveReceived("addInvoice", { amount: true });'],
  [
    "a misspelt field in a wait",
    'await gateway.waitForRequest("getInvoice", { transactionNumber: "1" });',
  ],
  ["a switch that is none", 'await gateway.assumptions.change({ "otp-kode": "fixed" });'],
  ["a switch of a start that is none", 'await startGateway({ assume: { "otp-kode": "fixed" } });'],
  ["an option of a start that is none", "await startGateway({ prot: 4010 });"],
  [
    "a switch of a sandbox that is none",
    'await (await startGateway()).create({ name: "a", assumptions: { "otp-kode": "fixed" } });',
  ],
  ["a fault that is none", 'await gateway.faults.add({ fault: "late" });'],
  ["a fault without its parameter", 'await gateway.faults.add({ fault: "status" });'],
  ["a delay of no length", 'await gateway.faults.add({ fault: "latency" });'],
  ["a delay of two kinds", 'await gateway.faults.add({ fault: "latency", delayMs: 5, maxMs: 5 });'],
  [
    "a parameter of another fault",
    'await gateway.faults.add({ fault: "callback-doubled", delayMs: 5 });',
  ],
  ["a clock that is moved nowhere", "await gateway.clock.advance({});"],
  [
    "a clock that is moved in two ways",
    'await gateway.clock.advance({ by: "24h", to: "2026-03-01T12:00:00.000Z" });',
  ],
  [
    "a boundary of something else",
    'await gateway.clock.toBoundary({ boundary: "expiry", recurringId: "1" });',
  ],
];

/** The same lines with their mistakes mended. */
const RIGHT = `
  await expect(gateway.invoice("1")).toBePaid();
  await expect(gateway.invoiceOfOrder("ORD-1")).not.toBeCanceled();
  await expect(gateway.invoice("1")).toHaveBeenCalledBack({ times: 1, kind: "paid" });
  await expect(gateway.recurringPayment("1")).toHaveBeenCalledBack({ times: 2 });
  await expect(gateway).not.toHaveBeenCalledBack();
  await expect(gateway).toHaveReceived("addInvoice", { orderNumber: /ORD/, amount: 25 });
  await expect(gateway).toHaveReceived("addInvoice", { products: [{ qty: 2 }], clientName: expect.any(String) });
  await expect(gateway).toHaveReceived("addInvoice", (fields) => "anything" in fields);
  await expect(gateway).toHaveReceived("getInvoice", { transactionNo: "1" }, { status: 200 });
  await gateway.waitForRequest("getInvoice", { transactionNo: "1" });
  await gateway.assumptions.change({ "otp-code": "generated" });
  await startGateway({ assume: { "otp-code": "fixed" }, port: 0, faults: [{ fault: "status", status: 500 }] });
  await gateway.faults.add({ fault: "status", status: 503, operation: "addInvoice", times: 2 });
  await gateway.faults.add({ fault: "latency", minMs: 5, maxMs: 50 });
  await gateway.clock.advance({ by: "24h" });
  await gateway.clock.toBoundary({ boundary: "expiry", transactionNo: "1", offset: "-1ms" });`;

const RUNNERS = ["vitest", "jest", "playwright"];

const mistakes = (runner: string) => `
  import { startGateway } from "paystub";
  import { expect, test } from "paystub/${runner}";
  test("is right", async ({ gateway }) => {${RIGHT}
  });
  test("is wrong", async ({ gateway }) => {
  ${MISTAKES.map(([what, line]) => `// @ts-expect-error ${what}\n  ${line}`).join("\n  ")}
  });`;

test("the entries of the toolkit have types for their users", () => {
  const mistaken = RUNNERS.map((runner) => [`${runner}-mistakes.ts`, mistakes(runner)] as const);
  const files = Object.entries(FILES).concat(mistaken.map(([file, text]) => [file, text]));
  for (const [file, text] of files) project.write(file, text);
  const sources = files.map(([file]) => file).filter((file) => file.endsWith(".ts"));
  expect(compiled(project.path, sources, { exactOptionalPropertyTypes: true })).toEqual([]);
});

/** Of JavaScript the compiler reads what types are known. */
const SCRIPTS = { allowJs: true, checkJs: true, noImplicitAny: false };

/** What some projects ask for besides `strict`. */
const STRICTER = {
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
};

describe("TypeScript and JavaScript of the guides", () => {
  test("compile, as a user's files would", () => {
    // A JavaScript file runs in place, and has no types to check.
    const blocks = allGuides().flatMap(({ path, text }) =>
      blocksOf(text).map((block) => ({ ...block, path })),
    );
    const files = blocks.flatMap(({ path, language, file, text, line }) => {
      const isFile = language === "js" && file !== undefined;
      if (isFile || (language !== "ts" && language !== "js")) return [];
      const folder = dirname(path).replaceAll(/\W/g, "-");
      const place = `${folder}/${file ?? `line-${line}.m${language}`}`;
      project.write(place, text);
      return [place];
    });
    expect(files.length).toBeGreaterThan(2);
    expect(compiled(project.path, files, SCRIPTS)).toEqual([]);
  });

  test("of the cookbook compile as TypeScript too, as they stand", () => {
    const blocks = blocksOf(guide("mocks/testkit/cookbook/README.md").text);
    const files = blocks.flatMap(({ file, text }) => {
      if (file === undefined) return [];
      const place = `cookbook/${file.replace(/\.js$/, ".ts")}`;
      project.write(place, text);
      return [place];
    });
    expect(files).toHaveLength(7);
    expect(compiled(project.path, files, STRICTER)).toEqual([]);
  });

  test("compile in the text too, if they call methods of a test", () => {
    const HAD = [
      'import type { TestGateway } from "paystub/fixture";',
      "declare const gateway: TestGateway;",
      'declare const invoice: ReturnType<TestGateway["invoice"]>;',
      'declare const faults: TestGateway["faults"];',
      "declare const transactionNo: string, orderNumber: string, id: string, path: string;",
      "declare const url: string, close: () => void;",
    ];
    const calls = allGuides().flatMap(({ text }) =>
      [...text.matchAll(/`((?:await )?(?:gateway|invoice|faults)\.[^`\n]*\))`/g)].map(
        ([, call = ""]) => call.replace(/^(await )?/, "await "),
      ),
    );
    expect(calls).toContain('await invoice.pay({ cardNumber: "4000000000009995" })');
    project.write("sentences.mts", [...HAD, ...new Set(calls)].join(";\n"));
    expect(compiled(project.path, ["sentences.mts"], {})).toEqual([]);
  });
});

/** A test in a package of CommonJS, where `vitest` itself compiles. */
const TEST = `
import { expect, test } from "paystub/vitest";

test("an order is paid", async ({ gateway }) => {
  const { declined } = await gateway.invoiceOfOrder("ORD-1").pay();
  expect(declined).toBeUndefined();
  await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
  await expect(gateway).toHaveReceived("addInvoice", { amount: 25.5 }, { times: 1 });
});
`;

const WRONG = `
import { expect, test } from "paystub/vitest";
test("a slip", async ({ gateway }) => {
  await expect(gateway).toBePaid();
});
`;

const WAYS = {
  node16: {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
  },
  "commonjs, by the oldest resolution": {
    module: ts.ModuleKind.CommonJS,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    esModuleInterop: true,
  },
} as const;

describe("TypeScript of a package of CommonJS, tested with Vitest", () => {
  let project: Project;
  beforeAll(() => {
    project = newProject();
    project.write("package.json", '{ "type": "commonjs" }');
    project.write("right.test.ts", TEST);
    project.write("wrong.test.ts", WRONG);
  });
  afterAll(() => project.remove());

  test.each(Object.entries(WAYS))("compiles, and has its matchers checked, with %s", (_, way) => {
    expect(compiled(project.path, ["right.test.ts"], way)).toEqual([]);
    const mistakes = compiled(project.path, ["wrong.test.ts"], way);
    expect(mistakes.join("\n")).toContain("not callable");
  });
});
