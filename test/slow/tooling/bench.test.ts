import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoiceBody } from "../../../scripts/bench/invoice.js";
import { firstAnswer, LoadMaker, prepare, renumber } from "../../../scripts/bench/load.js";
import { bare, cpuMsIn, cpuMsOf, killAll, ROOT, run } from "../../../scripts/bench/processes.js";
import {
  alternate,
  describe as describeFinding,
  type Finding,
  finding,
  linesOf,
  median,
  merged,
  origin,
  percentile,
  type Results,
  ratios,
  readResults,
  sides,
  verdict,
} from "../../../scripts/bench/results.js";
import { readOptions, USAGE, UsageError } from "../../../scripts/bench.js";

afterAll(killAll);

const folder = mkdtempSync(join(tmpdir(), "paystub-bench-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the arithmetic", () => {
  test.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
    [[10, 9], 9.5],
  ])("the median of %j is %d", (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test.each([
    ["p99 of one number", [7], 0.99, 7],
    ["p50 of an even count", [4, 1, 3, 2], 0.5, 2],
    ["p99 of two hundred", Array.from({ length: 200 }, (_, n) => 200 - n), 0.99, 198],
  ])("the %s does not exceed that share", (_name, values, share, bound) => {
    expect(percentile(values, share)).toBe(bound);
  });

  test("a ratio compares the two sides of one round, and is unknown if one side is", () => {
    expect(ratios([2, 9, null, 4], [1, 3, 5])).toEqual([2, 3, null, null]);
  });

  test("the sides of a round take turns", async () => {
    const order: string[] = [];
    const samples = await alternate(["a", "b"], 3, async (name, round) => {
      order.push(`${name}${round}`);
      return round;
    });
    expect(order).toEqual(["a1", "b1", "b2", "a2", "a3", "b3"]);
    expect(samples).toEqual({ a: [1, 2, 3], b: [1, 2, 3] });
  });
});

describe("CPU time", () => {
  const stat = (name: string) =>
    `4711 (${name}) S 1 4711 4711 0 -1 4194560 9 0 0 0 250 31 7 8 20 0`;

  test.each(["node", "a (b) c", ") 1 2 3"])(
    "of a process named %j includes all threads",
    (name) => {
      expect(cpuMsIn(stat(name))).toBe(2810);
    },
  );

  test("is unknown for any other text", () => {
    expect(() => cpuMsIn("4711 (node) S 1")).toThrow("not a line of /proc");
  });

  test("of this process is available if there is /proc", () => {
    const cpu = cpuMsOf(process.pid);
    expect(process.platform === "linux" ? typeof cpu : cpu).toBe(
      process.platform === "linux" ? "number" : null,
    );
  });
});

const speed = { id: "throughput.bare", what: "speed", unit: "x" } as const;

describe("a finding", () => {
  test.each([
    [{ atLeast: 2 }, [2], "speed: 2.00 x; aim at least 2.00 x, met"],
    [{ atLeast: 2 }, [1.99], "speed: 1.99 x; aim at least 2.00 x, missed"],
    [{ atMost: 1.3 }, [1.3], "speed: 1.30 x; aim at most 1.30 x, met"],
    [
      { atMost: 1.3 },
      [1.2, 1.4, 1.31],
      "speed: 1.31 x (1.20 to 1.40 x in 3 rounds); aim at most 1.30 x, missed",
    ],
  ])("with the aim %j and %j is met or missed", (aim, figures, line) => {
    expect(describeFinding(finding({ ...speed, aim }, figures))).toBe(line);
  });

  test("without an aim is neither met nor missed", () => {
    const one = finding({ id: "memory.rss", what: "RSS", unit: "kB" }, [2.5]);
    expect(one).toMatchObject({ value: 2.5, aim: null, met: null });
    expect(describeFinding(one)).toBe("RSS: 2.50 kB");
  });

  test("on a platform without /proc has no value, and explains why", () => {
    const one = finding({ ...speed, aim: { atLeast: 1 } }, [null, 2]);
    expect(one).toMatchObject({ value: null, spread: null, met: null });
    expect(describeFinding(one)).toMatch(/^speed: not measured; .*\n {4}not measured: .*\/proc/);
  });

  test("shows both sides of its ratio", () => {
    expect(sides("us", { ours: [1, 3], theirs: [null] })).toBe("ours 2.0 us, theirs not measured");
  });

  test("that misses its aim is named in the last lines", () => {
    const findings = [
      finding({ ...speed, aim: { atLeast: 1 } }, [2]),
      finding({ id: "reads.one", what: "reads", unit: "x", aim: { atMost: 1.1 } }, [1.5]),
      finding({ id: "memory.rss", what: "RSS", unit: "kB" }, [2.5]),
    ];
    expect(verdict(findings)).toBe("1 of 2 aims met\nmissed: reads: 1.50 x, aim at most 1.10 x");
  });
});

describe("results", () => {
  const machine = { cores: 2, node: "v20.20.2", platform: "linux x64" };
  const kept = (one: Finding, date: string) => ({ ...one, date });
  const memory = finding({ id: "memory.in-use", what: "memory", unit: "kB" }, [1.2, 1.4]);
  const rate = finding({ ...speed, aim: { atLeast: 0.45 } }, [0.3]);
  const earlier: Results = {
    machine,
    findings: [kept(rate, "2026-03-01"), kept(memory, "2026-03-01")],
  };
  const faster = kept(finding({ ...speed, aim: { atLeast: 0.45 } }, [0.6]), "2026-03-02");
  const order = ["throughput", "memory"];

  test("keep earlier values of other measurements", () => {
    const { findings } = merged(earlier, { machine, findings: [faster] }, order);
    expect(findings).toEqual([faster, kept(memory, "2026-03-01")]);
  });

  test("keep nothing of another machine", () => {
    const other = { ...machine, cores: 8 };
    expect(merged(earlier, { machine: other, findings: [faster] }, order).findings).toEqual([
      faster,
    ]);
  });

  test("are rows of a table, with the machine and the days below", () => {
    expect(linesOf(earlier)).toEqual([
      ["speed", "0.30 x", "", "at least 0.45 x, missed"],
      ["memory", "1.30 kB", "1.20 to 1.40 kB in 2 rounds", ""],
    ]);
    expect(origin(merged(earlier, { machine, findings: [faster] }, order))).toBe(
      "Measured on 2026-03-01 to 2026-03-02: 2 cores, Node 20.20.2, linux x64.",
    );
  });

  test("in the repository belong to existing measurements", () => {
    const measured = new Set(readResults().findings.map(({ id }) => id.split(".")[0]));
    expect(readOptions([]).names).toEqual(expect.arrayContaining([...measured]));
  });
});

describe("the command line", () => {
  test("measures everything by default", () => {
    expect(readOptions([])).toMatchObject({ seconds: 4, stored: 1_000_000, save: false });
    expect(readOptions(["reads", "memory", "--rounds", "7", "--save"])).toMatchObject({
      names: ["memory", "reads"],
      rounds: 7,
      save: true,
    });
  });

  test("lists the measurements", () => {
    expect(readOptions(["--help"]).help).toBe(true);
    expect(USAGE).toMatch(/throughput .*\n {2}memory /);
  });

  test.each([
    ["an unknown measurement", ["speed"], 'no measurement "speed": choose from throughput, mem'],
    ["an unknown option", ["--fast"], "'--fast': npm run bench -- --help"],
    ["no rounds", ["--rounds", "0"], '--rounds is "0": give a whole number from 1 to 100'],
    ["rounds that are no number", ["--rounds", "many"], '--rounds is "many"'],
    ["half a second", ["--seconds", "0.5"], '--seconds is "0.5"'],
    ["too many stored", ["--stored", "99999999"], "from 1 to 10000000"],
    ["a build that is none", ["--against-build", folder], "run npm run build there"],
    ["a build and --save", ["--against-build", ROOT, "--save"], "leave out --against-build"],
    ["a build with others", ["--against-build", ROOT, "reads"], 'no measurement "reads" with --ag'],
  ])("answers %s with the fix, in a line", (_name, args, fix) => {
    expect(() => readOptions(args)).toThrow(UsageError);
    expect(() => readOptions(args)).toThrow(fix);
    expect(() => readOptions(args)).not.toThrow("\n");
  });

  test("exits with code 2 after a mistake", () => {
    const args = ["--import", "tsx", "scripts/bench.ts", "speed"];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
    expect([status, stderr.trimEnd().split("\n")]).toEqual([
      2,
      [expect.stringMatching(/^bench: there is no measurement "speed": choose from /)],
    ]);
  });
});

describe("the programs of the benchmark", () => {
  const canPin = process.platform === "linux" && availableParallelism() > 1;

  test.skipIf(!canPin)("have one core, or all, and never that of the caller alone", () => {
    const script = `
      import { readFileSync } from "node:fs";
      import { bare, killAll, run, takeCores } from "./scripts/bench/processes.ts";
      const allowed = (pid) => /^Cpus_allowed:.*$/m.exec(readFileSync("/proc/" + pid + "/status", "utf8"))[0];
      const before = allowed("self");
      const core = takeCores();
      const [one, all] = [await run(bare, core), await run(bare)].map(({ child }) => allowed(child.pid));
      console.log(JSON.stringify([one === before, all === before, allowed("self") === before]));
      killAll();
      process.exit();`;
    const args = ["--import", "tsx", "--input-type=module", "--eval", script];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
    expect([stdout.trim(), stderr]).toEqual(["[false,true,false]", ""]);
  });
});

describe("a request", () => {
  test("has about 700 bytes", () => {
    expect(Math.abs(invoiceBody("00000001").length - 700)).toBeLessThan(50);
  });

  test("is overwritten with the next number, with the same digits", () => {
    const prepared = prepare("GET /a/{n}?b={n} é", 4);
    expect(renumber(prepared, "0007").toString()).toBe("GET /a/0007?b=0007 é");
    expect(renumber(prepared, "0018").toString()).toBe("GET /a/0018?b=0018 é");
  });
});

describe("the load", () => {
  const seen: { readonly url: string; readonly body: string }[] = [];
  const server = http.createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url ?? "", body });
    response.statusCode = body.includes("00000041") ? 500 : 200;
    response.end(JSON.stringify({ transactionNo: String(1_000_000 + seen.length) }));
  });
  beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
  afterAll(() => server.close());

  test("sends distinct requests, reads what it stores, and fails with them", async () => {
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const child = { pid: process.pid } as ChildProcess;
    const load = new LoadMaker({ baseUrl, child, stop: async () => undefined });
    const connections = 4;
    const created = await load.create({ until: { requests: 40 }, connections, remember: 5 });
    expect(created.answered).toBe(40);
    const orders = seen.map(({ body }) => JSON.parse(body));
    for (const field of ["orderNumber", "clientName", "clientEmail"]) {
      expect(new Set(orders.map((order) => order[field])).size).toBe(40);
    }

    seen.length = 0;
    await load.read({ until: { requests: 20 }, connections });
    expect(seen).toHaveLength(20);
    const read = new Set(seen.map(({ url }) => url));
    expect([...read].sort()).toEqual(
      [8, 16, 24, 32, 40].map((n) => `/api/getInvoice/${1_000_000 + n}`),
    );
    await expect(load.create({ until: { requests: 4 }, connections })).rejects.toThrow(
      "status 500",
    );
  });

  test("measures a server until it is stopped", async () => {
    const target = await run(bare);
    expect(await firstAnswer(target.baseUrl)).toMatch(/^\d+$/);
    const load = await new LoadMaker(target).create({ until: { requests: 50 }, connections: 2 });
    expect(load.p99Ms).toBeGreaterThanOrEqual(load.p50Ms);
    expect(load.cpuUs === null).toBe(process.platform !== "linux");
    await target.stop();
    await expect(fetch(target.baseUrl)).rejects.toThrow();
  });
});
