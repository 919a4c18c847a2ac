import { type Mistake, mistakes, orders, posts, postsText, registers, renames } from "./mistake.js";

/** A registration with a part replaced whole. */
const plans = (part: Record<string, unknown>): Mistake["call"] => {
  return ({ merchant }) => posts("/api/registerPayment", { ...merchant.plan(), ...part });
};

const priced = (price: unknown) => orders({ products: [{ title: "Book", price, qty: 1 }] });

/** Mistakes in the names of fields, and in the shape that holds them. */
const NAMES = mistakes({ status: 400 }, [
  [renames({ callBackUrl: "callbackUrl" }), "you sent callbackUrl. Write callBackUrl"],
  [
    renames({ orderNumber: "order_number", clientName: "client_name" }),
    "the names are in snake_case: order_number and client_name. Write orderNumber and clientName",
  ],
  [
    renames({ orderNumber: "OrderNumber", amount: "Amount" }),
    "the names are in PascalCase: OrderNumber and Amount. Write orderNumber and amount",
  ],
  [renames({ amount: "total" }), "you sent total. Rename it to amount"],
  [
    renames({ clientMobile: "clientMoblie" }),
    "you sent clientMoblie, which is not a field of addInvoice. Rename it to clientMobile",
  ],
  [
    orders({ products: [1, 2].map((quantity) => ({ title: "Book", price: 25, quantity })) }),
    "you sent products[].quantity. Rename it to products[].qty",
  ],
  [
    plans({ payment: { amount: 49.5, currencyCode: "SAR" } }),
    "you sent payment.amount. Rename it to payment.value",
  ],
  [
    plans({ recurring: undefined, recurringModel: { type: "Monthly", iterations: 3 } }),
    "you sent recurringModel. Rename it to recurring",
  ],
  [
    ({ merchant }) => posts("/api/addInvoice", { data: merchant.order() }),
    "the fields are nested under data. addInvoice expects them at the top of the body",
  ],
  [
    ({ merchant }) => posts("/api/addInvoice", [merchant.order()]),
    "the body is a list with one object in it",
  ],
  [
    ({ merchant }) => posts("/api/addInvoice", JSON.stringify(JSON.stringify(merchant.order()))),
    "the body is JSON inside a JSON text, so it was serialized twice",
  ],
  [postsText(""), "you called addInvoice without a body"],
  [
    () => posts("/api/addInvoice?orderNumber=ORD-1&amount=25", ""),
    "the fields are in the query: orderNumber and amount. Send them as a JSON body",
  ],
]);

/** Mistakes in what the fields hold. */
const VALUES = mistakes({ status: 400 }, [
  [orders({ amount: { value: 25, currency: "SAR" } }), "amount is an object"],
  [orders({ amount: 0.25 }), "amount is a hundredth of the sum of its products, 25.00. Send 25.00"],
  [priced(-5), "products[].price is below zero, as in a line for a discount"],
  [orders({ callBackUrl: "undefined" }), "callBackUrl is the word undefined"],
  [
    orders({ callBackUrl: "https://shop.example/تم" }),
    "callBackUrl contains letters that are not ASCII. Write https://shop.example/%D8%AA%D9%85",
  ],
  [orders({ orderNumber: 2 ** 60 }), "orderNumber is a number beyond 2^53"],
  [
    orders({ clientMobile: 509200900 }),
    "clientMobile is a number, so zeros at its beginning are lost. Send it in quotes",
  ],
  [
    registers({ recurring: { iterations: "unlimited" } }),
    'recurring.iterations is "unlimited". Send 0 to charge until it is canceled',
  ],
]);

/** What the service accepts, and what its developer hardly meant. */
const ACCEPTED = mistakes({ status: 200 }, [
  [orders({ currencyCode: "USD" }), "you sent currencyCode. Rename it to currency"],
  [renames({ cancelUrl: "cancel_url" }), "you sent cancel_url. Write cancelUrl"],
  [orders({ expiryDate: "2026-03-02" }), "expiryDate has no effect. An invoice can be paid for 24"],
  [
    registers({ recurring: { type: "Weekly", intervalDays: 10 } }),
    "recurring.intervalDays is ignored with Weekly. Leave it out, or use Custom to charge every 10",
  ],
  [
    orders({ amount: 2500 }),
    "amount 2500.00 is 100 times the sum of its products. Send 25.00: amounts are in units",
  ],
  [priced(2500), "the products cost 2500.00, 100 times the amount"],
  [orders({ clientMobile: "abc" }), 'clientMobile is "abc", without a digit'],
  [
    ({ merchant }) => posts("/api/addInvoice", merchant.order(), { "Idempotency-Key": "order-17" }),
    "the service ignores Idempotency-Key, so a repeated call creates another invoice",
  ],
  [
    ({ merchant, gateway }) =>
      posts("/api/addInvoice", merchant.order({ callBackUrl: `${gateway.baseUrl}/paid` })),
    "callBackUrl is the address of the mock itself",
  ],
  [
    orders({ smsMessage: "Dear {{client_name}}, pay at [SHORT_URL]" }),
    "smsMessage has {{client_name}}, which the customer gets unchanged. Write [CLIENT_NAME]",
  ],
]);

/** Mistakes in the fields of a body. */
export const FIELDS = [...NAMES, ...VALUES, ...ACCEPTED];
