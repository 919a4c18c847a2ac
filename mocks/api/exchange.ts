import type { Request, Response } from "express";
import type { OperationEntry } from "../../spec/generated/operations.js";
import type { ValidationError } from "../../spec/validator.js";
import type { EpochMs } from "../domain/time.js";
import type { InjectedRule } from "../faults/rule.js";
import type { Gateway } from "../sandbox/gateway.js";
import { JOURNAL_LIMITS, type RequestEnd } from "../sandbox/journal.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import type { RawBody } from "./body.js";
import type { Tolerated } from "./field-errors.js";
import type { AnyReply } from "./types.js";

/** One request to the service, as it arrived. */
export interface Exchange {
  readonly request: Request;
  /** Undefined where no operation has its path. */
  readonly operation: OperationEntry | undefined;
  /** When it arrived, in milliseconds from some fixed point. */
  readonly beganMs: number;
}

export function exchangeOf(
  request: Request,
  operation: OperationEntry | undefined,
  gateway: Gateway,
): Exchange {
  return { request, operation, beganMs: gateway.clock.elapsedMs() };
}

/** A request with its reply, and what the steps on the way found. */
export interface Answered {
  readonly reply: AnyReply;
  readonly sandbox: Sandbox | undefined;
  readonly raw: RawBody;
  readonly before: Before;
  readonly valid: ValidBody;
  readonly injected: readonly InjectedRule[];
}

/** The state of a sandbox before a request was handled. */
export interface Before {
  /** The number of the last event. */
  readonly after: number | null;
  /** The description of the sandbox. */
  readonly step: string | null;
  /** The callbacks that were under way. */
  readonly during: readonly string[];
}

/** A body that fits its schema, with what was repaired. */
export interface ValidBody {
  /** The body as handlers use it, or undefined. */
  readonly value: unknown;
  /** What was tolerated. A handler adds what it had to round. */
  readonly tolerated: Tolerated[];
  /** The first unknown fields, which were left out. */
  readonly ignored: readonly ValidationError[];
}

const NO_CALLBACKS: readonly string[] = [];
const NO_SANDBOX: Before = { after: null, step: null, during: NO_CALLBACKS };

export function before(sandbox: Sandbox | undefined): Before {
  if (!sandbox) return NO_SANDBOX;
  const { position, settings, callbacksUnderWay: during } = sandbox;
  return {
    after: position.seq,
    step: settings.description ?? null,
    during: during.length > JOURNAL_LIMITS.during ? during.slice(0, JOURNAL_LIMITS.during) : during,
  };
}

export const NO_BODY: RawBody = { text: "" };

/** What is kept of a body that was never validated. */
export const UNREAD: ValidBody = { value: undefined, tolerated: [], ignored: [] };

/** A reply to a request that no operation handled, with what is known of it. */
export function unhandled(
  reply: AnyReply,
  { sandbox, raw = NO_BODY }: Partial<Pick<Answered, "sandbox" | "raw">> = {},
): Answered {
  return { reply, sandbox, raw, before: NO_SANDBOX, valid: UNREAD, injected: [] };
}

/**
 * Follows a request that is not answered at once until its connection closes. It is under way until
 * then, and a client that closes the connection before has given up.
 */
export class PendingExchange {
  /** When the client closed the connection without an answer, by the machine's clock. */
  clientClosedAt: EpochMs | null = null;
  #isRecorded = false;
  #report: ((end: RequestEnd) => void) | undefined;

  constructor(
    gateway: Gateway,
    { request, operation, beganMs }: Exchange,
    sandbox: Sandbox | undefined,
    response: Response,
  ) {
    const finish = gateway.underWay.add({
      sandbox: sandbox ?? null,
      operationId: operation?.id ?? null,
      method: request.method,
      path: request.originalUrl,
      startedAt: Math.round(gateway.now() - (gateway.clock.elapsedMs() - beganMs)),
      token: gateway.tokens.digestOf(request.headers.authorization),
      step: sandbox?.settings.description ?? null,
    });
    response.once("close", () => {
      finish();
      this.#closed(gateway.now(), response.writableFinished);
    });
  }

  /** The journal has the request. `report` takes its end where the connection is held open. */
  recorded(report?: (end: RequestEnd) => void): void {
    this.#isRecorded = true;
    this.#report = report;
  }

  #closed(at: EpochMs, isWhole: boolean): void {
    if (this.#report) {
      this.#report({ endedAt: isWhole ? at : null, clientClosedAt: isWhole ? null : at });
    } else if (!this.#isRecorded) this.clientClosedAt = at;
  }
}
