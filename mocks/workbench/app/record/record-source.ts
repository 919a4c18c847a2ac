import type { SandboxRecord } from "../../../../spec/generated/control.types.js";
import {
  type ControlOperationEntry,
  controlOperations,
} from "../../../../spec/generated/operations.js";
import { CONTROL_PATH } from "../../../api/paths.js";
import { failureCatalogue, stateGraphs } from "../../../control/catalogue.js";
import { Refused } from "../../../control/refused.js";
import { methodOf, readQuery } from "../../../control/rows.js";
import { ApiProblem, type DataSource, type Follower } from "../api.js";
import { ONLY_A_RECORD, recordOperations } from "./recorded-sandbox.js";

type RecordOperations = ReturnType<typeof recordOperations>;

/** Answers as the control API of the gateway did: by the same operations, over what the record holds. */
export function recordSource(record: SandboxRecord): DataSource {
  const sandbox = recordOperations(record);
  return {
    record,
    read: (path) => answerTo(path, sandbox),
    change: refuse,
    follow: (_sandbox, _from, follower, signal) => tellOnce(sandbox, follower, signal),
  };
}

async function refuse(): Promise<never> {
  throw new ApiProblem(ONLY_A_RECORD, 409, "paystub import <file>");
}

async function answerTo(path: string, sandbox: RecordOperations): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, "http://record");
  switch (pathname) {
    case "/sandboxes": {
      const summary = await sandbox.summary();
      const { name, events, position } = summary;
      return { sandboxes: [{ name, events, position, summary }] };
    }
    case "/states":
      return stateGraphs();
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
    throw new ApiProblem(error.message, error.status, `GET ${path}`);
  }
}

const READS = controlOperations
  .filter(({ id, method }) => method === "GET" && id.startsWith("sandbox."))
  .map((row: ControlOperationEntry) => {
    const path = row.path.slice(CONTROL_PATH.length);
    return { row, pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`) };
  });

/** The row whose path this is, and the key in it. */
function readOf(pathname: string) {
  for (const { row, pattern } of READS) {
    const found = pattern.exec(pathname);
    const key = row.key === null ? undefined : found?.groups?.[row.key];
    if (found) return { row, key: key && decodeURIComponent(key) };
  }
  return undefined;
}

/** The changes with which a stream begins. After them nothing happens any more. */
async function tellOnce(
  sandbox: RecordOperations,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  const [{ faults }, settings, { assumptions }] = await Promise.all([
    sandbox.faults.list(),
    sandbox.settings.read(),
    sandbox.assumptions.read(),
  ]);
  if (signal.aborted) return;
  follower.connected(true);
  follower.changes([
    { type: "faults", data: { faults } },
    { type: "settings", data: { ...settings, assumptions } },
  ]);
}
