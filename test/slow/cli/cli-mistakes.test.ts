import { type StdioOptions, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { buildPackage, COMMAND, paystub, started, words } from "../../support/command-line.js";

/** Names of the commands that a help lists. */
const named = (help: string) =>
  [...help.matchAll(/^ {2}([a-z][a-z-]*)(?= |$)/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "help");

/** Every command there is, as it is typed, and what its help says. */
const commands = new Map<string, string>();

beforeAll(async () => {
  for (const name of named((await paystub("--help")).out)) {
    const { out } = await paystub(name, "--help");
    commands.set(name, out);
    const below = out.includes("\nCommands:") ? named(out.slice(out.indexOf("\nCommands:"))) : [];
    for (const sub of below) {
      commands.set(`${name} ${sub}`, (await paystub(name, sub, "--help")).out);
    }
  }
});

/** What is said to mistakes at each command, where it is not one line with a way out and exit code 2. */
async function badAnswers(mistake: string, skipped: readonly string[] = []) {
  const tried = [...commands.keys()].filter((name) => !skipped.includes(name));
  const answers = tried.map(async (name) => {
    const { code, out, complaints } = await paystub(...words(`${name} ${mistake}`));
    const isOneLine = /^paystub: [^\n]+\n$/.test(complaints);
    const mends = /--help|Did you mean|must be/.test(complaints);
    return code === 2 && out === "" && isOneLine && mends ? [] : [[name, code, out, complaints]];
  });
  expect(tried.length).toBeGreaterThan(40);
  return (await Promise.all(answers)).flat();
}

describe("every command", () => {
  test("has its own help", () => {
    expect(commands.size).toBeGreaterThan(40);
    const without = [...commands].filter(([name, help]) => {
      const isGroup = [...commands.keys()].some((other) => other.startsWith(`${name} `));
      return !help.startsWith(`Usage: paystub ${name}`) || !(isGroup || help.includes("Example"));
    });
    expect(without.map(([name]) => name)).toEqual([]);
  });

  // Spectral judges the options of lint.
  test("suggests a fix for a misspelled option", async () => {
    expect(await badAnswers("--hlep", ["lint"])).toEqual([]);
  });

  test("says where to look for an unknown option", async () => {
    expect(await badAnswers("--zzzzzzzz", ["lint"])).toEqual([]);
  });

  test("says what it accepts after an extra argument", async () => {
    // These take any number of words.
    const any = ["run", "coverage", "recurring arrange", "lint"];
    expect(await badAnswers("zz zz zz zz", any)).toEqual([]);
  });
});

test.for([
  ["strat --help", "there is no command strat. Did you mean start?"],
  ["clock advnce -h", "there is no command clock advnce. Did you mean advance?"],
] as const)("help of a command that does not exist is refused: %s", async ([line, reported]) => {
  const { code, out, complaints } = await paystub(...words(line));
  expect([code, out, complaints]).toEqual([2, "", `paystub: ${reported}\n`]);
});

describe("a missing argument is reported", () => {
  test.for([
    ["fault", "fault needs one of add, list, remove, clear, kinds, values"],
    ["clock", "clock needs one of show, advance, freeze, resume, to"],
    ["resend", "resend needs <callbackId>. See paystub resend --help"],
    ["clock to", "clock to needs <boundary>. See paystub clock to --help"],
    ["start --port", "--port needs a value. See paystub start --help"],
    ["run", "run needs <command>. See paystub run --help"],
  ] as const)("%s", async ([line, reported]) => {
    const { code, complaints } = await paystub(...words(line));
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
    expect(complaints).toContain(reported);
  });
});

describe("an empty value, as from an unset variable", () => {
  test.for([
    ['start --allow-host a.example ""', "--allow-host is empty"],
    ["start --fault=", "--fault is empty"],
    ['why ""', "<id> is empty"],
    ['pay ""', "<transactionNo> is empty"],
    ['verify --provider ""', "--provider is empty"],
  ] as const)("is refused: %s", async ([line, reported]) => {
    const { code, out, complaints } = await paystub(...words(line));
    expect([code, out, complaints]).toEqual([2, "", expect.stringMatching(/^paystub: [^\n]+\n$/)]);
    expect(complaints).toContain(reported);
  });
});

test("an empty variable counts as unset", async () => {
  vi.stubEnv("PAYSTUB_CONTROL_URL", "");
  vi.stubEnv("PAYSTUB_SANDBOX", "");
  const { complaints } = await paystub("status", "--control-url", "http://127.0.0.1:1");
  expect(complaints).toContain("nothing answers at http://127.0.0.1:1/");
  vi.stubEnv("PAYSTUB_PUBLIC_URL", "");
  const started = await paystub("start", "--host", "203.0.113.1");
  expect(started.complaints).toContain("is not an address of this machine");
  vi.unstubAllEnvs();
});

test.skipIf(!existsSync("/dev/full"))("an output that cannot be written is a failure", () => {
  buildPackage();
  const full = openSync("/dev/full", "w");
  const stdio: StdioOptions = ["ignore", full, "pipe"];
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, "--help"], { stdio });
  closeSync(full);
  expect(`${stderr}`).toBe("paystub: the output could not be written (ENOSPC)\n");
  expect(status).toBe(2);
});

