import { describe } from "vitest";
import { type Evidence, holds } from "../../mocks/testkit/evidence.js";
import { expect } from "../../mocks/testkit/vitest.js";
import type { JournalEntry } from "../../spec/generated/control.types.js";
import { clientOf } from "../support/http.js";
import { type KitMerchant, test, type Where } from "../support/testkit.js";

/** A verdict over what the journal no longer has, or has in part, is an error and no pass. */

const KEPT_MAX = 1000;
const DROPPED = { name: "IncompleteEvidence", message: /has dropped the oldest 1 of its requests/ };
const CUT = { name: "IncompleteEvidence", message: /holds only the beginning of #\d+, too long/ };

const incomplete = ({ name, message }: typeof DROPPED) =>
  expect.objectContaining({ name, message: expect.stringMatching(message) });

/** Fills the journal with calls that are not looked for. */
async function fills({ get }: KitMerchant, transactionNo: string): Promise<void> {
  const batch = Array.from({ length: 50 }, () => `/api/getInvoice/${transactionNo}`);
  for (let sent = 0; sent < KEPT_MAX; sent += batch.length) {
    await Promise.all(batch.map((path) => get(path)));
  }
}

const long = (orderNumber: string) => ({ orderNumber, smsMessage: "x".repeat(65 * 1024) });

describe.each<Where>(["in this process", "elsewhere"])("a gateway %s", (where) => {
  test.override({ where });

  test("has no verdict on a call that may have been dropped", async ({ gateway, merchant }) => {
    await fills(merchant, await merchant.createsInvoice());
    const received = () => expect(gateway);
    await expect(received().not.toHaveReceived("addInvoice")) //
      .rejects.toEqual(incomplete(DROPPED));
    await expect(received().toHaveReceived("addInvoice")).rejects.toEqual(incomplete(DROPPED));
    for (const times of [KEPT_MAX, KEPT_MAX + 1]) {
      await expect(received().toHaveReceived("getInvoice", {}, { times })) //
        .rejects.toEqual(incomplete(DROPPED));
      await expect(received().not.toHaveReceived("getInvoice", {}, { times })) //
        .rejects.toEqual(incomplete(DROPPED));
    }
    await received().toHaveReceived("getInvoice");
    await received().not.toHaveReceived("getInvoice", {}, { times: KEPT_MAX - 1 });
    await received().not.toHaveReceived("getInvoice", {}, { times: KEPT_MAX + 2 });
    await expect(received().not.toHaveReceived("getInvoice")) //
      .rejects.toThrow(/calls like that: at least 1000; it received/);
    await expect(gateway.waitForRequest("addInvoice", {}, { timeoutMs: 1 })) //
      .rejects.toEqual(incomplete(DROPPED));
    expect(await gateway.account()).toMatch(
      /^calls: 1000, and 1 before them that are no longer kept\n {2}… 900 earlier$/m,
    );
  });

  test("has no verdict on the fields of a body that was cut", async ({ gateway, merchant }) => {
    await merchant.createsInvoice(long("ORD-LONG"));
    const fields = { orderNumber: "ORD-LONG" };
    const received = () => expect(gateway);
    await expect(received().toHaveReceived("addInvoice", fields)) //
      .rejects.toEqual(incomplete(CUT));
    await expect(received().not.toHaveReceived("addInvoice", { orderNumber: "ORD-2" })) //
      .rejects.toEqual(incomplete(CUT));
    await expect(received().not.toHaveReceived("addInvoice", () => true)) //
      .rejects.toEqual(incomplete(CUT));
    await expect(gateway.waitForRequest("addInvoice", fields, { timeoutMs: 1 })) //
      .rejects.toEqual(incomplete(CUT));
    await received().toHaveReceived("addInvoice", {}, { times: 1, status: 200 });
    await received().not.toHaveReceived("addInvoice", fields, { status: 400 });
    await received().not.toHaveReceived("cancelInvoice", { transactionNo: "1" });
    await merchant.createsInvoice({ orderNumber: "ORD-2" });
    await received().toHaveReceived("addInvoice", { orderNumber: "ORD-2" });
    await expect(received().toHaveReceived("addInvoice", { orderNumber: "ORD-2" }, { times: 1 })) //
      .rejects.toEqual(incomplete(CUT));
    expect(await gateway.account()).toMatch(
      /200 addInvoice .*\(kept in part: requestBody, responseBody\)$/m,
    );
  });

  test("tells of calls without a sandbox that it no longer has", async ({ kit, gateway }) => {
    const nobody = clientOf(gateway.baseUrl);
    const batch = Array.from({ length: 50 }, () => "/api/recurringPayments");
    for (let sent = 0; sent <= KEPT_MAX; sent += batch.length) {
      await Promise.all(batch.map((path) => nobody.get(path)));
    }
    expect(await gateway.account()).toMatch(
      /^calls that no sandbox took: 1000, and 50 before them that are no longer kept$/m,
    );
    const later = await kit.sandbox("a later test");
    expect(await later.account()).not.toContain("calls that no sandbox took");
    await later.dispose();
  });
});

describe("what can be said of a number of calls", () => {
  const entries = (count: number) => Array<JournalEntry>(count).fill({} as JournalEntry);
  const evidence = (found: number, unreadable: number, dropped: number): Evidence => ({
    found: entries(found),
    unreadable: entries(unreadable),
    dropped,
  });

  test.for<[string, Evidence, number | undefined, boolean | undefined]>([
    ["one is one", evidence(1, 0, 0), undefined, true],
    ["none is none", evidence(0, 0, 0), undefined, false],
    ["one is one, whatever is missing", evidence(1, 1, 1), undefined, true],
    ["none may be one, of those dropped", evidence(0, 0, 1), undefined, undefined],
    ["none may be one, of those cut", evidence(0, 1, 0), undefined, undefined],
    ["two are two", evidence(2, 0, 0), 2, true],
    ["two are not three", evidence(2, 0, 0), 3, false],
    ["none is no times", evidence(0, 0, 0), 0, true],
    ["two may be two or three", evidence(2, 1, 0), 2, undefined],
    ["two may be three", evidence(2, 0, 1), 3, undefined],
    ["two are never one", evidence(2, 1, 1), 1, false],
    ["two and two missing are never five", evidence(2, 1, 1), 5, false],
    ["none may be no times", evidence(0, 0, 1), 0, undefined],
  ])("%s", ([, known, times, verdict]) => {
    expect(holds(known, times)).toBe(verdict);
  });
});
