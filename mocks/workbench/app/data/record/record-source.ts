import {
  type ControlOperationEntry,
  controlOperations,
} from "../../../../../spec/generated/control.operations.js";
import type { SandboxRecord } from "../../../../../spec/generated/control.types.js";
import { matchPath } from "../../../../api/path-template.js";
import { CONTROL_PATH } from "../../../../api/paths.js";
import { failureCatalogue } from "../../../../control/catalogue.js";
import { Refused } from "../../../../control/refused.js";
import { methodOf, readQuery } from "../../../../control/rows.js";
import { ApiProblem, type DataSource } from "../source.js";
import { ONLY_A_RECORD, recordOperations } from "./recorded-sandbox.js";

type RecordOperations = ReturnType<typeof recordOperations>;

/** Answers as the control API of the gateway did: by the same operations, over what the record holds. */
export function recordSource(record: SandboxRecord): DataSource {
  const sandbox = recordOperations(record);
  return {
    record,
    read: (path) => answerTo(path, sandbox),
    change: refuse,
    // Nothing happens in a record.
    follow: async (_sandbox, follower) => follower.changed(await sandbox.change()),
  };
}

async function refuse(): Promise<never> {
  throw new ApiProblem(ONLY_A_RECORD, 409);
}

async function answerTo(path: string, sandbox: RecordOperations): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, "http://record");
  switch (pathname) {
    case "/sandboxes":
      return { sandboxes: [await sandbox.summary()] };
    case "/failures":
      return failureCatalogue();
  }
  const { row, key } = readOf(pathname) ?? {};
  const method = row && methodOf(sandbox, row);
  if (!method) return refuse();
  try {
    const query = row.input === "query" ? [readQuery(row, Object.fromEntries(searchParams))] : [];
    const keys = key === undefined ? [] : [row.numericKey ? Number(key) : key];
    return await method(...keys, ...query);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ApiProblem(error.message, error.status);
  }
}

const READS: readonly ControlOperationEntry[] = controlOperations.filter(
  ({ id, method }) => method === "GET" && id.startsWith("sandbox."),
);

/** The row whose path this is, and the key in it. */
function readOf(pathname: string) {
  for (const row of READS) {
    const values = matchPath(row.path.slice(CONTROL_PATH.length), pathname);
    const key = row.key === null ? undefined : values?.[row.key];
    if (values) return { row, key: key && decodeURIComponent(key) };
  }
  return undefined;
}
