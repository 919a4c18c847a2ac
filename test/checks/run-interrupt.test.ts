import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { buildPackage, command, folder, NO_CALLS, started } from "../support/command-line.js";
import { rawServer } from "../support/servers.js";

beforeAll(buildPackage);

/** Reads lines until one says this. */
async function until(process: ReturnType<typeof started>, text: string): Promise<void> {
  for (let line = await process.line(); !line?.includes(text); line = await process.line()) {
    if (line === undefined) throw new Error(`it ended before it said ${text}`);
  }
}

const WAITING = 'await addsInvoice(); console.log("called"); setInterval(() => {}, 1000);';

test("Ctrl-C ends the command, and the verdict so far is printed", async () => {
  const run = started("run", "--", ...command(WAITING));
  await until(run, "called");
  const ended = run.stop("SIGINT");
  await until(run, "FAILED  The command was ended by SIGINT: 1 call, ");
  expect(await ended).toBe(130);
});

test("a second Ctrl-C ends a command that ignores the first", async () => {
  const script = `process.on("SIGINT", () => console.log("heard")); ${WAITING}`;
  const run = started("run", "--", ...command(script));
  await until(run, "called");
  void run.stop("SIGINT");
  await until(run, "heard");
  const ended = run.stop("SIGINT");
  await until(run, "was ended by SIGKILL");
  expect(await ended).toBe(137);
});

test("a command that exits with 0 after an interrupt has not passed", async () => {
  const script = `process.on("SIGTERM", () => process.exit(0)); ${WAITING}`;
  const run = started("run", "--", ...command(script));
  await until(run, "called");
  const ended = run.stop("SIGTERM");
  await until(
    run,
    "FAILED  The command was interrupted by SIGTERM and ended with exit code 0: 1 call, ",
  );
  expect(await ended).toBe(143);
});

describe.skipIf(process.platform === "win32")("child processes of a command end with it", () => {
  const starts = (port: number, then: string) => `
    import { spawn } from "node:child_process";
    const stays = 'require("node:net").connect(${port}, "127.0.0.1", () => console.log("there"))';
    const other = spawn(process.execPath, ["-e", stays], { stdio: ["ignore", "pipe", "inherit"] });
    other.stdout.once("data", () => { ${then} });`;

  test.each([
    ["when it ends by itself", "process.exit(0);", undefined, 0],
    ["when the run is broken off", 'console.log("called");', "SIGTERM", 143],
  ] as const)("%s", async (_when, then, signal, code) => {
    await using server = await rawServer(() => undefined);
    const run = started("run", ...NO_CALLS, "--", ...command(starts(server.port, then)));
    if (signal) await until(run, "called");
    const ended = signal ? run.stop(signal) : run.ended;
    expect(await ended).toBe(code);
    await server.servedAndClosed(1);
  });
});

test("Ctrl-C ends a matrix, and prints its results so far", async () => {
  const marker = join(folder(), "second");
  // The plain run and the first variation end by themselves.
  const script = `import { existsSync, appendFileSync, readFileSync } from "node:fs";
    await addsInvoice().catch(() => {});
    appendFileSync("${marker}", "x");
    if (readFileSync("${marker}", "utf8").length > 2) setInterval(() => {}, 1000);`;
  const only = ["--only", "lost-reply", "html-504", "truncated-json", "once"];
  const run = started("run", "--matrix", "faults", ...only, "--", ...command(script));
  while (!existsSync(marker) || !run.complaints().includes("1/3  survived")) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  const ended = run.stop("SIGINT");
  await until(
    run,
    "INCOMPLETE  2 of 3 cells were not run (interrupted). 0 bugs in 1 cell: 1 survived.",
  );
  expect(await ended).toBe(130);
});
