import { type ControlCaller, controlCaller } from "../../mocks/control/client.js";
import type { OperationId } from "../../spec/generated/operations.js";
import { type AnswerOf, callerOf, type RequestOf } from "../consumers/call.js";

/**
 * Where a gateway is called and controlled. What `startGateway` returns is one.
 *
 * @example
 * const place: GatewayAddresses = { baseUrl, controlUrl: `${baseUrl}/_control` };
 */
export interface GatewayAddresses {
  /** Where the service is called, without a slash at its end. */
  readonly baseUrl: string;
  /** The same as the base URL when it is left out. */
  readonly orderUrl?: string;
  /** Where the control API is called. */
  readonly controlUrl: string;
  /** What the control API asks for, where it asks for something. */
  readonly controlToken?: string | null;
}

/** What an operation answers when it goes well. */
export type SuccessOf<Id extends OperationId> = Extract<
  AnswerOf<Id>,
  { readonly status: 200 }
>["body"];

/** A sandbox in which states are reached: by calls that anyone could make, never by its log. */
export interface StateSetup {
  /** The name of the sandbox that is set up. */
  readonly sandbox: string;
  /** Opens the sandbox for merchants and partners alike, and never expires. */
  readonly token: string;
  /** Does what a tester could, in this sandbox. */
  readonly control: ControlCaller;
  /**
   * Calls an operation of the service, which must go well.
   *
   * @example
   * const { transactionNo } = await setup.call("addInvoice", { body: order });
   */
  call<Id extends OperationId>(id: Id, request: RequestOf<Id>): Promise<SuccessOf<Id>>;
  /**
   * Calls an operation that may be refused as well.
   *
   * @example
   * const { status } = await setup.attempt("addInvoice", { body: order });
   */
  attempt<Id extends OperationId>(id: Id, request: RequestOf<Id>): Promise<AnswerOf<Id>>;
  /**
   * Forgets the sandbox and everything in it.
   *
   * @example
   * await setup.leave();
   */
  leave(): Promise<void>;
}

/**
 * Opens a sandbox of its own, whose clock stands still: now, or at an ISO instant.
 *
 * @example
 * const setup = await openStateSetup(await startGateway(), "pact-1");
 */
export async function openStateSetup(
  place: GatewayAddresses,
  sandbox: string,
  at?: string,
): Promise<StateSetup> {
  const { baseUrl, orderUrl = baseUrl, controlUrl: url, controlToken } = place;
  const ask = controlCaller({ url, ...(controlToken && { token: controlToken }) });
  const clock = { mode: "frozen", ...(at !== undefined && { at }) } as const;
  await ask("openSandbox", { body: { name: sandbox, clock } });
  const token = `sandbox_${sandbox}`;
  const attempt = callerOf({ baseUrl, orderUrl, tokens: { merchant: token, partner: token } });
  return {
    sandbox,
    token,
    control: (id, given = {}) => ask(id, { ...given, path: { sandbox, ...given.path } }),
    attempt,
    async call(id, request) {
      const { status, body } = await attempt(id, request);
      if (status !== 200) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
      // Each status has a body of its own, and this is the one of 200.
      return body as SuccessOf<typeof id>;
    },
    async leave() {
      await ask("resetSandbox", { path: { sandbox } });
    },
  };
}
