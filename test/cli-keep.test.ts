import { describe, expect, test } from "vitest";
import { days } from "../mocks/cli/commands/arguments.js";

describe("how long something is kept, in days", () => {
  test.each([
    ["30", 30],
    ["30d", 30],
    ["24h", 1],
    ["P7D", 7],
    ["1d12h", 1.5],
    ["PT36H", 1.5],
  ])("%s", (text, many) => {
    expect(days(text)).toBe(many);
  });

  test.each(["0", "0d", "a month", "-1d", "36501d", "P-1D", ""])("not %s", (text) => {
    expect(() => days(text)).toThrow("It must be a duration such as 30d, 24h or P7D");
  });
});
