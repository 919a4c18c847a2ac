import { describe, expect, onTestFinished, test } from "vitest";
import { RunEvidence } from "../../mocks/cli/run/evidence.js";
import { verdictOf } from "../../mocks/cli/run/verdict.js";
import type { DomainEvent } from "../../mocks/domain/events.js";
import { openKit } from "../../mocks/testkit/fixture.js";

describe("a kind of callback that there is not", () => {
  test("is refused with the one that was meant, before anybody waits for it", async () => {
    const kit = await openKit();
    onTestFinished(() => kit.close());
    const gateway = await kit.sandbox("kinds");
    // @ts-expect-error no callback tells this
    const pay = gateway.waitForCallback({ kind: "payd" });
    await expect(pay).rejects.toThrow("there is no callback of kind payd; did you mean paid?");
    await expect(gateway.waitForCallback({ kind: /pai/ }, { timeoutMs: 1 })).rejects.toThrow(
      "none came",
    );
  });
});

describe("a callback that reached nobody", () => {
  const target = "http://127.0.0.1:9/paid";
  const of = { at: 1, callbackId: "cb-1" } as const;
  const result = { outcome: "unreachable", status: null, detail: "ECONNREFUSED" } as const;
  const sent = { method: "GET", url: target, headers: {}, body: null } as const;
  const about = { kind: "paid", transactionNo: "17" } as const;
  const events: readonly DomainEvent[] = [
    { type: "callback-scheduled", ...of, about, target },
    { type: "callback-attempted", ...of, sent },
    { type: "callback-answered", ...of, result, retryAt: null },
  ];

  test("is reported with what lets the shop live until then", () => {
    const account = new RunEvidence();
    for (const [n, event] of events.entries())
      account.observer.event?.("shop", { seq: n + 1, event });
    const { sections } = verdictOf(account, ["callbacks"], {});
    const message =
      "if the shop had closed by then, let the test wait before: await gateway.idle()";
    expect(sections.find(({ name }) => name === "Callbacks")?.cases).toMatchObject([
      { status: "failed", message: expect.stringContaining(`ECONNREFUSED; ${message}`) },
    ]);
  });
});
