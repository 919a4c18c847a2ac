import { calls, type Mistake } from "./mistake.js";

const ORDERS = "/api/getTransactionsOfOrderNumber";
const KEYS = "/rest/partner/getMerchantKeys";
const get = (path: string) => calls("GET", path);

/** Mistakes with the parameters of a query, and with who a partner looks for. */
export const QUERIES: readonly Mistake[] = [
  {
    name: "an order number under another name",
    status: 400,
    reported: '"order" is another name; send ?orderNumber=',
    call: get(`${ORDERS}?order=ORD-1`),
  },
  {
    name: "an order number in another case",
    status: 400,
    reported: '"OrderNumber" is another name; send ?orderNumber=',
    call: get(`${ORDERS}?OrderNumber=ORD-1`),
  },
  {
    name: "an order number that stands there twice",
    status: 400,
    reported: "orderNumber stands in the query more than once; send it once",
    call: get(`${ORDERS}?orderNumber=A&orderNumber=B`),
  },
  {
    name: "an order number that is empty",
    status: 400,
    reported: "orderNumber is empty; send ?orderNumber=<value>",
    call: get(`${ORDERS}?orderNumber=`),
  },
  {
    name: "a profile number under another name",
    status: 400,
    reported: '"profile" is another name; send ?profileNo=',
    call: get(`${KEYS}/email/merchant-1@shop.example?profile=1`),
  },
  {
    name: "a merchant's e-mail as its mobile",
    status: 404,
    reported: 'mobile does not have "merchant-1@shop.example", but email has; search by email',
    call: get(`${KEYS}/mobile/merchant-1%40shop.example?profileNo=1`),
  },
  {
    name: "a merchant that the partner has not",
    status: 404,
    reported:
      "the partner of sandbox shop has 3 merchants, none with it; see those that there are with getMyMerchants",
    call: get(`${KEYS}/email/nobody@shop.example?profileNo=1`),
  },
  {
    name: "a merchant's keys in the words of another service",
    status: 404,
    reported:
      "getMerchantKeys reads the credentials of a partner's merchant, with a partner's token; call GET /rest/partner/getMerchantKeys/{searchType}/{searchValue}?profileNo=",
    call: get("/api/merchant/credentials"),
  },
];
