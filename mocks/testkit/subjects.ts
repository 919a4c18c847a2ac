/** Whether a value is what a matcher is for. */
export function isSubject(value: unknown, kind: "gateway" | "invoice" | "recurring"): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === kind;
}
