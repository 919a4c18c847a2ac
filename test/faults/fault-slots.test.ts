import { describe, expect, expectTypeOf, test } from "vitest";
import type { FaultId, FaultRule } from "../../mocks/domain/fault.js";
import {
  applyOutcomeFault,
  applyReplyFault,
  applyWireFault,
  type FaultableReply,
} from "../../mocks/faults/request.js";
import {
  actsIn,
  defaultsOf,
  type FaultOf,
  type RuleOf,
  UNLIMITED,
} from "../../mocks/faults/rule.js";
import { type FaultSlot, faults } from "../../spec/generated/faults.js";

/** The rules of all faults of a slot. */
function rulesOf<Slot extends FaultSlot>(slot: Slot): readonly RuleOf<Slot>[] {
  const ids = Object.keys(faults) as FaultId[];
  const rules = ids.map((fault): FaultRule => {
    const parameters = { status: 503, ...defaultsOf(fault) };
    return { id: "fault-1", fault, parameters, operation: null, where: {}, ...UNLIMITED };
  });
  return rules.filter((rule) => actsIn(rule, slot));
}

const REPLY = { status: 200, body: { transactionNo: "1", amount: 25 } } as const;

describe("every fault of a slot does something", () => {
  test.each(rulesOf("reply"))("$fault answers in place of the handler", (rule) => {
    const reply = applyReplyFault<FaultableReply>(rule, ({ status }) => ({ status, body: null }));
    expect(reply.delivery ?? reply.status).not.toBe(REPLY.status);
  });

  test.each(rulesOf("wire"))("$fault changes the reply", (rule) => {
    expect(applyWireFault(rule, REPLY, JSON.stringify)).not.toEqual(REPLY);
  });

  test.each(rulesOf("outcome"))("$fault handles the request in another way", async (rule) => {
    const done: string[] = [];
    const note = (what: string) => {
      done.push(what);
      return REPLY;
    };
    const reply = await applyOutcomeFault<FaultableReply>(rule, {
      transactionNo: "1",
      handle: () => note("handle"),
      dryRun: () => note("dry run"),
      pay: () => note("pay"),
      wait: () => note("wait"),
      fail: ({ status }) => ({ status, body: "failed" }),
    });
    expect([done, reply]).not.toEqual([["handle"], REPLY]);
  });
});

test("a function of a slot takes the faults of that slot and no others", () => {
  expectTypeOf<FaultOf<"wait">>().toEqualTypeOf<"latency">();
  expectTypeOf<Parameters<typeof applyOutcomeFault>[0]["fault"]>().toEqualTypeOf<
    FaultOf<"outcome">
  >();
  expectTypeOf<Parameters<typeof applyWireFault>[0]["fault"]>().toEqualTypeOf<FaultOf<"wire">>();
  expectTypeOf<Parameters<typeof applyReplyFault>[0]["fault"]>().toEqualTypeOf<FaultOf<"reply">>();
  expectTypeOf<FaultId>().not.toExtend<FaultOf<"outcome">>();
});
