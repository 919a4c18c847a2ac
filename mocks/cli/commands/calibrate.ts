import { type Command, Option } from "commander";
import type { CalibrationFile } from "../../control/calibration.js";
import { CALIBRATION_FILE } from "../../options.js";
import { lengthMs, pauseMs, presentFields, whole } from "../arguments.js";
import { readNamed, saveNamed } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { addReportOptions, conclude, type ReportFlags } from "../reporting.js";
import { shown, type Write } from "../terminal.js";
import { UsageError } from "../usage.js";

/** Which service is called, with whose credentials and at which pace. */
interface AccessFlags {
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
  readonly baseUrl: string;
  readonly file: string;
  readonly check?: boolean;
  readonly create?: boolean;
  readonly mobile?: string;
  readonly otp?: string;
  readonly callbackUrl?: string;
  readonly callbackPort?: number;
  readonly webhook?: boolean;
  readonly wait?: number;
}

const HELP = `
Finds out how a test environment answers where its description leaves the answer open, checks it
against more than 200 rules, and writes the result to ${CALIBRATION_FILE}. Commit that file: start, run and the fixtures follow it.
Your --assume options win over it.

calibrate makes each call twice, and compares the answers with the mock under each option. Without
--create, it makes only calls that leave nothing behind. Without --mobile, it makes no call that sends
a message. The report lists what the run created.

calibrate rejects hosts that may be production.

Exit codes: 0; 1 if the service breaks a documented rule or refuses valid calls, or --check finds that
it changed; 2 if nothing could be compared.

Example:
  paystub calibrate --base-url https://api.testing.payments.example --create
  paystub calibrate --base-url https://api.testing.payments.example --create --check --report drift.xml`;

/** Adds `calibrate`. The trials are only loaded when they are wanted. */
export function addCalibrate(paystub: Command, write: Write): void {
  const command = paystub
    .command("calibrate")
    .description("compare a test environment with the mock")
    .addOption(
      new Option("--base-url <url>", "base URL of the test environment").makeOptionMandatory(),
    )
    .option("--order-url <url>", "order URL of the test environment (the base URL)");
  for (const option of [...accessOptions(), ...scopeOptions(), ...callOptions()]) {
    command.addOption(option);
  }
  addReportOptions(command)
    .addHelpText("after", HELP)
    .action(async (flags: Flags) => {
      const committed = flags.check ? await committedFile(flags.file) : undefined;
      const { calibrate } = await import("../../../contracts/calibrate/calibrate.js");
      const options = optionsOf(flags);
      const { calibrationReport, driftReport } = await import(
        "../../../contracts/calibrate/report.js"
      );
      const found = await shown("trials", command, (progress) =>
        calibrate({ ...options, progress }),
      );
      if (committed) {
        const { driftSince } = await import("../../../contracts/calibrate/drift.js");
        return conclude(driftReport(committed, found, driftSince(committed, found)), flags, write);
      }
      const text = `${JSON.stringify(found.file, null, 2)}\n`;
      await saveNamed(flags.file, text, FILE_FIXES.otherFile("file"));
      await conclude(calibrationReport(found), flags, write);
    });
}

/** Secrets can come from the environment, since everybody on a machine can read its command lines. */
function accessOptions(): readonly Option[] {
  return [
    new Option("--token <token>", "a merchant's token").env("PAYSTUB_TOKEN"),
    new Option("--api-id <id>", "a merchant's id, to request a token").env("PAYSTUB_API_ID"),
    new Option("--secret-key <key>", "the secret of --api-id").env("PAYSTUB_SECRET_KEY"),
    new Option("--partner-token <token>", "a partner's token").env("PAYSTUB_PARTNER_TOKEN"),
    new Option("--profile-no <no>", "a partner's number, to request a token").env(
      "PAYSTUB_PROFILE_NO",
    ),
    new Option("--api-key <key>", "the secret of --profile-no").env("PAYSTUB_API_KEY"),
    new Option("--allow-production", "allow a production service; needs --confirm-host too"),
    new Option("--confirm-host <host...>", "names of the production hosts you mean"),
  ].map((option) => option.helpGroup("Access:"));
}

function scopeOptions(): readonly Option[] {
  return [
    new Option("--file <file>", "the calibration file").default(CALIBRATION_FILE),
    new Option(
      "--check",
      "compare with the file instead of writing it; fail if the service changed",
    ),
    new Option("--create", "also make calls that create invoices, payments and registrations"),
  ].map((option) => option.helpGroup("Calibration:"));
}

function callOptions(): readonly Option[] {
  return [
    new Option("--mobile <number>", "a mobile number that may receive messages"),
    new Option("--otp <code>", "the one-time password that this number receives (12345)"),
    new Option("--callback-url <url>", "URL that the service calls to reach --callback-port"),
    new Option(
      "--callback-port <port>",
      "port of this machine that receives callbacks (any free one)",
    ) //
      .argParser(whole),
    new Option("--webhook", "confirm that your account's webhook is <callback URL>/webhook"),
    new Option("--wait <duration>", "longest time to wait for retries and expiry, such as 6m (0s)") //
      .argParser(pauseMs),
    ...paceOptions(),
  ].map((option) => option.helpGroup("Calls:"));
}

/** How long a call may take, and what is waited between two. */
function paceOptions(): readonly Option[] {
  return [
    new Option("--timeout <length>", "time limit of one call (10s)").argParser(lengthMs),
    new Option("--pause <length>", "pause between two calls, such as 500ms (0s)") //
      .argParser(pauseMs),
  ];
}

function optionsOf(flags: Flags) {
  const { create, mobile, otp, callbackUrl, callbackPort, webhook, wait: waitMs } = flags;
  if (callbackPort === undefined) {
    const option = callbackUrl === undefined ? webhook && "--webhook" : "--callback-url";
    if (option) throw new UsageError(MISTAKES.otherMissing(option, "--callback-port"));
  }
  return {
    ...accessOf(flags.baseUrl, flags),
    ...presentFields({ create, mobile, otp, callbackUrl, callbackPort, webhook, waitMs }),
  };
}

/** The options of a run that calls a service, from its flags. Throws a usage error for half a pair. */
function accessOf(baseUrl: string, flags: AccessFlags) {
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

/** The file to compare with. Throws a usage error for one that is missing or broken. */
async function committedFile(path: string): Promise<CalibrationFile> {
  const text = await readNamed("calibration file", path, FILE_FIXES.calibration);
  const { CalibrationUnusable, readNamedCalibration } = await import(
    "../../control/calibration.js"
  );
  try {
    return readNamedCalibration(path, text).calibration;
  } catch (error) {
    if (!(error instanceof CalibrationUnusable)) throw error;
    throw new UsageError(error.message);
  }
}
