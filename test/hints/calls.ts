import { calls, JSON_TYPE, type Mistake, mistakes, posts, postsText, TOKEN } from "./mistake.js";

const issued: Mistake["arrange"] = async ({ merchant }) => {
  const { body } = await merchant.post("/api/auth", { apiId: "shop", secretKey: "k" });
  return { token: body.id_token };
};

/** A token whose half hour ends on the sandbox's clock. */
const ended: Mistake["arrange"] = async (persons) => {
  const made = await issued(persons);
  await persons.tester.clock.advance({ by: "PT30M" });
  return made;
};

/** A call of addInvoice under this Authorization header. */
const under = (authorization: string): Mistake["call"] => {
  return ({ merchant }, { token = "" }) => ({
    ...posts("/api/addInvoice", merchant.order()),
    headers: { ...JSON_TYPE, Authorization: authorization.replace("{token}", token) },
  });
};

/** A JWT of another issuer. */
function foreign(iss: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part({ iss, sub: "shop" })}.c2lnbmF0dXJl`;
}

const BASIC = `Basic ${Buffer.from("shop:k").toString("base64")}`;
const WHOLE_REPLY = '{"id_token":"{token}"}';

/** Mistakes with the token. */
const TOKENS = [
  ...mistakes({ status: 401, arrange: issued, options: { seed: "one" } }, [
    [
      calls("GET", "/api/getInvoice/1772366400000", {}),
      "checkUrl was called without a token, which it needs like every other call",
    ],
    [
      calls("GET", "/api/recurringPayments", { "X-Api-Key": "sandbox_shop" }),
      "the header x-api-key carries the token",
    ],
    [
      calls("GET", "/api/recurringPayments?token=sandbox_shop", {}),
      "the query contains the token as token",
    ],
    [under(BASIC), "Basic carries the credentials of shop themselves. Exchange them first"],
    [under("Bearer undefined"), "the token is the word undefined"],
    [under("Bearer <ACCESS_TOKEN>"), "the token is the placeholder <ACCESS_TOKEN>"],
    [under('Bearer "{token}"'), "the token is in quotes"],
    [under(`Bearer ${WHOLE_REPLY}`), "the token is the whole reply of the call that issued it"],
    [under("Bearer shop"), "shop is the name of a sandbox. Send Bearer sandbox_shop"],
    [
      under(`Bearer ${foreign("paystub")}`),
      "another mock, or this mock with another seed, issued the token",
    ],
    [under(`Bearer ${foreign("service")}`), "the token does not come from paystub, but perhaps"],
  ]),
  ...mistakes({ status: 401, arrange: ended, options: { clock: "2020-01-01T00:00:00.000Z" } }, [
    [under("Bearer {token}"), "a token is valid for 30 minutes, or 30 hours with persistToken"],
  ]),
  ...mistakes({ status: 401, arrange: ended, options: { clock: "2090-01-01T00:00:00.000Z" } }, [
    [
      under("Bearer {token}"),
      "only the sandbox's clock, which was moved to 1 Jan 2090, 03:30:00 Riyadh, is past its end",
    ],
  ]),
  ...mistakes({ status: 401, options: { settings: { secretKey: "the-one" } } }, [
    [
      () => posts("/api/auth", { apiId: "shop", secretKey: "another" }),
      "a tester gave sandbox shop a secretKey of its own in its settings",
    ],
  ]),
  ...mistakes(
    {
      status: 403,
      arrange: async ({ merchant }) => {
        const partner = { profileNo: "shop", apiKey: "k" };
        return { token: (await merchant.post("/api/partner/auth", partner)).body.id_token };
      },
    },
    [[under("Bearer {token}"), "the token came from POST /api/partner/auth"]],
  ),
];

const ORDER = '{"orderNumber": "ORD-1", "amount": 25}';
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Mistakes with the body as a whole. */
const BODIES = [
  ...mistakes({ status: 415 }, [
    [postsText("orderNumber=ORD-1&amount=25", FORM), "the body is a form, as curl -d and many"],
    [
      postsText(ORDER, { "Content-Type": "text/plain" }),
      "the body is JSON, but is called text/plain",
    ],
    [
      () => ({ method: "POST", path: "/api/addInvoice", headers: TOKEN, body: ORDER }),
      "the body is JSON, but nothing says so",
    ],
    [
      postsText(ORDER, { "Content-Encoding": "gzip" }),
      "the client compresses its requests with gzip",
    ],
  ]),
  ...mistakes({ status: 400 }, [
    [postsText(`'${ORDER}'`), "the shell passed quotes on instead of using them"],
    [postsText("[object Object]"), "your client converted an object to text without serializing"],
    [postsText("orderNumber=ORD-1&amount=25"), "the body is a form, but its Content-Type says"],
    [
      postsText('{"clientName": "زيد", "orderNumber": "ORD'),
      "the body ends in the middle, and it has letters of more than one byte",
    ],
  ]),
];

const post = (path: string) => calls("POST", path);
const get = (path: string) => calls("GET", path);

/** Mistakes with the address, the method and the place of the caller. */
const PATHS = [
  ...mistakes({ status: 404 }, [
    [
      post("/api/api/addInvoice"),
      "the path contains /api twice. Remove it from your base URL, and call /api/addInvoice",
    ],
    [post("//api/addInvoice"), "the path begins with /. Call /api/addInvoice"],
    [post("/API/ADDINVOICE"), "addInvoice is not at /API/ADDINVOICE. Call POST /api/addInvoice"],
    [post("/api/addInvoice/"), "addInvoice is not at /api/addInvoice/. Call POST /api/addInvoice"],
    [post("/addInvoice"), "addInvoice is not at /addInvoice. Call POST /api/addInvoice"],
    [
      get("/api/rest/partner/getMyMerchants"),
      "the path begins with /api. Call /rest/partner/getMyMerchants, and check your base URL",
    ],
    [post("/undefined/api/addInvoice"), "a part of the path is the word undefined"],
    [
      post("/%7B%7Bbase_url%7D%7D/api/addInvoice"),
      "a part of the path is the placeholder {{base_url}}",
    ],
    [post("/api/addInvoice."), "addInvoice is not at /api/addInvoice.. Call POST /api/addInvoice"],
    [
      post("/api/stcpay/send-otp"),
      "sendOtp is not at /api/stcpay/send-otp. Call POST /rest/pay/stcpay/sendOtp",
    ],
    [get("/api/getInvoice"), "the transaction number is missing at the end of the path"],
    [
      get("/api/getInvoice/?transactionNo=1772366400000"),
      "the transaction number is in the query as transactionNo",
    ],
    [
      post("/api/cancelInvoice/1772366400000"),
      "cancelInvoice takes nothing at the end of its path. Send the number in the body",
    ],
    [post("/api/createInvoice"), "addInvoice creates an invoice. Call POST /api/addInvoice"],
    [
      get("/v1/invoices/1772366400000"),
      "getInvoice reads an invoice. Call GET /api/getInvoice/{transactionNo}",
    ],
    [
      post("/api/refundInvoice"),
      "refundOrder refunds a paid order, with a partner's token. Call POST /rest/partner/v2/",
    ],
    [
      get("/api/merchant/credentials"),
      "getMerchantKeys reads the credentials of a partner's merchant, with a partner's token",
    ],
  ]),
  ...mistakes(
    {
      status: 404,
      options: { orderPort: 0 },
      arrange: async ({ gateway }) => ({ base: gateway.baseUrl, order: gateway.orderUrl }),
    },
    [
      [
        post("/rest/pay/stcpay/sendOtp"),
        "sendOtp belongs to the order URL, and this is the base URL. Call {order}/rest/pay/stcpay/",
      ],
      [
        () => ({ ...post("/api/addInvoice")(), at: "order" }),
        "addInvoice belongs to the base URL, and this is the order URL. Call {base}/api/addInvoice",
      ],
    ],
  ),
  ...mistakes({ status: 405 }, [
    [
      get("/api/addInvoice"),
      "addInvoice was called by GET, as a browser does or a client after a redirect",
    ],
    [
      calls("OPTIONS", "/api/addInvoice", {}),
      "a browser asks whether a page may call addInvoice, which is not for pages",
    ],
  ]),
  ...mistakes({ status: 400 }, [
    [get("/api/getInvoice/100%"), "the path has a % that begins no escape sequence of UTF-8"],
  ]),
];

const ORDERS = "/api/getTransactionsOfOrderNumber";
const KEYS = "/rest/partner/getMerchantKeys";

/** Mistakes with the parameters of a query, and with who a partner looks for. */
const QUERIES = [
  ...mistakes({ status: 400 }, [
    [get(`${ORDERS}?order=ORD-1`), 'you sent "order". Rename it to orderNumber'],
    [get(`${ORDERS}?OrderNumber=ORD-1`), 'you sent "OrderNumber". Rename it to orderNumber'],
    [get(`${ORDERS}?orderNumber=A&orderNumber=B`), "the query has orderNumber more than once"],
    [get(`${ORDERS}?orderNumber=`), "orderNumber is empty. Send ?orderNumber=<value>"],
  ]),
  ...mistakes({ status: 404 }, [
    [
      get(`${KEYS}/mobile/merchant-1%40shop.example?profileNo=1`),
      'no merchant has mobile "merchant-1@shop.example", but one has it as email',
    ],
    [
      get(`${KEYS}/email/nobody@shop.example?profileNo=1`),
      "none of the 3 merchants of sandbox shop has it. List them with getMyMerchants",
    ],
  ]),
];

/** Mistakes with the token, the body as a whole, the address and the query. */
export const CALLS = [...TOKENS, ...BODIES, ...PATHS, ...QUERIES];
