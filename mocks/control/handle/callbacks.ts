import type { CallbackList, CallbackRecord } from "../../../spec/generated/control.types.js";
import type { ListQuery } from "../list-query.js";
import { callbackListing } from "../listings.js";
import { pageOf } from "../lists.js";
import { callbackView } from "../views.js";
import type { Access } from "./access.js";

/** The calls to the shop, webhooks included. */
export interface CallbacksHandle {
  /** All of them with their attempts, in the order in which they were planned. */
  list(): Promise<readonly CallbackRecord[]>;
  /** A page of those that a query asks for. */
  page(query?: ListQuery): Promise<CallbackList>;
  /**
   * Sends a callback once more, now, and waits for how it ends. Rejects with 404 when no callback has
   * the id, and with 409 while it is under way.
   */
  resend(callbackId: string): Promise<CallbackRecord>;
}

/** The callbacks of the sandbox that is accessed. */
export function callbacksHandle({ sandbox, read, run, callback }: Access): CallbacksHandle {
  return {
    list: () =>
      read((world) => [...world.callbacks.values()].map((each) => callbackView(each, world))),
    page: (query = {}) =>
      read((world): CallbackList => {
        const { items, ...page } = pageOf(world.callbacks.values(), query, callbackListing(world));
        return { callbacks: items, ...page };
      }),
    async resend(callbackId) {
      await run({ type: "resend-callback", callbackId });
      await sandbox.settled([callbackId]);
      const sent = await callback(callbackId);
      return read((world) => callbackView(sent, world));
    },
  };
}
