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
type SuccessOf<Id extends OperationId> = Extract<AnswerOf<Id>, { readonly status: 200 }>["body"];

/** A sandbox in which states are reached: by calls that anyone could make, never by its log. */
export interface StateSetup {
  /** The name of the sandbox that is set up. */
  readonly sandbox: string;
  /** Opens the sandbox for merchants and partners alike, and never expires. */
  readonly token: string;
  /** Does what a tester could, in this sandbox. */
  readonly control: ControlCaller;
  /** Calls an operation of the service, which must go well. */
  call<Id extends OperationId>(id: Id, request: RequestOf<Id>): Promise<SuccessOf<Id>>;
  /** Calls an operation that may be refused as well. */
  attempt<Id extends OperationId>(id: Id, request: RequestOf<Id>): Promise<AnswerOf<Id>>;
  /** Forgets the sandbox and everything in it. */
  leave(): Promise<void>;
}

/** Opens a sandbox of its own with a frozen clock: now, or at an ISO instant. */
export async function openStateSetup(
  place: GatewayAddresses,
  sandbox: string,
  at?: string,
): Promise<StateSetup> {
  const { baseUrl, orderUrl = baseUrl, controlUrl: url, controlToken } = place;
  const ask = controlCaller({ url, ...(controlToken && { token: controlToken }) });
  await ask("gateway.create", { body: { name: sandbox, clock: at ?? "frozen" } });
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
      await ask("gateway.reset", { path: { sandbox } });
    },
  };
}

/** What a state can be given: texts, numbers and lists of texts, by name. */
export type Params = Readonly<Record<string, string | number | readonly string[]>>;

/** Values that a state provides for the request of an interaction. */
export type Values<Name extends string = string> = Readonly<Record<Name, string | number>>;

/** Something that holds before a request is made. */
export interface State<Given extends Params = Params, Name extends string = string> {
  /** The parameters, each with its default. */
  readonly params: Given;
  /** The names of the values that it injects. */
  readonly injects: readonly Name[];
  /** Whether it is about the token itself, so that no better one must take its place. */
  readonly aboutToken?: true;
  /** Brings a sandbox there. Rejects when it does not get there. */
  reach(setup: StateSetup, params: Given): Promise<Values<Name>>;
}

/** A state of the catalogue: its parameters and values are part of its type. */
export function state<Given extends Params, const Name extends string>(
  definition: State<Given, Name>,
): State<Given, Name> {
  return definition;
}

/** Says that something did not become what it should be. */
export function mustBe(what: string, wanted: string, found: string): void {
  if (found !== wanted) throw new Error(`${what} is ${found}, not ${wanted}`);
}
