import { type Command, Option } from "commander";
import { CALLBACK_KINDS } from "../../control/callback-kinds.js";
import { shown } from "../progress.js";
import { addReportOptions, conclude, type ReportFlags } from "../reporting.js";
import type { Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { brokerCredentials, brokerTokenOption } from "./broker-options.js";
import { presentFields } from "./remote-command.js";

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
  readonly failOn?: "tolerated";
  readonly only?: "live" | "spec";
}

const VERIFY_HELP = `
Each interaction runs in a sandbox of its own, which is brought into its provider states: there are no
state handlers to write. A bearer token in a pact counts as an example and is replaced by the sandbox's,
unless the pact takes one from a state, or expects 401 or 403 without a state about tokens.

Exit codes: 0 the contract holds, 1 it is broken, 2 it could not be verified, also for lack of pacts
or where no interaction is a request that can be: messages are told and not verified.
With --publish, each pact's result goes to the broker that the pacts are from, pending ones included.

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
      `verify a merchant's endpoints for callbacks instead: ${CALLBACK_KINDS.join(", ")}`,
    )
    .addHelpText("after", VERIFY_HELP);
  addReportOptions(command).action((flags: VerifyFlags) => run(flags, write, command));
}

function pactOptions(): readonly Option[] {
  const group = (option: Option) => option.helpGroup("Which pacts:");
  return [
    new Option("--pacts <where...>", "folders, files or URLs (./pacts, else ./contracts/pacts)"),
    new Option("--broker <url>", "the pacts of a Pact broker"),
    brokerTokenOption(),
    new Option(
      "--provider <name>",
      "the provider as the pacts name it (any; payment-service of a broker)",
    ),
    new Option(
      "--consumer-version <version...>",
      "only pacts of these versions, as the broker or the file itself has them; else the latest",
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
    new Option("--provider-url <url>", "another implementation instead of a fresh gateway"),
    new Option("--order-url <url>", "its address for wallet payments (the same)"),
    new Option("--token <token>", "a merchant's token that it accepts"),
    new Option("--control-url <url>", "its control API, where it is a paystub: reaches all states"),
    new Option("--control-token <token>", "the token of that control API"),
    new Option("--only <half>", "against the provider, or against the spec (both)").choices([
      ...["live", "spec"],
    ]),
    new Option("--fail-on <what>", "fail for what is only tolerated too").choices(["tolerated"]),
  ].map(group);
}

function publishOptions(): readonly Option[] {
  return [
    new Option("--publish", "publish the results to the broker"),
    new Option("--provider-version <version>", "the version of the provider that was verified"),
    new Option("--provider-branch <branch>", "its branch, which says what is pending too"),
    new Option("--build-url <url>", "where this run can be looked at"),
  ].map((option) => option.helpGroup("Results for a broker:"));
}

function publicationOf({ publish, providerVersion, providerBranch, buildUrl }: VerifyFlags) {
  if (!publish) return undefined;
  if (!providerVersion) {
    throw new UsageError("--publish needs the version that was verified; give --provider-version");
  }
  return { providerVersion, ...presentFields({ providerBranch, buildUrl }) };
}

async function run(flags: VerifyFlags, write: Write, command: Command): Promise<void> {
  const { callbacks, consumerVersion, brokerToken, selector, publish: _, ...rest } = flags;
  const publish = publicationOf(flags);
  if (callbacks !== undefined) {
    const { verifyCallbacks } = await import("../../../contracts/verify/callbacks.js");
    return conclude(await verifyCallbacks({ urls: callbacks, pacts: flags.pacts }), flags, write);
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
