import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { promisesOf } from "../../../contracts/verify/coverage.js";
import { pactOf } from "../../../contracts/verify/pact-file.js";
import { startGateway } from "../../../mocks/index.js";
import { keptText } from "../../../mocks/observe/coverage/folder.js";
import { countsOf } from "../../../mocks/observe/coverage/tally.js";
import type { Case, Report } from "../../../mocks/report/report.js";
import { openKit } from "../../../mocks/testkit/client.js";
import type { CoverageView } from "../../../spec/generated/control.types.js";
import { folder, paystub } from "../../support/command-line.js";
import { clientOf } from "../../support/http.js";

const FLORIST = "test/shops/florist";
const PLAIN = ["--", process.execPath, `${FLORIST}/plain-tests.mjs`] as const;
const LIMIT_MS = 60_000;

/** What folders come to together. */
async function merged(...folders: string[]): Promise<CoverageView> {
  const { code, out, complaints } = await paystub("coverage", ...folders, "--json");
  expect(code, complaints).toBe(0);
  return (JSON.parse(out) as Report & { readonly data: CoverageView }).data;
}

const reachedIn = ({ items }: CoverageView) =>
  Object.fromEntries(items.map(({ id, count }) => [id, count]));

describe("paystub run --coverage", () => {
  test(
    "keeps what the command reached, and several runs add up",
    async () => {
      const kept = join(folder(), "coverage");
      const runs = [
        await paystub("run", "--json", "--coverage", kept, ...PLAIN),
        await paystub("run", "--json", "--coverage", kept, ...PLAIN),
      ];
      expect(runs.map(({ code }) => code)).toEqual([0, 0]);
      expect(readdirSync(kept)).toHaveLength(2);
      expect(reachedIn(await merged(kept))).toMatchObject({
        "operation/addInvoice/200": 6,
        "invoice/pending/invoice-paid": 4,
        "session/open/otp-used": 2,
        "recurring/new/recurring-registered": 0,
      });
    },
    LIMIT_MS,
  );

  test("counts each folder once, however often and under whatever name it is given", async () => {
    const [kept, elsewhere] = [folder(), folder()];
    await paystub("run", "--coverage", kept, ...PLAIN);
    symlinkSync(kept, join(elsewhere, "link"));
    const once = await merged(kept);
    const names = [kept, `${kept}/`, `${kept}/../${basename(kept)}`, join(elsewhere, "link")];
    expect(await merged(...names)).toEqual(once);
    expect(once.requests).toBeGreaterThan(0);
  });

  test(
    "fails under its gate, and where it cannot be kept; the verdict is reported all the same",
    async () => {
      const blocked = join(folder(), "a-file");
      const blocks = `require("node:fs").writeFileSync(${JSON.stringify(blocked)}, "")`;
      const gate = ["--coverage", folder(), "--fail-under", "90"] as const;
      const under = await paystub("run", ...gate, ...PLAIN);
      // It comes in the way meanwhile: what is there before is refused at the start.
      const idle = ["--allow-no-calls", "--", process.execPath, "-e", blocks];
      const lost = await paystub("run", "--coverage", blocked, ...idle);
      expect([under.code, lost.code]).toEqual([1, 1]);
      expect(under.out).toMatch(/FAILED +\d+ of \d+ expected things .*at least 90 % was asked for/);
      expect(lost.out).toMatch(/FAILED +not kept\n +It could not be kept in .*a-file \(\w+\)/);
    },
    LIMIT_MS,
  );

  test("of a command that calls nothing never passes its gate", async () => {
    const options = ["--allow-no-calls", "--coverage", folder(), "--fail-under", "0"];
    const { code } = await paystub("run", ...options, "--", process.execPath, "-e", "");
    expect(code).toBe(1);
  });
});

test(
  "what is explored reaches more than the plain tests of the same shop",
  async () => {
    // Longer than this machine is ever busy.
    vi.stubEnv("FLORIST_TIMEOUT_MS", "1000");
    const [plain, explored] = [folder(), folder()];
    await paystub("run", "--coverage", plain, ...PLAIN);
    const { code, out } = await paystub(
      ...[
        "explore",
        "--shop",
        `${FLORIST}/adapter.mjs`,
        "--runs",
        "40",
        "--seed",
        "1",
        "--failures",
        folder(),
      ],
      ...["--coverage", explored],
    );
    expect(code, out).toBe(0);
    const [few, many] = [await merged(plain), await merged(explored)];
    expect(few.reached).toBeGreaterThan(10);
    // How much more it is depends on the machine: one that is busy leaves sequences inconclusive.
    expect(many.reached).toBeGreaterThan(few.reached);
    expect((await merged(plain, explored)).reached).toBeGreaterThanOrEqual(many.reached);
  },
  LIMIT_MS,
);

