import type { operations as ControlOperations } from "../../spec/generated/control.types.js";
import { problem, RETRY_LATER, STORE_AWAY } from "../api/failures.js";
import type { AnyReply, Call, ReplyOf } from "../api/types.js";
import type { GatewayHandle } from "./handle/gateway.js";
import type { SandboxHandle } from "./handle/sandbox.js";
import { Refused } from "./refused.js";
import {
  type GatewayOperation,
  ok,
  type SandboxOperation,
  sandboxHandlers,
} from "./sandbox-handlers.js";

/** One handler for each operation on the gateway: a missing one does not compile. */
type GatewayHandlers = {
  readonly [Id in GatewayOperation]: (
    call: Call<ControlOperations[Id], undefined>,
  ) => Promise<ReplyOf<ControlOperations[Id]>>;
};

type AnyHandler = (call: never) => Promise<AnyReply>;
type AnySandboxHandler = (sandbox: SandboxHandle, call: never) => Promise<AnyReply>;

/** The control API: each operation is one method of the handle. */
export function controlHandlers(
  gateway: GatewayHandle,
  version: string,
): Readonly<Record<keyof ControlOperations, AnyHandler>> {
  const handlers = Object.entries<AnyHandler>(gatewayHandlers(gateway, version));
  const inSandbox = Object.entries<AnySandboxHandler>(sandboxHandlers).map(
    ([id, handler]): [string, AnyHandler] => [id, withSandbox(gateway, handler)],
  );
  return Object.fromEntries(
    [...handlers, ...inSandbox].map(([id, handler]) => [id, guarded(handler)]),
  ) as Record<GatewayOperation | SandboxOperation, AnyHandler>;
}

function gatewayHandlers(gateway: GatewayHandle, version: string): GatewayHandlers {
  const healthOf = (why: string | null) => {
    const ready = why === null;
    return { status: "ok", version, sandboxes: gateway.count(), live: true, ready, why } as const;
  };
  return {
    health: async () => ok(healthOf(await gateway.notReady())),
    async readiness() {
      const why = await gateway.notReady();
      if (why === null) return ok(healthOf(why));
      const failure = { status: 503, code: "not-ready", title: "Not ready", detail: why } as const;
      return { status: 503, body: problem(failure), headers: RETRY_LATER };
    },
    listUnclaimedRequests: async () => ok(await gateway.unclaimedRequests()),
    listSandboxes: async () => ok({ sandboxes: await gateway.list() }),
    async openSandbox({ body }) {
      const sandbox = await gateway.create(body);
      return { status: 201, body: await sandbox.summary() };
    },
    resetSandbox: async ({ params }) => ok({ reset: await gateway.reset(params.sandbox) }),
    async rewindSandbox({ params, body }) {
      const sandbox = await gateway.rewind(params.sandbox, body);
      return ok(await sandbox.summary());
    },
    async forkSandbox({ params, body }) {
      const sandbox = await gateway.fork(params.sandbox, body);
      return { status: 201, body: await sandbox.summary() };
    },
    async importSandbox({ params, body }) {
      const sandbox = await gateway.import(params.sandbox, body);
      return { status: 201, body: await sandbox.summary() };
    },
  };
}

/** Finds the sandbox that the path names. */
function withSandbox(gateway: GatewayHandle, handler: AnySandboxHandler): AnyHandler {
  return async (call: { readonly params: { readonly sandbox: string } }) =>
    handler(await gateway.find(call.params.sandbox), call as never);
}

/** What the handle throws becomes a problem with its status. */
function guarded(handler: AnyHandler): AnyHandler {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { failure } = error;
      const reply = { status: failure.status, body: problem(failure), explanation: failure.detail };
      return failure.code === STORE_AWAY ? { ...reply, headers: RETRY_LATER } : reply;
    }
  };
}
