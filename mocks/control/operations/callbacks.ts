import type { CallbacksHandle } from "../../../spec/generated/control.handles.js";
import type { CallbackList, CallbackRecord } from "../../../spec/generated/control.types.js";
import type { Callback } from "../../domain/callback.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { callbackListing, pageOf } from "../lists.js";
import { found, type SandboxReader } from "../reader.js";
import { callbackView } from "../views.js";
import { aboutCallback, callbackWhy } from "../why.js";
import { executed } from "./execute.js";

/** What can be read of the callbacks of a sandbox. */
export function callbackReads(
  reader: SandboxReader,
): Pick<CallbacksHandle, "read" | "list" | "why"> {
  return {
    read: (callbackId) => readCallback(reader, callbackId),
    list: async (query = {}) =>
      reader.read((world): CallbackList => {
        const { callbacks } = world;
        const listing = callbackListing(world);
        const { items, ...page } = pageOf(callbacks.values(), query, listing);
        return { callbacks: items, ...page };
      }),
    async why(callbackId) {
      const callback = await callbackOf(reader, callbackId);
      const retry = await reader.read(({ settings }) => settings.assumptions["callback-retry"]);
      const isAbout = aboutCallback(callbackId);
      return callbackWhy(callback, (await reader.events(0)).filter(isAbout), retry);
    },
  };
}

/** The callbacks of a sandbox. */
export function callbackOperations(sandbox: Sandbox, reader: SandboxReader): CallbacksHandle {
  return {
    ...callbackReads(reader),
    async resend(callbackId) {
      await executed(sandbox, { type: "resend-callback", callbackId });
      await sandbox.idle([callbackId]);
      return readCallback(reader, callbackId);
    },
  };
}

async function callbackOf(reader: SandboxReader, callbackId: string): Promise<Callback> {
  const callback = await reader.read(({ callbacks }) => callbacks.get(callbackId));
  return found(callback, { code: "callback-unknown", callbackId });
}

async function readCallback(reader: SandboxReader, callbackId: string): Promise<CallbackRecord> {
  const callback = await callbackOf(reader, callbackId);
  return reader.read((world) => callbackView(callback, world));
}
