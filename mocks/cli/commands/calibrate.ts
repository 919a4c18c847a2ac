import { type Command, Option } from "commander";
import type { CalibrationFile } from "../../control/calibration.js";
import { CALIBRATION_FILE } from "../../options.js";
import { pauseMs, presentFields, whole } from "../arguments.js";
import { readNamed, saveNamed } from "../files.js";
import { FILE_FIXES, MISTAKES } from "../messages.js";
import { addReportOptions, conclude, type ReportFlags } from "../reporting.js";
import { shown, type Write } from "../terminal.js";
import { UsageError } from "../usage.js";
import { type AccessFlags, accessOf, accessOptions, paceOptions } from "./conform.js";

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
Finds out how a test environment answers where its description leaves the answer open, and writes
the result to ${CALIBRATION_FILE}. Commit that file: start, run and the fixtures follow it.
Your --assume options win over it.

calibrate makes each call twice, and compares the answers with the mock under each option. Without
--create, it makes only calls that leave nothing behind. Without --mobile, it makes no call that sends
a message. The report lists what the run created.

calibrate rejects production hosts, as conform does.

Exit codes: 0; 1 if --check finds that the service changed; 2 if nothing could be compared.

Example:
  paystub calibrate --base-url https://api.testing.payments.example --create
  paystub calibrate --base-url https://api.testing.payments.example --create --check --junit drift.xml`;

/** Adds `calibrate`. The trials are only loaded when they are wanted. */
export function addCalibrate(paystub: Command, write: Write): void {
  const command = paystub
    .command("calibrate")
    .description(
      "find out which assumptions hold in a test environment, so that the mock follows them",
    )
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
      const found = await shown("trials", command, (progress) =>
        calibrate({ ...options, progress }),
      );
      if (committed) {
        const { driftReport } = await import("../../../contracts/calibrate/check.js");
        return conclude(driftReport(committed, found), flags, write);
      }
      const text = `${JSON.stringify(found.file, null, 2)}\n`;
      await saveNamed(flags.file, text, FILE_FIXES.otherFile("file"));
      const { calibrationReport } = await import("../../../contracts/calibrate/report.js");
      await conclude(calibrationReport(found), flags, write);
    });
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
