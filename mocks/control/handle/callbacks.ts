import type {
  CallbackList,
  CallbackRecord,
  CallbackWhy,
} from "../../../spec/generated/control.types.js";
import type { ListQuery } from "../list-query.js";
import { callbackListing } from "../listings.js";
import { filteredInSlices, pageOf } from "../lists.js";
import { callbackView } from "../views.js";
import { aboutCallback, callbackWhy } from "../why-callback.js";
import type { Access } from "./access.js";

/** The calls to the shop, webhooks included. */
export interface CallbacksHandle {
  /**
   * All of them with their attempts, in the order in which they were planned.
   *
   * @example
   * const [first] = await gateway.callbacks.list();
   * expect(first?.state).toBe("delivered");
   */
  list(): Promise<readonly CallbackRecord[]>;
  /**
   * A page of those that a query asks for.
   *
   * @example
   * const { callbacks } = await gateway.callbacks.page({ order: "newest", limit: 20 });
   */
  page(query?: ListQuery): Promise<CallbackList>;
  /**
   * One of them. Rejects with 404 when no callback has the id.
   *
   * @example
   * const { attempts } = await gateway.callbacks.read(callbackId);
   * expect(attempts).toHaveLength(2);
   */
  read(callbackId: string): Promise<CallbackRecord>;
  /**
   * Sends a callback once more, now, and waits for how it ends. Rejects with 404 when no callback has
   * the id, and with 409 while it is under way.
   *
   * @example
   * await gateway.callbacks.resend(callbackId);
   */
  resend(callbackId: string): Promise<CallbackRecord>;
  /**
   * Why it is tried again, was given up, is held or was never made, and what is due `next`.
   *
   * @example
   * const { because } = await gateway.callbacks.why(callbackId);
   */
  why(callbackId: string): Promise<CallbackWhy>;
}

/** The callbacks of the sandbox that is accessed. */
export function callbacksHandle(access: Access): CallbacksHandle {
  const { sandbox, read, run, callback } = access;
  const readOne = async (callbackId: string) => {
    const found = await callback(callbackId);
    return read((world) => callbackView(found, world));
  };
  return {
    list: () =>
      read((world) => [...world.callbacks.values()].map((each) => callbackView(each, world))),
    page: (query = {}) =>
      read((world): CallbackList => {
        const { items, ...page } = pageOf(
          world.callbacks.values(),
          query,
          callbackListing(world),
          world.callbacks.size,
        );
        return { callbacks: items, ...page };
      }),
    read: readOne,
    async resend(callbackId) {
      await run({ type: "resend-callback", callbackId });
      await sandbox.settled([callbackId]);
      return readOne(callbackId);
    },
    async why(callbackId) {
      const found = await callback(callbackId);
      const logged = await sandbox.events(0);
      const retry = await read(({ settings }) => settings.assumptions["callback-retry"]);
      const concerning = await filteredInSlices(logged, aboutCallback(callbackId), access.slices());
      return callbackWhy(found, concerning, retry);
    },
  };
}
