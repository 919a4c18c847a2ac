import { describe, expect, test } from "vitest";
import { coverageOf } from "../../../contracts/verify/coverage.js";
import { type Pact, pactOf, parsePact, readSpec } from "../../../contracts/verify/pact-file.js";
import { compareWithSpec } from "../../../contracts/verify/verify.js";
import { differences, normalised, PACTS, readPacts } from "../../../scripts/pacts.js";
import { operations } from "../../../spec/generated/operations.js";

/** The committed pacts, which the consumer tests prove fresh. */
const committed = readPacts(PACTS);
const pacts = [...committed].map(([name, text]) => parsePact(name, text));
const ofService = pacts.filter(({ provider }) => provider === "payment-service");

/** A pact without the interactions that a test leaves out. */
function without({ origin, raw, interactions }: Pact, left: (name: string) => boolean): Pact {
  const kept = interactions.filter(({ description }) => !left(description));
  return pactOf(origin, { ...raw, interactions: kept.map((each) => each.raw) });
}

describe("the pacts of the two consumers cover the whole contract", () => {
  test("every operation and every status that the spec names has an interaction", async () => {
    const { operations, statuses } = coverageOf(ofService, await readSpec());
    expect({ operations, statuses }).toEqual({ operations: [], statuses: [] });
  });

  test.each(
    operations.flatMap(({ id, statuses }) => statuses.map((status) => [id, status] as const)),
  )("the check would detect a missing %s %i", async (id, status) => {
    const planted = ofService.map((pact) => {
      return without(pact, (name) => name.startsWith(`${id} ${status},`));
    });
    const { statuses } = coverageOf(planted, await readSpec());
    expect(statuses).toEqual([{ operation: id, statuses: [status] }]);
  });
});

test.each(pacts.map((pact) => [pact.origin, pact] as const))(
  "%s distinguishes its interactions",
  (_, { interactions }) => {
    const names = interactions.map(({ description }) => description);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  },
);

describe("the pacts agree with the spec", () => {
  test.each(ofService.map((pact) => [pact.origin, pact] as const))("%s", async (_, pact) => {
    const compared = await compareWithSpec(pact, await readSpec());
    expect(compared.size).toBe(pact.interactions.length);
    expect([...compared.values()].flat()).toEqual([]);
  });

  test("a field that the spec does not know is an error", async () => {
    const name = "storefront-payment-service.json";
    const text = (committed.get(name) ?? "").replaceAll('"orderStatus"', '"orderState"');
    const compared = await compareWithSpec(parsePact(name, text), await readSpec());
    const said = [...compared.values()].flat().map(({ message }) => message);
    expect(said.join("\n")).toContain("orderState");
  });
});

describe("the committed form of a pact", () => {
  const pact = (first: object, second: object) =>
    JSON.stringify({
      metadata: { pactRust: { ffi: "1" }, pactSpecification: { version: "4.0" } },
      interactions: [first, second],
    });
  const [paid, canceled] = [{ description: "paid", pending: false }, { description: "canceled" }];

  test("does not depend on the order of interactions and keys", () => {
    const turned = { pending: false, description: "paid" };
    expect(normalised(pact(paid, canceled))).toBe(normalised(pact(canceled, turned)));
  });

  test("contains nothing of the tools that wrote it", () => {
    expect(normalised(pact(paid, canceled))).not.toContain("pactRust");
  });

  test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ["nothing", { a: "paid" }, { a: "paid" }, []],
    ["an interaction", { a: "paid" }, { a: "refunded" }, ['a is stale: "paid", "refunded"']],
    ["a new pact", {}, { a: "paid" }, ["a is missing"]],
    ["a pact that nobody makes", { a: "paid" }, {}, ["a is left over: no test makes it"]],
  ])("is compared: %s", (_, before, now, reported) => {
    const texts = (names: Record<string, string>) =>
      new Map(
        Object.entries(names).map(([file, description]) => [
          file,
          normalised(pact({ description }, canceled)),
        ]),
      );
    expect(differences(texts(before), texts(now))).toEqual(reported);
  });

  test("shows what changed within an interaction", () => {
    const [name, text] = [...committed][0] ?? ["", ""];
    const changed = text.replace('"pending": false', '"pending": true');
    const [difference = ""] = differences(committed, new Map([...committed, [name, changed]]));
    expect(difference).toMatch(new RegExp(`^${name} is stale: "[^"]+"$`));
  });
});
