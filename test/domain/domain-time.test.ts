import { expect, test } from "vitest";
import { toLocal } from "../../mocks/domain/time.js";

test.each([
  ["2026-11-24T10:00:05.000Z", "24 Nov 2026, 13:00:05 Riyadh"],
  ["2026-03-01T09:05:00.000Z", "1 Mar 2026, 12:05:00 Riyadh"],
  ["2026-12-31T21:00:00.000Z", "1 Jan 2027, 00:00:00 Riyadh"],
  ["2026-03-02T11:59:59.999Z", "2 Mar 2026, 14:59:59.999 Riyadh"],
  ["2286-11-20T17:46:39.999Z", "20 Nov 2286, 20:46:39.999 Riyadh"],
])("a person reads %s as %s", (iso, local) => {
  expect(toLocal(iso)).toBe(local);
  expect(toLocal(Date.parse(iso))).toBe(local);
});
