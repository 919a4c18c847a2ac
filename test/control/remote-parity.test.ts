import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { gatewayHandle } from "../../mocks/control/handle/gateway.js";
import { type RemoteHost, remoteHost } from "../../mocks/testkit/remote.js";
import { controlOperations } from "../../spec/generated/operations.js";
import { test as withPersons } from "../support/persons.js";

/** Answers that nothing is there, and remembers what was asked. */
async function listening() {
  const asked: string[] = [];
  const server = http.createServer(({ method, url }, response) => {
    asked.push(`${method} ${url?.split("?")[0]}`);
    const isSandbox = method === "GET" && /^\/_control\/sandboxes\/shop$/.test(url ?? "");
    response.writeHead(isSandbox ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isSandbox ? { name: "shop" } : { detail: "there is nothing" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/_control`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Calls every method that there is, however deep, with names and empty requests. */
async function callAll(host: RemoteHost | object): Promise<void> {
  for (const [name, member] of Object.entries(host)) {
    if (name === "close" || name === "changed") continue;
    if (typeof member === "object" && member !== null) await callAll(member);
    if (typeof member !== "function") continue;
    if (name === "follow") await tried(() => member());
    // The first place is one of an id, or of a query: what does not fit there is not asked for.
    else for (const first of ["shop", {}]) await tried(() => member(first, {}));
  }
}

/** Nothing is there, so nothing goes well: that it was asked for is what counts. */
async function tried(call: () => unknown): Promise<void> {
  try {
    const done = call();
    if (typeof done === "object" && done !== null && Symbol.asyncIterator in done) {
      for await (const _ of done as AsyncIterable<unknown>) break;
    } else await done;
  } catch (error) {
    expect(String(error)).toMatch(
      /there is nothing|Cannot read prop|must be an object|must be a text/,
    );
  }
}

/** The operations of the control API that were asked for, by their ids. */
function operationsOf(asked: readonly string[]): ReadonlySet<string> {
  const patterns = controlOperations.map(({ id, method, path }) => ({
    id,
    pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, "[^/]+")}$`, "i"),
  }));
  // Of two paths that fit, the one without a parameter there is the more exact, and comes first.
  return new Set(
    asked.flatMap((call) => {
      const fitting = patterns.filter(({ pattern }) => pattern.test(call));
      return fitting.map(({ id }) => id);
    }),
  );
}

describe("the typed client of a gateway elsewhere", () => {
  test("reaches every operation of the control API", async () => {
    const { asked, url, close } = await listening();
    const host = remoteHost({ url });
    await callAll(host);
    await callAll(await host.get("shop"));
    await close();
    const missing = controlOperations
      .map(({ id }) => id)
      .filter((id) => !operationsOf(asked).has(id));
    expect(missing).toEqual([]);
  });

  test("and the test would notice one that is missing", async () => {
    const { asked, url, close } = await listening();
    const { states: _, ...host } = remoteHost({ url });
    await callAll(host);
    await close();
    expect(operationsOf(asked).has("readStates")).toBe(false);
    expect(operationsOf(asked).has("readFailures")).toBe(true);
  });

  withPersons("answers as the handle in this process does", async ({ gateway, merchant }) => {
    const no = await merchant.createsInvoice();
    const host = remoteHost({ url: gateway.controlUrl });
    expect(await host.states()).toEqual(gateway.states());
    expect(await host.failures()).toEqual(JSON.parse(JSON.stringify(gateway.failures())));
    expect(await host.previewRewind("shop", { to: 1 })).toMatchObject({ transactionNos: [no] });
    expect(await host.readiness()).toMatchObject({ ready: true });
    const fork = await host.fork("shop", { name: "fork" });
    const copy = await host.import("copy", await fork.export());
    expect((await copy.invoices.list()).map(({ transactionNo }) => transactionNo)).toEqual([no]);
  });

  withPersons.for(["in this process", "elsewhere"])(
    "%s, instants have a zone of any kind, and following ends with its signal",
    async (where, { gateway }) => {
      const host = remoteHost({ url: gateway.controlUrl });
      const shop = where === "elsewhere" ? await host.get("shop") : gateway.get("shop");
      expect((await shop.clock.freeze({ at: "2031-01-31T12:00+03:00" })).now).toBe(
        "2031-01-31T09:00:00.000Z",
      );
      const advanced = await shop.clock.advance({ to: "2031-01-31T15:00:00+03:00" });
      expect(advanced.now).toBe("2031-01-31T12:00:00.000Z");

      const signal = new AbortController();
      const told: string[] = [];
      for await (const batch of shop.follow(undefined, signal.signal)) {
        told.push(...batch.map(({ type }) => type));
        signal.abort();
      }
      expect(told).toContain("clock");
    },
  );

  test("and it has each method that the handle has", () => {
    const own = Object.keys(gatewayHandle({} as never, () => ""));
    const renamed = { unclaimedRequests: "unclaimed", notReady: "readiness", find: "get" };
    // How many are open is told by health; one that is opened here is created there.
    const told = ["count", "open"];
    const wanted = own
      .filter((name) => !told.includes(name))
      .map((name) => renamed[name as keyof typeof renamed] ?? name);
    const host = Object.keys(remoteHost({ url: "http://127.0.0.1:1/_control" }));
    expect(wanted.filter((name) => !host.includes(name))).toEqual([]);
  });
});
