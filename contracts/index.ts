/** What `paystub/pact` hands out: the states that pacts may ask for, and their verification. */
export {
  given,
  lookUp,
  type ParamsOf,
  type ReadyState,
  type StateName,
  states,
  type ValuesOf,
  type WantedState,
} from "./states/catalogue.js";
export { reachStates, StateNotReached } from "./states/reach.js";
export type { Params, State, Values } from "./states/state.js";
export { type GatewayAddresses, openStateSetup, type StateSetup } from "./states/state.js";
export { type VerifyOptions, verify } from "./verify/verify.js";