describe("a flag that takes one value", () => {
  test.for([
    ["start --port 1 --port 2", "you gave --port twice: 1 and 2"],
    ["start --sandbox=a --sandbox b", "you gave --sandbox twice: a and b"],
    ["start --clock real --clock real", "you gave --clock twice: real and real"],
    ["invoices --sandbox a --status paid --sandbox b", "you gave --sandbox twice: a and b"],
    ["clock to expiry 1 --offset 1h --offset -1ms", "you gave --offset twice: 1h and -1ms"],
    ["fault add hang --times 1 --times 2", "you gave --times twice: 1 and 2"],
    ["init --folder a --folder b", "you gave --folder twice: a and b"],
    ["events --control-token hidden --control-token hidden", "you gave --control-token twice"],
  ])("is refused with two: %s", async ([line = "", reported]) => {
    const { code, complaints } = await paystub(...words(line));
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
    expect(complaints).toContain(reported);
    expect(complaints).toContain(". Give it only one value");
    expect(complaints).not.toContain("hidden");
  });

  test.for([
    "run --fault hang --fault lost-reply --matrix faults --matrix assumptions --env A=x -- x",
    "run --env A=base --env B=base --fail-on callbacks --fail-on violations --config nowhere x",
    "start --allow-host a --allow-host b --assume tabby=reject --assume a=b --config nowhere",
    "fault add hang --where a=1 --where b=2 --with x=1 --with y=2",
    "run --record a --config nowhere -- x --record b",
  ])("does not count in the command that is run: %s", async (line) => {
    expect((await paystub(...words(line))).complaints).not.toContain("twice");
  });
});

describe("a typo", () => {
  test.for([
    ["strat", "start"],
    ["satrt", "start"],
    ["invocies", "invoices"],
    ["invoice", "invoices"],
    ["pya 1", "pay"],
    ["wyh 1", "why"],
    ["evnets", "events"],
    ["callback", "callbacks"],
    ["stauts", "status"],
    ["refnd 1", "refund"],
    ["sandbox", "sandboxes"],
    ["Invoices", "invoices"],
    ["calibrat", "calibrate"],
    ["fault ad hang", "add"],
    ["fault lst", "list"],
    ["clock advnace 1h", "advance"],
    ["recurring chagre x", "charge"],
    ["start --prot 1", "--port"],
    ["start --sanbox x", "--sandbox"],
    ["start --assumes a=b", "--assume"],
    ["invoices --stauts paid", "--status"],
    ["invoices --sandbx x", "--sandbox"],
    ["run --matirx faults -- x", "--matrix"],
    ["invoices --status piad", "paid"],
    ["clock to expriy 1", "expiry"],
    ["callbacks --status deliverd", "delivered"],
    ["start --clock frozn", "frozen"],
    ["fault add lost-replay", "lost-reply"],
    ["fault add hang --operation getinvoice", "getInvoice"],
    ["init --runner vitets", "vitest"],
    ["pay 1 --method Mada", "mada"],
    ["help evnets", "events"],
    ["help fault kidns", "kinds"],
  ] as const)("gets a suggestion: %s", async ([line, meant]) => {
    const { code, complaints } = await paystub(...words(line));
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
    expect(complaints.toLowerCase()).toContain(`did you mean ${meant.toLowerCase()}?`);
  });

  test.for([
    "bananas",
    "x",
    "xyz",
    "delete",
    "payments",
    "fault break",
    "start --verbose",
    "start --x",
    "invoices --yes",
    "invoices --status lost",
    "clock to midnight 1",
    "fault add everything",
    "init --runner ava",
  ])("is not assumed for an unrelated word: %s", async (line) => {
    const { code, complaints } = await paystub(...words(line));
    expect([code, complaints]).toEqual([2, expect.stringMatching(/^paystub: [^\n]+\n$/)]);
    expect(complaints).not.toMatch(/Did you mean/i);
  });
});

describe("no output repeats a secret", () => {
  const SECRET = "s3cr3t";

  test.for([
    ["PAYSTUB_API_TOKEN", `${SECRET} with a space`, "start --port 0", "apiToken must be"],
    ["PAYSTUB_API_TOKEN", "", "start --port 0", "PAYSTUB_API_TOKEN is empty"],
    ["PAYSTUB_CONTROL_TOKEN", SECRET, "start --port 0 --host 0.0.0.0", "--control-token can be"],
    [
      ...["NONE", "", `verify --pacts https://u:${SECRET}@127.0.0.1:9/pact.json`],
      "PACT_BROKER_PASSWORD",
    ],
    ["NONE", "", `invoices --control-url http://127.0.0.1:1/?token=${SECRET}`, "127.0.0.1:1"],
  ] as const)("%s=%j %s", async ([name, value, line, said]) => {
    vi.stubEnv(name, value);
    const { code, out, complaints } = await paystub(...words(line));
    vi.unstubAllEnvs();
    expect(code).toBe(2);
    expect(complaints).toContain(said);
    expect(out + complaints).not.toContain(SECRET);
  });

  test.for([[], ["--quiet"], ["--json"]])("at a start with %j", async (more) => {
    const controlToken = "given-by-the-environment";
    vi.stubEnv("PAYSTUB_CONTROL_TOKEN", controlToken);
    vi.stubEnv("PAYSTUB_API_TOKEN", "the-api-token-too");
    const mock = started("start", "--port", "0", "--host", "0.0.0.0", ...more);
    vi.unstubAllEnvs();
    const lines = [await mock.line()];
    const last = more.includes("--json") ? /"ready"/ : /Ctrl-C/;
    while (!last.test(lines.at(-1) ?? "")) lines.push(await mock.line());
    expect(lines.join("\n")).not.toMatch(/given-by-the-environment|the-api-token-too/);
  });
});
