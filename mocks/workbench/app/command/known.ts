import { live } from "../live.js";
import { type CommandOperation, operationsOf } from "./catalogue.js";
import type { KnownValues } from "./complete.js";
import { specOf } from "./run.js";

let catalogue: Promise<readonly CommandOperation[]> | undefined;

/** The operations of the service and of the control API, from the specs that the gateway serves. */
export function catalogued(): Promise<readonly CommandOperation[]> {
  catalogue ??= Promise.all([specOf("openapi"), specOf("control")])
    .then(([service, control]) => [...operationsOf(service, true), ...operationsOf(control, false)])
    .catch((error: unknown) => {
      catalogue = undefined;
      throw error;
    });
  return catalogue;
}

/** Ids of what there is, for completion. */
export function knownNow(): KnownValues {
  const { events, faults, calls, assumptions } = live.known;
  const ids = (name: string) =>
    [
      ...new Set(
        events.flatMap((event) => (typeof event[name] === "string" ? String(event[name]) : [])),
      ),
    ]
      .reverse()
      .slice(0, 30);
  return {
    transactionNo: ids("transactionNo"),
    callbackId: ids("callbackId"),
    recurringId: ids("recurringId"),
    faultId: faults.map(({ id }) => id),
    requestId: calls
      .slice(-30)
      .map(({ id }) => String(id))
      .reverse(),
    sandbox: [live.known.sandbox],
    by: ["PT1H", "P1D", "PT15M"],
    assumption: Object.keys(assumptions),
  };
}
