import { execFile, spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Report } from "../../mocks/report/report.js";
import {
  buildPackage,
  COMMAND,
  folder,
  NO_CALLS,
  paystub,
  started,
} from "../support/command-line.js";
import { canHave } from "../support/machine.js";

/** The clients are unmodified: each has the address of this host compiled in. */
const INTERCEPT = ["--intercept", "restpilot.example.com"];
const CLIENTS = join(import.meta.dirname, "../fixtures/clients");

const has = (program: string, ...words: readonly string[]) =>
  spawnSync(program, words).status === 0;

/** The Python that has a module: the first on the path may not be the one of Debian's packages. */
const pythonWith = (module: string) =>
  ["python3", "/usr/bin/python3"].find((python) => has(python, "-c", `import ${module}`)) ?? "";

const NODE = process.execPath;
const PYTHON = pythonWith("ssl");
const [AIOHTTP, HTTPX, REQUESTS] = [
  pythonWith("aiohttp"),
  pythonWith("httpx"),
  pythonWith("requests"),
];
const HAS_PYTHON = canHave("python3", PYTHON !== "");
const HAS_AIOHTTP = canHave("aiohttp", AIOHTTP !== "");
const HAS_BASH = canHave("bash", has("bash", "--version"));
const HAS_GO = canHave("go", has("go", "version"));
const HAS_PHP = canHave("php", has("php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"));
const HAS_WORDPRESS =
  HAS_PHP && canHave("wordpress", existsSync("/usr/share/wordpress/wp-settings.php"));
const HAS_NAMESPACES = canHave(
  "namespaces",
  has("ip", "-V") &&
    has("unshare", ...(process.getuid?.() === 0 ? [] : ["--user"]), "--net", "--mount", "true"),
);

/** A client: whether this machine has what runs it, and its command in the folder of the clients. */
type Client = readonly [name: string, isHere: boolean, ...command: string[]];

/** Clients that take a proxy, or load a file first that leads them to it. */
const BY_PROXY: readonly Client[] = [
  ["Node's fetch", true, NODE, "client.mjs", "fetch"],
  ["node:https with an agent of its own", true, NODE, "client.mjs", "https"],
  ["a whole address at the proxy, as axios sends it", true, NODE, "client.mjs", "whole"],
  ["a Node shop that is called back", true, NODE, "client.mjs", "callback"],
  ["curl", HAS_BASH && canHave("curl", has("curl", "--version")), "bash", "client.sh", "curl"],
  ["Python's urllib", HAS_PYTHON, PYTHON, "client.py", "urllib"],
  ["Python's requests", canHave("requests", REQUESTS !== ""), REQUESTS, "client.py", "requests"],
  ["Python's httpx", canHave("httpx", HTTPX !== ""), HTTPX, "client.py", "httpx"],
  ["Python's aiohttp with trust_env", HAS_AIOHTTP, AIOHTTP, "client.py", "aiohttp_trust_env"],
  ["PHP's curl, and a stream without a context", HAS_PHP, "php", "client.php", "curl"],
  ["WordPress", HAS_WORDPRESS, "php", "wordpress.php", "wp_remote_request"],
  ["Ruby's Net::HTTP", canHave("ruby", has("ruby", "--version")), "ruby", "client.rb"],
  ["Java's two clients", canHave("java", has("javac", "-version")), "java", "Client.java"],
  ["Go's default client", HAS_GO, "go", "run", "client.go", "default"],
];

/** Clients that bypass a proxy or trust only the system's file, and two others beside them. */
const BY_NAME: readonly Client[] = [
  ["a PHP stream with a context of its own", HAS_PHP, "php", "client.php", "stream"],
  ["PHP's fsockopen", HAS_PHP, "php", "client.php", "socket"],
  // It looks up the address of the host, which no other network knows.
  ["WordPress' safe calls", HAS_WORDPRESS, "php", "wordpress.php", "wp_safe_remote_request"],
  ["Python's http.client", HAS_PYTHON, PYTHON, "client.py", "http_client"],
  ["Python's aiohttp", HAS_AIOHTTP, AIOHTTP, "client.py", "aiohttp"],
  ["wget", HAS_BASH && canHave("wget", has("wget", "--version")), "bash", "client.sh", "wget"],
  ["a Go Transport of its own", HAS_GO, "go", "run", "client.go", "own"],
  ["Node's fetch", true, NODE, "client.mjs", "fetch"],
  ["a Node shop that is called back", true, NODE, "client.mjs", "callback"],
];

