import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { promisesOf } from "../../../contracts/verify/coverage.js";
import { pactOf } from "../../../contracts/verify/pact-file.js";
import { keptText } from "../../../mocks/observe/coverage/folder.js";
import { countsOf } from "../../../mocks/observe/coverage/tally.js";
import type { Case, Report } from "../../../mocks/report/report.js";
import { folder, paystub } from "../../support/command-line.js";

const interaction = (method: string, path: string, status: number, more = {}) => ({
  description: `${method} ${path} ${status}`,
  request: { method, path },
  response: { status },
  ...more,
});

const PACT = {
  consumer: { name: "till" },
  provider: { name: "payment-service" },
  interactions: [
    interaction("POST", "/api/addInvoice", 200),
    interaction("POST", "/api/addInvoice", 200, { description: "another one" }),
    interaction("GET", "/api/getInvoice/1", 500),
    interaction("GET", "/api/getInvoice/1", 404, { pending: true }),
    interaction("POST", "/the-shop/paid", 200),
  ],
};

/** Keeps that answers were met. */
function met(source: string, ...answers: readonly (readonly [string, number])[]): string {
  const calls = answers.map(([operationId, status]) => ({ operationId, status }));
  const kept = folder();
  writeFileSync(
    join(kept, "a.json"),
    keptText(source, "2026-03-01T09:00:00Z", countsOf([], calls, 0)),
  );
  return kept;
}

function pactFolder(): string {
  const place = mkdtempSync(join(folder(), "pacts-"));
  writeFileSync(join(place, "till.json"), JSON.stringify(PACT));
  return place;
}

test("a pact promises answers; what is pending, or no call of the service, promises none", () => {
  expect(promisesOf([pactOf("till.json", PACT)])).toEqual({
    promised: [
      { operation: "addInvoice", status: 200, interactions: 2, consumers: ["till"] },
      { operation: "getInvoice", status: 500, interactions: 1, consumers: ["till"] },
    ],
    others: 2,
  });
});

test("tests, exploration and pacts stand side by side", async () => {
  const runs = [
    met("paystub run", ["addInvoice", 200], ["addInvoice", 200], ["addInvoice", 401]),
    met("paystub explore", ["addInvoice", 200]),
  ];
  const { out, complaints } = await paystub(
    "coverage",
    ...runs,
    "--against",
    pactFolder(),
    "--json",
  );
  expect(complaints).toBe("");
  const { sections } = JSON.parse(out) as Report;
  const beside = sections.find(({ name }) => name === "Pacts beside traffic");
  const [table] = beside?.tables ?? [];
  expect(table?.columns).toEqual([
    ...["operation", "status", "paystub run", "paystub explore", "interactions", "promised to"],
  ]);
  expect(table?.rows).toEqual([
    ["addInvoice", "200", "2", "1", "2", "till"],
    ["addInvoice", "401", "1", "-", "-", ""],
    ["getInvoice", "500", "-", "-", "1", "till"],
  ]);
  const told = (beside?.cases ?? []).map(({ name, status }: Case) => `${status} ${name}`);
  expect(told).toEqual([
    "pending met, and promised by no pact: addInvoice answered 401",
    "warning promised, and never met: getInvoice answered 500",
    "skipped 2 interactions are no calls of the service",
  ]);
});

test("what is promised is expected, whatever is expected otherwise", async () => {
  const kept = met("paystub run", ["addInvoice", 200]);
  const expectedOf = async (...options: string[]) => {
    const { out } = await paystub("coverage", kept, "--json", ...options);
    return (JSON.parse(out) as { readonly data: { readonly expected: number } }).data.expected;
  };
  const alone = await expectedOf();
  // The 500 that the pact promises is one more.
  expect(await expectedOf("--against", pactFolder())).toBe(alone + 1);
});

test("where there are no pacts, one line says so", async () => {
  const { code, complaints } = await paystub("coverage", met("r"), "--against", "/no/such/folder");
  expect([code, complaints.trim().split("\n").length]).toEqual([2, 1]);
  expect(complaints).toContain("/no/such/folder does not exist; give --against a folder");
});
