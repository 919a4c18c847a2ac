import type {
  ArrangeChargesRequest,
  RecurringList,
  RecurringRecord,
  RecurringWhy,
} from "../../../spec/generated/control.types.js";
import { CARD_DECLINED } from "../../domain/recurring.js";
import type { ListQuery } from "../list-query.js";
import { recurringListing } from "../listings.js";
import { filteredInSlices, pageOf } from "../lists.js";
import { recurringView } from "../views.js";
import { aboutRecurring, recurringWhy } from "../why-recurring.js";
import type { Access } from "./access.js";

/**
 * The recurring payments of a sandbox. Amounts are units of the currency, instants ISO 8601 texts. Each
 * method that takes an id rejects with 404 when no recurring payment has it, and one that changes it
 * with 409 when it is in no state for that.
 */
export interface RecurringHandle {
  /**
   * One of them as it stands.
   *
   * @example
   * const { chargesDone, nextChargeAt } = await gateway.recurring.read(recurringId);
   */
  read(recurringId: string): Promise<RecurringRecord>;
  /**
   * All of them, in the order in which they were registered.
   *
   * @example
   * const [recurring] = await gateway.recurring.list();
   */
  list(): Promise<readonly RecurringRecord[]>;
  /**
   * A page of those that a query asks for.
   *
   * @example
   * const { recurring } = await gateway.recurring.page({ status: "active" });
   */
  page(query?: ListQuery): Promise<RecurringList>;
  /**
   * What the customer does on the payment page. Waits for the first charge's callback.
   *
   * @example
   * await gateway.recurring.start(recurringId);
   */
  start(recurringId: string): Promise<RecurringRecord>;
  /**
   * Cancels one: nothing more is charged.
   *
   * @example
   * await gateway.recurring.cancel(recurringId);
   */
  cancel(recurringId: string): Promise<RecurringRecord>;
  /**
   * The outcomes of the next charges, in order; after them charges succeed. One that fails does so
   * with `code` and `message`, those of a declined card where they are left out.
   *
   * @example
   * const outcomes = ["fail", "fail", "fail", "succeed"] as const;
   * await gateway.recurring.arrangeCharges(recurringId, { outcomes });
   */
  arrangeCharges(recurringId: string, request: ArrangeChargesRequest): Promise<RecurringRecord>;
  /**
   * Why it is where it is, why a charge failed, and what is due `next`.
   *
   * @example
   * const { because, next } = await gateway.recurring.why(recurringId);
   */
  why(recurringId: string): Promise<RecurringWhy>;
}

/** The recurring payments of the sandbox that is accessed. */
export function recurringHandle(access: Access): RecurringHandle {
  const { sandbox, read: readWorld, run, recurring, links } = access;
  const read = async (recurringId: string) => {
    const found = await recurring(recurringId);
    return readWorld((world) => recurringView(found, links(world)));
  };
  return {
    read,
    list: () =>
      readWorld((world) => {
        const made = links(world);
        return [...world.recurring.values()].map((one) => recurringView(one, made));
      }),
    page: (query = {}) =>
      readWorld((world): RecurringList => {
        const { items, ...page } = pageOf(
          world.recurring.values(),
          query,
          recurringListing(links(world)),
          world.recurring.size,
        );
        return { recurring: items, ...page };
      }),
    async start(recurringId) {
      await run({ type: "start-recurring", recurringId });
      await sandbox.settled();
      return read(recurringId);
    },
    async cancel(recurringId) {
      await run({ type: "cancel-recurring", recurringId, by: "tester" });
      return read(recurringId);
    },
    async arrangeCharges(recurringId, { outcomes, ...given }) {
      const failure = { ...CARD_DECLINED, ...given };
      await run({ type: "arrange-charges", recurringId, outcomes, failure });
      return read(recurringId);
    },
    why: (recurringId) => whyOf(access, recurringId),
  };
}

async function whyOf(
  { sandbox, read, recurring, slices }: Access,
  recurringId: string,
): Promise<RecurringWhy> {
  const found = await recurring(recurringId);
  const logged = await sandbox.events(0);
  const callbacks = await read((world) => world.callbacks);
  const isAbout = aboutRecurring(recurringId, logged, callbacks);
  return recurringWhy(found, await filteredInSlices(logged, isAbout, slices()));
}
