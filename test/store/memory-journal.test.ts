import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boundedEntry,
  boundedRecord,
  endTail,
  JOURNAL_LIMITS,
  linesWithin,
  type RequestRecord,
  shortened,
} from "../../mocks/sandbox/journal.js";
import { Unreadable } from "../../mocks/sandbox/store-errors.js";
import { ENTRY_BYTES, MemoryJournal } from "../../mocks/store/memory-journal.js";
import { EVENT_FORM, eventFrom } from "../../mocks/store/rows.js";
import { request } from "./journal.js";

const { entries, bodyBytes, journalBytes, allBytes } = JOURNAL_LIMITS;

const MEGABYTE = "n".repeat(1_000_000);

/** A request whose every text is long. */
function long(text: string): RequestRecord {
  return request({
    path: `/api/${text}`,
    headers: `Accept: */*\nX-Long: ${text}\n`,
    requestBody: `{"${text}":1}`,
    responseBody: text,
    tolerated: [`${text} is not known`, "short"],
    faults: Array.from({ length: text.length / 1000 }, (_, n) => `fault-${n}: ${"x".repeat(1000)}`),
    code: "invalid-request",
    refusal: { code: "invalid-request", field: text } as RequestRecord["refusal"],
    explanation: `field ${text} is not known`,
  });
}

/** As long as a body may be that comes in. */
const HUGE = long(MEGABYTE);

/** Is cut in every part as the huge one is, which keeps as much of it, but is read faster. */
const LARGE = long("n".repeat(70_000));

function journalWith(budget = { bytes: 0 }) {
  return { budget, journal: new MemoryJournal(budget) };
}

describe("the size of an entry", () => {
  test("is limited, for any long part, and it says what was cut", () => {
    const { journal, budget } = journalWith();
    journal.add(1, HUGE);
    const [entry] = journal.page().requests;
    expect([...(entry?.cut ?? [])].sort()).toEqual([
      "explanation",
      "faults",
      "headers",
      "path",
      "refusal",
      "requestBody",
      "responseBody",
      "tolerated",
    ]);
    expect(entry).toMatchObject({ id: 1, status: 200, refusal: { code: "invalid-request" } });
    expect(JSON.stringify(entry).length).toBeLessThan(64 * 1024);
    expect(budget.bytes).toBeLessThan(64 * 1024);
    const other = journalWith();
    other.journal.add(1, LARGE);
    expect(other.journal.page().requests[0]?.cut).toEqual(entry?.cut);
    expect(Math.abs(other.budget.bytes - budget.bytes)).toBeLessThan(100);
  });

  test.each([
    ["as long as may be", bodyBytes, false],
    ["a byte too long", bodyBytes + 1, true],
  ])("with a body %s", (_what, length, isCut) => {
    const { journal } = journalWith();
    const text = "b".repeat(length);
    journal.add(1, request({ requestBody: text, responseBody: text }));
    const [entry] = journal.page().requests;
    expect(entry?.requestBody === text).toBe(!isCut);
    expect(entry?.cut).toEqual(isCut ? ["requestBody", "responseBody"] : []);
    journal.add(2, request({ responseBody: text }));
    expect(journal.page(1).requests[0]?.cut).toEqual(isCut ? ["responseBody"] : []);
    expect(text.startsWith(entry?.requestBody?.split("…")[0] ?? "-")).toBe(true);
  });

  test("counts letters of any script by their bytes", () => {
    const { journal } = journalWith();
    const text = "ر".repeat(bodyBytes / 2 + 1);
    journal.add(1, request({ requestBody: text }));
    expect(journal.page().requests[0]?.cut).toEqual(["requestBody"]);
  });
});

