import { expect, test } from "vitest";
import { type Ended, newProject } from "../../support/project.js";

/** Orders, pays and asks for a token: what a test of a shop touches of the mock. */
const TEST = `
test("an order is paid", async ({ gateway }) => {
  const post = async (path: string, body: object, token = ""): Promise<any> => {
    const headers = { Authorization: "Bearer " + token, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(gateway.baseUrl + path, init)).json();
  };
  const { id_token } = await post("/api/auth", { apiId: gateway.apiId, secretKey: "any" });
  const { transactionNo, qrUrl } = await post("/api/addInvoice", {
    orderNumber: "ORD-1", amount: 25.5, callBackUrl: "http://127.0.0.1:9/paid",
    clientName: "Sara", clientMobile: "0500000001",
    products: [{ title: "Beans", price: 25.5, qty: 1 }],
  }, id_token);
  await gateway.invoice(transactionNo).pay();
  await expect(gateway.invoice(transactionNo)).toBePaid();
  expect((await fetch(qrUrl)).status).toBe(200);
  expect(await gateway.record("record.html")).toContain("record.html");
  await expect(gateway.invoice("1").read()).rejects.toBeInstanceOf(Refused);
});
`;

const TYPED = `
import { Refused } from "paystub";
import { expect, test } from "paystub/jest";
${TEST}`;

/** The same without its types. */
const IMPORTED = TYPED.replaceAll(/: (?:string|object)\b|: Promise<any>/g, "");

const REQUIRED = IMPORTED.replaceAll(
  /^import (\{.*\}) from ("paystub.*");$/gm,
  "const $1 = require($2);",
);

/** A TypeScript project that knows nothing of `exports` in a package.json, as many still are. */
const TS_CONFIG = {
  module: "commonjs",
  moduleResolution: "node10",
  target: "es2022",
  lib: ["es2022"],
  strict: true,
  skipLibCheck: true,
  types: ["node"],
};

/** Babel makes CommonJS of `import`. */
const TO_COMMONJS = {
  "\\.js$": ["babel-jest", { plugins: ["@babel/transform-modules-commonjs"] }],
};

const PROJECTS = [
  { displayName: "commonjs", testMatch: ["**/required.test.js"], transform: {} },
  {
    displayName: "babel-jest",
    testMatch: ["**/imported.test.js"],
    transform: TO_COMMONJS,
  },
  {
    displayName: "ts-jest",
    testMatch: ["**/*.test.ts"],
    transform: { "\\.ts$": ["ts-jest", { tsconfig: TS_CONFIG }] },
  },
];

const JEST = ["jest", "--verbose", "--runInBand"];

async function runs(
  files: Readonly<Record<string, string>>,
  [program = "", ...args]: readonly string[],
  flags = "",
): Promise<Ended> {
  const project = newProject();
  try {
    for (const [file, text] of Object.entries(files)) project.write(file, text);
    const env = flags === "" ? {} : { NODE_OPTIONS: flags };
    return await project.run(program, args, env);
  } finally {
    project.remove();
  }
}

test("Jest needs no flag where modules are CommonJS, nor with babel-jest or ts-jest", async () => {
  const files = {
    "package.json": JSON.stringify({ jest: { projects: PROJECTS } }),
    "required.test.js": REQUIRED,
    "imported.test.js": IMPORTED,
    "typed.test.ts": TYPED,
  };
  const { code, output } = await runs(files, JEST);
  expect(output).toContain("Tests:       3 passed, 3 total");
  const passed = output.matchAll(/^PASS (\S+)/gm);
  expect(Array.from(passed, ([, name]) => name).sort()).toEqual([
    "babel-jest",
    "commonjs",
    "ts-jest",
  ]);
  expect(code).toBe(0);
}, 120_000);

test.each([
  ["imports as an ES module, with Node's flag", IMPORTED, {}, "--experimental-vm-modules"],
  ["imports what becomes CommonJS, without", IMPORTED, TO_COMMONJS, ""],
  ["requires, without", REQUIRED, {}, ""],
])(
  "in a project of ES modules a test of Jest %s",
  async (_how, text, transform, flags) => {
    const files = {
      "package.json": JSON.stringify({ type: "module", jest: { transform } }),
      "order.test.js": text,
    };
    const { code, output } = await runs(files, JEST, flags);
    expect(output).toContain("Tests:       1 passed, 1 total");
    expect(code).toBe(0);
  },
  120_000,
);

test.each([
  ["vitest", ["vitest", "run", "--no-isolate", "--maxWorkers=1"], "Tests  2 passed"],
  ["playwright", ["playwright", "test"], "2 passed"],
])(
  "%s runs tests that are CommonJS, whether they import or require",
  async (name, how, passed) => {
    const files = {
      "package.json": '{ "type": "commonjs" }',
      "required.test.js": REQUIRED.replace("paystub/jest", `paystub/${name}`),
      "imported.test.ts": TYPED.replace("paystub/jest", `paystub/${name}`),
    };
    const { code, output } = await runs(files, how);
    expect(output).toContain(passed);
    expect(code).toBe(0);
  },
  120_000,
);
