import type { EpochMs } from "../domain/time.js";
import type { Sandbox } from "./sandbox.js";

/** A request that has no whole answer yet. */
export interface RequestUnderWay {
  readonly sandbox: Pick<Sandbox, "name" | "isGone"> | null;
  readonly operationId: string | null;
  readonly method: string;
  readonly path: string;
  /** Real time. */
  readonly startedAt: EpochMs;
  readonly token: string | null;
  readonly step: string | null;
}

/** The requests of a gateway that have to wait. What is answered at once is never among them. */
export class RequestsUnderWay {
  readonly #all = new Set<RequestUnderWay>();

  /** Adds a request until the result is called. */
  add(request: RequestUnderWay): () => void {
    this.#all.add(request);
    return () => this.#all.delete(request);
  }

  /** Those of a sandbox, oldest first: not of an earlier one of its name, which a fault may hold open. */
  of(name: string): readonly RequestUnderWay[] {
    return [...this.#all].filter(({ sandbox }) => sandbox?.name === name && !sandbox.isGone);
  }
}
