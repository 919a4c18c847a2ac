import { type Command, Option } from "commander";
import type { ConformOptions } from "../../../contracts/conformance/conform.js";
import { formatLine, table } from "../../report/terminal.js";
import { lengthMs, pauseMs, presentFields } from "../arguments.js";
import { MISTAKES } from "../messages.js";
import { addReportOptions, conclude, type ReportFlags, verboseOption } from "../reporting.js";
import { shown, type Write } from "../terminal.js";
import { UsageError } from "../usage.js";

/** Which service is called, with whose credentials and at which pace. */
export interface AccessFlags {
  readonly orderUrl?: string;
  readonly token?: string;
  readonly partnerToken?: string;
  readonly apiId?: string;
  readonly secretKey?: string;
  readonly profileNo?: string;
  readonly apiKey?: string;
  readonly allowProduction?: boolean;
  readonly confirmHost?: readonly string[];
  readonly timeout?: number;
  readonly pause?: number;
}

interface Flags extends ReportFlags, AccessFlags {
  readonly baseUrl?: string;
  readonly create?: boolean;
  readonly assumed: NonNullable<ConformOptions["assumed"]>;
  readonly only?: readonly string[];
  readonly mobile: string;
  readonly otp: string;
  readonly list?: boolean;
}

const HELP = `
Without --create, conform checks only rules that leave nothing behind. With it, conform creates
invoices, one-time passwords and recurring payments, and lists them in the report.

A host counts as production unless it is loopback, a private address or a name without a dot, or
one of these words is between its dots and hyphens: test, tests, testing, sandbox, staging, stage,
dev, develop, development, local, localhost, mock, qa, uat, demo, preprod.
A name that contains prod, production or live always counts as production.

The rules on refunds need --api-id and --profile-no of the same merchant. Otherwise conform skips them.
At a paystub, each name is a sandbox: use the same name for both.

Example:
  paystub conform --base-url http://127.0.0.1:4010 --api-id shop --secret-key any \\
    --profile-no shop --api-key any --create`;

/** Adds `conform`. The rules are only loaded when they are wanted. */
export function addConform(paystub: Command, write: Write): void {
  const command = paystub
    .command("conform")
    .description("check that a running service conforms to the interface")
    .option("--base-url <url>", "base URL of the service")
    .option("--order-url <url>", "order URL of the service (the base URL)");
  for (const option of [...accessOptions(), ...scope(), ...callOptions()])
    command.addOption(option);
  addReportOptions(command.addOption(verboseOption()))
    .addHelpText("after", HELP)
    .action(async (flags: Flags) => {
      if (flags.list) return list(flags, write);
      const options = optionsOf(flags);
      const { conform } = await import("../../../contracts/conformance/conform.js");
      const report = await shown("rules", command, (progress) => conform({ ...options, progress }));
      await conclude(report, flags, write);
    });
}

/** Secrets can come from the environment, since everybody on a machine can read its command lines. */
export function accessOptions(): readonly Option[] {
  return [
    new Option("--token <token>", "a merchant's token").env("PAYSTUB_TOKEN"),
    new Option("--api-id <id>", "a merchant's id, to request a token").env("PAYSTUB_API_ID"),
    new Option("--secret-key <key>", "the secret of --api-id").env("PAYSTUB_SECRET_KEY"),
    new Option("--partner-token <token>", "a partner's token").env("PAYSTUB_PARTNER_TOKEN"),
    new Option("--profile-no <no>", "a partner's number, to request a token").env(
      "PAYSTUB_PROFILE_NO",
    ),
    new Option("--api-key <key>", "the secret of --profile-no").env("PAYSTUB_API_KEY"),
    ...productionOptions(),
  ].map((option) => option.helpGroup("Access:"));
}

/** What says twice that a production service is meant. Each call makes options of its own. */
export function productionOptions(): readonly Option[] {
  return [
    new Option("--allow-production", "allow a production service; needs --confirm-host too"),
    new Option("--confirm-host <host...>", "names of the production hosts you mean"),
  ];
}

function scope(): readonly Option[] {
  return [
    new Option(
      "--create",
      "also check rules whose calls create invoices, payments or registrations",
    ),
    new Option("--assumed <policy>", "result of a broken assumption")
      .choices(["fail", "warn", "skip"])
      .default("warn"),
    new Option("--only <rule...>", "check only these rules, by id or prefix: addInvoice.required"),
    new Option("--list", "list the rules and exit"),
  ].map((option) => option.helpGroup("Rules:"));
}

function callOptions(): readonly Option[] {
  return [
    new Option(
      "--mobile <number>",
      "mobile number of the customer and the wallet, which may receive messages",
    ) //
      .default("0500000001"),
    new Option("--otp <code>", "the one-time password that the wallet receives").default("12345"),
    ...paceOptions(),
  ].map((option) => option.helpGroup("Calls:"));
}

/** How long a call may take, and what is waited between two. */
export function paceOptions(): readonly Option[] {
  return [
    new Option("--timeout <length>", "time limit of one call (10s)").argParser(lengthMs),
    new Option("--pause <length>", "pause between two calls, such as 500ms (0s)") //
      .argParser(pauseMs),
  ];
}

function optionsOf(flags: Flags): ConformOptions {
  const { baseUrl } = flags;
  if (baseUrl === undefined) {
    throw new UsageError(MISTAKES.serviceMissing);
  }
  const { only, create, assumed, mobile, otp } = flags;
  return {
    ...accessOf(baseUrl, flags),
    ...presentFields({ only, create }),
    ...{ assumed, mobile, otp },
  };
}

/** The options of a run that calls a service, from its flags. Throws a usage error for half a pair. */
export function accessOf(baseUrl: string, flags: AccessFlags) {
  const { token, partnerToken, orderUrl, confirmHost, allowProduction } = flags;
  const [apiId, secretKey] = pair(flags, "apiId", "secretKey");
  const [profileNo, apiKey] = pair(flags, "profileNo", "apiKey");
  return {
    baseUrl,
    ...presentFields({ orderUrl, merchantToken: token, partnerToken, allowProduction }),
    ...presentFields({ confirmedHosts: confirmHost }),
    ...(apiId && secretKey && { merchant: { apiId, secretKey } }),
    ...(profileNo && apiKey && { partner: { profileNo, apiKey } }),
    ...presentFields({ timeoutMs: flags.timeout, pauseMs: flags.pause }),
  };
}

const OPTION = {
  apiId: "--api-id",
  secretKey: "--secret-key",
  profileNo: "--profile-no",
  apiKey: "--api-key",
} as const;

/** Two options that are of use together only. */
function pair(flags: AccessFlags, name: keyof typeof OPTION, secret: keyof typeof OPTION) {
  const [missing] = [name, secret].filter((one) => !flags[one]);
  const [present] = [name, secret].filter((one) => flags[one]);
  if (missing && present) {
    throw new UsageError(MISTAKES.otherMissing(OPTION[present], OPTION[missing]));
  }
  return [flags[name], flags[secret]] as const;
}

/** Prints the rules: what they say, where they come from, and whether they create something. */
async function list({ only, json }: Flags, write: Write): Promise<void> {
  const { listed } = await import("../../../contracts/conformance/rules.js");
  const rules = listed(only);
  if (json) return write(`${JSON.stringify(rules)}\n`);
  const rows = rules.map(({ id, provenance, kind, sentence }) => [id, provenance, kind, sentence]);
  const lines = table(["RULE", "PROVENANCE", "KIND", "SENTENCE"], rows);
  write(lines.map((line) => `${formatLine(line, write.paint)}\n`).join(""));
}
