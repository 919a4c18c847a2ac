import { expect, test } from "vitest";
import { compare } from "./model/run.js";
import { inProcess, overHttp } from "./model/systems.js";

test("the mock and a model of it never differ, in 50,000 steps", async () => {
  const steps = await compare(inProcess, { steps: 50_000, seed: 1 });
  expect(steps).toBeGreaterThanOrEqual(50_000);
}, 300_000);

test("nor do they differ over HTTP, with a server that is really called", async () => {
  const steps = await compare(overHttp, { steps: 2000, seed: 2, longest: 80 });
  expect(steps).toBeGreaterThanOrEqual(2000);
}, 120_000);
