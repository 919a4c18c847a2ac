import assert from "node:assert/strict";
import { describe, expect, test } from "vitest";
import {
  describeResources,
  failureOf,
  isAboutMock,
  readOutcomes,
} from "../../mocks/observe/test-outcome.js";

describe("why a test failed", () => {
  test("contains the expected and the actual value", () => {
    const error = (() => {
      try {
        return assert.equal("pending", "paid");
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(failureOf(error)).toMatchObject({
      name: "AssertionError",
      expected: '"paid"',
      actual: '"pending"',
    });
  });

  test("is read from the result of a matcher of Jest", () => {
    const matcherResult = { expected: 1, actual: 2 };
    const error = Object.assign(new Error("no"), { matcherResult });
    expect(failureOf(error)).toMatchObject({ expected: "1", actual: "2" });
  });

  test("is known for any thrown value", () => {
    expect(failureOf("gone")).toEqual({ name: "Error", message: "gone" });
    const circular: Record<string, unknown> = {};
    circular.itself = circular;
    expect(failureOf({ message: "odd", expected: circular, actual: 1 }).actual).toBe("1");
  });

  const mistake = (stack: string) => {
    return failureOf(Object.assign(new SyntaxError("Unexpected end of JSON input"), { stack }));
  };
  const inShop = "    at call (file:///app/shop.mjs:7:12)";
  const inTest = "    at async file:///app/shop.test.mjs:9:3";

  test("is a crash if the shop's own code failed", () => {
    expect(mistake(`SyntaxError\n${inShop}\n${inTest}`).isCrash).toBe(true);
    expect(mistake(`SyntaxError\n${inTest}`).isCrash).toBe(false);
    const library = "    at parse (/app/node_modules/json/index.js:1:1)";
    expect(mistake(`SyntaxError\n${library}\n${inTest}`).isCrash).toBe(false);
    expect(mistake("SyntaxError\n    at JSON.parse (<anonymous>)").isCrash).toBeUndefined();
  });

  test("is no crash if fetch reached no server", () => {
    const stack = `TypeError\n${inShop}\n${inTest}`;
    const error = Object.assign(new TypeError("fetch failed"), { stack });
    expect(failureOf(error).isCrash).toBeUndefined();
  });
});

test.each([
  ["expected invoice 1795545771822 to be paid, but it is pending", true],
  ["expected sandbox a-test to have received addInvoice once; calls like that: 2", true],
  ["waited 4000 ms for a callback, and none came", true],
  ["expected 'pending' to be 'paid'", false],
])("%s: about the mock %s", (message, is) => {
  expect(isAboutMock({ name: "Error", message })).toBe(is);
});

test("skips a line that a killed process left incomplete", () => {
  const text = '{"sandbox":"a","passed":true}\n{"keptOpenBy":["a timer"]}\n{"sandbox":"b","pas';
  expect(readOutcomes(text)).toEqual({
    outcomes: [{ sandbox: "a", passed: true }],
    keptOpenBy: ["a timer"],
  });
});

test("resources of Node have familiar names", () => {
  const active = ["TTYWrap", "TCPServerWrap", "TCPServerWrap", "Timeout"];
  expect(describeResources(active)).toEqual(["a server that listens", "a timer"]);
});
