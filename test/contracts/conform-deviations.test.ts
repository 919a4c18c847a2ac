import { describe, expect, onTestFinished, test } from "vitest";
import { type ConformOptions, conform } from "../../contracts/conformance/conform.js";
import { type ConformanceRule, kindOf } from "../../contracts/conformance/rule.js";
import { rules } from "../../contracts/conformance/rules.js";
import { startGateway } from "../../mocks/index.js";
import type { Report } from "../../mocks/report/report.js";
import type { Deviation } from "../support/other/deviations.js";
import {
  type Planted,
  plantedAccess,
  plantedAnswers,
  plantedLife,
} from "../support/other/planted-invoices.js";
import {
  plantedPayment,
  plantedRecurring,
  plantedRecurringLife,
  plantedSchedules,
  plantedWallet,
} from "../support/other/planted-payments.js";
import { plantedRequests } from "../support/other/planted-requests.js";
import { startOtherService } from "../support/other-service.js";

const planted: Planted = {
  ...plantedAccess,
  ...plantedAnswers,
  ...plantedRequests,
  ...plantedLife,
  ...plantedWallet,
  ...plantedPayment,
  ...plantedRecurring,
  ...plantedSchedules,
  ...plantedRecurringLife,
};

/** Everything that a run can be given, so that no rule is skipped. */
const ALL = {
  create: true,
  merchant: { apiId: "shop", secretKey: "any" },
  // A partner and its merchant are in one sandbox of our mock when they have one name.
  partner: { profileNo: "shop", apiKey: "any" },
} satisfies Partial<ConformOptions>;

const casesOf = ({ sections }: Report) => sections.flatMap(({ cases }) => cases);

/** The case of a rule, by its id at the front of the name. */
const caseOf = (report: Report, { id }: ConformanceRule) =>
  casesOf(report).find(({ name }) => name.startsWith(`${id} (`));

async function deviating(deviation?: Deviation) {
  const service = await startOtherService(deviation);
  onTestFinished(() => service.close());
  return service;
}

const otherThanPassed = (report: Report) =>
  casesOf(report).filter(({ status }) => status !== "passed");

describe("a right implementation keeps every rule", () => {
  test.each([
    ["with one address", {}],
    ["with an order address of its own", { orderPort: 0 }],
  ])("our mock, %s", async (_, options) => {
    const gateway = await startGateway(options);
    onTestFinished(() => gateway.close());
    const { baseUrl, orderUrl } = gateway;
    const report = await conform({ ...ALL, baseUrl, orderUrl });
    expect(otherThanPassed(report)).toEqual([]);
    expect(casesOf(report)).toHaveLength(rules.length);
  });

  test("an implementation that shares no code with it", async () => {
    const { baseUrl } = await deviating();
    const report = await conform({ ...ALL, baseUrl });
    expect(otherThanPassed(report)).toEqual([]);
    expect(report.summary).toBe(`${baseUrl} conforms to what was looked at, ${rules.length} rules`);
  });
});

describe("each rule catches the deviation that is planted for it", () => {
  test("there is one for every rule, and none without", () => {
    expect(Object.keys(planted).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  test.each(rules.map((rule) => [rule.id, planted[rule.id]?.[0], rule] as const))(
    "%s: %s",
    async (id, _, rule) => {
      const { baseUrl } = await deviating(planted[id]?.[1]);
      const report = await conform({ ...ALL, baseUrl, only: [id] });
      const documented = rule.assumption === null;
      expect(caseOf(report, rule)).toMatchObject({ status: documented ? "failed" : "warning" });
      if (documented) expect(report.passed).toBe(false);
    },
  );
});

describe("a deviation in a whole run", () => {
  test("a documented rule fails, an assumed one warns or fails as told", async () => {
    const { baseUrl } = await deviating(planted["addInvoice.status"]?.[1]);
    const [warned, failed] = [
      await conform({ ...ALL, baseUrl }),
      await conform({ ...ALL, baseUrl, assumed: "fail" }),
    ];
    expect(warned.passed).toBe(true);
    expect(warned.summary).toMatch(/rules; what is warned of is assumed$/);
    expect(failed.passed).toBe(false);
  });

  test("a rule that rests on a refused call is skipped, and the refusal is what fails", async () => {
    const { baseUrl } = await deviating(planted["addInvoice.success"]?.[1]);
    const report = await conform({ ...ALL, baseUrl });
    expect(report.passed).toBe(false);
    const read = rules.find(({ id }) => id === "getInvoice.shape");
    expect(read && caseOf(report, read)).toMatchObject({
      status: "skipped",
      message: "not judged: addInvoice before it answered 400",
    });
  });
});

test("no rule that only reads makes a call that could create", async () => {
  const gateway = await startGateway();
  onTestFinished(() => gateway.close());
  const report = await conform({ ...ALL, baseUrl: gateway.baseUrl, create: false });
  const shop = gateway.get("shop");
  expect((await shop.invoices.list()).invoices).toEqual([]);
  const looked = casesOf(report).filter(({ status }) => status === "passed");
  expect(looked).toHaveLength(rules.filter((rule) => kindOf(rule) === "reads").length);
});
