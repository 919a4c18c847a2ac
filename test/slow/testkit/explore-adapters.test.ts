import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replay } from "../../../mocks/explore/index.js";
import type { Shop } from "../../../mocks/explore/shop.js";
import { folder, paystub, shopModule } from "../../support/command-line.js";
import { answering, nobody } from "../../support/little-server.js";
import { rawServer } from "../../support/raw-server.js";

const METHODS = "start() {}, tell: () => ({ state: 'new' })";

/** What is said of an adapter that cannot be explored: one sentence, and exit code 2. */
async function refused(shop: string, ...options: string[]): Promise<string> {
  const kept = ["--failures", folder(), "--runs", "2", "--threads", "1", ...options];
  const { code, out, complaints } = await paystub("explore", "--shop", shop, ...kept);
  expect([code, out], complaints).toEqual([2, ""]);
  expect(complaints.trim().split("\n")).toHaveLength(1);
  return complaints;
}

describe("what an adapter tells of an order", () => {
  const states = "new, pending, paid, canceled, failed";

  test.each([
    ["nothing", undefined, "undefined"],
    ["null", null, "null"],
    ["only the state", "paid", '"paid"'],
    ["a state that is none", { state: "PAID" }, '{"state":"PAID"}'],
    ["no state", { transactionNo: "1" }, '{"transactionNo":"1"}'],
  ])("must be a state: %s", async (_, reported, came) => {
    const shop = () => ({ start: () => undefined, tell: () => reported }) as unknown as Shop;
    const sequence = { world: {}, steps: [{ does: "start", amount: 20, name: "Sara" }] } as const;
    const { findings } = await replay({ shop, sequence });
    const text = `the adapter's tell gave ${came}; it must give an object with a state: ${states}`;
    expect(findings).toEqual([{ invariant: "adapter", text }]);
  });

  test("is not asked for where the shop has just crashed", async () => {
    const start = () => Promise.reject(new Error("no disk"));
    const shop = () => ({ start, tell: () => undefined }) as unknown as Shop;
    const sequence = { world: {}, steps: [{ does: "start", amount: 20, name: "Sara" }] } as const;
    const { findings } = await replay({ shop, sequence });
    expect(findings.map(({ invariant }) => invariant)).toEqual(["crash"]);
  });
});

describe("the methods of a module", () => {
  test.each([
    ["strat() {}, tell() {}", "the method strat, which nothing calls (did you mean start?)"],
    [`${METHODS}, clsoe() {}`, "the method clsoe, which nothing calls (did you mean close?)"],
    [
      `${METHODS}, sendcode() {}`,
      "the method sendcode, which nothing calls (did you mean sendCode?)",
    ],
    [
      `${METHODS}, pasTime() {}`,
      "the method pasTime, which nothing calls (did you mean passTime?)",
    ],
    ["start() {}", "must give a shop with the methods start and tell"],
  ])("are known ones: %s", async (methods, reported) => {
    expect(await refused(shopModule(methods))).toContain(reported);
  });

  test("may have others beside them, which are of no concern", async () => {
    class Orders {
      start() {}
      tell() {
        return { state: "new" } as const;
      }
      look() {}
      looks() {}
      lock() {}
      sell() {}
      book() {}
      get clsoe(): never {
        throw new Error("nobody may look at it");
      }
    }
    const sequence = { world: {}, steps: [{ does: "look", which: 0 }] } as const;
    const { findings } = await replay({ shop: () => new Orders(), sequence });
    expect(findings).toEqual([]);
  });
});

describe("a shop that cannot be opened", () => {
  test.each([
    ["openShop throws", () => "throw new Error('no port\\nat all')", "failed (Error: no port);"],
    ["openShop rejects", () => "return Promise.reject('no port')", "failed (no port);"],
  ])("is reported in a sentence: %s", async (_, body, reported) => {
    const path = join(folder(), "adapter.mjs");
    writeFileSync(path, `export function openShop() { ${body()} }`);
    expect(await refused(path)).toContain(`openShop of ${path} ${reported}`);
  });

  test("is reported where openShop does not end", async () => {
    const path = join(folder(), "adapter.mjs");
    writeFileSync(path, "export const openShop = () => new Promise(() => {});");
    expect(await refused(path, "--patience", "20ms")).toContain("had not ended after 0.02 s");
  });
});

describe("an adapter over HTTP", () => {
  test("that is not there", async () => {
    const url = await nobody();
    expect(await refused(url)).toContain(`the adapter ${url} cannot be used (ECONNREFUSED)`);
  });

  test("whose address is none", async () => {
    const url = "http://127.0.0.1:1234x";
    expect(await refused(url)).toContain(`${url} is no address`);
  });

  test.each([
    ["fails", { status: 500, body: "no\nway" }, 'offers answered 500: "no\\nway"'],
    ["offers no list", { body: {} }, "must give the list of what it offers"],
    ["offers a slip", { body: ["strat", "tell"] }, "offers strat (did you mean start?); known are"],
    ["offers something else", { body: ["start", "tell", "fly"] }, "offers fly; known are start,"],
  ])("that %s", async (_, given, reported) => {
    expect(await refused(await answering(() => given))).toContain(reported);
  });

  test("that answers a page", async () => {
    const page = "<!doctype html>\n<title>Shop</title>";
    const head = `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${page.length}\r\n\r\n`;
    await using server = await rawServer((socket) => socket.end(head + page));
    expect(await refused(`http://127.0.0.1:${server.port}`)).toContain(
      "offers must answer with JSON, but answered <!doctype html> <title>",
    );
  });

  test.each([
    ["what it offers", "offers", []],
    ["for a shop", "open", ["open", "start", "tell"]],
  ])("that never answers when it is asked %s", async (_, silent, offers) => {
    const url = await answering(({ path }) =>
      path === `/${silent}` ? new Promise<never>(() => {}) : { body: offers },
    );
    expect(await refused(url, "--patience", "50ms")).toMatch(/0\.05 s/);
  });

  test("that opens no more shops after the first has failed, and the report is reported", async () => {
    let opened = 0;
    const url: string = await answering(({ path }) => {
      if (path === "/offers") return { body: ["open", "start", "tell"] };
      if (path !== "/open") return { body: { state: "new" } };
      opened += 1;
      return opened === 1 ? { body: { url } } : { status: 500, body: "gone" };
    });
    const options = ["--failures", folder(), "--runs", "2", "--threads", "1", "--jobs", "1"];
    const { code, out } = await paystub("explore", "--shop", url, ...options);
    expect(out).toContain(`failed with Error: the adapter ${url} cannot be used (POST ${url}/open`);
    expect(code).toBe(1);
  });

  test("that opens no shop", async () => {
    const url = await answering(({ path }) => ({
      body: path === "/offers" ? ["open", "start", "tell"] : { url: "over there" },
    }));
    expect(await refused(url)).toContain('/open must answer {"url": "..."}: where the shop is');
  });
});
