import { calls, type Mistake, type Sent, TOKEN } from "./mistake.js";

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
    reported: "/api stands there twice: the base URL ends in it already; call /api/addInvoice",
    call: post("/api/api/addInvoice"),
  },
  {
    name: "a base URL that ends in a slash",
    status: 404,
    reported:
      "two slashes stand in a row: the base URL ends in one and the path begins with one; call /api/addInvoice",
    call: post("//api/addInvoice"),
  },
  ...(
    [
      ["POST", "/API/ADDINVOICE", "the path of addInvoice is in another case", "/api/addInvoice"],
      [
        "POST",
        "/api/addInvoice/",
        "a slash stands after the path of addInvoice",
        "/api/addInvoice",
      ],
      ["GET", "/Pay/Order/1", "the path of the page is in another case", "/pay/order/1"],
      ["GET", "/receipt/1/", "a slash stands after the path of the page", "/receipt/1"],
    ] as const
  ).map(([method, path, cause, meant]) => ({
    name: `${path} for ${meant}`,
    status: 404,
    reported: `${cause}, and paths are exact; call ${method} ${meant}`,
    call: calls(method, path),
  })),
  {
    name: "a path without /api",
    status: 404,
    reported: "/api is missing before /addInvoice; call /api/addInvoice",
    call: post("/addInvoice"),
  },
  {
    name: "a path with too much before it",
    status: 404,
    reported:
      "/api before /rest/partner/getMyMerchants is too much; call /rest/partner/getMyMerchants; look at the base URL",
    call: get("/api/rest/partner/getMyMerchants"),
  },
  {
    name: "a version in the path",
    status: 404,
    reported: "the path names a version, and the service has none; call /api/addInvoice",
    call: post("/api/v2/addInvoice"),
  },
  {
    name: "a base URL that nobody filled in",
    status: 404,
    reported: "a part of the path is the word undefined; fill in the value that it stands for",
    call: post("/undefined/api/addInvoice"),
  },
  {
    name: "a variable of a collection in the path",
    status: 404,
    reported:
      "a part of the path is the placeholder {{base_url}}; fill in the value that it stands for",
    call: post("/%7B%7Bbase_url%7D%7D/api/addInvoice"),
  },
  {
    name: "a stop that belongs to the sentence",
    status: 404,
    reported: "the path has a sign too many at its end; call /api/addInvoice",
    call: post("/api/addInvoice."),
  },
  {
    name: "the name in another casing",
    status: 404,
    reported: "addInvoice is not at /api/add-invoice; call POST /api/addInvoice",
    call: post("/api/add-invoice"),
  },
  {
    name: "a wallet operation below /api",
    status: 404,
    reported: "sendOtp is not at /api/stcpay/sendOtp; call POST /rest/pay/stcpay/sendOtp",
    call: post("/api/stcpay/sendOtp"),
  },
  {
    name: "getInvoice without a number",
    status: 404,
    reported:
      "the transaction number is missing at the end of the path; call /api/getInvoice/{transactionNo}, which is the checkUrl of addInvoice's reply",
    call: get("/api/getInvoice"),
  },
  {
    name: "getInvoice with its number in the query",
    status: 404,
    reported:
      "the transaction number stands in the query as transactionNo; call /api/getInvoice/{transactionNo}, which is the checkUrl of addInvoice's reply",
    call: get("/api/getInvoice/?transactionNo=1772366400000"),
  },
  {
    name: "cancelInvoice with its number in the path",
    status: 404,
    reported:
      "cancelInvoice takes nothing at the end of its path; send the number in the body as transactionNo",
    call: post("/api/cancelInvoice/1772366400000"),
  },
  {
    name: "createInvoice",
    status: 404,
    reported: "addInvoice creates an invoice; call POST /api/addInvoice",
    call: post("/api/createInvoice"),
  },
  {
    name: "a REST path of an invoice",
    status: 404,
    reported: "getInvoice reads an invoice; call GET /api/getInvoice/{transactionNo}",
    call: get("/v1/invoices/1772366400000"),
  },
  {
    name: "a token by OAuth",
    status: 404,
    reported: "issueMerchantToken issues a token; call POST /api/auth",
    call: post("/oauth/token"),
  },
  {
    name: "a refund",
    status: 404,
    reported:
      "refundOrder refunds a paid order, with a partner's token; call POST /rest/partner/v2/merchant/{key}/{value}/refund",
    call: post("/api/refundInvoice"),
  },
  {
    name: "verifyOtp",
    status: 404,
    reported:
      "processPayment completes a wallet payment; call POST /rest/pay/stcpay/processPayment",
    call: post("/rest/pay/stcpay/verifyOtp"),
  },
  {
    name: "the order URL's operation on the base URL",
    status: 404,
    reported:
      "sendOtp belongs to the order URL, and this is the base URL; call {order}/rest/pay/stcpay/sendOtp",
    options: APART,
    arrange: places,
    call: post("/rest/pay/stcpay/sendOtp"),
  },
  {
    name: "the base URL's operation on the order URL",
    status: 404,
    reported:
      "addInvoice belongs to the base URL, and this is the order URL; call {base}/api/addInvoice",
    options: APART,
    arrange: places,
    call: () => ({ ...post("/api/addInvoice")(), at: "order" }) satisfies Sent,
  },
  {
    name: "GET instead of POST",
    status: 405,
    reported:
      "addInvoice was called like a page, as by a browser or after a redirect; send its fields by POST as a JSON body, and follow no redirect",
    call: get("/api/addInvoice"),
  },
  {
    name: "GET with the fields in the query",
    status: 405,
    reported:
      "the fields stand in the query: orderNumber and amount; send them by POST as a JSON body",
    call: get("/api/addInvoice?orderNumber=ORD-1&amount=25"),
  },
  {
    name: "POST to read an invoice",
    status: 405,
    reported: "getInvoice only reads, and POST is not it; use GET",
    call: post("/api/getInvoice/1772366400000"),
  },
  {
    name: "DELETE to cancel an invoice",
    status: 405,
    reported: "an invoice is not deleted; cancel it by POST /api/cancelInvoice",
    call: calls("DELETE", "/api/getInvoice/1772366400000"),
  },
  {
    name: "a page that asks whether it may call",
    status: 405,
    reported:
      "a browser asks whether a page may call addInvoice, which is not for pages; call it from the merchant's server, which has the token",
    call: calls("OPTIONS", "/api/addInvoice", {}),
  },
  {
    name: "a page that calls",
    status: 403,
    reported:
      "http://shop.example called addInvoice in a browser; call it from the merchant's server",
    call: calls("POST", "/api/addInvoice", { ...TOKEN, Origin: "http://shop.example" }),
  },
  {
    name: "a container that calls",
    status: 403,
    reported:
      "it was called as host.docker.internal:4010, and listens for this machine alone; start it with --host 0.0.0.0 --allow-host host.docker.internal to be called from containers and other machines",
    call: calls("POST", "/api/addInvoice", { ...TOKEN, Host: "host.docker.internal:4010" }),
  },
  {
    name: "a caller that names no host",
    status: 403,
    reported:
      "it was called without the name of a host, as HTTP/1.0 allows; send a Host header, such as Host: localhost, as HTTP/1.1 does",
    call: calls("POST", "/api/addInvoice", { ...TOKEN, Host: ":4010" }),
  },
  {
    name: "a path that is not encoded",
    status: 400,
    reported: "a % stands in the path that begins no code; encode what you put into the path",
    call: get("/api/getInvoice/100%"),
  },
  {
    name: "a path that is encoded in another way than UTF-8",
    status: 400,
    reported:
      "%ff%fe in the path is no text in UTF-8; encode the text in UTF-8, as encodeURIComponent does",
    call: get("/api/getInvoice/%41-%ff%fe"),
  },
];
