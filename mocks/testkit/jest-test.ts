import type { KitOptions, SandboxOptions } from "./options.js";
import type { TestGateway } from "./test-gateway.js";

/**
 * What a test is given.
 *
 * @example
 * test("an order is paid", async ({ gateway }: PaystubFixtures) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export interface PaystubFixtures {
  /** A sandbox of the test's own, forgotten after it. */
  readonly gateway: TestGateway;
}

/**
 * What a test does.
 *
 * @example
 * const pays: TestBody = async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * };
 */
export type TestBody = (fixtures: PaystubFixtures) => Promise<void> | void;

/**
 * Declares a test; `timeoutMs` as in Jest.
 *
 * @example
 * const slowly: Declare = (name, body) => test(name, body, 20_000);
 */
export type Declare = (name: string, body: TestBody, timeoutMs?: number) => void;

/**
 * Declares a test, or one for each row of a table.
 *
 * @example
 * const unfinished: DeclareMany = test.skip;
 * unfinished.each([25, 50])("pays %d", async (amount) => {});
 */
export interface DeclareMany extends Declare {
  /** A test for each row of a table. */
  readonly each: DeclareEach;
}

/**
 * Declares a test for each row, in the way of `test.each` of Jest. The name may hold `%s` and `$field`. The body
 * is given the row, an array as it stands, and then the gateway of its own sandbox.
 *
 * @example
 * test.each([{ amount: 25 }, { amount: 50 }])("pays $amount", async ({ amount }, { gateway }) => {
 *   await expect(gateway).not.toHaveReceived("addInvoice", { amount });
 * });
 */
export type DeclareEach = <const Row>(
  rows: readonly Row[],
) => (
  name: string,
  body: (row: Row, fixtures: PaystubFixtures) => Promise<void> | void,
  timeoutMs?: number,
) => void;

/**
 * `test` of Jest, whose tests are given a gateway.
 *
 * @example
 * test("an order is paid", async ({ gateway }) => {
 *   await gateway.invoiceOfOrder("ORD-1").pay();
 * });
 */
export interface PaystubTest extends DeclareMany {
  /** The only test of its file that runs. */
  readonly only: DeclareMany;
  /** A test that does not run. */
  readonly skip: DeclareMany;
  /** A test that is known to fail. */
  readonly failing: DeclareMany;
  /**
   * The name of a test that is still to be written.
   *
   * @example
   * test.todo("a refund is booked once");
   */
  todo(name: string): void;
  /**
   * `test` with a gateway or sandboxes that begin differently.
   *
   * @example
   * const frozen = test.with({ clock: "frozen" });
   */
  with(options: KitOptions & SandboxOptions): PaystubTest;
}
