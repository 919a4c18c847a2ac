/** What `paystub/pact` hands out: the states that pacts may ask for, and their verification. */
export { type ParamsOf, type StateName, states, type ValuesOf } from "./states/catalogue.js";
export { reachStates, StateNotReached } from "./states/reach.js";
export { type GatewayAddresses, openStateSetup, type StateSetup } from "./states/setup.js";
export type { Params, State, Values } from "./states/state.js";
export { given, lookUp, type ReadyState, type WantedState } from "./states/wanted.js";
export { type VerifyOptions, verify } from "./verify/verify.js";