describe("the space of an entry", () => {
  /** As many bytes as the first bodies are given room for. */
  const ROOM = 4096 + ENTRY_BYTES;
  const bare = request({ path: "", responseBody: null });
  const taken = (part: Partial<RequestRecord>) => {
    const { journal, budget } = journalWith();
    journal.add(1, { ...bare, ...part });
    return budget.bytes - ROOM;
  };

  test.each<[Partial<RequestRecord>, number]>([
    [{}, 0],
    [{ path: "/four" }, 5],
    [{ explanation: "seven c" }, 7],
    [{ tolerated: ["one", "three"] }, 8],
    [{ faults: ["one", "three"] }, 8],
    [{ refusal: { code: "a" } }, 12],
    [{ requestBody: "{}", responseBody: "{}", headers: "A: 1\n" }, 0],
  ])("%j: %i bytes beside its room", (part, bytes) => {
    expect(taken(part)).toBe(bytes);
  });

  test("has room for all its bodies, and headers too", () => {
    const { journal, budget } = journalWith();
    const headers = `A: ${"h".repeat(3000)}\n`;
    const part = { requestBody: "r".repeat(3000), responseBody: "a".repeat(3000), headers };
    journal.add(1, request(part));
    journal.add(2, request(part));
    expect(journal.page().requests).toMatchObject([
      { ...part, cut: [] },
      { ...part, cut: [] },
    ]);
    // What comes next is given twice the room of the last.
    expect(budget.bytes).toBeGreaterThan(3 * 9000);
  });
});

describe("the limit of a journal", () => {
  test.each<readonly [number, number]>([
    [60_000, 1],
    ...Array.from({ length: 20 }, (_, n) => [20_000 + 700 * n, 4000] as const),
  ])("drops the oldest: bodies of %i, texts of %i", (body, text) => {
    const { journal, budget } = journalWith();
    const part = { requestBody: "b".repeat(body), explanation: "t".repeat(text) };
    let most = 0;
    for (let id = 1; id <= 230; id += 1) {
      journal.add(id, request({ ...part, path: part.explanation }));
      most = Math.max(most, budget.bytes);
    }
    expect(most).toBeLessThanOrEqual(journalBytes);
    const { requests } = journal.page();
    expect(requests.filter(({ requestBody }) => requestBody !== part.requestBody)).toEqual([]);
    expect(requests.length * (body + 2 * text)).toBeLessThanOrEqual(budget.bytes);
    expect(requests.length).toBeGreaterThan(20);
  });

  test("holds for more requests than its maximum, each with a long field name", () => {
    const { journal, budget } = journalWith();
    const count = entries + 50;
    let most = 0;
    for (let id = 1; id <= count; id += 1) {
      journal.add(id, LARGE);
      most = Math.max(most, budget.bytes);
    }
    expect(most).toBeLessThanOrEqual(journalBytes);
    expect(budget.bytes).toBeGreaterThan(journalBytes / 2);
    const { requests, dropped } = journal.page();
    expect(requests.length + dropped).toBe(count);
    expect(requests.length).toBeGreaterThan(20);
    expect(requests.at(-1)?.id).toBe(count);
    expect(journal.count).toBe(count);
  });

  test("grows back when small requests follow large ones, and when they end", () => {
    const { journal, budget } = journalWith();
    for (let id = 1; id <= 200; id += 1) journal.add(id, LARGE);
    const full = budget.bytes;
    for (let id = 201; id <= 200 + entries; id += 1) journal.add(id, request());
    expect(journal.page().requests).toHaveLength(entries);
    expect(budget.bytes).toBeLessThan(full / 4);
    journal.clear();
    expect(budget.bytes).toBe(0);
    expect(journal.page().requests).toEqual([]);
    expect(journal.count).toBe(200 + entries);
  });
});

describe("the limit of all journals", () => {
  test("holds: the growing journal drops its own entries, and then their bodies", () => {
    const budget = { bytes: allBytes - 300_000 };
    const { journal } = journalWith(budget);
    for (let id = 1; id <= 50; id += 1) journal.add(id, LARGE);
    expect(budget.bytes).toBeLessThanOrEqual(allBytes + 64 * 1024);
    expect(journal.page().requests.at(-1)?.id).toBe(50);

    const other = journalWith({ bytes: allBytes });
    other.journal.add(1, request({ requestBody: '{"a":1}' }));
    expect(other.journal.page().requests).toMatchObject([
      { requestBody: "", responseBody: "", cut: ["requestBody", "responseBody"] },
    ]);
    other.journal.add(2, request({ responseBody: null, requestBody: "", headers: "A: 1\n" }));
    expect(other.journal.page().requests).toMatchObject([
      { requestBody: "", responseBody: null, headers: "", cut: ["headers"] },
    ]);
    journal.clear();
    expect(budget.bytes).toBe(allBytes - 300_000);
  });

  test.each([
    ["just room", 0, "{}"],
    ["a byte too little", 1, ""],
  ])("decides on a first entry with %s", (_what, missing, requestBody) => {
    const part = { path: "/four", requestBody, responseBody: null };
    const budget = { bytes: allBytes - 4096 - ENTRY_BYTES - part.path.length + missing };
    const { journal } = journalWith(budget);
    journal.add(1, request({ ...part, requestBody: "{}" }));
    expect(journal.page().requests).toMatchObject([{ requestBody }]);
  });

  test("does not grow endlessly if nothing is left to drop", () => {
    const { journal, budget } = journalWith({ bytes: allBytes });
    for (let id = 1; id <= entries + 100; id += 1) journal.add(id, LARGE);
    expect(journal.page().requests.length).toBeLessThanOrEqual(entries);
    expect(budget.bytes - allBytes).toBeLessThan(64 * 1024);
    journal.clear();
    expect(budget.bytes).toBe(allBytes);
  });
});

