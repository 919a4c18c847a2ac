import type { SettlementsHandle } from "../../../spec/generated/control.handles.js";
import type { OpenPayments } from "../../../spec/generated/control.types.js";
import { lineOf, openEntries, totalsOf } from "../../domain/settlement.js";
import { isoOrNull } from "../../domain/time.js";
import type { Sandbox } from "../../sandbox/sandbox.js";
import { pageOf, settlementListing } from "../lists.js";
import { found, type Plain, type SandboxReader } from "../reader.js";
import { executed } from "../refused.js";
import { settlementLineView, settlementView, totalsView } from "../views.js";
import { callbacksBegunBy, callbackViews } from "./callbacks.js";

/** What can be read of the settlements in a sandbox. */
export function settlementReads(reader: SandboxReader) {
  return {
    list: (query = {}) => ({
      ...reader.read((world) => pageOf(world.settlements.values(), query, settlementListing)),
      open: openPayments(reader),
    }),
    read: (settlementNumber) =>
      reader.read((world) => {
        const settlement = found(world.settlements.get(settlementNumber), {
          code: "settlement-unknown",
          settlementNumber,
        });
        const lines = settlement.lines.map((line) => settlementLineView(line, world));
        return { ...settlementView(settlement), lines };
      }),
  } satisfies Partial<Plain<SettlementsHandle>>;
}

/** Adds up what no settlement holds yet. */
function openPayments(reader: SandboxReader): OpenPayments {
  return reader.read((world) => {
    const lines = [...openEntries(world)].map((entry) => lineOf(entry, world.merchants[0]));
    const nextAt = isoOrNull(world.nextSettlement?.at ?? null);
    return { ...totalsView(totalsOf(lines)), entries: lines.length, nextAt };
  });
}

/** Settlements on command. */
export function settlementOperations(
  sandbox: Sandbox,
  reader: SandboxReader,
): Plain<SettlementsHandle> {
  return {
    ...settlementReads(reader),
    async run() {
      const events = executed(sandbox, { type: "settle-orders", by: "tester" });
      await sandbox.idle();
      return reader.read((world) => ({
        settlements: events.flatMap((event) => {
          if (event.type !== "orders-settled") return [];
          const settlement = world.settlements.get(event.settlementNumber);
          return settlement ? [settlementView(settlement)] : [];
        }),
        callbacks: callbackViews(callbacksBegunBy(events), world),
      }));
    },
  };
}
