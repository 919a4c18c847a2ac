import { onTestFinished } from "vitest";
import type { Assumptions, StartOptions } from "../../mocks/index.js";
import { clientOf } from "./client.js";
import { type Persons, SANDBOX, startPersons } from "./persons.js";

/** How a switch can be set: for all new sandboxes when the gateway starts, or for one at any time. */
export const WAYS = ["as a start option", "by the control API"] as const;
export type Way = (typeof WAYS)[number];

/** Persons of a gateway with these options, for tables whose cases differ in them. */
export async function personsWith(options: StartOptions): Promise<Persons> {
  const { close, ...persons } = await startPersons(options);
  onTestFinished(close);
  return persons;
}

/** Persons of a sandbox whose switches were set in the given way. */
export async function switchedPersons(way: Way, assume: Partial<Assumptions>): Promise<Persons> {
  if (way === "as a start option") return personsWith({ assume });
  const persons = await personsWith({});
  const path = `/sandboxes/${SANDBOX}/assumptions`;
  const changed = await clientOf(persons.gateway.controlUrl).send("PATCH", path, {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(assume),
  });
  if (changed.status !== 200) throw new Error(`PATCH ${path}: ${changed.text}`);
  return persons;
}

/** Each case of a table, once for each way of setting a switch. */
export function eachWay<Case extends readonly unknown[]>(cases: readonly Case[]): [Way, ...Case][] {
  return cases.flatMap((one) => WAYS.map((way): [Way, ...Case] => [way, ...one]));
}
