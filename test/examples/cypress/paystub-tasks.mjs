import { openKit } from "paystub/fixture";

/**
 * Tasks for `cy.task`: Cypress runs a spec in the browser, and its tasks in Node. Each takes and returns plain data.
 * None returns `undefined`, which Cypress treats as an error. `close` ends the mock.
 */
export async function cypressTasks(options = {}) {
  const kit = await openKit(options);
  let gateway;
  const tasks = {
    /** Opens a sandbox for one test, and returns the variables that a shop needs to find it. */
    async paystubOpen(title) {
      await gateway?.[Symbol.asyncDispose]();
      gateway = await kit.sandbox(title);
      return gateway.env;
    },
    /** Pays an order as the customer would. `declined` is null, or says why the payment failed. */
    async paystubPay({ orderNumber, ...how }) {
      const { declined, invoice } = await gateway.invoiceOfOrder(orderNumber).pay(how);
      return { status: invoice.status, declined };
    },
    async paystubFault(rule) {
      return (await gateway.faults.add(rule)).id;
    },
    async paystubInvoices() {
      return (await gateway.invoices.list()).invoices;
    },
  };
  return { tasks, close: () => kit.close() };
}
