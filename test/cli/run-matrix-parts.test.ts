import { describe, expect, test } from "vitest";
import { Headroom } from "../../mocks/checks/matrix/headroom.js";
import { testsThatMeet } from "../../mocks/checks/matrix/tests-that-meet.js";
import { readFaultRule } from "../../mocks/cli/fault-option.js";
import type { SandboxEnding } from "../../mocks/observe/ending.js";

describe("runs that wait for idle processors", () => {
  test("begin one by one: the first at once, each further one when a fifth of a processor is idle", async () => {
    const idle = [0, 0.1, 0.2, 0.15, 2];
    const happened: (string | number)[] = [];
    const headroom = new Headroom(async () => {
      const next = idle.shift() ?? 0;
      happened.push(next);
      return next;
    });
    const enter = async (name: string) => {
      await headroom.enter();
      happened.push(name);
    };
    await Promise.all(["a", "b", "c"].map(enter));
    expect(happened).toEqual(["a", 0, 0.1, 0.2, "b", 0.15, 2, "c"]);
  });

  test("begin on a busy machine when the one before has ended", async () => {
    const headroom = new Headroom(async () => 0);
    await headroom.enter();
    const second = headroom.enter();
    headroom.leave();
    await expect(second).resolves.toBeUndefined();
  });
});

describe("the tests of a cell", () => {
  const ending = (sandbox: string, ...operations: string[]) =>
    ({ sandbox, operations: new Set(operations) }) as unknown as SandboxEnding;
  const evidence = {
    outcomes: [
      { sandbox: "pays", test: "shop pays (25.00)", passed: true },
      { sandbox: "asks", test: "shop asks", passed: true },
      { sandbox: "by-hand", passed: true },
    ],
    endings: [ending("pays", "addInvoice", "getInvoice"), ending("asks", "getInvoice")],
    missing: { requests: 0, unplaced: 0 },
  };
  const cellOf = (text: string) => {
    const [rule] = readFaultRule(text);
    return rule ? { rule } : {};
  };
  const ON_ADD = cellOf("lost-reply,operation=addInvoice");

  test("are those that called its operation, and those that no pattern can leave out", () => {
    expect(testsThatMeet(ON_ADD, evidence)).toEqual({
      pattern: String.raw`^(shop pays \(25\.00\))$`,
      count: 2,
    });
  });

  test.each([
    ["all called its operation", cellOf("lost-reply,operation=getInvoice"), evidence],
    ["only the command itself called it", cellOf("lost-reply,operation=cancelInvoice"), evidence],
    ["its fault is not about calls", cellOf("callback-doubled"), evidence],
    ["not all calls were kept", ON_ADD, { ...evidence, missing: { requests: 1, unplaced: 0 } }],
    ["no fixture named its tests", ON_ADD, { ...evidence, outcomes: evidence.outcomes.slice(2) }],
  ])("are all of them if %s", (_why, cell, known) => {
    expect(testsThatMeet(cell, known)).toBeUndefined();
  });
});
