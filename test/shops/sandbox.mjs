import { send } from "./send.mjs";

/**
 * What a test reads and does at the payment service without the shop.
 *
 * @param {string} controlUrl
 * @param {string} name of the sandbox
 */
export function sandboxAt(controlUrl, name) {
  const root = `${controlUrl}/sandboxes/${encodeURIComponent(name)}`;
  const ask = async (path, body) => {
    const post = { method: "POST", headers: { "Content-Type": "application/json" } };
    const options = body && { ...post, body: JSON.stringify(body) };
    const { status, text } = await send(`${root}${path}`, options);
    if (status >= 300) throw new Error(`${path}: ${text}`);
    return JSON.parse(text);
  };
  return {
    invoices: async () => (await ask("/invoices")).invoices,
    recurring: async () => (await ask("/recurring")).recurring,
    callbacks: async () => (await ask("/callbacks")).callbacks,

    /** Pays an invoice as the customer would. */
    pay: (transactionNo) => ask(`/invoices/${transactionNo}/pay`, {}),

    /** Lets a little time pass. Waits until every call to the shop has ended. */
    passTime: () => ask("/clock/advance", { by: "PT5S" }),

    /** The code in the latest message to a mobile; undefined without a message. */
    async codeSentTo(mobile) {
      const { sms } = await ask("/sms");
      const latest = sms.filter(({ kind, to }) => kind === "otp" && to === mobile).at(-1);
      return latest?.text.match(/\d+/)?.[0];
    },
  };
}