describe("the fixtures keep what the tests of a worker reached", () => {
  /** A test that makes an invoice and pays it. */
  async function tested(coverage: string, controlUrl?: string): Promise<void> {
    const kit = await openKit({ coverage, ...(controlUrl !== undefined && { controlUrl }) });
    const gateway = await kit.sandbox("it is paid");
    const client = clientOf(gateway.baseUrl, gateway.token);
    const products = [{ title: "Book", price: 25, qty: 1 }];
    const order = { orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid" };
    const names = { clientName: "Zaid", clientMobile: "0509200900" };
    await client.post("/api/addInvoice", { ...order, ...names, products });
    await gateway.invoiceOfOrder("ORD-1").pay();
    await gateway.dispose();
    await kit.close();
  }
  const REACHED = { "operation/addInvoice/200": 1, "invoice/pending/invoice-paid": 1 };

  test("of a gateway of their own", async () => {
    const kept = folder();
    await tested(kept);
    expect(reachedIn(await merged(kept))).toMatchObject(REACHED);
  });

  test("and of one elsewhere, before its sandbox is forgotten", async () => {
    const kept = folder();
    const server = await startGateway();
    await tested(kept, server.controlUrl);
    await server.close();
    expect(reachedIn(await merged(kept))).toMatchObject(REACHED);
  });
});

describe("a folder that is none of coverage", () => {
  test.each([
    ["is not there", undefined, "there is no coverage in"],
    ["holds something else", '{"a":1}', "is no coverage of paystub; remove it"],
    ["holds no JSON", "{", "is no JSON; remove it"],
    [
      "is of a later version",
      '{"paystub":"coverage","version":2}',
      "is of version 2; this paystub reads 1",
    ],
    [
      "is damaged",
      '{"paystub":"coverage","version":1,"source":"s","writtenAt":"2026-03-01","counts":{"reached":{"a":-1}}}',
      "is damaged",
    ],
  ])("%s: one line says so", async (_what, text, reported) => {
    const place = join(folder(), "kept");
    if (text !== undefined) {
      mkdirSync(place);
      writeFileSync(join(place, "one.json"), text);
    }
    const { code, complaints } = await paystub("coverage", place);
    expect(complaints).toContain(reported);
    expect(complaints.trim().split("\n")).toHaveLength(1);
    expect(code).toBe(2);
  });

  test("nor may a gate stand on what nobody counts", async () => {
    const { code, complaints } = await paystub("run", "--fail-under", "5", "--", "true");
    expect([code, complaints]).toEqual([
      2,
      "paystub: --fail-under is of no use without --coverage; give it a folder\n",
    ]);
  });
});

describe("a sandbox of a mock that runs", () => {
  test("in which nothing was called fails, and one that is not there could not be reported", async () => {
    const server = await startGateway();
    onTestFinished(() => server.close());
    await server.create({ name: "shop" });
    const asked = ["coverage", "--control-url", server.controlUrl, "--sandbox"] as const;
    const idle = await paystub(...asked, "shop");
    expect(idle.out).toMatch(/FAILED .*no operation was called, so there is nothing to cover/);
    expect(idle.code).toBe(1);
    const missing = await paystub(...asked, "nosuch");
    expect(missing.complaints).toMatch(/^paystub: .*nosuch.*\n$/);
    expect([missing.code, missing.out]).toEqual([2, ""]);
  });
});

test("a kept file holds at most a number for each item, when it was, and nothing else", async () => {
  const kept = folder();
  await paystub("run", "--coverage", kept, ...PLAIN);
  const [name = ""] = readdirSync(kept);
  const text = readFileSync(join(kept, name), "utf8");
  expect(Object.keys(JSON.parse(text))).toEqual([
    "paystub",
    "version",
    "source",
    "writtenAt",
    "counts",
  ]);
  expect(text).not.toContain("Sara");
});

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
  const reported = (beside?.cases ?? []).map(({ name, status }: Case) => `${status} ${name}`);
  expect(reported).toEqual([
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
