import type { CallNews } from "../../control/news.js";

/** What came of a call, as the lists tell it. */
export function stateOf({
  status,
  code,
  faults,
  explanation,
}: Pick<CallNews, "status" | "code" | "faults" | "explanation">) {
  if (faults.length > 0) return "struck";
  if (status === null || status >= 400 || code !== null) return "refused";
  return explanation === null ? "ok" : "doubtful";
}
