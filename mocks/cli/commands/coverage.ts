import { type Command, Option } from "commander";
import type { CoverageView } from "../../../spec/generated/control.types.js";
import { nearestName } from "../../api/near-names.js";
import { plural } from "../../control/format.js";
import { MISTAKES } from "../messages.js";
import { addReportOptions, conclude, failUnder, type ReportFlags } from "../reporting.js";
import type { Write } from "../terminal.js";
import { RefusedByMock, UsageError } from "../usage.js";
import { type ConnectionFlags, connectionOptions, sessionOf } from "./remote.js";

/** The options of `paystub coverage` as they come from the command line. */
interface CoverageCommandFlags extends ReportFlags, ConnectionFlags {
  readonly failUnder?: number;
  readonly leaveOut?: readonly string[];
}

interface Covered {
  readonly view: CoverageView;
  readonly source: string;
}

const HELP = `
The spec and the mock's own tables say what to expect. The report gives a reason for everything else.
Only faults cause status 500, so it counts as a fault.

Exit codes: 0; 1 if the traffic reached less than --fail-under, or made no call; 2 if paystub could
not report the coverage.

Examples:
  paystub coverage
  paystub run --coverage .paystub/coverage -- npm test
  paystub coverage .paystub/coverage --html coverage.html
  paystub coverage .paystub/coverage --fail-under 60 --leave-out recurring registerPayment cancelRecurring`;

/** Adds `coverage`. What it needs is only loaded when it is to run. */
export function addCoverage(paystub: Command, write: Write): void {
  const command = paystub
    .command("coverage")
    .description("report which operations, states and faults your traffic reached")
    .argument("[folder...]", "folders that runs wrote with --coverage (a running mock)")
    .addOption(failUnder())
    .addOption(
      new Option(
        "--leave-out <what...>",
        "operations, faults or kinds that you do not expect to reach",
      ),
    );
  for (const option of connectionOptions()) {
    command.addOption(option.helpGroup("Options for a running mock:"));
  }
  addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async (folders: readonly string[], flags: CoverageCommandFlags) => {
      const complain = command.configureOutput().writeErr ?? (() => undefined);
      await run(folders, flags, write, complain);
    });
}

async function run(
  folders: readonly string[],
  flags: CoverageCommandFlags,
  write: Write,
  complain: Write,
): Promise<void> {
  const { coverageReport } = await import("../../observe/coverage/report.js");
  const { without } = await import("../../observe/coverage/view.js");
  const { failUnder: least, leaveOut = [] } = flags;
  await checkNames(leaveOut);
  const reached =
    folders.length > 0 ? await ofFolders(folders) : await ofSandbox(flags, write, complain);
  const { view, source } = reached;
  const question = { source, ...(least !== undefined && { failUnder: least }) };
  await conclude(coverageReport(without(view, leaveOut), question), flags, write);
}

/** What runs kept in folders, with when they wrote it: what is stale must not pass for what is new. */
async function ofFolders(folders: readonly string[]): Promise<Covered> {
  const { mergedCoverage } = await import("../../observe/coverage/folder.js");
  const { coverageView } = await import("../../observe/coverage/view.js");
  const { counts, files } = await mergedCoverage(folders);
  const instants = files.map(({ writtenAt }) => writtenAt).sort();
  const [first = "", last = ""] = [instants[0], instants.at(-1)];
  const when = first === last ? first : `${first} to ${last}`;
  const source = `${plural(files.length, "run")}, kept ${when},`;
  return { view: coverageView(counts), source };
}

/** What a sandbox of a running mock reached. */
async function ofSandbox(
  flags: CoverageCommandFlags,
  write: Write,
  complain: Write,
): Promise<Covered> {
  const { ask, sandbox } = sessionOf(flags, write, complain);
  const view = (await ask("sandbox.coverage").catch(couldNotReport)).body;
  const source = sandbox === undefined ? "the sandbox" : `sandbox ${sandbox}`;
  return { view, source };
}

/** A refusal, such as for a sandbox that there is not, is no verdict on what was reached. */
function couldNotReport(error: unknown): never {
  throw error instanceof RefusedByMock ? new UsageError(error.message) : error;
}

async function checkNames(names: readonly string[]): Promise<void> {
  const { SUBJECTS } = await import("../../observe/coverage/items.js");
  const unknown = names.find((name) => !SUBJECTS.has(name));
  if (unknown === undefined) return;
  throw new UsageError(MISTAKES.unknownItem(unknown, nearestName([...SUBJECTS], unknown)));
}
