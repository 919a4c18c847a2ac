import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MessageChannel } from "node:worker_threads";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { shopSource } from "../../../mocks/checks/explore/adapters.js";
import { executeConclusively } from "../../../mocks/checks/explore/execute.js";
import { explore } from "../../../mocks/checks/explore/explore.js";
import type { Ran } from "../../../mocks/checks/explore/pursue.js";
import { openSession } from "../../../mocks/checks/explore/session.js";
import { serve, type ThreadSaid } from "../../../mocks/checks/explore/worker.js";
import { type StartedThread, WorkerPool } from "../../../mocks/checks/explore/worker-pool.js";
import type { Report } from "../../../mocks/report/report.js";
import { recordIn } from "../../../mocks/workbench/embedded.js";
import { buildPackage, folder } from "../../support/command-line.js";

const FLORIST = "test/shops/florist/adapter.mjs";
// Longer than this machine is ever busy.
beforeEach(() => {
  vi.stubEnv("FLORIST_TIMEOUT_MS", "1000");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** What a thread runs, at the other end of a line within this one. */
function otherEnd(named: string): StartedThread {
  const { port1, port2 } = new MessageChannel();
  serve(port2, { shop: FLORIST, named, isCounting: true }).catch((error: unknown) =>
    port2.postMessage({ says: "failed", why: String(error) } satisfies ThreadSaid),
  );
  return Object.assign(port1, { terminate: () => port1.close() });
}

/** A thread that is ready, and does what it is asked to with the first sequence. */
function failing(how: (tell: (said: ThreadSaid) => void, exit: () => void) => void): StartedThread {
  const listeners = new Map<string, (given: never) => void>();
  const tell = (said: ThreadSaid) => listeners.get("message")?.(said as never);
  return {
    on(event: string, listener: (given: never) => void) {
      listeners.set(event, listener);
      if (event === "exit") tell({ says: "ready" });
    },
    postMessage: ({ asks }) => {
      if (asks === "end") tell({ says: "ended", uncaught: [] });
      else how(tell, () => listeners.get("exit")?.(undefined as never));
    },
    terminate: () => undefined,
  };
}

describe("sequences on several threads", () => {
  /** What is found, with so many threads and jobs. */
  async function found(threads: readonly StartedThread[], jobs: number) {
    const session = await openSession((limits) =>
      shopSource(FLORIST, () => Promise.reject(new Error("no command is run")), limits),
    );
    const pool = new WorkerPool((one, place) => executeConclusively(session, one, place), threads);
    const { failures } = await explore(session, { runs: 20, seed: 3, jobs, run: pool.run });
    const { failed } = await pool.end(undefined);
    await session.close();
    expect(failed).toEqual([]);
    return failures.map(({ finding, index, sequence }) => [index, finding.invariant, sequence]);
  }

  test("find the same failures as one after another", async () => {
    vi.stubEnv("FLORIST_BUG", "breaks-arabic");
    const alone = await found([], 1);
    expect(alone.length).toBeGreaterThan(0);
    expect(await found([otherEnd("second"), otherEnd("third")], 6)).toEqual(alone);
  });
});

describe("a thread that fails", () => {
  const sequence = { world: {}, steps: [] };
  const ran: Ran = { findings: [], advice: [], calls: 1, tookMs: 1, isConclusive: true };
  const here = async () => ran;

  test.each<[string, StartedThread, readonly string[]]>([
    ["ends early", failing((_, exit) => exit()), ["it ended early"]],
    [
      "cannot open the shop",
      failing((tell) => tell({ says: "failed", why: "no port" })),
      ["no port"],
    ],
    [
      "fails at a sequence",
      failing((tell) => tell({ says: "failed", id: 1, why: "no memory" })),
      [],
    ],
  ])("and %s: the process runs its sequences itself", async (_what, thread, reported) => {
    const pool = new WorkerPool(here, [thread]);
    expect(await pool.run(sequence, 1)).toBe(ran);
    expect((await pool.end(undefined)).failed).toEqual(reported);
  });
});

describe("the built command", () => {
  beforeAll(buildPackage);

  /** What it came to, on two threads. */
  function explored(...options: string[]): Report {
    const spread = ["--threads", "2", "--jobs", "4", "--json", "--failures", folder()];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["dist/paystub.cjs", "explore", "--shop", FLORIST, ...spread, ...options],
      { encoding: "utf8" },
    );
    expect(stderr).toBe("");
    return JSON.parse(stdout);
  }

  test("uses threads for sequences, and counts their coverage", () => {
    const { passed, sections } = explored("--runs", "6", "--coverage", folder());
    const statuses = sections.map(({ name, cases }) => [name, cases[0]?.status]);
    expect([passed, ...statuses]).toEqual([
      true,
      ["Sequences", "passed"],
      ["Scenario coverage", "passed"],
    ]);
  });

  test("writes a recording of a failure, and names it", () => {
    vi.stubEnv("FLORIST_BUG", "breaks-arabic");
    const records = folder();
    const { sections } = explored("--runs", "40", "--record", records);
    const failed = sections.find(({ name }) => name === "Failures")?.cases[0];
    const [file = ""] = readdirSync(records);
    expect(failed?.record).toBe(join(records, file));
    expect(recordIn(readFileSync(join(records, file), "utf8"))).toContain("invoice-created");
  });
});
