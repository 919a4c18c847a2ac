import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { optionsOf } from "../../mocks/cli/switch-options.js";
import { Secrets } from "../../mocks/control/record/secrets.js";
import type { Assumptions } from "../../mocks/domain/settings.js";
import { shorten, shown } from "../../mocks/domain/text.js";
import { DAY_MS } from "../../mocks/domain/time.js";
import { withoutSecrets } from "../../mocks/observe/pact/redact.js";
import { DueTimer } from "../../mocks/runtime/clock/due-work.js";
import { CommandQueue } from "../../mocks/runtime/clock/turns.js";
import {
  dueAfter,
  fireDue,
  numberOffsetOf,
  triedAlso,
  triedUpTo,
  UNTRIED,
} from "../../mocks/runtime/log/event-stream.js";
import { RequestsUnderWay } from "../../mocks/runtime/registry/request-log.js";
import { drawAt, randomToken } from "../../mocks/sandbox/chance.js";
import { headersOf, keptHeaders } from "../../mocks/sandbox/redaction.js";
import {
  answered,
  messageOf,
  ReceivingAnswer,
  reasonOf,
  unreachable,
} from "../../mocks/sandbox/result.js";
import { TextTable } from "../../mocks/sandbox/session.js";
import { sandboxNameOf, Tokens } from "../../mocks/sandbox/tokens.js";
import { Slices } from "../../mocks/sandbox/waiting.js";
import { orderStatusOf, toJson } from "../../mocks/sandbox/wire.js";
import { benchWith, contextAt, orderWith, planWith, settingsUnder, T0 } from "../support/domain.js";
import { manualClock } from "../support/manual-clock.js";

describe("a shortened text", () => {
  test.each([
    ["text", (long: string) => shorten(long)],
    ["value in JSON", (long: string) => shown({ long })],
  ])("does not keep the long one alive: %s", (_, part) => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc");
    collect();
    const before = process.memoryUsage().heapUsed;
    const kept = Array.from({ length: 100 }, (_, n) =>
      part(JSON.parse(`"${"x".repeat(1e6)}${n}"`)),
    );
    collect();
    const grownBytes = process.memoryUsage().heapUsed - before;
    expect([kept.length, grownBytes < 30e6]).toEqual([100, true]);
  });
});

test.each([
  ["order-status-case", /^mixed\|upper\|title$/],
  ["invoice-url-host", /\|<http URL>$/],
] as const)("the switch %s accepts %s", (id, options) => {
  expect(optionsOf(id)).toMatch(options);
});

describe("stored headers", () => {
  test.each([
    ["Accept", "*/*", "Accept: */*\n"],
    ["Authorization", "Bearer abc", "Authorization: Bearer (hidden)\n"],
    ["authorization", "basic abc", "authorization: basic (hidden)\n"],
    ["Proxy-Authorization", "Digest a=b", "Proxy-Authorization: Digest (hidden)\n"],
    ["Authorization", "Bearer", "Authorization: (hidden)\n"],
    ["Authorization", "Bearers abc", "Authorization: (hidden)\n"],
    ["Authorization", "my Bearer abc", "Authorization: (hidden)\n"],
    ["COOKIE", "a=b", "COOKIE: (hidden)\n"],
    ["Set-Cookie", "a=b", "Set-Cookie: (hidden)\n"],
    ["X-API-KEY", "abc", "X-API-KEY: (hidden)\n"],
    ["X-Auth-Token", "abc", "X-Auth-Token: (hidden)\n"],
    ["X-Csrf-Token", "abc", "X-Csrf-Token: (hidden)\n"],
    ["X-Paystub-Token", "abc", "X-Paystub-Token: (hidden)\n"],
    ["X-Api-Kez", "abc", "X-Api-Kez: abc\n"],
  ])("of %s: %s becomes %j", (name, value, line) => {
    expect(keptHeaders([name, value])).toBe(line);
  });

  test("are listed by their names, joined if one repeats", () => {
    const text = keptHeaders(["A", "1", "B", "x: y", "A", "2", "odd"]);
    expect(text).toBe("A: 1\nB: x: y\nA: 2\n");
    expect(headersOf(text)).toEqual({ A: "1, 2", B: "x: y" });
    expect(headersOf(": nameless\nno header\n")).toEqual({ "": "nameless" });
  });
});

