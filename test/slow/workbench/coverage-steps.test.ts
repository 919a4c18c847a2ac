import { expect, onTestFinished, vi } from "vitest";
import type { ItemReached } from "../../../mocks/workbench/app/state-graph.js";
import { SANDBOX, test } from "../../support/persons.js";

vi.resetModules();
Object.assign(globalThis, { localStorage: { getItem: () => "en" } });
const [{ takeFrom }, { reach, stepsTo }, { gatewaySource }, { live }] = await Promise.all([
  import("../../../mocks/workbench/app/api.js"),
  import("../../../mocks/workbench/app/coverage-steps.js"),
  import("../../../mocks/workbench/app/gateway.js"),
  import("../../../mocks/workbench/app/store.js"),
]);

/**
 * An assumption that is changed may keep later steps from what they reach, test values are typed, and one status is
 * injected like any other.
 */
const isTried = ({ kind, expected }: ItemReached) =>
  expected || !["switch", "value", "operation"].includes(kind);

test("the steps that Coverage shows reach everything that is expected, and more", async ({
  gateway,
  tester,
}) => {
  const { fetch } = globalThis;
  const { timeout } = AbortSignal;
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  // What the page has of its browser.
  vi.stubGlobal("location", { origin: gateway.baseUrl });
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    fetch(new URL(path, gateway.baseUrl), init),
  );
  // A fault that holds an answer back was injected before that.
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 300));
  let latest = await tester.coverage();
  takeFrom({
    ...gatewaySource,
    read: async (path) => {
      const body = await gatewaySource.read(path);
      if (path.endsWith("/coverage")) latest = body as typeof latest;
      return body;
    },
  });
  live.state = { ...live.state, sandbox: SANDBOX };
  const missed: string[] = [];
  for (const item of latest.items) {
    const now = latest.items.find(({ id }) => id === item.id);
    const steps = stepsTo(item);
    if (!steps || now?.count !== 0 || !isTried(item)) continue;
    const { isReached } = await reach(item, steps);
    if (!isReached) missed.push(item.id);
  }
  expect(missed).toEqual([]);
  const { expected, reached, items } = await tester.coverage();
  expect(reached).toBe(expected);
  const left = items.filter((item) => item.count === 0 && isTried(item)).map(({ id }) => id);
  expect(left).toEqual(["callback/held/callback-attempted"]);
});
