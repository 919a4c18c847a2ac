import { describe, expect, test } from "vitest";
import { takesGzip } from "../../mocks/api/reply.js";
import { isLong, pieces } from "../../mocks/control/long-reply.js";
import { toJson } from "../../mocks/sandbox/wire.js";
import { personsWith } from "../support/persons.js";

const list = (length: number) =>
  Array.from({ length }, (_, n) => ({ n, amount: 10, text: `t${n}` }));

test.each([
  ["gzip", true],
  ["br, gzip;q=0.5", true],
  ["*", true],
  ["gzip;q=0, *", false],
  ["*;q=0.0", false],
  ["br", false],
  [undefined, false],
])("a caller that accepts %s takes gzip: %s", (accepted, expected) => {
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  expect(takesGzip({ headers })).toBe(expected);
});

describe("a reply with a long list", () => {
  test.each<[string, unknown]>([
    ["a list", list(5000)],
    ["a list in an object", { paystub: "log", amount: 10, events: list(1001), next: null }],
    ["a list in its log", { log: { events: list(2000), version: 1 }, left: undefined }],
    ["several lists", { a: list(1500), b: [], c: list(1500), d: { e: 1 } }],
    ["a list of few large elements", { events: Array(60).fill({ note: "n".repeat(4_500) }) }],
  ])("is the same JSON in pieces: %s", (_, body) => {
    expect(isLong(body)).toBe(true);
    const all = [...pieces(body)];
    expect(all.join("")).toBe(toJson(body));
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(20_000);
  });

  test.each([[list(1000)], [{ a: 1 }], [null], ["text"], [{ a: { b: { c: list(2000) } } }]])(
    "is not used for a short list, or one deep inside",
    (body) => {
      expect(isLong(body)).toBe(false);
      expect([...pieces(body)].join("")).toBe(toJson(body));
    },
  );

  test("is compressed for a caller that accepts gzip, and for no other", async () => {
    const { gateway, merchant, tester } = await personsWith({});
    await merchant.createsInvoice();
    for (let n = 0; n < 1100; n += 1) await tester.labels.add({ name: `l${n}` });
    const get = async (path: string, encoding: string) => {
      const headers = { "Accept-Encoding": encoding };
      const response = await fetch(`${gateway.controlUrl}/sandboxes/shop${path}`, { headers });
      return [response.headers.get("content-encoding"), await response.json()];
    };
    // Made in pieces, made at once, and too short to be worth it.
    for (const [path, encoding] of [
      ["/events", "gzip"],
      ["/events?limit=200", "gzip"],
      ["/clock", null],
    ] as const) {
      const [plain, compressed] = [await get(path, "identity"), await get(path, "br, gzip")];
      expect(plain[0]).toBe(null);
      expect(compressed).toEqual([encoding, plain[1]]);
      expect(await get(path, "gzip;q=0")).toEqual(plain);
    }
  });

  test("is a log that can be exported, imported, forked and rewound like a short one", async () => {
    const { gateway, merchant, tester } = await personsWith({});
    const number = await merchant.createsInvoice();
    for (let n = 0; n < 2500; n += 1) await tester.labels.add({ name: `l${n}` });
    const response = await fetch(`${gateway.controlUrl}/sandboxes/shop/export`);
    const log = await response.json();
    expect(log).toEqual(await tester.export());
    const copy = await gateway.import("copy", log);
    expect((await copy.export()).events.slice(1)).toEqual(log.events.slice(1));
    const forked = await gateway.fork("shop", { name: "forked", at: "l2400" });
    expect((await forked.summary()).events).toBe(2403);
    expect((await gateway.previewRewind("shop", { to: 10 })).events).toBe(log.events.length - 10);
    const rewound = await gateway.rewind("shop", { to: 2100 });
    expect((await rewound.labels.list()).labels).toHaveLength(2098);
    await gateway.reset("shop");
    expect((await forked.invoices.read(number)).transactionNo).toBe(number);
    await gateway.reset("forked");
    await gateway.reset("copy");
    expect((await gateway.list()).sandboxes).toEqual([]);
  });
});
