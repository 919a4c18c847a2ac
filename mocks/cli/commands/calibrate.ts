import type { CommandFlags } from "../../../spec/generated/options.js";
import type { CalibrationFile } from "../../control/calibration.js";
import { readNamed, saveNamed } from "../files.js";
import { FILE_FIXES } from "../messages.js";
import type { CommandCall } from "../options.js";
import { checkDestinations, conclude } from "../reporting.js";
import { shown } from "../terminal.js";

type CalibrateFlags = CommandFlags["calibrate"];

/** Compares a test environment with the mock. Secrets can come from variables, since all of a machine read its command lines. */
export async function run({ flags, terminal }: CommandCall<CalibrateFlags>): Promise<void> {
  await checkDestinations(flags);
  const committed = flags.check ? await committedFile(flags.file) : undefined;
  const { calibrate } = await import("../../../contracts/calibrate/calibrate.js");
  const options = optionsOf(flags);
  const { calibrationReport, driftReport } = await import("../../../contracts/calibrate/report.js");
  const found = await shown("trials", terminal, (progress) => calibrate({ ...options, progress }));
  if (committed) {
    const { driftSince } = await import("../../../contracts/calibrate/drift.js");
    const report = driftReport(committed, found, driftSince(committed, found));
    return conclude(report, flags, terminal);
  }
  const text = `${JSON.stringify(found.file, null, 2)}\n`;
  await saveNamed(flags.file, text, FILE_FIXES.otherFile("file"));
  await conclude(calibrationReport(found), flags, terminal);
}

/** What is called, and how. */
function optionsOf(flags: CalibrateFlags) {
  const { apiId, secretKey, profileNo, apiKey, ...others } = flags;
  return {
    ...others,
    ...(apiId && secretKey && { merchant: { apiId, secretKey } }),
    ...(profileNo && apiKey && { partner: { profileNo, apiKey } }),
  };
}

/** The file to compare with. */
async function committedFile(path: string): Promise<CalibrationFile> {
  const text = await readNamed("calibration file", path, FILE_FIXES.calibration);
  const { readCalibration } = await import("../../control/calibration.js");
  return readCalibration(path, text).calibration;
}
