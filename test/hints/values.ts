import { type Mistake, orders, posts } from "./mistake.js";

const BRANDS = "The brands are mada, visaMastercard, amex, tamara, stcpay, urpay, tabby";

const priced = (price: unknown) => orders({ products: [{ title: "Book", price, qty: 1 }] });

/** Mistakes in what the fields hold. */
export const VALUES: readonly Mistake[] = [
  {
    name: "an amount in words",
    status: 400,
    reported: 'amount is in words: "twenty five". Send digits',
    call: orders({ amount: "twenty five" }),
  },
  {
    name: "an amount with grouped thousands",
    status: 400,
    reported: "amount groups thousands with commas. Send 1234.50",
    call: orders({ amount: "1,234.50" }),
  },
  {
    name: "an amount with a decimal comma",
    status: 400,
    reported: "amount has a comma for its decimals. Send 25.50",
    call: orders({ amount: "25,50" }),
  },
  {
    name: "an amount with its currency",
    status: 400,
    reported: "amount names the currency. Send 25: the currency has its own field",
    call: orders({ amount: "25 SAR" }),
  },
  {
    name: "an amount as an object",
    status: 400,
    reported: "amount is an object. Send the number alone: the currency has its own field",
    call: orders({ amount: { value: 25, currency: "SAR" } }),
  },
  {
    name: "a price in words",
    status: 400,
    reported: 'products[].price is in words: "free". Send digits',
    call: priced("free"),
  },
  {
    name: "an amount a hundredth of its products",
    status: 400,
    reported: "amount is a hundredth of the sum of its products, 25.00. Send 25.00",
    call: orders({ amount: 0.25 }),
  },
  {
    name: "an amount below the minimum in a foreign currency",
    status: 400,
    reported:
      "5.00 SAR are 1.34 USD at this sandbox's rate of 3.75. Raise the amount to 1.34, or change the rate or the switch foreign-minimum",
    call: orders({ amount: 1.3, currency: "USD" }),
  },
  {
    name: "an amount in halalas",
    status: 200,
    reported:
      "amount 2500.00 is 100 times the sum of its products. Send 25.00: amounts are in units, not in hundredths",
    call: orders({ amount: 2500 }),
  },
  {
    name: "a price in halalas",
    status: 200,
    reported:
      "the products cost 2500.00, 100 times the amount. Send the price of one item in units, not in hundredths",
    call: priced(2500),
  },
  {
    name: "a product without its list",
    status: 400,
    reported: "products is one object. Put it into a list: [{...}]",
    call: orders({ products: { title: "Book", price: 25, qty: 1 } }),
  },
  {
    name: "products serialized on their own",
    status: 400,
    reported: "products is JSON inside a text. Send the list itself",
    call: orders({ products: '[{"title":"Book","price":25,"qty":1}]' }),
  },
  {
    name: "half a product",
    status: 400,
    reported: "products[].qty is 0.5. Send a whole number, since it is a count",
    call: orders({ products: [{ title: "Cheese", price: 25, qty: 0.5 }] }),
  },
  {
    name: "visa as a brand",
    status: 400,
    reported: 'supportedCardBrands names "visa". The brand is visaMastercard',
    call: orders({ supportedCardBrands: ["mada", "visa"] }),
  },
  {
    name: "a brand in capitals",
    status: 400,
    reported: 'supportedCardBrands names "STC_PAY". The brand is stcpay',
    call: orders({ supportedCardBrands: ["STC_PAY"] }),
  },
  {
    name: "a brand that is not offered",
    status: 400,
    reported: `supportedCardBrands names "applepay". ${BRANDS}`,
    call: orders({ supportedCardBrands: ["applepay"] }),
  },
  {
    name: "brands in one text",
    status: 400,
    reported: 'supportedCardBrands is one text. Send a list: ["mada","visaMastercard"]',
    call: orders({ supportedCardBrands: "mada,visaMastercard" }),
  },
  {
    name: "a currency in small letters",
    status: 400,
    reported: 'currency is "sar". Write SAR',
    call: orders({ currency: "sar" }),
  },
  {
    name: "a currency that is not offered",
    status: 400,
    reported: 'currency is "AED". Use SAR, USD, EUR, GBP, and convert the amount',
    call: orders({ currency: "AED" }),
  },
  {
    name: "a callback URL without a scheme",
    status: 400,
    reported: 'callBackUrl is "localhost:3000/paid", without a scheme. Write http://...',
    call: orders({ callBackUrl: "localhost:3000/paid" }),
  },
  {
    name: "a callback URL that is only a path",
    status: 400,
    reported:
      'callBackUrl is "/paid", a path without a host. The service calls it from elsewhere: write the whole address, http://...',
    call: orders({ callBackUrl: "/paid" }),
  },
  {
    name: "a callback URL of an app",
    status: 400,
    reported: 'callBackUrl is "myshop://paid", of another scheme. Write http or https',
    call: orders({ callBackUrl: "myshop://paid" }),
  },
  {
    name: "a callback URL that was never filled in",
    status: 400,
    reported: "callBackUrl is the word undefined. Replace it by the value",
    call: orders({ callBackUrl: "undefined" }),
  },
  {
    name: "a callback URL with a space",
    status: 400,
    reported: "callBackUrl contains a space. Encode it as %20",
    call: orders({ callBackUrl: "https://shop.example/my shop" }),
  },
  {
    name: "a callback URL with Arabic letters",
    status: 400,
    reported:
      "callBackUrl contains letters that are not ASCII. Write https://shop.example/%D8%AA%D9%85",
    call: orders({ callBackUrl: "https://shop.example/تم" }),
  },
  {
    name: "a callback URL with its scheme in capitals",
    status: 400,
    reported: 'callBackUrl is "HTTP://shop.example/paid", of another scheme. Write http or https',
    call: orders({ callBackUrl: "HTTP://shop.example/paid" }),
  },
  {
    name: "a discount as a product",
    status: 400,
    reported:
      "products[].price is below zero, as in a line for a discount. Leave the line out, and send the reduced total as amount",
    call: orders({
      products: [
        { title: "Book", price: 30, qty: 1 },
        { title: "Discount", price: -5, qty: 1 },
      ],
    }),
  },
  {
    name: "an order number beyond what JSON numbers hold",
    status: 400,
    reported:
      "orderNumber is a number beyond 2^53, so JSON has lost digits of it. Send it in quotes",
    call: orders({ orderNumber: 2 ** 60 }),
  },
  {
    name: "an empty text in a required field",
    status: 400,
    reported: "clientName is an empty text. Send a value, or leave it out if it is optional",
    call: orders({ clientName: "" }),
  },
  {
    name: "a mobile number without a digit",
    status: 200,
    reported: 'clientMobile is "abc", without a digit. Send the customer\'s number',
    call: orders({ clientMobile: "abc" }),
  },
  {
    name: "an idempotency key",
    status: 200,
    reported:
      "the service ignores Idempotency-Key, so a repeated call creates another invoice. Look the order up by its orderNumber before you repeat the call",
    call: ({ merchant }) =>
      posts("/api/addInvoice", merchant.order(), { "Idempotency-Key": "order-17" }),
  },
  {
    name: "the gateway's own address as callback URL",
    status: 200,
    reported: "callBackUrl is the address of the mock itself. Send the address of your server",
    call: ({ merchant, gateway }) =>
      posts("/api/addInvoice", merchant.order({ callBackUrl: `${gateway.baseUrl}/paid` })),
  },
  {
    name: "a mobile number that is a number",
    status: 400,
    reported: "clientMobile is a number, so zeros at its beginning are lost. Send it in quotes",
    call: orders({ clientMobile: 509200900 }),
  },
  {
    name: "a boolean in quotes",
    status: 400,
    reported: 'displayPending is "true". Send true, without quotes',
    call: orders({ displayPending: "true" }),
  },
  {
    name: "a placeholder of an SMS in braces",
    status: 200,
    reported:
      "smsMessage has {{client_name}}, which the customer gets unchanged. Write [CLIENT_NAME]",
    call: orders({ smsMessage: "Dear {{client_name}}, pay at [SHORT_URL]" }),
  },
];
