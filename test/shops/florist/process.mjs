/**
 * Runs the florist in its own process, with its adapter over HTTP. A method of the adapter is a POST to its name, with
 * named arguments. PORT sets the port. The process prints its address.
 */
import { createServer } from "node:http";
import { openShop } from "./adapter.mjs";

const ARGUMENTS = {
  getOrder: ({ id }) => [id],
  look: ({ id }) => [id],
  cancel: ({ id }) => [id],
  refund: ({ id }) => [id],
  sendCode: ({ id }) => [id],
  payWithCode: ({ id, code }) => [id, code],
  getSubscription: ({ id }) => [id],
  passTime: ({ now }) => [now],
};
const PLAIN = ["start", "subscribe", "restart", "idle", "webhook", "currencies", "close"];
const OFFERS = ["open", ...Object.keys(ARGUMENTS), ...PLAIN];

const shops = new Map();
let opened = 0;

const server = createServer((request, response) => {
  answer(request)
    .then((value) => [200, value])
    .catch((error) => [500, { says: error.message }])
    .then(([status, value]) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(value ?? null));
    });
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => console.log(address()));

const address = () => `http://127.0.0.1:${server.address().port}`;

async function answer(request) {
  const [method, name] = request.url.split("/").reverse();
  const given = await readJson(request);
  if (method === "offers") return OFFERS;
  if (method === "open") {
    opened += 1;
    shops.set(`shop-${opened}`, await openShop(given));
    return { url: `${address()}/shop-${opened}` };
  }
  const shop = shops.get(name);
  if (method === "close") shops.delete(name);
  return shop[method](...(ARGUMENTS[method]?.(given) ?? [given]));
}

async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
