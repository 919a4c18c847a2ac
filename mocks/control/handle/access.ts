import { type Links, linksOf } from "../../api/links.js";
import type { Callback } from "../../domain/callback.js";
import type { Command } from "../../domain/decide.js";
import type { DomainEvent } from "../../domain/events.js";
import type { Invoice } from "../../domain/invoice.js";
import type { Recurring } from "../../domain/recurring.js";
import type { Refusal } from "../../domain/refusal.js";
import type { WorldView } from "../../domain/world.js";
import type { Clock } from "../../runtime/real-clock.js";
import type { Sandbox } from "../../runtime/sandbox/sandbox.js";
import type { Taken } from "../../runtime/sandbox/session.js";
import { Slices } from "../../runtime/slices.js";
import { throwIf } from "../refused.js";

/** What the parts of a sandbox's handle share. Whatever is not there is refused by name. */
export interface Access {
  readonly sandbox: Sandbox;
  /** Cuts long work into slices. */
  slices(): Slices;
  /** Reads the state, after all that was due. */
  read<T>(reader: (world: WorldView) => Taken<T>): Promise<Taken<T>>;
  links(world: WorldView): Links;
  /** Carries a command out; a refusal is thrown. */
  run(command: Command): Promise<readonly DomainEvent[]>;
  invoice(transactionNo: string): Promise<Invoice>;
  recurring(recurringId: string): Promise<Recurring>;
  callback(callbackId: string): Promise<Callback>;
}

export function accessTo(sandbox: Sandbox, clock: Clock, baseUrl: () => string): Access {
  const read: Access["read"] = async (reader) => sandbox.read(reader);
  return {
    sandbox,
    slices: () => new Slices(clock),
    read,
    links: (world) => linksOf(world, baseUrl()),
    async run(command) {
      const { refusal, events } = await sandbox.execute(command);
      throwIf(refusal);
      return events;
    },
    async invoice(transactionNo) {
      const invoice = await read(({ invoices }) => invoices.get(transactionNo));
      return found(invoice, { code: "invoice-unknown", transactionNo });
    },
    async recurring(recurringId) {
      const payment = await read(({ recurring }) => recurring.get(recurringId));
      return found(payment, { code: "recurring-unknown", recurringId });
    },
    async callback(callbackId) {
      const callback = await read(({ callbacks }) => callbacks.get(callbackId));
      return found(callback, { code: "callback-unknown", callbackId });
    },
  };
}

/** The callbacks that follow from what happened. */
export function callbacksOf(events: readonly DomainEvent[]): readonly string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case "callback-scheduled":
      case "callback-redirected":
      case "callback-dropped":
        return [event.callbackId];
      default:
        return [];
    }
  });
}

function found<T>(value: T | undefined, refusal: Refusal): T {
  if (value === undefined) throwIf(refusal);
  return value as T;
}
