/**
 * Thrown by matchers and waits in place of a verdict that what is left of the journal does not bear:
 * whether they were to pass or, with `.not`, to fail.
 *
 * @example
 * await gateway.waitForRequest("addInvoice").catch((error: unknown) => {
 *   if (error instanceof IncompleteEvidence) console.error(error.message);
 * });
 */
export class IncompleteEvidence extends Error {
  override readonly name = "IncompleteEvidence";
}
