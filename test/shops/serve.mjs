import { createServer } from "node:http";
import { isTrouble } from "./service.mjs";

const TRY_AGAIN = "We cannot reach the payment service. Please try again in a moment.";

/**
 * Serves routes such as `POST /orders/:id/cancel`; `*` is any method. A route resolves to a status and a body, which is
 * sent as JSON.
 *
 * @returns the address, and a function that stops the server
 */
export async function serve(routes) {
  const server = createServer((request, response) => handle(routes, request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers 503 if the payment service fails, and 500 after an error of the shop. */
async function handle(routes, request, response) {
  const [status, body] = await answer(routes, request).catch((error) => {
    return isTrouble(error) ? [503, { says: TRY_AGAIN }] : [500, { says: error.stack }];
  });
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function answer(routes, request) {
  const { pathname, searchParams } = new URL(request.url, "http://shop");
  const [, place, id, ...rest] = pathname.split("/");
  const path = [`/${place}`, ...(id ? [":id"] : []), ...rest].join("/");
  const route = routes[`${request.method} ${path}`] ?? routes[`* ${path}`];
  if (!route) return [404, { says: "There is no such page." }];
  return route({ id, query: Object.fromEntries(searchParams), body: await readJson(request) });
}

async function readJson(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text === "" ? {} : JSON.parse(text);
}
