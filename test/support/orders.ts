/** The least that creates an invoice. Nothing listens at the address unless a test gives another. */
export const invoiceFields = (callBackUrl = "http://127.0.0.1:1/paid") => ({
  orderNumber: "ORD-1",
  amount: 25.5,
  callBackUrl,
  clientName: "Sara Al Harbi",
  clientMobile: "0500000001",
  products: [{ title: "Coffee beans", price: 25.5, qty: 1 }],
});
