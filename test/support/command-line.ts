import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { main } from "../../mocks/cli/main.js";
import type { Terminal } from "../../mocks/cli/terminal.js";
import type { Case, Report } from "../../mocks/report/report.js";
import { unpainted } from "../../mocks/report/terminal.js";

const ROOT = join(import.meta.dirname, "../..");

/** The command as it is shipped, which starts in a tenth of the time that its sources take. */
export const COMMAND = join(ROOT, "dist/paystub.cjs");

let built = false;

/** Builds what the package ships, where that is not so already. A process of tests asks once. */
export function buildPackage(): void {
  if (!built) {
    execFileSync(process.execPath, [join(ROOT, "scripts/ensure-ready.mjs"), "--only-build"], {
      cwd: ROOT,
    });
  }
  built = true;
}

/** What the command line came to. */
interface Ran {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
}

/** A terminal without colors, whose streams are kept. */
export function terminal(out: string[], complaints: string[] = []): Terminal {
  return {
    write: (text) => void out.push(text),
    complain: (text) => void complaints.push(text),
    paint: unpainted,
    paintError: unpainted,
  };
}

/** Runs the command line in this process: only what ends by itself. */
export async function paystub(...argv: string[]): Promise<Ran> {
  const [out, complaints]: [string[], string[]] = [[], []];
  const code = await main(argv, terminal(out, complaints));
  return { code, out: out.join(""), complaints: complaints.join("") };
}

/** The option that names a config file with these options. */
export function configured(options: object): string[] {
  const path = join(folder(), "paystub.json");
  writeFileSync(path, JSON.stringify(options));
  return ["--config", path];
}

/** Lets a run pass whose command does not call the mock. */
export const NO_CALLS = ["--config", join(ROOT, "test/support/no-calls.json")];

/** A line as it is typed, in words; quotes hold a word together. */
export function words(line: string): string[] {
  return line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
}

/** Runs the shipped command in a process of its own, which ends after the test. */
export function started(...argv: string[]) {
  buildPackage();
  // The variables of the npm that runs the tests would change how the command is shown.
  const variables = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  const child = spawn(process.execPath, [COMMAND, ...argv], {
    cwd: ROOT,
    env: Object.fromEntries(variables),
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let complaints = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return {
    /** The next line; undefined at the end. */
    line: async (): Promise<string | undefined> => (await lines.next()).value,
    complaints: () => complaints,
    /** Its exit code, when it has ended by itself. */
    ended,
    /** Ends it and gives its exit code. */
    stop: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A folder that is deleted after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "paystub-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

/**
 * What a team's test command has at hand: the words of the scripts below. They call by node:http, since
 * loading fetch would take longer than all else that such a command does.
 */
const WORDS = `
import http from "node:http";
const { PAYSTUB_BASE_URL, PAYSTUB_ORDER_URL, PAYSTUB_CONTROL_URL, PAYSTUB_SANDBOX } = process.env;
const token = process.env.PAYSTUB_TOKEN;
const call = async (url, body, headers = { Authorization: "Bearer " + token }) => {
  const type = body === undefined ? {} : { "Content-Type": "application/json" };
  const method = body === undefined ? "GET" : "POST";
  const response = await new Promise((resolve, reject) => {
    const sent = http.request(url, { method, headers: { Accept: "application/json", ...headers, ...type } }, resolve);
    sent.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
  let text = "";
  for await (const part of response.setEncoding("utf8")) text += part;
  return { status: response.statusCode, body: text.startsWith("{") ? JSON.parse(text) : text };
};
const at = (name) => PAYSTUB_BASE_URL.replace(/\\/s\\/.*/, "/s/" + name);
const ask = (path, body, headers, name) => call((name ? at(name) : PAYSTUB_BASE_URL) + path, body, headers);
const control = (path, body) => call(PAYSTUB_CONTROL_URL + path, body, {});
const mine = (path, body) => control("/sandboxes/" + PAYSTUB_SANDBOX + path, body);
const order = (part) => ({ orderNumber: "ORD-1", amount: 25, callBackUrl: "http://127.0.0.1:9/paid",
  cancelUrl: "http://127.0.0.1:9/canceled", clientName: "Sara", clientMobile: "0500000001",
  products: [{ title: "Book", price: 25, qty: 1 }], ...part });
const addsInvoice = async (part) => (await ask("/api/addInvoice", order(part))).body.transactionNo;
const reads = async (no) => (await ask("/api/getInvoice/" + no)).body.orderStatus;
const pays = (no) => mine("/invoices/" + no + "/pay", {});
const must = (good, why) => { if (!good) { console.error(why); process.exit(3); } };
`;

/** A team's test command: a script that knows the words above. */
export function command(script: string): string[] {
  const path = join(folder(), "tests.mjs");
  writeFileSync(path, WORDS + script);
  return [process.execPath, path];
}

/** Runs `paystub run` with options and a script, and gives its report and its exit code. */
export async function ran(options: readonly string[], script: string) {
  const { code, out, complaints } = await paystub(
    "run",
    "--json",
    ...options,
    "--",
    ...command(script),
  );
  if (out === "") throw new Error(`no report: ${complaints}`);
  const report: Report = JSON.parse(out);
  const section = (name: string) => {
    const found = report.sections.find((one) => one.name === name);
    if (!found) throw new Error(`no section ${name}`);
    return found;
  };
  const cases = (name: string): Record<string, Case["status"]> =>
    Object.fromEntries(section(name).cases.map((one) => [one.name, one.status]));
  return { code, report, section, cases, complaints };
}

/** The path of an adapter whose shop has these methods, and the text above it in its module. */
export function shopModule(methods: string, above = ""): string {
  const path = join(folder(), "adapter.mjs");
  writeFileSync(path, `${above}\nexport const openShop = () => ({ ${methods} });\n`);
  return path;
}
