import type { CallbacksHandle } from "../../../spec/generated/control.handles.js";
import type { CallbackList, CallbackRecord } from "../../../spec/generated/control.types.js";
import type { Callback } from "../../domain/callback.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { callbackListing, pageOf } from "../lists.js";
import { type AtOnce, found, type Plain, type SandboxReader } from "../reader.js";
import { callbackView } from "../views.js";
import { aboutCallback, callbackWhy } from "../why.js";
import { executed } from "./execute.js";

/** What can be read of the callbacks of a sandbox. */
export function callbackReads(
  reader: SandboxReader,
): AtOnce<CallbacksHandle, "read" | "list" | "why"> {
  return {
    read: (callbackId) => readCallback(reader, callbackId),
    list: (query = {}) =>
      reader.read((world): CallbackList => {
        const { callbacks } = world;
        const listing = callbackListing(world);
        const { items, ...page } = pageOf(callbacks.values(), query, listing);
        return { callbacks: items, ...page };
      }),
    why(callbackId) {
      const callback = callbackOf(reader, callbackId);
      const retry = reader.read(({ settings }) => settings.assumptions["callback-retry"]);
      const isAbout = aboutCallback(callbackId);
      return callbackWhy(callback, reader.events(0).filter(isAbout), retry);
    },
  };
}

/** The callbacks of a sandbox. */
export function callbackOperations(
  sandbox: Sandbox,
  reader: SandboxReader,
): Plain<CallbacksHandle> {
  return {
    ...callbackReads(reader),
    async resend(callbackId) {
      executed(sandbox, { type: "resend-callback", callbackId });
      await sandbox.idle([callbackId]);
      return readCallback(reader, callbackId);
    },
  };
}

function callbackOf(reader: SandboxReader, callbackId: string): Callback {
  const callback = reader.read(({ callbacks }) => callbacks.get(callbackId));
  return found(callback, { code: "callback-unknown", callbackId });
}

function readCallback(reader: SandboxReader, callbackId: string): CallbackRecord {
  const callback = callbackOf(reader, callbackId);
  return reader.read((world) => callbackView(callback, world));
}
