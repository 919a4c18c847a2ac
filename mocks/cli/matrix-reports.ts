import { join } from "node:path";
import { type MatrixData, matrixDataIn, type ShardReport } from "../checks/matrix/result.js";
import type { Report } from "../report/report.js";
import { filesIn, isFile } from "../sandbox/disk.js";
import { parseObject, readNamed } from "./files.js";
import { FILE_FIXES, MISTAKES, NEXT_STEPS } from "./messages.js";
import { UsageError } from "./usage.js";

/**
 * Reads the report of the target branch. The first pipeline of a project has none: then every finding is new. Throws a
 * usage error for what is no report of a matrix.
 */
export async function baselineIn(
  path: string,
  complain: (text: string) => void,
): Promise<MatrixData | undefined> {
  if (!isFile(path)) {
    complain(`${NEXT_STEPS.noBaseline(path)}\n`);
    return undefined;
  }
  return (await readMatrixReport("baseline", path, FILE_FIXES.baseline)).data;
}

/** Reads the reports of all shards in a folder. */
export async function shardsIn(folder: string): Promise<readonly ShardReport[]> {
  const names = (await filesIn(folder)).filter((name) => name.endsWith(".json"));
  if (names.length === 0) throw new UsageError(MISTAKES.sharesMissing(folder));
  const paths = names.map((name) => join(folder, name));
  return Promise.all(paths.map((path) => readMatrixReport("report", path, FILE_FIXES.merge)));
}

async function readMatrixReport(what: string, path: string, fix: string): Promise<ShardReport> {
  const report = parseObject(what, path, await readNamed(what, path, fix), fix);
  const found = matrixDataIn(report);
  if ("why" in found) throw new UsageError(MISTAKES.noMatrixReport(what, path, found.why));
  return { data: found.data, report: report as unknown as Report };
}
