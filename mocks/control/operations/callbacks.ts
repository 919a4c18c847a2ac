import type { CallbacksHandle } from "../../../spec/generated/control.handles.js";
import type { CallbackRecord } from "../../../spec/generated/control.types.js";
import type { Callback } from "../../domain/callback.js";
import type { DomainEvent } from "../../domain/events.js";
import type { WorldView } from "../../domain/world.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { callbackListing, pageOf } from "../lists.js";
import { found, type Plain, type SandboxReader } from "../reader.js";
import { executed } from "../refused.js";
import { callbackView } from "../views.js";
import { aboutCallback, callbackWhy } from "../why.js";

/** What can be read of the callbacks of a sandbox. */
export function callbackReads(reader: SandboxReader) {
  return {
    read: (callbackId) => readCallback(reader, callbackId),
    list: (query = {}) =>
      reader.read((world) => pageOf(world.callbacks.values(), query, callbackListing(world))),
    why(callbackId) {
      const callback = callbackOf(reader, callbackId);
      const retry = reader.read(({ settings }) => settings.assumptions["callback-retry"]);
      const isAbout = aboutCallback(callbackId);
      return callbackWhy(callback, reader.events(0).filter(isAbout), retry);
    },
  } satisfies Partial<Plain<CallbacksHandle>>;
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

/** The callbacks that follow from what happened. */
export function callbacksBegunBy(events: readonly DomainEvent[]): readonly string[] {
  return events.flatMap((event) => {
    const isBeginning = "callbackId" in event && "about" in event;
    return isBeginning ? [event.callbackId] : [];
  });
}

/** The callbacks with these ids, as far as there are. */
export function callbackViews(ids: readonly string[], world: WorldView): CallbackRecord[] {
  return ids.flatMap((id) => {
    const callback = world.callbacks.get(id);
    return callback ? [callbackView(callback, world)] : [];
  });
}
