import { describe, expect, test } from "vitest";
import { Bounds } from "../../mocks/sandbox/bounds.js";
import { JOURNAL_LIMITS, RequestJournal, type RequestRecord } from "../../mocks/sandbox/journal.js";
import { GuardedObserver } from "../../mocks/sandbox/observer.js";

const record = (part: Partial<RequestRecord> = {}): RequestRecord => ({
  ...{ at: 0, operationId: "getInvoice", method: "GET", path: "/api/getInvoice/1", status: 200 },
  ...{ requestBody: null, responseBody: "{}", tolerated: [], faults: [], code: null },
  ...{ refusal: null, explanation: null, position: null },
  ...part,
});

const SHOP = { name: "shop", isGone: false };

function setUp(keptMaxBytes?: number) {
  const bounds = new Bounds({ keptMaxBytes });
  return { bounds, journal: new RequestJournal(bounds, new GuardedObserver()) };
}

describe("a journal", () => {
  test("keeps the latest thousand requests of a sandbox, and counts all", () => {
    const { journal } = setUp();
    for (let n = 0; n < 1005; n += 1) journal.record(SHOP, record());
    const { requests, dropped } = journal.page("shop");
    expect([requests.length, dropped, requests[0]?.id]).toEqual([1000, 5, 6]);
    expect(journal.page("shop", 1003)).toMatchObject({ dropped: 1003 });
    expect([journal.countOf("shop"), journal.countOf(null)]).toEqual([1005, 0]);
  });

  test("stays within its bytes, whichever part of a request is long", () => {
    const { bounds, journal } = setUp();
    const long = "x".repeat(60_000);
    const during = Array.from({ length: 2000 }, (_, n) => `callback-${n}`);
    for (let n = 0; n < 400; n += 1) {
      journal.record(SHOP, record(n % 2 ? { requestBody: long } : { during }));
    }
    expect(bounds.keptBytes).toBeLessThanOrEqual(JOURNAL_LIMITS.journalBytes);
    const { requests, dropped } = journal.page("shop");
    expect(requests.length + dropped).toBe(400);
    journal.forget("shop");
    expect(bounds.keptBytes).toBe(0);
  });

  test("drops its oldest requests where the process has no room for more", () => {
    const { bounds, journal } = setUp(5000);
    for (let n = 0; n < 50; n += 1) journal.record(SHOP, record());
    expect(bounds.keptBytes).toBeLessThanOrEqual(5000);
    expect(journal.page("shop").requests.at(-1)?.id).toBe(50);
  });

  test("cuts a body that is too long, and says so", () => {
    const { journal } = setUp();
    journal.record(SHOP, record({ responseBody: "y".repeat(70_000) }));
    const [entry] = journal.page("shop").requests;
    expect(entry?.cut).toEqual(["responseBody"]);
    expect(entry?.responseBody).toMatch(/^y{16384}… \(53616 characters cut\)$/);
  });

  test("adds how an open request ended, and gives none to a sandbox that was reset", () => {
    const { journal } = setUp();
    const end = journal.recordOpen(SHOP, record());
    end({ endedAt: null, clientClosedAt: 7 });
    expect(journal.page("shop").requests).toMatchObject([{ clientClosedAt: 7 }]);
    journal.record({ ...SHOP, isGone: true }, record());
    expect([journal.countOf("shop"), journal.countOf(null)]).toEqual([1, 1]);
  });
});
