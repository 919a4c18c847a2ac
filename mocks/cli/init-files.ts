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

/** What a test does with its `gateway`: a shop whose part the reader's own shop is to take. */
const STEPS = `// This is your shop, until your own takes its place: it is told of payments at its address, and finds
// the service at gateway.baseUrl.
const shop = createServer((_request, response) => response.end()).unref();
await new Promise((resolve) => shop.listen(0, "127.0.0.1", resolve));
const response = await fetch(\`\${gateway.baseUrl}/api/addInvoice\`, {
  method: "POST",
  headers: { Authorization: \`Bearer \${gateway.token}\`, "Content-Type": "application/json" },
  body: JSON.stringify({
    orderNumber: "ORD-1",
    amount: 25.5,
    callBackUrl: \`http://127.0.0.1:\${shop.address().port}/paid\`,
    clientName: "Sara Al Harbi",
    clientMobile: "0500000001",
    products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
  }),
});
const { transactionNo } = await response.json();

await gateway.invoice(transactionNo).pay();

await expect(gateway.invoice(transactionNo)).toBePaid();
await expect(gateway.invoice(transactionNo)).toHaveBeenCalledBack({ times: 1 });`;

const NAME = '"an invoice is paid, and the shop is told"';

function fixtureTest(runner: Exclude<Runner, "node">, isRequired: boolean): string {
  const words = isRequired
    ? `const { createServer } = require("node:http");
const { expect, test } = require("paystub/${runner}");`
    : `import { createServer } from "node:http";
import { expect, test } from "paystub/${runner}";`;
  return `${words}

test(${NAME}, async ({ gateway }) => {
${indented(STEPS, 1)}
});
`;
}

const NODE_TEST = `import { createServer } from "node:http";
import { after, test } from "node:test";
import { expect, openKit } from "paystub/fixture";

const kit = await openKit();
after(() => kit.close());

test(${NAME}, (t) =>
  kit.run(t.name, async (gateway) => {
${indented(STEPS, 2)}
  }));
`;

function indented(text: string, levels: number): string {
  return text.replaceAll(/^(?=.)/gm, "  ".repeat(levels));
}

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