test("journal, recording and pact hide the same secret names", () => {
  const names = [
    ...["pwd", "cookie", "credential", "pin", "privateKey", "secretKey", "api_key", "userPassword"],
    ...[
      "Set-Cookie",
      "access-token",
      "cvv",
      "securityCode",
      "X-Signature",
      "otpValue",
      "sessionId",
    ],
  ];
  const value = "s3cr3t-of-a-shop";
  const fields = Object.fromEntries(names.map((name) => [name, value]));
  const kept = keptHeaders(names.flatMap((name) => [name, value]));
  const secrets = new Secrets([]);
  for (const name of names) secrets.learn({ [name]: `${value}-${name}` });
  const recorded = names.map((name) => secrets.hide({ [name]: `${value}-${name}` }));
  expect(JSON.stringify([kept, recorded, withoutSecrets(fields)])).not.toContain(value);
});

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

  test.each([
    [{ code: "ECONNREFUSED" }, "ECONNREFUSED"],
    [
      { code: "HPE_HEADER_OVERFLOW" },
      "the headers of the answer are too large (HPE_HEADER_OVERFLOW)",
    ],
    [{ code: "HPE_INVALID_VERSION" }, "the answer is not HTTP (HPE_INVALID_VERSION)"],
    [{}, "what it says"],
  ])("shows the error %j: %s", (part, why) => {
    expect(reasonOf(Object.assign(new Error("what it says"), part))).toBe(why);
    expect(messageOf("a text")).toBe("a text");
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

test("keeps a shop's text unchanged, also the thousandth or a long one", () => {
  const table = new TextTable();
  const texts = [...Array.from({ length: 1001 }, (_, n) => `text ${n}`), "x".repeat(501)];
  expect([...texts, ...texts].map((text) => table.keep(text))).toEqual([...texts, ...texts]);
});

describe("wire formats", () => {
  test.each<[Assumptions["order-status-case"], readonly string[]]>([
    ["mixed", ["PENDING", "Paid", "Canceled"]],
    ["upper", ["PENDING", "PAID", "CANCELED"]],
    ["title", ["Pending", "Paid", "Canceled"]],
  ])("an order's status under order-status-case %s: %j", (option, words) => {
    const { assumptions } = settingsUnder({ "order-status-case": option });
    const statuses = ["pending", "paid", "canceled"] as const;
    expect(statuses.map((status) => orderStatusOf(status, assumptions))).toEqual(words);
  });

  test.each([
    [{ amount: 10 }, '{"amount":10.0}'],
    [{ amount: 0, Amount: -5 }, '{"amount":0.0,"Amount":-5.0}'],
    [{ amount: 10.5, qty: 1 }, '{"amount":10.5,"qty":1}'],
    [{ note: '{"amount":10}' }, '{"note":"{\\"amount\\":10}"}'],
    [[{ amount: 1200 }, { amount: 1 }], '[{"amount":1200.0},{"amount":1.0}]'],
  ])("%j is written %s", (value, text) => {
    expect(toJson(value)).toBe(text);
  });
});

describe("a random draw", () => {
  test("is the same at the same position, and different elsewhere", () => {
    const draws = [drawAt("s", 1), drawAt("s", 1), drawAt("s", 2), drawAt("t", 1)];
    const [first, again, later, other] = draws.map((draw) => draw.digits("code", 9));
    expect(again).toBe(first);
    expect(new Set([first, later, other, drawAt("s", 1).digits("other", 9)]).size).toBe(4);
  });

  test("gives digits of a length, which can begin with zero", () => {
    const drawn = Array.from({ length: 200 }, (_, n) => drawAt("s", n).digits("code", 2));
    expect(drawn.filter((digits) => !/^\d\d$/.test(digits))).toEqual([]);
    expect(drawn.some((digits) => digits.startsWith("0"))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(60);
  });

  test("gives UUIDs of version 4", () => {
    const ids = Array.from({ length: 50 }, (_, n) => drawAt("s", n).uuid("id"));
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !form.test(id))).toEqual([]);
    expect(new Set(ids.map((id) => id.charAt(19)))).toEqual(new Set(["8", "9", "a", "b"]));
    expect(new Set(ids.map((id) => id.charAt(16))).size).toBeGreaterThan(8);
    expect(drawAt("s", 0).uuid("id")).toBe("02747994-70ff-42aa-9bad-95684202220b");
  });

  test("makes a new token each time", () => {
    expect(randomToken()).not.toBe(randomToken());
  });
});

describe("tokens", () => {
  const times = { issuedAt: T0 + 999, expiresAt: T0 + 60_999 };
  const claims = { sandbox: "shop", role: "merchant", subject: "me", id: "1", ...times } as const;
  const read = { sandbox: "shop", role: "merchant", expiresAt: T0 + 60_000 };

  test("are JWTs with their subject, in seconds", () => {
    const [head = "", body = ""] = new Tokens("seed").issue(claims).split(".");
    const decoded = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    expect(decoded(head)).toEqual({ alg: "HS256", typ: "JWT" });
    expect(decoded(body)).toEqual({
      ...{ sandbox: "shop", role: "merchant", iss: "paystub", sub: "me", jti: "1" },
      ...{ iat: T0 / 1000, exp: (T0 + 60_000) / 1000 },
    });
  });

  test("are read where they were issued, and verified elsewhere", async () => {
    const tokens = new Tokens("seed");
    const token = tokens.issue(claims);
    expect(tokens.read(token)).toEqual(read);
    const elsewhere = new Tokens("seed");
    expect(await elsewhere.read(token)).toEqual(read);
    expect(elsewhere.read(token)).toEqual(read);
    const unknown = "the token was not issued by this gateway";
    expect(await new Tokens("other").read(token)).toBe(unknown);
    expect(await tokens.read(`${token}x`)).toBe(unknown);
  });

  const key = createHash("sha256").update("seed/tokens").digest();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const payload = { sandbox: "shop", role: "merchant", exp: T0 / 1000 };
  const signedWith = (head: object, algorithm = "sha256", body = part(payload)) => {
    const signed = `${part(head)}.${body}`;
    return `${signed}.${createHmac(algorithm, key).update(signed).digest("base64url")}`;
  };
  const ours = signedWith({ alg: "HS256", typ: "JWT" });
  const [head = "", , signature = ""] = ours.split(".");

  test("with this key's signature are ours", () => {
    const claimed = { sandbox: "shop", role: "merchant", expiresAt: T0 };
    expect(new Tokens("seed").read(ours)).toEqual(claimed);
  });

  test.each([
    ["with another algorithm", signedWith({ alg: "HS512", typ: "JWT" }, "sha512")],
    ["under the name of another algorithm", signedWith({ alg: "HS512", typ: "JWT" })],
    ["with no algorithm", `${part({ alg: "none" })}.${part(payload)}.`],
    ["with b64: false", signedWith({ alg: "HS256", b64: false, crit: ["b64"] })],
    [
      "with b64: false over an unencoded payload",
      signedWith({ alg: "HS256", b64: false, crit: ["b64"] }, "sha256", JSON.stringify(payload)),
    ],
    ["with a header of one more field", signedWith({ alg: "HS256", typ: "JWT", kid: "../key" })],
    ["with padding", `${ours}=`],
    ["with a signature in standard Base64", standardBase64(ours)],
    ["with a spelling of the same bytes", respelled(ours)],
    ["with a longer signature", `${ours}AAAA`],
    ["with a shorter signature", ours.slice(0, -1)],
    ["with another payload", `${head}.${part({ ...payload, sandbox: "other" })}.${signature}`],
    ["with a fourth part", `${ours}.AAAA`],
    ["with a blank at the end", `${ours} `],
    ["without a signature", ours.slice(0, ours.lastIndexOf("."))],
    ["with other letters", ours.replace(/.$/, "م")],
  ])("%s are not ours", (_what, token) => {
    expect(token).not.toBe(ours);
    expect(new Tokens("seed").read(token)).toMatch(/not issued/);
  });

  test("that name a sandbox open it for every caller, without expiry", () => {
    const any = { role: "any", expiresAt: Number.POSITIVE_INFINITY };
    expect(new Tokens("s").read("sandbox_shop")).toEqual({ sandbox: "shop", ...any });
  });

  test.each(["sandbox_", "my sandbox_shop"])("%s names none", async (token) => {
    expect(await new Tokens("s").read(token)).toMatch(/not issued/);
  });

  test("are distinguished by a digest, however the header is written", () => {
    const tokens = new Tokens("s");
    const digest = createHash("sha256").update("abc").digest("hex").slice(0, 16);
    expect(tokens.digestOf(undefined)).toBeNull();
    const headers = ["Bearer abc", "  Bearer   abc ", "abc", "Bearer abc"];
    expect(headers.map((header) => tokens.digestOf(header))).toEqual(Array(4).fill(digest));
    expect(tokens.digestOf("Bearer abd")).not.toBe(digest);
  });

  test("have increasing numbers", () => {
    const tokens = new Tokens("s");
    expect([tokens.nextId(), tokens.nextId()]).toEqual([1, 2]);
  });

  test("beyond the stored number are verified again", () => {
    const tokens = new Tokens("s");
    const issue = (id: number) => tokens.issue({ ...claims, id: `${id}` });
    const first = issue(0);
    for (let id = 1; id < 10_000; id += 1) issue(id);
    expect(tokens.read(first)).toEqual(read);
    const last = issue(10_000);
    expect(tokens.read(last)).toEqual(read);
    expect(tokens.read(first)).toEqual(read);
  });
});

describe("one change at a time", () => {
  function queue() {
    let ended = 0;
    const queue = new CommandQueue(() => {
      ended += 1;
    });
    return { queue, ended: () => ended };
  }

  test("runs immediately if nothing waits", () => {
    const { queue: own, ended } = queue();
    expect(own.run(() => 5)).toBe(5);
    expect([own.isIdle, ended()]).toEqual([true, 1]);
    expect(() =>
      own.run(() => {
        throw new Error("no");
      }),
    ).toThrow("no");
    expect([own.isIdle, ended()]).toEqual([true, 2]);
  });

  test("follows earlier changes, and those that fail", async () => {
    const { queue: own, ended } = queue();
    const order: string[] = [];
    const slow = own.run(async () => {
      await undefined;
      order.push("slow");
      throw new Error("slow");
    });
    const next = own.run(() => order.push("next"));
    const last = own.run(async () => order.push("last"));
    expect([own.isIdle, ended(), order]).toEqual([false, 0, []]);
    await expect(slow).rejects.toThrow("slow");
    expect([await next, await last]).toEqual([2, 3]);
    expect(order).toEqual(["slow", "next", "last"]);
    expect([own.isIdle, ended()]).toEqual([true, 3]);
  });

  test("follows an open change, also when an earlier one has ended", async () => {
    const { queue: own } = queue();
    const order: string[] = [];
    let end = () => {};
    const first = own.run(async () => order.push("first"));
    const second = own.run(() => new Promise<void>((resolve) => (end = resolve)));
    await first;
    await manualClock(0).quiet();
    const third = own.run(() => order.push("third"));
    expect([own.isIdle, order]).toEqual([false, ["first"]]);
    end();
    await Promise.all([second, third]);
    expect([own.isIdle, order]).toEqual([true, ["first", "third"]]);
  });
});

describe("the alarm", () => {
  function alarm() {
    const clock = manualClock(0);
    const rang: number[] = [];
    return { clock, rang, timer: new DueTimer(clock, () => rang.push(clock.now())) };
  }

  test("fires once at the latest instant that was set", async () => {
    const { clock, rang, timer } = alarm();
    timer.set(10, 10);
    timer.set(5, 5);
    timer.set(5, 5);
    expect(clock.timers).toEqual([5]);
    await clock.pass(20);
    expect(rang).toEqual([5]);
    timer.set(5, 5);
    await clock.pass(20);
    expect(rang).toEqual([5, 25]);
  });

  test("fires soon, once for any number of requests, and again later", async () => {
    const { clock, rang, timer } = alarm();
    timer.soon();
    timer.soon();
    expect(rang).toEqual([]);
    await clock.quiet();
    expect(rang).toEqual([0]);
    timer.soon();
    await clock.quiet();
    expect(rang).toEqual([0, 0]);
  });

  test("that was canceled does not fire, and can be set again", async () => {
    const { clock, rang, timer } = alarm();
    timer.set(5, 5);
    timer.drop();
    expect(clock.timers).toEqual([]);
    timer.set(5, 5);
    await clock.pass(5);
    expect(rang).toEqual([5]);
  });

  test("that is paused fires after the pause, unless it is canceled", async () => {
    const { clock, rang, timer } = alarm();
    timer.soon();
    timer.set(5, 5);
    timer.pause(10);
    timer.soon();
    timer.set(6, 6);
    expect(clock.timers).toEqual([10]);
    await clock.pass(20);
    expect(rang).toEqual([10]);
    timer.pause(10);
    timer.drop();
    timer.set(25, 5);
    await clock.pass(20);
    expect(rang).toEqual([10, 25]);
    timer.close();
    timer.pause(10);
    expect(clock.timers).toEqual([]);
  });

  test("never fires after it is closed", async () => {
    const { clock, rang, timer } = alarm();
    timer.set(5, 5);
    timer.soon();
    timer.close();
    timer.set(6, 6);
    timer.soon();
    expect(clock.timers).toEqual([]);
    await clock.pass(10);
    expect(rang).toEqual([]);
  });
});

test("long work pauses after three milliseconds, for three turns of others", async () => {
  let [now, turns] = [0, 0];
  const soon = (run: () => void) => {
    turns += 1;
    run();
  };
  const slices = new Slices({ ...manualClock(0), elapsedMs: () => now, soon });
  now = 2.9;
  expect(slices.isOver()).toBe(false);
  now = 3;
  expect(slices.isOver()).toBe(true);
  await slices.rest();
  expect([turns, slices.isOver()]).toEqual([3, false]);
  now = 6;
  expect(slices.isOver()).toBe(true);
});

test.each([
  ["all of it, where there is time", 125, Number.POSITIVE_INFINITY, 125],
  ["fifty, where the time is over at once", 125, 1, 50],
  ["a hundred, where it is over at the second look", 125, 2, 100],
  ["nothing more than there is", 50, 1, 50],
  ["a thousand, where there are more", 1003, Number.POSITIVE_INFINITY, 1000],
])("due work goes into one append: %s", (_, invoices, looksUntilOver, fired) => {
  const { world, does } = benchWith(settingsUnder({ "expiry-notifies": "no" }));
  for (let n = 0; n < invoices; n += 1) does({ type: "create-invoice", order: orderWith() });
  let looks = 0;
  const isOver = () => {
    looks += 1;
    return looks >= looksUntilOver;
  };
  const batch = fireDue(world, T0 + 400 * DAY_MS, (now) => contextAt(now, world), isOver);
  expect(batch.map(({ type }) => type)).toEqual(Array(fired).fill("invoice-canceled"));
});

test("waiting requests belong to a sandbox, until they have their answers", () => {
  const waiting = new RequestsUnderWay();
  const [a, b, earlier] = [
    { name: "a", isGone: false },
    { name: "b", isGone: false },
    { name: "a", isGone: true },
  ] as const;
  const request = (sandbox: typeof a | typeof b | typeof earlier | null, path: string) => ({
    ...{ sandbox, path, operationId: null, method: "GET", startedAt: 1, token: null, step: null },
  });
  waiting.add(request(null, "/health"));
  waiting.add(request(earlier, "/held"));
  const done = waiting.add(request(a, "/1"));
  waiting.add(request(b, "/2"));
  waiting.add(request(a, "/3"));
  const paths = () => waiting.of("a").map(({ path }) => path);
  expect(paths()).toEqual(["/1", "/3"]);
  done();
  done();
  expect(paths()).toEqual(["/3"]);
});

test.each([
  ["shop", "shop"],
  ["a.b_c~d@e-f", "a.b_c~d@e-f"],
  ["x".repeat(128), "x".repeat(128)],
  ...["-", ".", "..", "a/b", "ü", "", "x".repeat(129)].map((subject) => [
    subject,
    `id-${createHash("sha256").update(subject).digest("hex").slice(0, 16)}`,
  ]),
])("the sandbox of the credential %j is %s", (subject, name) => {
  expect(sandboxNameOf(subject ?? "")).toBe(name);
});

describe("keys that were tried without success", () => {
  test("are a span of numbers, or a count of ids", () => {
    expect(triedAlso(UNTRIED, "5")).toEqual({ count: 0, numbers: { lowest: 5, highest: 5 } });
    const span = triedAlso(triedAlso(triedAlso(UNTRIED, "5"), "7"), "3");
    expect(span).toEqual({ count: 0, numbers: { lowest: 3, highest: 7 } });
    expect(triedAlso(span, "rec-1")).toEqual({ count: 1, numbers: span.numbers });
  });

  test("leap over a million that are taken in a row", () => {
    let [tried, tries] = [UNTRIED, 0];
    for (let number = 1; number <= 1_000_000; number = Number(tried.numbers?.highest) + 1) {
      tried = triedAlso(tried, `${number}`);
      tries += 1;
      expect(tries).toBeLessThan(100);
    }
    expect(tried.numbers?.lowest).toBe(1);
  });

  test("reach up to the first number of a sandbox", () => {
    const { numbers } = triedUpTo(UNTRIED, 100);
    expect(numbers).toMatchObject({ highest: 100 });
    expect(numbers?.lowest).toBeGreaterThan(100);
    const tried = { count: 2, numbers: { lowest: 5, highest: 200 } };
    expect(triedUpTo(tried, 100)).toEqual(tried);
    expect(triedUpTo(tried, 300)).toEqual({ count: 2, numbers: { lowest: 5, highest: 300 } });
  });

  test("begin at a different point for each sandbox, within twelve days", () => {
    const spreads = ["a", "b", "c"].map(numberOffsetOf);
    expect(new Set(spreads).size).toBe(3);
    expect(spreads.filter((spread) => spread < 0 || spread >= 1e9)).toEqual([]);
  });
});

describe("the next instant at which a world has work", () => {
  const REAL = T0 + 500;

  test("is absent while nothing is due", () => {
    expect(dueAfter(benchWith().world, [], REAL)).toBeNull();
  });

  test("on a frozen clock is now for what it has reached, and never for the rest", () => {
    const bench = benchWith();
    bench.does({ type: "create-invoice", order: orderWith() });
    expect(dueAfter(bench.world, [], REAL)).toBeNull();
    const at = T0 + DAY_MS;
    const clock = { mode: "frozen", at } as const;
    expect(dueAfter(bench.world, [{ type: "clock-set", at: T0, clock }], REAL)).toBe(REAL);
    const early = { mode: "frozen", at: at - 1 } as const;
    expect(dueAfter(bench.world, [{ type: "clock-set", at: T0, clock: early }], REAL)).toBeNull();
    const label = { type: "label-added", at, name: "late" } as const;
    expect(dueAfter(bench.world, [label], REAL)).toBe(REAL);
  });

  test("on a running clock is the instant of the next due work, planned or new", () => {
    const bench = benchWith();
    const clock = { mode: "running", offsetMs: 1000 } as const;
    const set = { type: "clock-set", at: T0, clock } as const;
    const { events } = bench.does({ type: "register-recurring", plan: planWith() });
    const recurringId = events[0]?.type === "recurring-registered" ? events[0].recurringId : "";
    expect(dueAfter(bench.world, [set], REAL)).toBeNull();
    const world = benchWith().world;
    const [created] = bench.does({ type: "create-invoice", order: orderWith() }).events;
    const expiresAt = T0 + DAY_MS;
    expect(dueAfter(world, [set, ...(created ? [created] : [])], REAL)).toBe(expiresAt - 1000);
    expect(dueAfter(bench.world, [set], REAL)).toBe(expiresAt - 1000);
    bench.does({ type: "start-recurring", recurringId });
    expect(dueAfter(bench.world, [set], REAL)).toBe(T0 - 1000);
  });

  test("is at the latest the end of an open call's lease", () => {
    const { world } = benchWith();
    const base = { at: T0, callbackId: "cb-1" };
    const sent = { method: "GET", url: "https://shop.example", headers: {}, body: null } as const;
    const attempted = { type: "callback-attempted", ...base, sent } as const;
    expect(dueAfter(world, [attempted], REAL)).toBe(REAL + 5000);
    const label = { type: "label-added", at: T0, name: "meanwhile" } as const;
    expect(dueAfter(world, [attempted, label], REAL)).toBe(REAL + 5000);
    const result = { outcome: "delivered", status: 200, detail: "" } as const;
    const answered = { type: "callback-answered", ...base, result, retryAt: null } as const;
    expect(dueAfter(world, [attempted, answered], REAL)).toBeNull();
  });
});

/** The same bytes in the alphabet of standard Base64, with its padding. */
function standardBase64(token: string): string {
  const [head, payload, signature = ""] = token.split(".");
  return `${head}.${payload}.${Buffer.from(signature, "base64url").toString("base64")}`;
}

/** The same bytes once more: the last letter of 32 bytes has two bits that count for nothing. */
function respelled(token: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = letters.indexOf(token.slice(-1));
  return token.slice(0, -1) + letters[last + 1];
}
