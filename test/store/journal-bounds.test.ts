import { describe, expect, test } from "vitest";
import { Unreadable } from "../../mocks/store/errors.js";
import {
  boundedEntry,
  boundedRecord,
  endTail,
  JOURNAL_LIMITS,
  linesWithin,
  type RequestRecord,
  shortened,
} from "../../mocks/store/journal.js";
import { eventFrom, formOf, type Lift } from "../../mocks/store/rows.js";
import { request } from "./journal.js";

const { bodyBytes, bodyBeginning, textLength } = JOURNAL_LIMITS;

test("what is shortened says how much is missing", () => {
  expect(shortened("abcdef", 2)).toBe("ab… (4 characters cut)");
});

test.each([
  ["a: 1\nb: 2\n", 10, "a: 1\nb: 2\n"],
  ["a: 1\nb: 2\n", 9, "a: 1\n"],
  ["a: 1\nb: 2\n", 6, "a: 1\n"],
  ["a: 1\nb: 2\n", 5, "a: 1\n"],
  ["a: 1\nb: 2\n", 4, ""],
  ["a: 1\nb: 2", 9, "a: 1\nb: 2"],
])("of the lines %j there is room in %i characters for %j", (text, length, kept) => {
  expect(linesWithin(text, length)).toBe(kept);
});

test("how a request ended stands last in its text, and counts", () => {
  const text = JSON.stringify({ id: 1, endedAt: null, clientClosedAt: null });
  const end = { endedAt: 5, clientClosedAt: null };
  expect(JSON.parse(`${text.slice(0, -1)}${endTail(end)}`)).toEqual({ id: 1, ...end });
});

const letters = (length: number) => "x".repeat(length);
const cutTo = (kept: number, length: number) =>
  `${letters(kept)}… (${length - kept} characters cut)`;

describe("of a record", () => {
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
  ])("%s everything is kept", (_what, part) => {
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
  ])("a %s that is too long is cut by itself, and said to be", (what, part, kept) => {
    const { record, cut } = boundedRecord(request(part));
    expect(cut).toEqual([what]);
    expect(record).toEqual(request({ ...part, ...kept }));
  });

  test("what is long beside headers is cut too", () => {
    const part = { path: letters(more), headers: letters(2000) };
    expect(boundedRecord(request(part)).cut).toEqual(["path"]);
  });
});

describe("of an entry that is kept as one text", () => {
  test.each<[string, Partial<RequestRecord>, Partial<RequestRecord>, readonly string[]]>([
    ["without a body", { requestBody: null, responseBody: null }, {}, []],
    ["with bodies as long as may be", { requestBody: letters(bodyBytes) }, {}, []],
    [
      "with a request that is too long",
      { requestBody: letters(bodyBytes + 1) },
      { requestBody: cutTo(bodyBeginning, bodyBytes + 1) },
      ["requestBody"],
    ],
    [
      "with an answer and a path that are too long",
      { responseBody: letters(bodyBytes + 1), path: letters(textLength + 1) },
      {
        responseBody: cutTo(bodyBeginning, bodyBytes + 1),
        path: cutTo(textLength, textLength + 1),
      },
      ["responseBody", "path"],
    ],
  ])("%s", (_what, part, kept, cut) => {
    expect(boundedEntry(request(part))).toEqual({ record: request({ ...part, ...kept }), cut });
  });
});

describe("an event that an older paystub wrote", () => {
  const lifts: readonly Lift[] = [
    ({ name, ...event }) => ({ ...event, label: name }),
    (event) => ({ ...event, lifted: true }),
  ];
  const body = JSON.stringify({ type: "label-added", at: 1, name: "a" });

  test.each([
    [1, { type: "label-added", at: 1, label: "a", lifted: true }],
    [2, { type: "label-added", at: 1, name: "a", lifted: true }],
    [3, { type: "label-added", at: 1, name: "a" }],
  ])("in form %i of 3 is lifted to today's", (form, event) => {
    expect(formOf(lifts)).toBe(3);
    expect(eventFrom({ sandbox: "shop", seq: 1, form, body }, lifts)).toEqual(event);
  });

  test("is none in the first form, which has no lift", () => {
    expect(formOf([])).toBe(1);
    expect(eventFrom({ sandbox: "shop", seq: 1, form: 1, body }, [])).toEqual(JSON.parse(body));
  });

  test.each([
    [4, body, "a newer paystub wrote it (form 4, this one knows 3); start the newer one"],
    [3, "{", "it is no JSON; reset its sandbox, or put back a copy"],
    [3, "[]", "it is no object; reset its sandbox, or put back a copy"],
    [1, "null", "it is no object; reset its sandbox, or put back a copy"],
  ])("in form %i of 3, with %s, is refused where it cannot be read", (form, text, why) => {
    const row = { sandbox: "shop", seq: 7, form, body: text };
    expect(() => eventFrom(row, lifts)).toThrow(Unreadable);
    expect(() => eventFrom(row, lifts)).toThrow(`event 7 of sandbox shop cannot be read: ${why}`);
  });
});
