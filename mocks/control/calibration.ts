import type { Assumptions } from "../../spec/generated/assumptions.js";
import { switches } from "../../spec/generated/assumptions.js";
import type { CalibrationFile } from "../../spec/generated/files.types.js";
import { fileValidator } from "../../spec/validators.js";
import { misfits } from "../api/field-errors.js";
import { isRecord, jsonOf } from "../domain/text.js";
import { readText } from "../sandbox/disk.js";
import { invalidAll } from "./refused.js";

export type { CalibrationFile };

/** A calibration that could be read, and what of it this version cannot use. */
export interface ReadCalibration {
  readonly calibration: CalibrationFile;
  /** The options that were observed, for the switches that this version has. */
  readonly observed: Partial<Assumptions>;
  /** Switches and options that this version does not know, in words. */
  readonly outdated: readonly string[];
}

/** Thrown for a file that cannot be used, with why in a line. */
export class CalibrationUnusable extends Error {
  override readonly name = "CalibrationUnusable";
}

/** The version of the form of a file. Another one has other fields. */
const VERSION_READ = 1;

/** Reads the text of a calibration file. Throws `CalibrationUnusable` for one that is broken. */
export function readCalibration(path: string, text: string): ReadCalibration {
  const unusable = (why: string) =>
    new CalibrationUnusable(
      `the calibration file ${path} cannot be used: ${why}. Run paystub calibrate again, or remove it`,
    );
  const value = jsonOf(text.replace(/^\uFEFF/, ""));
  if (value === undefined) throw unusable("it is not valid JSON");
  if (!isRecord(value)) throw unusable("it must hold a JSON object");
  if (value.version !== VERSION_READ) {
    throw unusable(`its version is not ${VERSION_READ}, the one that this paystub reads`);
  }
  const wrong = misfits(fileValidator("CalibrationFile"), value);
  if (wrong.errors.length > 0) throw unusable(invalidAll(wrong).message);
  const calibration = value as unknown as CalibrationFile;
  const observed: Record<string, string> = {};
  const outdated: string[] = [];
  for (const [id, { verdict, option }] of Object.entries(calibration.switches)) {
    if (!Object.hasOwn(switches, id)) outdated.push(`the switch ${id}`);
    else if (verdict === "observed" && option !== undefined) {
      if (isOption(id as keyof Assumptions, option)) observed[id] = option;
      else outdated.push(`the option ${option} of ${id}`);
    }
  }
  return { calibration, observed: observed as Partial<Assumptions>, outdated };
}

/** The options that a calibration file observed. What this version does not know in it is reported. */
export async function observedIn(
  path: string,
  warn: (text: string) => void,
): Promise<Partial<Assumptions>> {
  const { observed, outdated, calibration } = readCalibration(path, await readText(path));
  if (outdated.length > 0) {
    warn(
      `${path} was written by paystub ${calibration.paystub} and names ${outdated.join(", ")}, which this version does not have. Run paystub calibrate again`,
    );
  }
  return observed;
}

function isOption(id: keyof Assumptions, option: string): boolean {
  if (switches[id].options.some((known) => known.id === option)) return true;
  return "accepts" in switches[id] && /^https?:\/\/[^/]/.test(option) && URL.canParse(option);
}
