import type { JournalEntry } from "../../../spec/generated/control.types.js";

type Created = Pick<JournalEntry, "requestBody">;

/** The call that created an invoice, as a line for a terminal. */
export function createAsCurl(origin: string, sandbox: string, { requestBody }: Created): string {
  const body = (requestBody ?? "{}").replaceAll("'", "'\\''");
  return [
    `curl '${origin}/api/addInvoice'`,
    `  -H 'Authorization: Bearer sandbox_${sandbox}'`,
    "  -H 'Content-Type: application/json'",
    `  -d '${body}'`,
  ].join(" \\\n");
}

/** A Vitest test that creates the same invoice, and brings it to the same end. */
export function lifeAsTest({ requestBody }: Created, status: string): string {
  const order = JSON.stringify(JSON.parse(requestBody ?? "{}"), null, 2).replaceAll("\n", "\n    ");
  const end = {
    paid: "await gateway.invoices.pay(transactionNo);",
    canceled: "await gateway.invoices.cancel(transactionNo);",
  }[status];
  return `import { expect } from "vitest";
import { test } from "paystub/vitest";

test("an order ends ${status}", async ({ gateway }) => {
  const response = await fetch(\`\${gateway.baseUrl}/api/addInvoice\`, {
    method: "POST",
    headers: { Authorization: \`Bearer \${gateway.token}\`, "Content-Type": "application/json" },
    body: JSON.stringify(${order}),
  });
  const { transactionNo } = await response.json();
${end === undefined ? "" : `  ${end}\n`}  expect((await gateway.invoices.read(transactionNo)).status).toBe("${status}");
});
`;
}
