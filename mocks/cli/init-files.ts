/** What `paystub init` writes: files by their path in the project, and their texts. */
export type InitFiles = Readonly<Record<string, string>>;

/** Test runners that a first test can be for; `node` is Node's own. */
export const RUNNERS = ["vitest", "jest", "playwright", "node"] as const;
export type Runner = (typeof RUNNERS)[number];

/** Where pipelines run that a first job can be for. */
export const PIPELINES = ["github", "gitlab", "none"] as const;
export type Pipeline = (typeof PIPELINES)[number];

/** What of a project decides on its files. */
export interface InitProject {
  readonly runner: Runner;
  readonly pipeline: Pipeline;
  /** Whether its files are modules, as `"type": "module"` says. */
  readonly isModule: boolean;
}

/** How the tests of a project are run. */
export function testCommand({ runner, isModule }: Omit<InitProject, "pipeline">): string {
  switch (runner) {
    case "vitest":
      return "npx vitest run";
    case "jest":
      // Until a test of Jest may be a module without being told so.
      return isModule ? "node --experimental-vm-modules node_modules/jest/bin/jest.js" : "npx jest";
    case "playwright":
      return "npx playwright test";
    case "node":
      return "node --test";
  }
}

const CONFIG = `{
  "sandbox": "shop",
  "clock": "real"
}
`;

/** The files of a project. */
export function initFiles(project: InitProject): InitFiles {
  const { runner, pipeline, isModule } = project;
  const command = testCommand(project);
  // Jest takes a module for CommonJS as soon as the project is so.
  const isRequired = runner === "jest" && !isModule;
  const test = `payment.${runner === "playwright" ? "spec" : "test"}.${isRequired ? "js" : "mjs"}`;
  return {
    "paystub.json": CONFIG,
    [`test/${test}`]: runner === "node" ? NODE_TEST : fixtureTest(runner, isRequired),
    ...(pipeline === "github" && { ".github/workflows/payment.yml": githubJob(command) }),
    ...(pipeline === "gitlab" && { "payment.gitlab-ci.yml": gitlabJob(command) }),
  };
}

const ORDER = `{
      orderNumber: "ORD-1",
      amount: 25.5,
      callBackUrl: "http://127.0.0.1:3000/paid",
      clientName: "Sara Al Harbi",
      clientMobile: "0500000001",
      products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
    }`;

/** What a shop does, until the reader's own shop does it. */
const CALL = `  const response = await fetch(\`\${gateway.baseUrl}/api/addInvoice\`, {
    method: "POST",
    headers: { Authorization: \`Bearer \${gateway.token}\`, "Content-Type": "application/json" },
    body: JSON.stringify(${ORDER}),
  });
  const { transactionNo } = await response.json();`;

function fixtureTest(runner: Exclude<Runner, "node">, isRequired: boolean): string {
  const words = isRequired
    ? `const { expect, test } = require("paystub/${runner}");`
    : `import { expect, test } from "paystub/${runner}";`;
  return `${words}

test("an invoice is paid", async ({ gateway }) => {
  // Let your own shop create the order here: it finds the service at gateway.baseUrl.
${CALL}

  await gateway.invoice(transactionNo).pay();

  await expect(gateway.invoice(transactionNo)).toBePaid();
});
`;
}

const NODE_TEST = `import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startGateway } from "paystub";

let running;
before(async () => {
  running = await startGateway({ port: 0, sandbox: "shop" });
});
after(() => running.close());

test("an invoice is paid", async () => {
  const shop = running.get("shop");
  const gateway = { baseUrl: running.baseUrl, token: shop.token };
  // Let your own shop create the order here: it finds the service at gateway.baseUrl.
${CALL}

  await shop.invoices.pay(transactionNo);

  assert.equal((await shop.invoices.read(transactionNo)).status, "paid");
});
`;

const RUN = "npx paystub run --config paystub.json --fail-on violations,callbacks";

function githubJob(command: string): string {
  return `name: payment

on: [push, pull_request]

permissions:
  contents: read

jobs:
  payment:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: ${RUN} --github -- ${command}
`;
}

function gitlabJob(command: string): string {
  return `# Add to .gitlab-ci.yml: include: payment.gitlab-ci.yml
payment:
  image: node:22
  script:
    - npm ci
    - ${RUN} --junit paystub.xml -- ${command}
  artifacts:
    when: always
    reports:
      junit: paystub.xml
`;
}
