import { calls, type Mistake, type Sent } from "./mistake.js";

const post = (path: string) => calls("POST", path);
const get = (path: string) => calls("GET", path);

const APART = { orderPort: 0 } as const;
const places: Mistake["arrange"] = async ({ gateway }) => {
  return { base: gateway.baseUrl, order: gateway.orderUrl };
};

/** Mistakes with the address, the method and the place of the caller. */
export const PATHS: readonly Mistake[] = [
  {
    name: "a base URL that ends in /api",
    status: 404,
    reported:
      "the path contains /api twice. Remove it from your base URL, and call /api/addInvoice",
    call: post("/api/api/addInvoice"),
  },
  {
    name: "a base URL that ends in a slash",
    status: 404,
    reported:
      "the path has two slashes in a row: the base URL ends in one, and the path begins with one. Call /api/addInvoice",
    call: post("//api/addInvoice"),
  },
  ...(
    [
      ["POST", "/API/ADDINVOICE", "the path of addInvoice is in another case", "/api/addInvoice"],
      [
        "POST",
        "/api/addInvoice/",
        "there is a slash after the path of addInvoice",
        "/api/addInvoice",
      ],
      ["GET", "/Pay/Order/1", "the path of the page is in another case", "/pay/order/1"],
      ["GET", "/receipt/1/", "there is a slash after the path of the page", "/receipt/1"],
    ] as const
  ).map(([method, path, cause, meant]) => ({
    name: `${path} for ${meant}`,
    status: 404,
    reported: `${cause}, and paths are exact. Call ${method} ${meant}`,
    call: calls(method, path),
  })),
  {
    name: "a path without /api",
    status: 404,
    reported: "/api is missing before /addInvoice. Call /api/addInvoice",
    call: post("/addInvoice"),
  },
  {
    name: "a path with too much before it",
    status: 404,
    reported:
      "the path begins with /api. Call /rest/partner/getMyMerchants, and check your base URL",
    call: get("/api/rest/partner/getMyMerchants"),
  },
  {
    name: "a base URL that was never filled in",
    status: 404,
    reported: "a part of the path is the word undefined. Replace it by the value",
    call: post("/undefined/api/addInvoice"),
  },
  {
    name: "a variable of a collection in the path",
    status: 404,
    reported: "a part of the path is the placeholder {{base_url}}. Replace it by the value",
    call: post("/%7B%7Bbase_url%7D%7D/api/addInvoice"),
  },
  {
    name: "a stop that belongs to the sentence",
    status: 404,
    reported: "the path ends in a superfluous character. Call /api/addInvoice",
    call: post("/api/addInvoice."),
  },
  {
    name: "the name in another casing",
    status: 404,
    reported: "addInvoice is not at /api/add-invoice. Call POST /api/addInvoice",
    call: post("/api/add-invoice"),
  },
  {
    name: "a wallet operation below /api",
    status: 404,
    reported: "sendOtp is not at /api/stcpay/sendOtp. Call POST /rest/pay/stcpay/sendOtp",
    call: post("/api/stcpay/sendOtp"),
  },
  {
    name: "getInvoice without a number",
    status: 404,
    reported:
      "the transaction number is missing at the end of the path. Call /api/getInvoice/{transactionNo}, which is the checkUrl of addInvoice's reply",
    call: get("/api/getInvoice"),
  },
  {
    name: "getInvoice with its number in the query",
    status: 404,
    reported:
      "the transaction number is in the query as transactionNo. Call /api/getInvoice/{transactionNo}, which is the checkUrl of addInvoice's reply",
    call: get("/api/getInvoice/?transactionNo=1772366400000"),
  },
  {
    name: "cancelInvoice with its number in the path",
    status: 404,
    reported:
      "cancelInvoice takes nothing at the end of its path. Send the number in the body as transactionNo",
    call: post("/api/cancelInvoice/1772366400000"),
  },
  {
    name: "createInvoice",
    status: 404,
    reported: "addInvoice creates an invoice. Call POST /api/addInvoice",
    call: post("/api/createInvoice"),
  },
  {
    name: "a REST path of an invoice",
    status: 404,
    reported: "getInvoice reads an invoice. Call GET /api/getInvoice/{transactionNo}",
    call: get("/v1/invoices/1772366400000"),
  },
  {
    name: "a token by OAuth",
    status: 404,
    reported: "issueMerchantToken issues a token. Call POST /api/auth",
    call: post("/oauth/token"),
  },
  {
    name: "a refund",
    status: 404,
    reported:
      "refundOrder refunds a paid order, with a partner's token. Call POST /rest/partner/v2/merchant/{key}/{value}/refund",
    call: post("/api/refundInvoice"),
  },
  {
    name: "verifyOtp",
    status: 404,
    reported:
      "processPayment completes a wallet payment. Call POST /rest/pay/stcpay/processPayment",
    call: post("/rest/pay/stcpay/verifyOtp"),
  },
  {
    name: "the order URL's operation on the base URL",
    status: 404,
    reported:
      "sendOtp belongs to the order URL, and this is the base URL. Call {order}/rest/pay/stcpay/sendOtp",
    options: APART,
    arrange: places,
    call: post("/rest/pay/stcpay/sendOtp"),
  },
  {
    name: "the base URL's operation on the order URL",
    status: 404,
    reported:
      "addInvoice belongs to the base URL, and this is the order URL. Call {base}/api/addInvoice",
    options: APART,
    arrange: places,
    call: () => ({ ...post("/api/addInvoice")(), at: "order" }) satisfies Sent,
  },
  {
    name: "GET instead of POST",
    status: 405,
    reported:
      "addInvoice was called by GET, as a browser does or a client after a redirect. Send its fields by POST as a JSON body, and follow no redirect",
    call: get("/api/addInvoice"),
  },
  {
    name: "GET with the fields in the query",
    status: 405,
    reported:
      "the fields are in the query: orderNumber and amount. Send them by POST as a JSON body",
    call: get("/api/addInvoice?orderNumber=ORD-1&amount=25"),
  },
  {
    name: "POST to read an invoice",
    status: 405,
    reported: "getInvoice only reads, and POST is not it. Use GET",
    call: post("/api/getInvoice/1772366400000"),
  },
  {
    name: "DELETE to cancel an invoice",
    status: 405,
    reported: "no operation deletes an invoice. Cancel it with POST /api/cancelInvoice",
    call: calls("DELETE", "/api/getInvoice/1772366400000"),
  },
  {
    name: "a page that asks whether it may call",
    status: 405,
    reported:
      "a browser asks whether a page may call addInvoice, which is not for pages. Call it from your server, which has the token",
    call: calls("OPTIONS", "/api/addInvoice", {}),
  },
  {
    name: "a path that is not encoded",
    status: 400,
    reported:
      "the path has a % that begins no escape sequence of UTF-8. Encode the values that you put into the path, as encodeURIComponent does",
    call: get("/api/getInvoice/100%"),
  },
];
