import type { ReportTable } from "../../report/report.js";
import type { Counts } from "../totals.js";
import { ITEM_KINDS, ITEMS, KINDS } from "./items.js";

/** How many things that were not reached a row names. */
const NAMES_MAX = 5;

/** What traffic reached of what the spec and the domain have, a row for each kind. */
export function coverageTable({ counts }: { readonly counts: Counts }): ReportTable {
  const rows = ITEM_KINDS.map((kind) => {
    const expected = ITEMS.filter((item) => item.kind === kind && item.why === null);
    const missing = expected.filter(({ id }) => !counts.has(id)).map(({ name }) => name);
    const named = missing.slice(0, NAMES_MAX).join(", ");
    const more = missing.length - NAMES_MAX;
    return [
      KINDS[kind],
      `${expected.length - missing.length} of ${expected.length}`,
      more > 0 ? `${named}, and ${more} more` : named,
    ];
  });
  return {
    title: "Coverage",
    columns: ["what", "reached", "not reached"],
    rows: rows.filter(([, share]) => share !== "0 of 0"),
  };
}
