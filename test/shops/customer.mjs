import assert from "node:assert/strict";
import { send } from "./send.mjs";

/**
 * A customer who uses the shop over HTTP, as a browser does.
 *
 * @param {string} shopUrl
 * @param {string} name
 * @param {string} mobile
 */
export function customerOf(shopUrl, name, mobile) {
  /** Calls the shop. It shows an answer or asks to try again; it never crashes. */
  async function ask(method, url, body) {
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await send(new URL(url, shopUrl), options);
    const answer = JSON.parse(text);
    const crash = status >= 500 && status !== 503;
    assert.ok(!crash, `${method} ${new URL(url, shopUrl).pathname} showed ${answer.says}`);
    return status < 300 ? answer : undefined;
  }

  /** Presses a button on a page of the payment service, and follows the redirect. */
  async function presses(button, page) {
    const { headers } = await send(page, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `do=${button}`,
    });
    if (headers.location?.startsWith(shopUrl)) await ask("GET", headers.location);
  }

  return {
    name,
    mobile,
    /** Each resolves to what the shop shows, or to undefined if it asks to try again. */
    orders: (item) => ask("POST", "/orders", { item, name, mobile }),
    subscribes: () => ask("POST", "/subscriptions", { name, mobile }),
    looksAt: (path) => ask("GET", path),
    cancels: (id) => ask("POST", `/orders/${id}/cancel`),
    asksForCode: (id) => ask("POST", `/orders/${id}/wallet`, { mobile }),
    entersCode: (id, code) => ask("POST", `/orders/${id}/code`, { code }),
    presses,
  };
}
