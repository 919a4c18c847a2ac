import { expect, expectTypeOf, test } from "vitest";
import { lookUp, type StateName } from "../../contracts/states/catalogue.js";
import type { NamedState } from "../../mocks/observe/pact/situation.js";
import { operationStates } from "../../spec/generated/operation-states.js";

const rows = Object.entries(operationStates).flatMap(([id, states]) =>
  states.map((state) => [id, state] as const),
);

test.each(rows)("%s succeeds in a state of the catalog", (_id, { name, params, inject }) => {
  const ready = lookUp({ name, params: {} });
  if (typeof ready === "string") throw new Error(ready);
  expect(Object.keys(ready.params)).toEqual(expect.arrayContaining(Object.keys(params)));
  expect(ready.state.injects).toEqual(expect.arrayContaining(Object.values(inject)));
});

test("every state of a refused call is in the catalog", () => {
  expectTypeOf<NamedState>().toExtend<StateName>();
});
