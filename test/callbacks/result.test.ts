import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { answered, ReceivingAnswer, unreachable } from "../../mocks/sandbox/result.js";

describe("the result of a call", () => {
  test.each([
    [199, undefined, "refused", "answered 199; 2xx was expected"],
    [200, "/x", "delivered", "answered 200"],
    [299, undefined, "delivered", "answered 299"],
    [300, undefined, "refused", "answered 300; 2xx was expected"],
    [302, "/x", "refused", "answered 302, a redirect to /x that is not followed; 2xx was expected"],
  ])("shows the status %i and the location %s: %s", (status, location, outcome, detail) => {
    expect(answered(status, location)).toEqual({ outcome, status, detail });
  });

  test.each([
    ["x".repeat(500), "x".repeat(500)],
    ["x".repeat(501), `${"x".repeat(500)}...`],
    [`${"x".repeat(499)}😀 and more`, `${"x".repeat(499)}...`],
    [`😀${"x".repeat(500)}`, `😀${"x".repeat(498)}...`],
  ])("is shortened to 500 characters, without half a character: %s", (detail, kept) => {
    expect(unreachable(detail)).toEqual({ outcome: "unreachable", status: null, detail: kept });
  });
});

describe("the end of an answer that arrives in pieces", () => {
  function receives(pieces: readonly (string | Buffer)[], rawHeaders: readonly string[] = []) {
    const response = { statusCode: 200, headers: {}, rawHeaders } as unknown as IncomingMessage;
    const receiving = new ReceivingAnswer(response);
    for (const piece of pieces) receiving.add(Buffer.from(piece));
    return { bytes: receiving.readBytes, ...receiving.result().answer };
  }
  const long = "x".repeat(1500);

  test.each<[string, readonly (string | Buffer)[], string | null, number, boolean]>([
    ["nothing", [], null, 0, false],
    ["pieces", ["a", "b"], "ab", 2, false],
    ["all that is kept", [long, "y".repeat(548)], `${long}${"y".repeat(548)}`, 2048, false],
    ["more than is kept", [long, long, long], "x".repeat(2048), 4500, true],
    ["a letter in two", [Buffer.from([0xd9]), Buffer.from([0x85])], "م", 2, false],
    ["half a letter", ["a", Buffer.from([0xd9])], "a\ufffd", 2, false],
    ["half a letter where it is cut", ["x".repeat(2047), "مم"], "x".repeat(2047), 2051, true],
  ])("of %s", (_what, pieces, body, bytes, isCut) => {
    expect(receives(pieces)).toEqual({ headers: {}, body, bytes, cut: isCut ? ["body"] : [] });
  });

  test("stores only complete headers, and says that there were more", () => {
    const value = "v".repeat(1500);
    const { headers, cut } = receives([], ["A", value, "B", value]);
    expect([headers, cut]).toEqual([{ A: value }, ["headers"]]);
  });
});
