import { plain } from "../report/plain.js";
import type { InvoiceReference, RecurringReference } from "./references.js";
import type { TestGateway } from "./test-gateway.js";

/** What can have been called back about: an invoice, a recurring payment, or anything in a sandbox. */
export type CalledBackSubject = TestGateway | InvoiceReference | RecurringReference;

/** What a matcher comes to. The message explains whichever outcome was not expected. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** `0 times`, `once`, `twice`, `3 times`. */
export function often(times: number): string {
  return ["0 times", "once", "twice"][times] ?? `${times} times`;
}

/** Lines below a sentence; what it says when there are none. */
export function below(lines: readonly string[], none: string): string {
  return lines.length === 0 ? ` ${none}` : lines.map((line) => `\n  ${plain(line)}`).join("");
}
