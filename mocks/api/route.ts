import type { OperationEntry } from "../../spec/generated/operations.js";
import type { Awaitable } from "../domain/awaitable.js";
import type { Gateway } from "../runtime/registry/gateway.js";
import type { AddressedRequest } from "./called-at.js";
import { type Failure, failureReply } from "./failures.js";
import type { Exchange } from "./reply.js";
import type { AnyReply, Call } from "./types.js";

/** A handler as the mount calls it, when the types of its operation have done their work. */
export type AnyHandler = (call: Call<never, never>) => Awaitable<AnyReply>;

/** An operation with all that it takes to answer it. */
export interface Route {
  readonly operation: OperationEntry;
  readonly handler: AnyHandler;
  readonly gateway: Gateway;
  /** Nothing is tolerated in the control API's bodies, and its calls are no part of any journal. */
  readonly isControlApi: boolean;
  /** The origin that a request called, where links follow it. */
  readonly calledAt?: ((request: AddressedRequest) => string | undefined) | undefined;
}

/** A failure in the shape of the operation that was called. */
export function fail(
  { request, sandbox }: Exchange,
  { operation, gateway }: Route,
  failure: Failure,
): AnyReply {
  return failureReply(operation.family, failure, {
    path: request.path,
    now: sandbox?.now() ?? gateway.now(),
    settings: gateway.settingsFor(sandbox),
    withDetails: operation.id === "registerPayment",
  });
}
