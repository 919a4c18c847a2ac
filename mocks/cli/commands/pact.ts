import { type Command, Option } from "commander";
import { DEFAULT_CONTROL_URL } from "../../api/paths.js";
import { plural } from "../../control/format.js";
import { plain } from "../../report/plain.js";
import { controlClient } from "../control-client.js";
import { addReportOptions, conclude, type ReportFlags } from "../reporting.js";
import type { Write } from "../terminal.js";
import { brokerCredentials, brokerTokenOption } from "./broker-options.js";

interface PactFlags {
  readonly consumer: string;
  readonly provider: string;
  readonly out?: string;
  readonly sandbox?: string;
  readonly controlUrl: string;
  readonly controlToken?: string;
}

const PACT_HELP = `
Every operation, status, state and shape of request becomes an interaction, with matchers on types and
with the provider states that the mock knows of. Tokens, secrets, signatures and one-time passwords are
never written.

Example:
  paystub pact from-journal --consumer shop --out pacts/shop.json
  paystub verify --pacts pacts/shop.json`;

/** Adds `pact` with what makes pacts. */
export function addPact(paystub: Command, write: Write): void {
  const pact = paystub.command("pact").description("generate a pact, or ask a broker about one");
  const command = pact
    .command("from-journal")
    .description("generate a pact from the requests that a running mock received");
  for (const option of options()) command.addOption(option);
  command.addHelpText("after", PACT_HELP).action((flags: PactFlags) => fromJournal(flags, write));
  addCanIDeploy(pact, write);
}

interface DeployFlags extends ReportFlags {
  readonly broker: string;
  readonly brokerToken?: string;
  readonly pacticipant: string;
  readonly pacticipantVersion: string;
  readonly environment: string;
}

function addCanIDeploy(pact: Command, write: Write): void {
  const command = pact
    .command("can-i-deploy")
    .description("ask a Pact broker whether a version is verified with all of an environment");
  const needed = [
    new Option("--broker <url>", "the Pact broker"),
    new Option("--pacticipant <name>", "what is to be deployed, as its pacts name it"),
    new Option("--pacticipant-version <version>", "its version"),
    new Option("--environment <name>", "where to"),
  ];
  for (const option of needed) command.addOption(option.makeOptionMandatory());
  addReportOptions(command.addOption(brokerTokenOption()))
    .addHelpText(
      "after",
      "\nExit codes: 0 it can be deployed, 1 it cannot or nobody knows, 2 the broker could not be asked.\n" +
        "\nExample:\n  paystub pact can-i-deploy --broker https://pacts.example \\\n" +
        "    --pacticipant shop --pacticipant-version 2.1.0 --environment production",
    )
    .action(async ({ brokerToken, pacticipantVersion: version, ...flags }: DeployFlags) => {
      const { canIDeploy } = await import("../../../contracts/verify/broker.js");
      const report = await canIDeploy({
        ...flags,
        version,
        credentials: brokerCredentials(brokerToken),
      });
      return conclude(report, flags, write);
    });
}

function options(): readonly Option[] {
  return [
    new Option("--consumer <name>", "name of the consumer").makeOptionMandatory(),
    new Option("--provider <name>", "name of the provider").default("payment-service"),
    new Option("--out <file>", "output file (pacts/<consumer>-<provider>.json)"),
    new Option("--sandbox <name>", "only the requests of this sandbox (all)").env(
      "PAYSTUB_SANDBOX",
    ),
    new Option("--control-url <url>", "the control URL, which the mock prints at start")
      .env("PAYSTUB_CONTROL_URL")
      .default(DEFAULT_CONTROL_URL),
    new Option("--control-token <token>", "the control token, which the mock prints at start").env(
      "PAYSTUB_CONTROL_TOKEN",
    ),
  ];
}

async function fromJournal(flags: PactFlags, write: Write): Promise<void> {
  const { consumer, provider, sandbox, controlUrl, controlToken } = flags;
  const { readJournals } = await import("../../../contracts/journal/read.js");
  const { countedWhy, pactFromJournal } = await import(
    "../../../contracts/journal/from-journal.js"
  );
  const { writePact } = await import("../../../contracts/journal/pact.js");
  const ask = controlClient({
    url: controlUrl || DEFAULT_CONTROL_URL,
    ...(controlToken && { token: controlToken }),
  });
  const { recorded, sandboxes, dropped } = await readJournals(ask, sandbox || undefined);
  const made = pactFromJournal(recorded, { consumer, provider });
  const out = flags.out ?? `pacts/${fileName(consumer)}-${fileName(provider)}.json`;
  await writePact(out, made.pact);
  const where = sandboxes === 1 ? "1 sandbox" : `${sandboxes} sandboxes`;
  const from = `${plural(made.requests, "request")} in ${where}`;
  const lines = [
    `${out}: ${plural(made.interactions, "interaction")} of ${consumer} from ${from}`,
    ...leftOut(made.leftOut, countedWhy),
    ...(dropped === 0 ? [] : [`${plural(dropped, "older request")} the mock no longer has`]),
  ];
  write(lines.map((line) => `${plain(line)}\n`).join(""));
}

function leftOut(
  whys: ReadonlyMap<string, number>,
  counted: (why: string, many: number) => string,
): readonly string[] {
  const total = [...whys.values()].reduce((sum, many) => sum + many, 0);
  if (total === 0) return [];
  const lines = [...whys].map(([why, many]) => `  ${counted(why, many)}`);
  return [`${plural(total, "request")} could not be used:`, ...lines];
}

/** A name as part of a file's name. */
function fileName(name: string): string {
  return name.replace(/[^\w.-]+/g, "-").toLowerCase();
}
