import { useEffect, useState } from "preact/hooks";
import type { FailureCatalogue, FaultRecord } from "../../../../spec/generated/control.types.js";
import { counted } from "../words.js";
import { attempt } from "./actions.js";
import { read } from "./source.js";

/** When a rule affects something, without what its fault does. */
export function ruleText(rule: FaultRecord): string {
  const {
    id: _,
    fault: __,
    matched: ___,
    injected: ____,
    left: _____,
    says: ______,
    ...given
  } = rule;
  const {
    operation,
    where = {},
    from,
    until,
    nth,
    every,
    times,
    probability,
    ...parameters
  } = given;
  const pairs = (values: object) =>
    Object.entries(values).map(([name, value]) => `${name} ${String(value)}`);
  return [
    [operation ?? "every match", ...pairs(where)].join(" with "),
    ...(nth === undefined ? [] : [`only number ${nth}`]),
    ...(every === undefined || every === 1 ? [] : [`every ${every}`]),
    ...(probability === undefined ? [] : [`with probability ${probability}`]),
    ...(times === undefined ? [] : [counted("atMost", times)]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...pairs(parameters),
  ].join(", ");
}

/** Faults, switches and test values of the gateway. */
export type Catalogue = FailureCatalogue;

/** Read once, and again only where that failed. */
let reading: Promise<Catalogue> | undefined;

function readCatalogue(): Promise<Catalogue> {
  reading ??= read<"gateway.failures">("/failures").catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** The catalogue of this gateway. It does not change while the gateway runs. */
export function useCatalogue(): Catalogue | undefined {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  useEffect(() => {
    attempt(readCatalogue).then((found) => {
      if (found) setCatalogue(found);
    });
  }, []);
  return catalogue;
}
