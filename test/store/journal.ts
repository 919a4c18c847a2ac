import { expect, test } from "vitest";
import { JOURNAL_LIMITS, type RequestRecord } from "../../mocks/sandbox/journal.js";
import { adding, appends, type Bench } from "./shapes.js";

/** A request in which the test names what it cares about. */
export function request(part: Partial<RequestRecord> = {}): RequestRecord {
  return {
    at: 1,
    operationId: "getInvoice",
    method: "GET",
    path: "/api/getInvoice/1",
    status: 200,
    requestBody: null,
    responseBody: '{"orderStatus":"PENDING"}',
    tolerated: [],
    faults: [],
    code: null,
    refusal: null,
    explanation: null,
    position: null,
    ...part,
  };
}

const REFUSED = request({
  status: 404,
  requestBody: '{"note":"مرحبا \\ud800 😀"}',
  responseBody: "",
  tolerated: ["a field that is not known"],
  faults: ["fault-1: delays the reply"],
  injected: [{ id: "fault-1", fault: "latency" }],
  headers: "Accept: */*\nX-Name: \u00e9\n",
  code: "invoice-unknown",
  refusal: { code: "invoice-unknown" },
  explanation: "another sandbox has it",
  position: { epoch: 1, seq: 2 },
});

export function describeJournal(bench: Bench): void {
  test("with requests unchanged, oldest first, counted from 1 over all sandboxes", async () => {
    const { store, other } = bench;
    await appends(store, "a", adding(1));
    await appends(store, "b", adding(1));
    expect(await store.record("a", request())).toBe(1);
    expect(await other.record("b", request({ path: "/b" }))).toBe(2);
    expect(await store.record(null, request({ path: "/none" }))).toBe(3);
    expect(await other.record("a", REFUSED)).toBe(4);
    for (const reader of [store, other]) {
      expect(await reader.recorded("a")).toEqual({
        requests: [
          { id: 1, ...request(), cut: [] },
          { id: 4, ...REFUSED, cut: [] },
        ],
        dropped: 0,
      });
      expect((await reader.recorded("b")).requests).toMatchObject([{ id: 2, path: "/b" }]);
      expect((await reader.recorded(null)).requests).toMatchObject([{ id: 3, path: "/none" }]);
      expect(await reader.recordedCount("a")).toBe(2);
    }
  });

  test("in which an open request gets its end", async () => {
    const { store, other } = bench;
    await appends(store, "a", adding(1));
    const open = request({ endedAt: null, clientClosedAt: null, token: "t", step: 'a "test"' });
    const end = { endedAt: null, clientClosedAt: 1_772_355_600_000 };
    const early = await store.record("a", open);
    const late = await store.record("a", open);
    await store.ended("a", early, end);
    expect((await store.recorded("a")).requests).toMatchObject([end, { clientClosedAt: null }]);
    await store.ended("a", late, end);
    await store.ended("a", late + 1, end);
    for (const reader of [store, other]) {
      const { requests } = await reader.recorded("a");
      expect(requests).toEqual([early, late].map((id) => ({ id, ...open, ...end, cut: [] })));
    }
  });

  test("with only the requests after a number", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1));
    const many = JOURNAL_LIMITS.entries + 5;
    for (let n = 1; n <= many; n += 1) await store.record("a", request({ path: `/${n}` }));
    const reported = async (after: number) => {
      const { requests, dropped } = await store.recorded("a", after);
      return [dropped, requests.length, requests[0]?.path, requests.at(-1)?.path];
    };
    expect(await reported(2)).toEqual([5, JOURNAL_LIMITS.entries, "/6", `/${many}`]);
    expect(await reported(5)).toEqual([5, JOURNAL_LIMITS.entries, "/6", `/${many}`]);
    expect(await reported(many - 2)).toEqual([many - 2, 2, `/${many - 1}`, `/${many}`]);
    expect(await reported(many)).toEqual([many, 0, undefined, undefined]);
    expect(await reported(many + 7)).toEqual([many, 0, undefined, undefined]);
    expect(await store.recorded("none", 3)).toEqual({ requests: [], dropped: 0 });
  });

  test("that is empty at first", async () => {
    expect(await bench.store.recorded("a")).toEqual({ requests: [], dropped: 0 });
    expect(await bench.store.recorded(null)).toEqual({ requests: [], dropped: 0 });
    expect(await bench.store.recordedCount("a")).toBe(0);
  });

  test("which drops the oldest requests, and counts them", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1));
    const many = JOURNAL_LIMITS.entries + 5;
    for (let n = 1; n <= many; n += 1) await store.record("a", request({ path: `/${n}` }));
    const { requests, dropped } = await store.recorded("a");
    expect(dropped).toBe(5);
    expect(requests.map(({ path }) => path)).toEqual(
      Array.from({ length: JOURNAL_LIMITS.entries }, (_, n) => `/${n + 6}`),
    );
    expect(await store.recordedCount("a")).toBe(many);
  });

  test("which stores the beginning of a long value, and says what was cut", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1));
    const long = "x".repeat(1_000_000);
    await store.record("a", request({ path: `/${long}`, explanation: long, requestBody: long }));
    const [entry] = (await store.recorded("a")).requests;
    expect([...(entry?.cut ?? [])].sort()).toEqual(["explanation", "path", "requestBody"]);
    expect(entry?.requestBody).toMatch(/^x+… \(\d+ characters cut\)$/);
    expect(entry?.responseBody).toBe(request().responseBody);
    expect(JSON.stringify(entry).length).toBeLessThan(32 * 1024);
  });

  test("which is deleted with its sandbox", async () => {
    const { store, other } = bench;
    for (const name of ["a", "b"]) {
      await appends(store, name, adding(1));
      await store.record(name, request());
    }
    await other.delete("a");
    await appends(store, "a", adding(1));
    expect(await store.recorded("a")).toEqual({ requests: [], dropped: 0 });
    expect(await store.recordedCount("a")).toBe(0);
    expect(await store.recordedCount("b")).toBe(1);
  });

  test("in which a later sandbox with the same name has nothing of an earlier one", async () => {
    const { store, other } = bench;
    const earlier = await appends(store, "a", adding(1));
    await other.delete("a");
    const position = await appends(other, "a", adding(1));
    await store.record("a", request({ path: "/earlier", position: earlier }));
    await store.record("a", request({ path: "/later", position }));
    expect((await other.recorded("a")).requests).toMatchObject([{ path: "/later" }]);
    expect((await store.recorded(null)).requests).toMatchObject([{ path: "/earlier" }]);
  });

  test("which a rewind does not change", async () => {
    const { store } = bench;
    await appends(store, "a", adding(1, 2));
    await store.record("a", request());
    await appends(store, "a", { ...adding(9), keep: 1 });
    expect(await store.recordedCount("a")).toBe(1);
  });

  test("in which concurrent writers lose nothing", async () => {
    const { store, other } = bench;
    await appends(store, "a", adding(1));
    const ids = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 ? store : other).record("a", request({ path: `/${n}` })),
      ),
    );
    expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    const { requests } = await store.recorded("a");
    expect(requests.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(new Set(requests.map(({ path }) => path)).size).toBe(100);
  });
}
