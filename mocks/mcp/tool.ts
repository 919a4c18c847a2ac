import type { Tool as ToolDescription } from "@modelcontextprotocol/sdk/types.js";
import type { GatewayHandle, SandboxHandle } from "../control/handles.js";
import { type ToolAnswer, ToolError } from "./answer.js";

/** A tool of a coding assistant: what the protocol says of it, and what it does. */
export interface Tool extends ToolDescription {
  /** Rejects with a `ToolError` for what the caller can mend. `signal` aborts when the caller cancels the call. */
  call(input: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolAnswer>;
}

/** The mock that the tools drive. */
export interface Mock {
  readonly handle: GatewayHandle;
  /** The base URL as the caller knows it. */
  readonly baseUrl: string;
  /** Where the operations of the service are called from here. It may hold a token. */
  readonly serviceUrl: string;
}

/** Finds the mock; rejects with a `ToolError` that says how to start one. */
export type FindMock = () => Promise<Mock>;

/** Returns the sandbox that a call names, or the only one. */
export async function sandboxOf({ handle }: Mock, name: unknown): Promise<SandboxHandle> {
  if (name === undefined) return onlySandbox(handle);
  if (typeof name === "string") return handle.find(name);
  throw new ToolError("sandbox must be a name.", 'list(what "sandboxes") has the names.');
}

const NAMES_SHOWN = 5;

async function onlySandbox(handle: GatewayHandle): Promise<SandboxHandle> {
  const { sandboxes } = await handle.list();
  const names = sandboxes.slice(0, NAMES_SHOWN).map(({ name }) => name);
  if (sandboxes.length === 1) return handle.find("-");
  if (sandboxes.length === 0) {
    const first = 'call_service(operation "addInvoice") opens one, and so does create_sandbox.';
    throw new ToolError("There is no sandbox yet.", first);
  }
  const some = sandboxes.length > NAMES_SHOWN ? "such as " : "";
  throw new ToolError(
    `sandbox is missing: there are ${sandboxes.length} sandboxes, ${some}${names.join(", ")}.`,
    "Name the one that you mean in sandbox.",
  );
}
