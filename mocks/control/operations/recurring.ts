import type { RecurringHandle } from "../../../spec/generated/control.handles.js";
import type { RecurringRecord } from "../../../spec/generated/control.types.js";
import type { LoggedEvent } from "../../domain/events.js";
import { CARD_DECLINED, type Recurring } from "../../domain/recurring.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { testOf } from "../copied-test.js";
import { pageOf, recurringListing } from "../lists.js";
import { found, type Plain, type SandboxReader } from "../reader.js";
import { executed } from "../refused.js";
import { recurringView } from "../views.js";
import { aboutRecurring, recurringWhy } from "../why.js";

/** What can be read of the recurring payments of a sandbox. */
export function recurringReads(reader: SandboxReader) {
  return {
    read: (recurringId) => readRecurring(reader, recurringId),
    list: (query = {}) =>
      reader.read((world) =>
        pageOf(world.recurring.values(), query, recurringListing(reader.links(world))),
      ),
    why(recurringId) {
      const payment = recurringOf(reader, recurringId);
      return recurringWhy(payment, eventsAbout(reader, recurringId));
    },
    test(recurringId) {
      const { status, chargesDone } = readRecurring(reader, recurringId);
      return testOf(reader, {
        of: { recurringId },
        ends: { status, chargesDone },
        events: eventsAbout(reader, recurringId),
        isCall: ({ operationId, requestBody, responseBody, path }) =>
          operationId !== "listRecurringPayments" &&
          [requestBody, responseBody, path].some((text) => text?.includes(recurringId)),
      });
    },
  } satisfies Partial<Plain<RecurringHandle>>;
}

function eventsAbout(reader: SandboxReader, recurringId: string): readonly LoggedEvent[] {
  const logged = reader.events(0);
  const callbacks = reader.read((world) => world.callbacks);
  return logged.filter(aboutRecurring(recurringId, logged, callbacks));
}

/** The recurring payments of a sandbox. */
export function recurringOperations(
  sandbox: Sandbox,
  reader: SandboxReader,
): Plain<RecurringHandle> {
  return {
    ...recurringReads(reader),
    async start(recurringId) {
      executed(sandbox, { type: "start-recurring", recurringId });
      await sandbox.idle();
      return readRecurring(reader, recurringId);
    },
    cancel(recurringId) {
      executed(sandbox, { type: "cancel-recurring", recurringId, by: "tester" });
      return readRecurring(reader, recurringId);
    },
    arrangeCharges(recurringId, { outcomes, ...given }) {
      const failure = { ...CARD_DECLINED, ...given };
      executed(sandbox, { type: "arrange-charges", recurringId, outcomes, failure });
      return readRecurring(reader, recurringId);
    },
  };
}

/** The recurring payment with an id. Rejects if there is none. */
export function recurringOf(reader: SandboxReader, recurringId: string): Recurring {
  const payment = reader.read(({ recurring }) => recurring.get(recurringId));
  return found(payment, { code: "recurring-unknown", recurringId });
}

function readRecurring(reader: SandboxReader, recurringId: string): RecurringRecord {
  const payment = recurringOf(reader, recurringId);
  return reader.read((world) => recurringView(payment, reader.links(world)));
}