/** Runs the clients of its argument side by side, and prints what each came to. */
const RUN_ALL = `
const run = ([name, , program, ...words]) =>
  new Promise((resolve) => {
    child_process.execFile(program, words, { cwd: ${JSON.stringify(CLIENTS)} }, (error, out, complaints) =>
      resolve([name, error ? out + complaints + error.message : "called"]));
  });
Promise.all(JSON.parse(process.argv[1]).map(run)).then((all) => console.log(JSON.stringify(Object.fromEntries(all))));
`;

/** Runs clients under one `paystub run`. */
async function outcomesOf(clients: readonly Client[], options: readonly string[]) {
  buildPackage();
  const run = [COMMAND, "run", "--json", ...INTERCEPT, ...options, "--"];
  const words = [...run, NODE, "-e", RUN_ALL, JSON.stringify(clients)];
  const { stdout, stderr } = await promisify(execFile)(NODE, words).catch((error) => error);
  const report: Report = JSON.parse(stdout);
  const outcomes: Record<string, string> = JSON.parse(stderr);
  return { report, outcomes };
}

const WAYS = [
  ["run --intercept", BY_PROXY, [], true],
  ["run --intercept --isolate network", BY_NAME, ["--isolate", "network"], HAS_NAMESPACES],
] as const;

describe.each(WAYS)("under %s, what is called is the mock by", (_, all, options, isHere) => {
  const clients = all.filter(([, hasProgram]) => isHere && hasProgram);
  let ran: Awaited<ReturnType<typeof outcomesOf>>;
  beforeAll(async () => {
    if (clients.length > 0) ran = await outcomesOf(clients, options);
  });

  test.for(clients)("%s", ([name]) => {
    expect(ran.outcomes[name]).toBe("called");
  });

  test.runIf(clients.length > 0)("nothing else", () => {
    // The shop that is called back opens its payment page too.
    const calls = 2 * clients.length + 1;
    expect(ran.report.summary).toContain(`exit code 0: ${calls} calls, 0 contract violations`);
    expect(ran.report.sections.some(({ name }) => name === "Hosts")).toBe(false);
  });
});

/** What is complained where the machine has this script as `unshare`, or none. */
async function complaintsWith(unshare?: string) {
  const path = folder();
  if (unshare !== undefined) {
    writeFileSync(join(path, "unshare"), `#!/bin/sh\n${unshare}\n`, { mode: 0o755 });
  }
  vi.stubEnv("PATH", path);
  const words = ["run", ...INTERCEPT, "--isolate", "network", "--", "true"];
  const { code, complaints } = await paystub(...words);
  expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
  return complaints;
}

describe.runIf(process.platform === "linux")(
  "a machine without namespaces says what is missing",
  () => {
    test("no program for it", async () => {
      expect(await complaintsWith()).toContain(
        "cannot make a namespace here (unshare was not found)",
      );
    });

    test("no permission", async () => {
      const why = "unshare: unshare failed: Operation not permitted";
      expect(await complaintsWith(`echo ${why} >&2; exit 1`)).toContain(
        `here (${why}). It needs unshare,`,
      );
    });
  },
);

test("another system than Linux has none", async () => {
  const { platform } = process;
  Object.defineProperty(process, "platform", { value: "darwin" });
  try {
    expect(await complaintsWith()).toContain("--isolate network needs Linux");
  } finally {
    Object.defineProperty(process, "platform", { value: platform });
  }
});

test.runIf(HAS_NAMESPACES)("a signal ends the command in its network", async () => {
  const script = "console.log(os.networkInterfaces().lo.length); setInterval(() => {}, 1e6)";
  const command = [NODE, "-e", script];
  const run = started("run", ...NO_CALLS, ...INTERCEPT, "--isolate", "network", "--", ...command);
  expect(await run.line()).toBe("2");
  expect(await run.stop("SIGINT")).toBe(130);
});