/** Bodies of any script and of sizes around each limit, so often that they fill a journal. */
const bodies = fc.oneof(
  fc.constant(null),
  fc.string({ unit: "grapheme" }),
  fc
    .tuple(fc.constantFrom("x", "é", "😀"), fc.constantFrom(1, 2000, 40_000, 66_000))
    .map(([text, times]) => text.repeat(times)),
);

const path = fc.string({ unit: "grapheme" });

const sequences = fc.array(
  fc.oneof(
    fc.record({
      ...{ path, requestBody: bodies, responseBody: bodies },
      times: fc.constantFrom(1, 1, 1, 20, 70),
    }),
    fc.record({
      ...{ path, requestBody: path, responseBody: path },
      times: fc.constantFrom(1, 300, entries + 100),
    }),
  ),
  { maxLength: 8 },
);

test("stores exactly the latest entries, with bodies that are equal or marked as cut", () => {
  fc.assert(
    fc.property(sequences, (given) => {
      const { journal, budget } = journalWith();
      const added: RequestRecord[] = [];
      for (const { times, ...part } of given) {
        for (let n = 0; n < times; n += 1) {
          added.push(request(part));
          journal.add(added.length, request(part));
        }
      }
      const { requests, dropped } = journal.page();
      expect(requests.length).toBeLessThanOrEqual(entries);
      expect(dropped).toBe(added.length - requests.length);
      const differing = requests.filter(({ id, cut, ...entry }, n) => {
        const whole = added[id - 1];
        if (!whole || id !== dropped + n + 1 || entry.path !== whole.path) return true;
        return (["requestBody", "responseBody"] as const).some((part) => {
          const isLong = Buffer.byteLength(whole[part] ?? "") > bodyBytes;
          if (cut.includes(part) !== isLong) return true;
          if (!isLong) return entry[part] !== whole[part];
          return !/^[^…]{8000,}… \(\d+ characters cut\)$/.test(entry[part] ?? "");
        });
      });
      expect(differing).toEqual([]);
      expect(budget.bytes).toBeLessThanOrEqual(journalBytes);
      journal.clear();
      expect(budget.bytes).toBe(0);
    }),
    { numRuns: 30 },
  );
});

const { bodyBytes: bytesOfBody, bodyBeginning, textLength } = JOURNAL_LIMITS;

test("a shortened text says how much is missing", () => {
  expect(shortened("abcdef", 2)).toBe("ab… (4 characters cut)");
});

test.each([
  ["a: 1\nb: 2\n", 10, "a: 1\nb: 2\n"],
  ["a: 1\nb: 2\n", 9, "a: 1\n"],
  ["a: 1\nb: 2\n", 6, "a: 1\n"],
  ["a: 1\nb: 2\n", 5, "a: 1\n"],
  ["a: 1\nb: 2\n", 4, ""],
  ["a: 1\nb: 2", 9, "a: 1\nb: 2"],
])("of the lines %j, %i characters have room for %j", (text, length, kept) => {
  expect(linesWithin(text, length)).toBe(kept);
});

test("the end of a request is last in its text, and counts", () => {
  const text = JSON.stringify({ id: 1, endedAt: null, clientClosedAt: null });
  const end = { endedAt: 5, clientClosedAt: null };
  expect(JSON.parse(`${text.slice(0, -1)}${endTail(end)}`)).toEqual({ id: 1, ...end });
});

const letters = (length: number) => "x".repeat(length);
const cutTo = (kept: number, length: number) =>
  `${letters(kept)}… (${length - kept} characters cut)`;

