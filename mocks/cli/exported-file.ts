import type { SandboxExport } from "../../spec/generated/control.types.js";
import { RECORD_VERSION } from "../control/record/version.js";
import { recordIn } from "../workbench/embedded.js";
import { isRecord, parseObject, readNamed } from "./files.js";
import { UsageError } from "./usage.js";

const FIX = "give a file that paystub export or paystub record wrote";

/** The log that a file holds: one that was exported, or the one in a record. */
export async function readLog(file: string): Promise<Partial<SandboxExport>> {
  const text = await readNamed("log", file, FIX);
  const inPage = recordIn(text);
  if (inPage !== undefined) return logIn(parseObject("record", file, inPage), file);
  if (/^\s*</.test(text)) {
    throw new UsageError(`the page ${file} is no record of a sandbox; ${FIX}`);
  }
  const given = parseObject("log", file, text);
  // The mock checks what a log must be.
  return given.paystub === "record" ? logIn(given, file) : (given as Partial<SandboxExport>);
}

function logIn(record: Readonly<Record<string, unknown>>, file: string): Partial<SandboxExport> {
  const { paystub, version, log } = record;
  if (paystub !== "record" || !isRecord(log)) {
    throw new UsageError(`the record ${file} is broken: it holds no log; ${FIX}`);
  }
  if (typeof version === "number" && version > RECORD_VERSION) {
    const newest = `this paystub reads up to version ${RECORD_VERSION}`;
    throw new UsageError(
      `the record ${file} is that of a newer paystub: ${newest}, not ${version}`,
    );
  }
  return log as Partial<SandboxExport>;
}
