import type { GatewayOperations, SandboxOperations } from "../../spec/generated/control.handles.js";
import {
  type ControlOperationEntry,
  controlOperations,
} from "../../spec/generated/control.operations.js";
import type { SandboxSummary } from "../../spec/generated/control.types.js";
import {
  type Connection,
  type ControlClient,
  ControlFailure,
  controlClient,
  type RowInput,
} from "./client.js";
import type { GatewayHandle, SandboxHandle } from "./handles.js";
import { Refused } from "./refused.js";
import { assembledHandle, type Method, readKey, readQuery } from "./rows.js";

/** The handle of a gateway that runs elsewhere: the same methods, one request each. They reject with a `ControlFailure`. */
export function remoteGateway(connection: Connection): GatewayHandle {
  const client = controlClient(connection);
  const sandboxOf = (name: string): SandboxHandle => ({
    name,
    token: `sandbox_${name}`,
    ...assembledHandle<SandboxOperations>("sandbox", (row) =>
      methodOver(client, row, { sandbox: name }),
    ),
  });
  const operations = assembledHandle<GatewayOperations<SandboxHandle>>("gateway", (row) => {
    const method = methodOver(client, row);
    if (row.returns !== "sandbox") return method;
    return async (...given) => sandboxOf(((await method(...given)) as SandboxSummary).name);
  });
  return {
    ...operations,
    async find(name) {
      const path = { sandbox: careful(() => readKey("sandbox", name)) };
      const { body } = await client.call(SUMMARY, { path });
      return sandboxOf((body as SandboxSummary).name);
    },
  };
}

const SUMMARY = controlOperations.find(
  ({ id }) => id === "sandbox.summary",
) as ControlOperationEntry;

/** The method of a row; `path` has the parts of its path that are known already. */
function methodOver(
  client: ControlClient,
  row: ControlOperationEntry,
  path: Readonly<Record<string, string>> = {},
): Method {
  if (row.returns !== "stream") {
    return async (...given) => (await client.call(row, inputOf(row, path, given))).body;
  }
  return (signal) =>
    client.follow(row, { path, signal: signal instanceof AbortSignal ? signal : undefined });
}

/**
 * What a method was given, as a request. Keys and queries are held to what the handle in this process
 * takes: an address has no place for what is undefined. The gateway checks all else.
 */
function inputOf(
  row: ControlOperationEntry,
  path: Readonly<Record<string, string>>,
  given: readonly unknown[],
): RowInput {
  const { key, input } = row;
  const rest = [...given];
  return careful(() => {
    const filled = key === null ? path : { ...path, [key]: readKey(key, rest.shift()) };
    if (input === null) return { path: filled };
    const [object] = rest;
    if (input === "log") return { path: filled, log: String(object) };
    if (input === "query") return { path: filled, query: readQuery(row, object) };
    return { path: filled, body: object };
  });
}

/** A refusal as the gateway elsewhere would have answered it. */
function careful<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new ControlFailure("refused", error.message, error.status);
  }
}
