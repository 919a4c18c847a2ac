import { join } from "node:path";
import { type MatrixData, matrixDataIn, type ShardReport } from "../checks/matrix/result.js";
import type { Report } from "../report/report.js";
import { filesIn, isFile, isFolder } from "../sandbox/disk.js";
import { parseObject, readNamed } from "./files.js";
import { FILE_FIXES, MISTAKES, NEXT_STEPS } from "./messages.js";
import { UsageError } from "./usage.js";

/**
 * Reads the report of the target branch. The first pipeline of a project has none, and the first one with another
 * version of paystub has one in another form: then every finding is new. Throws a usage error for what is no report of
 * a matrix.
 */
export async function baselineIn(
  path: string,
  complain: (text: string) => void,
): Promise<MatrixData | undefined> {
  if (!isFile(path) && !isFolder(path)) {
    complain(`${NEXT_STEPS.noBaseline(path)}\n`);
    return undefined;
  }
  const found = matrixDataIn(await readReport("baseline", path, FILE_FIXES.baseline));
  if ("data" in found) return found.data;
  const { why, isOfOtherVersion } = found;
  if (!isOfOtherVersion) throw new UsageError(MISTAKES.noMatrixReport("baseline", path, why));
  complain(`${NEXT_STEPS.otherBaseline(path, why)}\n`);
  return undefined;
}

/** Reads the reports in a folder: those of the shards of one run, or whole ones. */
export async function shardsIn(folder: string): Promise<readonly ShardReport[]> {
  const all = await filesIn(folder).catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(MISTAKES.unreadable("folder", folder, code, FILE_FIXES.merge));
  });
  const names = all.filter((name) => name.endsWith(".json"));
  if (names.length === 0) throw new UsageError(MISTAKES.sharesMissing(folder));
  const reports = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const report = await readReport("report", path, FILE_FIXES.merge);
      const found = matrixDataIn(report);
      if ("data" in found) return { data: found.data, report: report as unknown as Report };
      throw new UsageError(MISTAKES.noMatrixReport("report", path, found.why));
    }),
  );
  checkDivision(folder, names, reports);
  return reports;
}

/** Rejects reports of several runs: what an older one shows may be gone. */
function checkDivision(
  folder: string,
  names: readonly string[],
  reports: readonly ShardReport[],
): void {
  const shards = reports.map(({ data }) => data.shard);
  const counts = shards.map((shard) => shard?.split("/")[1]);
  const said = (n: number) => `${names[n]} is ${shards[n] ? `shard ${shards[n]}` : "no shard"}`;
  for (const [n, shard] of shards.entries()) {
    const isSameDivision = counts[n] === counts[0];
    const other = isSameDivision ? shards.indexOf(shard) : 0;
    if (isSameDivision && (shard === undefined || other === n)) continue;
    throw new UsageError(MISTAKES.shardsUnfit(folder, said(other), said(n)));
  }
}

async function readReport(what: string, path: string, fix: string) {
  return parseObject(what, path, await readNamed(what, path, fix), fix);
}
