import type { FaultRule } from "../domain/fault.js";
import type { Delivery } from "./delivery.js";

/** A reply as far as faults know it: its status and body, and what they do to it. */
export interface FaultableReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent in place of the body's JSON. */
  readonly raw?: RawText;
  readonly delivery?: Delivery;
  /** Which kind of refusal it is, and why, for the journal. */
  readonly code?: string;
  readonly explanation?: string;
}

/** A text that is sent as it stands. */
export interface RawText {
  readonly text: string;
  readonly type: string;
}

/** An injected failure, before it has the error shape of its operation. */
export interface InjectedFailure {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
}

const GATEWAY_TIMEOUT: RawText = {
  type: "text/html",
  text: `<html>
<head><title>504 Gateway Time-out</title></head>
<body>
<center><h1>504 Gateway Time-out</h1></center>
</body>
</html>
`,
};

/** A failure that says which rule injected it, or what the rule wants it to say. */
export function injectedFailure({ id, parameters }: FaultRule, status: number): InjectedFailure {
  const detail = String(parameters.message ?? `injected by ${id}`);
  return { status, code: "injected", title: "Injected failure", detail };
}

/**
 * What the slot `reply` answers in place of handling a request. `fail` gives a failure the shape of its
 * operation.
 */
export function applyReplyFault<Reply extends FaultableReply>(
  rule: FaultRule,
  fail: (failure: InjectedFailure) => Reply,
): Reply | FaultableReply {
  const { fault, id, parameters } = rule;
  const why = { code: "injected", explanation: `${id} struck: ${fault}` };
  const unanswered = (delivery: Delivery) => ({ status: 500, body: undefined, delivery, ...why });
  switch (fault) {
    case "empty-401":
      return { status: 401, body: undefined, ...why };
    case "html-504":
      return { status: 504, body: undefined, raw: GATEWAY_TIMEOUT, ...why };
    case "rate-limited": {
      const headers = { "Retry-After": String(parameters.retryAfterSeconds) };
      return { ...fail(injectedFailure(rule, 429)), headers, ...why };
    }
    case "reset-before-reply":
      return unanswered({ kind: "reset", where: "before" });
    case "empty-reply":
      return unanswered({ kind: "closed" });
    case "hang":
      return unanswered({ kind: "held" });
    default:
      return { ...fail(injectedFailure(rule, Number(parameters.status))), ...why };
  }
}
