import type { GatewayHandle, SandboxHandle } from "../index.js";
import type { ReadRecord } from "./evidence.js";

/** Where sandboxes live: a gateway in this process, or one elsewhere that is called over HTTP. */
export interface Host extends GatewayHandle {
  readonly baseUrl: string;
  readonly orderUrl: string;
  readonly controlUrl: string;
  /** What the control API asks for; null where it asks for nothing. */
  readonly controlToken: string | null;
  /** How the record of a sandbox is read. */
  recordReader(sandbox: SandboxHandle): ReadRecord;
  /**
   * Resolves when something may have happened in a sandbox after this was called, and after so many
   * milliseconds of real time at the latest.
   */
  changed(sandbox: string, atMostMs: number): Promise<void>;
  close(): Promise<void>;
}
