import { expect, onTestFinished, test } from "vitest";
import { callerOf } from "../../contracts/states/call.js";
import { invoiceFields } from "../support/orders.js";
import { openShop } from "../support/servers.js";

test.each<[string, number]>([
  ["a status of a proxy", 502],
  ["a body that is not JSON", 200],
])("reports %s, and does not repeat the call", async (_, status) => {
  const server = await openShop();
  onTestFinished(() => server.close());
  server.answers(status, status);
  const call = callerOf({ baseUrl: server.url }, "a-token");
  await expect(call("addInvoice", { body: invoiceFields() })).rejects.toThrow(
    `addInvoice answered ${status}, which the spec does not name so: noted`,
  );
  expect(server.requestLines).toEqual(["POST /api/addInvoice"]);
});
