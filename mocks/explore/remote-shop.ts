import type { AdapterCall } from "./http-caller.js";
import type { Shop, ToldOrder, ToldSubscription, Webhook } from "./shop.js";

/** A shop whose adapter is elsewhere. What it does not offer it has not. */
export function remoteShop(call: AdapterCall, offers: readonly string[]): Shop {
  const all: Required<Omit<Shop, never>> = {
    start: (order) => call("start", { ...order }),
    tell: (id) => call("tell", { id }) as Promise<ToldOrder>,
    look: (id) => call("look", { id }),
    cancel: async (id) => saidBy(await call("cancel", { id })),
    sendCode: async (id) => saidBy(await call("sendCode", { id })),
    payWithCode: async (id, code) => saidBy(await call("payWithCode", { id, code })),
    subscribe: (wanted) => call("subscribe", { ...wanted }),
    tellSubscription: (id) => call("tellSubscription", { id }) as Promise<ToldSubscription>,
    passTime: (now) => call("passTime", { now }),
    restart: () => call("restart", {}),
    check: async () => {
      const wrong = await call("check", {});
      return typeof wrong === "string" ? wrong : undefined;
    },
    idle: async () => (await call("idle", {})) !== false,
    webhook: () => call("webhook", {}) as Promise<Webhook | undefined>,
    close: () => call("close", {}),
  };
  const own = Object.entries(all).filter(([name]) => offers.includes(name));
  // The two that are needed were looked for when the offers were read.
  return Object.fromEntries(own) as unknown as Shop;
}

/** Yes, no, or not clear. */
function saidBy(answer: unknown): boolean | undefined {
  return typeof answer === "boolean" ? answer : undefined;
}
