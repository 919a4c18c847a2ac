import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type FaultRequest, faultDraft } from "../../../mocks/control/fault-rules.js";
import { type FaultId, faults } from "../../../spec/generated/faults.js";
import { allTitles } from "../../support/titles.js";

const FILE = parse(readFileSync(join(import.meta.dirname, "../../../spec/faults.yaml"), "utf8"));
const IDS = Object.keys(faults) as FaultId[];

/** The faults that no title names in brackets. */
function untested(ids: readonly string[], titles: readonly string[]): readonly string[] {
  const all = titles.join("\n");
  return ids.filter((id) => !all.includes(`[${id}]`));
}

describe("every fault", () => {
  test("is in the generated code", () => {
    expect(IDS).toEqual(FILE.faults.map(({ id }: { readonly id: string }) => id));
  });

  test("is proven by a test whose title carries its id in brackets", () => {
    expect(untested(IDS, allTitles())).toEqual([]);
  });

  test("and one without such a test is noticed", () => {
    expect(untested(["hang", "sulks"], ["[hang] the connection is held"])).toEqual(["sulks"]);
  });

  test.each(IDS.flatMap((fault) => faults[fault].sensible.map((given) => ({ fault, ...given }))))(
    "can be added as it is sensible: %j",
    (request) => {
      expect(faultDraft(request as FaultRequest)).toMatchObject({ fault: request.fault });
    },
  );

  test.each(IDS)("%s is tried by the matrix, or stays out for a reason", (fault) => {
    const { sensible, out } = faults[fault];
    expect(sensible.length > 0).toBe(out === null);
  });

  test.each(IDS)("%s says in a clause what happens", (fault) => {
    expect(faults[fault].does).toMatch(/^[a-z].{20,}[^.]$/);
  });
});
