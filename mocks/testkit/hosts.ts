import { CONTROL_PATH } from "../api/paths.js";
import { type Connection, controlBaseOf } from "../control/client.js";
import { remoteGateway } from "../control/remote.js";
import type { GatewayHandle, SandboxHandle } from "../index.js";
import { realClock } from "../sandbox/real-clock.js";

/** Where sandboxes live: a gateway in this process, or one elsewhere that is called over HTTP. */
export interface Host extends GatewayHandle {
  readonly baseUrl: string;
  readonly orderUrl: string;
  readonly controlUrl: string;
  /** What the control API asks for; null where it asks for nothing. */
  readonly controlToken: string | null;
  /**
   * Resolves when something may have happened in a sandbox after this was called, and after so many
   * milliseconds of real time at the latest.
   */
  changed(sandbox: SandboxHandle, atMostMs: number): Promise<void>;
  close(): Promise<void>;
}

/** A gateway in another process or container. */
export interface RemoteConnection extends Connection {
  /** Its order URL, where that is not the base URL. */
  readonly orderUrl?: string;
}

/** A gateway that is called over HTTP. Closing it leaves it running, since another process started it. */
export function remoteHost(connection: RemoteConnection): Host {
  const gateway = remoteGateway(connection);
  const controlUrl = controlBaseOf(connection.url);
  const baseUrl = controlUrl.endsWith(CONTROL_PATH)
    ? controlUrl.slice(0, -CONTROL_PATH.length)
    : controlUrl;
  const changes = new StreamedChanges();
  return {
    ...gateway,
    baseUrl,
    // `paystub run` names the order URL of one sandbox, and each test has its own.
    orderUrl: connection.orderUrl?.replace(/\/s\/[^/]+\/?$/, "") ?? baseUrl,
    controlUrl,
    controlToken: connection.token ?? null,
    changed: (sandbox, atMostMs) => changes.next(sandbox, atMostMs),
    close: async () => changes.close(),
  };
}

/** How long a stream stays open without a waiting caller: the next wait often begins soon. */
const IDLE_MS = 250;

/** How often waits look themselves while there is no stream: a gateway serves only so many. */
const LOOK_MS = 25;

/** Reports changes by the streams of the waited-for sandboxes, one each. */
class StreamedChanges {
  readonly #streams = new Map<string, ChangeStream>();

  next(sandbox: SandboxHandle, atMostMs: number): Promise<void> {
    const open = this.#streams.get(sandbox.name);
    if (open) return open.next(atMostMs);
    const stream = new ChangeStream(() => this.#streams.delete(sandbox.name));
    this.#streams.set(sandbox.name, stream);
    void stream.read(sandbox);
    return stream.next(atMostMs);
  }

  close(): void {
    for (const stream of this.#streams.values()) stream.end();
  }
}

/** The stream of one sandbox, and the callers that wait for its events. */
class ChangeStream {
  readonly #ended: () => void;
  readonly #ending = new AbortController();
  readonly #waiting = new Set<() => void>();
  #cancelIdle: () => void = () => undefined;

  constructor(ended: () => void) {
    this.#ended = ended;
  }

  next(atMostMs: number): Promise<void> {
    this.#cancelIdle();
    return new Promise((resolve) => {
      const wake = () => {
        cancel();
        this.#waiting.delete(wake);
        if (this.#waiting.size === 0) this.#idle();
        resolve();
      };
      const cancel = realClock.wait(atMostMs, wake);
      this.#waiting.add(wake);
    });
  }

  /** Reads until it is ended. The first report wakes too: something may have happened before it. */
  async read(sandbox: SandboxHandle): Promise<void> {
    try {
      for await (const _ of sandbox.changes(this.#ending.signal)) this.#wake();
    } catch {
      // A waiting caller then asks the gateway itself, and gets the error.
    }
    this.#ended();
    for (const wake of this.#waiting) realClock.wait(LOOK_MS, wake);
  }

  end(): void {
    this.#cancelIdle();
    this.#ending.abort();
    this.#wake();
  }

  #idle(): void {
    this.#cancelIdle();
    this.#cancelIdle = realClock.wait(IDLE_MS, () => this.#ending.abort());
  }

  #wake(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}
