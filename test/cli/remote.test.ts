import { writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { nearbyName } from "../../mocks/api/near-names.js";
import { CANDIDATES_MAX, controlClient } from "../../mocks/cli/remote.js";
import { controlCaller } from "../../mocks/control/client.js";
import { buildPackage, folder, paystub, started, words } from "../support/command-line.js";
import { test } from "../support/persons.js";
import { answering, listening } from "../support/servers.js";

describe("the default sandbox", () => {
  test("is the only one", async ({ gateway }) => {
    const { code, complaints } = await paystub("clock", "--control-url", gateway.controlUrl);
    expect({ code, complaints }).toEqual({ code: 0, complaints: "" });
  });

  test("is the one with the transaction number", async ({ gateway, merchant }) => {
    const no = await merchant.createsInvoice();
    await gateway.open("other");
    const paid = await paystub("pay", no, "--control-url", gateway.controlUrl);
    expect(paid).toMatchObject({
      code: 0,
      complaints: `paystub: in sandbox shop: ${no} is there\n`,
    });
  });

  test("is the only one that was called, then the latest one", async ({ gateway, merchant }) => {
    await gateway.open("idle");
    await merchant.createsInvoice();
    const first = await paystub("invoices", "--control-url", gateway.controlUrl);
    expect(first.complaints).toBe("paystub: in sandbox shop: no other one was called\n");
    const headers = { Authorization: "Bearer sandbox_idle" };
    await merchant.send("GET", `${gateway.baseUrl}/api/getInvoice/1`, { headers });
    const then = await paystub("invoices", "--control-url", gateway.controlUrl);
    expect(then).toMatchObject({
      out: "no invoices\n",
      complaints: "paystub: in sandbox idle: it was called last\n",
    });
  });

  test("must be named if too many were called", async ({ gateway, merchant }) => {
    for (let n = 1; n <= CANDIDATES_MAX + 1; n += 1) {
      const headers = { Authorization: `Bearer sandbox_s${n}` };
      await merchant.send("GET", `${gateway.baseUrl}/api/getInvoice/1`, { headers });
    }
    const { code, complaints } = await paystub("invoices", "--control-url", gateway.controlUrl);
    const many = "and 47 more, and more than 50 of them were called. Choose one with --sandbox";
    expect([code, complaints]).toEqual([
      2,
      `paystub: there are 52 sandboxes: shop, s1, s2, s3, s4, ${many}\n`,
    ]);
  });

  test("must be named if nothing decides", async ({ gateway }) => {
    await gateway.open("a");
    await gateway.open("b");
    const asked = await paystub("clock", "--control-url", gateway.controlUrl);
    expect(asked).toMatchObject({
      code: 2,
      complaints: "paystub: there are 3 sandboxes: shop, a, b. Choose one with --sandbox\n",
    });
  });
});

describe("a name that is similar to another one", () => {
  test.for([
    ["shpo", "shop"],
    ["shop", "Shop"],
    ["checkot", "checkout"],
    ["team-blue", "taem-blue"],
  ] as const)("%s counts as a typo of %s", ([name, other]) => {
    expect(nearbyName(name, [other])).toBe(other);
  });

  test.for([
    ["shard-1", "shard-2"],
    ["shard-9", "shard-10"],
    ["a", "b"],
    ["red", "bed"],
    ["shop", "cart"],
  ] as const)("%s and %s are two names", ([name, other]) => {
    expect(nearbyName(name, [other])).toBeUndefined();
  });
});

beforeAll(buildPackage);

test("events --follow prints events until Ctrl-C, of the sandbox that was the only one", async ({
  gateway,
  merchant,
  tester,
}) => {
  const control = ["--control-url", gateway.controlUrl];
  const person = started("events", "--follow", ...control);
  const program = started("events", "type=invoice-created", "--follow", "--json", ...control);
  expect(await person.line()).toMatch(/^ +1 .* sandbox opened$/);
  const no = await merchant.createsInvoice();
  expect(await person.line()).toMatch(/^ +2 .* created: 25\.00 SAR, order ORD-1$/);
  expect(JSON.parse((await program.line()) ?? "")).toMatchObject({ seq: 2, transactionNo: no });
  await gateway.open("other");
  await tester.invoices.cancel(no);
  expect(await person.line()).toMatch(/^ +3 .* Canceled by tester$/);
  expect(await person.stop("SIGINT")).toBe(0);
  expect(await program.stop("SIGTERM")).toBe(0);
});

test("events --follow ends when the mock does", async ({ gateway }) => {
  const person = started("events", "--follow", "--control-url", gateway.controlUrl);
  expect(await person.line()).toMatch(/sandbox opened$/);
  await gateway.close();
  expect(await person.line()).toBeUndefined();
  expect(await person.stop("SIGINT")).toBe(2);
  expect(person.complaints()).toContain("Is the mock running? Start it with paystub start");
});

test.each([{}, { version: 1 }, [], "ok"])(
  "a server that answers %j to every request is not a mock",
  async (body) => {
    const url = await answering(() => ({ body }));
    for (const line of ["status", "invoices", "events", "call list"]) {
      const { code, out, complaints } = await paystub(...words(line), "--control-url", url);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(complaints).toMatch(
        /^paystub: what answers at \S+ is not a control API.*--control-url.*\n$/,
      );
    }
  },
);

test("a file that is no log is refused", async ({ gateway }) => {
  const file = join(folder(), "log.jsonl");
  writeFileSync(file, '{"paystub":"log","sandbox":"x"}');
  const { code, complaints } = await paystub(
    ...["call", "import", `@${file}`, "--control-url", gateway.controlUrl],
  );
  expect([code, complaints]).toEqual([
    2,
    `paystub: the file ${file} is not an exported log. Give what paystub call export or paystub record wrote\n`,
  ]);
});

describe("a server that only claims to be a mock", () => {
  /** A separate server with any answer. */
  const serving = async (answer: RequestListener) => `${(await listening(answer)).url}/_control`;

  test("causes no file and no control characters in a terminal, by a recording", async () => {
    const name = "../../x\u001b]0;title\u0007";
    const url = await answering(({ path }) => {
      if (path.endsWith("/health")) return { body: { version: "0.1.0" } };
      if (path.endsWith("/sandboxes")) return { body: { sandboxes: [{ name, summary: null }] } };
      return {
        body: {
          log: `{"after":0,"events":[{"type":"sandbox-opened","name":${JSON.stringify(name)}}]}\n`,
          requests: [],
          dropped: 0,
          replaced: { secrets: 0, cards: 0 },
        },
      };
    });
    const out = join(folder(), "record.html");
    const ran = await paystub("record", out, "--control-url", url);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
    expect(ran.out + ran.complaints).not.toMatch(/[\x00-\x09\x0b-\x1f]/);
    expect(ran.code).toBe(0);
  });

  test("redirects no command elsewhere", async () => {
    const visited: unknown[] = [];
    const elsewhere = await serving(({ headers }, response) => {
      visited.push(headers.authorization);
      response.end("{}");
    });
    const url = await serving((_request, response) => {
      response.writeHead(307, { Location: elsewhere }).end();
    });
    const { code, complaints } = await paystub("invoices", "--control-url", url);
    expect([code, complaints]).toEqual([2, expect.stringContaining("(status 307)")]);
    expect(visited).toEqual([]);
  });

  test("is not read forever", async () => {
    const url = await serving((_request, response) => {
      const piece = Buffer.alloc(4 * 1024 * 1024, " ");
      const more = () => {
        if (!response.destroyed) response.write(piece, () => setImmediate(more));
      };
      more();
    });
    const ask = controlCaller({ url });
    await expect(ask("gateway.list")).rejects.toThrow(
      "is not a control API: its answer has no end",
    );
  });
});

test("a server that accepts a call and never answers is reported as silent", async () => {
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
  await expect(ask("gateway.list")).rejects.toThrow(
    /^nothing answers at \S+ \(a connection, and no answer for 10 s\). Is the mock running\?/,
  );
  expect(waited).toEqual([10_000]);
  release();
});
