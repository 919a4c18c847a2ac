import { spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import SwaggerParser from "@apidevtools/swagger-parser";
import { Command } from "commander";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";
import { addReportOptions, conclude, type ReportFlags } from "../mocks/cli/reporting.js";
import { UsageError } from "../mocks/cli/usage.js";
import { startGateway } from "../mocks/index.js";
import type { Case, Report } from "../mocks/report/report.js";
import type { ApiDocument } from "./generate/documents.js";
import { runScript } from "./prism/command.js";

/** The root of this project, where tools that are installed here are found. */
export const ROOT = join(import.meta.dirname, "..");

/** Where a tool is tried: a spec, a folder for what it writes, and a mock that runs. */
export interface Bench {
  /** Path of the spec: the published one, or one with a planted fault. */
  readonly spec: string;
  /** Empty, the tool's own, and removed afterwards. */
  readonly folder: string;
  /** The mock's base URL, in which every example of the spec works. */
  readonly baseUrl: string;
  /** Opens the mock's sandbox for merchants and partners alike. */
  readonly token: string;
}

/** What a tool made of a spec: its own words in a line, and what it has against it. */
export interface Judgement {
  readonly said: string;
  readonly complaints: readonly string[];
}

/** A tool that reads the spec, with a fault that it must find: a tool that passes all proves nothing. */
export interface Check {
  readonly tool: string;
  readonly version: string;
  readonly fault: {
    readonly what: string;
    plant(document: PlantedDocument): void;
  };
  judge(bench: Bench): Promise<Judgement>;
}

/** A copy of the spec, in which anything may be changed. */
export type PlantedDocument = ApiDocument & {
  readonly components: { readonly schemas: Readonly<Record<string, PlantedSchema>> };
};

interface PlantedSchema {
  properties: Record<string, unknown>;
  required: string[];
}

/** How a program ended, with all that it printed. */
export interface Ended {
  readonly status: number | null;
  readonly text: string;
  /** The part of it that went to standard output. */
  readonly output: string;
  readonly seconds: number;
}

const TIME_LIMIT_MS = 120_000;

/** Runs a program to its end, or to the time limit, at which it has failed. */
export async function runProgram(
  file: string,
  args: readonly string[],
  given: {
    readonly cwd: string;
    readonly env?: Readonly<Record<string, string>>;
    limitMs?: number;
  },
): Promise<Ended> {
  const { cwd, env = {}, limitMs = TIME_LIMIT_MS } = given;
  const started = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, NO_COLOR: "1", ...env },
    timeout: limitMs,
    killSignal: "SIGKILL",
  });
  const printed: Buffer[] = [];
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => printed.push(chunk) && output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => printed.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const textOf = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString("utf8");
  return { status, seconds, text: textOf(printed), output: textOf(output) };
}

