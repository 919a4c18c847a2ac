import type {
  ArrangeChargesRequest,
  RecurringRecord,
} from "../../../spec/generated/control.types.js";
import { CARD_DECLINED } from "../../domain/recurring.js";
import { recurringView } from "../views.js";
import type { Access } from "./access.js";

export function recurringHandle({ sandbox, read: readWorld, run, recurring }: Access) {
  const read = async (recurringId: string): Promise<RecurringRecord> => {
    return recurringView(await recurring(recurringId));
  };

  return {
    read,

    async list(): Promise<readonly RecurringRecord[]> {
      return readWorld((world) => [...world.recurring.values()].map(recurringView));
    },

    /** What the customer does on the payment page. Waits for the first charge's callback. */
    async start(recurringId: string): Promise<RecurringRecord> {
      await run({ type: "start-recurring", recurringId });
      await sandbox.settled();
      return read(recurringId);
    },

    async cancel(recurringId: string): Promise<RecurringRecord> {
      await run({ type: "cancel-recurring", recurringId, by: "tester" });
      return read(recurringId);
    },

    /** The outcomes of the next charges, in order; after them charges succeed. */
    async arrangeCharges(
      recurringId: string,
      { outcomes, ...given }: ArrangeChargesRequest,
    ): Promise<RecurringRecord> {
      const failure = { ...CARD_DECLINED, ...given };
      await run({ type: "arrange-charges", recurringId, outcomes, failure });
      return read(recurringId);
    },
  };
}
