import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { lookUp } from "../states/catalogue.js";
import {
  type GatewayAddresses,
  openStateSetup,
  type StateSetup,
  type Values,
} from "../states/state.js";

/**
 * Options with which the `Verifier` of `@pact-foundation/pact` verifies a gateway.
 *
 * @example
 * const { stateHandlers }: VerifierOptions = verifierOptions(gateway);
 */
export interface VerifierOptions {
  /** Where Pact calls the gateway. */
  readonly providerBaseUrl: string;
  /** A handler for each provider state; that of an unknown state throws. */
  readonly stateHandlers: Readonly<Record<string, StateHandler>>;
  /** Gives the request the token of its sandbox, or of its state. */
  readonly requestFilter: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  /** Opens a sandbox for an interaction. */
  readonly beforeEach: () => Promise<void>;
  /** Deletes that sandbox. */
  readonly afterEach: () => Promise<void>;
}

type StateHandler = (params?: unknown) => Promise<Record<string, string | number>>;

/**
 * Makes the options for Pact's own `Verifier`: each interaction runs in a sandbox of its own, in the states
 * of the catalogue.
 *
 * @example
 * const pactUrls = ["pacts/shop-payment-service.json"];
 * const options = { ...verifierOptions(gateway), provider: "payment-service", pactUrls };
 */
export function verifierOptions(gateway: GatewayAddresses): VerifierOptions {
  const prefix = `pact-${randomBytes(4).toString("hex")}`;
  let count = 0;
  let setup: StateSetup | undefined;
  let token = "";
  let problem: string | undefined;

  const reach = async (name: string, params: unknown): Promise<Values> => {
    if (!setup) throw new Error("Pact set a state up before an interaction began");
    // The one that Pact asks for where an interaction names no state.
    if (name === "") return { token };
    const ready = lookUp(name, params ?? {});
    if (typeof ready === "string") throw new Error(ready);
    const values: Values = await ready.state.reach(setup, ready.params).catch((error: Error) => {
      throw new Error(`the state "${name}" was not reached: ${error.message}`);
    });
    if (ready.state.aboutToken) token = String(values.token);
    return { ...values, token };
  };

  const handlerOf =
    (name: string): StateHandler =>
    async (params) => {
      try {
        return await reach(name, params);
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
        throw error;
      }
    };

  return {
    providerBaseUrl: gateway.baseUrl,
    // Pact only warns about a state without a handler, and goes on. It also writes its options as JSON.
    stateHandlers: new Proxy<Record<string, StateHandler>>(
      {},
      { get: (_, name) => (name === "toJSON" ? undefined : handlerOf(String(name))) },
    ),
    async beforeEach() {
      count += 1;
      problem = undefined;
      setup = await openStateSetup(gateway, `${prefix}-${count}`);
      token = setup.token;
    },
    async afterEach() {
      await setup?.leave();
      setup = undefined;
    },
    requestFilter(request, response, next) {
      // Pact goes on after a handler that failed, and the request might pass by chance.
      if (problem !== undefined) {
        response.writeHead(500, { "Content-Type": "text/plain" }).end(problem);
        return;
      }
      const { headers } = request;
      if (/^bearer\b/i.test(headers.authorization ?? "")) headers.authorization = `Bearer ${token}`;
      next();
    },
  };
}