describe("of a recording", () => {
  test.each<[string, Partial<RequestRecord>]>([
    ["as it mostly is", {}],
    [
      "that was refused",
      { refusal: { code: "gone" }, explanation: "it is gone", headers: "A: 1\n" },
    ],
    ["with all that may be", { path: letters(textLength) }],
    ["whose texts are too long only together", { path: letters(4000), explanation: letters(4000) }],
    ["that was refused with all that may be", { path: letters(textLength), faults: ["one"] }],
    ["with a list as long as may be", { tolerated: [letters(textLength - 1), "x"] }],
    ["with headers as long as may be", { headers: letters(textLength), faults: ["one"] }],
    ["with a refusal as large as may be", { refusal: { code: letters(textLength - 11) } }],
  ])("%s everything is stored", (_what, part) => {
    const record = request(part);
    expect(boundedRecord(record)).toEqual({ record, cut: [] });
  });

  const more = textLength + 1;
  const lines = `a: 1\n${letters(textLength)}`;
  const refusal = { code: "gone", text: letters(textLength) };
  const two = [letters(2048), letters(3000)];
  const many = Array.from({ length: 25 }, (_, n) => (n === 1 ? "short" : letters(300)));
  test.each<[string, Partial<RequestRecord>, Partial<RequestRecord>]>([
    ["path", { path: letters(more) }, { path: cutTo(textLength, more) }],
    ["explanation", { explanation: letters(more) }, { explanation: cutTo(textLength, more) }],
    ["headers", { headers: lines }, { headers: "a: 1\n" }],
    ["refusal", { refusal }, { refusal: { code: "gone" } }],
    ["tolerated", { tolerated: two }, { tolerated: [letters(2048), cutTo(2048, 3000)] }],
    [
      "faults",
      { faults: many },
      { faults: many.slice(0, 20).map((text) => (text === "short" ? text : cutTo(200, 300))) },
    ],
  ])("a long %s is cut by itself, and marked", (what, part, kept) => {
    const { record, cut } = boundedRecord(request(part));
    expect(cut).toEqual([what]);
    expect(record).toEqual(request({ ...part, ...kept }));
  });

  test("a long part beside headers is cut too", () => {
    const part = { path: letters(more), headers: letters(2000) };
    expect(boundedRecord(request(part)).cut).toEqual(["path"]);
  });
});

describe("an entry that is stored as one text", () => {
  test.each<[string, Partial<RequestRecord>, Partial<RequestRecord>, readonly string[]]>([
    ["without a body", { requestBody: null, responseBody: null }, {}, []],
    ["with bodies as long as may be", { requestBody: letters(bytesOfBody) }, {}, []],
    [
      "with a request that is too long",
      { requestBody: letters(bytesOfBody + 1) },
      { requestBody: cutTo(bodyBeginning, bytesOfBody + 1) },
      ["requestBody"],
    ],
    [
      "with an answer and a path that are too long",
      { responseBody: letters(bytesOfBody + 1), path: letters(textLength + 1) },
      {
        responseBody: cutTo(bodyBeginning, bytesOfBody + 1),
        path: cutTo(textLength, textLength + 1),
      },
      ["responseBody", "path"],
    ],
  ])("%s", (_what, part, kept, cut) => {
    expect(boundedEntry(request(part))).toEqual({ record: request({ ...part, ...kept }), cut });
  });
});

describe("an event", () => {
  const body = JSON.stringify({ type: "label-added", at: 1, name: "a" });

  test("is read as written", () => {
    expect(eventFrom({ sandbox: "shop", seq: 1, form: EVENT_FORM, body, sum: null })).toEqual(
      JSON.parse(body),
    );
  });

  test.each([
    [2, body, "a newer paystub wrote it (form 2, this one knows 1). Start the newer one"],
    [1, "{", "it is not JSON. Reset its sandbox, or put back a copy"],
    [1, "[]", "it is not an object. Reset its sandbox, or put back a copy"],
    [1, "null", "it is not an object. Reset its sandbox, or put back a copy"],
  ])("in form %i, with %s, is refused if it cannot be read", (form, text, why) => {
    const row = { sandbox: "shop", seq: 7, form, body: text, sum: null };
    expect(() => eventFrom(row)).toThrow(Unreadable);
    expect(() => eventFrom(row)).toThrow(`event 7 of sandbox shop cannot be read: ${why}`);
  });
});
