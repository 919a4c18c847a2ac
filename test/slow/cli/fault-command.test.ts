import fc from "fast-check";
import { describe, expect, test as rule } from "vitest";
import { type FaultOption, formatRule, readFaultRule } from "../../../mocks/cli/fault-option.js";
import { faultDraft } from "../../../mocks/control/fault-rules.js";
import { type FaultId, faults, testValues } from "../../../spec/generated/faults.js";
import { paystub, words } from "../../support/command-line.js";
import { type Persons, test } from "../../support/persons.js";

/** Fault rules from a terminal. */

type Reached = Pick<Persons, "gateway">;

function at({ gateway }: Reached, line: string) {
  return paystub(...words(line), "--control-url", gateway.controlUrl);
}

/** The lines of a command that must go well. */
async function lines(reached: Reached, line: string): Promise<readonly string[]> {
  const { code, out, complaints } = await at(reached, line);
  expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  return out.trimEnd().split("\n");
}

describe("the text output", () => {
  test("shows a rule when you add it, when it applies, and when you remove it", async ({
    gateway,
    merchant,
  }) => {
    const reported = (line: string) => lines({ gateway }, line);
    expect(await reported("fault list")).toEqual(["no fault rules"]);
    const says =
      "addInvoice, at most once: the service does not handle the request and answers 401 without a body";
    expect(await reported("fault add empty-401 --operation addInvoice --times 1")).toEqual([
      `fault-1  ${says}`,
    ]);
    expect((await merchant.addsInvoice()).status).toBe(401);
    expect(await reported("fault add hang --every 1000")).toHaveLength(1);
    expect(await reported("fault list")).toEqual([
      "ID       FAULT      MATCHED  INJECTED  LEFT    RULE",
      `fault-1  empty-401  1        1         0       ${says}`,
      "fault-2  hang       0        0         no end  any operation, each 1000th time: the service does not handle the request and holds the connection open without an answer",
    ]);
    expect((await reported("requests"))[1]).toMatch(
      / 401 addInvoice .*\(fault: fault-1: addInvoice, at/,
    );
    expect(await reported("fault remove fault-1")).toEqual(["fault-1 is gone"]);
    expect(await reported("fault clear")).toEqual(["fault-2 is gone"]);
    expect(await reported("fault clear")).toEqual(["no fault rules"]);
  });

  test("rejects a rule that would end before it begins", async ({ gateway, tester }) => {
    await tester.clock.advance({ by: "1h" });
    const now = "2026-03-01T13:00:00.000Z";
    for (const until of ["2026-03-01T12:30:00Z", "2026-03-01T13:00:00Z"]) {
      const { code, out, complaints } = await at({ gateway }, `fault add hang --until ${until}`);
      const came = until.replace("Z", ".000Z");
      const reported = `until must be later than the sandbox's clock, which shows ${now}, but you sent ${came}`;
      expect([code, out, complaints]).toEqual([2, "", expect.stringContaining(reported)]);
    }
    await expect(tester.faults.add({ fault: "hang", until: now })).rejects.toMatchObject({
      failure: { status: 400, fields: [{ name: "until", error: expect.any(String) }] },
    });
    expect((await tester.faults.list()).faults).toEqual([]);
    await tester.faults.add({ fault: "hang", until: "2026-03-01T13:00:00.001Z" });
  });

  test("shows every field of a rule", async ({ gateway, tester }) => {
    const limits = "--every 2 --times 3 --probability 0.5";
    const span = "--from 2026-03-01T13:00:00Z --until 2026-03-02T13:00:00Z";
    const where =
      '--where orderNumber=007 amount=25.5 "clientName=Sara Al Harbi" displayPending=true';
    const given = '--with status=500 "message=a=b, c"';
    await lines({ gateway }, `fault add status ${limits} ${span} ${where} ${given}`);
    expect((await tester.faults.list()).faults).toMatchObject([
      {
        fault: "status",
        parameters: { status: 500, message: "a=b, c" },
        where: {
          orderNumber: "007",
          amount: 25.5,
          clientName: "Sara Al Harbi",
          displayPending: true,
        },
        every: 2,
        times: 3,
        probability: 0.5,
        from: "2026-03-01T13:00:00.000Z",
        until: "2026-03-02T13:00:00.000Z",
      },
    ]);
    await lines({ gateway }, "fault add hang --nth 4");
    expect((await tester.faults.list()).faults[1]).toMatchObject({ nth: 4, left: 1 });
  });

  test("is the unchanged answer with --json", async ({ gateway, tester }) => {
    const [text = ""] = await lines({ gateway }, "fault add hang --times 1 --json");
    expect(JSON.parse(text)).toEqual((await tester.faults.list()).faults[0]);
    expect(JSON.parse((await lines({ gateway }, "fault list --json"))[0] ?? "")).toEqual({
      faults: (await tester.faults.list()).faults,
    });
  });

  test.for([
    ["fault add lost-rply", 2, 'but you gave "lost-rply". Did you mean lost-reply?'],
    ["fault add", 2, "needs <fault>"],
    ["fault add hang --operation addInvoise", 2, "Did you mean addInvoice?"],
    ["fault add hang --operation pay", 2, "must be one of"],
    [
      "fault add hang --where nosuch=1",
      2,
      "where.nosuch is not a field to ask for: there are apiId,",
    ],
    ["fault add hang --where ordernumber=1", 2, ". Did you mean orderNumber?"],
    [
      "fault add hang --operation sendOtp --where note=1",
      2,
      "where.note is not a field of sendOtp to ask for",
    ],
    ["fault add hang --probability often", 2, "must be a number from 0 to 1, such as 0.25"],
    ["fault add hang --times few", 2, "must be a whole number, but"],
    ["fault add hang --where orderNumber", 2, "must be name=value"],
    ["fault add status --with =5", 2, "must be name=value"],
    ["fault add hang --with status=500", 2, "status is not a field of this rule"],
    ["fault add status --with status=many", 2, "status must be a whole number from 100"],
    ["fault add hang --times 0", 2, "times"],
    ["fault remove fault-9", 1, "there is no fault rule fault-9. The sandbox has none"],
  ] as const)("is refused: %s", async ([line, exit, why], { gateway }) => {
    const { code, out, complaints } = await at({ gateway }, line);
    expect({ code, out }).toEqual({ code: exit, out: "" });
    expect(complaints).toMatch(/^paystub: .*\n$/);
    expect(complaints).toContain(why);
  });
});

describe("the tables, without a running mock", () => {
  rule("all faults, with their parameters", async () => {
    const { code, out } = await paystub("fault", "kinds");
    expect(code).toBe(0);
    const lines = out.trimEnd().split("\n");
    expect(lines.filter((line) => !line.startsWith(" "))).toEqual(Object.keys(faults));
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(out).toMatch(/^status\n {2}the service does not handle the request and /m);
    expect(out).toMatch(/^ {2}affects: any operation\n {2}parameters: status, required; message$/m);
    const { out: json } = await paystub("fault", "kinds", "--json");
    expect(JSON.parse(json).map(({ id }: { id: string }) => id)).toEqual(Object.keys(faults));
  });

  rule("all test values", async () => {
    const { out } = await paystub("fault", "values");
    const [head, ...rows] = out.trimEnd().split("\n");
    expect(head).toMatch(/^FIELD +VALUE +AFFECTS +LEADS TO$/);
    expect(rows).toHaveLength(testValues.length);
    expect(out).toMatch(/^amount +999990500\.00 +addInvoice +status \(status=500\)$/m);
    expect(JSON.parse((await paystub("fault", "values", "--json")).out)).toEqual(testValues);
  });
});

describe("a rule in one word", () => {
  rule.each<[FaultOption, string]>([
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

  rule.each([...new Set(testValues.map((row) => row.in))])("can request %s", (field) => {
    expect(readFaultRule(`hang,where.${field}=x`)).toMatchObject([{ where: { [field]: "x" } }]);
  });

  rule("gives the same rule back, for any values", () => {
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
