import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Command } from "commander";
import { parse } from "yaml";
import { addReportOptions, conclude, type ReportFlags } from "../mocks/cli/reporting.js";
import { UsageError } from "../mocks/cli/usage.js";
import { startGateway } from "../mocks/index.js";
import type { Case, Report } from "../mocks/report/report.js";
import { type Bench, type Check, type PlantedDocument, ROOT } from "./interop/check.js";
import { openapiFetch } from "./interop/clients.js";
import { redocly, swaggerParser } from "./interop/readers.js";
import { prism } from "./interop/servers.js";
import { runScript } from "./prism/run.js";

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
