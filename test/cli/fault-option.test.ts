import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FaultOption, formatRule } from "../../mocks/checks/run/rules.js";
import { readFaultRule } from "../../mocks/cli/fault-option.js";
import { faultDraft } from "../../mocks/control/fault-rules.js";
import { type FaultId, faults, testValues } from "../../spec/generated/faults.js";

describe("a rule in one word", () => {
  test.each<[FaultOption, string]>([
    [{ fault: "hang" }, "hang"],
    [
      { fault: "lost-reply", operation: "addInvoice", times: 1, where: { orderNumber: "ORD-7" } },
      "lost-reply,operation=addInvoice,times=1,where.orderNumber=ORD-7",
    ],
    [
      { fault: "status", status: 500, message: 'no, "never"', sandbox: "shop" },
      'status,status=500,message="no, \\"never\\"",sandbox=shop',
    ],
    [
      {
        fault: "hang",
        where: { orderNumber: "7", amount: 25.5, displayPending: true, note: "true" },
      },
      'hang,where.orderNumber="7",where.amount=25.5,where.displayPending=true,where.note="true"',
    ],
    [{ fault: "hang", where: { orderNumber: "007" } }, "hang,where.orderNumber=007"],
    [{ fault: "declined-payment", code: "51" }, "declined-payment,code=51"],
    [{ fault: "hang", times: 1, reach: "run" }, "hang,times=1,reach=run"],
  ])("%j", (option, text) => {
    expect(formatRule(option)).toBe(text);
    expect(readFaultRule(text)).toEqual([option]);
  });

  const path = fc.stringMatching(/^[A-Za-z][\w.]{0,10}$/).map((name) => `customer.${name}`);
  const value = fc.oneof(
    fc.string(),
    fc.boolean(),
    fc.integer(),
    fc.stringMatching(/^\d+(\.\d)?$/),
  );
  const limits = fc.record(
    {
      every: fc.integer({ min: 1 }),
      times: fc.integer({ min: 1 }),
      probability: fc.constant(0.25),
    },
    { requiredKeys: [] },
  );
  const plain = Object.keys(faults).filter((id) => {
    return Object.values(faults[id as FaultId].takes).every((taken) => !("required" in taken));
  }) as FaultId[];
  const options = fc
    .record({
      fault: fc.constantFrom(...plain.filter((id) => id !== "latency")),
      limits,
      where: fc.dictionary(path, value, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    })
    .map(({ fault, limits: own, where }) => ({ fault, ...own, where }) as FaultOption);

  test.each([...new Set(testValues.map((row) => row.in))])("can request %s", (field) => {
    expect(readFaultRule(`hang,where.${field}=x`)).toMatchObject([{ where: { [field]: "x" } }]);
  });

  test("gives the same rule back, for any values", () => {
    fc.assert(
      fc.property(options, (option) => {
        const [read] = readFaultRule(formatRule(option));
        expect(read).toEqual(option);
        expect(faultDraft(read ?? option)).toEqual(faultDraft(option));
      }),
      { numRuns: 500 },
    );
  });
});
