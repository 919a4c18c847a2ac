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
  [
    () => posts("/api/auth", { profileNo: "shop", apiKey: "k" }),
    "the body is one of issuePartnerToken. Send it to POST /api/partner/auth",
  ],
  [
    ({ merchant }) => posts("/api/registerPayment", merchant.order()),
    "the body is one of addInvoice. Send it to POST /api/addInvoice",
  ],
]);

/** Mistakes in what the fields hold. */
const VALUES = mistakes({ status: 400 }, [
  [orders({ amount: "twenty five" }), 'amount is in words: "twenty five". Send digits'],
  [orders({ amount: "1,234.50" }), "amount groups thousands with commas. Send 1234.50"],
  [orders({ amount: "25,50" }), "amount has a comma for its decimals. Send 25.50"],
  [orders({ amount: "25 SAR" }), "amount names the currency. Send 25: "],
  [orders({ amount: { value: 25, currency: "SAR" } }), "amount is an object"],
  [priced("free"), 'products[].price is in words: "free"'],
  [orders({ amount: 0.25 }), "amount is a hundredth of the sum of its products, 25.00. Send 25.00"],
  [
    orders({ amount: 1.3, currency: "USD" }),
    "5.00 SAR are 1.34 USD at this sandbox's rate of 3.75. Raise the amount to 1.34",
  ],
  [orders({ products: { title: "Book", price: 25, qty: 1 } }), "products is one object"],
  [orders({ products: '[{"title":"Book"}]' }), "products is JSON inside a text"],
  [
    orders({ products: [{ title: "Cheese", price: 25, qty: 0.5 }] }),
    "products[].qty is 0.5. Send a whole number",
  ],
  [priced(-5), "products[].price is below zero, as in a line for a discount"],
  [
    orders({ supportedCardBrands: ["mada", "visa"] }),
    'supportedCardBrands names "visa". The brand is visaMastercard',
  ],
  [
    orders({ supportedCardBrands: ["STC_PAY"] }),
    'supportedCardBrands names "STC_PAY". The brand is stcpay',
  ],
  [
    orders({ supportedCardBrands: ["applepay"] }),
    'supportedCardBrands names "applepay". The brands are mada, visaMastercard, amex, tamara, stcpay',
  ],
  [
    orders({ supportedCardBrands: "mada,visaMastercard" }),
    'supportedCardBrands is one text. Send a list: ["mada","visaMastercard"]',
  ],
  [orders({ currency: "sar" }), 'currency is "sar". Write SAR'],
  [
    orders({ currency: "AED" }),
    'currency is "AED". Use SAR, USD, EUR, GBP, and convert the amount',
  ],
  [
    orders({ callBackUrl: "localhost:3000/paid" }),
    'callBackUrl is "localhost:3000/paid", without a scheme. Write http://...',
  ],
  [orders({ callBackUrl: "/paid" }), 'callBackUrl is "/paid", a path without a host'],
  [orders({ callBackUrl: "myshop://paid" }), 'callBackUrl is "myshop://paid", of another scheme'],
  [orders({ callBackUrl: "undefined" }), "callBackUrl is the word undefined"],
  [orders({ callBackUrl: "https://shop.example/my shop" }), "callBackUrl contains a space"],
  [
    orders({ callBackUrl: "https://shop.example/تم" }),
    "callBackUrl contains letters that are not ASCII. Write https://shop.example/%D8%AA%D9%85",
  ],
  [orders({ orderNumber: 2 ** 60 }), "orderNumber is a number beyond 2^53"],
  [orders({ clientName: "" }), "clientName is an empty text"],
  [
    orders({ clientMobile: 509200900 }),
    "clientMobile is a number, so zeros at its beginning are lost. Send it in quotes",
  ],
  [
    () => posts("/api/cancelInvoice", { transactionNo: 1772366400000 }),
    'transactionNo is a number. Send it in quotes: "1772366400000"',
  ],
  [orders({ displayPending: "true" }), 'displayPending is "true". Send true, without quotes'],
  [registers({ recurring: { type: "monthly" } }), 'recurring.type is "monthly". Write Monthly'],
  [
    registers({ recurring: { type: "Yearly" } }),
    'recurring.type is "Yearly". Use Daily, Weekly or Monthly, or Custom',
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
