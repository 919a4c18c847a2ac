import type {
  Moment,
  OpenSandboxRequest,
  RequestList,
} from "../../spec/generated/control.types.js";
import type { SandboxHandle } from "../index.js";

/**
 * Where sandboxes live: a gateway in this process, or one elsewhere that is called over HTTP. Here as
 * there a sandbox is its handle; the one over HTTP rejects with a `ControlFailure`.
 */
export interface Host {
  readonly baseUrl: string;
  readonly orderUrl: string;
  readonly controlUrl: string;
  /** What the control API asks for; null where it asks for nothing. */
  readonly controlToken: string | null;
  /** Opens a new sandbox. Rejects with a conflict when the name is taken. */
  create(request: OpenSandboxRequest): Promise<SandboxHandle>;
  reset(name: string): Promise<void>;
  rewind(name: string, to: Moment): Promise<void>;
  /** The requests that belong to no sandbox. */
  unclaimed(): Promise<RequestList>;
  /**
   * Resolves when something may have happened in a sandbox after this was called, and after so many
   * milliseconds of real time at the latest.
   */
  changed(sandbox: string, atMostMs: number): Promise<void>;
  close(): Promise<void>;
}
