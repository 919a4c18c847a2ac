import { join } from "node:path";
import { isFolder } from "../../sandbox/disk.js";
import { firstTestPath, type InitFile, runCommand, textOf } from "./files.js";
import type { InitProject } from "./project.js";

const NAME = "test-payments";

/** The heading by which the section is found again. */
const HEADING = "## Test payments";

/**
 * Instructions for a coding assistant that tests payments in a project: a skill, and a section at the end
 * of AGENTS.md. The skill goes where the project's client looks for skills.
 */
export async function assistantFiles(
  folder: string,
  project: InitProject,
): Promise<readonly InitFile[]> {
  const root = (await isFolder(join(folder, ".claude"))) ? ".claude" : ".agents";
  const skill = `${root}/skills/${NAME}/SKILL.md`;
  const agents = "AGENTS.md";
  const there = await textOf(join(folder, agents));
  const added = there === undefined || there === "" ? "" : `${there.endsWith("\n") ? "" : "\n"}\n`;
  const section = { path: agents, text: added + sectionText(project, skill), adds: true };
  return [
    { path: skill, text: skillText(project) },
    ...(there?.includes(HEADING) ? [{ path: agents, text: "" }] : [section]),
  ];
}

function sectionText(project: InitProject, skill: string): string {
  return `${HEADING}

Payments of this project are tested against paystub, which replaces the payment service; no money moves. Before you
change checkout, callbacks, refunds or recurring payments, read \`${skill}\`.

- Run the tests and get a verdict: \`${runCommand(project)}\`
- See why a payment failed: the tools of \`npx paystub mcp\` (Model Context Protocol), or \`npx paystub why <id>\`
`;
}

function skillText(project: InitProject): string {
  return `---
name: ${NAME}
description: Tests payments of this project against paystub, which replaces the payment service. Use it when you write or change checkout, callbacks, refunds or recurring payments, or when a payment test fails.
---

# Test payments in this project

paystub keeps state as the payment service does: an invoice can be paid, declined, canceled, refunded or left to
expire, and the shop is called back. Each sandbox has a clock that you move. No money moves.

## Run

- All tests against a fresh mock, with a verdict: \`${runCommand(project)}\`
- The same under each failure: add \`--matrix faults\` before \`--\`; under other assumptions: \`--matrix assumptions\`
- A mock to try things on: \`npx paystub start\`, then open http://127.0.0.1:4010

The tests find the mock by \`PAYSTUB_BASE_URL\`, \`PAYSTUB_API_ID\` and \`PAYSTUB_SECRET_KEY\`; \`--env SHOP_URL=base\` sets a
variable of the shop's own.

## Write a test

\`${firstTestPath(project)}\` shows one. Write tests in that form:

\`\`\`${project.isTyped ? "ts" : "js"}
${exampleOf(project)}
\`\`\`

- \`gateway\` is a sandbox of this test's own, with \`baseUrl\`, \`apiId\`, \`secretKey\` and \`token\` for the shop.
- Never sleep: \`await gateway.idle()\` waits for the shop, \`await gateway.clock.advance({ by: "24h" })\` moves time.
- Failures: \`await gateway.faults.add({ fault: "lost-reply", operation: "addInvoice", times: 1 })\`

## When a test fails

1. Read the account of its sandbox in \`paystub-accounts/\`: it has every call, callback and likely cause.
2. Drive a mock with the tools of \`npx paystub mcp\`: start_mock, call_service, list(what "problems"), why, pay.
3. Without these tools: \`npx paystub requests\`, \`npx paystub why <transactionNo>\`, \`npx paystub callbacks\`.

## Rules for the shop

- Base URL and credentials come from settings. Only these differ between paystub and the real service.
- A redirect or a callback proves nothing. Ask getInvoice, and compare transaction number, amount and status.
- A callback can come late, twice or never. Ship once, and look for unpaid orders that were paid.
- Where an answer is lost, do not create the invoice again blindly: ask for the transactions of the order number.
- Compare \`orderStatus\` in any letter case.

The guides are at http://127.0.0.1:4010/_docs/llms.txt while a mock runs.
`;
}

const STEPS = `await startCheckout(gateway, "ORD-1");
await gateway.invoiceOfOrder("ORD-1").pay();
await expect(gateway.invoiceOfOrder("ORD-1")).toBePaid();
await expect(gateway.invoiceOfOrder("ORD-1")).toHaveBeenCalledBack({ times: 1 });`;

/** A test in the form of the project's runner; `startCheckout` represents the shop. */
function exampleOf({ runner }: InitProject): string {
  const steps = (indent: string) => STEPS.replaceAll(/^/gm, indent);
  switch (runner) {
    case "node":
      return `test("is paid", (t) =>
  kit.run(t.name, async (gateway) => {
${steps("    ")}
  }));`;
    case "mocha":
      return `it("is paid", function () {
  return kit.run(this.test.title, async (gateway) => {
${steps("    ")}
  });
});`;
    default:
      return `test("is paid", async ({ gateway }) => {
${steps("  ")}
});`;
  }
}
