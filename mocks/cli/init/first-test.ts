import type { InitProject } from "./project.js";

/** Jest takes a file for CommonJS as soon as its project is so. */
function isRequired({ runner, isModule, isTyped }: InitProject): boolean {
  return runner === "jest" && !isModule && !isTyped;
}

/** The file of the first test, by its path. */
export function firstTestFile(project: InitProject): Readonly<Record<string, string>> {
  return { [firstTestPath(project)]: textFor(project) };
}

/** Its path from the project. */
export function firstTestPath(project: InitProject): string {
  const kind = project.runner === "playwright" ? "spec" : "test";
  return `${project.tests}/payment.${kind}.${extension(project)}`;
}

function textFor(project: InitProject): string {
  if (project.runner === "node") return nodeTest();
  return project.runner === "mocha" ? mochaTest() : fixtureTest(project);
}

function extension(project: InitProject): string {
  if (project.isTyped) return "ts";
  return project.isModule || isRequired(project) ? "js" : "mjs";
}

const NAME = '"an invoice is paid, and the shop is told"';

function fixtureTest(project: InitProject): string {
  return `${isRequired(project) ? requiredBy(project) : importedBy(project)}

test(${NAME}, async ({ gateway }) => {
${indented(steps(project.isTyped ? TYPED : UNTYPED), 1)}
});
`;
}

function requiredBy({ runner }: InitProject): string {
  return `const { createServer } = require("node:http");
const { expect, test } = require("paystub/${runner}");`;
}

function importedBy({ runner, isTyped }: InitProject): string {
  return [
    'import { createServer } from "node:http";',
    ...(isTyped ? ['import type { AddressInfo } from "node:net";'] : []),
    `import { expect, test } from "paystub/${runner}";`,
  ].join("\n");
}

/** What of the steps is written otherwise in TypeScript. */
interface Wording {
  readonly promise: string;
  readonly port: string;
  readonly answer: string;
}

const UNTYPED: Wording = {
  promise: "Promise",
  port: "shop.address().port",
  answer: "await response.json()",
};

const TYPED: Wording = {
  promise: "Promise<void>",
  port: "(shop.address() as AddressInfo).port",
  answer: "(await response.json()) as { transactionNo: string }",
};

/** What a test does with its `gateway`: a shop whose part the reader's own shop is to take. */
function steps({ promise, port, answer }: Wording): string {
  return `// This is your shop, until your own takes its place: it is told of payments at its address, and finds
// the service at gateway.baseUrl.
const shop = createServer((_request, response) => response.end()).unref();
await new ${promise}((resolve) => shop.listen(0, "127.0.0.1", resolve));
const response = await fetch(\`\${gateway.baseUrl}/api/addInvoice\`, {
  method: "POST",
  headers: { Authorization: \`Bearer \${gateway.token}\`, "Content-Type": "application/json" },
  body: JSON.stringify({
    orderNumber: "ORD-1",
    amount: 25.5,
    callBackUrl: \`http://127.0.0.1:\${${port}}/paid\`,
    clientName: "Sara Al Harbi",
    clientMobile: "0500000001",
    products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
  }),
});
const { transactionNo } = ${answer};

await gateway.invoice(transactionNo).pay();

await expect(gateway.invoice(transactionNo)).toBePaid();
await expect(gateway.invoice(transactionNo)).toHaveBeenCalledBack({ times: 1 });`;
}

function nodeTest(): string {
  return `import { createServer } from "node:http";
import { after, test } from "node:test";
import { expect, openKit } from "paystub/fixture";

const kit = await openKit();
after(() => kit.close());

test(${NAME}, (t) =>
  kit.run(t.name, async (gateway) => {
${indented(steps(UNTYPED), 2)}
  }));
`;
}

function mochaTest(): string {
  return `import { createServer } from "node:http";
import { after, before, it } from "mocha";
import { expect, openKit } from "paystub/fixture";

let kit;
before(async () => {
  kit = await openKit();
});
after(() => kit.close());

it(${NAME}, function () {
  return kit.run(this.test.title, async (gateway) => {
${indented(steps(UNTYPED), 2)}
  });
});
`;
}

function indented(text: string, levels: number): string {
  return text.replaceAll(/^(?=.)/gm, "  ".repeat(levels));
}
