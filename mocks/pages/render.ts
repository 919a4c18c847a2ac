/** All pages: pure functions from a view to a whole document. */
export { renderMessage } from "./message.js";
export { renderPaymentPage } from "./payment.js";
export { renderReceipt } from "./receipt.js";
export { renderRecurringPage } from "./recurring.js";
