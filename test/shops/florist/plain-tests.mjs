/**
 * The florist's own tests, like those of most shops: each action of a customer once, without failures. Run them with
 * paystub run -- node test/shops/florist/plain-tests.mjs
 */
import assert from "node:assert/strict";
import { sandboxAt } from "../sandbox.mjs";
import { openShop } from "./adapter.mjs";

const { PAYSTUB_BASE_URL: baseUrl, PAYSTUB_ORDER_URL: orderUrl } = process.env;
const { PAYSTUB_API_ID: apiId, PAYSTUB_SECRET_KEY: secretKey } = process.env;
const shop = await openShop({ baseUrl, orderUrl, apiId, secretKey, timeoutMs: 5000 });
const sandbox = sandboxAt(process.env.PAYSTUB_CONTROL_URL, process.env.PAYSTUB_SANDBOX);

async function orders(id) {
  await shop.start({ id, amount: 25.5, name: "Sara Al Harbi", mobile: "0500000001" });
  assert.equal(shop.getOrder(id).state, "pending");
  return shop.getOrder(id).transactionNo;
}

await sandbox.pay(await orders("paid"));
await shop.look("paid");
assert.equal(shop.getOrder("paid").state, "paid");

await orders("canceled");
assert.equal(await shop.cancel("canceled"), true);

await orders("wallet");
await shop.sendCode("wallet");
assert.equal(await shop.payWithCode("wallet", await sandbox.codeSentTo("0500000001")), true);
await sandbox.passTime();
shop.close();
