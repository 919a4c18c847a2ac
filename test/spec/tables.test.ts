import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type FaultRequest, faultDraft } from "../../mocks/control/fault-rules.js";
import { type FaultId, faults } from "../../spec/generated/faults.js";

const SPEC = join(import.meta.dirname, "../../spec");
const read = (name: string) => parse(readFileSync(join(SPEC, name), "utf8"), { merge: true });

/** All row ids that the spec marks, anywhere. */
function marks(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-assumption" ? [value].flat().map(String) : marks(value),
  );
}

test("every assumption is marked in the spec where it applies", () => {
  const marked = new Set(marks(read("openapi.yaml")));
  const rows: readonly { readonly id: string }[] = read("assumptions.yaml").rows;
  expect(rows.map(({ id }) => id).filter((id) => !marked.has(id))).toEqual([]);
});

describe("every fault", () => {
  const ids = Object.keys(faults) as FaultId[];

  test.each(ids.flatMap((fault) => faults[fault].sensible.map((given) => ({ fault, ...given }))))(
    "can be added with its sensible parameters: %j",
    (request) => {
      expect(faultDraft(request as FaultRequest)).toMatchObject({ fault: request.fault });
    },
  );

  test("is part of the matrix, or has a reason to be left out", () => {
    expect(
      ids.filter((id) => faults[id].sensible.length > 0 !== (faults[id].out === null)),
    ).toEqual([]);
  });
});
