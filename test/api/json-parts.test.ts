import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonParts, parseJson } from "../../mocks/api/json-text.js";

/** A text that came in pieces of these lengths, in turn. */
function parsedIn(text: string, lengths: readonly number[]) {
  const parts = new JsonParts();
  let at = 0;
  for (let n = 0; at < text.length; n += 1) {
    const end = at + (lengths[n % lengths.length] ?? 1);
    const fault = parts.add(text.slice(at, end));
    if (fault) return { fault };
    at = end;
  }
  return parts.end();
}

const PIECES = [65_536, 1, 10_000, 7];
const long = Array.from({ length: 5000 }, (_, n) => ({ n, text: `"[{,\\ ${n}`, deep: [[n], {}] }));
const faultIn = (text: string) => {
  const parsed = parsedIn(text, PIECES);
  return "fault" in parsed ? parsed.fault.code : undefined;
};

describe("parsing a long JSON text while it arrives", () => {
  test.each([
    ["a list", long],
    ["an object with a list", { paystub: "log", events: long, version: 1 }],
    ["an object with several lists", { first: long, short: [1, 2], second: long, 'a"b': long }],
    ["lists in objects", { inner: { events: long }, more: { events: long } }],
    ["a list of lists", { events: [long, long] }],
    ["a member whose name is long", { ["n".repeat(5000)]: long, events: long }],
    ["what looks like a part", { events: [0, 1], more: [[0], 0] }],
    ["a text", "x".repeat(200_000)],
  ])("gives the result of parsing it whole: %s", (_what, value) => {
    for (const space of [0, 2]) {
      const text = JSON.stringify(value, null, space);
      expect(parsedIn(text, PIECES)).toEqual(parseJson(text));
    }
  });

  test("gives the result of parsing it whole, for any split", () => {
    const text = JSON.stringify({ a: long.slice(0, 3000), b: 'x\\"', c: long.slice(0, 2000) });
    const whole = parseJson(text);
    const lengths = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lengths, (some) => {
        expect(parsedIn(text, some)).toEqual(whole);
      }),
      { numRuns: 20 },
    );
  });

  const many = long.map((one) => JSON.stringify(one)).join(",");

  test.each([
    ["a comma at the end of a list", `{"events":[${many},]}`],
    ["a comma at its beginning", `{"events":[,${many}]}`],
    ["two commas in a row", `{"events":[${many},,${many}]}`],
    ["a list that ends as an object", `{"events":[${many}}}`],
    ["an element that ends as a list", `{"events":[${many},{"a":1],${many}]}`],
    ["no end", `{"events":[${many}`],
    ["more after the end", `{"events":[${many}]}]`],
    ["more ends than beginnings", `{"events":[${many}]]},"more":[${many}]}`],
  ])("refuses what parsing it whole refuses: %s", (_what, text) => {
    expect(parseJson(text)).toHaveProperty("fault.code", "broken-json");
    expect(faultIn(text)).toBe("broken-json");
  });

  test.each([
    ["forbidden-key", `{"events":[${many},{"__proto__":1},${many}]}`],
    ["forbidden-key", `{"events":[${many}],"__proto__":1}`],
    ["forbidden-key", `{"__proto__":[${many}]}`],
    ["too-deep", `{"events":[${many},${"[".repeat(40)}${"]".repeat(40)},${many}]}`],
  ])("refuses what parsing it whole refuses, with %s", (code, text) => {
    expect(parseJson(text)).toHaveProperty("fault.code", code);
    expect(faultIn(text)).toBe(code);
  });

  test("names the position of invalid Unicode", () => {
    const text = `{"events":[${many},{"note":"\\ud800"},${many}]}`;
    const { fault } = parsedIn(text, PIECES) as { fault: { detail: string } };
    expect(fault.detail).toContain(`events[${long.length}].note`);
  });

  test("refuses a text at once if its beginning is wrong", () => {
    const parts = new JsonParts();
    expect(parts.add(`{"events":[${many},oops,${many}`)).toHaveProperty("code", "broken-json");
  });
});
