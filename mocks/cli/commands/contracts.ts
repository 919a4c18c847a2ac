import { type Command, Option } from "commander";
import type { LintRule } from "../../../contracts/lint/lint.js";
import { callbackKinds } from "../../../spec/generated/faults.js";
import type { ControlCaller } from "../../control/client.js";
import { plural } from "../../control/format.js";
import { entryOf } from "../../control/views.js";
import type { DomainEvent, LoggedEvent } from "../../domain/events.js";
import type { Traffic } from "../../observe/pact/pact.js";
import { plain } from "../../report/escape.js";
import { formatLine, table } from "../../report/terminal.js";
import { presentFields } from "../arguments.js";
import { saveNamed } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { addReportOptions, conclude, type ReportFlags, verboseOption } from "../reporting.js";
import { shown, type Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { controlClient, controlUrlOf, controlUrlOption } from "./remote.js";

interface BreakingFlags extends ReportFlags {
  readonly pacts?: readonly string[];
  readonly accept?: string;
}

/** Adds `breaking`. */
export function addBreaking(paystub: Command, write: Write): void {
  const command = paystub
    .command("breaking")
    .description("compare two versions of the spec: what breaks, and for which consumers")
    .argument("<base>", "the earlier version of the spec, as YAML or JSON")
    .argument("[revision]", "the later version (the spec of this package)")
    .option("--pacts <place...>", "folders, files or URLs of pacts of the consumers")
    .option("--accept <file>", "accepted breaking changes: a YAML list of change and reason");
  addReportOptions(command)
    .addHelpText(
      "after",
      "\nbreaking compares schemas, limits and states (x-behavior), and the defaults of the switches\n" +
        "(x-behavior.switches, or the assumptions.yaml beside a spec).\n" +
        "\nExample:\n  paystub breaking released/openapi.yaml spec/openapi.yaml --pacts pacts",
    )
    .action(async (base: string, revision: string | undefined, flags: BreakingFlags) => {
      const { breaking } = await import("../../../contracts/breaking/breaking.js");
      const { pacts, accept } = flags;
      const report = await breaking(base, {
        ...(revision && { revision }),
        ...(pacts && { pacts }),
        ...(accept && { accept }),
      });
      await conclude(report, flags, write);
    });
}

interface LintFlags extends ReportFlags {
  readonly spec?: string;
  readonly baseline?: string;
  readonly failSeverity: "error" | "warn" | "info" | "hint";
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly list?: boolean;
}

/** Adds `lint`. */
export function addLint(paystub: Command, write: Write): void {
  const command = paystub
    .command("lint")
    .description("check a spec or an overlay against the rules of this package")
    .argument("[file]", "an OpenAPI 3 document, or an overlay (overlay: 1.0.0), as YAML or JSON")
    .option("--only <rule...>", "run only these rules, by name or prefix: oas3-")
    .option("--skip <rule...>", "skip these rules, by name or prefix")
    .option("--list", "list the rules and exit")
    .option("--spec <file>", "the spec that the overlay changes (the spec of this package)")
    .option(
      "--baseline <git ref or file>",
      "an earlier version, to report what was removed or renamed since",
    )
    .addOption(
      new Option("--fail-severity <level>", "the lowest severity that fails")
        .choices(["error", "warn", "info", "hint"])
        .default("error"),
    );
  addReportOptions(command)
    .addHelpText(
      "after",
      "\nExit codes: 0 no finding; 1 a finding at or above --fail-severity; 2 paystub could not lint.\n" +
        "\nExample:\n  paystub lint our-overlay.yaml --fail-severity warn" +
        "\n  paystub lint openapi.yaml --baseline origin/main" +
        "\n  paystub lint any-other-api.yaml --skip paystub-",
    )
    .action(async (file: string | undefined, flags: LintFlags) => {
      const { lint, lintRules } = await import("../../../contracts/lint/lint.js");
      if (flags.list) return listRules(await lintRules(), flags, write);
      if (file === undefined) throw new UsageError(MISTAKES.specMissing);
      await conclude(await lint(file, flags), flags, write);
    });
}

/** Prints the rules: the severity of each, and what it demands. */
function listRules(rules: readonly LintRule[], { json }: LintFlags, write: Write): void {
  if (json) return write(`${JSON.stringify(rules)}\n`);
  const rows = rules.map(({ name, severity, description }) => [name, severity, description]);
  const lines = table(["RULE", "SEVERITY", "DEMANDS"], rows);
  write(lines.map((line) => `${formatLine(line, write.paint)}\n`).join(""));
}

/** The option for what a Pact broker asks for. */
function brokerTokenOption(): Option {
  return new Option(
    "--broker-token <token>",
    "token of the broker, or set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD",
  ).env("PACT_BROKER_TOKEN");
}

/** The credentials for a Pact broker: a token, else a name and a password from the environment. */
function brokerCredentials(token: string | undefined) {
  return presentFields<{ token: string; username: string; password: string }>({
    token: token || undefined,
    username: process.env.PACT_BROKER_USERNAME,
    password: process.env.PACT_BROKER_PASSWORD,
  });
}

/** The options of `paystub verify` as they come from the command line. */
interface VerifyFlags extends ReportFlags {
  readonly pacts?: readonly string[];
  readonly broker?: string;
  readonly brokerToken?: string;
  readonly provider?: string;
  readonly consumerVersion?: readonly string[];
  readonly selector?: readonly string[];
  readonly publish?: boolean;
  readonly providerVersion?: string;
  readonly providerBranch?: string;
  readonly buildUrl?: string;
  readonly providerUrl?: string;
  readonly orderUrl?: string;
  readonly controlUrl?: string;
  readonly controlToken?: string;
  readonly token?: string;
  readonly callbacks?: readonly string[];
  readonly setupUrl?: string;
  readonly failOn?: "tolerated";
  readonly only?: "live" | "spec";
}

const VERIFY_HELP = `
verify runs each interaction in a sandbox of its own and sets up its provider states. You write no
state handlers. It replaces each bearer token in a pact by the token of the sandbox, unless a provider
state supplies the token, or the pact expects 401 or 403 and has no state about tokens.

verify compares each message with the callback that its states cause. With --publish, it sends the
result of each pact to the broker, pending pacts included.

Exit codes: 0 the pacts hold; 1 a pact is broken; 2 paystub could not verify them, or found no
interaction.

Examples:
  paystub verify
  paystub verify --pacts build/pacts --junit pact.xml
  paystub verify --broker https://pacts.example --selector main-branch deployed \\
    --publish --provider-version 1.4.0 --provider-branch main
  paystub verify --callbacks paid=http://127.0.0.1:3000/paid canceled=http://127.0.0.1:3000/canceled`;

/** Adds `verify`. What it needs is only loaded when it is to run. */
export function addVerify(paystub: Command, write: Write): void {
  const command = paystub
    .command("verify")
    .description("verify pacts against a fresh mock and against the spec");
  for (const option of [...pactOptions(), ...providerOptions(), ...publishOptions()])
    command.addOption(option);
  command
    .option(
      "--callbacks <[kind=]url...>",
      `verify a merchant's endpoints for callbacks instead: ${callbackKinds.join(", ")}`,
    )
    .option(
      "--setup-url <url>",
      "with --callbacks: URL of your shop that receives { state, params } before each call, to create the order",
    )
    .addHelpText("after", VERIFY_HELP);
  addReportOptions(command.addOption(verboseOption())).action((flags: VerifyFlags) =>
    run(flags, write, command),
  );
}

function pactOptions(): readonly Option[] {
  const group = (option: Option) => option.helpGroup("Which pacts:");
  return [
    new Option("--pacts <where...>", "folders, files or URLs (./pacts, else ./contracts/pacts)"),
    new Option("--broker <url>", "the pacts of a Pact broker"),
    brokerTokenOption(),
    new Option(
      "--provider <name>",
      "name of the provider in the pacts (any; payment-service for a broker)",
    ),
    new Option(
      "--consumer-version <version...>",
      "only pacts of these consumer versions (the latest)",
    ),
    new Option(
      "--selector <selector...>",
      "of a broker: main-branch, branch=<name>, matching-branch, deployed[=<environment>], " +
        "released[=<environment>], deployed-or-released, latest, or JSON",
    ),
  ].map(group);
}

function providerOptions(): readonly Option[] {
  const group = (option: Option) => option.helpGroup("What is verified:");
  return [
    new Option("--provider-url <url>", "verify the service at this URL instead of a fresh mock"),
    new Option("--order-url <url>", "order URL of that service (the provider URL)"),
    new Option("--token <token>", "a merchant's token for that service"),
    new Option(
      "--control-url <url>",
      "control URL of that service if it is a paystub, to reach all states",
    ),
    new Option("--control-token <token>", "the token of that control API"),
    new Option(
      "--only <half>",
      "verify only against the provider, or only against the spec (both)",
    ).choices([...["live", "spec"]]),
    new Option("--fail-on <what>", "also fail on tolerated deviations").choices(["tolerated"]),
  ].map(group);
}

function publishOptions(): readonly Option[] {
  return [
    new Option("--publish", "publish the results to the broker"),
    new Option("--provider-version <version>", "version of the verified provider"),
    new Option(
      "--provider-branch <branch>",
      "branch of the provider, which also decides which pacts are pending",
    ),
    new Option("--build-url <url>", "URL of this CI run, to link from the results"),
  ].map((option) => option.helpGroup("Results for a broker:"));
}

function publicationOf({ publish, providerVersion, providerBranch, buildUrl }: VerifyFlags) {
  if (!publish) return undefined;
  if (!providerVersion) {
    throw new UsageError(MISTAKES.versionMissing);
  }
  return { providerVersion, ...presentFields({ providerBranch, buildUrl }) };
}

async function run(flags: VerifyFlags, write: Write, command: Command): Promise<void> {
  const {
    callbacks,
    setupUrl,
    consumerVersion,
    brokerToken,
    selector,
    publish: _,
    ...rest
  } = flags;
  const publish = publicationOf(flags);
  if (callbacks !== undefined) {
    const { verifyCallbacks } = await import("../../../contracts/verify/callbacks.js");
    const { pacts } = flags;
    return conclude(await verifyCallbacks({ urls: callbacks, pacts, setupUrl }), flags, write);
  }
  if (setupUrl !== undefined) {
    throw new UsageError(MISTAKES.callbacksMissing);
  }
  const { verify } = await import("../../../contracts/verify/verify.js");
  const credentials = brokerCredentials(brokerToken);
  const options = {
    ...rest,
    credentials,
    ...(consumerVersion && { consumerVersions: consumerVersion }),
    ...(selector && { selectors: selector }),
    ...(publish && { publish }),
  };
  return conclude(
    await shown("interactions", command, (progress) => verify({ ...options, progress })),
    flags,
    write,
  );
}

interface PactFlags {
  readonly consumer: string;
  readonly provider: string;
  readonly out?: string;
  readonly sandbox?: string;
  readonly controlUrl?: string;
  readonly controlToken?: string;
}

const PACT_HELP = `
from-journal writes one interaction for each operation, status, state and shape of request, with matchers
on types and with provider states. It never writes tokens, secrets, signatures or one-time passwords.

Example:
  paystub pact from-journal --consumer shop --out pacts/shop.json
  paystub verify --pacts pacts/shop.json`;

/** Adds `pact` with what makes pacts. */
export function addPact(paystub: Command, write: Write): void {
  const pact = paystub
    .command("pact")
    .description("generate a pact, or check with a broker before a deployment");
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
    .description(
      "ask a Pact broker whether a version is verified against everything in an environment",
    );
  const needed = [
    new Option("--broker <url>", "the Pact broker"),
    new Option("--pacticipant <name>", "name of the application to deploy, as in its pacts"),
    new Option("--pacticipant-version <version>", "version to deploy"),
    new Option("--environment <name>", "environment to deploy to"),
  ];
  for (const option of needed) command.addOption(option.makeOptionMandatory());
  addReportOptions(command.addOption(brokerTokenOption()))
    .addHelpText(
      "after",
      "\nExit codes: 0 you can deploy it; 1 you cannot, or the broker does not know; 2 paystub could not ask the broker.\n" +
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
    controlUrlOption(),
    new Option("--control-token <token>", "the control token, which the mock prints at start").env(
      "PAYSTUB_CONTROL_TOKEN",
    ),
  ];
}

async function fromJournal(flags: PactFlags, write: Write): Promise<void> {
  const { consumer, provider, sandbox, controlUrl, controlToken } = flags;
  const { countedWhy, pactOfTraffic } = await import("../../observe/pact/pact.js");
  const ask = controlClient({
    url: await controlUrlOf(controlUrl, write),
    ...(controlToken && { token: controlToken }),
  });
  const { traffic, sandboxes, dropped } = await readTraffic(ask, sandbox || undefined);
  const made = pactOfTraffic(traffic, { consumer, provider });
  const out = flags.out ?? `pacts/${fileName(consumer)}-${fileName(provider)}.json`;
  await saveNamed(out, `${JSON.stringify(made.pact, null, 2)}\n`, FILE_FIXES.otherFile("out"));
  const where = sandboxes === 1 ? "1 sandbox" : `${sandboxes} sandboxes`;
  const from = `${plural(made.requests, "request")} in ${where}`;
  const lines = [
    `${out}: ${plural(made.interactions, "interaction")} of ${consumer} from ${from}`,
    ...leftOut(made.leftOut, countedWhy),
    ...(dropped === 0 ? [] : [`${plural(dropped, "older request")} the mock no longer has`]),
  ];
  write(lines.map((line) => `${plain(line)}\n`).join(""));
}

/** The traffic that a mock still has, and how many older requests it dropped. */
interface KeptTraffic {
  readonly traffic: readonly Traffic[];
  readonly sandboxes: number;
  readonly dropped: number;
}

/** Reads the traffic of one sandbox, or of all sandboxes and of none. */
async function readTraffic(ask: ControlCaller, sandbox?: string): Promise<KeptTraffic> {
  const names = sandbox === undefined ? await sandboxNames(ask) : [sandbox];
  const read = await Promise.all(names.map((name) => sandboxTraffic(ask, name)));
  if (sandbox === undefined) read.push(await unclaimedTraffic(ask));
  const dropped = read.reduce((sum, one) => sum + one.dropped, 0);
  return { traffic: read, sandboxes: names.length, dropped };
}

async function sandboxNames(ask: ControlCaller): Promise<readonly string[]> {
  const { body } = await ask("gateway.list");
  return body.sandboxes.map(({ name }) => name);
}

/** Calls without a good token, or with a number of no invoice, belong to no sandbox. */
async function unclaimedTraffic(ask: ControlCaller) {
  const { requests, dropped } = (await ask("gateway.unclaimedRequests")).body;
  return { requests: requests.map(entryOf), events: [], epoch: 0, dropped };
}

/** Reads the log after the requests, so that it contains the last of them, and the epoch after the log. */
async function sandboxTraffic(ask: ControlCaller, sandbox: string) {
  const path = { sandbox };
  const { requests, dropped } = (await ask("sandbox.requests", { path })).body;
  const { events } = (await ask("sandbox.export", { path })).body;
  const { epoch } = (await ask("sandbox.summary", { path })).body.position;
  // The spec leaves the fields of an event to the log, and the mock exports what it folded itself.
  const log = events as unknown as readonly DomainEvent[];
  const logged = log.map((event, index): LoggedEvent => ({ seq: index + 1, event }));
  return { requests: requests.map(entryOf), events: logged, epoch, dropped };
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