/** The lines of a text that say something. */
export function linesIn(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

const require = createRequire(import.meta.url);

/** The version of a package that is installed here. */
export function installedVersion(name: string): string {
  return require(join(ROOT, "node_modules", name, "package.json")).version;
}

/** Reads the spec, follows its references and holds it to the schema of OpenAPI 3.1. */
export const swaggerParser: Check = {
  tool: "swagger-parser",
  version: installedVersion("@apidevtools/swagger-parser"),
  fault: {
    what: "a response without a description",
    plant({ components }) {
      const [response] = Object.values(components.responses as Record<string, object>);
      Object.assign(response ?? {}, { description: undefined });
    },
  },
  async judge({ spec }) {
    try {
      const { paths = {} } = await SwaggerParser.validate(spec);
      return { said: `valid, ${Object.keys(paths).length} paths`, complaints: [] };
    } catch (error) {
      const complaints = linesIn(error instanceof Error ? error.message : String(error));
      return { said: complaints[0] ?? "", complaints };
    }
  },
};

/** Redocly's own rules, of which it recommends these. A warning is a complaint as well. */
export const redocly: Check = {
  tool: "Redocly recommended",
  version: installedVersion("@redocly/cli"),
  fault: {
    what: "an operation that is never refused",
    plant({ paths }) {
      const { post } = paths["/api/addInvoice"] as { post: { responses: object } };
      const { 200: created } = post.responses as Record<string, unknown>;
      post.responses = { 200: created };
    },
  },
  async judge({ spec, folder }) {
    const cli = join(ROOT, "node_modules/@redocly/cli/bin/cli.js");
    const args = [cli, "lint", spec, "--extends", "recommended", "--format", "json"];
    const env = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    const { output } = await runProgram(process.execPath, args, { cwd: folder, env });
    const { problems, totals }: Linted = JSON.parse(output);
    const complaints = problems.map(({ severity, ruleId, message, location }) => {
      return `${severity} ${ruleId} at ${location[0]?.pointer ?? "#"}: ${message}`;
    });
    const { errors, warnings } = totals;
    return { said: `${errors} errors, ${warnings} warnings`, complaints };
  },
};

interface Linted {
  readonly totals: { readonly errors: number; readonly warnings: number };
  readonly problems: readonly {
    readonly severity: string;
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

/** Makes the client's code, and says what went wrong with that. */
type Generate = (bench: Bench) => Promise<readonly string[]>;

/** What a shop does with a client, each in its generator's own words: it ends by telling the status. */
const BEGINNING = `
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
const { BASE_URL: baseUrl = "", TOKEN: token = "" } = process.env;
const order = {
  orderNumber: "INTEROP",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};
`;

const FETCH_CLIENT = `
import createClient from "openapi-fetch";
import type { paths } from "./generated.js";
${BEGINNING}
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${token}\` } });
const { data: created, error } = await client.POST("/api/addInvoice", { body: order });
if (!created) throw new Error(JSON.stringify(error));
const { transactionNo } = created;
const { data: read } = await client.GET("/api/getInvoice/{transactionNo}", {
  params: { path: { transactionNo } },
});
console.log(\`\${read?.orderStatus} \${read?.amount.toFixed(2)}\`);
export {};
`;

const TELLS = "PENDING 25.50";

const COMPILER: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
};

/** What the compiler has against a shop and all that it imports. */
function compiled(shop: string): readonly string[] {
  const found = ts.getPreEmitDiagnostics(ts.createProgram([shop], COMPILER));
  return found.map(({ file, messageText }) => {
    const said = ts.flattenDiagnosticMessageText(messageText, " ");
    return `it does not compile: ${file?.fileName.split("/").at(-1) ?? ""}: ${said}`;
  });
}

/** Generates a client, compiles a shop's typed calls of it, and makes them against the mock. */
async function judged(bench: Bench, shop: string, generate: Generate): Promise<Judgement> {
  const { folder, baseUrl, token } = bench;
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const file = join(folder, "shop.ts");
  writeFileSync(file, shop);
  const generated = await generate(bench);
  const complaints = generated.length > 0 ? generated : compiled(file);
  if (complaints.length > 0) return { said: complaints[0] ?? "", complaints };
  const tsx = join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const env = { BASE_URL: baseUrl, TOKEN: token };
  const { text } = await runProgram(process.execPath, [tsx, file], { cwd: folder, env });
  if (text.trim() === TELLS) return { said: `generated, compiled, ${TELLS}`, complaints: [] };
  return { said: linesIn(text)[0] ?? "nothing", complaints: linesIn(text) };
}

/** The types that a shop's calls stand on lose a field: they must no longer compile. */
const fault: Check["fault"] = {
  what: "an invoice without transactionNo",
  plant({ components }: PlantedDocument) {
    const { Invoice: invoice } = components.schemas;
    if (!invoice) throw new Error("the spec has no Invoice");
    delete invoice.properties.transactionNo;
    invoice.required = invoice.required.filter((name) => name !== "transactionNo");
  },
};

/** The types that openapi-typescript makes, under the client that goes with them. */
export const openapiFetch: Check = {
  tool: "openapi-typescript + openapi-fetch",
  version: `${installedVersion("openapi-typescript")} + ${installedVersion("openapi-fetch")}`,
  fault,
  judge: (bench) =>
    judged(bench, FETCH_CLIENT, async ({ spec, folder }) => {
      // Else a request would have to give whatever has a default.
      const tree = await openapiTS(readFileSync(spec), { defaultNonNullable: false });
      const text = astToString(tree);
      writeFileSync(join(folder, "generated.ts"), text);
      return [];
    }),
};

/** An answer has a field whose type the spec does not name. */
const amountAsText: Check["fault"] = {
  what: "an invoice's amount as a text",
  plant({ components }: PlantedDocument) {
    const { Invoice: invoice } = components.schemas;
    if (!invoice) throw new Error("the spec has no Invoice");
    invoice.properties.amount = { type: "string" };
  },
};

const ORDER = {
  orderNumber: "INTEROP",
  amount: 25.5,
  callBackUrl: "https://shop.example/payment/done",
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
};

/** Prism reads the spec, and judges what the mock answers to a call by it. */
export const prism: Check = {
  tool: "Prism",
  version: installedVersion("@stoplight/prism-http"),
  fault: amountAsText,
  async judge({ spec, baseUrl, token }) {
    // Loaded where it is asked: it takes longer to load than the quick tools take to answer.
    const { getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
    const { makeJudge } = await import("./prism/judge.js");
    const operations = await getHttpOperationsFromSpec(spec);
    const judge = await makeJudge(operations);
    const sent = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
    const text = JSON.stringify(ORDER);
    const target = "/api/addInvoice";
    const response = await fetch(baseUrl + target, { method: "POST", headers: sent, body: text });
    const violations = await judge({
      ...{ method: "POST", target, status: response.status },
      request: { headers: lowerCased(sent), body: Buffer.from(text) },
      response: {
        headers: { "content-type": response.headers.get("content-type") ?? "" },
        body: Buffer.from(await response.arrayBuffer()),
      },
    });
    const complaints = violations.map(({ side, place, message }) => `${side} ${place}: ${message}`);
    const said = `${operations.length} operations, ${complaints.length} violations`;
    return { said, complaints };
  },
};

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** The tools, the quick ones first. */
export const CHECKS: readonly Check[] = [swaggerParser, redocly, openapiFetch, prism];

const SPEC = join(ROOT, "spec/openapi.yaml");

const CELL_MAX = 120;

interface Flags extends ReportFlags {
  readonly spec: string;
  readonly only?: readonly string[];
}

/** What came of one tool: what it said of the spec, and of the spec with its planted fault. */
export interface Tried {
  readonly check: Check;
  readonly said: string;
  readonly complaints: readonly string[];
  /** The first thing that it had against the planted fault; undefined where it found nothing. */
  readonly found: string | undefined;
}

type Place = Pick<Bench, "baseUrl" | "token">;

/** Has a tool read a spec, and then a copy of it that has the fault that the tool must find. */
export async function tried(check: Check, spec: string, place: Place): Promise<Tried> {
  const root = mkdtempSync(join(tmpdir(), "paystub-interop-"));
  try {
    const judge = (name: string, write: (file: string) => void) => {
      const folder = join(root, name);
      mkdirSync(folder);
      const file = join(folder, "openapi.yaml");
      write(file);
      return check.judge({ ...place, folder, spec: file });
    };
    const { said, complaints } = await judge("spec", (file) => copyFileSync(spec, file));
    const planted = await judge("planted", (file) => {
      const document: PlantedDocument = parse(readFileSync(spec, "utf8"));
      check.fault.plant(document);
      // What is JSON is YAML too.
      writeFileSync(file, JSON.stringify(document, null, 2));
    });
    return { check, said, complaints, found: planted.complaints[0] };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Why a tool's trial fails, if it does. */
export function caseOf({ check, complaints, found }: Tried): Case {
  const name = `${check.tool} ${check.version}`;
  if (complaints.length > 0) {
    const message = `It has ${complaints.length} complaints about the spec.`;
    return { name, status: "failed", message, details: complaints.slice(0, 20) };
  }
  if (found !== undefined) return { name, status: "passed" };
  const message = `It did not find ${check.fault.what}, which was planted: it proves nothing.`;
  return { name, status: "failed", message };
}

/** The trials as a report, with a table of what each tool said. */
export function reportOf(trials: readonly Tried[]): Report {
  const cases = trials.map(caseOf);
  const content = cases.filter(({ status }) => status === "passed").length;
  const rows = trials.map(({ check, said, found = "nothing" }) => {
    return [check.tool, check.version, cut(said), `${check.fault.what}: ${cut(found)}`];
  });
  const columns = ["tool", "version", "said", "of a planted fault"];
  return {
    title: "npm run interop",
    passed: content === cases.length,
    summary: `${content} of ${cases.length} tools read the spec without complaint.`,
    sections: [{ name: "tools", cases, tables: [{ title: "What each said", columns, rows }] }],
  };
}

function cut(text: string): string {
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX)} ...` : text;
}

/** The tools of some names, each a part of a tool's own. Throws a usage error for an unknown one. */
export function checksNamed(names: readonly string[] = []): readonly Check[] {
  for (const name of names) {
    if (CHECKS.some(({ tool }) => isNamed(tool, name))) continue;
    const known = CHECKS.map(({ tool }) => tool).join(", ");
    throw new UsageError(`there is no tool ${name}; there are ${known}`);
  }
  if (names.length === 0) return CHECKS;
  return CHECKS.filter(({ tool }) => names.some((name) => isNamed(tool, name)));
}

function isNamed(tool: string, name: string): boolean {
  return tool.toLowerCase().includes(name.toLowerCase());
}

async function trialsOf(checks: readonly Check[], spec: string, complain: (text: string) => void) {
  const gateway = await startGateway({ examples: true });
  try {
    const place = { baseUrl: gateway.baseUrl, token: "sandbox_examples" };
    const trials: Tried[] = [];
    for (const check of checks) {
      complain(`${check.tool} ${check.version} ...\n`);
      trials.push(await tried(check, spec, place));
    }
    return trials;
  } finally {
    await gateway.close();
  }
}

const HELP = `
Each tool reads the spec, and then a copy with a fault that it must find.

Examples:
  npm run interop
  npm run interop -- --only redocly prism`;

/** The command line of `npm run interop`. */
export function interopCommand(
  write: (text: string) => void,
  complain: (text: string) => void,
): Command {
  const command = new Command("npm run interop --")
    .description("Has other tools read the spec: each must be content, and find a planted fault.")
    .option("--spec <file>", "the spec to read", SPEC)
    .option("--only <tool...>", "only these tools, by a part of the name");
  return addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async (flags: Flags) => {
      const trials = await trialsOf(checksNamed(flags.only), flags.spec, complain);
      await conclude(reportOf(trials), flags, write);
    });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const command = interopCommand(
    (text) => process.stdout.write(text),
    (text) => process.stderr.write(text),
  );
  await runScript(command, process.argv.slice(2));
}
