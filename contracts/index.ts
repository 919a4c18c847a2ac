/** What `paystub/pact` exports: provider states, and options for Pact's `Verifier`. */
export { given, type ParamsOf, type StateName } from "./states/catalogue.js";
export type { GatewayAddresses } from "./states/state.js";
export { type VerifierOptions, verifierOptions } from "./verify/verifier-options.js";
