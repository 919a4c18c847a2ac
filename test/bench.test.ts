import { afterAll, expect, describe as group, test } from "vitest";
import { invoiceBody } from "../scripts/bench/invoice.js";
import { firstAnswer } from "../scripts/bench/load.js";
import { killAll } from "../scripts/bench/processes.js";
import { describe, median } from "../scripts/bench/report.js";
import { run } from "../scripts/bench/servers.js";
import { readOptions } from "../scripts/bench.js";

afterAll(killAll);

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
  [[10, 9], 9.5],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

group("a finding says whether its aim is reached", () => {
  const finding = { what: "speed", unit: "x", from: "2 against 1" };

  test.each([
    [{ atLeast: 2 }, 2, "speed: 2.00 x, aim >= 2.0 x: reached"],
    [{ atLeast: 2 }, 1.99, "speed: 1.99 x, aim >= 2.0 x: not reached"],
    [{ atMost: 1.3 }, 1.3, "speed: 1.30 x, aim <= 1.3 x: reached"],
    [{ atMost: 1.3 }, 1.31, "speed: 1.31 x, aim <= 1.3 x: not reached"],
  ])("%j with %d", (aim, value, line) => {
    expect(describe({ ...finding, aim, value }).split("\n")[0]).toBe(line);
  });
});

test("everything is measured in five rounds unless something else is asked for", () => {
  expect(readOptions([])).toEqual({
    names: ["throughput", "cold-start", "memory", "read"],
    rounds: 5,
  });
  expect(readOptions(["--only", "read", "--rounds", "7"])).toEqual({ names: ["read"], rounds: 7 });
});

test.each([[["--only", "speed"]], [["--rounds", "0"]], [["--rounds", "many"]]])(
  "%j is answered with the usage",
  (args) => {
    expect(() => readOptions(args)).toThrow("Usage: npm run bench");
  },
);

test("the measured request has about 700 bytes", () => {
  expect(Math.abs(invoiceBody("bench-1").length - 700)).toBeLessThan(50);
});

test.each(["bare", "express"] as const)("the %s server starts, answers and stops", async (name) => {
  const server = await run(name);
  await firstAnswer(server.baseUrl);
  await server.stop();
  await expect(fetch(server.baseUrl)).rejects.toThrow();
});
