import { expect, onTestFinished, test } from "vitest";
import { callerOf, UnexpectedAnswer } from "../../contracts/states/call.js";
import { invoiceFields } from "../support/orders.js";
import { openShop } from "../support/servers.js";

const tokens = { merchant: "a-token" };

test.each<[string, number]>([
  ["a status of a proxy", 502],
  ["a body that is not JSON", 200],
])("reports %s as an unexpected answer", async (_, status) => {
  const server = await openShop();
  onTestFinished(() => server.close());
  server.answers(status);
  const call = callerOf({ baseUrl: server.url, tokens });
  const failure = await call("getInvoice", {
    params: { transactionNo: "1000000000000" },
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnexpectedAnswer);
  expect(failure).toMatchObject({ status, text: "noted" });
});

test("does not repeat a failed call", async () => {
  const server = await openShop();
  onTestFinished(() => server.close());
  server.answers(502, 502);
  const call = callerOf({ baseUrl: server.url, tokens });
  await expect(call("addInvoice", { body: invoiceFields() })).rejects.toThrow(UnexpectedAnswer);
  expect(server.requestLines).toEqual(["POST /api/addInvoice"]);
});

test("does not make a call whose required token is missing", async () => {
  const call = callerOf({ baseUrl: "http://127.0.0.1:1" });
  await expect(call("getMyMerchants", {})).rejects.toThrow(
    "getMyMerchants needs the token of a partner",
  );
});
