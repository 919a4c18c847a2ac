import { expect } from "vitest";
import { controlClient } from "../../../mocks/cli/commands/remote.js";
import { paystub } from "../../support/command-line.js";
import { answering } from "../../support/little-server.js";
import { test } from "../../support/persons.js";

test.each([{}, { version: 1 }, [], "ok"])(
  "a server that answers %j to everything is no mock",
  async (body) => {
    const url = await answering(() => ({ body }));
    for (const command of ["status", "invoices", "sandboxes", "events"]) {
      const { code, out, complaints } = await paystub(command, "--control-url", url);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(complaints).toMatch(
        /^paystub: what answers at \S+ is no control API.*--control-url.*\n$/,
      );
    }
  },
);

test("a server that takes a call and never answers is told as silent", async () => {
  let release = () => {};
  const url = await answering(async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return {};
  });
  const waited: number[] = [];
  const wait = (delayMs: number, run: () => void) => {
    waited.push(delayMs);
    setImmediate(run);
    return () => {};
  };
  const ask = controlClient({ url }, { wait });
  await expect(ask("listSandboxes")).rejects.toThrow(
    /^nothing answers at \S+ \(a connection, and no answer for 10 s\); is the mock running\?/,
  );
  expect(waited).toEqual([10_000]);
  release();
});

test("events as JSON are whole, however many answers they take", async () => {
  const event = (seq: number) => ({ seq, at: "2026-03-01T09:00:00.000Z", type: "sandbox-opened" });
  const pages: Readonly<Record<string, object>> = {
    "?limit=10000": { events: [event(1), event(2)], next: 2, matches: 5 },
    "?after=2&limit=10000": { events: [event(3), event(4)], next: 4, matches: 5 },
    "?after=4&limit=10000": { events: [event(5)], next: null, matches: 5 },
  };
  const url = await answering(({ path }) => {
    if (path.endsWith("/health")) return { body: { version: "0.1.0" } };
    if (path.endsWith("/shop")) return { body: { name: "shop" } };
    return { body: pages[path.slice(path.indexOf("?"))] };
  });
  const { code, out } = await paystub(
    "events",
    "--json",
    "--sandbox",
    "shop",
    "--control-url",
    url,
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ events: [1, 2, 3, 4, 5].map(event), next: null, matches: 5 });
});
