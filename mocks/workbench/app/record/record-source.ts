import type { SandboxRecord } from "../../../../spec/generated/control.types.js";
import { controlOperations } from "../../../../spec/generated/operations.js";
import { CONTROL_PATH } from "../../../api/paths.js";
import { failureCatalogue, stateGraphs } from "../../../control/catalogue.js";
import type { SandboxHandle } from "../../../control/handle/sandbox-handle.js";
import { Refused } from "../../../control/refused.js";
import { sandboxHandlers } from "../../../control/sandbox-handlers.js";
import { ApiProblem, type DataSource, type Follower } from "../api.js";
import { ONLY_A_RECORD, recordedSandbox } from "./recorded-sandbox.js";

/** Answers as the control API of the gateway did: by the same handlers, over what the record holds. */
export function recordSource(record: SandboxRecord): DataSource {
  const sandbox = recordedSandbox(record);
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

async function answerTo(path: string, sandbox: SandboxHandle): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, "http://record");
  switch (pathname) {
    case "/sandboxes":
      return { sandboxes: [await sandbox.summary()] };
    case "/states":
      return stateGraphs();
    case "/failures":
      return failureCatalogue();
  }
  const { id, params } = operationOf(pathname) ?? {};
  const handler = Object.entries<AnyHandler>(sandboxHandlers).find(([name]) => name === id)?.[1];
  if (!handler) return refuse();
  try {
    const query = Object.fromEntries(searchParams);
    return (await handler(sandbox, { params, query } as never)).body;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ApiProblem(error.message, error.failure.status, `GET ${path}`);
  }
}

type AnyHandler = (sandbox: SandboxHandle, call: never) => Promise<{ readonly body: unknown }>;

const READS = controlOperations
  .filter(({ method }) => method === "GET")
  .map(({ id, path }) => ({
    id,
    pattern: new RegExp(
      `^${path.slice(CONTROL_PATH.length).replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`,
    ),
  }));

function operationOf(pathname: string) {
  for (const { id, pattern } of READS) {
    const found = pattern.exec(pathname);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, part]) => [
      name,
      decodeURIComponent(part),
    ]);
    return { id, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** The news with which a stream begins. After them nothing happens any more. */
async function tellOnce(
  sandbox: SandboxHandle,
  follower: Follower,
  signal: AbortSignal,
): Promise<void> {
  const [faults, settings, assumptions] = await Promise.all([
    sandbox.faults.list(),
    sandbox.settings.read(),
    sandbox.assumptions.read(),
  ]);
  if (signal.aborted) return;
  follower.connected(true);
  follower.news([
    { type: "faults", data: { faults } },
    { type: "settings", data: { ...settings, assumptions } },
  ]);
}
