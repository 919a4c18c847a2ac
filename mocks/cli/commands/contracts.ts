import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Command, Option } from "commander";
import type { BrokerOptions } from "../../../contracts/verify/verify.js";
import { presentFields } from "../arguments.js";
import { MISTAKES } from "../messages.js";
import { addReportOptions, conclude, type ReportFlags, verboseOption } from "../reporting.js";
import type { Write } from "../terminal.js";
import { CheckFailed, UsageError } from "../usage.js";

const SPECTRAL = "@stoplight/spectral-cli";

const LINT_HELP = `
lint runs the Spectral of your project (${SPECTRAL}) with the ruleset paystub/spec/ruleset.
All arguments go to Spectral; spectral lint --help lists them.

Exit codes: 0 no finding; 1 a finding at or above --fail-severity; 2 Spectral could not lint.

Example:
  paystub lint openapi.yaml --fail-severity warn --format junit --output lint.xml`;

/** Adds `lint`. */
export function addLint(paystub: Command): void {
  paystub
    .command("lint")
    .description("check a spec with Spectral and the rules of this package")
    .argument("<arguments...>", "a spec as YAML or JSON, and options of spectral lint")
    .allowUnknownOption()
    .addHelpText("after", LINT_HELP)
    .action(runSpectral);
}

/** Runs Spectral with our ruleset, in the user's terminal. Throws `CheckFailed` with its exit code. */
async function runSpectral(given: readonly string[]): Promise<void> {
  const ruleset = createRequire(import.meta.url).resolve("paystub/spec/ruleset");
  const options = [spectralFile(), "lint", ...given, "--ruleset", ruleset];
  const child = spawn(process.execPath, options, { stdio: "inherit" });
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (status) => resolve(status ?? 2));
  });
  if (code !== 0) throw new CheckFailed(code);
}

/** The program of the Spectral that the user's project has. */
function spectralFile(): string {
  const require = createRequire(join(process.cwd(), "package.json"));
  try {
    return require.resolve(SPECTRAL);
  } catch {
    throw new UsageError(MISTAKES.packageMissing("lint", SPECTRAL));
  }
}

/** The options of `paystub verify` as they come from the command line. */
interface VerifyFlags extends ReportFlags {
  readonly pacts?: readonly string[];
  readonly provider?: string;
  readonly only?: "live" | "spec";
  readonly spec?: string;
  readonly broker?: string;
  readonly brokerToken?: string;
  readonly selector?: readonly string[];
  readonly providerVersion?: string;
  readonly providerBranch?: string;
  readonly publish?: boolean;
}

const VERIFY_HELP = `
verify runs the Verifier of @pact-foundation/pact, which prints its own report. Each interaction runs
in a sandbox of its own, with the provider states of paystub/pact.

Exit codes: 0 the pacts hold; 1 a pact is broken; 2 paystub could not verify them.

Examples:
  paystub verify
  paystub verify --pacts build/pacts --only spec --spec next.yaml
  paystub verify --broker https://pacts.example --selector '{"mainBranch": true}' \\
    --publish --provider-version 1.4.0 --provider-branch main`;

/** Adds `verify`. What it needs is only loaded when it is to run. */
export function addVerify(paystub: Command, write: Write): void {
  const command = paystub
    .command("verify")
    .description("verify pacts against a fresh mock and against the spec");
  for (const option of [...pactOptions(), ...brokerOptions()]) command.addOption(option);
  addReportOptions(command.addHelpText("after", VERIFY_HELP).addOption(verboseOption())).action(
    async (flags: VerifyFlags) => {
      const broker = brokerOf(flags);
      const { pacts, provider, only, spec } = flags;
      const { verify } = await import("../../../contracts/verify/verify.js");
      const report = await verify({
        ...presentFields({ pacts, provider, only, spec }),
        ...(broker && { broker }),
      });
      await conclude(report, flags, write);
    },
  );
}

function pactOptions(): readonly Option[] {
  return [
    new Option("--pacts <where...>", "folders, files or URLs (./pacts, else ./contracts/pacts)"),
    new Option("--provider <name>", "name of the provider in the pacts (payment-service)"),
    new Option("--only <half>", "verify only against the mock, or only against the spec") //
      .choices(["live", "spec"]),
    new Option("--spec <file>", "the spec to compare with, such as the next version (ours)"),
  ].map((option) => option.helpGroup("Which pacts:"));
}

function brokerOptions(): readonly Option[] {
  return [
    new Option("--broker <url>", "verify the pacts of this Pact broker").env(
      "PACT_BROKER_BASE_URL",
    ),
    new Option(
      "--broker-token <token>",
      "token of the broker, or set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD",
    ).env("PACT_BROKER_TOKEN"),
    new Option("--selector <json...>", "a consumer version selector of Pact, as JSON"),
    new Option("--provider-version <version>", "version of the provider"),
    new Option("--provider-branch <branch>", "branch of the provider; also enables pending pacts"),
    new Option("--publish", "publish the results; needs --provider-version"),
  ].map((option) => option.helpGroup("Pact broker:"));
}

/** The options for Pact's Verifier. Throws a usage error for those that cannot work. */
function brokerOf(flags: VerifyFlags): BrokerOptions | undefined {
  const { broker, brokerToken, selector, providerVersion, providerBranch, publish } = flags;
  if (flags.pacts?.some(hasCredentials)) throw new UsageError(MISTAKES.credentialsInUrl("--pacts"));
  if (broker === undefined) {
    const [option] = (["selector", "providerVersion", "providerBranch", "publish"] as const).filter(
      (name) => flags[name] !== undefined,
    );
    if (option !== undefined) {
      throw new UsageError(MISTAKES.otherMissing(BROKER_FLAGS[option], "--broker"));
    }
    return undefined;
  }
  if (hasCredentials(broker)) throw new UsageError(MISTAKES.credentialsInUrl("--broker"));
  if (publish && providerVersion === undefined) {
    throw new UsageError(MISTAKES.otherMissing("--publish", "--provider-version"));
  }
  const { PACT_BROKER_USERNAME, PACT_BROKER_PASSWORD } = process.env;
  return {
    pactBrokerUrl: broker,
    ...presentFields<Omit<BrokerOptions, "pactBrokerUrl">>({
      pactBrokerToken: brokerToken || undefined,
      pactBrokerUsername: PACT_BROKER_USERNAME || undefined,
      pactBrokerPassword: PACT_BROKER_PASSWORD || undefined,
      consumerVersionSelectors: selector?.map(selectorOf),
      providerVersion,
      providerVersionBranch: providerBranch,
      enablePending: providerBranch === undefined ? undefined : true,
      publishVerificationResult: publish,
    }),
  };
}

const BROKER_FLAGS = {
  selector: "--selector",
  providerVersion: "--provider-version",
  providerBranch: "--provider-branch",
  publish: "--publish",
} as const;

/** Pact prints the addresses that it calls. */
function hasCredentials(place: string): boolean {
  return /^https?:/.test(place) && URL.canParse(place) && new URL(place).username !== "";
}

function selectorOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Not JSON at all.
  }
  throw new UsageError(MISTAKES.wrongSelector(text));
}
