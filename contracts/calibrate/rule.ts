import type { OperationId } from "../../spec/generated/operations.js";
import { entryOf } from "../consumers/call.js";

/** What a call sends besides its method and its token. */
export interface RequestParts {
  /** Values of the path's parameters, by name. */
  readonly path?: Readonly<Record<string, string>>;
  /** Parameters of the query, by name. */
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; a call without it has no body. */
  readonly body?: unknown;
  /** The body's text in place of JSON, for what no JSON library would write. */
  readonly text?: string;
  /** In place of `application/json`. */
  readonly contentType?: string;
  /** A page that an answer named, in place of an operation. */
  readonly url?: string;
}

/** What a run draws on: nothing in it is the same in two runs but what the caller chose. */
export interface TestData {
  /** The mobile number that invoices name and one-time passwords are sent to. */
  readonly mobile: string;
  /** The one-time password that the wallet is said to have received. */
  readonly otp: string;
  readonly merchant: { readonly apiId: string; readonly secretKey: string } | undefined;
  readonly partner: { readonly profileNo: string; readonly apiKey: string } | undefined;
  /** The address that receives the callbacks of this run. Without it they go to an unused one. */
  readonly receiver?: string;
  /** An order number that no other call has. */
  readonly orderNumber: string;
}

/** Whose token a call carries: `unknown` is one that was never issued. */
type TokenChoice = "merchant" | "partner" | "none" | "unknown";

/**
 * One call of the service, and the calls that must succeed before. A run makes it once: rules that check
 * the same call check the same answer.
 */
export interface PlannedCall {
  readonly operation: OperationId | "page";
  readonly token: TokenChoice;
  readonly after: readonly PlannedCall[];
  readonly request: (facts: TestData, after: readonly ServiceAnswer[]) => RequestParts;
}

/** The answer, with its request. */
export interface ServiceAnswer {
  readonly operation: PlannedCall["operation"];
  readonly method: string;
  readonly url: string;
  readonly sent: RequestParts;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or undefined. */
  readonly body: unknown;
  /** Answers of the calls that it came after. */
  readonly after: readonly ServiceAnswer[];
}

/** Thrown if a rule cannot be judged, because its subject is missing. */
export class Unmet extends Error {}

/** Thrown where that is so because the service refused a good request. */
export class RefusedBefore extends Unmet {
  constructor(
    readonly operation: string,
    readonly status: number,
  ) {
    super(`${operation} answered ${status}`);
  }
}

const NOTHING = (): RequestParts => ({});

/** A call of an operation, with the token that the spec asks for. */
export function call(
  operation: OperationId,
  say: PlannedCall["request"] = NOTHING,
  options: Partial<Pick<PlannedCall, "token" | "after">> = {},
): PlannedCall {
  const { role } = entryOf(operation);
  return { operation, token: role ?? "none", after: [], request: say, ...options };
}

/** Opens a page that the answer of a call named. */
export function page(after: PlannedCall, urlOf: (answer: ServiceAnswer) => string): PlannedCall {
  const say: PlannedCall["request"] = (_, [answer]) => (answer ? { url: urlOf(answer) } : {});
  return { operation: "page", token: "none", after: [after], request: say };
}

/** A call with everything that has to happen before it, the call itself first. */
export function withEarlier(planned: PlannedCall): readonly PlannedCall[] {
  return [planned, ...planned.after.flatMap(withEarlier)];
}

/** Looks at an answer: whether it is as it should be. */
export interface Check {
  (answer: ServiceAnswer): boolean;
  /** Whether it wants a refusal, which means nothing where a good request is refused too. */
  readonly ofRefusal?: true;
}

/** One statement about the service that can be seen from outside. */
export interface ConformanceRule {
  /** The operation and what is stated of it, `addInvoice.minimum.accepted`. */
  readonly id: string;
  /** What holds, in a sentence. */
  readonly sentence: string;
  /** The row of the assumptions that it rests on; null where the description states it, or any payment service must keep it. */
  readonly assumption: string | null;
  readonly call: PlannedCall;
  /** The same operation in good order: a rule that wants a refusal is judged only where that is taken. */
  readonly positiveControl?: PlannedCall;
  readonly checks: readonly Check[];
}

/** Every call that a rule needs, with those before it. */
export function callsOf({ call, positiveControl }: ConformanceRule): readonly PlannedCall[] {
  return [call, ...(positiveControl ? [positiveControl] : [])].flatMap(withEarlier);
}
