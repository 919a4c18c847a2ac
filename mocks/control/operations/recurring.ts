import type { RecurringHandle } from "../../../spec/generated/control.handles.js";
import type { RecurringList, RecurringRecord } from "../../../spec/generated/control.types.js";
import { CARD_DECLINED, type Recurring } from "../../domain/recurring.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { pageOf, recurringListing } from "../lists.js";
import { found, type SandboxReader } from "../reader.js";
import { recurringView } from "../views.js";
import { aboutRecurring, recurringWhy } from "../why.js";
import { executed } from "./execute.js";

/** What can be read of the recurring payments of a sandbox. */
export function recurringReads(
  reader: SandboxReader,
): Pick<RecurringHandle, "read" | "list" | "why"> {
  return {
    read: (recurringId) => readRecurring(reader, recurringId),
    list: async (query = {}) =>
      reader.read((world): RecurringList => {
        const { recurring } = world;
        const listing = recurringListing(reader.links(world));
        const { items, ...page } = pageOf(recurring.values(), query, listing);
        return { recurring: items, ...page };
      }),
    async why(recurringId) {
      const payment = await recurringOf(reader, recurringId);
      const logged = await reader.events(0);
      const callbacks = await reader.read((world) => world.callbacks);
      const isAbout = aboutRecurring(recurringId, logged, callbacks);
      return recurringWhy(payment, logged.filter(isAbout));
    },
  };
}

/** The recurring payments of a sandbox. */
export function recurringOperations(sandbox: Sandbox, reader: SandboxReader): RecurringHandle {
  return {
    ...recurringReads(reader),
    async start(recurringId) {
      await executed(sandbox, { type: "start-recurring", recurringId });
      await sandbox.idle();
      return readRecurring(reader, recurringId);
    },
    async cancel(recurringId) {
      await executed(sandbox, { type: "cancel-recurring", recurringId, by: "tester" });
      return readRecurring(reader, recurringId);
    },
    async arrangeCharges(recurringId, { outcomes, ...given }) {
      const failure = { ...CARD_DECLINED, ...given };
      await executed(sandbox, { type: "arrange-charges", recurringId, outcomes, failure });
      return readRecurring(reader, recurringId);
    },
  };
}

/** The recurring payment with an id. Rejects if there is none. */
export async function recurringOf(reader: SandboxReader, recurringId: string): Promise<Recurring> {
  const payment = await reader.read(({ recurring }) => recurring.get(recurringId));
  return found(payment, { code: "recurring-unknown", recurringId });
}

async function readRecurring(reader: SandboxReader, recurringId: string): Promise<RecurringRecord> {
  const payment = await recurringOf(reader, recurringId);
  return reader.read((world) => recurringView(payment, reader.links(world)));
}
