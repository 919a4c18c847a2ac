import type { operations as ControlOperations } from "../../spec/generated/control.types.js";
import { problem, RETRY_LATER } from "../api/failures.js";
import type { AnyReply, Call, ReplyOf } from "../api/types.js";
import { readId } from "./given.js";
import type { GatewayHandle } from "./handle/gateway-handle.js";
import { readQuery } from "./handle/queries.js";
import type { SandboxHandle } from "./handle/sandbox-handle.js";
import { whole } from "./list-query.js";
import { Refused } from "./refused.js";
import {
  type GatewayOperation,
  ok,
  type SandboxOperation,
  sandboxHandlers,
} from "./sandbox-handlers.js";
import { type Streaming, streamReply } from "./stream-reply.js";

/** One handler for each operation on the gateway: a missing one does not compile. */
type GatewayHandlers = {
  readonly [Id in GatewayOperation]: (
    call: Call<ControlOperations[Id], undefined>,
  ) => Promise<ReplyOf<ControlOperations[Id]>>;
};

/** How many streams a gateway serves at once. Each is a connection and a look at the log now and then. */
export const STREAMS_MAX = 128;

function tooMany(): Refused {
  const detail = `${STREAMS_MAX} streams are open already; close one of them`;
  const failure = { status: 503, code: "too-many-streams", title: "Too many streams", detail };
  return new Refused(failure);
}

type AnyHandler = (call: never) => Promise<AnyReply>;
type AnySandboxHandler = (sandbox: SandboxHandle, call: never) => Promise<AnyReply>;

/** What the control API needs besides the handle. */
export interface HandlerParts {
  readonly streaming: Streaming;
  /** The handle whose links begin with an origin, for calls whose links follow them. */
  readonly handleAt?: ((origin: string) => GatewayHandle) | undefined;
}

type InSandbox = { readonly params: { readonly sandbox: string } };

/** The control API: each operation is one method of the handle. */
export function controlHandlers(
  gateway: GatewayHandle,
  version: string,
  { streaming, handleAt }: HandlerParts,
): Readonly<Record<keyof ControlOperations, AnyHandler>> {
  const handlers = Object.entries<AnyHandler>({
    ...lookingHandlers(gateway, version, streaming),
    ...gatewayHandlers(gateway),
  });
  const inSandbox = Object.entries<AnySandboxHandler>(sandboxHandlers).map(
    ([id, handler]): [string, AnyHandler] => [id, withSandbox(gateway, handler, handleAt)],
  );
  return Object.fromEntries(
    [...handlers, ...inSandbox].map(([id, handler]) => [id, guarded(handler)]),
  ) as Record<GatewayOperation | SandboxOperation, AnyHandler>;
}

type Looks =
  | "followSandbox"
  | "readStates"
  | "readFailures"
  | "previewRewind"
  | "health"
  | "readiness";

/** What only looks, and changes nothing. */
function lookingHandlers(
  gateway: GatewayHandle,
  version: string,
  streaming: Streaming,
): Pick<GatewayHandlers, Looks> {
  const healthOf = (why: string | null) => {
    const ready = why === null;
    return { status: "ok", version, sandboxes: gateway.count(), live: true, ready, why } as const;
  };
  return {
    followSandbox: streamsOf(gateway, streaming),
    readStates: async () => ok(gateway.states()),
    readFailures: async () => ok(gateway.failures()),
    previewRewind: async ({ params, query: { to = "" } }) => {
      const moment = /^\d{1,15}$/.test(to) ? Number(to) : readId("to", to);
      return ok(await gateway.previewRewind(params.sandbox, { to: moment }));
    },
    health: async () => ok(healthOf(await gateway.notReady())),
    async readiness() {
      const why = await gateway.notReady();
      if (why === null) return ok(healthOf(why));
      const failure = { status: 503, code: "not-ready", title: "Not ready", detail: why } as const;
      return { status: 503, body: problem(failure), headers: RETRY_LATER };
    },
  };
}

function gatewayHandlers(gateway: GatewayHandle): Omit<GatewayHandlers, Looks> {
  return {
    listUnclaimedRequests: async () => ok(await gateway.unclaimedRequests()),
    listSandboxes: async ({ query }) =>
      ok({ sandboxes: await gateway.list(readQuery("listSandboxes", query)) }),
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

/** Lets so many callers follow at once, and no more. */
function streamsOf(gateway: GatewayHandle, streaming: Streaming): GatewayHandlers["followSandbox"] {
  let streams = 0;
  const over = () => {
    streams -= 1;
  };
  return async ({ params, query: { most } }) => {
    const atMost = most === undefined ? most : whole("most", most, 1, 100_000);
    const sandbox = await gateway.find(params.sandbox);
    if (streams >= STREAMS_MAX) throw tooMany();
    streams += 1;
    const stream = streamReply((id, signal) => sandbox.follow(id, signal, atMost), streaming, over);
    return { status: 200, body: undefined, stream };
  };
}

/** Finds the sandbox that the path names. */
function withSandbox(
  gateway: GatewayHandle,
  handler: AnySandboxHandler,
  handleAt: HandlerParts["handleAt"],
): AnyHandler {
  return async (call: Call<unknown, undefined> & InSandbox) => {
    const { origin, params } = call;
    const handle = handleAt?.(origin) ?? gateway;
    return handler(await handle.find(params.sandbox), call as never);
  };
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
      return failure.code === "store-unavailable" ? { ...reply, headers: RETRY_LATER } : reply;
    }
  };
}
