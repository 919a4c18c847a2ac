import { type Mistake, orders, posts, postsText, registers, renames } from "./mistake.js";

const CREDENTIALS = { apiId: "shop", secretKey: "k" };
const PARTNER = { profileNo: "shop", apiKey: "k" };
const PRODUCT = { title: "Book", price: 25, qty: 1 };

/** A registration with its parts replaced whole. */
const plans = (part: Record<string, unknown>): Mistake["call"] => {
  return ({ merchant }) => posts("/api/registerPayment", { ...merchant.plan(), ...part });
};

/** Mistakes in the names of fields, and in the shape that holds them. */
export const NAMES: readonly Mistake[] = [
  {
    name: "callbackUrl with a small b",
    status: 400,
    reported: "you sent callbackUrl. Write callBackUrl",
    call: renames({ callBackUrl: "callbackUrl" }),
  },
  {
    name: "snake_case",
    status: 400,
    reported:
      "the names are in snake_case: order_number, call_back_url and client_name. Write orderNumber, callBackUrl and clientName",
    call: renames({
      orderNumber: "order_number",
      callBackUrl: "call_back_url",
      clientName: "client_name",
    }),
  },
  {
    name: "PascalCase, as .NET writes it",
    status: 400,
    reported:
      "the names are in PascalCase: OrderNumber, Amount and Products. Write orderNumber, amount and products",
    call: renames({ orderNumber: "OrderNumber", amount: "Amount", products: "Products" }),
  },
  {
    name: "total instead of amount",
    status: 400,
    reported: "you sent total. Rename it to amount",
    call: renames({ amount: "total" }),
  },
  {
    name: "orderId instead of orderNumber",
    status: 400,
    reported: "you sent orderId. Rename it to orderNumber",
    call: renames({ orderNumber: "orderId" }),
  },
  {
    name: "items instead of products",
    status: 400,
    reported: "you sent items. Rename it to products",
    call: renames({ products: "items" }),
  },
  {
    name: "customerName and phone",
    status: 400,
    reported: "you sent customerName. Rename it to clientName",
    call: renames({ clientName: "customerName", clientMobile: "phone" }),
  },
  {
    name: "a typing error in a required name",
    status: 400,
    reported:
      "you sent clientMoblie, which is not a field of addInvoice. Rename it to clientMobile",
    call: renames({ clientMobile: "clientMoblie" }),
  },
  {
    name: "quantity in a product",
    status: 400,
    reported: "you sent products[].quantity. Rename it to products[].qty",
    call: orders({ products: [{ title: "Book", price: 25, quantity: 1 }] }),
  },
  {
    name: "unit_price in each product",
    status: 400,
    reported: "you sent products[].unit_price. Rename it to products[].price",
    call: orders({ products: [1, 2].map((qty) => ({ title: "Book", unit_price: 25, qty })) }),
  },
  {
    name: "an order nested under data",
    status: 400,
    reported: "the fields are nested under data. addInvoice expects them at the top of the body",
    call: ({ merchant }) => posts("/api/addInvoice", { data: merchant.order() }),
  },
  {
    name: "an order in a list",
    status: 400,
    reported: "the body is a list with one object in it. Send the object alone",
    call: ({ merchant }) => posts("/api/addInvoice", [merchant.order()]),
  },
  {
    name: "a body that was serialized twice",
    status: 400,
    reported:
      "the body is JSON inside a JSON text, so it was serialized twice. Serialize it once: your client may do so by itself",
    call: ({ merchant }) =>
      posts("/api/addInvoice", JSON.stringify(JSON.stringify(merchant.order()))),
  },
  {
    name: "no body at all",
    status: 400,
    reported: "you called addInvoice without a body. Send its fields as JSON",
    call: postsText(""),
  },
  {
    name: "fields in the query of a POST",
    status: 400,
    reported: "the fields are in the query: orderNumber and amount. Send them as a JSON body",
    call: () => posts("/api/addInvoice?orderNumber=ORD-1&amount=25", ""),
  },
  {
    name: "apiKey instead of secretKey",
    status: 400,
    reported: "you sent apiKey. Rename it to secretKey",
    call: () => posts("/api/auth", { apiId: "shop", apiKey: "k" }),
  },
  {
    name: "a partner's credentials at the merchants' door",
    status: 400,
    reported: "the body is one of issuePartnerToken. Send it to POST /api/partner/auth",
    call: () => posts("/api/auth", PARTNER),
  },
  {
    name: "a merchant's credentials at the partners' door",
    status: 400,
    reported: "the body is one of issueMerchantToken. Send it to POST /api/auth",
    call: () => posts("/api/partner/auth", CREDENTIALS),
  },
  {
    name: "a username and a password",
    status: 400,
    reported: "you sent username. Rename it to apiId",
    call: () => posts("/api/auth", { username: "shop", password: "k" }),
  },
  {
    name: "recurringModel, as the description's text calls it",
    status: 400,
    reported: "you sent recurringModel. Rename it to recurring",
    call: plans({ recurring: undefined, recurringModel: { type: "Monthly", iterations: 3 } }),
  },
  {
    name: "recurringType inside recurring",
    status: 400,
    reported: "you sent recurring.recurringType. Rename it to recurring.type",
    call: plans({ recurring: { recurringType: "Monthly", iterations: 3 } }),
  },
  {
    name: "iteration in the singular",
    status: 400,
    reported: "you sent recurring.iteration. Rename it to recurring.iterations",
    call: plans({ recurring: { type: "Monthly", iteration: 3 } }),
  },
  {
    name: "payment.amount",
    status: 400,
    reported: "you sent payment.amount. Rename it to payment.value",
    call: plans({ payment: { amount: 49.5, currencyCode: "SAR" } }),
  },
  {
    name: "urls.callBackUrl, as in an invoice",
    status: 400,
    reported: "you sent urls.callBackUrl. Rename it to urls.callback",
    call: plans({ urls: { callBackUrl: "http://127.0.0.1:3000/charged" } }),
  },
  {
    name: "an order sent to be registered",
    status: 400,
    reported: "the body is one of addInvoice. Send it to POST /api/addInvoice",
    call: ({ merchant }) => posts("/api/registerPayment", merchant.order({ products: [PRODUCT] })),
  },
  {
    name: "an id to cancel an invoice by",
    status: 400,
    reported: "you sent invoiceId. Rename it to transactionNo",
    call: () => posts("/api/cancelInvoice", { invoiceId: "1772366400000" }),
  },
  {
    name: "currencyCode in an order, which is then in riyals",
    status: 200,
    reported: "you sent currencyCode. Rename it to currency",
    call: orders({ currencyCode: "USD" }),
  },
  {
    name: "cancel_url beside good names",
    status: 200,
    reported: "you sent cancel_url. Write cancelUrl",
    call: renames({ cancelUrl: "cancel_url" }),
  },
  {
    name: "an expiry date, which no invoice has",
    status: 200,
    reported:
      "expiryDate has no effect. An invoice can be paid for 24 hours, and no field changes that",
    call: orders({ expiryDate: "2026-03-02" }),
  },
  {
    name: "a start date of a recurring payment",
    status: 200,
    reported:
      "recurring.startDate has no effect. Cycles count from the customer's first payment on paymentUrl, and no field sets a date",
    call: registers({ recurring: { startDate: "2026-04-01" } }),
  },
];
